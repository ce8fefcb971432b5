import { tellsWhen } from '../../judge/questions/tells-when.ts'

/** What another place cannot do for an emergency, by the words people call it. */
const places: readonly (readonly [cue: RegExp, name: string, text: string])[] = [
  [
    /\b(?:physio\w*|chiro\w*|osteopath\w*|masseuse|massage therapist|back clinic|pilates)\b/,
    'The physio',
    'Hands-on treatment cannot free what is pressed or closed here, and it may harm; no physio would touch this before a scan.',
  ],
  [
    /\b(?:optician\w*|optometrist|specsavers|glasses shop|eye test)\b/,
    'The optician',
    'An optician can look, but has nothing there to treat this with; they would send you on to the hospital.',
  ],
  [
    /\b(?:(?:small |local |nearby )?lab\b|(?:only|just) (?:\w+ ){0,3}(?:scan|test|x-?ray|ultrasound|bloods)|scan (?:centre|center|place)|(?:go|going|book\w*|have) (?:\w+ ){0,2}(?:for )?(?:a |my |the )?(?:scan|ultrasound|blood test)|diagnostics?)\b/,
    'The scan',
    'A scan or a lab only shows it and treats nothing, and you would sit there without anybody to act on it. The hospital does both at once.',
  ],
  [/\b(?:dentist|dental)\b/, 'The dentist', 'A dentist’s surgery cannot give a drip or watch the breathing, and would send you on.'],
  [
    /\b(?:(?:nurse|ward|unit|chemo|maternity|rheum\w*|asthma|heart failure|cardiac|cancer|chemo|diabetes|stoma|advice|help) ?line|ring the (?:line|clinic|ward|unit|rheum\w*)|rheumatolog\w*|helpline|111|health ?direct|health ?line|nurse on call|811)\b/,
    'The advice line',
    'A line can only talk, and may be shut or ring back in days; it would send you to the hospital with this. Let them know from there.',
  ],
  [
    /\b(?:specialist|consultant|outpatients?|clinic|(?:circulation|district|practice|diabetic|community|leg) nurse|my nurse|(?:the|a) nurse on|haematolog\w*|cardiolog\w*|oncolog\w*|neurolog\w*|urolog\w*|dermatolog\w*|gynae\w*|antenatal|midwife|health visitor|check-?up|appointment|p(?:a)?ediatrician|occupational health|(?:heart|asthma|dressing|school) nurse)\b/,
    'That appointment',
    'A clinic is made for what can wait and has no way to treat this on the spot.',
  ],
  [
    /\b(?:nurse in (?:our|my|the) (?:street|area|compound)|nurse (?:\w+ ){0,4}(?:at|to (?:the|my|our)) (?:home|house)|at home by (?:a|the) nurse|home visit|visiting nurse|drip at home|injections? at home|patent medicine|quack|auxiliary)\b/,
    'A nurse at home',
    'However good she is, a nurse at home has no theatre, no blood tests and nobody to help when it turns. Let her come with you.',
  ],
  [
    /\b(?:pharmac\w*|chemist|boots|walgreens|cvs|drug ?store|superdrug)\b/,
    'The pharmacy',
    'A pharmacy cannot look inside, test blood or give anything into a vein; a good pharmacist would ring {number} on hearing this.',
  ],
  [
    /\b(?:walk-?in|minor injur\w*|miu|urgent care|utc|out of hours|ooh|d-?doc|shannondoc|caredoc|polyclinic|primary health (?:centre|center)|phc|health (?:centre|center|post)|dispensary|minute clinic|family clinic)\b/,
    'A walk-in clinic',
    'They would send you straight on with this, and that costs time you do not have.',
  ],
  [
    /\b(?:gp|g p|(?:my|the|own|our|family|local) (?:doctor|dr|doc|surgery)|dr [a-z]+ (?:is|back)|surgery|doctors? (?:on|in the|tomorrow|monday)|primary care|pcp|family physician|own doc|book (?:in|the|an?))\b/,
    'Your own doctor',
    'A surgery has no scan, no drip and no blood results within the hour; they would ring {number} for you.',
  ],
]

const weekday = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|weds?|thurs?|fri'
const fullDay: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
}
const time = new RegExp(
  `\\b(${weekday}|tomorrow|tomoz|tomorow|tmrw|tmw|tomo|2moro|in the morning|the morning|first thing|first light|its light|overnight|sleep on it|tonight|next week|the weekend|(?:in|for|another|give it|a) (?:a )?(?:couple (?:of )?|few |day or two|an? )?(?:hours?|days?)(?! ago)|payday|(?:his|her|my|a|the) (?:nap|sleep|lie down|dinner|tea|bath)|when (?:he|she|they|\\w+) (?:is|are|gets?|comes?)s? (?:back|home)|(?:husband|wife|partner|mum|mom|dad) (?:gets|comes) (?:in|back|home))\\b`,
)
/** The time named is of the plan, not of the illness. */
const past = /\b(?:since|last|ago|from|yesterday|started|was|on monday i|been|for \d+)\b/
const asPlan =
  /\b(?:can|could|ill|i will|we will|well|shall|may|might|what if|if i|till|til|until|wait\w*|go|going|book\w*|ring|see|seeing|then|after|before|rather|leave it|get|got|have|has|just|only|instead|show|first|by|give it|what about|would|sooner|enough|ask|talk|sees|opens|look|fine|stick with|coming|comes|calls)\b/

