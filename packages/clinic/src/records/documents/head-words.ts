import type { Cell, DocumentLine } from './document-lines.ts'

/** What a column of the results of this report is headed with. */
const ofThisReport =
  /\b(?:results?|values?|your value|current|latest|today|new|this (?:sample|visit|report)|measured|found|findings?|observed|patient)\b/i
/** What a column of earlier results is headed with. */
export const earlierHead = /\b(?:previous|prior|last|earlier|historical)\b/i
/** What heads a column of something else than results. */
const noResults =
  /\b(?:tests?|analytes?|investigations?|parameters?|components?|examinations?|units?|ref(?:erence)?|range|intervals?|normal|limits?|flags?|status|dates?|times?|labs?|methods?|specimens?|notes?|comments?)\b/i

/** Words of heads that a picture may show close together. */
const closeWords = [
  'current',
  'latest',
  'previous',
  'prior',
  'earlier',
  'results?',
  'values?',
  'tests?',
  'names?',
  'flags?',
  'units?',
  'and',
  'your',
  'reference',
  'ref',
  'biological',
  'normal',
  'ranges?',
  'intervals?',
  'limits?',
  'dates?',
  'status',
  'of',
].join('|')
const close = new RegExp(`^(?:${closeWords}){2,}$`, 'i')
const eachWord = new RegExp(closeWords, 'gi')

/** "CURRENTRESULTANDFLAG": words of a head that the eye read as one, with the spaces between them. */
export const spacedHead = (text: string): string =>
  text.replace(/\p{L}{8,}/gu, (word) => (close.test(word) ? [...word.matchAll(eachWord)].map(([each]) => each).join(' ') : word))

/**
 * The cell that heads the results of this report: one that says so, else the only one behind the name of the tests that is not known to
 * head anything else, as where a picture is misread.
 */
export function resultHeadOf({ cells }: DocumentLine): Cell | undefined {
  const heads = cells.map((cell) => ({ cell, text: spacedHead(cell.text) })).filter(({ text }) => !earlierHead.test(text))
  const said = heads.find(({ text }) => ofThisReport.test(text))
  if (said) return said.cell
  const open = heads.filter(({ cell, text }) => cell !== cells[0] && !noResults.test(text) && !/\d{2}/.test(text))
  return open.length === 1 ? open[0]?.cell : undefined
}

/**
 * Whether the numbers of a table's rows stand behind their ranges, and which of them is the result where its head names an earlier one too;
 * null where it names none, or does not tell.
 */
export function orderOfHead(line: DocumentLine): { resultComesAfterRange: boolean; resultPlace: number | null } {
  const texts = line.cells.map(({ text }) => spacedHead(text))
  const text = texts.join('\t')
  const head = line.cells.length > 2 ? resultHeadOf(line) : undefined
  const result = head ? texts.slice(0, line.cells.indexOf(head)).join('\t').length : text.search(ofThisReport)
  const range = text.search(/\b(?:reference|ref\.?|range|interval|normal)\b/i)
  const earlier = text.search(earlierHead)
  const isTold = earlier >= 0 && result >= 0 && (head !== undefined || line.cells.length <= 2)
  return { resultComesAfterRange: range >= 0 && result > range, resultPlace: isTold ? Number(result > earlier) : null }
}

/** Whether a head names one column of results. */
export const namesResults = ({ cells }: DocumentLine): boolean => cells.some(({ text }) => /\b(?:results?|value)\b/i.test(spacedHead(text)))

/** Whether a line heads the names of tests, their units or their ranges. */
export const namesColumn = ({ cells }: DocumentLine): boolean =>
  cells.some(({ text }) =>
    /\b(?:tests?|analytes?|investigations?|parameters?|components?|examinations?|units?|reference|ref|range|intervals?)\b/i.test(
      spacedHead(text),
    ),
  )
