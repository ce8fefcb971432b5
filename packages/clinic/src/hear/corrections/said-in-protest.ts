import type { ConsultationCase } from '../../case/case.ts'
import type { Mention, Observation } from '../../case/model.ts'
import { isEmergency } from '../../judge/levels/level-order.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import { sentencesOf } from '../clause.ts'
import type { Hearing } from '../hearing.ts'
import { isDisbelieved } from '../told-stands.ts'

type Findings = ReadonlyMap<string, PackedFinding>
type Heard = Pick<Hearing, 'clauses' | 'mentions'>

const startled = /\?\W*[?!]|!\W*[?!]/
/** Who is put out at what was put down: "cannabis!!", "erections?? he is FOUR", "what are you on about", "WHAT no mate". */
const putOut =
  /[?!]\W*[?!]|\b[A-Z]{4,}\b|\bwhat (?:are you (?:on about|talking about|saying)|on earth|the (?:hell|heck|f\w*))\b|\bwhere (?:did|do|have) you (?:get|got) (?:that|this)\b|\bwho said\b|^\W*(?:what|eh|huh|pardon|excuse me)\b\W*[?!,]/

/** "I HAVE diabetes": said with weight, and held to. */
const affirms =
  /^[^?]*\b(?:i|he|she|we|they|it|that)(?:['’]?(?:m|s|ve|re))? (?:really |still |also |do |does |did )*(?:have|has|had|am|is|are|take|takes|got|HAVE|HAS|AM|IS|DO)\b[^?]*$/i
/** "Its my ANKLES", "it's the cough keeping the wife up", "I asked about the blood": what the talk is about. */
const holdsToIt =
  /\b(?:its|it['’]?s|it is|thats|that['’]?s|that is)(?: (?:all|only|just|still|really|about|always been|to do with))* (?:my|the|his|her)\b(?![^.!]*\?)|\b(?:i|we)(?:['’]?m| am| was|['’]?ve)? (?:asked|asking|ask|said|talking|on|came|worried|want(?:ed)? to know)(?: you)? (?:about|for|with)\b|\bwhat about (?:my|the|his|her)\b|\bstill (?:have|has|got|there|swollen|hurts?)\b|\bwhole point\b|\b(?:do|should|shall|can|could|must|may) (?:i|we|he|she) (?!have\b|say\b)|\b(?:is|was|could|would|might) (?:it|that|this) (?:be )?(?:an?|the|my)\b|\b(?:how|when|where|why|what) (?:do|can|should|will|am|is|about)\b/i
/** "They ARE swollen" */
const insists = /\b(?:ARE|IS|AM|DO|DOES|HAVE|HAS|WAS|DID|STILL)\b(?! (?:NOT|not|N'T|you|YOU|we|they|it|he|she|i|I)\b)/
/** "You wrote feed her often, now you say nothing": two things that the doctor said. */
export const contradictsItself =
  /\b(?:above|before|earlier|first|then|just|now|at first|a minute ago|last time|but)\b[^.!?]{0,30}\b(?:you|u)(?:['’]?ve| have| just)? (?:said|say|saying|wrote|write|told|tell|put)\b(?! (?:i|that i|he|she|my|that he|that she|down)\b)|\b(?:you|u)(?:['’]?ve| have| just)? (?:said|say|wrote|told)\b[^.!?]*\b(?:now|then|but|and)\b[^.!?]{0,20}\b(?:you|u|its|it['’]?s) ?(?:say|said|saying|tell|telling|write|not)?\b[^.!?]*(?:which|\?|now|$)/i
/** A grave sign goes only where it is denied in so many words. */
const deniesIt =
  /\b(?:(?<!or )not|no|never|none|nobody|who said|where did you|made (?:that|it) up|nothing to do)\b|n['’]t\b|\b(?:dont|didnt|doesnt|havent|hasnt|isnt|wasnt)\b/i
/** "That's the blood RESULT": says what a number is. */
const saysResult = /\b(?:that|it|this)(?:['’]?s| is| was) (?:the|my|a|only the|just the) (?:\w+ )?(?:test|result|level|reading|number)s?\b/i

/** Words of a name that say nothing of what it names. */
const general = new Set(
  'with your that this from have been when after before pain sore ache feeling feel the and for not more than less very most few last weeks days months years time times day night work part side using use taking take takes contact recent history having being getting somebody something other another hard easy easily new long short like such one two both while during over under body symptoms problem trouble and or of in on at to a an'.split(
    ' ',
  ),
)

/** Parts of the body and colours are in many names: they name one only where it has nothing else. */
const ofManyNames = new Set(
  'head neck throat chest belly stomach back arm leg foot feet hand ankle knee hip shoulder wrist elbow finger thumb toe heel calf thigh shin eye ear nose mouth tongue skin urine stool joint muscle blood red yellow black baby child left right'.split(
    ' ',
  ),
)

/** The told findings, of those that this test lets pass, whose name as the patient has read it holds a word of its own that the text says. */
export function namedAsShown(
  text: string,
  { observations }: Pick<ConsultationCase, 'observations'>,
  findings: Findings,
  isMeant: (held: Observation) => boolean = () => true,
): string[] {
  const said = new Set(wordsOf(text))
  return Object.values(observations)
    .filter((held) => held.polarity === 'present' && held.source === 'told' && isMeant(held))
    .filter(({ finding }) => {
      const words = wordsOf(findings.get(finding)?.name ?? '')
      const own = words.filter((word) => !ofManyNames.has(word))
      return (own.length > 0 ? own : words).some((word) => said.has(word))
    })
    .map(({ finding }) => finding)
}

const neverTold =
  /(?:^|[.!?,;]|\b(?:i|we|no|but|and|sorry|well))\W*(?:never|did ?n['’]?t|did not)(?: (?:actually|even|ever|once))? (?:say|said|write|written|wrote)(?: (?:i|he|she|we|they|had|have|has|was|were|felt|feel|got|a|an|any|the|having|being|of|about)(?:['’](?:m|d|ve|s))?)*[ "'“‘]*$/i

/** "You put severe again", "why have you written that it burns": the doctor's words, which the patient throws back. */
const putByDoctor =
  /\b(?:you|u)(?:['’]?ve| have| keep| kept)? (?:just |still |only )?(?:put(?:ting)?|wrote|writ(?:e|ing|ten)|noted|noting)(?: it| that| me)?(?: down)?(?: again)?(?: (?:i|he|she|it|that|had|have|has|was|were|is|a|an|the|as|down))*[ "'“‘]*$/i

/**
 * "I never said she had a tummy bug": what stands behind it, and is the last word, is not told, nor what "you put"; what somebody "never mentioned" or "did not tell" is.
 * In: what was read, and the words.
 */
export function isNeverTold({ start, end, polarity }: Pick<Mention, 'start' | 'end' | 'polarity'>, words: string): boolean {
  if (polarity !== 'present') return false
  return putByDoctor.test(words.slice(0, start)) || (neverTold.test(words.slice(0, start)) && !/[a-z]/i.test(words.slice(end)))
}

/** The part of a protest that names what was not said: "I never said I fainted, just tired" disowns no tiredness. All of it where no such part is found. */
export function disownedIn(words: string): string {
  const part =
    /\b(?:never|did ?n['’]?t|did not|have ?n['’]?t|has ?n['’]?t)(?: \w+)? (?:say|said|write|written|wrote)\b\W*([^.!?,;\n]+?)(?=[.!?,;\n]|\b(?:but|just|only|i said|it['’]?s)\b|$)/i.exec(
      words,
    )
  return part?.[1] ?? words
}

/** The told findings that hold all the words of something denied in their own name: "hot or red" of "a hot, red joint". */
export function calledLike(
  denied: readonly Mention[],
  { observations }: Pick<ConsultationCase, 'observations'>,
  findings: Findings,
): string[] {
  const wanted = denied.map(({ text }) => wordsOf(text)).filter((words) => words.length > 1)
  return Object.values(observations)
    .filter(({ polarity, source }) => polarity === 'present' && source === 'told')
    .filter(({ finding }) => {
      const own = new Set(wordsOf(findings.get(finding)?.name ?? ''))
      return wanted.some((words) => words.every((word) => own.has(word)))
    })
    .map(({ finding }) => finding)
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? []
  return words.filter((word) => !general.has(word)).map((word) => word.replace(/(?:ies|s)$/, ''))
}

const notAsked = /\bnot (?:what|the (?:thing|question)) i (?:was )?(?:ask(?:ed|ing)|want(?:ed)? to know)\b/i

/** What the doctor put down last and is thrown back as a question: "nightmares?? PERIODS", "blood in the stool? no, in my wee". */
export function thrownBack(
  { observations, turns, held: rules, complaints }: ConsultationCase,
  { clauses, mentions }: Heard,
  findings: Findings,
): string[] {
  // "Period pain? That's not what I asked": the question was another one, and what was told stands.
  if (clauses.some(({ text }) => notAsked.test(text))) return []
  const isTold = (id: string) => mentions.some(({ finding, polarity }) => finding === id && polarity === 'present')
  const sendsToHospital = new Set(rules.flatMap(({ level, findings: evidence }) => (isEmergency(level) ? evidence : [])))
  const isGrave = (id: string) => findings.get(id)?.grave === true || sendsToHospital.has(id)
  const lately = (held: Observation) => held.turn >= turns - 1
  const shown = sentencesOf(clauses)
    .map((places) => places.map((place) => clauses[place]?.text ?? '').join(' '))
    .filter((sentence) => putOut.test(sentence) && !saysResult.test(sentence) && !isDisbelieved(sentence, { start: 0 }))
    .flatMap((sentence) =>
      holdsToIt.test(sentence) || insists.test(sentence) || contradictsItself.test(sentence)
        ? []
        : namedAsShown(sentence, { observations }, findings, lately).filter(
            (id) =>
              !(affirms.test(sentence) && isTold(id)) &&
              (deniesIt.test(sentence) || !(isGrave(id) || (complaints.includes(id) && !sentence.includes('?')))),
          ),
    )
  const asked = mentions
    .filter((mention) => {
      const { finding, polarity, experiencer, start } = mention
      const held = observations[finding]
      const clause = clauses.find((each) => start >= each.start && start < each.end)
      if (experiencer !== 'patient' || held?.polarity !== 'present' || held.source !== 'told' || clause === undefined) return false
      if (!/\?\W*$/.test(clause.text) || isDisbelieved(clause.text, { start: start - clause.start })) return false
      const isKept = isGrave(finding) && !clauses.some(({ text }) => deniesIt.test(text))
      return polarity === 'absent' || (polarity === 'present' && held.turn === turns && startled.test(clause.text) && !isKept)
    })
    .map(({ finding }) => finding)
  return [...new Set([...asked, ...shown])]
}

/** The mentions of the sentences that match, and the words of these sentences: what is told beside a protest is none. */
export function saidInSentences({ clauses, mentions }: Heard, matching: RegExp): { words: string; mentions: Mention[] } {
  const sentences = sentencesOf(clauses).map((places) => places.flatMap((place) => clauses[place] ?? []))
  const own = sentences.filter((sentence) => matching.test(sentence.map(({ text }) => text).join(' '))).flat()
  return {
    words: own.map(({ text }) => text).join(' '),
    mentions: mentions.filter(({ start }) => own.some((clause) => start >= clause.start && start < clause.end)),
  }
}
