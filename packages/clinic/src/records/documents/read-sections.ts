import type { Condition } from '../../knowledge/schema.ts'
import type { DateReader } from './document-dates.ts'
import type { DocumentLine } from './document-lines.ts'
import { wordsAt } from './document-lines.ts'
import type { LabFinding } from './judge-lab-value.ts'

type Section = 'diagnosis' | 'history' | 'allergy' | 'procedure' | 'follow-up' | 'medication' | 'family' | 'other'

const headings: readonly (readonly [Section, RegExp])[] = [
  ['family', /^(?:family (?:medical )?history|fhx?)\b/i],
  [
    'allergy',
    /^(?:(?:drug |medication |known |food )*allerg(?:y|ies)(?: (?:and|&|\/) (?:intolerances?|adverse (?:drug )?reactions?|sensitivities))?|allerg(?:y|ies) list|adverse (?:drug )?reactions?|intolerances?|hypersensitivit(?:y|ies))\b/i,
  ],
  [
    'medication',
    /^(?:(?:current|discharge|home|regular|prescribed|new|admission)?\s*medic(?:ations?|ines?)(?: (?:list|on (?:admission|discharge)|prescribed|changes?))?|prescriptions?|rx|drugs? (?:on discharge|list)|treatment(?: on discharge)?|ttos?|ttas?)\b/i,
  ],
  [
    'history',
    /^(?:past (?:medical|surgical|psychiatric)? ?history|medical history|background|pmhx?|co-?morbidities|known conditions|chronic conditions|problem list|active problems|problems)\b/i,
  ],
  [
    'diagnosis',
    /^(?:(?:primary|principal|main|final|working|provisional|discharge|admission|admitting|secondary|additional|other|new|clinical|current)?\s*diagnos[ei]s(?: on (?:admission|discharge))?|impression|assessment|assessment (?:and|&|\/) plan|conclusions?|dx)\b/i,
  ],
  [
    'procedure',
    /^(?:(?:operations?|surgical)?\s*(?:procedures?|operations?|interventions?)(?: (?:performed|carried out|done|and dates?))*|surger(?:y|ies)|surgical history)\b/i,
  ],
  [
    'follow-up',
    /^(?:follow[- ]?up(?: (?:plan|appointments?|instructions?|arrangements?|care))?|next (?:appointment|review|visit|steps?)|appointments?|review(?: date)?|return(?: visit)?|plan(?: and follow[- ]?up)?|actions? for (?:gp|patient)|recommendations?)\b/i,
  ],
  [
    'other',
    /^(?:history of (?:present(?:ing)?|the present) (?:illness|complaint)|hpi|presenting complaint|chief complaint|reason for (?:admission|visit|referral)|examination|physical exam(?:ination)?|vital signs|observations|investigations?|results?|laboratory(?: results)?|imaging|social history|clinical (?:course|history|summary|findings)|hospital course|course in hospital|summary|patient(?: details| information)?|comments?|notes?|findings|dear|sincerely|yours|signed|signature|cc|review of systems|systems review|subjective|objective|immuni[sz]ations?|advice|instructions?|report|condition (?:on|at) discharge|discharge (?:summary|instructions?|letter|condition|date)|date|admission date|date of)\b/i,
  ],
]
const denied =
  /\b(?:no (?:evidence|sign|history|known|features?|indication)|ruled out|rule out|excluded?|not (?:have|present|found|seen|consistent)|negative for|denies|denied|without|unlikely|r\/o|never had|no longer|resolved|father|mother|brother|sister|grand\w+|aunt|uncle|family history)\b/i
const unsure =
  /\b(?:possible|possibly|probable|probably|suspected|suspicion|query|likely|presumed|differential|\?|versus|vs\.?|consider|cannot exclude|may (?:be|have))|^\?/i
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

interface Item {
  section: Section
  text: string
  line: DocumentLine
}

/** Diagnoses, allergies, procedures and follow-up of letters and notes, by their headings. */
export function readSections(
  lines: readonly DocumentLine[],
  skip: ReadonlySet<DocumentLine>,
  names: ConditionNames,
  dates: DateReader,
  documentDate: string | null,
): { findings: LabFinding[]; used: Set<DocumentLine> } {
  const findings: LabFinding[] = []
  const used = new Set<DocumentLine>()
  for (const item of itemsOf(lines, skip)) {
    const made = findingsOf(item, names, dates, documentDate)
    findings.push(...made)
    if (made.length > 0) used.add(item.line)
  }
  const seen = new Set<string>()
  return {
    findings: findings.filter(({ kind, name }) => {
      const key = `${kind}|${words(name)}`
      if (seen.has(key)) return false
      seen.add(key)
      return true
    }),
    used,
  }
}

