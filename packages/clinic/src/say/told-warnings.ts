import { type ConsultationCase, newCase } from '../case/case.ts'
import type { Mention } from '../case/model.ts'
import { findingsIn } from '../hear/lexicon/understand.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { withoutDenied } from './presumptions.ts'

/** What a warning may hold beside its findings without saying more than they do. */
const emptyWords =
  /\b(?:you|your|it|they|their|the|an?|have|has|had|is|are|be|there|get|gets|feel|feels|with|and|on|in|of|to|comes?|or|any|some|at all)\b/gi

/**
 * Whether a warning says no more than the patient has told: what is already so is no reason to come back sooner. All that it names is
 * present today, and it names nothing else: "you cough up blood", but not "the fever lasts".
 */
export function isWarningTold(knowledge: KnowledgeIndex, consultation: ConsultationCase, warning: string): boolean {
  if (isInTheirWords(consultation, warning)) return true
  const lasting = lasts.exec(warning)
  const isPast = lasting !== null && hasLasted(consultation, lasting)
  return isFindingTold(knowledge, consultation, isPast ? warning.replace(lasts, '') : warning, isPast)
}

function isFindingTold(
  knowledge: KnowledgeIndex,
  { observations, complaints }: ConsultationCase,
  warning: string,
  isOfComplaint: boolean,
): boolean {
  const mentions = namedIn(knowledge, warning)
  if (mentions.length === 0) return false
  // The time that was told is that of the complaint.
  if (isOfComplaint && !mentions.every(({ finding }) => complaints.includes(finding))) return false
  const present = Object.values(observations).filter(({ polarity, temporality }) => polarity === 'present' && temporality === 'current')
  const isPresent = (finding: string) => present.some((each) => each.finding === finding || each.finding.startsWith(`${finding}.`))
  if (!mentions.every(({ finding, polarity }) => polarity === 'present' && isPresent(finding))) return false
  const rest = mentions.reduce((words, { start, end }) => words.slice(0, start) + ' '.repeat(end - start) + words.slice(end), warning)
  return !/[a-z]/i.test(rest.replace(emptyWords, ' '))
}

const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }
const lasts = /\b(?:lasts?|lasting|goes on|has lasted)(?: for)? (?:over|more than|longer than|beyond) (\d+) (day|week|month)s?\b/i

const hasLasted = ({ durationDays }: ConsultationCase, [, number, unit = '']: RegExpExecArray): boolean =>
  durationDays !== null && durationDays > Number(number) * (daysOf[unit.toLowerCase()] ?? Number.POSITIVE_INFINITY)

/** What comes to more than was told is still to be watched for. */
const more = /\b(?:worse|worsen\w*|more|again|new|spreads?|gets?|goes|grows?|increas\w*|suddenly|after|over|lasts?)\b/i
const fewestWords = 3
const wordsIn = (text: string): string[] => [
  ...new Set(
    (
      text
        .toLowerCase()
        .replace(/can['’]?t\b/g, 'cannot')
        .match(/[a-z]{4,}/g) ?? []
    )
      .filter((word) => !/^(?:your|when|with|have|they|that|this|from|even)$/.test(word))
      .map((word) => word.replace(/(?:ing|ed|s)$/, '')),
  ),
]

/** Whether the patient has told a warning in the very words that it is written in: all of them in one sentence. */
function isInTheirWords({ prose }: ConsultationCase, warning: string): boolean {
  const words = wordsIn(warning)
  if (words.length < fewestWords || more.test(warning)) return false
  return withoutDenied(prose)
    .split(/[.!?;\n]+/)
    .some((sentence) => {
      const said = new Set(wordsIn(sentence))
      return words.every((word) => said.has(word))
    })
}

const anybody = newCase().person
const readOnce = new WeakMap<KnowledgeIndex, Map<string, readonly Mention[]>>()

/** What a line of the advice names, for whomever it is; each is read once. */
function namedIn(knowledge: KnowledgeIndex, line: string): readonly Mention[] {
  const known = readOnce.get(knowledge) ?? new Map<string, readonly Mention[]>()
  readOnce.set(knowledge, known)
  const mentions = known.get(line) ?? findingsIn(knowledge, line, { pending: null, complaints: [], person: anybody })
  known.set(line, mentions)
  return mentions
}
