import type { DateReader } from './document-dates.ts'
import type { DocumentLine } from './document-lines.ts'
import type { LabFinding } from './judge-lab-value.ts'
import { stripOf } from './strip-of.ts'

const head = /\bsph(?:ere)?\b.*\bcyl(?:inder)?\b.*\bax(?:is)?\b/i
const eyes: readonly (readonly [eye: string, pattern: RegExp])[] = [
  ['Right', /^\s*(?:right|r\.?e?\.?|od|o\.d\.)(?:\s+eye)?(?=[\s:|])/i],
  ['Left', /^\s*(?:left|l\.?e?\.?|os|o\.s\.)(?:\s+eye)?(?=[\s:|])/i],
]
const power = /(?:[+\-−–]\s?\d{1,2}[.,]\d{2}|\b(?:plano|pl|ds|0[.,]00)\b|∞)/gi
/** Rows below the head of the table. */
const rows = 6

/** The glasses that an optician's test prescribes: for each eye the power, the cylinder with its axis, and what is added for reading. */
export function readGlasses(lines: readonly DocumentLine[], dates: DateReader): LabFinding[] {
  const place = lines.findIndex(({ text }) => head.test(text))
  const line = lines[place]
  if (!line) return []
  const below = lines.slice(place + 1, place + 1 + rows)
  const says = eyes.flatMap(([eye, pattern]) => {
    const row = below.find(({ text }) => pattern.test(text))
    if (!row) return []
    const behind = row.text.replace(pattern, '')
    const [sphere, cylinder] = behind.match(power) ?? []
    if (sphere === undefined) return []
    const after =
      cylinder === undefined ? '' : behind.slice(behind.indexOf(cylinder, behind.indexOf(sphere) + sphere.length) + cylinder.length)
    const axis = /^[\s|x×@]*(\d{1,3})\b(?![./])/i.exec(after)?.[1]
    return `${eye} eye: sphere ${sphere}${cylinder && axis ? `, cylinder ${cylinder}, axis ${axis}` : ''}`
  })
  const add = lines.map(({ text }) => /\b(?:near|reading|inter)?\s*add(?:ition)?\b\D{0,6}(\+\s?\d[.,]\d{2})/i.exec(text)?.[1]).find(Boolean)
  if (says.length === 0) return []
  const date = lines
    .flatMap((each) => dates.datesIn(each).filter((found) => dates.isPossible(found) && dates.kindOf(each, found) !== 'birth'))
    .at(0)
  return [
    {
      kind: 'study',
      name: 'Glasses prescription',
      value: `${[...says, ...(add ? [`for reading add ${add}`] : [])].join('; ')}.`,
      unit: null,
      range: null,
      flag: null,
      date: date?.date ?? null,
      page: line.page,
      snippet: line.text.replace(/\t+/g, '  ').trim().slice(0, 300),
      ...stripOf(line),
      code: null,
      doubt: date?.doubt ?? null,
    },
  ]
}
