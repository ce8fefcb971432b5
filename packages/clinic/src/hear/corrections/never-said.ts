import type { ConsultationCase } from '../../case/case.ts'
import type { Observation } from '../../case/model.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { Hearing } from '../hearing.ts'
import type { Correction } from './correction.ts'
import { calledLike, contradictsItself, disownedIn, isNeverTold, namedAsShown, saidInSentences, thrownBack } from './said-in-protest.ts'
import { unlessAll } from './unless-all.ts'

type Findings = ReadonlyMap<string, PackedFinding>

export const neverSaid =
  /\b(?<!\b(?:you|u)(?: have|['’]ve)? (?:even |really |still |actually )?)never (?:said|told|mentioned)\b|\b(?<!\byou )(?:did ?n['’]?t|did not|have ?n['’]?t) (?:say|said|mention\w*|tell|told)\b|\bnot what i (?:said|meant)\b|\byou (?:wrote(?! to\b)|put (?:down|in)|noted|invented|made up)\b/i
const putDown = /\byou (?:wrote(?! to\b)|put (?:down|in)|noted)\b/i

/** Whether a message says that something was never said; that the doctor wrote two contrary things is none of it. */
export function isNeverSaid(text: string): boolean {
  if (!neverSaid.test(text)) return false
  const rest = text.replace(putDown, ' ')
  return neverSaid.test(rest) || !contradictsItself.test(text)
}

/** Words of a correction that name nothing themselves. */
const ofTheTalk =
  /\b(?:never|said|told|mention\w*|wrote|written|noted|invented|didn['’]?t|didnt|haven['’]?t|havent|have|that|this|those|these|what|when|just|really|even|anything|nothing|like|actually|sorry|please|wrong|meant|mean|down|made|were|thing|stuff|about|with|your|list)\b/gi
export const saysInstead = /\bi (?:said|meant|told you|wrote)\b/i

/** What a message says was never said. In: its words, the case before, what was heard, the names. Where it names nothing that is held, nothing goes but what was said back last. */
export function unsaid(text: string, before: ConsultationCase, heard: Hearing, findings: Findings): Correction {
  const mentions = heard.mentions.filter(({ experiencer }) => experiencer === 'patient')
  const denied = mentions.filter(({ polarity }) => polarity === 'absent')
  const said = mentions.filter(
    (mention) =>
      mention.polarity === 'present' && before.observations[mention.finding]?.polarity !== 'present' && !isNeverTold(mention, text),
  )
  const last = lastTold(before)
  // "That's not what I said, I said my hand": what was put down last goes, what is said now stays.
  if (denied.length === 0 && said.length > 0 && saysInstead.test(text) && last.kind === 'unsaid')
    return { kind: 'replaced', out: last.findings, into: said.map(({ finding }) => finding) }
  // "Tired?? I never said I was tired. My back hurts": only what the protest names goes.
  const protest = saidInSentences({ ...heard, mentions }, neverSaid)
  // "I never said I fainted, just tired": the tiredness stays.
  const disowned = disownedIn(protest.words)
  const protested = denied.length > 0 ? denied : protest.mentions.filter((mention) => disowned.includes(mention.text))
  const ofProtest = (heard.disowned ?? []).flatMap(({ read }) => read)
  const named = [
    ...thrownBack(before, heard, findings),
    ...protested.map(({ finding }) => finding),
    ...ofProtest.map(({ finding }) => finding),
  ]
  const meant = [...new Set(named)]
  const own = meant.filter((finding) => !meant.some((other) => other.startsWith(`${finding}.`)))
  const held = withChildren(before, [...own, ...calledLike([...protested, ...ofProtest], before, findings)])
  // "I never said fainted, I said dizzy"
  if (held.length > 0 && said.length > 0 && saysInstead.test(text))
    return { kind: 'replaced', out: held, into: said.map(({ finding }) => finding) }
  if (held.length > 0) return { kind: 'unsaid', findings: held }
  // "I never said hot or red": what is held of it goes by the name that the patient was shown.
  const shown = namedAsShown(disowned.replace(ofTheTalk, ' '), before, findings).filter(
    (id) => !own.some((finding) => finding.startsWith(`${id}.`)),
  )
  if (shown.length === 0 && own.length > 0) return { kind: 'not-held', findings: own }
  if (shown.length > 0) return { kind: 'unsaid', findings: withChildren(before, shown) }
  const worded = byWords(disowned, before)
  if (worded.length > 0) return unlessAll(before, { kind: 'unsaid', findings: worded })
  // "Blood in the WHAT?? I never said that": what is thrown back beside the protest goes by the name that the patient was shown.
  const echoed = namedAsShown(beside(text).replace(ofTheTalk, ' '), before, findings)
  if (echoed.length > 0) return { kind: 'unsaid', findings: withChildren(before, echoed) }
  if (/[a-z]{4,}/i.test(protest.words.replace(ofTheTalk, ' '))) return { kind: 'not-held', findings: [] }
  return last.kind === 'unclear' ? last : unlessAll(before, last)
}

const sentences = /[^.!?\n]+[.!?]*/g

/** The sentences that throw a name back, and the one before a protest. */
function beside(text: string): string {
  const parts = [...text.matchAll(sentences)].map(([part]) => part)
  return parts.filter((part, at) => !neverSaid.test(part) && (startled.test(part) || neverSaid.test(parts[at + 1] ?? ''))).join(' ')
}

const startled = /[?!]\W*[?!]|\b[A-Z]{4,}\b/

/** Findings of the case with all that is a form of them. */
export function withChildren({ observations }: ConsultationCase, findings: readonly string[]): string[] {
  // "I never said pain at rest" takes nothing from pain on coughing.
  const bases = findings.filter((finding) => !finding.includes('.'))
  return Object.keys(observations).filter(
    (id) =>
      observations[id]?.polarity === 'present' && (findings.includes(id) || bases.some((base) => id === base || id.startsWith(`${base}.`))),
  )
}

/** Facts whose own words or name the text repeats. */
export function byWords(text: string, { observations }: ConsultationCase): string[] {
  const said = new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
  return Object.values(observations)
    .filter(({ source }) => source === 'told')
    .filter(({ text: words, finding }) =>
      (`${words} ${finding.replaceAll(/[-.]/g, ' ')}`.toLowerCase().match(/[a-z]{4,}/g) ?? []).some((word) => said.has(word)),
    )
    .map(({ finding }) => finding)
}

const fewFacts = 6

/** What was put down last, where it is little enough to be what is meant; a verdict names all there is, and nobody can tell which of it. */
export function lastTold({
  turns,
  observations,
  verdictTurn,
}: Pick<ConsultationCase, 'turns' | 'observations' | 'verdictTurn'>): Correction {
  const last = Object.values(observations).filter(
    ({ turn, source }: Observation) => turn === turns && source !== 'document' && source !== 'measured' && source !== 'offered',
  )
  return last.length === 0 || last.length > fewFacts || verdictTurn === turns
    ? { kind: 'unclear' }
    : { kind: 'unsaid', findings: last.map(({ finding }) => finding) }
}
