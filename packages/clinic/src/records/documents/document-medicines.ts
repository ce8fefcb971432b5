import { drugWords } from '../../hear/lexicon/drug-words.ts'
import { brandNames } from '../../knowledge/medicines/brand-names.ts'
import { propertyClasses } from '../../knowledge/medicines/classes-properties.ts'
import { therapeuticClasses } from '../../knowledge/medicines/classes-therapeutic.ts'
import { genericNames } from '../../knowledge/medicines/generic-names.ts'
import { normaliseName } from '../../medications/medicine-knowledge.ts'
import type { DocumentLine } from './document-lines.ts'
import { wordsAt } from './document-lines.ts'
import type { LabFinding } from './judge-lab-value.ts'

const names = new Set(
  [
    ...Object.values(therapeuticClasses).flatMap(({ members }) => [...members]),
    ...Object.values(propertyClasses).flatMap(({ members }) => [...members]),
    ...Object.keys(genericNames).flatMap((name) => name.split(' + ')),
    ...Object.values(genericNames).flat(),
    ...Object.keys(brandNames),
    ...drugWords,
  ]
    .map(normaliseName)
    .filter((name) => name.length > 3),
)
/** Words of the medicine lists that mean something else in most sentences. */
for (const word of [
  'alcohol',
  'wine',
  'beer',
  'iron',
  'calcium',
  'potassium',
  'oxygen',
  'water',
  'glucose',
  'testosterone',
  'urea',
  'caffeine',
  'nicotine',
  'zinc',
  'tobacco',
  'antacid',
  'antacids',
  'triptan',
])
  names.delete(word)
const minerals = new Set(['iron', 'calcium', 'potassium', 'zinc', 'folic acid', 'vitamin d', 'vitamin b12', 'magnesium'])
const longest = Math.max(...[...names].map((name) => name.split(' ').length))

const strength =
  /\b\d[\d.,]*\s?(?:mg|mcg|µg|μg|ug|micrograms?|milligrams?|g|grams?|ml|mL|units?|iu|IU|mmol|%)(?:\s?\/\s?(?:\d[\d.,]*\s?)?(?:mg|mcg|ml|mL|dose|actuation|puff|g|h|hr|24\s?h))?\b|\b\d[\d.,]*\s?%/i
const timesADay: readonly (readonly [string, RegExp])[] = [
  [
    'Three times daily',
    /\b(?:three times (?:a|per|each|every)? ?(?:day|daily)|3 ?(?:x|times) ?(?:a |per |\/)?(?:day|daily)|t\.?d\.?s\.?|t\.?i\.?d\.?|every (?:8|eight) hours|q8h|8[- ]hourly|thrice daily|1-1-1)\b/i,
  ],
  [
    'Four times daily',
    /\b(?:four times (?:a|per|each)? ?(?:day|daily)|4 ?(?:x|times) ?(?:a |per |\/)?(?:day|daily)|q\.?d\.?s\.?|q\.?i\.?d\.?|every (?:6|six) hours|q6h|6[- ]hourly|1-1-1-1)\b/i,
  ],
  [
    'Twice daily',
    /\b(?:twice (?:a|per|each|every)? ?(?:day|daily)|two times (?:a|per)? ?(?:day|daily)|2 ?(?:x|times) ?(?:a |per |\/)?(?:day|daily)|b\.?d\.?s?\.?|b\.?i\.?d\.?|every (?:12|twelve) hours|q12h|12[- ]hourly|morning and (?:evening|night)|1-0-1)\b/i,
  ],
  ['Weekly', /\b(?:once (?:a|per|each|every) week|weekly|every week|once weekly|one day a week)\b/i],
  ['Monthly', /\b(?:once (?:a|per|each|every) month|monthly|every month)\b/i],
  ['As needed', /\b(?:as needed|when needed|as required|when required|if needed|if required|p\.?r\.?n\.?)(?![a-z])/i],
  [
    'Daily',
    /\b(?:once (?:a|per|each|every)? ?(?:day|daily)|(?:one|1) ?(?:x|time) (?:a |per )?(?:day|daily)|daily|every day|each day|o\.?d\.?|q\.?d\.?|every (?:24|twenty[- ]four) hours|q24h|at (?:night|bedtime)|nocte|every (?:morning|evening|night)|in the (?:morning|evening)|each (?:morning|night|evening)|o\.?n\.?|o\.?m\.?|mane|1-0-0|0-0-1)(?![a-z])/i,
  ],
]
const forms =
  /\b(?:tablets?|tabs?|capsules?|caps?|syrup|suspension|solution|drops?|cream|ointment|gel|patch(?:es)?|inhaler|puffs?|spray|injection|pens?|sachets?|suppositor(?:y|ies)|vials?|ampoules?|take|apply|inhale|inject|use)\b/i
const notTaken =
  /\b(?:stop(?:ped)?|discontinue[d]?|ceased?|withheld|hold|not (?:to )?(?:take|taking|tolerated|given)|avoid|do not take|allerg\w*|intoleran\w*|reaction to|adverse|contraindicated|previously|in the past|no longer|completed|declined|refused|interact\w*)\b/i

/** The name of a medicine at the beginning of a line, known or not. */
interface NamedMedicine {
  name: string
  isKnown: boolean
  start: number
}

