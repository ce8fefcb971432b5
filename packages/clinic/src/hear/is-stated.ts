import type { Mention } from '../case/model.ts'
import { beginsWith } from '../knowledge/begins-with.ts'
import { nameableInQuestions } from '../knowledge/crisis-findings.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { type Clause, mayState } from './clause.ts'
import { isFelt } from './felt-finding.ts'

/** "with my asthma", "I have a clot": what a question takes for granted is told all the same. */
const takenForGranted =
  /\b(?:my|i have|i['’]?ve(?: got)?|i had|i['’]?m|im|i am|he has|she has|he['’]?s|she['’]?s|his|her|have got|having|because of|due to)\s+(?:\w+\s+){0,3}$/i
/** "My migraine", "calpol for his fever": words that say themselves whose it is. */
const namesOwner = /\b(?:my|his|her)\s+\w+$/i
const within = 40

/** Whether what was read in a clause is told by it: what is asked about, wished or said by the doctor is not. */
export function isStated(index: KnowledgeIndex, mention: Mention, clauses: readonly Clause[], mentions: readonly Mention[]): boolean {
  const clause = clauses.find(({ start, end }) => mention.start >= start && mention.start < end)
  if (clause === undefined) return true
  if (isSaidOfDoctor(mention, clause) || isOfOtherThings(mention, clause)) return false
  // "Can it wait till the morning?" tells no "sweating in the morning".
  if (clause.act.startsWith('ask-') && mention.finding.includes('.') && !tellsOfBase(mention, clause, mentions)) return false
  const isAsked = clause.act.startsWith('ask-')
  if (isAsked && isOnlyAskedAbout(index, mention, clause)) return false
  // "Why does my chest hurt?" tells of it; "is that diabetes?" does not.
  if (mayState(clause.act) && (!isAsked || isFelt(index, mention.finding))) return true
  if (clause.act === 'unreadable') return true
  if (!isAsked) return clause.act === 'opinion' || clause.act === 'plan'
  const before = clause.text.slice(0, mention.start - clause.start).slice(-within)
  // "Can I give her aspirin?": asked for, not taken.
  if (mention.finding.startsWith('takes-') && /\b(?:give|giving|take|have|try|use)\s+(?:\w+\s+){0,3}$/i.test(before)) return false
  const own = clause.text.slice(mention.start - clause.start, mention.end - clause.start)
  return takenForGranted.test(before) || namesOwner.test(own) || isToldBesideQuestion(mention, clause)
}

/** Whether the clause tells it of somebody else, of where one lives, of what one never takes, or of what the doctor called it. */
function isOfOtherThings({ finding, start, end }: Mention, { text, start: from }: Clause): boolean {
  if (isOfAnother.test(text.slice(end - from))) return true
  if (finding.startsWith('recent-travel-') && livesThere.test(text) && !travels.test(text)) return true
  if (finding === 'missed-insulin' && neverOnIt.test(text.slice(0, end - from))) return true
  // "But you said it is a heart attack": the doctor's words are no history; "as you said, now my chest hurts" tells all the same.
  return finding.startsWith('history-') && doctorSaid.test(text.slice(0, start - from))
}

/** "Blood in wee was my husband, not me" */
const isOfAnother =
  /^(?:\W+(?:that|it))?\W*(?:was|is|were|are|belongs to|['’]s)(?: only| all| from)? (?:my (?!own\b)\w+|him|her|his|hers|them|theirs)(?:['’]?s)?\W+(?:and |but )?not (?:me|mine|my\b)/i

/** "He lives in Kerala", "we are from Lagos": living somewhere is no travel. */
const livesThere =
  /\b(?:lives?|living|lived|resid\w+|settled|based|born|grew up|native|(?:i['’]?m|i am|we['’]?re|we are|he['’]?s|he is|she['’]?s|she is|they are|family is|all) from)\b/i
const travels =
  /\b(?:back|return\w*|visit\w*|trip|holiday|vacation|flew|flight|travell?\w*|journey|went|been (?:to|in)|got in|arriv\w*|landed|was (?:in|there)|moved|came|ago|last (?:week|month))\b(?<!\bno (?:travel|trip))/i

/** "You are muddled", "are you confused?", "you sound tired": said of the doctor, who has none of it. "You can see the bone", "you said I am confused" are not. */
function isSaidOfDoctor({ start, end }: Mention, { text, start: from }: Clause): boolean {
  const [before, own] = [text.slice(0, start - from), text.slice(start - from, end - from)]
  return endsOfDoctor.test(before) || ofDoctorInside.test(own) || (endsWithYou.test(before) && opensWithIs.test(own))
}

