import type { ConsultationCase } from '../case/case.ts'
import type { Understanding, VitalSigns } from '../case/model.ts'
import { graver } from './lexicon/latest-vitals.ts'

/** What the measurements of a message outdate, the gravest of each sign; an empty part of a case where there is none, or where a number is put right. */
export function outdatedBy(
  { vitals, formerly: before }: Pick<ConsultationCase, 'vitals' | 'formerly'>,
  { vitals: fresh, formerly: told = {} }: Pick<Understanding, 'vitals' | 'formerly'>,
  isCorrection: boolean,
): Pick<ConsultationCase, 'formerly'> {
  if (isCorrection) return {}
  const formerly: VitalSigns = { ...before }
  for (const sign of Object.keys({ ...fresh, ...told }) as (keyof VitalSigns)[]) {
    const outdated = fresh[sign] !== undefined && fresh[sign] !== vitals[sign] ? vitals[sign] : undefined
    const values = [before?.[sign], told[sign], outdated].filter((value) => value !== undefined)
    if (values.length > 0) formerly[sign] = graver(sign, values)
  }
  return Object.keys(formerly).length === 0 ? {} : { formerly }
}
