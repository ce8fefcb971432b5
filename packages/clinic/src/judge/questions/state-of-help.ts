import type { StateOfHelp } from '../../case/case.ts'
import { type Clause, sentencesOf } from '../../hear/clause.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { callsMade } from './calls-made.ts'
import type { Push } from './emergency-pushes.ts'
import { isOtherLine, tellsNotCalled, tellsNotInCare, tellsOfHelpGone } from './help-undone.ts'
import { crewWord, house, staff, they } from './help-words.ts'
import { ofAnotherTime } from './of-another-time.ts'
import type { PushKind } from './push-cues.ts'

/** News of help: what state it is in by now, and the clause that says so. */
export interface HelpNews {
  state: StateOfHelp
  clause: number
  /** Set where help is taken back: sent away, gone again without the patient, cancelled. */
  isUndone?: true
  /** Set where it was never there: nobody was called, nobody trained is with the patient. */
  isMistaken?: true
  /** Set where the words place the patient inside a hospital. */
  isInside?: true
}

const exam = String.raw`(?:ct|mri|x ?-?ray|scans?|ultrasound|ecg|ekg|bloods?|blood tests?|echo|lumbar puncture|obs|swab|theatre|surgery|operation|op|cath lab|angio\w*|endoscopy|catheter|drip|cannula|iv|line)`
const whom = String.raw`(?:me|us|him|her|them|my \w+|the baby|bab(?:y|e)|dad|mum|mom|gran|grandad)`

const inHospital: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:i|we|im|were|weve|ive|he|hes|she|shes|they|theyre|were all)(?: am| are| is| have)?(?: (?!going|heading|driving|leaving|off|on)\w+){0,2} (?:at|in|inside|reached|near|outside|entering)(?: the| an?| our| this| general| city| local| st| saint)*(?: \w+)? ${house}\b`,
  ),
  new RegExp(String.raw`^\W*(?:\w+ )?(?:at|in|inside|arrived at|reached)(?: the| an?)* ${house}\b`),
  new RegExp(
    // "My sister got an antibiotic at urgent care" is nobody's way there.
    String.raw`\b(?:(?:reach(?:ed)?|arrived|made it|checked in|checking in)(?: \w+){0,2}|got(?: (?:${whom}|here|there|in|now|safely|just|finally|back))*) (?:at |to |in |into )?(?:the |an? )?${house}\b`,
  ),
  /\bon (?:the|a) ward\b/,
  /\b(?:on|hooked up to|connected to|got|have|put in) (?:a |the |an )?(?:drip|monitor|cannula|oxygen|trolley|iv)\b|\b(?:drip|cannula|catheter) (?:is |has |now |going )*(?:in|up|on)\b/,
  /\b(?:going|gone|off|wheeled|waiting) (?:in |down |up )?(?:for|to|into) (?:a |an |the |my |his |her )?(?:ct|mri|x ?-?ray|theatre|surgery|scan|operation|ultrasound|ward)\b/,
  /\b(?:ive|im|i am|i have|hes|shes|he is|she is|we|been) (?:just |now |being |been )*(?:admitted|triaged|in triage|being kept in)\b/,
  new RegExp(
    String.raw`\b${they} (?:\w+ )?(?:want(?:ing)? to|are going to|re going to|gonna|decided to) (?:keep|admit|operate(?: on)?|transfer) (?:me|him|her|us)\b|\b${they} (?:re |are )?(?:keeping|admitting|operating on) (?:me|him|her)\b`,
  ),
  /\b(?:talk|speak)(?:ing)? to (?:the |a )?(?:social worker|nurse|consultant|ward doctor|surgeon)\b(?! (?:first|tomorrow|on the phone))/,
]

/** What is done to the patient, which a crew or a surgery may do as well. */
const examined: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${they}|${staff})(?:re| are| is|s| have|ve| has| just| now| will| already)* ?(?:sending|taking|wheeling|rushing|moved|moving|taken|took|sent|bringing) ${whom} (?:\w+ ){0,2}(?:for|to|down|into|up|off|round|in for|through)(?: \w+){0,3}? ?\b${exam}\b`,
  ),
  new RegExp(
    String.raw`\b(?:${they}|${staff})(?:re| are| is|s| have|ve| has| just| now| already)* ?(?:doing|did|done|putting|put|taking|took|taken|getting|running|ordered|ordering|giving|gave|given|prepping|preparing)(?: ${whom})?(?: \w+){0,3} ${exam}\b`,
  ),
]