const you = '(?:you|u|yous|the (?:bot|app|computer|machine))'
const isOrSeems = "(?:['’]?re\b| r\b| are| is|['’]s| were| was| seem| sound| look| must be| seem to be| get| got| getting|have gone)"
const degree =
  '(?: (?:an?|the|bit|little|so|very|quite|just|rather|really|totally|completely|getting|all|clearly|obviously|now|again|still|bloody|one|who|not|being|or|and|\\w+ed|\\w+y))*'
const ofDoctor = `(?:\\b${you}${isOrSeems}|\\b(?:are|r|were) ${you}(?: the one who is)?)${degree}`
const endsOfDoctor = new RegExp(`${ofDoctor}\\W*$`, 'i')
const ofDoctorInside = new RegExp(`^${ofDoctor}\\b`, 'i')
const endsWithYou = new RegExp(`\\b${you}(?: just| really| all| still)*\\W*$`, 'i')
const opensWithIs = /^(?:are|r|is|were|seem|sound|look)\b/i

/** "Can it harm my baby?" wishes nobody harm, "do statins cause muscle pain?" asks about statins, "is a sore throat a sign of covid?" about sore throats. */
function isOnlyAskedAbout(index: KnowledgeIndex, mention: Mention, clause: Clause): boolean {
  const [before, after] = [clause.text.slice(0, mention.start - clause.start), clause.text.slice(mention.end - clause.start)]
  if (beginsWith(mention.finding, nameableInQuestions) || asksOfDeath(mention, clause)) return true
  if (isWhether.test(before) && signOf.test(after)) return true
  return index.findings.get(mention.finding)?.grave !== true && asksInGeneral.test(before)
}

/** "Sore throat 2 days, 30, can I go to work", "can I go to work with a sore throat": told on the way to what is asked. */
function isToldBesideQuestion({ start, end }: Mention, { text, start: from, act }: Clause): boolean {
  const [before, after] = [text.slice(0, start - from), text.slice(end - from)]
  return (!asksOfSomebody.test(before) && asksBehindComma.test(after)) || (act === 'ask-daily' && asksWithIt.test(before))
}

const somebodyAsked = String.raw`\b(?:can|could|should|shall|may|must|am|is|are|will|do|does) (?:i|we|he|she|it|they|my \w+)\b`
const asksOfSomebody = new RegExp(somebodyAsked, 'i')
const asksBehindComma = new RegExp(String.raw`^[^.?!]*,[^,.?!]*${somebodyAsked}`, 'i')
const asksWithIt = new RegExp(String.raw`${somebodyAsked}[^.,?!]{0,40} with (?:an? |my |this |such an? |his |her )?(?:\w+ )?$`, 'i')

const isWhether = /^\W*(?:and |so |but |ok |hi |hello )*(?:is|are) (?:an? |the )?$/i
const signOf = /^\W*(?:an? |the |also |usually |always |often |ever )*(?:signs?|symptoms?|part|common|normal|side[- ]effects?)\b/i

/** "I don't take insulin", unlike "I haven't taken my insulin": nobody misses what he is not on. */
const neverOnIt =
  /\b(?:do(?:es)?(?: not|n['’]?t)|never)(?: \w+)? (?:take|use|have|had|taken|used|need|inject)\b(?! (?:my|his|her|the|all|enough)\b)/i

const doctorSaid = /\b(?:you|u)(?:['’]?ve| have)? (?:just |already |only )*(?:said|say|told me|wrote|called it|mentioned)\b[^.!?;]*$/i

const asksInGeneral =
  /^\W*(?:and |so |but )?(?:do|does|can|could|will) (?!i\b|it\b|this\b|that\b|these\b|he\b|she\b|my\b|we\b|you\b)(?:\w+ ){1,4}(?:cause|give|make|have|include|lead|bring)\b(?!.*\b(?:my|me|i|his|her|this|these)\b)|^\W*(?:and |so |but )?(?:what|when|from what|at what|which) (?:\w+ ){0,2}?(?:counts? as|classes as|is called|is classed as|do you call|would you call|does one call|is considered|is meant by|makes) (?!me\b|it\b|my\b|him\b|her\b)/i

/** "Am I going to die?" asks; "why do I feel I am going to die?" tells. */
function asksOfDeath({ text }: Mention, { text: asked }: Clause): boolean {
  return /\bdie\b/i.test(text) && !/\b(?:feel\w*|think\w*|thought|scared|afraid)\b/i.test(asked)
}

/** Whether the clause names the symptom itself, and not only one of its qualities. */
function tellsOfBase({ finding }: Mention, { start, end }: Clause, mentions: readonly Mention[]): boolean {
  const [base] = finding.split('.')
  return mentions.some((other) => other.finding === base && other.start >= start && other.start < end)
}
