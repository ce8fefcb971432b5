import type { PleaPoint } from './point.ts'

/** What sounds like a comfort, and why it is none in this danger. The first that fits is said. */
export const falseComforts: readonly PleaPoint[] = [
  {
    cue: /\b(?:only|just|about|like|maybe|bout)\b.{0,14}\b(?:\d{1,2}|few|couple|handful|two|three|four|five|six|seven|eight|ten)\b|\bnot (?:that )?many\b|\b(?:tiny|small|faint)\b/,
    story: /\b(?:spots?|dots?|rash|blotch\w*|marks|glass|pinpricks?|bruis\w*)\b/,
    cards: /^(?:meningitis|sepsis|baby-fever|ill-child)$/,
    unless: /\b(?:hours?|days?|mins?|minutes|weeks?|months?|years?|yrs?|yo|old|degrees|pm|am)\b/,
    text: 'A few are enough: spots that do not fade mean that blood leaks into the skin, and six can be sixty within the hour. {reason}',
    source: 'NHS and Meningitis Now: Meningitis rash',
  },
  {
    cue: /\b(?:numb\w*|(?:not|isnt|aint|doesnt|stopped|less|hardly)\b.{0,14}\b(?:hurt\w*|pain\w*|sore|bad)|gone dead|cant feel|no pain|pains? (?:is |has )?(?:gone|eas\w+|stopped|better))\b/,
    cards: /^cold-limb$/,
    text: 'I am sorry, numb or painless is not better here: it means that the nerves are running out of blood. {reason}',
    source: 'NICE CKS: Acute limb ischaemia',
  },
  {
    cue: /\b(?:gone|went|is|looks?|much|very|all|more|hes|shes|so|a bit|finally)\b.{0,10}\b(?:quiet\w*|dozy|sleepy|drowsy|floppy|calm\w*|settled|still|asleep|flat)\b|\b(?:stopped|no longer|not) (?:wheez\w*|crow\w*|cough\w*|bark\w*|cry\w*)\b/,
    cards: /^(?:throat-closing|asthma|breathless|ill-child|baby-fever|unconscious-breathing|choking)/,
    text: 'I wish it were so. Somebody who fought for breath or was very ill and goes quiet or dozy is not better but worn out. Tell {number} just that, and watch the breathing.',
    source: 'NHS: Croup, Asthma attacks',
  },
  {
    cue: /\b(?:periods?|time of the month|lochia|normal)\b/,
    cards: /^(?:bleeding-after-birth|bleeding-womb|bleeding-pregnant)$/,
    text: 'A period does not soak one pad after the other, bring clots like that, or make one faint. {reason}',
    source: 'NHS: Heavy bleeding after birth; RCOG: Postpartum haemorrhage',
  },
  {
    cue: /\b(?:normal|common|expected|water retention|a (?:boy|girl)|all (?:pregnant )?women|every ?(?:one|body|woman)|part of)\b/,
    cards: /^preeclampsia$/,
    text: 'Swollen feet are common in pregnancy. A swollen face with a headache, lights before the eyes or such a blood pressure is something else. {reason}',
    source: 'NHS: Pre-eclampsia',
  },
  {
    cue: /\b(?:made (?:\w+ ){0,4}up|exaggerat\w*|(?:was|were|was only) (?:lying|joking|being dramatic)|forget (?:it|what i said)|only (?:got )?winded|wasnt (?:that|really) (?:bad|true)|take it (?:all )?back|pretend i (?:never|didnt))\b/,
    text: 'I will not hold it against you, whichever version is the true one. But I cannot unhear it, and I would rather have you checked for nothing than miss it. {reason}',
  },
  {
    cue: /\b(?:too young|(?:im|i am|hes|shes|he is|she is) (?:only|just) \d{1,2}\b|only \d\d\b(?! (?:percent|min|hour|mg|sec))|at my age|(?:fit|healthy) as|never (?:smoked|been ill|had a day)|run marathons|go to the gym|no family history|fit and (?:well|healthy))\b/,
    text: 'Being young or fit makes it less likely, and not impossible. What you told me weighs more than that. {reason}',
    source: 'NHS: Heart attack, Stroke; BHF',
  },
  {
    cue: /\b(?:blood tests?|bloods|scan|mri|ct|x-?ray|ecg|check ?up|tests?|results?)\b.{0,24}\b(?:clear|nowt|nothing|normal|fine|negative|good)\b|\b(?:test|scan|ecg|mri|x-?ray|bloods)\b.{0,16}\b(?:last|ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/,
    unless: /\b(?:today|this (?:morning|afternoon)|an hour ago)\b/,
    text: 'A test that was clear then says how things were then. These signs are new, and nobody has looked at them yet. {reason}',
  },
  {
    cue: /\b(?:(?:pain|its|it is|it|more (?:of|like)|down to|now)\b.{0,14}\b[1-4](?: ?\/ ?10| out of (?:10|ten))?(?: now)?$|[1-4] out of (?:10|ten)|[1-4] ?\/ ?10)\b/,
    text: 'I am glad that it hurts less. But the number says nothing of the danger: what is behind it can go on while the pain goes down. {reason}',
  },
]
