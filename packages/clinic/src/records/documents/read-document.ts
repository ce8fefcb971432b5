import type { DocumentFinding, StoppedMedicine } from '@dr-ai/contract/schemas/documents'
import { createDateReader, type DateReader } from './document-dates.ts'
import { type DocumentLine, linesOf } from './document-lines.ts'
import { readMedicines } from './document-medicines.ts'
import type { DocumentPage } from './document-page.ts'
import { withoutOrders } from './find-orders.ts'
import type { DocumentPerson, LabFinding } from './judge-lab-value.ts'
import { headingOf, type Section } from './letter-headings.ts'
import { readGlasses } from './read-glasses.ts'
import { readImmunisations } from './read-immunisations.ts'
import { readLabValues } from './read-lab-values.ts'
import { type ConditionNames, readSections } from './read-sections.ts'
import { readStudies } from './read-studies.ts'
import { withSampleLetters } from './sample-letters.ts'
import { isWithin, statementsOf } from './statements.ts'

export interface DocumentReadout {
  findings: DocumentFinding[]
  /** Lines that look like results, medicines or allergies and could not be read. */
  notUnderstood: string[]
  /** Medicines that it says were stopped. */
  stopped: StoppedMedicine[]
  /** How many lines give orders to a program; they were left out. */
  orders: number
  /** Letters that were there to read. */
  letters: number
}

export { conditionNames } from './read-sections.ts'

/** Findings of one document that are still kept. */
const most = 1_000

/**
 * What a medical document says: laboratory values, what scans and heart tracings showed, medicines, diagnoses, allergies, procedures and follow-up, each with its
 * page and the words it was read from. In: its pages as text, the names of conditions, and what is known of the patient,
 * for the usual ranges; `today` (YYYY-MM-DD), after which nothing in it happened; what the document itself says of its patient counts more. Never throws; what is not understood is left out or named, nothing is guessed silently.
 */
export function readDocument(
  pages: readonly DocumentPage[],
  names: ConditionNames,
  known: Partial<DocumentPerson> = {},
  today: string | null = null,
): DocumentReadout {
  const all = linesOf(pages)
  const { lines: told, orders } = withoutOrders(all)
  const lines = withSampleLetters(told)
  const dates = createDateReader(all, today)
  const documentDate = dateOfDocument(lines, dates)
  const born = { sex: null, ageYears: yearsBetween(dates.birth, documentDate ?? today) }
  const person = personOf(lines, born, { sex: known.sex ?? null, ageYears: known.ageYears ?? null, pregnant: known.pregnant ?? null })
  const labs = readLabValues(lines, dates, person)
  const statements = statementsOf(lines)
  const shots = readImmunisations(statements, dates)
  const skipped = new Set([...labs.used, ...shots.used])
  const medicines = readMedicines(statements, skipped, () => documentDate)
  const sections = readSections(statements, new Set([...skipped, ...medicines.used]), names, dates)
  const findings: LabFinding[] = [
    ...labs.findings,
    ...readStudies(statements, dates),
    ...readGlasses(lines, dates),
    ...medicines.findings,
    ...sections.findings,
    ...shots.findings,
  ]
  const others = new Set([...medicines.used, ...sections.used, ...shots.used])
  const lost = [
    ...labs.notUnderstood.filter((line) => !isWithin(line, others)),
    ...[...medicines.notUnderstood, ...sections.notUnderstood].filter((line) => !isWithin(line, skipped)),
  ]
  return {
    findings: findings.slice(0, most).map((finding, index) => ({ id: `f${index + 1}`, ...finding, review: 'unconfirmed' })),
    notUnderstood: [...new Set(lost.map(({ text }) => text.replace(/\t+/g, '  ').trim().slice(0, 200)))].slice(0, 50),
    stopped: medicines.stopped,
    orders: orders.length,
    letters: all.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0),
  }
}

/**
 * Sex and age where the head of the document gives them, else as they are known. A document of the other sex is about
 * somebody else: then nothing known counts.
 */
function personOf(lines: readonly DocumentLine[], born: DocumentPerson, known: DocumentPerson): DocumentPerson {
  const head = personInHead(lines)
  const said = { sex: head.sex, ageYears: head.ageYears ?? born.ageYears }
  if (said.sex !== null && known.sex !== null && said.sex !== known.sex) return said
  return { sex: said.sex ?? known.sex, ageYears: said.ageYears ?? known.ageYears, pregnant: known.pregnant ?? null }
}

/** Whole years from one day to another; null where one is unknown or they cannot be a life. */
function yearsBetween(birth: string | null, day: string | null): number | null {
  if (birth === null || day === null || birth.length < 10) return null
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5, 10) < birth.slice(5, 10) ? 1 : 0)
  return years >= 0 && years < 120 ? years : null
}

function personInHead(lines: readonly DocumentLine[]): DocumentPerson {
  let sex: DocumentPerson['sex'] = null
  let ageYears: number | null = null
  for (const { text } of lines.slice(0, 60)) {
    const sexWord = /\b(?:sex|gender)\s*[:/\t ]\s*(female|male|f|m|woman|man)\b/i.exec(text)?.[1]?.toLowerCase()
    sex ??= sexWord ? (sexWord.startsWith('f') || sexWord === 'woman' ? 'female' : 'male') : null
    const age =
      /\bage\s*(?:\/\s*sex)?\s*[:\t ]\s*(\d{1,3})\b/i.exec(text)?.[1] ??
      /\b(\d{1,3})[- ]?(?:years?|yrs?|y)[- ]?(?:old|o)\b/i.exec(text)?.[1]
    ageYears ??= age && Number(age) < 120 ? Number(age) : null
    const both = /\b(\d{1,3})\s*(?:y(?:ears?|rs?)?)?\s*\/\s*(M|F)(?:ale|emale)?\b/.exec(text)
    if (both) {
      ageYears ??= Number(both[1])
      sex ??= both[2] === 'F' ? 'female' : 'male'
    }
  }
  return { sex, ageYears }
}

const toCome = /\b(?:appointment|follow[- ]?up|next|booked|scheduled|will be (?:seen|reviewed)|due)\b/i

/** The day of a letter or prescription: of the visit, the discharge, or the only one that is no birthday. */
function dateOfDocument(lines: readonly DocumentLine[], dates: DateReader): string | null {
  const ranks = { event: 3, taken: 2, reported: 2, plain: 1, received: 1, birth: 0, printed: 0 } as const
  let best: { date: string; rank: number } | null = null
  let section: Section = 'other'
  for (const line of lines) {
    section = headingOf(line)?.section ?? section
    for (const found of dates.datesIn(line)) {
      // A day that is still to come for the letter is not its own.
      const isToCome = section === 'follow-up' || toCome.test(line.text.slice(0, found.start))
      const rank = dates.isPossible(found) && !isToCome ? ranks[dates.kindOf(line, found)] : 0
      if (rank > (best?.rank ?? 0) || (best !== null && rank === best.rank && rank === ranks.event && found.date > best.date))
        best = { date: found.date, rank }
    }
  }
  return best?.date ?? null
}
