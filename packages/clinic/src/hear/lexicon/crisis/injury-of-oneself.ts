import { type CrisisFrame, cue, oneself } from './crisis-frame.ts'

/** Injury of oneself on purpose, done or longed for, and not the knife that slipped in the kitchen. */
export const injuryOfOneselfFrames: readonly CrisisFrame[] = [
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      cue(
        `\\bself[ -]?harm\\w*\\b|\\bselfharm\\w*\\b|\\bcutting (?:${oneself}|again|my (?:arms?|legs?|thighs?|wrists?|stomach|skin))\\b|\\b(?:been|started|started up|relapsed and|back to|caught (?:her|him)) cuts? ?(?:him ?self|her ?self)|\\bcuts (?:him|her) ?self\\b|\\b(?:slit|slash|slitting|slashing|slashed) (?:my|his|her) wrists?\\b`,
      ),
    ],
    unless:
      /\b(?:nails?|toenails?|hair|shav\w*|hedge|grass|carbs|calories|teeth|course|lesson|training|scars? from|weight|bulking|onions?|cake|fabric|leaflet|side effects?|can \w+ cause|glass|slipped|accident\w*|while (?:cooking|cutting|chopping))\b/,
  },
  // "She cut herself", "cut my wrist": the knife of a kitchen or a lid explains it.
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [/\b(?:she|he|hes|shes|is) cuts? ?(?:him ?self|her ?self)|\bcut (?:my|his|her) wrists?\b/],
    unless:
      /\b(?:nails?|toenails?|hair|shav\w*|hedge|grass|carbs|calories|teeth|course|lesson|training|scars? from|weight|bulking|onions?|cake|fabric|leaflet|side effects?|can \w+ cause|glass|slipped|accident\w*|while (?:cooking|cutting|chopping)|kitchen|cook\w*|chopp\w*|slic\w*|peel\w*|garden\w*|tin|lid|grater|can opener|fence|wire|diy|at work)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      cue(
        `\\b(?:cut|cutting|carv\\w*|scratch\\w*|burn|burnt|burned|burning|hurt|hurting|harm|harming|harmed|hit|hitting|bang\\w*|injur\\w*|punch\\w*|starv\\w*)\\b.{0,6} ${oneself}\\b`,
      ),
      cue(
        `\\b(?:on purpose|purposely|deliberate\\w*|intentional\\w*|to (?:cope|feel (?:something|better|anything|alive)|punish|calm|release|get (?:the|it|rid))|urges?|want|wants|wanted|wanna|wana|need to|needs to|feel like|feels like|tempted|thoughts? (?:of|about)|thinking (?:of|about)|relief|relieve|deserve|cant stop|blade|razor|lighter|cigarettes?|do it again|going to|gonna|every time (?:i|she|he) (?:feel|get|fail))\\b`,
      ),
    ],
    unless:
      /\b(?:shav\w*|kitchen|cooking|chopping|slipped|accident\w*|fell|gym|training|lifting|football|gardening|oven|kettle|sun|stove|diy|didnt mean|dont want to|not want to|avoid|without|so i dont|so as not|afraid of (?:falling|hurting myself by)|exercis\w*|workout|running|stretch\w*|sport|yoga|falling|at work)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      /\b(?:cut|burnt|burned) (?:my ?self|my arms?|my thighs?|my legs?)\b.{0,25}\b(?:last night|again|tonight|this morning|yesterday|today|bad|badly|deep|too deep)\b/,
      /\b(?:again|do it again|low|alone|cant stop|hate|cry\w*|sad|empty|numb|upset|argument|feel|row|blade|razor|secret|nobody knows|mum doesnt|too deep)\b/,
    ],
    unless:
      /\b(?:shav\w*|kitchen|cook\w*|chopp\w*|slic\w*|slipped|accident\w*|fell|fall\w*|gym|garden\w*|fence|glass|tin|wire|oven|iron|kettle|sun|stove|hob|hot|dog|cat|work|diy|opening|paper|box|bike|knife while|peel\w*|saw|on (?:a|the|some) (?!arm|leg|thigh|wrist|inside|stomach)\w+|straighteners|curling|tongs|pan|steam)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      /\b(?:urges?|want|wants|need|needs|going|tempted|craving|dying|itching) to (?:cut|self ?harm)\b(?! (?:down|back|out|off|my hair|my nails|the|it|weight|calories|alcohol|sugar|up|costs|some|in|through|carbs|into|meat))/,
    ],
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      /\b(?:found|find|noticed|saw|seen|has|have|discover\w*|hiding|hides|covered in|got)\b.{0,25}\b(?:cuts|slashes|straight lines|marks like cuts|blades?|razor ?blades?)\b.{0,40}\b(?:arms?|wrists?|thighs?|forearms?|room|bag|drawer|sleeves?|bed|pillow)\b/,
      /\b(?:daughter|son|she|her|he|his|teen\w*|sister|brother|friend|student|pupil|niece|nephew|girlfriend|boyfriend|grand\w+)\b/,
    ],
    unless: /\b(?:kitten|cat|bramble|thorns?|eczema|rash|itch\w*|football|fell|hedge|roses|shav\w*|dog|paper cuts|skateboard|bike)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    cues: [
      /\b(?:long sleeves|hides (?:her|his) arms|wont show (?:me )?(?:her|his) arms|scars on (?:her|his) (?:arms|wrists|thighs))\b/,
      /\b(?:daughter|son|she|he|teen\w*|sister|brother|friend|girl|boy|summer|heat|hot)\b/,
    ],
    unless: /\b(?:sun|eczema|psoriasis|burns?|operation|surgery|tattoo|allerg\w*|midges|years ago)\b/,
  },
]
