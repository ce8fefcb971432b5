import type { ConsultationCase } from '../../case/case.ts'
import type { Mention } from '../../case/model.ts'
import { crisisFindings } from '../../knowledge/crisis-findings.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { Act, Clause } from '../clause.ts'

type Findings = ReadonlyMap<string, PackedFinding>

/** Clauses of these acts tell of what will be done or of the talk itself. */
const idle: ReadonlySet<Act> = new Set(['plan', 'thanks', 'bye', 'greeting', 'about-doctor', 'help'])
/** Nobody in particular: "nobody ever died of a few spots", "real men don't take tablets", "you will not see sickness". */
const ofNobody =
  /\b(?:no ?one|nobody|anybody|anyone|everybody|everyone|people|folks?|they say|some say|real (?:men|women)|men|women|you(?:['’]ll| will| won['’]?t| did ?n['’]?t| never| keep| said| say| asked)|u (?:didn?t|never|keep|said))\b(?![^,;]*\b(?:i|me|my|i['’]m|i['’]ve|im|ive)\b)(?:(?!\bbut\b)[^,;])*$/i
/** What is not so yet, or is only wished or feared. */
const notYet =
  /\b(?:(?:i|we|he|she|they|it|that|this)(?:['’]?ll| will| wo ?n['’]?t| would| could| might)|ill (?=\w+ )|gonna|going to|about to|rather (?:not )?|hope|hoping|wish|in case|unless|what if|so that|trying to|want(?:s)? to|hate to|supposed to)\b[^,;.]*$/i
const saidLightly =
  /\b(?:figurative\w*|so to speak|as it were|metaphor\w*|only joking|just joking|just kidding|ha ?ha|just (?:thinking|reading|talking) (?:about|of)|even thinking about)\b/i
/** What a question takes for granted: "with my asthma", "why is my leg swollen", "since it still hurts". */
const takenForGranted =
  /\b(?:my|his|her|our|i(?:['’]?ve| have| had|['’]?m| am| keep| get| got| feel| still| just| now| also)|im|ive|(?:he|she|they|it)(?:['’]?s| is| has| keeps| still| just| now| feels| looks| seems)|hes|shes|there['’]?s|there is|still|now|since|because|having|with)\b/i
const negated =
  /\b(?:no|not|none|never|without|nor|neither|nothing|nowhere|cannot|aint|dont|doesnt|didnt|isnt|wasnt|hasnt|havent|cant|couldnt|wont|free of|denies|negative|stopp?ed|gone|went|cleared|settled)\b|n['’]t\b/i
const saidWell = /\b(?:fine|ok|okay|well|normal\w*|good|great|usual\w*|all right|alright|properly|easily|can|able|regular\w*|clear)\b/i
/** Somebody is the one who is spoken of. */
const ofSomebody =
  /\b(?:i|i['’]?m|im|i['’]?ve|ive|me|my|mine|myself|we|our|us|he|she|his|her|hers|him|hes|shes|he['’]s|she['’]s|they|their|it|it['’]s|(?:medical|family|social|past|surgical|personal) history|history of)\b/i
const wordsOfAnswer = 5

const sentenceOf = (words: string, at: number): { text: string; start: number } => {
  const before = words.slice(0, at)
  const start = Math.max(before.lastIndexOf('. '), before.lastIndexOf('!'), before.lastIndexOf('?'), before.lastIndexOf('\n')) + 1
  const [text = ''] = /^[^.!?\n]*(?:\.(?=\S)[^.!?\n]*)*[.!?]?/.exec(words.slice(start)) ?? []
  return { text, start }
}

/**
 * Whether a reading of a later message is only said in passing: planned, asked about, said of nobody, wished or said lightly; of a denial, that nothing
 * denies it. What a question asked for, what is grave and is told of somebody, and what was spoken of before is none.
 */
export function isInPassing(
  findings: Findings,
  before: ConsultationCase,
  mention: Mention,
  clauses: readonly Clause[],
  words: string,
): boolean {
  const { finding, polarity, start } = mention
  const base = finding.split('.')[0] ?? finding
  const isAsked = before.pending?.findings.some((each) => each === finding || each === base) === true
  if (isAsked) return false
  const clause = clauses.find((each) => start >= each.start && start < each.end)
  if (clause === undefined) return false
  const sentence = sentenceOf(words, start)
  const led = words.slice(Math.max(clause.start, sentence.start), start)
  const known = findings.get(finding)
  if (ofNobody.test(led) || saidLightly.test(sentence.text)) return true
  if (polarity === 'absent') return isIdleDenial(before, mention, clause, led)
  if (known?.grave === true || crisisFindings[finding] !== undefined) return false
  if (idle.has(clause.act) || notYet.test(led)) return true
  if (isOnlyAsked(sentence, mention, led, clause.act)) return true
  return isNobodys(known, clause, words)
}

/** "So lie flat or walk about?", "blue pill, my heart, safe or not?": a sentence with its mark tells what it takes for granted alone. */
function isOnlyAsked(sentence: { text: string; start: number }, { start, end }: Mention, led: string, act: Act): boolean {
  if (!sentence.text.includes('?') && (!act.startsWith('ask-') || leavesOutIt.test(sentence.text))) return false
  const own = sentence.text.slice(start - sentence.start, end - sentence.start)
  return !takenForGranted.test(`${led} ${own}`)
}

/** "Is cloudy and smell bad.": told, of what goes without saying. */
const leavesOutIt = /^\W*(?:is|are)\s+(?!(?:it|he|she|this|that|there|they|we|you|i|my|his|her|the|an?|any|some|these|those|your|our)\b)\w/i

/** What somebody was through, takes or has had is said of somebody: "there's a bereavement group on Thursdays". */
function isNobodys(known: PackedFinding | undefined, clause: Clause, words: string): boolean {
  const isBackground = known?.kind === 'exposure' || known?.kind === 'risk'
  if (!isBackground || words.trim().split(/\s+/).length <= wordsOfAnswer) return false
  return !ofSomebody.test(clause.text)
}

/** "I'll walk the dog" denies no trouble walking, "it does not hurt him" no wish to harm. */
function isIdleDenial(before: ConsultationCase, { finding, text }: Mention, { act, text: clause }: Clause, led: string): boolean {
  if (before.observations[finding]?.polarity === 'present') return idle.has(act) || notYet.test(led)
  if (idle.has(act) || act.startsWith('ask-') || notYet.test(led)) return true
  const kind = crisisFindings[finding]?.kind
  if (
    (kind === 'harm-to-others' || kind === 'abuse') &&
    !/\b(?:thought\w*|kill|abus\w*|violen\w*|safe|hit\w*|wish\w*|urge\w*)\b/i.test(clause)
  )
    return true
  // "Yes, she is breathing" denies as well as any no.
  const isStated = act === 'fact' || act === 'answer' || act === 'denial' || act === 'change'
  return !negated.test(clause) && !saidWell.test(text) && !saidWell.test(clause) && !(isStated && ofSomebody.test(`${led} ${text}`))
}

const asksWhetherUsual =
  /^\W*(?:(?:and|so|but|also|please|doctor|hi|ok)\W+)*(?:is it|is that|is this|should i (?:worry|be worried)|do i need to worry) (?:(?:normal|ok|okay|usual|common|bad|serious|dangerous|weird|strange|worrying|a problem|a bad sign) )?(?:that|for|because)\b/i

/** "Is it normal that my wee is dark brown now?": what a question says is so is told. */
export function asGranted(mention: Mention, words: string): Mention {
  if (mention.temporality !== 'hypothetical' || mention.polarity !== 'present') return mention
  const { text, start } = sentenceOf(words, mention.start)
  const isGranted = asksWhetherUsual.test(text) && takenForGranted.test(words.slice(start, mention.end))
  return isGranted ? { ...mention, temporality: 'current' } : mention
}

const asksOfAnybody =
  /^\W*(?:(?:and|so|but|also)\W+)*(?:do|does|can|could|will|would) (?!(?:i|he|she|my|his|her|we|it|this|that|they|you|these|those)\b)(?:[\w'’-]+ ){1,4}(?:make|cause|give|lead|bring)\w* (?:you|people|someone|somebody|anyone|one|to)\b/i

/** "Do antihistamines make you drowsy?": asked of anybody, however grave it would be. In: what was read, and the words. */
export function isAskedOfAnybody({ start }: Mention, words: string): boolean {
  return asksOfAnybody.test(sentenceOf(words, start).text)
}
