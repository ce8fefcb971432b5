/** Free advice by telephone at any hour, by country (NHS 111; Healthdirect Australia; Healthline New Zealand; 811 in Canada). */
const lines: Readonly<Record<string, string>> = {
  GB: 'NHS 111',
  AU: 'Healthdirect (1800 022 222)',
  NZ: 'Healthline (0800 611 116)',
  CA: 'the nurse line (811)',
  US: 'the nurse line of your insurance or clinic',
}

/** Whom to ring for advice at any hour, within a sentence. In: the country's code, null where nobody knows it. */
export function adviceLine(country: string | null): string {
  return lines[country?.toUpperCase() ?? ''] ?? 'a doctor’s out-of-hours line'
}
