import type { ConsultationCase } from '../../case/case.ts'
import type { Clause } from '../../hear/clause.ts'
import type { Hearing } from '../../hear/hearing.ts'
import type { LearnedReading } from '../../hear/learned/learned-reader.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { isDisbelieved } from '../../hear/told-stands.ts'
import type { KnowledgeBase } from '../knowledge-base.ts'
import { calmer } from './calmer-danger.ts'

/** What somebody has or takes for long is no news of the body. */
const lasting: ReadonlySet<string> = new Set(['history', 'risk', 'medication'])

/** Whether this message told something that the patient has now and that was not known before. */
export function bringsNews({ findings }: Pick<KnowledgeBase, 'findings'>, before: ConsultationCase, now: ConsultationCase): boolean {
  return Object.values(now.observations).some(
    ({ finding, polarity, temporality }) =>
      polarity === 'present' &&
      temporality === 'current' &&
      before.observations[finding]?.polarity !== 'present' &&
      !lasting.has(findings.get(finding)?.kind ?? ''),
  )
}

const nothing: LearnedReading['danger'] = [0, 0, 0, 0]

/**
 * How grave a later message sounds by itself, and no graver than all that was told: an aside, a question, a word about somebody else makes no
 * story graver that had its say before.
 */
export function ofItsOwn(
  { learned }: Pick<KnowledgeBase, 'learned'>,
  { person }: ConsultationCase,
  { clauses, learned: heard }: Hearing,
  all: LearnedReading['danger'],
): LearnedReading['danger'] {
  const own = withoutOthers(clauses, person.relation)
  if (own.length === 0) return nothing
  const prose = own.map(({ text }) => text).join(' ')
  const danger = learned === null || own.length === clauses.length ? heard.danger : learned.message(prose).danger
  const [visit, day, hospital, ambulance] = learned === null ? danger : calmer(learned, danger, { prose, person })
  return [Math.min(all[0], visit), Math.min(all[1], day), Math.min(all[2], hospital), Math.min(all[3], ambulance)]
}

/** "He was sick five times, I said": told before, and no graver for being told again. */
const saidAgain = /\b(?:i|as i) (?:have |['’]ve )?(?:already |just |clearly )?(?:said|told)\b/i

const opening = String.raw`^\W*(?:(?:lol|haha|and|but|oh|well|so|plus|also|btw|anyway|yeah|yes|no|then|because|cos|as|by the way)\W+)*`
const kin = `(?:mother|mum|mom|mam|father|dad|daddy|mummy|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|grandmother|grandma|gran|nan|granny|grandad|grandfather|aunt|auntie|uncle|cousin|niece|nephew|mate|friend|bestie|neighbou?r|lodger|boss|colleague|flatmate|housemate|roommate|workmate|landlady|teacher)`
const begins = new RegExp(
  `${opening}(?:(?:my|our|his|her|a|the|one of my|someones|somebodys)\\W+)(?:(?:old|late|poor|best|little|big|older|younger|elder|other|first|own|\\w+ing)\\W+)?(${kin})s?\\b`,
)
const goesOn = new RegExp(`${opening}(?:he|she|they|hes|shes|theyre|his|her|their|both|it)\\b`)

/** What a message tells without the clauses that are about somebody else ("my brother lost a leg. He was 40"). */
function withoutOthers(clauses: readonly Clause[], relation: string): Clause[] {
  let isOther = false
  return clauses.filter(({ act, text }) => {
    const words = plainWords(text)
    const who = begins.exec(words)?.[1]
    const isNamed = who !== undefined && who !== relation
    isOther = isNamed || act === 'family' || (isOther && relation === 'self' && goesOn.test(words))
    return !isOther && !saidAgain.test(text) && !isDisbelieved(text, { start: 0 })
  })
}
