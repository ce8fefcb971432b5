import type { CrisisFrame } from './crisis-frame.ts'

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
]