/** A nurse or doctor beside the patient. */
const besideStaff: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${staff} (?:is |are |has |have |just |now |s |came |come )*(?:press\w*|check\w*|examin\w*|looking|looked|seeing|saw|seen|asking|saying|telling|giving|gave|putting|taking|took|with|here|feel\w*|listen\w*|pull\w*|stitch\w*)\b`,
  ),
]

/** What one of them says or thinks: beside the patient where help is on its way or there; before that it is only quoted ("the midwife said babies get warm"). */
const staffSays: readonly RegExp[] = [
  new RegExp(String.raw`\b${staff} (?:is |are |has |have |just |now |s )*(?:asked|says?|said|told|tells|want\w*|think\w*|reckon\w*)\b`),
]

/** Who is met nowhere but in a hospital. */
const ofWard = /\b(?:registrar|surgeon|anaesthetist|anesthesiologist|triage nurse|ward (?:nurse|sister|doctor)|houseman)\b/

const withCrew: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${crewWord}(?: \w+)?(?: is| are|s|re| has| have| just| now| finally| already| were)* (?:\w+ )?(?:here|arrived|at the (?:\w+ )?(?:door|house|gate)|in the (?:\w+ )?(?:door|house|room|hall|drive\w*|street|yard)|outside|pull(?:ing|ed) (?:up|in)|coming (?:up the (?:drive\w*|path|stairs|steps)|in(?:to the house| now)?\W*$|through the door)|turned up|showed up|came(?! back)|come in|with (?:me|us|him|her|them)(?: now)?|parked|got here|walk(?:ed|ing) in|(?:loading|treating|working on|checking|strapping|seeing to|looking after|giving|got|taking|took) (?:me|him|her|us|my \w+))\b`,
  ),
  new RegExp(String.raw`\b(?:here(?:s| come| comes| is| are)) (?:the |an )?${crewWord}\b`),
  new RegExp(
    String.raw`^\W*(?:ok |okay |right |yes |oh |and |good )*${they}(?: are| have| all)?(?: \w+)? (?:here|arrived|at the (?:\w+ )?(?:door|gate)|outside|in the (?:\w+ )?(?:house|drive\w*|street|yard|hall|doorway)|(?:pulling|pulled) (?:up|in)|coming (?:up the (?:drive\w*|path|stairs|steps)|in(?:to the house| now)?\W*$|through the door)|just (?:came|arrived|got here|pulled up)|loading (?:me|him|her)|strapping (?:me|him|her))\b`,
  ),
  /\b(?:i|im|we|were|hes|shes|he is|she is|he|she|dad|mum|mom|\w+s) (?:am |are |is |now |just |already |got |being )*(?:(?:loaded |put |taken )?(?:in|into|inside)) (?:the|an) (?:back of the |back of an )?(?:amb|ambulance)\b/,
  /\b(?:im|i am|were|we are|hes|shes|ill|we will|well) (?:\w+ )?(?:going|go|off|leaving|riding) (?:in |to hospital |along )?(?:with them|with the (?:crew|paramedics?|ambulance)|in the (?:amb|ambulance))\b/,
  /\b(?:theyve|they have|they) (?:got |taken )?(?:him|her|me|us) (?:now|in the (?:amb|ambulance)|off to)\b/,
]