/** The items under each heading: what stands behind it in its line, and the lines below until the next heading. */
function itemsOf(lines: readonly DocumentLine[], skip: ReadonlySet<DocumentLine>): Item[] {
  const items: Item[] = []
  let section: Section = 'other'
  let isOpen = false
  for (const line of lines) {
    const text = line.text.replace(/\t+/g, ' ').trim()
    const heading = headingOf(line)
    if (heading) {
      section = heading.section
      isOpen = true
      if (heading.rest !== '' && !skip.has(line)) items.push({ section, text: heading.rest, line })
      continue
    }
    if (skip.has(line) || !isOpen) {
      if (/\b(?:allergic|allergy) to\b/i.test(text) && !skip.has(line))
        items.push({ section: 'allergy', text: text.replace(/^.*?\ballerg(?:ic|y) to\b/i, ''), line })
      continue
    }
    if (section === 'other' && /\b(?:allergic|allergy) to\b/i.test(text))
      items.push({ section: 'allergy', text: text.replace(/^.*?\ballerg(?:ic|y) to\b/i, ''), line })
    else if (section === 'other' && /\b(?:diagnosed with|diagnosis of|diagnosis:)\s/i.test(text))
      items.push({
        section: 'diagnosis',
        text: text.replace(/^.*?\b(?:diagnosed with|diagnosis of|diagnosis:)\s+/i, '').replace(/[.,;].*$/, ''),
        line,
      })
    else if (
      section === 'other' &&
      /\bfollow[- ]?up (?:in|with|on|at)\b|\b(?:return|review(?:ed)?|see|seen|appointment) (?:to|in|with|on|at|by)\b[^.]*\b(?:weeks?|months?|days?|clinic|gp|doctor)\b/i.test(
        text,
      )
    )
      items.push({ section: 'follow-up', text, line })
    else items.push({ section, text, line })
  }
  return items
}

function headingOf(line: DocumentLine): { section: Section; rest: string } | null {
  const text = line.text
    .replace(/\t+/g, ' ')
    .trim()
    .replace(/^[#*_\s]+|[*_]+(?=\s*:)/g, '')
    .replace(/^\d+[.)]\s+(?=[A-Z])/, '')
  for (const [section, pattern] of headings) {
    const match = pattern.exec(text)
    if (!match) continue
    const after = text.slice(match[0].length)
    const colon = /^\s*(?:\([^)]*\)\s*)?[:–-]\s*/.exec(after)
    if (colon) return { section, rest: after.slice(colon[0].length).trim() }
    if (after.trim() === '' || /^[A-Z\s/&()-]+$/.test(text) || (line.cells.length > 1 && line.cells[0]?.text.length === match[0].length))
      return { section, rest: after.trim() }
  }
  // A heading we have no name for ends the section before it.
  return /^[A-Z][A-Za-z /&-]{2,40}:\s*$/.test(text) || /^[A-Z][A-Z /&-]{4,40}$/.test(text) ? { section: 'other', rest: '' } : null
}

function findingsOf(item: Item, names: ConditionNames, dates: DateReader, documentDate: string | null): LabFinding[] {
  const { section, line } = item
  if (section === 'other' || section === 'family' || section === 'medication') return []
  const pieces = split(item.text, section).filter((piece) => !none.test(piece) && /[A-Za-z]{3}/.test(piece))
  const found = dates.datesIn(line)
  return pieces.flatMap((piece): LabFinding[] => {
    if (section !== 'follow-up' && denied.test(piece)) return []
    const own = found.find((date) => piece.includes(line.text.slice(date.start, date.end)))
    const base = {
      unit: null,
      range: null,
      flag: null,
      date: own?.date ?? (section === 'diagnosis' || section === 'procedure' ? documentDate : null),
      page: line.page,
      snippet: line.text.replace(/\t+/g, '  ').trim().slice(0, 300),
    }
    const doubts = [own?.doubt ?? null, faint(line, piece)].filter((doubt) => doubt !== null)
    if (section === 'follow-up') {
      if (
        piece.length < 8 ||
        !/\b(?:follow|review|clinic|gp|doctor|weeks?|months?|days?|repeat|appointment|return|see|check|refer\w*|blood|scan|x-?ray|physio\w*|nurse|surgery|arrange\w*|book\w*)\b/i.test(
          piece,
        )
      )
        return []
      return [{ kind: 'follow-up', name: piece.slice(0, 200), value: null, code: null, doubt: doubts.join(' ') || null, ...base }]
    }
    const cleaned = clean(piece, section)
    if (cleaned.name.length < 3 || cleaned.name.split(/\s+/).length > 12) return []
    if (section === 'allergy')
      return [{ kind: 'allergy', name: cleaned.name, value: cleaned.detail, code: null, doubt: doubts.join(' ') || null, ...base }]
    if (section === 'procedure')
      return [{ kind: 'procedure', name: cleaned.name, value: null, code: null, doubt: doubts.join(' ') || null, ...base }]
    const known =
      names.get(words(cleaned.name)) ??
      names.get(
        words(
          cleaned.name.replace(
            /\b(?:acute|chronic|mild|moderate|severe|essential|primary|left|right|bilateral|recurrent|known|uncontrolled|well[- ]controlled|poorly controlled|stable|newly diagnosed|new)\b/gi,
            '',
          ),
        ),
      )
    const isUnsure = unsure.test(piece)
    const printed = icd.exec(piece)?.[1] ?? null
    return [
      {
        kind: 'diagnosis',
        name: cleaned.name,
        value: null,
        code: printed ?? known?.icd10 ?? null,
        doubt: [...doubts, isUnsure ? 'The document calls this only possible.' : null].filter((doubt) => doubt !== null).join(' ') || null,
        ...base,
      },
    ]
  })
}

