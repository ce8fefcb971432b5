import type { DocumentFinding, DocumentWarning, ResultsLevel, StoppedMedicine } from '@dr-ai/contract/schemas/documents'
import { dangerOf } from './judge-results.ts'
import { knownValues, newestOfEach } from './known-values.ts'
import { spokenDate } from './spoken-date.ts'

/** What is told beside the findings. */
export interface DescribedReadout {
  findings: readonly DocumentFinding[]
  /** How soon a value asks for care, and what speaks against the medicines. */
  urgent: ResultsLevel | null
  warnings: readonly DocumentWarning[]
  /** What values say together. */
  patterns: readonly { id: string; says: string }[]
  stopped: readonly StoppedMedicine[]
  notUnderstood: readonly string[]
  orders: number
  letters: number
}

const shown = 6

/**
 * What the doctor says about a new document, in plain words: what was found, what stands out, what was not understood, and
 * that nothing of it is confirmed yet.
 */
export function describeDocument(name: string, readout: DescribedReadout, file: { pagesRead: number; pagesInFile: number }): string {
  const { findings, notUnderstood, orders, letters, urgent, warnings, patterns, stopped } = readout
  const parts: string[] = urgent ? [urgent.sentence] : []
  const pages = file.pagesRead === 1 ? 'one page' : `${file.pagesRead} pages`
  if (letters === 0) parts.push(`I opened "${name}", but I found no words in it. If it is a photo, please take a new one in good light.`)
  else if (findings.length === 0)
    parts.push(
      `I have read "${name}" (${pages}). I found no test results, medicines or diagnoses in it that I can be sure of. I keep the text. You can ask me about it.`,
    )
  else parts.push(`I have read "${name}" (${pages}). This is what I found:`)
  if (file.pagesRead < file.pagesInFile) parts.push(`It has ${file.pagesInFile} pages. I read only the first ${file.pagesRead}.`)
  if (findings.length > 0) parts.push(summary(findings))
  const notable = newestOfEach(findings)
    .filter(({ kind, flag, refused }) => kind === 'lab' && !refused && flag !== null && flag !== 'normal')
    .sort((a, b) => dangerIn(b) - dangerIn(a) || Number(a.doubt !== null) - Number(b.doubt !== null))
  if (notable.length > 0)
    parts.push(
      `These results stand out:\n\n${notable
        .slice(0, shown)
        .map((finding) => `- ${labLine(finding)}`)
        .join('\n')}${
        notable.length > shown
          ? `\n- also out of range: ${notable
              .slice(shown)
              .map(({ name: test, value, unit, flag }) => `${test} ${value}${unit ? ` ${unit}` : ''} (${flag})`)
              .join(', ')}`
          : ''
      }`,
    )
  if (patterns.length > 0) parts.push(`What they say together:\n\n${patterns.map(({ says }) => `- ${says}`).join('\n')}`)
  if (warnings.length > 0)
    parts.push(
      `Please look at this before you take these medicines:\n\n${warnings
        .slice(0, shown)
        .map(({ medications, effect, advice }) => `- ${medications.join(' with ')}: ${effect} ${advice}`)
        .join('\n')}`,
    )
  if (stopped.length > 0)
    parts.push(
      `It says that ${stopped.length === 1 ? 'this medicine was' : 'these medicines were'} stopped: ${stopped
        .slice(0, 8)
        .map(({ name: medicine }) => medicine)
        .join(', ')}.`,
    )
  const refused = findings.filter((finding) => finding.refused)
  if (refused.length > 0)
    parts.push(
      `I do not use ${refused.length === 1 ? 'one value' : `${refused.length} values`}, since the unit does not fit: ${refused
        .slice(0, 4)
        .map(({ name: test, value, unit }) => `${test} ${value} ${unit}`)
        .join(', ')}.`,
    )
  const doubtful = findings.filter(({ doubt, refused: isRefused }) => doubt !== null && !isRefused).length
  if (doubtful > 0)
    parts.push(
      `I am not sure of ${doubtful === 1 ? 'one thing' : `${doubtful} things`}. Please look at ${doubtful === 1 ? 'it' : 'them'} first.`,
    )
  if (notUnderstood.length > 0)
    parts.push(
      `I could not make sense of ${notUnderstood.length === 1 ? 'one line' : `${notUnderstood.length} lines`} that may be results, medicines or allergies.`,
    )
  if (orders > 0) parts.push('This file contains instructions to a computer that are not from a laboratory or a doctor. I ignored them.')
  if (findings.length > 0) parts.push('Please check each one. Until you do, I use them as "not confirmed by you".')
  return parts.join('\n\n')
}

function summary(findings: readonly DocumentFinding[]): string {
  const count = (kind: DocumentFinding['kind']) => findings.filter((finding) => finding.kind === kind)
  const labs = count('lab').length
  const lists = [
    ['Scans and other examinations', count('study')],
    ['Medicines', count('medication')],
    ['Diagnoses', count('diagnosis')],
    ['Allergies', count('allergy')],
    ['Procedures', count('procedure')],
    ['Vaccinations', count('immunisation')],
    ['Follow-up', count('follow-up')],
  ] as const
  return [
    ...(labs > 0 ? [`- ${labs} test ${labs === 1 ? 'result' : 'results'}`] : []),
    ...lists
      .filter(([, all]) => all.length > 0)
      .map(
        ([title, all]) =>
          `- ${title}: ${all
            .slice(0, shown)
            .map(({ name, value }) => (value && title === 'Medicines' ? `${name} ${value}` : name))
            .join(', ')}${all.length > shown ? ` and ${all.length - shown} more` : ''}`,
      ),
  ].join('\n')
}

function dangerIn(finding: DocumentFinding): number {
  const [known] = knownValues([finding])
  return known ? dangerOf(known) : 0
}

function labLine({ name, value, unit, flag, range, date, doubt, meaning }: DocumentFinding): string {
  const words = { low: 'low', high: 'high', abnormal: 'out of range', normal: 'normal' }
  const reference = range ? ` (${range.source === 'report' ? 'range' : 'usual range'} ${range.text})` : ''
  return `${name} ${value}${unit ? ` ${unit}` : ''}: ${words[flag ?? 'normal']}${reference}${date ? `, ${spokenDate(date)}` : ''}${doubt ? ', not sure' : ''}.${meaning && !doubt ? ` ${meaning}` : ''}`
}
