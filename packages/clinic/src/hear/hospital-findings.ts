import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'

/** What rules send to a hospital by: each finding that takes part in one, and those that do so alone, in anybody. */
interface HospitalFindings {
  inRule: ReadonlySet<string>
  alone: ReadonlySet<string>
}

const ofIndex = new WeakMap<KnowledgeIndex, HospitalFindings>()

/** The findings by which the knowledge's rules send to a hospital. */
export function hospitalFindings(index: KnowledgeIndex): HospitalFindings {
  const known = ofIndex.get(index)
  if (known !== undefined) return known
  const rules = [...index.redFlags.values()].filter(({ level }) => level === 'ambulance' || level === 'emergency-department')
  const ofAnybody = rules.filter(({ all, age, sex }) => all.length === 1 && age === undefined && sex === undefined)
  const findings = { inRule: new Set(rules.flatMap(({ all }) => all.flat())), alone: new Set(ofAnybody.flatMap(({ all }) => all.flat())) }
  ofIndex.set(index, findings)
  return findings
}