function split(text: string, section: Section): string[] {
  const plain = text.replace(/^[\s•*\-–·]+/, '').replace(/^\d+[.)]\s+/, '')
  if (section === 'follow-up')
    return plain
      .split(/(?<=[a-z)]{2}[.;])\s+(?=[A-Z])|\s*;\s*|\s+\d+[.)]\s+/)
      .map((piece) => piece.trim())
      .filter(Boolean)
  return plain
    .split(
      /\s*;\s*|(?<=[a-z)\d]{2})\.\s+(?=[A-Z\d])|\s+\d+[.)]\s+|,\s+(?![^(]*\))(?!(?:19|20)\d{2}\b)(?!type\b|stage\b|left\b|right\b|bilateral\b|unspecified\b|acute\b|chronic\b|with\b|without\b|not\b|due\b|since\b|diagnosed\b|grade\b|rash\b|hives\b|on\b|in\b|anaphyla)/i,
    )
    .flatMap((piece) => (section === 'allergy' ? piece.split(/\s+and\s+(?=[A-Z]|[a-z]+(?:illin|mycin|in|ide|one)\b)/) : [piece]))
    .map((piece) => piece.trim().replace(/[.,;]+$/, ''))
    .filter(Boolean)
}

/** Takes dates, codes and remarks off a name: "Type 2 diabetes mellitus (E11.9), diagnosed 2015" is its name alone. */
function clean(piece: string, section: Section): { name: string; detail: string | null } {
  let name = piece
    .replace(/^\?+\s*/, '')
    .replace(
      /^(?:the patient (?:has|is)|has|known|allerg(?:y|ic) to|possible|probable|suspected|query|likely|presumed|history of|h\/o|diagnosis of|s\/p|status post)\s+/i,
      '',
    )
  let detail: string | null = null
  if (section === 'allergy') {
    const match = /^(.+?)\s*(?:\(([^)]+)\)|[-–:]\s*(.+)|,\s*(?:causes?\s+)?(.+)|\s+(?:causing|causes|with|reaction)\s+(.+))$/i.exec(name)
    if (match) {
      name = match[1] ?? name
      detail = (match[2] ?? match[3] ?? match[4] ?? match[5] ?? '').trim() || null
    }
  }
  name = name
    .replace(/\s*[([]?\b(?:ICD[- ]?10(?:-CM)?:?\s*)?[A-TV-Z]\d{2}(?:\.\d{1,4})?\b[)\]]?/g, ' ')
    .replace(
      /[,(]?\s*(?:diagnosed|since|onset|on|in|dated?|from|performed)?\s*\(?\b(?:(?:\d{1,2}[ ./-])?(?:\d{1,2}|jan\w*|feb\w*|mar\w*|apr\w*|may|jun\w*|jul\w*|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)[ ./-])?(?:\d{1,2},? )?(?:19|20)\d{2}(?:-\d{2}-\d{2})?\)?.*$/i,
      '',
    )
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:–-]+$/, '')
    .replace(/^[\s\-–•]+/, '')
    .trim()
  return { name, detail }
}

function faint(line: DocumentLine, piece: string): string | null {
  if (!line.recognised) return null
  const start = line.text.indexOf(piece.slice(0, 12))
  const words = start < 0 ? line.recognised : wordsAt(line, line.start + start, line.start + start + piece.length)
  return words.some(({ confidence }) => confidence < 60) ? 'This is hard to read in the picture.' : null
}
