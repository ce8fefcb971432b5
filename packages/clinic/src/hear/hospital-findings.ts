import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'

/** What rules send to a hospital by: each finding that takes part in one, those that do so alone in anybody, and those that alone need an ambulance in somebody. */
interface HospitalFindings {
  inRule: ReadonlySet<string>
  alone: ReadonlySet<string>
  ambulanceAlone: ReadonlySet<string>
}

const ofIndex = new WeakMap<KnowledgeIndex, HospitalFindings>()

/** The findings by which the knowledge's rules send to a hospital. */
export function hospitalFindings(index: KnowledgeIndex): HospitalFindings {
  const known = ofIndex.get(index)
  if (known !== undefined) return known
  const rules = [...index.redFlags.values()].filter(({ level }) => level === 'ambulance' || level === 'emergency-department')
  const single = rules.filter(({ all }) => all.length === 1)
  const findingsOf = (some: typeof rules) => new Set(some.flatMap(({ all }) => all.flat()))
  const findings = {
    inRule: findingsOf(rules),
    alone: findingsOf(single.filter(({ age, sex }) => age === undefined && sex === undefined)),
    ambulanceAlone: findingsOf(single.filter(({ level }) => level === 'ambulance')),
  }
  ofIndex.set(index, findings)
  return findings
}
