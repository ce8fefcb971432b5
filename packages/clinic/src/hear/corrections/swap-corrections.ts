import type { ConsultationCase } from '../../case/case.ts'
import type { Mention } from '../../case/model.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { Hearing } from '../hearing.ts'
import { isInTurn } from '../sides-in-turn.ts'
import { withoutDisbelieved } from '../told-stands.ts'
import type { Correction } from './correction.ts'

type Findings = ReadonlyMap<string, PackedFinding>

const opposite = { left: 'right', right: 'left' } as const

/** "It's the other knee". */
export const otherSide = /\bthe other (?:one|side|(?:left|right)?\s*[a-z]+)\W*$/i

/** The side that was not told; undefined where none or both were. */
function oppositeOf(observations: ConsultationCase['observations']): 'left' | 'right' | undefined {
  const sides = new Set(
    Object.values(observations).flatMap(({ finding, polarity }) =>
      polarity === 'present' ? (finding.match(/[.-](left|right)(?=$|[.-])/)?.slice(1) ?? []) : [],
    ),
  )
  const [side] = sides
  return sides.size === 1 ? opposite[side as 'left' | 'right'] : undefined
}

const onlyOne = /\b(?:only|just|not both)\b/i

/** "I meant the right one": what was put down for the other side; null where no side was. */
export function sideCorrected(text: string, { observations }: ConsultationCase, findings: Findings): Correction | null {
  const meant = text.toLowerCase().replaceAll(/\bnot (?:the |my |on the )*(?:left|right)\b/g, ' ')
  // "My left. No wait, my right": the last word counts.
  const told = [...meant.matchAll(/\b(left|right)\b(?! (?:away|now|then|here))/g)].at(-1)?.[1] as 'left' | 'right' | undefined
  const to = told ?? (otherSide.test(text) ? oppositeOf(observations) : undefined)
  if (to === undefined || isInTurn(text)) return null
  const ofSide = new RegExp(onlyOne.test(text) ? `([.-])(?:${opposite[to]}|both-sides)(?=$|[.-])` : `([.-])${opposite[to]}(?=$|[.-])`)
  const pairs = Object.values(observations)
    .filter(({ finding, polarity }) => polarity === 'present' && ofSide.test(finding))
    .map(
      ({ finding }) => [finding, [finding.replace(ofSide, `$1${to}`), finding.replace(ofSide, '')].find((id) => findings.has(id))] as const,
    )
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
  return pairs.length === 0 ? null : { kind: 'side', to, findings: pairs }
}

/** "I'm not on apixaban, she is", in a talk about somebody else: nothing of that one's is put right. */
function isOfWriterAlone(text: string, relation: string): boolean {
  return relation !== 'self' && /\b(?:i['’]?m|i am) not (?:on|taking)\b|\bi (?:do ?n['’]?t|do not) (?:take|use)\b|\bnot me\b/i.test(text)
}

/** "It's not warfarin, it's apixaban": the medicine that goes, and the one that is taken; null where none goes. */
export function medicineCorrected(text: string, { drugs, person }: ConsultationCase, heard: Hearing): Correction | null {
  if (isOfWriterAlone(text, person.relation)) return null
  const plain = text.toLowerCase()
  const out = drugs.find((drug) =>
    new RegExp(
      String.raw`\b(?:not|isn['’]?t|never|don['’]?t take|stopped|instead of)\b[^.!?]{0,20}\b${literal(drug.toLowerCase())}\b`,
    ).test(plain),
  )
  if (out === undefined) return null
  return { kind: 'medicine', out, into: heard.drugs.find((drug) => drug.toLowerCase() !== out.toLowerCase()) ?? null }
}

const ending =
  "(?:stopp?ed|quit|(?<!\\b(?:should|to|can|could|must|shall|may|would|will|i['’]?ll) )c[ao]me off|gave up|(?:been |was |were |got )?taken off|(?:was |were )?told to stop|(?:no longer|not) (?:on|taking|take)|(?:do|does)(?: not|n['’]?t) (?:take|use|have))"

