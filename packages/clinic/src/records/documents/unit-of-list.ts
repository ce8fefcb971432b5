import type { LabTest } from '../../knowledge/lab-tests/schema.ts'
import { findPrintedTest } from './lab-index.ts'

/** Short names that lists of results in letters use, and that mean other things elsewhere. */
const shortNames: Readonly<Record<string, string>> = {
  cr: 'creatinine',
  ur: 'urea',
  hb: 'haemoglobin',
  bili: 'bilirubin',
  trop: 'troponin',
  gluc: 'glucose',
}

/** The test of a name in a list of results: "Na 139, K 3.4, Ur 4.1". */
export const testInList = (name: string): LabTest | null => findPrintedTest(shortNames[name.toLowerCase()] ?? name)

const entry = /(?:^|[,;:(]|\band\b)\s*([A-Za-z][A-Za-z0-9+ ]{0,14}?)\s+[<>]?\d[\d.]*(?=\s*(?:[,;.)]|$|\())/g
/** Results beside each other without units are a list from this many on. */
const least = 3

/** Whether a statement lists results without their units, as letters between doctors do. */
export const listsResults = (text: string): boolean =>
  [...text.matchAll(entry)].filter(([, name = '']) => testInList(name.trim()) !== null).length >= least

/** The one unit in which a number of a test can be right for a living person; null where several can. */
export function onlyUnit(test: LabTest, value: number): string | null {
  const units = [{ unit: test.unit, perMain: 1 }, ...(test.otherUnits ?? [])]
  const fitting = units.filter(({ perMain }) => value / perMain >= test.plausible[0] && value / perMain <= test.plausible[1])
  const [first] = fitting
  return first && fitting.every(({ perMain }) => perMain === first.perMain) ? first.unit : null
}