const relative = `(?:(?:my |the |our )?(?:wife|husband|missus|hubby|partner|mate|friend|son|daughter|neighbou?rs?(?: husband| wife)?|dad|mum|mom|brother|sister|boyfriend|girlfriend|flatmate|uncle|aunt|cousin|colleague|boss)|he|she|they|someone|somebody)`
const onTheWay: readonly RegExp[] = [
  /\b(?:were|we are|im|i am|hes|shes|we|he is|she is|dad is|mum is|mom is)(?: \w+){0,2}? (?:on (?:the|our|my|his|her) (?:way|road)(?! home| to work| back)|heading (?:off|in|there|out|over|up|down|to (?:the )?(?:hospital|a&e|ed|er))|setting off|set off|leaving (?:now|in|right)|off now|off to (?:the )?(?:hospital|a&e|ed|er|casualty)|going (?:now|there now|in now|to (?:the )?(?:\w+ )?(?:hospital|a&e|ed|er|casualty) now|right now)|driving (?:there|in|to (?:the )?(?:hospital|a&e|ed|er)|now)|going (?:now )?to (?:general |the )?hospital)\b/,
  /\b(?:im|i am|were|we are|hes|shes|theyre|they are|we|i) (?:\w+ ){0,2}?(?:in|inside|getting in(?:to)?|got in(?:to)?|sat in) (?:the |a |my |his |her |their |our |an )?(?:\w+ )?(?:car|taxi|cab|uber|van|truck|jeep|keke|okada|bus)\b(?! park)/,
  /\b(?:they|we|i|he|she|theyve|weve|ive)(?: have| has| both| all)?(?: just| already| now)* (?:left|set off|gone)\b(?! (?:arm|leg|side|hand|foot|eye|breast|ear|knee|hip|him|her|me|us|it|the|my|a|again|without|behind|home|alone|to (?:get|find|fetch)|blue|grey|gray|white|quiet|numb|cold|off|floppy|limp|down|up|out|very|so|really|all|mad|back|through|from|on|in))(?= ?(?:$|[,.!?;]|now|already|i said|for|to|about|\d|five|ten|an? ))/,
  new RegExp(
    String.raw`\b${relative}(?:s| is| are|re)? (?:now |just |already )?(?:driving|taking|running|bringing|rushing)(?: (?:me|us|him|her|them|dad|mum|mom))\b(?! (?:mad|crazy|nuts|up the wall|tablets|pills|home))`,
  ),
  /\b(?:\w+)(?: will| ll| is gonna|s gonna|ll) (?:take|drive|run|bring) (?:me|us|him|her|them) (?:now|there now|in now|straight|right now)\b/,
  /\b(?:taxi|cab|uber|lift)(?:s| is) (?:now |just )?(?:here|outside|waiting|at the (?:door|gate))\b|(?<!\b(?:my|our|own) )car(?:s| is) (?:now |just )?(?:here|waiting|at the (?:door|gate))\b/,
  /\b(?:carrying|putting|loading|getting) (?:him|her|them|dad|mum|mom) (?:in|into|to) (?:the )?(?:car|taxi|van)\b/,
  /^\W*(?:ok |okay |right |righto |alright |yes |fine |well )*(?:going|leaving|setting off|heading off|off) (?:there )?(?:now|in (?:\d+|five|ten|two|a)(?: min\w*)?)\b/,
]

const called: readonly RegExp[] = [
  /\b(?:theyre|they are|they|operator|999|911|112|000|108|dispatch\w*)(?: is| are| said theyre| said they are| have| ve)? (?:sending|coming|on (?:the|their) way|dispatch\w*|sent)\b(?! (?:me|us|him|her|you|it|home)\b)/,
  new RegExp(
    String.raw`\b${crewWord}(?:s| is| are| will be)?(?: now| already)? (?:coming|on (?:the|its|their|his|her) way|en route|been (?:called|sent|ordered)|ordered|dispatched|\w+ (?:min\w*) away|being sent)\b`,
  ),
  /\b(?:i|ive|i have|we|weve|he|hes|she|shes|someone|somebody|they|wife|husband|neighbou?r|partner|mum|mom|dad|son|daughter|girlfriend|boyfriend|friend|sister|brother|my \w+)(?: did| has| have| just| already| now)* (?:rung|rang|ring|phoned|phone|called|call|dialled|dial) (?:for )?(?:them|999|911|112|000|108|101|111|the ambulance|an ambulance|amb|emergency|it in)\b/,
  /\b(?:i did|we did|i have|ive|i already|just) (?:ring|call|phone|rung|called|phoned|rang)\b(?! (?:my|the|his|her|a|me|him|you|work|in)\b)/,
  ...callsMade,
  /\b(?:999|911|112|000|108|ambulance|operator|dispatch\w*|call handler)(?: is|s)? (?:\w+ )?(?:on (?:the|my|his|her|our) (?:other |second |house |mobile )?(?:phone|line|mobile)|rung|called|phoned|been rung|been called)\b/,
  /\b(?:on|got) (?:the )?(?:other )?(?:phone|line) (?:to|with) (?:the )?(?:ambulance|999|911|112|000|108|emergency|them|operator|dispatcher|control)\b/,
  /\b(?:its|it is|thats|all) (?:been )?(?:rang|rung|called)\b|\b(?:fella|lady|man|woman|guy|girl|they|operator|handler)\b.{0,24}\b(?:said|says|say|reckons?) (?:about |around )?(?:\d+|five|ten|fifteen|twenty) ?min/,
]

