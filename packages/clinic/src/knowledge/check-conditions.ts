import type { FindingIds } from './finding-ids.ts'
import type { Complaint, ConditionFile } from './knowledge-sources.ts'
import { ageBandLimits, commonnessRates, conditionSystems, type Frequency, frequencyShares, triageLevels } from './schema.ts'
import { organisations } from './sources.ts'

const minimumFindings = 12
const minimumDiscriminators = 3
const onsets = new Set(['sudden', 'hours', 'days', 'weeks', 'gradual'])
const courses = new Set(['constant', 'episodic', 'worsening', 'improving', 'recurrent', 'lifelong'])
const requiredText = ['name', 'icd10', 'summary', 'presentation'] as const
const requiredLists = ['aliases', 'selfCare', 'comeBack', 'examination', 'sources', 'onset', 'course'] as const

/** Complaints about conditions, one file each. */
export function checkConditions(files: readonly ConditionFile[], ids: FindingIds): Complaint[] {
  const complaints: Complaint[] = []
  const ownerOfName = new Map<string, string>()
  for (const { path, condition } of files) {
    const complain = (text: string) => complaints.push({ path, entry: String(condition.id), text })
    const [system, file] = path.split('/').slice(-2)
    if (`${condition.id}.ts` !== file) complain(`id '${condition.id}' is not the file's name`)
    if (condition.system !== system) complain(`system '${condition.system}' is not the folder '${system}'`)
    if (!conditionSystems.includes(condition.system)) complain(`system '${condition.system}' is unknown`)
    for (const field of requiredText) if (!condition[field]) complain(`${field} is missing`)
    for (const field of requiredLists) if (!condition[field]?.length) complain(`${field} is missing or empty`)
    if (!/^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/.test(condition.icd10 ?? '')) complain(`icd10 '${condition.icd10}' is not of the form K35 or K35.8`)
    if ((condition.examples?.length ?? 0) < 2) complain('two examples are wanted')
    for (const name of new Set([condition.name, ...(condition.aliases ?? [])].map((each) => String(each).toLowerCase()))) {
      const owner = ownerOfName.get(name)
      if (owner !== undefined) complain(`the name '${name}' belongs to '${owner}' too`)
      ownerOfName.set(name, condition.id)
    }
    complainAboutNumbers(condition, complain)
    complainAboutFindings(condition, ids, complain)
    for (const source of condition.sources ?? []) if (!((String(source).split(':')[0] ?? '') in organisations)) complain(`source '${source}': the organisation is not in sources.ts`)
  }
  return complaints
}

function complainAboutNumbers(condition: ConditionFile['condition'], complain: (text: string) => void): void {
  const { durationDays, commonness } = condition
  if (typeof durationDays?.from !== 'number' || typeof durationDays?.to !== 'number') complain('durationDays needs from and to')
  else if (durationDays.from > durationDays.to) complain('durationDays: from is greater than to')
  for (const onset of condition.onset ?? []) if (!onsets.has(onset)) complain(`onset '${onset}' is unknown`)
  for (const course of condition.course ?? []) if (!courses.has(course)) complain(`course '${course}' is unknown`)
  if (!triageLevels.includes(condition.triageFloor)) complain(`triageFloor '${condition.triageFloor}' is no level`)
  if (typeof condition.mustNotMiss !== 'boolean') complain('mustNotMiss is missing')
  if (![0, 1, 2, 3, 4].includes(condition.severity)) complain('severity is 0 to 4')
  if (!((commonness?.usual ?? '') in commonnessRates)) complain('commonness.usual is missing or unknown')
  for (const [band, rate] of Object.entries(commonness?.ages ?? {})) {
    if (!(band in ageBandLimits)) complain(`commonness.ages: '${band}' is no age band`)
    if (!(rate in commonnessRates)) complain(`commonness.ages: '${rate}' is no commonness`)
  }
}

function complainAboutFindings(condition: ConditionFile['condition'], ids: FindingIds, complain: (text: string) => void): void {
  const stepOf = new Map<string, string>()
  for (const [step, list] of Object.entries(condition.findings ?? {})) {
    if (!(step in frequencyShares)) complain(`'${step}' is none of the six steps`)
    for (const id of list ?? []) {
      const problem = ids.problem(id)
      if (problem !== null) complain(problem)
      const earlier = stepOf.get(id)
      if (earlier !== undefined) complain(`'${id}' stands under '${earlier}' and '${step}'`)
      stepOf.set(id, step as Frequency)
    }
  }
  if (stepOf.size < minimumFindings) complain(`only ${stepOf.size} findings; at least ${minimumFindings}`)
  if ((condition.discriminators?.length ?? 0) < minimumDiscriminators) complain(`at least ${minimumDiscriminators} discriminators`)
  for (const id of condition.discriminators ?? []) if (!stepOf.has(id)) complain(`discriminator '${id}' is not among its findings`)
  const felt = condition.feltAs === undefined ? null : ids.problem(condition.feltAs)
  if (felt !== null) complain(`feltAs: ${felt}`)
  for (const id of condition.requires ?? []) if (!stepOf.has(id)) complain(`requires '${id}' is not among its findings`)
  for (const id of condition.excludedBy ?? []) {
    const problem = ids.problem(id)
    if (problem !== null) complain(`excludedBy: ${problem}`)
    if (stepOf.has(id)) complain(`excludedBy '${id}' stands among its findings`)
  }
}
