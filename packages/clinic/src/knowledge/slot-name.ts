import type { SlotValue } from './schema.ts'

/** What begins with one of these is something done or felt, and bears no adjective: "feeling sick". */
const doings = /^(?:being|having|feeling|passing|coughing up|vomiting (?:blood|food|on)|seeing|hearing|losing|not|no|managing|needing|waking|something)\b/
const inDegrees: Partial<Record<string, { adjective: string; adverb: string }>> = {
  severe: { adjective: 'severe', adverb: 'a lot' },
  mild: { adjective: 'mild', adverb: 'a little' },
}

/**
 * The name of a finding with one of its slot values: "a severe headache", "feeling sick on and off", "pain in the belly on the left". In: both
 * names, and the id of the value.
 */
export function slotName(finding: string, id: string, { name, spoken }: Pick<SlotValue, 'name' | 'spoken'>): string {
  const degree = inDegrees[id]
  if (isSaid(finding, id, { name, spoken })) return finding
  if (degree !== undefined) return doings.test(finding) ? `${finding} ${degree.adverb}` : finding.replace(/^(?:(an?|some|the) )?/, (_, article?: string) => `${article === undefined ? '' : `${article === 'an' ? 'a' : article} `}${degree.adjective} `)
  const value = spoken ?? name
  const [opening = ''] = value.split(' ')
  return `${finding}${finding.endsWith(` ${opening}`) ? ',' : ''} ${value}`
}

/** Whether the finding itself says the value already: "stiff joints in the morning", "severe sickness in pregnancy". */
export function isSaid(finding: string, id: string, { name, spoken }: Pick<SlotValue, 'name' | 'spoken'>): boolean {
  const degree = inDegrees[id]
  return finding.endsWith(` ${name}`) || (spoken !== undefined && finding.endsWith(` ${spoken}`)) || (degree !== undefined && finding.split(' ').includes(degree.adjective))
}
