import type { ConsultationCase } from '../../case/case.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import type { Correction } from './correction.ts'

const part =
  '(?:big |little )?(?:toes?|finger|thumb|foot|feet|heel|ankle|shin|calf|knee|thigh|hip|groin|back|shoulder|elbow|wrist|hand|jaw|ear|tooth|rib)'
const own = '(?:the |my |his |her )?(?:left |right )?'
const before = String.raw`(?:last (?:year|month|summer|winter|spring|autumn|christmas)|(?:years|ages|months) (?:ago|back)|a long time ago|in \d{4})`
const wasBefore = new RegExp(
  String.raw`\b(?:the|my|his|her) (?:left |right |sore |bad )?(${part})(?: (?:pain|ache|thing|trouble|problem|business))? was (?:back )?${before}\b(?! (?:as well|too|also))`,
  'i',
)
const isNot = new RegExp(String.raw`\bnot (?:in )?${own}(${part})\b(?! (?:as|so|that|too|only|just)\b)`, 'i')
const isNow = new RegExp(
  String.raw`(?:\b(?:it['’]?s|its|it is|it was|i said|i mean|i meant|no|the)\b\W+)(?:actually |only |just )?(?:in )?${own}(${part})\b(?! was\b)`,
  'gi',
)

/** Whether a message tells of a part that was bad at another time: how long ago that was is not how long this lasts. */
export function tellsOfFormerPart(text: string): boolean {
  return wasBefore.test(text)
}

/**
 * "The knee was last year, it's the big toe", "I said the heel, not the calf": the pain of one part was put down for another. In: the message, the case
 * before it, the findings. Out: what goes and the pain that is told instead; null where nothing of that part was put down.
 */
export function partCorrected(
  text: string,
  { observations }: ConsultationCase,
  findings: ReadonlyMap<string, PackedFinding>,
): Correction | null {
  const wrong = (wasBefore.exec(text) ?? isNot.exec(text))?.[1]?.toLowerCase()
  if (wrong === undefined) return null
  const right = [...text.matchAll(isNow)].map(([, named = '']) => named.toLowerCase()).find((named) => named !== wrong)
  const ofWrong = new RegExp(String.raw`\b${wrong}`, 'i')
  const out = Object.values(observations)
    .filter(({ finding, polarity, text: told }) => {
      const { kind } = findings.get(finding) ?? {}
      return polarity === 'present' && (kind === 'symptom' || kind === 'sign') && (ofWrong.test(told) || finding.startsWith(`${wrong}-`))
    })
    .map(({ finding }) => finding)
  if (out.length === 0) return null
  const pain = right === undefined ? undefined : `${right.replaceAll(' ', '-')}-pain`
  return pain !== undefined && findings.has(pain) ? { kind: 'replaced', out, into: [pain] } : { kind: 'unsaid', findings: out }
}
