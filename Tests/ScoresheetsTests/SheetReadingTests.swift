import HockeyRules
import Scoresheets
import Testing
