import type { DocumentLine } from './document-lines.ts'
import type { LabFinding } from './judge-lab-value.ts'

/** The values of a document as they count: each once, and with a doubt where nearly all others have what it lacks. */
export const settleValues = (findings: readonly LabFinding[], lines: readonly DocumentLine[]): LabFinding[] =>
  withoutRepeats(doubtBare(findings, lines))

/** Of a picture's values nearly all have a range beside them and a day: of one that has none, they were not read. */
const nearlyAll = 0.6

function doubtBare(findings: readonly LabFinding[], lines: readonly DocumentLine[]): LabFinding[] {
  const pictures = new Set(lines.filter(({ recognised }) => recognised).map(({ page }) => page))
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
