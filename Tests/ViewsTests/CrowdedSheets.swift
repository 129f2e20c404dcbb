/// A game with a brawl: pairs, misconducts, a match penalty, a goalkeeper's minor that a team-mate
/// serves, and penalties at the very end.
let brawlSheet = """
  under    nhl-2025
  home     TOR
  visiting MTL
  P1  4:10  TOR6   2 hooking
      6:00  MTL4   5+GM fighting
            TOR8   5+GM fighting
            MTL11  2+5 instigator
            TOR9   5 fighting
            MTL12  2+10 roughing
            TOR22  2 roughing
            TOR23  2 roughing
            MTL30g 2 leaving-crease served-by MTL17
            TOR44  M spearing
            MTL45  GM abuse-of-officials
      8:30  TOR9   goal 4 5
      9:00  MTL20  2 tripping
      9:10  MTL21  2 slashing
      9:20  MTL22  2 interference
      9:40  TOR4   goal
  P2  1:00  TOR6   2+2 high-sticking
      2:15  MTL4   goal 9
      3:40  MTL9   goal 5 6
     10:00  TOR5   2 hooking
     10:00  MTL5   2 hooking
  P3 19:00  MTL33  2 delay-of-game
     19:59  TOR2   5 boarding
     20:00  TOR3   2 roughing
            MTL7   2 roughing
  """

/// A game with a shoot-out, a penalty shot, and penalties in overtime.
let shootOutSheet = """
  under    iihf-2025
  home     FIN
  visiting SWE
  date     2026-02-14
  P1  2:00  FIN4   2 tripping
      3:00  SWE9   goal 11 21
      8:00  FIN6   PS
      8:00  SWE21  penalty-shot missed
     15:00  SWE5   5+GM checking-from-behind
     19:00  FIN20  goal 4 10
  P2 12:00  FIN30g 2 delay-of-game served-by FIN18
     13:00  SWE5   goal
  P3 10:00  FIN11  goal 12 10
     12:00  SWE3  goal
     18:00  SWE   bench 2 too-many-men served-by SWE8
  OT  1:00  FIN3   2 holding
      1:30  SWE7   2 roughing
            FIN8   2 roughing
  SO        FIN11  shoot-out scored
            SWE12  shoot-out missed
            FIN12  shoot-out missed
            SWE9   shoot-out scored
            FIN20  shoot-out missed
            SWE16  shoot-out missed
            FIN4   shoot-out scored
            SWE21  shoot-out missed
            FIN9   shoot-out missed
            SWE33  shoot-out missed
  """

/// A game that the officials corrected: a release, a call taken back, and the clock set back.
let correctedSheet = """
  under    hockey-canada-2024
  clock    remaining
  home     LEA
  visiting RED
  P1 18:00  LEA6   2 hooking @a
     17:00  RED7   2 tripping @b
     16:40  release LEA6 officials-error
     15:55  void @b wrong-player
     12:00  LEA9   5+GM checking-from-behind
     11:00  RED4   2+10 abuse
     10:30  RED12  2 tripping
     10:00  RED13  2 holding
      9:00  LEA    goal
      6:00  LEA3   5 fighting
            RED3   5 fighting
            RED5   2 roughing
      5:00  RED9   goal 8 7
      4:00  clock 4:30 timekeeper
      2:00  RED12  left-box player
      1:00  whistle
  P2 20:00  LEA22  2 delay-of-game
     15:00  LEA30g 2 tripping
     14:00  RED?   M spearing
      9:00  LEA8   goal
  P3 10:00  LEA8   2+2+10 head-contact
      0:10  RED2   2 slashing
      0:00  game-end
  """
