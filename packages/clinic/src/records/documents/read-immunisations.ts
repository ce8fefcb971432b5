import type { DateReader, DocumentDate } from './document-dates.ts'
import type { DocumentLine } from './document-lines.ts'
import type { LabFinding } from './judge-lab-value.ts'
import { headingOf, type Section } from './letter-headings.ts'
import { stripOf } from './strip-of.ts'
import { vaccines } from './vaccines.ts'

const given = /\b(?:vaccin\w*|immuni[sz]\w*|jab|dose|booster|given|administered|batch|lot)\b/i
const notGiven =
  /\b(?:due|declined|refused|not given|contraindicated|recommended|offered|overdue|next|advise\w*|should|eligible|consider|please|needs?)\b/i

const printed = /\b(?:print\w*|issued?|generated|as (?:at|of)|due|next)\b/i

/**
 * The vaccines that a card, a record or a letter says were given, one for each date. A line counts under a heading of
 * vaccinations, or where the document is a vaccination record, or where its words say so; a vaccine that is only due does not.
 */
export function readImmunisations(lines: readonly DocumentLine[], dates: DateReader): { findings: LabFinding[]; used: Set<DocumentLine> } {
  const isRecord = lines
    .slice(0, 12)
    .some(({ text }) =>
      /\b(?:vaccin\w+|immuni[sz]ation)\b.{0,30}\b(?:card|record|history|certificate|booklet|status|statement|summary)\b|\b(?:record|certificate) of (?:vaccin\w+|immuni[sz]ation)|\b(?:card|record|book(?:let)?|passport)\b\W{1,4}(?:vaccin\w+|immuni[sz]ation)/i.test(
        text,
      ),
    )
  const findings: LabFinding[] = []
  const used = new Set<DocumentLine>()
  let section: Section = 'other'
  let last: { name: string; line: DocumentLine } | null = null
  for (const line of lines) {
    section = headingOf(line)?.section ?? section
    // The first dose against hepatitis B is given on the day of birth.
    const named = vaccineIn(line.text)
    // Over the row of a vaccine "At birth" or "Due" tells of the schedule: a date in it is still that of the dose.
    const isOfDose = (date: DocumentDate): boolean => {
      const kind = dates.kindOf(line, date)
      if (kind === 'birth') return named !== null && date.date !== dates.birth
      return kind !== 'printed' || (named !== null && !printed.test(line.text))
    }
    const found = dates.datesIn(line).filter((date) => (dates.isPossible(date) || date.date === dates.birth) && isOfDose(date))
    const isHere = section === 'immunisation' || isRecord || (named !== null && given.test(line.text))
    if (!isHere || notGiven.test(line.text) || /\b(?:antibod\w*|antigen|igg|igm|pcr|titre|titer|serology|mmol|mg\/dl)\b/i.test(line.text))
      continue
    // Further doses of the vaccine above: a row that begins with a date or a number of the dose.
    const name =
      named ??
      (last &&
      last.line.page === line.page &&
      /^\W*(?:(?:\d(?:st|nd|rd|th)?|second|third|booster)\s*(?:dose)?\b|dose \d|\d{1,2}[/. -])/i.test(line.text)
        ? last.name
        : null)
    if (name === null || found.length === 0) {
      if (named) last = { name: named, line }
      continue
    }
    last = { name, line }
    // Only dates in the order of time are the first, the second and so on.
    const isInOrder = found.length > 1 && found.every(({ date }, index) => index === 0 || date > (found[index - 1]?.date ?? ''))
    for (const [index, date] of found.slice(0, 8).entries()) findings.push(findingOf(name, line, date, isInOrder ? index + 1 : null))
    used.add(line)
  }
  return { findings, used }
}

function vaccineIn(text: string): string | null {
  let best: { name: string; place: number } | null = null
  for (const [name, written] of vaccines) {
    const place = written.exec(text)?.index ?? -1
    if (place >= 0 && (best === null || place < best.place)) best = { name, place }
  }
  return best?.name ?? null
}

function findingOf(name: string, line: DocumentLine, date: DocumentDate, nth: number | null): LabFinding {
  const dose = nth ?? /\b(?:dose\s*#?\s*(\d)|(\d)(?:st|nd|rd|th)\s+dose)\b/i.exec(line.text)?.slice(1).find(Boolean) ?? null
  return {
    kind: 'immunisation',
    name,
    value: dose === null ? (/\bbooster\b/i.test(line.text) ? 'booster' : null) : `dose ${dose}`,
    unit: null,
    range: null,
    flag: null,
    date: date.date,
    page: line.page,
    snippet: line.text.replace(/\t+/g, '  ').trim().slice(0, 300),
    ...stripOf(line),
    code: null,
    doubt: date.doubt,
  }
}
