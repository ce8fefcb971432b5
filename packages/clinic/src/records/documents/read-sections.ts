import type { Condition } from '../../knowledge/schema.ts'
import type { DateReader } from './document-dates.ts'
import { type DocumentLine, wordsAt } from './document-lines.ts'
import type { LabFinding } from './judge-lab-value.ts'
import type { Section } from './letter-headings.ts'
import { readAllergies } from './read-allergies.ts'
import { readFamily } from './read-family.ts'
import { itemsOf } from './section-items.ts'
import { stripOf } from './strip-of.ts'
import { type Item, surgery } from './told-items.ts'

const denied =
  /\b(?:not an? (?:known )?\w+|no (?:evidence|sign|history|known|features?|indication)|ruled out|rule out|excluded?|not (?:have|present|found|seen|consistent)|negative for|denies|denied|without|unlikely|r\/o|never had|no longer|father|mother|brother|sister|grand\w+|aunt|uncle|family history)\b/i
const unsure =
  /\b(?:possible|possibly|probable|probably|suspected|suspicion|query|likely|presumed|differential|\?|versus|vs\.?|consider|cannot exclude|may (?:be|have))|^\?/i
const onlyPossible = 'The document calls this only possible.'
const none =
  /^(?:none|nil|no|n\/?a|nka|nkda|nkfa|not known|unknown|no known(?: drug| food| medication)? allergies|no (?:drug )?allergies|none known|none recorded|nil known|no known)\b/i
const icd = /\(?\b([A-TV-Z]\d{2}(?:\.\d{1,4})?)\b\)?/

/** The names by which conditions are known, with their codes: made once of the knowledge. */
export type ConditionNames = ReadonlyMap<string, { name: string; icd10: string }>

export function conditionNames(conditions: readonly Pick<Condition, 'name' | 'aliases' | 'icd10'>[]): ConditionNames {
  const names = new Map<string, { name: string; icd10: string }>()
  for (const { name, aliases, icd10 } of conditions) {
    for (const each of [name, ...aliases]) {
      const key = words(each)
      if (key.length > 2 && !names.has(key)) names.set(key, { name, icd10 })
    }
  }
  return names
}

const words = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export interface ReadSections {
  findings: LabFinding[]
  used: Set<DocumentLine>
  /** Statements of a list of allergies in which none was found. */
  notUnderstood: DocumentLine[]
}

/** Diagnoses, allergies, procedures and follow-up of letters and notes, by their headings and by what sentences tell. */
export function readSections(
  statements: readonly DocumentLine[],
  skip: ReadonlySet<DocumentLine>,
  names: ConditionNames,
  dates: DateReader,
): ReadSections {
  const findings: LabFinding[] = []
  const used = new Set<DocumentLine>()
  const notUnderstood: DocumentLine[] = []
  for (const item of itemsOf(statements, skip)) {
    const named = item.isOnlyKnown ? illnessIn(item.text, names) : item.text
    const made = item.section === 'allergy' ? allergiesOf(item) : findingsOf({ ...item, text: named }, names, dates)
    if (made === null) used.add(item.line)
    else if (made.length > 0) {
      findings.push(...made)
      used.add(item.line)
    } else if (item.section === 'allergy' && (!item.isTold || /\ballerg(?:ic|y) to\b/i.test(item.line.text))) notUnderstood.push(item.line)
  }
  return { findings: once(findings), used, notUnderstood }
}

/** The name of an illness that words end with, its place in the body aside: "left leg cellulitis", "osteoarthritis of both knees"; "" where there is none. */
function illnessIn(text: string, names: ConditionNames): string {
  const parts = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+(?:of (?:both|the|her|his|left|right)|with(?:out)?)\b.*$/i, '')
    .trim()
    .split(/\s+/)
  const from = parts.findIndex((_, index) => names.has(words(parts.slice(index).join(' '))))
  return from < 0 ? '' : parts.slice(from).join(' ')
}

