import type { CrisisFrame } from './crisis-frame.ts'
import { ordinaryLeave, outOfReach, writtenFarewell } from './farewell.ts'

/** What can kill, where it lies within reach. */
const withinReach =
  /\b(?:tablets|pills|meds|gun|pistol|rifle|shotgun|revolver|glock|p45|p38|p22|9 ?mm|blades?|razor|knife|rope|noose|insulin|sniper|pesticide|insecticide|rat (?:poison|killer)|weed ?killer|paraquat|gramoxone|poison)\b.{0,24}\b(?:(?:is|are|right|all|here|now|out) )*(?:in (?:my|his|her) (?:hands?|lap|mouth|pocket)|on (?:the|my) (?:table|bed|bench|counter|desk|sofa|seat|lap)|in front of me|next to me|beside me|laid out|counted out|lined up|loaded)\b/
/** What turns it into a danger: despair, loss, drink, a farewell, a time set. */
const despair =
  /\b(?:cant (?:do (?:this|it)|take (?:it|this|any)|go on|cope)|done with|lost (?:the|my|every\w*)|left me|(?:wife|husband|she|he) left|no point|goodbye|good bye|the end|end it|tonight|its over|saving|saved|tired of (?:it|this|life|living)|hate (?:myself|my life)|useless|worthless|failed|(?:and|with) a bottle|whisk(?:e?y)|vodka|drunk|never coming back|no ?(?:one|body) (?:cares|left)|anymore|any more)\b/

const atThePlace =
  /\b(?:im|i am|hes|shes|he is|she is|ive come|standing|sitting|stood|sat) (?:\w+ ){0,3}(?:on|at|outside|under|by|up on|in|inside|near) (?:the |a |my |this )?(?:\w+ )?(?:it now|bridge|car park|parking (?:garage|structure)|multi ?storey|roof|ledge|cliff|platform|railway|tracks?|station|overpass|balcony|edge|viaduct|window ?sill)\b/
const ofJumping =
  /\b(?:(?:gonna|going to|want to|wanna|about to|ready to|was gonna|was going to|could|might|should) (?:just )?(?:jump|step off|go over|let go|end it|do it|throw my ?self)|jump off|throw my ?self|in front of (?:a|the) (?:train|lorry|bus|tube|truck)|over the edge)\b/

/** Means within reach, urges that come as pictures, farewells of others, and who has no trust left in help. */
export const meansAtHandFrames: readonly CrisisFrame[] = [
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    level: 'ambulance',
    isHard: true,
    isAcrossMessage: true,
    cues: [atThePlace, ofJumping],
    unless:
      /\b(?:came|come|got|climbed|walked) (?:back )?(?:down|off|away)|years? ago|used to|film|bungee|parachut\w*|sky ?div\w*|pool|trampoline|leads|start(?:er)?\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    level: 'ambulance',
    isHard: true,
    cues: [
      /\block(?:ed|ing)? (?:him|her|my|them) ?sel(?:f|ves) in\b/,
      /\b(?:with (?:them|it|those|the (?:\w+ )?(?:knife|knives|pliers|scissors|blades?|razors?|tablets|pills|rope|gun|hammer|bottle))|has (?:the|a) (?:\w+ )?(?:knife|blade|razor|rope|gun)|wont answer|not answering|gone quiet|says (?:he|she) has to|going to (?:do it|end it|kill))\b/,
    ],
    unless: /\b(?:homework|toilet roll|towel|phone charger|accident\w*|key)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    level: 'ambulance',
    isHard: true,
    isAcrossMessage: true,
    cues: [withinReach, despair],
    unless:
      /\b(?:can i|should i|which (?:one|tablet|pill)|what dose|how many|prescri\w*|pharmac\w*|cook\w*|chop\w*|rash|allerg\w*|(?:before|after|with) (?:food|meals|breakfast)|clean\w*|hunt\w*|range|shav\w*|climb\w*|my (?:dose|insulin) tonight)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    cues: [
      /\b(?:think|thinks|thinking|thought|thoughts|picture|pictures|picturing|imagin\w*|urges?|flash\w*|tempt\w*)\b.{0,20}\b(?:crash\w*|driv(?:e|ing) (?:(?:the|my|this) (?:\w+ )?)?(?:into|off)|steer\w*|swerv\w*|veer\w*)\b.{0,20}\b(?:truck|car|van|bike|lorry|rig|cab|wall|trees?|bridge|traffic|road|it|into|off)\b/,
    ],
    unless:
      /\b(?:scared|afraid|fear\w*|anxious|nervous|phobia|worried|flash ?backs?|nightmares?|test drive|insurance|after (?:the|my|a|our) (?:crash|accident)|my (?:son|daughter|wife|husband|mum|dad) (?:might|will|could))\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    isAcrossMessage: true,
    cues: [
      /\b(?:want|wants|need|going|gonna|urge|about)\b.{0,12}\b(?:to )?do it again\b/,
      /\b(?:the )?(?:cutting|self ?harm\w*|burning (?:myself|my (?:arms?|legs?)))\b/,
    ],
    unless: /\b(?:grass|hedge|lawn|hair|calories|carbs|down on|cost\w*)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    cues: [
      /\b(?:samaritans|lifeline|988|crisis (?:line|team)|suicide (?:line|hotline|helpline))\b.{0,40}\b(?:again|number|on hold|useless|hung up|no ?(?:one|body))\b|\b(?:rung|rang|called|phoned|tried)\b.{0,16}\b(?:samaritans|lifeline|988|(?:the )?crisis (?:line|team))\b/,
    ],
    unless: /\b(?:volunteer\w*|work (?:for|at|with)|donat\w*|train\w*|fundrais\w*|charity|years ago|used to)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    level: 'emergency-department',
    isAcrossMessage: true,
    cues: [
      /\b(?:one(?: of them)?|it|this (?:one|time)|ive|i) (?:\w+ )?(?:went|gone|cut|is) (?:too |so |really |quite |pretty )?deep(?:er)?\b/,
      /\b(?:yellow (?:stuff|bits?|fat)|(?:see|seeing) (?:the )?fat|gap(?:es|ing)|(?:still|wide|is) open|wont (?:close|stop)|stitch\w*)\b/,
    ],
    unless:
      /\b(?:garden\w*|kitchen|cook\w*|chop\w*|knife slipped|glass|tin|saw|fence|nail|work|fell|accident\w*|bit(?:e|ten)?|dog|cat|operation|surg\w*|splinter|doctor cut)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    level: 'emergency-department',
    cues: [/\b(?:went|gone|cut|go) (?:too|so|really) deep this time\b/],
    unless: /\b(?:garden\w*|div(?:e|ing)|hole|dig\w*|swim\w*|needle|injection)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    cues: [
      /\b(?:im|i am|ive been|i have been|i keep|been|still) (?:having|getting) (?:(?:bad|dark|those|these|the|such|awful|scary) )?thoughts\b(?=\W*(?:$|again|tonight|today|now|every|all|when|at night|lately|yes|no\b))/,
    ],
    unless: /\b(?:second thoughts|thoughts (?:about|on) (?:the|a|my|moving|changing|quitting))\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    level: 'ambulance',
    isAcrossMessage: true,
    isHard: true,
    cues: [writtenFarewell, outOfReach],
    unless: ordinaryLeave,
  },
]
