print("penaltybox")
