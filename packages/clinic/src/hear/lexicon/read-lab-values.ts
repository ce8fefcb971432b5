interface LabRule {
  names: string
  /**
   * Present above and present below the limits, common adult reference limits that few healthy people cross. `clear`, where given, is the strictest limit that reports print
   * (for the other sex, another laboratory, a borderline range): only a value within it denies the finding.
   */
  high?: readonly [finding: string, above: number, clear?: number]
  low?: readonly [finding: string, below: number, clear?: number]
  /** Brings a number in other units to the unit of the limits, judged by its size and the unit behind it. */
  scale?: (value: number, unit: string) => number
}

const thousands = (value: number) => (value >= 1000 ? value / 1000 : value)
const gramsPerDecilitre = (value: number) => (value > 25 ? value / 10 : value)

/** Reference limits of adults as printed on hospital reports (MedlinePlus laboratory tests; NICE CKS for iron, thyroid, diabetes). */
const rules: readonly LabRule[] = [
  {
    names: String.raw`ha?emoglobin(?!\s*a1c)|hgb|\bhb\b(?!\s*a1c)`,
    low: ['low-haemoglobin', 11.5, 13],
    high: ['high-haemoglobin', 17.5, 16],
    scale: gramsPerDecilitre,
  },
  { names: String.raw`\bmcv\b|mean (?:corpuscular|cell) volume`, low: ['microcytosis', 80], high: ['macrocytosis', 100] },
  {
    names: String.raw`\bwbcs?\b|\bwcc\b|white (?:blood )?cell(?:s| count)?|leu[ck]ocytes?(?: count)?`,
    low: ['low-white-cells', 4],
    high: ['raised-white-cells', 11],
    scale: thousands,
  },
  {
    names: String.raw`platelets?(?: count)?|\bplt\b`,
    low: ['low-platelets', 150],
    high: ['high-platelets', 450],
    scale: (value) => (value >= 2000 ? value / 1000 : value),
  },
  { names: String.raw`\bcrp\b|c-reactive protein`, high: ['raised-crp-esr', 10, 5] },
  { names: String.raw`\besr\b|erythrocyte sedimentation rate|sed rate`, high: ['raised-crp-esr', 30, 15] },
  { names: String.raw`\btsh\b`, low: ['low-tsh', 0.3, 0.4], high: ['raised-tsh', 4.5, 4] },
  {
    names: String.raw`\bhb\s?a1c\b|\ba1c\b(?: thing)?|ha?emoglobin a1c`,
    high: ['raised-hba1c', 6.4, 5.6],
    scale: (value) => (value > 20 ? value / 10.929 + 2.15 : value),
  },
  { names: 'creatinine', high: ['raised-creatinine', 1.35, 1], scale: (value) => (value > 20 ? value / 88.4 : value) },
  { names: String.raw`potassium|\bk\+`, low: ['low-potassium', 3.5], high: ['high-potassium', 5.4, 5] },
  { names: String.raw`sodium|\bna\+`, low: ['low-sodium', 135], high: ['high-sodium', 146] },
  { names: 'calcium', low: ['low-calcium', 8.4], high: ['raised-calcium', 10.5, 10.2], scale: (value) => (value < 5 ? value * 4 : value) },
  { names: 'ferritin', low: ['low-ferritin', 30, 50], high: ['raised-ferritin', 500, 200] },
  { names: 'lipase', high: ['raised-lipase', 180, 60] },
  { names: String.raw`\balt\b|\bast\b|\bsgpt\b|\bsgot\b`, high: ['raised-liver-enzymes', 60, 33] },
  {
    names: '(?:total )?bilirubin',
    high: ['raised-bilirubin', 1.5, 1.2],
    scale: (value, unit) => (/µmol|umol/i.test(unit) || value > 60 ? value / 17.1 : value),
  },
  { names: 'uric acid|urate', high: ['raised-uric-acid', 7.2, 6] },
  { names: '(?:vitamin )?b12', low: ['low-b12', 200, 300] },
  { names: 'vitamin d|25-oh', low: ['low-vitamin-d', 20, 30] },
  { names: String.raw`\bpsa\b`, high: ['raised-psa', 4, 2.5] },
  { names: String.raw`\b(?:nt-?pro-?)?bnp\b`, high: ['raised-bnp', 300, 100] },
]
const between = String.raw`(?:\s|:|=|,|-|\(|of|is|was|at|are|were|about|around|only|like|came|back|level|levels|count|result|showed|measured|now|up|down|to|low|high|<|>|≥|≤|approximately|just|the|thing|my)*`

/** The laboratory findings that stated numbers prove or disprove, with the words they stand in. */
export function readLabValues(text: string): { finding: string; isPresent: boolean; text: string; start: number }[] {
  const results = new Map<string, { finding: string; isPresent: boolean; text: string; start: number }>()
  if (!/\d/.test(text)) return []
  for (const { names, high, low, scale } of rules) {
    const match = new RegExp(String.raw`(?:${names})${between}(\d{1,6}(?:[.,]\d+)*)\s*([a-zµ%]*\/?[a-z]*)`, 'i').exec(text)
    if (match === null) continue
    const unit = match[2] ?? ''
    if (/^(?:days?|weeks?|months?|years?|hours?|times?|mg$)/i.test(unit)) continue
    const stated = Number((match[1] ?? '').replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
    if (Number.isNaN(stated)) continue
    const value = scale === undefined ? stated : scale(stated, unit)
    const add = (finding: string, isPresent: boolean, isClear: boolean) => {
      if (isPresent || (isClear && !results.has(finding)))
        results.set(finding, { finding, isPresent, text: match[0].trim(), start: match.index })
    }
    if (high !== undefined) add(high[0], value > high[1], value <= (high[2] ?? high[1]))
    if (low !== undefined) add(low[0], value < low[1], value >= (low[2] ?? low[1]))
  }
  return [...results.values()]
}
