import type { Person } from '../../case/model.ts'
import { isKnownAngina } from '../../hear/of-another-sense.ts'

const relativeInHospital =
  /\bmy (?:mum|mother|mom|dad|father|nan|gran\w*|sister|brother|aunt|auntie|uncle|husband|wife|partner|friend|mate|son|daughter)(?:['’]?s| is| was)(?: still| just| back| now)* in hospital\b(?: (?:with|after|for) [^.,;!?]*?)?(?=(?:,? and| but| so) i\b|[.,;!?]|$)/gi
const angina =
  /\b(?:i|he|she|they|mum|dad|my \w+)(?:['’]?(?:ve|s))? (?:(?:have|has|had|got|suffers? (?:from|with)) )?(?:got )?(?:a bit of |some |stable )?angina\b(?: and)?/gi

/**
 * What somebody tells without what stands beside it and is no sign of his: a relative who lies in hospital, an angina that is known and quiet. In: the
 * words as written, whom the talk is about.
 */
export function withoutAsides(words: string, { relation }: Pick<Person, 'relation'>): string {
  const own = relation === 'self' ? words.replace(relativeInHospital, ' ') : words
  return (isKnownAngina(words) ? own.replace(angina, ' ') : own).replace(/ {2,}/g, ' ').trim()
}
