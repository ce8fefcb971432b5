import type { Observation, Person } from '../case/model.ts'
import type { PackedFinding } from '../knowledge/knowledge-pack.ts'
import type { Note } from './observation-notes.ts'

/** The week of pregnancy from which a rule for its second half holds, and up to which one for the first third does. */
const secondHalfFrom = 20
const firstThirdTo = 13

/** Brings what is known of a pregnancy to one: the person, the finding, its stage and a bleeding in it. Changes `person`, and `observations` by notes. */
export function notePregnancy(
  findings: ReadonlyMap<string, PackedFinding>,
  observations: Record<string, Observation>,
  person: Person,
  note: Note,
  turn: number,
): void {
  if (isPregnant(findings, observations) || person.pregnancyWeeks !== null) {
    person.pregnant = true
    if (observations.pregnant?.polarity !== 'present') observations.pregnant = { ...statedPregnancy, turn }
  } else if (observations.pregnant?.polarity === 'absent') person.pregnant = false
  else if (person.pregnant === true) note('pregnant', 'present', 'told', true, '')
  const stage = stageOf(person.pregnancyWeeks)
  const bleeding = person.pregnant === true ? bleedingOf(stage, observations) : null
  for (const finding of [stage, bleeding])
    if (finding !== null && observations[finding] === undefined) note(finding, 'present', 'told', true, '')
}

const statedPregnancy = {
  finding: 'pregnant',
  polarity: 'present',
  certain: true,
  temporality: 'current',
  source: 'told',
  text: '',
} as const satisfies Omit<Observation, 'turn'>

/** A stated pregnancy, a stage of one or a positive test; they outweigh a "not pregnant" read elsewhere. */
function isPregnant(findings: ReadonlyMap<string, PackedFinding>, observations: Readonly<Record<string, Observation>>): boolean {
  return Object.values(observations).some(
    ({ finding, polarity, temporality }) =>
      polarity === 'present' &&
      temporality === 'current' &&
      (finding === 'pregnant' || finding === 'positive-pregnancy-test' || findings.get(finding)?.parents.includes('pregnant')),
  )
}

/** "37 weeks" says which part of the pregnancy it is. */
function stageOf(weeks: number | null): string | null {
  if (weeks === null) return null
  return weeks >= secondHalfFrom ? 'pregnancy-second-half' : weeks < firstThirdTo ? 'pregnancy-first-trimester' : null
}

/** Bleeding told by a woman who is pregnant is bleeding in pregnancy; from its half on another rule holds. */
function bleedingOf(stage: string | null, observations: Readonly<Record<string, Observation>>): string | null {
  const isHere = (finding: string) => observations[finding]?.polarity === 'present' && observations[finding]?.temporality === 'current'
  if (!isHere('vaginal-bleeding-abnormal') && !isHere('bleeding-in-pregnancy')) return null
  return stage === 'pregnancy-second-half' || isHere('pregnancy-second-half') ? 'bleeding-late-pregnancy' : 'bleeding-in-pregnancy'
}
