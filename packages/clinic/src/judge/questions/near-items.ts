import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'

type Findings = ReadonlyMap<string, PackedFinding>

/** Where in the body the areas of the knowledge lie; what is not here can be anywhere. */
const regions: readonly (readonly [region: string, areas: RegExp])[] = [
  ['head', /^(?:eye|ear|mouth|head-nerves$)/],
  ['chest', /^(?:breathing|heart)/],
  ['belly', /^(?:abdomen|urinary|reproductive)/],
  ['limbs', /^(?:joints|injury)/],
]
const regionOf = (area: string | undefined): string | null =>
  regions.find(([, areas]) => area !== undefined && areas.test(area))?.[0] ?? null

/**
 * The signs worth a question beside a complaint that has its place: those of the same part of the body or of none, the grave ones, and
 * those that belong to the complaint itself. Beside a hip that hurts after a fall nobody asks for a tooth knocked out.
 */
export function nearItems(findings: Findings, items: readonly string[], complaints: readonly string[], own: readonly string[]): string[] {
  const places = new Set(complaints.map((id) => regionOf(findings.get(id)?.area)))
  if (places.has(null)) return [...items]
  return items.filter((id) => {
    const region = regionOf(findings.get(id)?.area)
    return region === null || places.has(region) || own.includes(id) || findings.get(id)?.grave === true
  })
}
