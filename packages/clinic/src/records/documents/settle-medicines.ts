import type { StoppedMedicine } from '@dr-ai/contract/schemas/documents'
import { normaliseName } from '../../medications/medicine-knowledge.ts'
import type { LabFinding } from './judge-lab-value.ts'

/** Each medicine once, as it was first named. */
export function eachByName(stopped: readonly StoppedMedicine[]): StoppedMedicine[] {
  const named = Map.groupBy(stopped, ({ name }) => normaliseName(name))
  return [...named.values()].flatMap(([first]) => first ?? [])
}

/** Each medicine in each strength once: the telling that says how often it is taken. */
export function onceEach(findings: readonly LabFinding[]): LabFinding[] {
  const seen = new Map<string, LabFinding>()
  for (const finding of findings) {
    const key = `${normaliseName(finding.name)}|${finding.value?.replace(/\s/g, '')}`
    const before = seen.get(key)
    if (!before || (before.frequency === null && finding.frequency !== null)) seen.set(key, finding)
  }
  return withoutBareTellings([...seen.values()])
}

const unknownFrequency = 'I could not read how often it is to be taken.'

/** A medicine that stands in one strength, and elsewhere without any ("how to take them", below the bill), is one: the bare telling gives how often. */
function withoutBareTellings(findings: readonly LabFinding[]): LabFinding[] {
  const named = Map.groupBy(findings, ({ name }) => normaliseName(name))
  return findings.flatMap((finding) => {
    const same = named.get(normaliseName(finding.name)) ?? []
    const inStrength = same.filter(({ value }) => value !== null)
    const bare = same.find(({ value, change }) => value === null && !change)
    if (inStrength.length !== 1 || bare === undefined) return [finding]
    if (finding === bare) return []
    const { doubt, frequency } = finding
    if (finding.value === null || frequency !== null || bare.frequency === null) return [finding]
    return [{ ...finding, frequency: bare.frequency, doubt: doubt?.replace(unknownFrequency, '').trim() || null }]
  })
}

const newly = /\b(?:increas|reduc|decreas|chang|titrat|up)\w*\b.*\bto\b/i
/** Where the document changes a dose it named before, the new one counts, changed from that; a medicine that it also calls stopped is doubtful. */
export function settled(findings: readonly LabFinding[], stopped: readonly StoppedMedicine[]): LabFinding[] {
  const names = new Set(stopped.map(({ name }) => normaliseName(name)))
  const isSame = (one: LabFinding, other: LabFinding) => normaliseName(one.name) === normaliseName(other.name)
  const isReplaced = (finding: LabFinding, index: number) =>
    findings.slice(index + 1).some((later) => isSame(later, finding) && newly.test(later.snippet))
  return findings
    .filter((finding, index) => !isReplaced(finding, index))
    .map((finding) => {
      const former = findings.find((each, index) => isSame(each, finding) && each !== finding && isReplaced(each, index))
      const change = former && { change: { kind: 'changed' as const, from: finding.change?.from ?? former.value } }
      const doubt = names.has(normaliseName(finding.name)) && {
        doubt: [finding.doubt, 'The document also says that it was stopped.'].filter(Boolean).join(' '),
      }
      return { ...finding, ...change, ...doubt }
    })
}
