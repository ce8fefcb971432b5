import type { DocumentLine } from './document-lines.ts'
import { headingOf, type Section } from './letter-headings.ts'
import { isWithin } from './statements.ts'
import { type Item, toldAllergies, toldIn } from './told-items.ts'

/** With what a patient came: the story begins, and a list of diagnoses ends. */
const complaint = /^(?:c\/o|o\/e|complain(?:s|ed|ing)|present(?:s|ed|ing)|came with)\b/i

/** Lines of prose that a list under a heading has at most; a list of allergies ends at the first thing that is no item. */
const longestItem = 160

/**
 * The items under each heading: what stands behind it, and the statements below until the next heading, a blank line or a
 * sentence that is no item of a list. Words behind a heading inside a paragraph end with their sentence.
 */
export function itemsOf(statements: readonly DocumentLine[], skip: ReadonlySet<DocumentLine>): Item[] {
  const items: Item[] = []
  let place: Place = { section: 'other', isList: false }
  let before: DocumentLine | null = null
  for (const line of statements) {
    const entry = place.section === 'allergy' ? entryOf(line) : null
    if (entry) {
      if (!isWithin(line, skip)) addEntry(items, entry, line)
      before = line
      continue
    }
    const heading = headingOf(line)
    const beside = neighbourhoodOf(line, before)
    const isList = place.isList || (place.section === 'allergy' && beside.isIndented)
    place = heading ? placeUnder(heading) : { ...place, isList: isList && !endsList(line, place, beside, before) }
    if (!isWithin(line, skip)) items.push(...(heading ? behindHeading(heading, line) : itemsIn(line, place, beside)))
    before = line
  }
  return items
}

interface Entry {
  isName: boolean
  text: string
}

/** A line of a list of allergies that says by a label which part of an entry it is: "Drug: co-amoxiclav", "Reaction: jaundice". */
function entryOf(line: DocumentLine): Entry | null {
  const plain = plainOf(line)
  const [, name] =
    /^(?:drug|allergen|allergy|agent|substance|food|medicine|environmental|causative agent|culprit)\s*:\s*(.+)/i.exec(plain) ?? []
  if (name !== undefined) return { isName: true, text: name }
  const [, remark] =
    /^(?:reactions?|severity|manifestations?|symptoms?|criticality|onset|status|type|category|date(?: \w+)?|noted)\s*:\s*(.+)/i.exec(
      plain,
    ) ?? []
  return remark === undefined ? null : { isName: false, text: remark }
}

/** A remark belongs to the allergy that stands above it. */
function addEntry(items: Item[], { isName, text }: Entry, line: DocumentLine): void {
  const last = items.at(-1)
  if (isName) items.push({ section: 'allergy', text, line, isTold: false })
  else if (last?.section === 'allergy' && !/^(?:none|nil|no)\b/i.test(last.text))
    items[items.length - 1] = { ...last, text: last.text.endsWith(')') ? `${last.text.slice(0, -1)}, ${text})` : `${last.text} (${text})` }
}

type Heading = NonNullable<ReturnType<typeof headingOf>>

interface Place {
  section: Section
  isList: boolean
}

/** How a statement stands to the one before it. */
interface Neighbourhood {
  /** Letters between them; more than two are a blank line. */
  gap: number
  isBullet: boolean
  isSameLine: boolean
  /** It begins further to the right than the line before it, as what goes on behind a heading does. */
  isIndented: boolean
}

function neighbourhoodOf(line: DocumentLine, before: DocumentLine | null): Neighbourhood {
  const isSamePage = before !== null && before.page === line.page
  const gap = line.isBelow ? 1 : isSamePage ? line.start - (before.start + before.text.length) : 0
  return {
    gap,
    isBullet: /^\s*(?:[•*·▪●‣–-]\s?|\d{1,2}[.)]\s)/.test(line.text),
    isSameLine: isSamePage && gap <= 0,
    isIndented: /^(?:\t| {3,})/.test(line.text),
  }
}

const listsBehind: ReadonlySet<Section> = new Set(['history', 'diagnosis', 'follow-up', 'procedure'])

const placeUnder = ({ section, rest }: Heading): Place => ({ section, isList: rest === '' || listsBehind.has(section) })

/** "Next appointment: 4 March" is one thing with its heading. */
function behindHeading({ section, words, rest }: Heading, line: DocumentLine): Item[] {
  if (rest === '') return []
  if (section === 'other') return toldIn(plainOf(line), line)
  const own = section === 'history' || section === 'diagnosis' ? toldAllergies(rest, line) : []
  if (own.length > 0) return own
  const isWhole = section === 'follow-up' && /\b(?:appointment|visit|review)\b/i.test(words)
  return [{ section, text: isWhole ? plainOf(line) : rest, line, isTold: false }]
}

/** Whether a list is over: at the story of a complaint, behind a blank line, in a list of allergies at the first thing that is no item. */
function endsList(
  line: DocumentLine,
  { section }: Place,
  { gap, isBullet, isSameLine }: Neighbourhood,
  before: DocumentLine | null,
): boolean {
  const text = plainOf(line)
  if (complaint.test(text)) return true
  if (gap > 2 && before && headingOf(before)?.rest !== '' && !isBullet && !isSameLine) return true
  return section === 'allergy' && (text.length > longestItem || (!isBullet && / (?:is|was|were|has|will|the)\s/i.test(text)))
}

function itemsIn(line: DocumentLine, { section, isList }: Place, { isSameLine }: Neighbourhood): Item[] {
  const text = plainOf(line)
  const told = toldIn(text, line)
  if (told.length > 0) return told
  if (isList) return section === 'other' ? [] : [{ section, text: section === 'allergy' ? line.text.trim() : text, line, isTold: false }]
  // Behind the sentence of the heading only what is surely something to be allergic to goes on with it.
  return section === 'allergy' && isSameLine && text.length < 60 ? [{ section, text, line, isTold: true }] : []
}

const plainOf = ({ text }: DocumentLine): string => text.replace(/\t+/g, ' ').trim()