/** "I stopped Eliquis", "take eliquis off": the medicines of the case that are taken no more. */
export function medicinesStopped(text: string, { drugs, person }: ConsultationCase): Correction[] {
  if (isOfWriterAlone(text, person.relation)) return []
  return drugs
    .filter((drug) => {
      const name = literal(drug)
      return [
        String.raw`\b${ending} (?:(?:taking|using|the|my|his|her|that|any|on) )*${name}\b`,
        String.raw`\b${name}\b,? (?:(?:was|is|has been|got|have been|i|he|she|they) )*(?:stopped|discontinued)\b`,
        String.raw`\b${name}\b,? (?:(?:that|it|which)(?:['’]?s)? )?(?:(?:was|were|is) )?(?:just |only )?(?:my|the|his|her|an) (?:old|former|previous|earlier) (?:ones?|pills?|tablets?|medicine|brand)\b`,
        String.raw`\bused to (?:take|be on|have|use) (?:the )?${name}\b`,
        String.raw`\b(?:take|leave|cross|strike|scratch) (?:the |that )?${name} (?:off|out)\b`,
        String.raw`\b(?:take|leave|cross|strike|scratch) (?:off|out) (?:the |that )?${name}\b`,
        String.raw`\b(?:remove|delete) (?:the |that )?${name}\b`,
      ].some((pattern) => new RegExp(pattern, 'i').test(text))
    })
    .map((out) => ({ kind: 'medicine' as const, out, into: null }))
}

const writesAgain =
  /\b(?:i meant?|meant to|autocorrect\w*|auto correct\w*|typo|typed|misspo\w*|slip|instead of|rather than|sorry|oops|not (?:my |the |a |his |her )?[a-z]+)\b|^\W*(?:no|nope|wait|actually)\b/i
const kindOf = (finding: string): string => finding.split('.')[0]?.split('-').at(-1) ?? finding

/** "My eye, not my ear": a complaint of the same kind that was written for another; null where nothing was. */
export function replacedComplaint(text: string, before: ConsultationCase, heard: Hearing, findings: Findings): Correction | null {
  if (!writesAgain.test(text)) return null
  // "My right leg": a side that was read alone is no complaint of another part.
  const isFelt = (id: string) => !id.includes('.') && ['symptom', 'sign'].includes(findings.get(id)?.kind ?? '')
  const into = heard.mentions
    .filter(({ finding, polarity, experiencer }) => polarity === 'present' && experiencer === 'patient' && isFelt(finding))
    .map(({ finding }) => finding)
    .filter((finding) => [finding, finding.split('.')[0] ?? finding].every((id) => before.observations[id]?.polarity !== 'present'))
  const former = before.complaints.filter(
    (complaint) => !into.some((id) => id.split('.')[0] === complaint) && into.some((id) => kindOf(id) === kindOf(complaint)),
  )
  const out = Object.values(before.observations)
    .filter(({ finding, polarity }) => polarity === 'present' && former.includes(finding.split('.')[0] ?? finding))
    .map(({ finding }) => finding)
  return former.length === 1 && out.length > 0 ? { kind: 'replaced', out, into } : null
}