function once(findings: readonly LabFinding[]): LabFinding[] {
  const seen = new Set<string>()
  return findings.filter(({ kind, name, date }) => {
    const key = `${kind}|${words(name)}|${kind === 'procedure' ? date : ''}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** null where the document says that there are none. */
function allergiesOf({ text, line, isTold }: Item): LabFinding[] | null {
  const told = readAllergies(isTold ? text.replace(/[.;].*$/, '') : text)
  if (told === null) return null
  return told
    .filter(({ isKnown }) => isKnown || !isTold)
    .map(({ name, reaction, isKnown, misspelled, isOnlyPossible }) => ({
      ...emptyFinding(line),
      kind: 'allergy' as const,
      name,
      value: reaction,
      doubt:
        [
          isKnown ? null : 'I do not know this as something people are allergic to: it may be misread.',
          isOnlyPossible ? onlyPossible : null,
          misspelled === undefined ? null : `It is written "${misspelled}": I took it for ${name.toLowerCase()}.`,
          faint(line, misspelled ?? name),
        ]
          .filter(Boolean)
          .join(' ') || null,
    }))
}

function emptyFinding(line: DocumentLine): Omit<LabFinding, 'kind' | 'name' | 'value' | 'doubt'> {
  return {
    unit: null,
    range: null,
    flag: null,
    date: null,
    page: line.page,
    snippet: line.text.replace(/\t+/g, '  ').trim().slice(0, 300),
    ...stripOf(line),
    code: null,
  }
}

const listed: ReadonlySet<Section> = new Set(['diagnosis', 'history', 'procedure', 'follow-up'])

function findingsOf({ section, text, line }: Item, names: ConditionNames, dates: DateReader): LabFinding[] {
  if (section === 'family')
    return readFamily(text, (words) => illnessIn(words, names)).map((found) => ({
      ...emptyFinding(line),
      ...found,
      doubt: faint(line, text),
    }))
  if (!listed.has(section)) return []
  const pieces = split(text, section).filter((piece) => !none.test(piece) && /[A-Za-z]{3}|\b[A-Z]\dDM$/.test(piece.trim()))
  const found = dates.datesIn(line).filter((date) => section === 'follow-up' || dates.isPossible(date))
  return pieces.flatMap((piece) => {
    const own = found.find((date) => piece.includes(line.text.slice(date.start, date.end)))
    const doubts = [own?.doubt ?? null, faint(line, piece)].filter((doubt) => doubt !== null)
    const base = { ...emptyFinding(line), date: own?.date ?? null, value: null, doubt: doubts.join(' ') || null }
    if (section === 'follow-up')
      return isFollowUp.test(piece) && piece.length >= 8 ? [{ ...base, kind: 'follow-up', name: piece.slice(0, 200) }] : []
    return denied.test(piece) || normalStudy.test(piece) ? [] : namedIn(piece, section, base, names)
  })
}

/** The procedure or the diagnosis that a piece of a list names; a line of prose under a heading is none, unless it names a condition. */
function namedIn(piece: string, section: Section, base: Omit<LabFinding, 'kind' | 'name'>, names: ConditionNames): LabFinding[] {
  const name = clean(piece)
  if (!isName(name, names)) return []
  if (section === 'procedure') return isSentence(name) ? [] : [{ ...base, kind: 'procedure', name }]
  const known = names.get(words(name)) ?? names.get(words(name.replace(qualifiers, '')))
  if (!known && surgery.test(name)) return section === 'history' ? [{ ...base, kind: 'procedure', name }] : []
  if (!known && isSentence(name)) return []
  const doubt = [base.doubt, unsure.test(piece) ? onlyPossible : null].filter(Boolean).join(' ') || null
  return [
    {
      ...base,
      kind: 'diagnosis',
      name,
      value: isOver.test(piece) ? 'in the past' : null,
      code: icd.exec(piece)?.[1] ?? known?.icd10 ?? null,
      doubt,
    },
  ]
}

function isName(name: string, names: ConditionNames): boolean {
  const isShort = name.length < 2 || (name.length < 3 && !names.has(words(name)))
  return (
    !isShort &&
    !/^(?:viral|bacterial|mild|moderate|severe|stable|resolved|improving|likely|unknown|new|old|acute|chronic|ongoing|recurrent|confirmed|(?:initial|subsequent) encounter|sequela)$/i.test(
      name,
    ) &&
    // What a report asks for is none.
    !/^(?:suggest\w*|recommend\w*|advis\w+|consider|correlat\w+|clinical correlation|please|repeat|follow[- ]?up)\b/i.test(name) &&
    !wayOfLife.test(name) &&
    !measured.test(name) &&
    name.split(/\s+/).length <= 14 &&
    !/^[\d\s.,/-]+$/.test(name)
  )
}

/** "640 ng/L": a number with the unit of a laboratory. */
const measured = /\d\s?[a-zµμ]{1,5}\/[mdu]?l\b/i

/** What somebody had and has no more. */
const isOver =
  /\b(?:resolved|previous(?:ly)?|old|(?:in )?childhood|as a child|past|cured|healed|history of|hx of|in (?:complete |full )?remission)\b|\bh\/o\b/i

/** What an examination found to be as it should is no illness. */
const normalStudy =
  /^(?:a |an |the )?(?:normal|unremarkable|clear|satisfactory|negative)\b(?! pressure)|\b(?:(?:is|are|was|were|appears?|looks?) (?:normal|unremarkable|clear|intact|preserved)|within normal limits|(?:size|shadow|function|contour|calib(?:re|er)|appearances?) normal|normal (?:study|scan|examination|appearances?|sinus rhythm|ecg|ekg|lv function|left ventricular))\b/i

const isFollowUp =
  /\b(?:follow|review|clinic|gp|doctor|weeks?|months?|days?|repeat|appointment|return|see|check|refer\w*|blood|scan|x-?ray|physio\w*|nurse|surgery|arrange\w*|book\w*)\b/i
/** How somebody lives is no illness. */
const wayOfLife =
  /^(?:never|non|ex|current|former|light|heavy|life-?long)?[ -]*smok\w*|^(?:alcohol|units? per week|teetotal|retired|lives|works|occupation|independent|mobil\w+|carer)\b/i
const qualifiers =
  /\b(?:acute|chronic|mild|moderate|severe|essential|primary|left|right|bilateral|recurrent|known|uncontrolled|well[- ]controlled|poorly controlled|diet[- ]controlled|stable|newly diagnosed|new|long[- ]standing|previous|old|resolved)\b|\(.*?\)/gi
/** Words with a verb of their own tell a story; a diagnosis is a name. */
const isSentence = (text: string): boolean =>
  /\b(?:is|was|were|has|had|have|will|would|should|can|may|please|she|he|they|you|we|i|today|admitted|presented|discharged|continues?|remains?|takes?|taking|advised|reviewed|seen|thank|feels?|reports?|reported|complains?)\b/i.test(
    text,
  )

/** "No history of diabetes, hypertension or asthma", "Not a known diabetic or asthmatic": what one denial holds together. */
const deniedTogether =
  /(?<=^|[.;,]\s*)(?:no|nil|denies|not an? (?:known|case of)|never had|no history of|without)\b(?:(?!\b(?:but|except|apart from|however)\b)[^.;])*?\b(?:or|nor)\b[^.;,]*/gi

function split(text: string, section: Section): string[] {
  const plain = text
    .replace(/^[\s•*\-–·]+/, '')
    .replace(/^\d+[.)]\s+/, '')
    .replace(deniedTogether, '')
  if (section === 'follow-up') return [plain.trim()].filter(Boolean)
  return plain
    .split(
      /\s*;\s*|(?<=[a-z)\d]{2})\.\s+(?=[A-Z\d])|\s+\d+[.)]\s+|,\s+(?![^(]*\))(?!(?:19|20)\d{2}\b)(?!(?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b)(?!type\b(?! [12I]{1,2}\b (?:diabetes|respiratory))|stage\b|left\b|right\b|both\b|bilateral(?:ly)?\b|unspecified\b|acute\b|chronic\b|with\b|without\b|not\b|due\b|since\b|diagnosed\b|grade\b|on\b|in\b|treated\b|secondary\b|managed\b|diet\b|controlled\b|well\b|poorly\b|stable\b|resolved\b|ef\b|lvef\b|nyha\b)(?!(?:mild|moderate|severe|intermittent|persistent|recurrent|newly diagnosed)(?:[ -](?:intermittent|persistent|recurrent))?\s*(?:[.,;(]|$))/i,
    )
    .map((piece) => piece.trim().replace(/[.,;]+$/, ''))
    .filter(Boolean)
}

/** Takes dates, codes and remarks off a name: "Type 2 diabetes mellitus (E11.9), diagnosed 2015" is its name alone. */
function clean(piece: string): string {
  return piece
    .replace(/^\?+\s*/, '')
    .replace(/^(?:(?:\d{1,2}[ /.-])?(?:\d{1,2}|[A-Z][a-z]{2,8})[ /.-])?(?:19|20)\d{2}\s*[-–:]?\s+(?=[A-Za-z])/, '')
    .replace(
      /^(?:the patient (?:has|is)|has|k\/c\/o|known case of|known|possible|probable|suspected|query|likely|presumed|history of|h\/o|hx of|diagnosis of|s\/p|status post|secondary|primary|principal|main|comorbidit(?:y|ies)|other)\s*:?\s+(?=\S)/i,
      '',
    )
    .replace(/\s*[([]?\b(?:ICD[- ]?10(?:-CM)?:?\s*)?[A-TV-Z]\d{2}(?:\.\d{1,4})?\b[)\]]?/g, ' ')
    .replace(
      /[,(\s]*(?:\b(?:diagnosed|since|onset|on|in|dated?|from|performed|approx\.?|c\.)\s*)?\(?\b(?:(?:\d{1,2}(?:st|nd|rd|th)?[ ./-])?(?:\d{1,2}|jan\w*|feb\w*|mar\w*|apr\w*|may|jun\w*|jul\w*|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)[ ./,-]+)?(?:\d{1,2},? )?(?:19|20)\d{2}(?:-\d{2}-\d{2})?\b\)?.*$/i,
      '',
    )
    .replace(/[,(\s]*\b\d{1,2}[./-]\d{1,2}[./-]\d{2}\b\)?.*$/, '')
    .replace(/\s+(?:status|priority|triage|category|code)\s*:?\s*\d{1,2}$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*\([^)]*$/, '')
    .replace(/[\s,;:–-]+$/, '')
    .replace(/^[\s\-–•]+/, '')
    .trim()
}

function faint(line: DocumentLine, piece: string): string | null {
  if (!line.recognised) return null
  const start = line.text.indexOf(piece.slice(0, 12))
  const seen =
    start < 0
      ? wordsAt(line, line.start, line.start + line.text.length)
      : wordsAt(line, line.start + start, line.start + start + piece.length)
  return seen.some(({ confidence }) => confidence < 60) ? 'This is hard to read in the picture.' : null
}
