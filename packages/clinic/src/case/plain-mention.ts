import type { Mention } from './model.ts'

/** Words that tell a finding plainly: the patient's own and of now, present and sure but for what is said otherwise. In: where the words stand. */
export function plainMention(
  finding: string,
  { text, start, end }: Pick<Mention, 'text' | 'start' | 'end'>,
  change: Partial<Pick<Mention, 'polarity' | 'certain' | 'isBroad'>> = {},
): Mention {
  return { finding, polarity: 'present', certain: true, temporality: 'current', experiencer: 'patient', text, start, end, ...change }
}