/** Asked, supposed, wished for, of another time or of somebody else: no news. */
const notNews =
  /\b(?:if|unless|until|till|before|in case|when|whether|once|by the time|should|shall|could|would|might|may|rather|hope|wish|want to|wanted|hate|scared|afraid|dont|didnt|did not|not|havent|hasnt|isnt|arent|aint|never|cant|cannot|wont|no|nobody|no ?one|instead of|useless|pointless|point in|point of|no (?:point|use)|worth|hopeless|sick of|thought of|thinking of|yesterday|last (?:week|month|year|time|night)|(?:days?|weeks?|months?|years?) ago|used to|always|every|next week|my friend|a friend of)\b.{0,30}$/
const notInIt =
  /\b(?:not|isnt|arent|never|wont|nearly|almost|work|works|worked|working at|was|been to|hate|cant|no|would|should|could|will be|when|if)\b/
const notAfter =
  /^.{0,24}\b(?:tomorrow|tonight|later|next week|on monday|in the morning|last (?:week|month|year)|yesterday|years? ago|weeks? ago|months? ago|often|regularly|for (?:my|a|an) (?:clinic|appointment|checkup|job)|with (?:a friend|covid)|already told me)\b/
const asks =
  /^\W*(?:and |so |but |ok |okay |well |please )*(?:can|could|should|shall|would|will|do|does|did|is|are|am|was|has|have they|have we|what|how|why|where|when|who|which|may|might|if|maybe|cant|couldnt|cannot)\b/
const plainly = (text: string): string => plainWords(text).replace(/\s+/g, ' ').trim()

/** The furthest first: who is in hospital was on the way before. */
const readings: readonly (readonly [StateOfHelp, readonly RegExp[]])[] = [
  ['hospital', inHospital],
  ['hospital', examined],
  ['hospital', besideStaff],
  ['hospital', staffSays],
  ['crew', withCrew],
  ['travelling', onTheWay],
  ['called', called],
]
const stages: readonly StateOfHelp[] = ['none', 'called', 'travelling', 'crew', 'hospital']

/** "We have reached", "we're here": said on the way. */
const there =
  /\b(?:(?:have |ve |just |now |finally )*(?:reach(?:ed)?|arrived|got here|made it)|(?:were|we are|im|i am) (?:now |all )?here)\b(?! (?:with|for|alone|on my))/

/**
 * What a message tells of help; null where it tells nothing of it. In: what was known of it before, the country. Whoever speaks by phone is
 * not there, and an advice line sends nobody.
 */
export function helpNews(clauses: readonly Clause[], before: StateOfHelp, country: string | null = null): HelpNews | null {
  const isByPhone = isOtherLine(clauses.map(({ text }) => text).join(' '), country)
  const plain = clauses.map(({ text }) => plainly(text))
  const isOfAnotherTime = ofAnotherTime(plain, sentencesOf(clauses))
  const told: HelpNews[] = []
  for (const [clause, words] of plain.entries()) {
    if (before !== 'none' && tellsOfHelpGone(words)) return { state: 'none', clause, isUndone: true }
    if (asks.test(words) || /\?\s*$/.test(words) || isOfAnotherTime(clause)) continue
    const state = stateTold(words, before, isByPhone)
    if (state !== null) told.push({ state, clause, ...(isPlaceTold(words, before, state) && { isInside: true }) })
  }
  const [furthest = null] = told.sort((one, other) => stages.indexOf(other.state) - stages.indexOf(one.state))
  const mistaken = mistakenIn(plain, before)
  return mistaken !== null && (furthest === null || stages.indexOf(furthest.state) < stages.indexOf('travelling')) ? mistaken : furthest
}

/** What shows that the help known of was never there. */
function mistakenIn(plain: readonly string[], before: StateOfHelp): HelpNews | null {
  const isSaid = (words: string) => tellsNotCalled(words) || (isCaredFor(before) && tellsNotInCare(words))
  const clause = before === 'none' ? -1 : plain.findIndex(isSaid)
  return clause < 0 ? null : { state: 'none', clause, isUndone: true, isMistaken: true }
}

/** Whether a hospital is named as the place, or was reached on the road. */
function isPlaceTold(words: string, before: StateOfHelp, state: StateOfHelp): boolean {
  return state === 'hospital' && (before === 'travelling' || tells(words, inHospital, notNews, notInIt))
}

