import type { CrisisFrame } from './crisis-frame.ts'
import { ownDeed } from './own-hand.ts'

const firearm = '(?:guns?|shotgun|rifle|pistol|revolver|glock|9 ?mm|handgun|firearm)'
/** A gun that lies where somebody sits, with no word of despair beside it. */
const gunBeside = new RegExp(
  String.raw`\b${firearm}\b.{0,24}\b(?:on the (?:\w+ )?(?:seat|table|bed|lap|desk|couch|sofa)|(?:in|on) my (?:lap|hand|mouth)|(?:next to|beside|with|in front of) me|under my (?:pillow|chin)|to my head)\b|\b(?:sitting|sat|sit|holding|staring|looking)\b.{0,24}\b(?:with|at|the|my|a) (?:my |the |dads |his )?${firearm}\b`,
)
/** What is put in order by who means to be gone. */
const givesAway =
  /\b(?:sold|gave|given|giving|rehomed|found (?:a )?(?:new )?homes? for|passed on)\b.{0,16}\b(?:dogs?|cats?|horses?|animals|pets?|guitar|tools|watch|car|van|bike|things|stuff)\b(?! (?:kennel|basket|bed|crate|food|seat|park))/
const putsInOrder = new RegExp(
  String.raw`\b(?:clean(?:ed|ing)|oil(?:ed|ing)|load(?:ed|ing)) (?:the |my |his )?${firearm}\b|\b(?:paid|settled|sorted|squared)\b.{0,20}\b(?:up|off|bills?|debts?|will|papers|paperwork|insurance|funeral|accounts?)\b|\b(?:clean(?:ed|ing)|clear(?:ed|ing)|tidied|tidying) (?:out|up)\b.{0,12}\b(?:garage|house|flat|room|shed|desk|locker|loft)\b`,
)
const ofMoving =
  /\b(?:moving|move|moved|emigrat\w*|new (?:house|flat|job|landlord|baby)|downsiz\w*|retir\w*|sale|ebay|car boot|spring clean\w*|charity shop|allerg\w*|rent(?:ed|ing)?|hunting|hunt|range|clay|shoot(?:ing)? (?:club|season)|nail gun|glue gun|heat gun|massage gun|water gun|toy|nerf|police officer|armou?rer|on duty)\b/

