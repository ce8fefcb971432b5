/** A share with its 95 % Wilson bounds. */
export interface Share {
  hits: number
  of: number
  share: number
  low: number
  high: number
}

/** The share of hits and its 95 % bounds (Wilson 1927, z = 1.96); all zero for an empty set. */
export function wilson(hits: number, of: number): Share {
  if (of === 0) return { hits, of, share: 0, low: 0, high: 0 }
  const z = 1.96
  const share = hits / of
  const centre = share + (z * z) / (2 * of)
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  return { hits, of, share, low: (centre - spread) / scale, high: (centre + spread) / scale }
}

/** "61.0 % (51.3-70.0), 60 of 99". */
export function shareInWords({ hits, of, share, low, high }: Share): string {
  const percent = (value: number) => (100 * value).toFixed(1)
  return `${percent(share).padStart(5)} % (${percent(low)}-${percent(high)}), ${hits} of ${of}`
}
