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
export function slotName(finding: string, id: string, { name, spoken, adjective }: Pick<SlotValue, 'name' | 'spoken' | 'adjective'>): string {
  const degree = inDegrees[id]
  if (isSaid(finding, id, { name, spoken })) return finding
  if (degree !== undefined) return doings.test(finding) ? `${finding} ${degree.adverb}` : withAdjective(finding, degree.adjective)
  if (adjective !== undefined && !noThing.test(finding) && (id !== 'sudden' || comesSuddenly.test(finding))) return withAdjective(finding, adjective)
  const place = closerPlace(finding, name)
  if (place !== null) return place
  const value = agreed(finding, spoken ?? name)
  const [opening = ''] = value.split(' ')
  return `${finding}${finding.endsWith(` ${opening}`) ? ',' : ''} ${value}`
}

/** "a cough" and "dry": "a dry cough". */
function withAdjective(finding: string, adjective: string): string {
  return finding.replace(/^(?:(an?|some|the) )?/, (_, article?: string) => {
    const fitting = article === 'a' || article === 'an' ? (/^[aeiou]/.test(adjective) ? 'an' : 'a') : article
    return `${fitting === undefined ? '' : `${fitting} `}${adjective} `
  })
}

/** What bears no adjective before it: what is done, and what has one of the kind already. */
const noThing = new RegExp(`${doings.source}|^(?!swelling|bleeding|burning|vomiting\\b)\\w+ing\\b|^(?:the|your|one|two|more|fewer|less|worse|little|great|very|red|dark|hard|dry|itchy|hot|cold|sudden|trouble|loss|shortness|numbness|hair|teeth|food|light)\\b|\\b(?:that|which)\\b`)

/** "Sudden pain", but no "sudden tight foreskin". */
const comesSuddenly = /^(?:pain|headache|earache|toothache|dizziness|weakness|numbness|bleeding|swelling|diarrhoea|vomiting|hearing|hair|weight|fever|a fever|a rash|a nosebleed|heartburn|bloating|hiccups|blurred|double|anxiety|wheezing|flashes|itchy)\b/

/** "pain in the back" and "in the lower back": "pain in the lower back"; null where the value names another place. */
function closerPlace(finding: string, value: string): string | null {
  const [, whole, noun] = /^(.*) (in the \w+)$/.exec(finding) ?? []
  const own = noun?.replace('in the ', '')
  if (whole === undefined || own === undefined) return null
  if (new RegExp(`^in the [\\w ]+ ${own}$`).test(value)) return `${whole} ${value}`
  const part = /^in the ([\w ]+) part$/.exec(value)?.[1]
  return part === undefined ? null : `${whole} in the ${part} ${own}`
}

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
  /^(?!(?:an?|pain|the|one|some|numbness|weakness|tingling|milk|redness|swelling)\b)(?:[\w-]+ ){0,3}(?:glands|legs|ankles|gums|muscles|warts|blisters|sores|spots|weals|lips|eyes|hands|feet|joints|fingers|patches|ulcers|lumps|veins|toes|nails|swellings|bruises|hives|cramps|tonsils|crusts|bumps|streaks)\b(?! of\b(?! skin\b))(?!.*\b(?:that|which)\b)/

/** Whether the finding itself says the value already: "stiff joints in the morning", "severe sickness in pregnancy". */
export function isSaid(finding: string, id: string, { name, spoken }: Pick<SlotValue, 'name' | 'spoken'>): boolean {
  const degree = inDegrees[id]
  return finding.endsWith(` ${name}`) || (spoken !== undefined && finding.endsWith(` ${spoken}`)) || (degree !== undefined && finding.split(' ').includes(degree.adjective))
}