const events: readonly (readonly [cue: RegExp, text: string])[] = [
  [
    /\b(exam|exams|a ?level|gcse|leaving cert|mocks?|jamb|waec|neco|finals|test tomorrow|driving test|viva|presentation|interview|assignment|deadline|dissertation)\b/,
    'The {event} can be put off and made up for: the hospital writes a note, and schools and examiners have a rule for just this. {reason}',
  ],
  [
    /\b(match|final|game|race|marathon|tournament|training|gig|concert|festival|school play|recital|rehearsal)\b/,
    'I know how much the {event} means. There will be another, and this cannot be made good by then: hours decide. {reason}',
  ],
  [
    /\b(flight|plane|airport|holiday|cruise|ferry|coach trip|(?<=\b(?:a|my|our|the) )trip|hajj|umrah)\b/,
    'Airlines rebook for a hospital note, and to get ill like this on the way would be far worse. Tell them there when you travel; they say whether you may. {reason}',
  ],
  [
    /\b(vigil|prayers?|church|(?:church|sunday|evening) service|(?<=\b(?:to|at|after|for) )mass|mosque|novena|deliverance|puja|crusade)\b/,
    'The {event} matters, and they can pray for {who} on the way and at the bedside as well. Afterwards can be too late. {reason}',
  ],
  [
    /\b(wedding|funeral|christening|communion|baptism|party|birthday|ceremony|hen do|stag|prom|graduation|eid|diwali|anniversary|burial)\b/,
    'I know that nobody wants to miss the {event}. Whoever loves you would rather miss you there than lose you. {reason}',
  ],
  [
    /\b((?<=\b(?:my|a|the|night|day|late|early|next|this|double) )shift|(?<=\b(?:at|go to|get to|back to|miss|off|got|have) )work|work(?= (?:tomorrow|tonight|at \d|in the))|(?<=\b(?:my|lose the) )job|deliveries|meeting|harvest|milking|calving|lambing|court|rent|clients?|customers?|(?<=\bmy )(?:shop|stall|market)|lorry|truck)\b/,
    'Losing the {event} is a real worry. The hospital gives a note for it, and one message is enough: "medical emergency". {reason}',
  ],
]
const ofEvent =
  /\b(?:after|before|once|till|til|until|first|miss\w*|cant|wont|not|got|have|has|im on|starts?|at \d|tomorrow|tonight|today|saturday|sunday|monday|tuesday|wednesday|thursday|friday|lose|be there|on at|in an hour|then|finish\w*|see out|need|coming|even|watch)\b/
const wasThere =
  /\b(?:was|were|had|at|been at|since|from|off|back from) (?:a|the|my) (?:\w+ )?(?:wedding|party|funeral|match|game|concert|gig|festival|christening|training|flight|plane|holiday|trip|shift|exam|job|vigil)\b(?! (?:tomorrow|tonight|today|on|at \d|is|starts))/

/** What somebody at such a place has said is no plan to go there. */
const saidThere =
  /\b(?:gp|doctors?|nurse|consultant|specialist|midwife|111)\b.{0,20}\b(?:said|says|told|sent|thinks|thought|saw|checked|gave|rang|called)\b/

/** A place named instead of help, taken up by its kind; null where none is. In: the message in lower case without apostrophes. */
export function elsewhere(words: string): string | null {
  const place = places.find(([cue]) => cue.test(words))
  if (place === undefined || !asPlan.test(words) || saidThere.test(words)) return null
  const [, name, text] = place
  const when = timeNamed(words)
  return when === null ? `${text} {reason}` : `${name} ${when.at} is too late for this. ${text}`
}

/** A later time named without a place: what the wait would cost. */
export function later(words: string): string | null {
  const when = timeNamed(words)
  return when === null ? null : `Waiting ${when.until} is the one thing that cannot be made good later. {reason}`
}

/** What is not to be missed, by its own name. */
export function notToMiss(words: string): string | null {
  if (!ofEvent.test(words) || wasThere.test(words) || tellsWhen(words)) return null
  for (const [cue, text] of events) {
    const [event] = cue.exec(words) ?? []
    if (event !== undefined) return text.replaceAll('{event}', event)
  }
  return null
}

interface TimeNamed {
  /** Completes "Waiting". */
  until: string
  /** Completes "The physio". */
  at: string
}

const timesByWord: readonly (readonly [cue: RegExp, time: TimeNamed])[] = [
  [/^(?:tomo|tmrw|tmw|2moro)/, { until: 'until tomorrow', at: 'tomorrow' }],
  [/morning|first|light/, { until: 'until the morning', at: 'in the morning' }],
  [/^(?:overnight|sleep on)/, { until: 'overnight', at: 'after the night' }],
  [/^tonight$/, { until: 'until tonight', at: 'tonight' }],
  [/^next week$/, { until: 'until next week', at: 'next week' }],
  [/weekend$/, { until: 'over the weekend', at: 'after the weekend' }],
  [/hours?$/, { until: 'some hours', at: 'in some hours' }],
  [/(?<!mon|tues|wednes|thurs|fri|satur|sun|pay)days?$|day or two$/, { until: 'some days', at: 'in some days' }],
  [/^(?:payday|when|husband|wife|partner|mum|mom|dad|his|her|my|a|the)/, { until: 'that long', at: 'then' }],
]

/** "Thursday", "till tomorrow": the time as it is said back. */
function timeNamed(words: string): TimeNamed | null {
  if (!asPlan.test(words)) return null
  const [, named] = time.exec(words) ?? []
  if (named === undefined || past.test(words.slice(0, words.indexOf(named)).split(' ').slice(-3).join(' '))) return null
  const known = timesByWord.find(([cue]) => cue.test(named))
  const day = fullDay[named] ?? `${named.charAt(0).toUpperCase()}${named.slice(1)}`
  return known?.[1] ?? { until: `until ${day}`, at: `on ${day}` }
}