/** "The nurse told me to see my own doctor, no hospital": whoever sends somewhere else is not beside the patient, and may have said it by phone. */
const sentElsewhere = new RegExp(
  String.raw`\b${staff} (?:has |have |just |only |already )*(?:says?|said|saying|told|tells|telling)\b[^.!?]{0,40}\b(?:gp|my own doctor|family doctor|no hospital|not (?:to )?(?:go|come|need)|this week|next week|in the morning|book|pharmacist|chemist|111)\b`,
)

function stateTold(words: string, before: StateOfHelp, isByPhone: boolean): StateOfHelp | null {
  if (before === 'none' && sentElsewhere.test(words)) return null
  const isThere = (cues: readonly RegExp[]) => cues === besideStaff || cues === examined || cues === staffSays
  const read = readings.filter(
    ([state, cues]) =>
      !(isByPhone && (isThere(cues) || state === 'called')) && !(cues === staffSays && before === 'none' && !ofWard.test(words)),
  )
  const told = read.find(([, cues]) => tells(words, cues, notNews, notInIt))
  if (told !== undefined) return told[0]
  return before === 'travelling' && there.test(words) ? 'hospital' : null
}

function tells(words: string, cues: readonly RegExp[], without: RegExp, within?: RegExp): boolean {
  return cues.some((cue) => {
    const found = cue.exec(words)
    if (found === null || within?.test(found[0])) return false
    const after = words.slice(found.index + found[0].length)
    return !without.test(words.slice(0, found.index)) && !(within !== undefined && notAfter.test(after))
  })
}

/** What is known of help after a message: it goes forward only, until it is taken back. */
export function helpAfter(before: StateOfHelp, news: HelpNews | null): StateOfHelp {
  if (news === null) return before
  return news.isUndone || stages.indexOf(news.state) > stages.indexOf(before) ? news.state : before
}

/** Whether trained people have the patient: nobody is told to call or to go any more. */
export function isCaredFor(help: StateOfHelp | undefined): boolean {
  return help === 'crew' || help === 'hospital'
}

/** What is asked or told beside news of help and has an answer of its own; whatever else was read in the same sentence is that news. */
const besideNews: ReadonlySet<PushKind> = new Set<PushKind>([
  'story',
  'can-eat',
  'can-take',
  'can-drive',
  'what-now',
  'take-along',
  'what-happens',
  'afraid-to-die',
  'done',
])

/** What was said, without a call to a surgery or an advice line, which sends nobody. */
export function withoutOtherLines(pushes: readonly Push[], clauses: readonly Clause[], country: string | null): readonly Push[] {
  if (!isOtherLine(clauses.map(({ text }) => text).join(' '), country)) return pushes
  return pushes.filter(
    ({ kind, clause }) => (kind !== 'coming' && kind !== 'arrived') || namesAmbulance.test(plainly(clauses[clause]?.text ?? '')),
  )
}
const namesAmbulance = /\b(?:999|911|112|000|108|ambulance|paramedics?|crew|taxi|car|driving|sending|on (?:the|their|its|my|our) way)\b/

/** What was said to the emergency, with the news of help in the place of what its sentence was taken for. */
export function pushesWithHelp(pushes: readonly Push[], clauses: readonly Clause[], news: HelpNews | null): readonly Push[] {
  if (news === null) {
    // "We rang 999 last summer and they came" sends nobody today.
    const isOfAnotherTime = ofAnotherTime(
      clauses.map(({ text }) => plainly(text)),
      sentencesOf(clauses),
    )
    return pushes
      .filter(({ kind, clause }) => !((kind === 'arrived' || kind === 'coming') && isOfAnotherTime(clause)))
      .map((push) => (push.kind === 'arrived' ? { ...push, kind: 'coming' as const } : push))
  }
  const sentence = sentencesOf(clauses).find((places) => places.includes(news.clause)) ?? [news.clause]
  const kind: PushKind = news.isUndone ? 'gone' : isCaredFor(news.state) ? 'arrived' : 'coming'
  const others = pushes.filter(
    (push) => push.kind !== 'coming' && push.kind !== 'arrived' && (!sentence.includes(push.clause) || besideNews.has(push.kind)),
  )
  return [{ kind, clause: news.clause }, ...others]
}
