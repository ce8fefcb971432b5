import { type DecimalMark, readNumber } from './read-number.ts'

export interface ReportRange {
  low: number | null
  high: number | null
  text: string
  /** Decimals of its bounds: what a value beside it has too. */
  decimals: number
  /** Place in the text it was read from. */
  start: number
  end: number
}

/** Up to the power of ten that some print close behind it ("0.5010^9/L"). */
const number = String.raw`\d[\d.,]*?(?=10\^\d)|\d[\d.,]*`
/** "[0.36L/L - 0.48L/L]": some print the unit behind each bound. */
const glued = String.raw`(?:\s?(?:[A-Za-zµμ%]|10\^)[A-Za-zµμ\d^./%]{0,12})?`
const shapes: readonly (readonly [kind: 'both' | 'high' | 'low', pattern: RegExp])[] = [
  [
    'both',
    new RegExp(
      String.raw`(?<![\d.,/])([-−]?(?:${number}))${glued}\s*(?:-|–|—|−|~|\bto\b|\.{2,3}|(?<=\s)[/:](?=\s))\s*([-−]?(?:${number}))(?!(?!10\^)\d|[/^]|\*\d)`,
      'i',
    ),
  ],
  ['both', new RegExp(String.raw`[>≥]=?\s*(${number})${glued}\s*(?:,|;|and|&)?\s*[<≤]=?\s*(${number})`, 'i')],
  [
    'high',
    new RegExp(
      String.raw`(?:<|≤|&lt;|\bup to\b|\bless than\b|\bbelow\b|\bunder\b|\bmax(?:imum)?\.?)\s*(?:or\s*)?(?:=|equal to\b)?\s*(${number})`,
      'i',
    ),
  ],
  [
    'low',
    new RegExp(
      String.raw`(?:>|≥|&gt;|\bmore than\b|\bgreater than\b|\babove\b|\bover\b|\bat least\b|\bmin(?:imum)?\.?)\s*(?:or\s*)?(?:=|equal to\b)?\s*(${number})`,
      'i',
    ),
  ],
]

/** The first range of values in a text: "13.0 - 17.0", "(3.5 to 5.1)", "< 5.0", "< OR = 4.0", "up to 40"; null where there is none. */
export function readRange(text: string, mark: DecimalMark): ReportRange | null {
  const ranges = rangesIn(text, mark)
  return ranges.find((range) => ranges.every(({ start }) => range.start <= start)) ?? null
}

/** The first range of each shape. */
function rangesIn(text: string, mark: DecimalMark): ReportRange[] {
  const ranges: ReportRange[] = []
  for (const [kind, pattern] of shapes) {
    const match = pattern.exec(text)
    if (!match) continue
    const first = readNumber(match[1] ?? '', mark)
    const second = kind === 'both' ? readNumber(match[2] ?? '', mark) : null
    if (!first || (kind === 'both' && (!second || second.value < first.value))) continue
    const range = {
      text: match[0].trim(),
      decimals: Math.max(first.decimals, second?.decimals ?? 0),
      start: match.index,
      end: match.index + match[0].length,
    }
    ranges.push({
      low: kind === 'high' ? null : first.value,
      high: kind === 'both' ? (second?.value ?? null) : kind === 'high' ? first.value : null,
      ...range,
    })
  }
  return ranges
}