/** The medicines that a document prescribes or lists: drug, strength, dose, how often and who prescribed it. */
export function readMedicines(
  lines: readonly DocumentLine[],
  skip: ReadonlySet<DocumentLine>,
  dateOf: (line: DocumentLine) => string | null,
): { findings: LabFinding[]; used: Set<DocumentLine> } {
  const prescriber = prescriberOf(lines)
  const findings: LabFinding[] = []
  const used = new Set<DocumentLine>()
  for (const [index, line] of lines.entries()) {
    if (skip.has(line) || notTaken.test(line.text)) continue
    const next = lines[index + 1]
    const medicine = medicineOf(line)
    if (!medicine) continue
    const goesOn = next !== undefined && !skip.has(next) && next.page === line.page && medicineOf(next) === null && isDirection(next.text)
    const directions = `${line.text}${goesOn ? ` ${next.text}` : ''}`.replace(/\t+/g, ' ')
    const dose = strength.exec(directions.slice(directions.toLowerCase().indexOf(medicine.name.toLowerCase())))?.[0] ?? null
    const frequency = frequencyOf(directions)
    if (dose === null && frequency === null && !forms.test(directions)) continue
    const doubts = [
      medicine.isKnown ? null : 'I do not know a medicine of this name: it may be misread.',
      dose === null ? 'No strength is written beside it.' : null,
      frequency === null ? 'I could not read how often it is to be taken.' : null,
      isFaint(line, medicine, dose) ? 'This is hard to read in the picture.' : null,
    ].filter((doubt) => doubt !== null)
    findings.push({
      kind: 'medication',
      name: medicine.name,
      value: dose,
      unit: null,
      range: null,
      flag: null,
      date: dateOf(line),
      page: line.page,
      snippet: directions.trim().slice(0, 300),
      code: null,
      doubt: doubts.length > 0 ? doubts.join(' ') : null,
      dosage: [dose, amountOf(directions)].filter(Boolean).join(', ') || null,
      frequency,
      prescriber,
    })
    used.add(line)
    if (goesOn) used.add(next)
  }
  return { findings: once(findings), used }
}

/** Who prescribed or signed: "Prescriber: Dr Jane Roe", "Signed: ...". */
export function prescriberOf(lines: readonly DocumentLine[]): string | null {
  for (const { text } of lines) {
    const match =
      /\b(?:prescriber|prescribed by|prescribing (?:doctor|physician)|ordering (?:provider|physician)|signed(?: by)?|physician|consultant|attending|provider|doctor|gp)\s*[:\t-]\s*((?:dr\.?|prof\.?|mr\.?|mrs\.?|ms\.?)?\s*[A-Z][\p{L}.'’-]+(?:[ ]+[A-Z][\p{L}.'’-]*){0,3})/iu.exec(
        text,
      ) ?? /^\s*((?:Dr\.?|Prof\.?)\s+[A-Z][\p{L}.'’-]+(?:[ ]+[A-Z][\p{L}.'’-]+){0,2})\s*(?:,|$|\t)/u.exec(text)
    const name = match?.[1]?.trim().replace(/[.,]$/, '')
    if (name && name.split(/\s+/).length > 1) return name
  }
  return null
}

function medicineOf(line: DocumentLine): NamedMedicine | null {
  const words = [...line.text.matchAll(/[\p{L}\d'+-]+/gu)]
  for (let first = 0; first < Math.min(words.length, 12); first++) {
    for (let length = Math.min(longest, words.length - first); length > 0; length--) {
      const start = words[first]?.index ?? 0
      const last = words[first + length - 1]
      const name = line.text.slice(start, (last?.index ?? 0) + (last?.[0].length ?? 0))
      const known = normaliseName(name.replace(/\t/g, ' '))
      const isMineral = minerals.has(known) && strength.test(line.text) && forms.test(line.text)
      if (names.has(known) || isMineral) return { name, isKnown: true, start: line.start + start }
    }
  }
  const unknown = /^\s*(?:\d+[.)]\s*|[-•*]\s*|rx:?\s*|tab\.?\s+|cap\.?\s+)?([A-Z][a-z]{4,}(?:[ -][A-Z]?[a-z]{3,})?)[\s\t,]+(?=\d)/i.exec(
    line.text,
  )
  if (unknown?.[1] && strength.test(line.text) && frequencyOf(line.text) !== null && forms.test(line.text))
    return { name: unknown[1], isKnown: false, start: line.start + (unknown.index ?? 0) }
  return null
}

const isDirection = (text: string): boolean =>
  text.length < 160 && (frequencyOf(text) !== null || /^\s*(?:sig|take|apply|inhale|inject|use|directions?)\b/i.test(text))

/** How often, in the words of the medication tracker where it has one. */
export function frequencyOf(text: string): string | null {
  const every = /\bevery (\d+(?:\s?(?:-|to)\s?\d+)?) hours\b/i.exec(text)
  const known = timesADay.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  if (known === 'As needed' && every) return `Every ${every[1]} hours as needed`
  return known ?? (every ? `Every ${every[1]} hours` : null)
}

function amountOf(text: string): string | null {
  const match =
    /\b(?:take\s+)?((?:\d+(?:[.,]\d+)?|one|two|three|four|half|½)(?:\s?(?:-|to)\s?(?:\d+|two|three))?\s+(?:tablets?|tabs?|capsules?|caps?|puffs?|drops?|sachets?|units?|sprays?|teaspoons?|5\s?ml spoonfuls?))\b/i.exec(
      text,
    )
  return match?.[1] ?? null
}

function isFaint(line: DocumentLine, medicine: NamedMedicine, dose: string | null): boolean {
  if (!line.recognised) return false
  const doseStart = dose === null ? -1 : line.text.indexOf(dose)
  const words = [
    ...wordsAt(line, medicine.start, medicine.start + medicine.name.length),
    ...(doseStart < 0 || dose === null ? [] : wordsAt(line, line.start + doseStart, line.start + doseStart + dose.length)),
  ]
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

function once(findings: readonly LabFinding[]): LabFinding[] {
  const seen = new Set<string>()
  return findings.filter(({ name, value }) => {
    const key = `${normaliseName(name)}|${value?.replace(/\s/g, '')}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
