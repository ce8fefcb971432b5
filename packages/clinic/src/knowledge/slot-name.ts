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
  const value = agreed(finding, spoken ?? name)
  const [opening = ''] = value.split(' ')
  const place = finding.match(sharedPlace)
  if (place !== null && new RegExp(`\\bin the (?:\\w+ )*${place[1]}$`).test(value)) return `${finding.slice(0, place.index)} ${value}`
  return `${finding}${finding.endsWith(` ${opening}`) ? ',' : ''} ${value}`
}

/** "Pain in the back" and "in the lower back" are said as "pain in the lower back". */
const sharedPlace = / in the (\w+)$/

/** "Swollen glands that hurt": a value about several things stands in the plural. In: the name of the finding and that of the value. */
function agreed(finding: string, value: string): string {
  if (!manyThings.test(finding)) return value
  return value
    .replace(/^that (is|has|does|was)\b/, (_, verb: string) => `that ${plurals[verb]}`)
    .replace(/^that (hurt|itch|throb|burn|feel|come|get|spread|bleed|look|grow|change)(?:e?s)\b/, 'that $1')
    .replace(/^(that get) (.*) and gets\b/, '$1 $2 and get')
}

const plurals: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', was: 'were' }
/** What the name is about are several things; of what hurts in muscles there is one pain. */
const manyThings =
  /^(?!(?:an?|pain|the|one|some|numbness|weakness|tingling|milk|redness|swelling)\b)(?:[\w-]+ ){0,3}(?:glands|legs|ankles|gums|muscles|warts|blisters|sores|spots|weals|lips|eyes|hands|feet|joints|fingers|patches|ulcers|lumps|veins|toes|nails|swellings|bruises|hives|cramps|tonsils|crusts|bumps|streaks)\b(?! of\b)(?!.*\b(?:that|which)\b)/

/** Whether the finding itself says the value already: "stiff joints in the morning", "severe sickness in pregnancy". */
export function isSaid(finding: string, id: string, { name, spoken }: Pick<SlotValue, 'name' | 'spoken'>): boolean {
  const degree = inDegrees[id]
  return finding.endsWith(` ${name}`) || (spoken !== undefined && finding.endsWith(` ${spoken}`)) || (degree !== undefined && finding.split(' ').includes(degree.adjective))
}
