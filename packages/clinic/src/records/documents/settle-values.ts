import type { DocumentLine } from './document-lines.ts'
import type { LabFinding } from './judge-lab-value.ts'

/** The values of a document as they count: each once, and with a doubt where nearly all others have what it lacks. `marked` are those with a mark of the laboratory. */
export function settleValues(
  findings: readonly LabFinding[],
  marked: ReadonlySet<LabFinding>,
  lines: readonly DocumentLine[],
): LabFinding[] {
  const pictures = new Set(lines.filter(({ recognised }) => recognised).map(({ page }) => page))
  return withoutRepeats(doubtBare(doubtUnmarked(findings, marked, pictures), pictures))
}

/** Values of a picture with a mark, from which on their laboratory is known to mark what is out of range. */
const marksKnown = 2

/** Where a laboratory marks what is out of range, a number of a picture that seems to be and has no mark may be misread, or its range. */
function doubtUnmarked(findings: readonly LabFinding[], marked: ReadonlySet<LabFinding>, pictures: ReadonlySet<number>): LabFinding[] {
  const isOut = ({ flag, range }: LabFinding) => range?.source === 'report' && flag !== null && flag !== 'normal'
  const out = findings.filter(isOut)
  const known = out.filter((finding) => marked.has(finding)).length
  if (known < marksKnown || known < nearlyAll * out.length) return [...findings]
  return findings.map((finding) =>
    finding.doubt !== null || marked.has(finding) || !isOut(finding) || !pictures.has(finding.page)
      ? finding
      : {
          ...finding,
          doubt: 'The laboratory marks other values that are out of range, but not this one: the number or its range may be misread.',
        },
  )
}

/** Of a picture's values nearly all have a range beside them and a day: of one that has none, they were not read. */
const nearlyAll = 0.6

function doubtBare(findings: readonly LabFinding[], pictures: ReadonlySet<number>): LabFinding[] {
  const ranged = findings.filter(({ range }) => range?.source === 'report').length
  const haveRanges = ranged > nearlyAll * findings.length
  return findings.map((finding) => {
    if (finding.doubt !== null || !pictures.has(finding.page)) return finding
    if (finding.date === null) return { ...finding, doubt: 'I could not read of which day it is.' }
    return haveRanges && finding.range?.source !== 'report' ? { ...finding, doubt: 'I could not read the range beside it.' } : finding
  })
}

/** The same value of the same day twice (a summary and a table) is one. */
function withoutRepeats(findings: readonly LabFinding[]): LabFinding[] {
  const seen = new Set<string>()
  return findings.filter(({ name, value, unit, date }) => {
    const key = [name, value, unit, date].join('|')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
