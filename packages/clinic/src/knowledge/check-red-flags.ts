import type { FindingIds } from './finding-ids.ts'
import type { Complaint, RedFlagsFile } from './knowledge-sources.ts'
import { triageLevels } from './schema.ts'
import { organisations } from './sources.ts'

/** What contradicts a picture: how long, how fast, how strong, which side, gone at rest, or who the patient is. */
const mayContradict = /\.(?:long-standing|gradual|mild|recurrent|intermittent|brief|improving|both-sides|lumbar|relieved-rest)$|^(?:pregnant|menopause|scan-fetal-heartbeat|weakness-both-legs)$/

/** Complaints about the rules that set a triage level by themselves. */
export function checkRedFlags(files: readonly RedFlagsFile[], ids: FindingIds): Complaint[] {
  const complaints: Complaint[] = []
  const ownerOfId = new Map<string, string>()
  for (const { path, rules } of files) {
    for (const rule of rules) {
      const complain = (text: string) => complaints.push({ path, entry: String(rule.id), text })
      const firstPath = ownerOfId.get(rule.id)
      if (firstPath !== undefined) complain(`the id stands in ${firstPath} too`)
      ownerOfId.set(rule.id, path)
      if (!rule.id) complain('id is missing')
      if (!rule.name) complain('name is missing')
      if (!triageLevels.includes(rule.level)) complain(`level '${rule.level}' is no level`)
      if (!rule.all?.length) complain('all: at least one finding')
      for (const id of [...(rule.all ?? []).flat(), ...(rule.unless ?? []), ...(rule.askWith ?? [])]) {
        const problem = ids.problem(id)
        if (problem !== null) complain(problem)
      }
      if (rule.level === 'ambulance' || rule.level === 'emergency-department') for (const id of rule.unless ?? []) if (!mayContradict.test(id)) complain(`unless '${id}': a rule that sends to hospital may only be silenced by what contradicts its picture (time, place, strength), never by what might explain it`)
      if (!Array.isArray(rule.askWith)) complain('askWith is missing ([] for a rule that only listens)')
      if (!rule.examples?.fires?.length) complain('examples.fires: at least one sentence that must fire it')
      if (!rule.sources?.length) complain('sources are missing')
      for (const source of rule.sources ?? []) if (!((String(source).split(':')[0] ?? '') in organisations)) complain(`source '${source}': the organisation is not in sources.ts`)
    }
  }
  return complaints
}
