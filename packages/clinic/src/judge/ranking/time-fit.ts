import type { ConsultationCase } from '../../case/case.ts'
import type { PackedCondition } from '../../knowledge/knowledge-pack.ts'
import { rankingConstants } from '../constants.ts'
import type { Facts } from './facts.ts'
import type { ReasoningIndex } from './reasoning-index.ts'

const { duration, onset: onsetSteps, course: courseSteps } = rankingConstants

/** The course a slot value speaks of. */
const courseOfSlot: Record<string, PackedCondition['course'][number]> = {
  constant: 'constant',
  intermittent: 'episodic',
  worsening: 'worsening',
  improving: 'improving',
  recurrent: 'recurrent',
  brief: 'episodic',
}

type Onset = NonNullable<ConsultationCase['onset']>

const onsetOrder = ['sudden', 'hours', 'days', 'weeks', 'gradual'] as const

/**
 * How well the case's duration, onset and course suit each condition, in log-odds before weighing: 0 where nothing is
 * known, a little above where it fits, falling with each factor of e by which the duration lies outside the usual span.
 */
export function timeFit(index: ReasoningIndex, consultation: Pick<ConsultationCase, 'durationDays' | 'onset'>, facts: Facts): Float64Array {
  const courses = new Set<PackedCondition['course'][number]>()
  for (const number of facts.presentNumbers) {
    const slot = index.findings[number]?.id.split('.')[1]
    const course = slot === undefined ? undefined : courseOfSlot[slot]
    if (course) courses.add(course)
  }
  const { durationDays, onset } = consultation
  const fits = new Float64Array(index.conditions.length)
  if ((durationDays === null || durationDays <= 0) && onset === null && courses.size === 0) return fits
  const fitOfOnset = onset === null ? null : fitsOfOnset(index, onset)
  for (let number = 0; number < fits.length; number++) {
    const condition = index.conditions[number] as PackedCondition
    fits[number] = durationFit(condition, durationDays) + (fitOfOnset?.[number] ?? 0) + courseFit(condition, courses)
  }
  return fits
}

/** How each condition suits an onset: the same for every case, made once for each knowledge. */
const onsetFits = new WeakMap<ReasoningIndex, Map<Onset, Float64Array>>()

function fitsOfOnset(index: ReasoningIndex, onset: Onset): Float64Array {
  const known = onsetFits.get(index) ?? new Map<Onset, Float64Array>()
  onsetFits.set(index, known)
  const fits = known.get(onset) ?? Float64Array.from(index.conditions, (condition) => onsetFit(condition, onset))
  known.set(onset, fits)
  return fits
}

function durationFit(condition: PackedCondition, days: number | null): number {
  if (days === null || days <= 0) return 0
  const { from, to } = condition.durationDays
  const outside = days < from ? Math.log(from / days) : days > to ? Math.log(days / to) : 0
  if (outside === 0) return duration.fits
  const forgiving = condition.course.includes('recurrent') || condition.course.includes('lifelong') ? duration.forgiving : 1
  return Math.max(duration.least, duration.fits - duration.perFactor * forgiving * outside)
}

function onsetFit(condition: PackedCondition, onset: Onset): number {
  const place = onsetOrder.indexOf(onset)
  const distance = Math.min(...condition.onset.map((expected) => Math.abs(onsetOrder.indexOf(expected) - place)))
  return distance === 0 ? onsetSteps.fits : distance === 1 ? 0 : -onsetSteps.perStep * distance
}

function courseFit(condition: PackedCondition, courses: ReadonlySet<PackedCondition['course'][number]>): number {
  let fit = 0
  for (const course of courses) fit += condition.course.includes(course) ? courseSteps.fits : -courseSteps.against
  return fit
}
