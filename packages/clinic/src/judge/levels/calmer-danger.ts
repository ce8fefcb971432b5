import type { ConsultationCase } from '../../case/case.ts'
import type { LearnedReading } from '../../hear/learned/learned-reader.ts'
import type { KnowledgeBase } from '../knowledge-base.ts'
import { withoutAsides } from './without-asides.ts'
import { withoutFear } from './without-fear.ts'

/** How grave words sound, and no graver for the fear in them or for what is said aside: who is afraid of an illness has none of its signs by it. */
export function calmer(
  learned: NonNullable<KnowledgeBase['learned']>,
  danger: LearnedReading['danger'],
  { prose, person }: Pick<ConsultationCase, 'prose' | 'person'>,
): LearnedReading['danger'] {
  const calm = withoutAsides(withoutFear(prose), person)
  if (calm === prose || calm.split(' ').length < fewestWords) return danger
  const [visit, day, hospital, ambulance] = learned.message(calm).danger
  return [Math.min(danger[0], visit), Math.min(danger[1], day), Math.min(danger[2], hospital), Math.min(danger[3], ambulance)]
}
/** Fewer words than these are no story that could be heard by itself. */
const fewestWords = 2
