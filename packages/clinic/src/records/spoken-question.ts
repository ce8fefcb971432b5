import { newCase } from '../case/case.ts'
import type { Mention, Question, Understanding } from '../case/model.ts'
import { understand } from '../hear/lexicon/understand.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'

/** A question as another doctor spoke it, and what a plain yes or no to it would mean. */
export interface SpokenQuestion {
  question: Question
  /** "Is your appetite OK?": a yes speaks for health. */
  asksIfWell: boolean
  /** "No vomiting?": yes and no mean the same. */
  isDenied: boolean
  /** "Any illnesses in your family?", "Is anyone else unwell?": the answer is about others. */
  isAboutOthers: boolean
}

const tag =
  /^\W*(?:(?:no|yes|yeah|right|ok|okay|correct|alright|all right|you know|or|um|uh|is (?:that|it) (?:right|correct|so|it)|that right|have i got that right|does that make sense|are you)(?:\W+|$))+$/i
/** "OK?" at the end of advice and "is the plan clear?" ask nothing about the illness. */
const advice = /(?:,|\bis that|\bare you) (?:ok|okay|alright|all right|happy|clear)\s*\?$|^\W*(?:so |and |but )*if (?:you|it|there)\b/i
/** "Can you hear me?" tests the line; a test, a vaccination or a worry is no complaint. */
const besides =
  /\b(?:hear|see) me\b|\b(?:measured?|taken|check(?:ed)?|tests?|tested|screen(?:ed|ing)?|vaccin\w+|immunis\w+|jabs?|worried about|concerned about|afraid of)\b/i
const others =
  /\bfamil(?:y|ies)\b|\brelatives?\b|\byour (?:parents?|mother|father|mum|mom|dad|brother|sister|siblings?)\b|\b(?:any(?:one|body)|some(?:one|body)|partner|wife|husband|boyfriend|girlfriend|flatmates?|roommates?|housemates?|colleagues?|kids|children)\b.*\b(?:unwell|ill|sick|poorly|well|similar|same)\b/i