const denied =
  /\b(?:not|never|isn['’]?t|isnt|wasn['’]?t|wasnt|don['’]?t mean|dont mean|didn['’]?t mean|didnt mean|without|no)\s+(?:that |the |a |an |my |any |actually |really |it['’]?s |being |like )*([a-z]{4,})/gi
const stemLength = 5

/** "Not blood, it was beetroot": facts whose own words are taken back. What remains of a closer fact is the symptom itself. */
export function wordsTakenBack(text: string, before: ConsultationCase, heard: Hearing, findings: Findings): Correction | null {
  const words = [...withoutDisbelieved(text).matchAll(denied)].map(([, word = '']) => word.toLowerCase().slice(0, stemLength))
  const elsewhere = heard.mentions
    .filter(({ finding, polarity }) => polarity === 'absent' && before.observations[finding]?.polarity !== 'present')
    .map(({ text: told }) => told.toLowerCase())
  const back = words.filter((word) => !elsewhere.some((told) => told.includes(word)))
  if (back.length === 0) return null
  const restated = new Set(heard.mentions.filter(({ polarity }) => polarity === 'present').map(({ finding }) => finding))
  const out = Object.values(before.observations)
    .filter(({ polarity, source }) => polarity === 'present' && (source === 'told' || source === 'answered'))
    .filter(({ finding, text: told }) => {
      const own = `${told} ${findings.get(finding)?.name ?? ''}`.toLowerCase().match(/[a-z]{4,}/g) ?? []
      return !restated.has(finding) && own.some((word) => back.includes(word.slice(0, stemLength)))
    })
    .map(({ finding }) => finding)
  if (out.length === 0) return null
  const rest = out
    .flatMap((finding) => findings.get(finding)?.parents ?? [])
    .filter((parent) => findings.get(parent)?.kind === 'symptom' && !out.includes(parent))
  return rest.length === 0 ? { kind: 'unsaid', findings: out } : { kind: 'replaced', out, into: [...new Set(rest)] }
}

const stains =
  /\b(?:it|that|this|they) (?:was|is|were|turned out to be|must have been) (?:only |just |the |all |some |my |actually |really )*(?:beetroots?|beets?|tomato(?:es)?|ketchup|ribena|blackcurrants?|(?:straw|rasp|blue|cran)berr(?:y|ies)|food colou?ring|(?:ice )?lolly)(?: juice| sauce| soup| salad| squash| jam)?\b(?![ -](?:colou?r\w*|red|like|ish|with|and blood))/i
const unsure = /\b(?:might|could|maybe|possibly|perhaps|probably|like|not sure|hope\w*|think)\b/i
const takenForBlood: ReadonlySet<string> = new Set(['vomiting-blood', 'diarrhoea-bloody', 'stool-bloody', 'urine-blood'])

/** "We had a whole tray of beetroot": what was eaten explains the colour of what comes out (NHS: Blood in urine). */
const eatenRed = /\b(?:had|ate|eaten|eating)\b[^.!?]{0,40}\b(?:beetroots?|beets?|dragon ?fruit|borscht)\b/i
const wipesOff =
  /\b(?:wip(?:es?|ed|ing)|wash(?:es|ed)|com(?:es|ing)|came|rub(?:s|bed))\b[^.!?]{0,12}\boff\b|\b(?:blue|purple|black|dark) (?:\w+ )?(?:slush\w*|loll(?:y|ies|ipops?)|ice ?pops?|sweets?|cand(?:y|ies)|drink|gatorade|ink|paint|pen|dye|icing|food colou?ring)\b/i
const takenForBlue: ReadonlySet<string> = new Set(['cyanosis'])

/** Findings that a stain can be taken for. */
export const onlySeen: ReadonlySet<string> = new Set([...takenForBlood, ...takenForBlue])

/** "It was beetroot", "it wipes off, he had a blue slush": what was taken for blood or for blue lips, and was none; null where the patient is not sure of it. */
export function onlyColour(text: string, { observations }: ConsultationCase): Correction | null {
  if (unsure.test(text)) return null
  const taken = stains.test(text) || eatenRed.test(text) ? takenForBlood : wipesOff.test(text) ? takenForBlue : null
  if (taken === null) return null
  const findings = Object.values(observations)
    .filter(
      ({ polarity, source, finding }) => polarity === 'present' && source !== 'measured' && taken.has(finding.split('.')[0] ?? finding),
    )
    .map(({ finding }) => finding)
  return findings.length === 0 ? null : { kind: 'unsaid', findings }
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** "I never said pain at rest": of the pain itself nothing is denied. */
export function isOnlyNarrowed({ finding, polarity }: Mention, mentions: readonly Mention[]): boolean {
  return polarity === 'absent' && mentions.some((other) => other.polarity === 'absent' && other.finding.startsWith(`${finding}.`))
}