/** Preparations without a word of dying or of weariness: what lies at hand, what is put in order. Asked about, kindly and straight out (NICE NG225). */
export const preparationFrames: readonly CrisisFrame[] = [
  { kind: 'self-harm', certainty: 'possible', level: 'emergency-department', cues: [gunBeside], unless: ofMoving },
  {
    kind: 'self-harm',
    certainty: 'possible',
    isAcrossMessage: true,
    isOwnNegation: true,
    cues: [givesAway, putsInOrder],
    unless: ofMoving,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    cues: [
      /\b(?:everyone|everybody|them|they|family|kids|wife|husband|people)\b.{0,16}\b(?:less|nothing) (?:for (?:them|everyone) )?to (?:deal with|sort|sort out|clear up|worry about) (?:after|afterwards|when im|once im)\b/,
    ],
    unless: ofMoving,
  },
  // "I have been saving up my amitriptyline so it's ready"
  {
    kind: 'self-harm',
    certainty: 'possible',
    level: 'emergency-department',
    cues: [
      /\b(?:sav(?:ed|ing) up|stockpil\w*|hoard\w*|stash\w*|collect(?:ed|ing)|put(?:ting)? (?:by|aside)|kept back|keeping back)\b.{0,24}\b(?:tablets|pills|meds|medicines?|painkillers|\w+(?:triptyline|pam|pine|olol|prazole|zine|codone|codeine|adol|clone|amol|profen)|morphine|insulin|sertraline|codeine|digoxin|opioids?)\b/,
      /\b(?:ready|in case|for when|for the (?:day|night|right)|when (?:the time|its time|i)|enough|just there|for later|until i|what it takes)\b/,
    ],
    unless:
      /\b(?:holiday|travel\w*|shortage|strike|pandemic|lockdown|closed|out of stock|returned?|recycl\w*|hand(?:ed|ing)? (?:them|it) (?:in|back)|surgery|lent|ramadan)\b/,
  },
  // "For when I end it"
  {
    kind: 'self-harm',
    certainty: 'possible',
    level: 'emergency-department',
    cues: [/\b(?:for when|when|before|until|the (?:day|night)) i(?:m going to|ll| will| finally| can)? end it\b/],
    unless:
      /\b(?:relationship|marriage|engagement|affair|lease|contract|tenancy|subscription|treatment|course|call|chat|session|workout|with (?:him|her)|between us|boyfriend|girlfriend|fast|diet)\b/,
  },
  // "Propofol, it is in the drawer, I like knowing it's there"
  {
    kind: 'self-harm',
    certainty: 'possible',
    level: 'emergency-department',
    isAcrossMessage: true,
    cues: [
      /\b(?:tablets|pills|meds|vials?|ampoules?|morphine|propofol|insulin|fentanyl|opioids?|rope|blades?|gun|rifle|pistol|stash|stockpile|enough)\b/,
      /\b(?:i )?(?:like|love|need|helps?|comfort\w*|soothing|calm\w*|nice|good|reassur\w*) (?:me )?(?:to know|knowing|that) (?:its|it is|theyre|they are|ive got (?:it|them)|i have (?:it|them))\b/,
    ],
    unless: /\b(?:epi ?pens?|inhaler|spare|hypo|diabet\w*|attack|allerg\w*|travel\w*|in case of)\b/,
  },
  // "Funny how all it'd take is one flick of the wheel into a bridge"
  {
    kind: 'self-harm',
    certainty: 'possible',
    level: 'emergency-department',
    cues: [
      /\b(?:all it (?:d|would|will)? ?take|all itd take|only takes|one (?:flick|turn|twitch|pull|step|little) )\b/,
      /\b(?:wheel|steering|bridge|walls?|trees?|trains?|edge|cliff|lorr(?:y|ies)|trucks?|barrier|balcony|platform)\b/,
    ],
    unless: /\b(?:dizz\w*|afraid of falling|scared|afraid|climb\w*|hik\w*|broken|sprain\w*|ankle|knee)\b/,
  },
  // "I'll be seeing Jean soon", of a wife who died
  {
    kind: 'self-harm',
    certainty: 'possible',
    cues: [
      /\b(?:ill|i will|ill soon|gonna|going to|want to|ready to|time to) (?:soon )?(?:be (?:seeing|with|joining)|join) (?:(?:my )?(?:wife|husband|mum|mam|mom|dad|son|daughter|boy|girl|him|her|them)|[a-z]{3,12}) (?:again )?(?:soon|in heaven|up there|before long|tonight)\b/,
    ],
    unless:
      /\b(?:holiday|visit\w*|airport|flight|weekend|christmas|call|facetime|ward|hospital|doctor|dentist|gp|physio|specialist|consultant|midwife|friends?)\b/,
  },
  // "Do life insurers pay out if it's an accident with a tractor?"
  {
    kind: 'self-harm',
    certainty: 'possible',
    cues: [
      /\blife (?:insur\w*|cover|polic\w*)\b/,
      /\b(?:pay|pays|paid|payout|cover|covers|void)\b.{0,30}\b(?:accident|suicide|crash|tractor|drown\w*|overdose|on purpose)\b/,
    ],
  },
  // "Is it normal to want to shake a baby? I nearly did"
  {
    kind: 'harm-to-others',
    certainty: 'affirmed',
    level: 'emergency-department',
    cues: [
      new RegExp(
        String.raw`${ownDeed} (?:(?:the|my|our) )?(?:\w+ )?(?:baby|newborn|infant|bub)\b|\b(?:(?:want|wanted|wanting|feel like|felt like|tempted|urge|close|scared (?:ill|i will|i might)|afraid (?:ill|i will|i might)) (?:to )?(?:just )?(?:shake|shaking|smother\w*|throw(?:ing)?|hit|hitting|hurt(?:ing)?)|(?:nearly|almost) (?:shook|smothered|threw|hit))\b.{0,16}\b(?:bab(?:y|ies)|newborn|infant|bub|the wee one|my (?:son|daughter|child|toddler|kids?))\b`,
      ),
    ],
    unless:
      /\b(?:bottle|rattle|hands?|(?:baby|babys) (?:monitor|food|powder|milk|shower|seat|bath|toys?|things|clothes)|awake|dropped (?:the|my) (?:phone|bottle)|accident\w*|tripped|slipped|toy)\b/,
  },
  // "I am 13, grandma says I will become a woman, I heard them talk about the cutting" (WHO: Female genital mutilation)
  {
    kind: 'abuse',
    certainty: 'affirmed',
    level: 'emergency-department',
    isAcrossMessage: true,
    cues: [
      /\b(?:the cut(?:ting)?|circumcis\w*|fgm|genital mutilation|sunna|become a woman)\b/,
      /\b(?:dont want|do not want|scared|afraid|taking me|take me|forc\w*|make me|shame|im 1[0-7]|i am 1[0-7]|my (?:daughter|sister|niece))\b/,
    ],
    unless:
      /\b(?:years ago|when i was (?:little|small|a (?:child|baby))|as a (?:child|baby)|my son|boy|husband|partner|penis|foreskin|short cut|cutting (?:grass|hair|down|out|myself|my arms?|my legs?))\b/,
  },
]
