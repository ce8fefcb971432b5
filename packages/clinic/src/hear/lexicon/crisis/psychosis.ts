import { type CrisisFrame, cue, oneself } from './crisis-frame.ts'

const who = '(?:i|im|ive|he|hes|she|shes|they|my \\w+|mum|mom|dad|wife|husband|son|daughter|brother|sister|friend|partner|mate|flatmate)'

/** Medicines left off because a god, a voice or a screen said so, or because something was put into them. */
export const orderedFromAbove =
  /(?<!\b(?:thank|oh|my|for|by|with|to|swear) )\b(?:god|jesus|allah|christ|the lord|(?:an?|the) angels?|satan|(?:the )?(?:devil|demons?|spirits?|voices?|tv|telly|radio))\b(?: \w+){0,3}? (?:told|tells?|telling|says?|said|saying|wants?|wanted|orders?|ordered|commands?|commanded|spoke|speaks|warned|put)\b(?! (?:bless|knows)).{0,60}\b(?:tablets?|pills?|meds?|medication|medicines?|insulin|lithium|inhalers?|injections?|depot|clozapine|olanzapine|quetiapine|warfarin)\b/

/** Said of no film and no advertisement. */
export const fromAbove: CrisisFrame = {
  kind: 'psychosis',
  certainty: 'affirmed',
  cues: [orderedFromAbove],
  unless:
    /\b(?:thank god|oh (?:my )?god|god (?:knows|bless|forbid)|for gods sake|pray\w*|church|film|book|programme|documentary|advert\w*|(?:tv|telly|radio|voices?) (?:said|says) (?:that )?(?:statins?|the nhs|doctors?))\b|\btake all\b/,
}

