import type { StoppedMedicine } from '@dr-ai/contract/schemas/documents'
import { type DocumentLine, wordsAt } from './document-lines.ts'
import type { LabFinding } from './judge-lab-value.ts'
import { legibleDoses, legibleName } from './legible-medicine.ts'
import { givenOnTheWay, headingOf, type Section } from './letter-headings.ts'
import { changeOf, changeUnder, type MedicineChange, startedBefore } from './medicine-changes.ts'
import { amountOf, dosesIn, durationOf, forms, frequencyOf, isDirection, isItemByName, routeOf, strength } from './medicine-directions.ts'
import { medicinesIn, type NamedMedicine } from './medicine-names.ts'
import { prescriberOf } from './prescriber.ts'
import { eachByName, onceEach, settled } from './settle-medicines.ts'
import { isWithin } from './statements.ts'
import { stripOf } from './strip-of.ts'
import { unknownMedicineIn } from './unknown-medicine.ts'

/** Not, or no longer, taken. */
const notTaken =
  /\b(?:stop(?:ped|ping)?|discontinue[d]?|ceased?|withheld|on hold|not (?:to )?(?:take|taking|tolerated|given|continued|started|prescribed)|avoid|do not (?:take|use|give)|allerg\w*|intoleran\w*|reaction to|(?:can(?:not|'t)|could not|unable to|does not|did not) (?:take|have|tolerate)|(?:rash|hives|urticaria|angio-?o?edema|anaphylaxis) (?:with|to|from|after|on)|contraindicated|previously|in the past|no longer|course completed|declined|refused|interact\w*|instead of|switched from|changed from (?!twice|three|every|daily)(?=[a-z]{5}))\b/i
/** What was given for a time in hospital and is not taken at home. */
const givenOnce =
  /\b(?:(?:was|were|been|pt|patient) (?:treated|given|managed|loaded|covered)|received|completed)\b.*\b(?:iv|intravenous(?:ly)?|infusion|course)\b/i
/** Parts of a letter that tell of medicines which are not taken now, or of none. */
const notHere: ReadonlySet<Section> = new Set(['allergy', 'family'])
/** One medicine of a statement, with the words that belong to it. */
interface Part {
  medicine: NamedMedicine
  text: string
  /** Place of `text` in the statement. */
  offset: number
}

export interface ReadMedicines {
  findings: LabFinding[]
  used: Set<DocumentLine>
  /** Medicines that the document says were stopped, each once. */
  stopped: StoppedMedicine[]
  /** Statements of a list of medicines in which no medicine was found. */
  notUnderstood: DocumentLine[]
}

/** The medicines that a document prescribes or lists: drug, strength, dose, how often and who prescribed it. */
export function readMedicines(
  statements: readonly DocumentLine[],
  skip: ReadonlySet<DocumentLine>,
  dateOf: (line: DocumentLine) => string | null,
): ReadMedicines {
  const prescriber = prescriberOf(statements)
  const read: ReadMedicines = { findings: [], used: new Set(), stopped: [], notUnderstood: [] }
  let place: Place = { section: 'other', isStopped: false, isOfStay: false, isOfHour: false, isList: false, change: null }
  let before: DocumentLine | null = null
  for (const [index, statement] of statements.entries()) {
    place = placeAfter(place, statement, before)
    before = statement
    if (isWithin(statement, skip) || isOfNoMedicine(statement, place)) continue
    const parts = takenParts(statement)
    const next = continuationOf(statement, statements[index + 1], skip)
    const lead = parts[0] ? startedBefore(statement.text.slice(0, parts[0].medicine.start)) : null
    for (const [number, part] of parts.entries()) {
      const fate = fateOf(part, place)
      if (fate === 'stopped') read.stopped.push(stoppedIn(statement, part))
      if (fate !== 'taken') continue
      const more = number === parts.length - 1 ? next : null
      const under = startedBefore(statement.text.slice(0, part.medicine.start)) ?? lead ?? place.change
      const finding = findingOf(statement, { ...part, under }, more ? ` ${more.text}` : '', { date: dateOf(statement), prescriber })
      if (finding) {
        read.findings.push(finding)
        read.used.add(statement)
        if (more) read.used.add(more)
      } else if (place.section === 'medication' && part.medicine.isKnown)
        read.notUnderstood.push({ ...statement, text: part.text.trim(), start: statement.start + part.offset })
    }
    if (place.section === 'medication' && !place.isStopped) read.notUnderstood.push(...leftOver(statement, parts, read.used))
  }
  return { ...read, findings: settled(onceEach(read.findings), read.stopped), stopped: eachByName(read.stopped) }
}

const stoppedIn = ({ page }: DocumentLine, { medicine, text }: Part): StoppedMedicine => ({
  name: medicine.name,
  page,
  snippet: text.replace(/\s+/g, ' ').trim().slice(0, 300),
})

/** The part of a letter that a statement stands in. */
interface Place {
  section: Section
  /** Under "Stopped". */
  isStopped: boolean
  /** Under "Treatment given": of the hospital, not of home. */
  isOfStay: boolean
  /** Under what a crew gave on the way, or in a chart with its times: of that hour only. */
  isOfHour: boolean
  isList: boolean
  /** Under "Started" or "Changed". */
  change: MedicineChange['kind'] | null
}

/** The head of a table of what was given when, and by which way. */
const chartOfHours = /^\s*time(?: given)?\s+(?:drug|medic\w+)\b.*\b(?:route|initials|given|sign\w*|by)\b/i

function placeAfter(place: Place, statement: DocumentLine, before: DocumentLine | null): Place {
  const heading = headingOf(statement)
  if (heading)
    return {
      section: heading.section,
      isStopped: heading.section === 'medication' && /\bstop|discontinued|ceased|^(?:past|previous|former|old)\b/i.test(heading.words),
      isOfStay:
        /\b(?:given|received|administered|hospital course|course in (?:the )?hospital|course (?:of|during) (?:stay|admission))\b/i.test(
          heading.words,
        ),
      isOfHour: givenOnTheWay.test(heading.words),
      isList: heading.rest === '',
      change: changeUnder(heading.words),
    }
  if (chartOfHours.test(statement.text)) return { ...place, isOfHour: true }
  // "Stopped: ramipril" tells of its own line only.
  const isOver = place.isStopped && !place.isList && before !== null && statement.start > before.start + before.text.length
  return isOver ? { ...place, isStopped: false } : place
}

/** Under allergies only what has a dose and a frequency is a medicine that is taken. */
const isOfNoMedicine = ({ text }: DocumentLine, { section }: Place): boolean =>
  notHere.has(section) && (section === 'family' || !strength.test(text) || frequencyOf(text) === null)

const listMark = /^\s*\d{1,2}[.)]\s+(?=[A-Z])/

/** The line below a medicine, where it says how to take it and names none of its own. */
function continuationOf(statement: DocumentLine, next: DocumentLine | undefined, skip: ReadonlySet<DocumentLine>): DocumentLine | null {
  if (!next || next.page !== statement.page || isWithin(next, skip)) return null
  // Another item of the list is another medicine, by whatever name.
  if (listMark.test(next.text) || (isItemByName(next.text) && frequencyOf(statement.text) !== null)) return null
  return partsOf(next).length === 0 && isDirection(next.text) ? next : null
}

function fateOf({ text, medicine }: Part, { isStopped, isOfStay, isOfHour }: Place): 'taken' | 'stopped' | 'not taken' {
  if (/\bstat\b/i.test(text) && frequencyOf(text) === null) return 'not taken'
  if (isOfHour && frequencyOf(text) === null) return 'not taken'
  if (isOfStay && /\b(?:inj(?:ection)?|iv|i\.v\.|intravenous|infusion)\b/i.test(text)) return 'not taken'
  if (!isStopped && !notTaken.test(text)) return 'taken'
  return medicine.isKnown &&
    !/allerg|intoleran|reaction|avoid|tolerate|cannot|can't|could not|unable|rash|hives|urticaria|edema|anaphylaxis/i.test(text)
    ? 'stopped'
    : 'not taken'
}

/** What a line of a list of medicines says beside those that were read in it. */
function leftOver(statement: DocumentLine, parts: readonly Part[], used: ReadonlySet<DocumentLine>): DocumentLine[] {
  if (!used.has(statement) && parts.length === 0 && (strength.test(statement.text) || isItemByName(statement.text))) return [statement]
  return unreadIn(statement, parts)
}

const goneHomeOn =
  /\b(?:discharged (?:home )?(?:on|with)|(?:switched|changed|stepped down|converted) to|to go home (?:on|with)|continued on)\b/i

/** Of "treated with intravenous ... and discharged on ..." only what follows is taken at home. */
function takenParts(statement: DocumentLine): Part[] {
  if (!givenOnce.test(statement.text)) return partsOf(statement)
  const home = goneHomeOn.exec(statement.text)
  return home === null ? [] : partsOf(statement).filter(({ medicine }) => medicine.start > home.index)
}

/** A statement parted at the medicines it names: each takes the words up to the next one that has a dose of its own. */
function partsOf(statement: DocumentLine): Part[] {
  const text = legibleDoses(statement)
  const named = combinations(text, medicinesIn(text))
  const starts = named.filter(({ start, end, isMineral }, index) => {
    const own = text.slice(end, named[index + 1]?.start ?? text.length)
    if (isMineral) return strength.test(own) && (forms.test(text) || frequencyOf(own.slice(0, 60)) !== null)
    const isFirst = index === 0 || named.slice(0, index).every((before) => before.isMineral)
    return isFirst || strength.test(own) || frequencyOf(own) !== null || /[,;•\t]\s*$|\b(?:and|plus|with)\s+$/i.test(text.slice(0, start))
  })
  if (starts.length > 0)
    return starts.map((medicine, index) => {
      const lead = index === 0 ? 0 : medicine.start
      const end = endOf(text, medicine.end, starts[index + 1]?.start ?? text.length)
      return { medicine, text: text.slice(lead, end), offset: lead }
    })
  const unknown = unknownMedicineIn(statement)
  return unknown ? [{ medicine: legibleName(statement, unknown), text, offset: 0 }] : []
}

/** "Budesonide/formoterol 200/6": names that a stroke joins are one medicine. */
function combinations(text: string, named: readonly NamedMedicine[]): NamedMedicine[] {
  const joined: NamedMedicine[] = []
  for (const medicine of named) {
    const before = joined.at(-1)
    if (before && /^\s?[/+]\s?$/.test(text.slice(before.end, medicine.start)))
      joined[joined.length - 1] = { ...before, name: text.slice(before.start, medicine.end), end: medicine.end, isMineral: false }
    else joined.push(medicine)
  }
  return joined
}

/** Behind a comma a capital begins another thing, which may be a medicine we do not know. */
const other =
  /,\s+(?=(?!(?:Take|Apply|Inhale|Inject|Use|One|Two|Once|Twice|Three|Every|For|Until|With|As|At|In|PO|PRN|OD|BD|TDS|QDS|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b)[A-Z][A-Za-z-]{3,}\b)/g

function endOf(text: string, from: number, to: number): number {
  other.lastIndex = from
  const next = other.exec(text)
  return next && next.index < to ? next.index : to
}

/** Pieces of a list of medicines that are taken like one, and in which none is known. */
function unreadIn(statement: DocumentLine, read: readonly Part[]): DocumentLine[] {
  return [...statement.text.matchAll(/[^,;\t]+/g)].flatMap((piece) => {
    const [text] = piece
    const isRead = read.some((part) => part.offset < piece.index + text.length && part.offset + part.text.length > piece.index)
    const isTaken = /[A-Za-z]{3}/.test(text) && (strength.test(text) || (forms.test(text) && frequencyOf(text) !== null))
    return isTaken && !isRead ? [{ ...statement, text: text.trim(), start: statement.start + piece.index }] : []
  })
}

function findingOf(
  line: DocumentLine,
  { medicine, text, offset, under }: Part & { under: MedicineChange['kind'] | null },
  more: string,
  { date, prescriber }: Pick<LabFinding, 'date'> & { prescriber: string | null },
): LabFinding | null {
  const directions = `${text}${more}`.replace(/\t+/g, ' ')
  const own = directions.slice(medicine.end - offset)
  const combined = /^\s*(\d{1,4}(?:\.\d{1,2})?\/\d{1,4}(?:\.\d{1,2})?)(?![\d/])/.exec(own)?.[1]
  // "Tab Dolo 650", "DOLO 650 TAB": the number of a brand, which counts milligrams.
  const ofBrand = /^(?:[\s\d.)]*)(?:tab|cap)s?\b/i.test(directions)
    ? (/^\s*(\d{2,4})(?=\s|$)(?!\s*(?:m?c?g|ml|%|iu|units?)\b)/i.exec(own)?.[1] ?? null)
    : (/^\s*(\d{1,4})(?=\s(?:(?:SR|XR|ER|CR|MR|XL|LA|DT|MD)\s)?(?:tab|cap)s?\b)/i.exec(own)?.[1] ?? null)
  const { dose, from, isUnclear } = ofBrand
    ? { dose: ofBrand, from: null, isUnclear: false }
    : combined && !new RegExp(`^\\s*${combined}\\s?m`).test(own)
      ? { dose: combined, from: null, isUnclear: false }
      : dosesIn(own)
  const frequency = frequencyOf(own) ?? frequencyOf(directions)
  if (dose === null && frequency === null && !forms.test(directions)) return null
  const doubts = [
    medicine.isKnown ? null : 'I do not know a medicine of this name: it may be misread.',
    dose === null ? 'No strength is written beside it.' : null,
    isUnclear ? 'Two strengths are written beside it: I took the one it was changed to.' : null,
    frequency === null ? 'I could not read how often it is to be taken.' : null,
    isItemByName(more) && frequencyOf(text) === null ? 'How often is read from the line below, which may be another medicine.' : null,
    isFaint(line, line.start + medicine.start, medicine.name.length, dose) ? 'This is hard to read in the picture.' : null,
  ].filter((doubt) => doubt !== null)
  return {
    kind: 'medication',
    name: medicine.name,
    value: dose,
    unit: null,
    range: null,
    flag: null,
    date,
    page: line.page,
    snippet: directions.trim().slice(0, 300),
    ...stripOf(line, line.start + medicine.start, line.start + medicine.end),
    code: null,
    doubt: doubts.length > 0 ? doubts.join(' ') : null,
    dosage: [...new Set([dose, amountOf(ofBrand ? own.replace(ofBrand, '') : own), durationOf(own)])].filter(Boolean).join(', ') || null,
    frequency,
    route: routeOf(directions),
    change: changeOf(directions, from, under),
    prescriber,
  }
}

function isFaint(line: DocumentLine, start: number, length: number, dose: string | null): boolean {
  if (!line.recognised) return false
  const doseStart = dose === null ? -1 : line.text.indexOf(dose)
  const words = [
    ...wordsAt(line, start, start + length),
    ...(doseStart < 0 || dose === null ? [] : wordsAt(line, line.start + doseStart, line.start + doseStart + dose.length)),
  ]
  if (dose !== null && doseStart < 0 && legibleDoses(line) !== line.text) return true
  return words.some(({ start, end, confidence, otherLooks }) => {
    const own = plain(line.text.slice(start - line.start, end - line.start))
    return confidence < 60 || otherLooks.some((look) => /\d/.test(own + look) && plain(look) !== own)
  })
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9.]/g, '')
    .replace(/\.$/, '')