const further = /^\W*(?:(?:and|or|uh|um|ok|okay|so)\W+)*(?:any|no|or|are you|do you|have you|is there)\b/i
const furtherKept = 3
const denial = /\b(?:no|not|never|without|none)\b|n['’]t\b/i
/** "What do you take for your asthma?" names a finding without asking for it. */
const wide =
  /^\W*(?:(?:and|so|uh|um|ok|okay|right|well)\W+)*(?:what|which|where|whereabouts|who|whose|why|how (?:many|much|often)|tell me|can you (?:tell|describe)|could you (?:tell|describe))\b/i
const sinceOfOther = /\b(?:on (?:that|it|this|them)|taking|smok\w+|working|work there|lived|living|married)\b/i
const age = /\b(?:your age|how old|(?:name|age) (?:and|,) (?:your )?(?:name|age))\b/i
const since = /\b(?:how long|since when|when did (?:it|this|that|they|the|these|your|you))\b/i

/** Where a run of questions that go on with one another ("And a cough? Or a fever?") begins, of which `place` is the last. */
function firstOfQuestions(asked: readonly string[], place: number): number {
  if (!further.test(asked[place] ?? '')) return place
  let from = place
  while (from > 0 && place - from < furtherKept - 1 && further.test(asked[from - 1] ?? '') && asked[from - 1]?.includes('?')) from -= 1
  return from
}

/**
 * The last question of another doctor's message, with the findings it asks about; null where it asks none. `complaints`: what
 * "it" and "the pain" may mean. What was told already and is only named ("about the headache: is it on one side?") is not asked.
 */
export function readSpokenQuestion(index: KnowledgeIndex, content: string, complaints: readonly string[]): SpokenQuestion | null {
  const sentences = (content.match(/[^.!?\n]+[.!?]*/g) ?? []).map((sentence) => sentence.trim())
  const isTagged = tag.test(sentences.at(-1) ?? '') && sentences.length > 1
  const asked = isTagged ? sentences.slice(0, -1) : sentences
  const place = isTagged ? asked.length - 1 : asked.findLastIndex((sentence) => sentence.includes('?') && !tag.test(sentence))
  const text = asked[place]
  if (text === undefined || /\b(?:hear|see) me\b/i.test(text)) return null
  const open = (slot: Question['slot']): SpokenQuestion => ({
    question: { id: 'spoken', kind: 'open', slot, findings: [], text, why: '', options: [] },
    asksIfWell: false,
    isDenied: false,
    isAboutOthers: others.test(text),
  })
  if (age.test(content)) return open('age')
  if (since.test(text) && !sinceOfOther.test(text) && !speaksOfOther(index, text)) return open('duration')
  if (besides.test(text) || advice.test(text)) return open('anything-else')
  const whole = asked.slice(firstOfQuestions(asked, place), place + 1).join(' ')
  const isAboutOthers = others.test(whole)
  const mentions = mentionsOf(index, whole, complaints).filter(
    ({ finding }) => !isAboutOthers || /^(?:family|exposure)$/.test(kindOf(index, finding)),
  )
  const named = [...new Set(mentions.map(({ finding }) => finding))]
  const findings = named.filter((finding) => !complaints.includes(finding) && !named.some((other) => other.startsWith(`${finding}.`)))
  if (findings.length === 0) return open('anything-else')
  const isAbsent = mentions.every(({ polarity }) => polarity === 'absent')
  const kind = wide.test(text) || since.test(text) ? 'open' : findings.length === 1 ? 'finding' : 'checklist'
  return {
    question: { id: 'spoken', kind, findings, text, why: '', options: [] },
    asksIfWell: (isAbsent && !denial.test(whole)) || /\bhow(?:['’]s| is| are| about)\b|\bwhat about your\b/i.test(text),
    isDenied: isAbsent && denial.test(whole),
    isAboutOthers,
  }
}

/** "How long have you had diabetes?" asks for no complaint. */
function speaksOfOther(index: KnowledgeIndex, text: string): boolean {
  const kinds = mentionsOf(index, text, []).map(({ finding }) => kindOf(index, finding))
  return kinds.length > 0 && kinds.every((kind) => kind !== 'symptom' && kind !== 'sign')
}

function mentionsOf(index: KnowledgeIndex, text: string, complaints: readonly string[]): readonly Mention[] {
  return understand(index, text, { pending: null, person: newCase().person, complaints }).mentions
}

function kindOf(index: KnowledgeIndex, finding: string): string {
  return finding.startsWith('family-') ? 'family' : (index.findings.get(finding)?.kind ?? '')
}

const filler = String.raw`^(?:\W*(?:um+|uh+|hm+|mm+|well|oh+|so|yeah|yes|i mean|i|it|they|that|everything|all|he|she|['’]s|['’]re|is|are|seems?|feels?|been|pretty|quite|absolutely|perfectly)\b)*\W*`
const well = new RegExp(
  String.raw`${filler}(?:fine|ok|okay|good|normal|great|alright|all right|not (?:too )?bad|no (?:problems?|issues?))\b`,
  'i',
)
const backChannel = /^\W*(?:(?:ok|okay|right|sure|mm+|mhm|hmm|uh|um|i see|oh+|great|thanks?|thank you|alright|all right|fine)(?:\W+|$))+$/i
const ownWord = /\bi(?:['’]?ve|['’]?m| have| am| do| did| had| get| feel)\b/i

/** What the patient's words mean as the answer to a spoken question: the answer turned where it must be, what is said of others marked so. */
export function answerToSpoken<Read extends Understanding>(spoken: SpokenQuestion | null, words: string, read: Read): Read {
  if (spoken === null) return read
  if (spoken.isAboutOthers)
    return ownWord.test(words) ? read : { ...read, answer: read.answer === 'no' ? 'no' : null, mentions: read.mentions.map(asOther) }
  return { ...read, answer: meant(spoken, words, read.answer) }
}

function meant(
  { question, asksIfWell, isDenied }: SpokenQuestion,
  words: string,
  answer: Understanding['answer'],
): Understanding['answer'] {
  if (question.kind === 'open') return answer
  if (asksIfWell) return well.test(words) || answer === 'yes' ? 'no' : answer === 'no' ? null : answer
  if (isDenied) return answer === 'yes' && !ownWord.test(words) ? 'no' : answer
  return backChannel.test(words) ? null : well.test(words) && answer !== 'yes' ? 'no' : answer
}

function asOther(mention: Mention): Mention {
  return mention.experiencer === 'patient' ? { ...mention, experiencer: 'family' } : mention
}