/** Voices, persecution, a mind that races, and what may come after a birth. */
export const psychosisFrames: readonly CrisisFrame[] = [
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    level: 'ambulance',
    cues: [
      cue(
        `\\b(?:voices?|demons?|devil)\\b.{0,30}\\b(?:tell\\w*|told|say\\w*|order\\w*|command\\w*|want\\w*|mak\\w*)\\b.{0,25}\\b(?:kill|hurt|harm|stab|burn|cut|hang|drown|end) ${oneself}`,
      ),
    ],
    unless: /\b(?:film|book|game|series|song)\b/,
  },
  {
    kind: 'psychosis',
    certainty: 'affirmed',
    level: 'emergency-department',
    isAcrossMessage: true,
    cues: [
      /\b(?:voices?|tv|telly|radio|phone|monitor|god|devil|demons?|angels?|messages?|they|it)\b.{0,20}\b(?:telling|tell|tells|told|ordering|orders?|commanding|commands?|want|wants|say|says|saying)\b.{0,14}\b(?:me|him|her)\b (?:to |must |has to |have to )?(?:cut|dig|pull|kill|hurt|stab|burn|jump|end|take (?:it|them) out|get it out|do it)\b/,
      /\b(?:voices?|chip|implant\w*|tracker|put (?:a|something)|after (?:me|him|her)|watching|poison\w*|not (?:hers|mine|his|real)|isnt (?:really )?(?:mine|hers|his)|messages|god|devil|demons?|possessed|not slept|hasnt slept)\b/,
    ],
    unless: /\b(?:film|book|game|series|doctor said|nurse)\b/,
  },
  {
    kind: 'psychosis',
    certainty: 'affirmed',
    cues: [
      cue(
        `\\b${who}\\b.{0,25}\\b(?:hear|hears|hearing|heard)\\b.{0,12}\\b(?:voices|a voice|people (?:talking|whispering)|whispers|whispering|them (?:talking|whispering|laughing))\\b|\\b(?:the |my )?voices? (?:\\w+ ){0,3}(?:tell|tells|telling|told|say|says|saying|talk|comment\\w*|laugh\\w*|shout\\w*|order\\w*|call\\w*|wont stop|are back|in my head)\\b|\\bhear(?:s|ing)? (?:people|someone|them|men|neighbours) (?:through|in|behind|from) (?:the )?(?:tv|telly|radio|walls?|pipes|phone|vents?|fan)\\b`,
      ),
    ],
    unless:
      /\b(?:hoarse|(?:lost|losing|lose) (?:my|me|his|her|the) voice|croak\w*|husky|calling (?:the )?(?:bingo|numbers|register)|inner voice of|reading|when (?:falling|going to) (?:a)?sleep|deaf|hearing aid|phone call|sat ?nav|choir|echo|tinnitus|muffled|siri|alexa|podcast|audio ?book|kids|film|common wall|hear(?:s|ing)? (?:it |them )?(?:also|too))\b|in my head\?/,
  },
  {
    kind: 'psychosis',
    certainty: 'affirmed',
    cues: [
      /\b(?:they|people|someone|somebody|everyone|neighbou?rs?|government|police|cia|mi5|fbi|aliens|the (?:tv|telly|radio|phone|internet)|family|doctors|spies|strangers|men|cars|cameras|colleagues|he|she)\b/,
      /\b(?:following (?:me|him|her) (?:everywhere|around|home|in)|after me\b|out to get|plotting|spying on|(?:put|putting|hidden|planted|installed) (?:a |the )?(?:chip|cameras?|microphones?|bugs?|tracker|something) in (?:my|his|her|the) (?:head|brain|body|tooth|teeth|house|flat|room|food|tea|walls|phone|arm)|poison(?:ing|ed)? (?:my|his|her|our|the) (?:food|tea|water|drink|dinner|milk|coffee)|putting (?:stuff|things|something|poison|drugs) in (?:my|his|her|the) (?:food|tea|water|drink|milk|coffee|dinner)|(?:read|reading|hear|control\w*|steal\w*|broadcast\w*|insert\w*) (?:my|his|her) (?:thoughts|mind)|sending (?:me |him |her )?(?:secret |special |coded )?(?:messages|signals|signs)|talking (?:about|to) (?:me|him|her) on (?:the )?(?:tv|telly|radio|news)|watch(?:ing|es) (?:me|him|her|us) (?:through|with|all the time|in (?:my|the))|bugg(?:ed|ing) (?:my|the|his|her) (?:house|flat|phone|room|car)|replaced (?:by|with)|an imposter|a double|not (?:my|his|her) real (?:wife|husband|mother|mum|son|daughter|baby))\b/,
    ],
    unless:
      /\b(?:instagram|twitter|tiktok|facebook|my ex|stalker|stalking|doctor is following|following me up|followed up|film|book|series|game|watch(?:ing)? me for|ward|after me in the queue|takes after me|named after me|look(?:s|ing)? after me|looking after|runs? after me|the nurses? (?:are |is )?watch\w*|food poisoning|spiked)\b/,
  },
  {
    kind: 'psychosis',
    certainty: 'affirmed',
    cues: [
      cue(
        `\\b${who}\\b.{0,30}\\b(?:god|jesus|messiah|prophet|chosen one|the devil|satan|angels?|the king|special (?:mission|powers)|chosen)\\b`,
      ),
      /\b(?:is|am|im|hes|shes|been) (?:\w+ )?(?:god|jesus|the messiah|a prophet|the chosen|chosen|the devil|the king)\b|\b(?:told|speaks?|speaking|talks?|talking|tells|sends|sent|chose|has chosen|gave|commands?) (?:to )?(?:me|him|her)\b.{0,20}\b(?:to|through|mission|special|save|message|sign)|\bmission (?:from|to save)|\bspecial powers\b|\bpossessed\b|\bevil\b/,
    ],
    unless: /\b(?:thank god|oh my god|god knows|god bless|pray\w*|church|for gods sake|chosen (?:a|the|to)|swear to god|angel of a)\b/,
  },
  {
    kind: 'psychosis',
    certainty: 'affirmed',
    cues: [
      /\b(?:(?:hardly|barely|not|hasnt|havent|no|without|only) (?:\w+ ){0,3}(?:slept|sleep|sleeping|an hour)|awake (?:for|since)|up (?:for|all) (?:\w+ )?(?:nights?|days))\b/,
      /\b(?:never felt (?:better|so (?:good|alive))|feels? (?:amazing|invincible|on top of the world|like a god|unstoppable|full of energy)|so much energy|full of (?:energy|ideas|plans)|(?:spend|spent|spending|maxed|bought|buying)\b.{0,40}\b(?:thousands|everything|cards?|savings|cars?|loads|all (?:my|his|her|our))|wont stop talking|talking (?:so fast|non ?stop|a mile)|racing (?:thoughts|mind|ideas)|thoughts (?:are )?racing|big plans|writing a (?:book|symphony)|genius|quit (?:my|his|her) job|going to be (?:rich|famous|president))\b/,
      /\b(?:days|nights|week|weeks|\d+)\b/,
    ],
    unless: /\b(?:newborn keeps|coffee|exam|gym|anxi\w*|worry\w*|jet ?lag)\b/,
  },
  {
    kind: 'psychosis',
    certainty: 'affirmed',
    level: 'emergency-department',
    cues: [
      /\b(?:gave birth|had (?:a|the|my|our|her) baby|newborn|since the birth|after (?:the )?birth|weeks? (?:old|ago|post ?partum)|post ?partum|post ?natal|the baby|my baby|our baby|delivered|new mum)\b/,
      /\b(?:baby (?:is|isnt|was) (?:evil|not (?:mine|hers|real|ours)|possessed|the devil|been swapped|swapped|a demon|replaced|cursed)|isnt (?:my|her|our) (?:real )?baby|swapped (?:my|the|her) baby|talking (?:nonsense|strange|weird|to (?:god|people who|herself))|seeing things|hearing (?:voices|things)|not (?:making sense|herself at all)|thinks (?:people|they|the nurses|the midwife|someone|that (?:the|someone|they))\b.{0,20}\b(?:tak\w*|steal\w*|poison\w*|kill\w*|plot\w*|swap\w*|evil)|convinced (?:that )?(?:the|someone|they|her|my)|wont (?:let anyone|sleep and)|hasnt slept (?:for|in) (?:\w+ )?days and|paranoid|confused and|signs everywhere|special (?:message|child|mission)|messiah)\b/,
    ],
    unless: /\b(?:reflux|colic|rash|temperature|vaccin\w*|formula)\b/,
  },
  {
    kind: 'psychosis',
    certainty: 'affirmed',
    cues: [
      cue(`\\b${who}\\b`),
      /\b(?:off|stopped|not taking|ran out of|came off|skipped|refus\w*) (?:taking )?(?:his|her|my|the) (?:meds|medication|tablets|lithium|olanzapine|depot|antipsychotics?|injection)\b/,
      /\b(?:paranoid|manic|mania|voices|psychotic|psychosis|talking to (?:himself|herself|people who)|strange|bizarre|shadows|demons|barricad\w*|pacing|not slept|hasnt slept|threaten\w*)\b/,
    ],
  },
  {
    kind: 'psychosis',
    certainty: 'possible',
    cues: [
      /\b(?:(?:am|is|feel\w*|getting|so|become|been|really|very|being|going) (?:\w+ )?(?:paranoid|manic|psychotic)|losing (?:my|his|her) mind|going (?:mad|insane|crazy)|seeing (?:things|people|shadows|figures) (?:that|who|which|others|nobody|no one)|talks? to people who (?:arent|are not)|nothing (?:feels|seems|is) real|coded messages|hallucinat\w*)\b/,
    ],
    unless:
      /\b(?:itch\w*|with (?:worry|pain|boredom|the noise)|fever|charles bonnet|weed|joint|waiting|tinnitus|noise|lol|haha|from lack|not (?:paranoid|psychotic)|before sleep|falling asleep|drinking|alcohol|after (?:the )?(?:operation|surgery)|confus\w*|dementia|parkinson\w*|or am i|tablets? (?:make|cause)|side effect\w*|anything for|mad at|busy|crazy (?:busy|for|about)|is (?:my|the) (?:cat|dog)|feeling (?:a bit )?paranoid about)\b/,
  },
]
