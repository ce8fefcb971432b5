import type { Understanding } from '../case/model.ts'
import { plainMention } from '../case/plain-mention.ts'
import type { Act } from './clause.ts'
import type { Hearing } from './hearing.ts'
import { nothingLearned } from './learned/learned-reader.ts'
import { readAmountOfTime, readDuration } from './lexicon/read-duration.ts'
import type { Choice } from './read-quick-reply.ts'

const answers: Readonly<Record<string, Understanding['answer']>> = { yes: 'yes', no: 'no', unknown: 'unknown', partly: 'partly' }
const sexes: Readonly<Record<string, 'female' | 'male'>> = {
  female: 'female',
  girl: 'female',
  woman: 'female',
  male: 'male',
  boy: 'male',
  man: 'male',
}
const acts: Readonly<Record<string, Act>> = { why: 'ask-why', 'sum-up': 'help' }
const nothing = /^(?:nothing|none)\b/

/** A quick reply as something heard: what its options mean and not one word more. */
export function hearChoice(choice: Choice, words: string): Hearing {
  const { question, options, findings } = choice
  const labels = question.options.filter(({ id }) => options.includes(id)).map(({ label }) => label)
  const label = labels.join(', ')
  const [first = ''] = options
  const isTime = question.slot === 'duration' || question.slot === 'onset'
  const duration = isTime ? (readDuration(label)?.days ?? readAmountOfTime(label)) : null
  const sex = sexes[first]
  const mentions = findings
    .filter(({ polarity }) => polarity === 'present' && question.kind !== 'finding')
    .map(({ finding }) => plainMention(finding, { text: words, start: 0, end: words.length }))
  return {
    mentions,
    guessed: [],
    proposed: [],
    person: sex === undefined || question.kind !== 'open' ? {} : { sex },
    durationDays: duration,
    onset: isTime && /\bsudden/i.test(label) ? 'sudden' : isTime && /\bslow/i.test(label) ? 'gradual' : null,
    severity: question.slot === 'severity' && /\d/.test(label) ? Number(/\d+/.exec(label)?.[0]) : null,
    vitals: {},
    answer: mentions.length > 0 ? null : (answers[first] ?? (nothing.test(first) ? 'no' : null)),
    isForeign: false,
    isNonsense: false,
    crisis: null,
    drugs: [],
    understoodShare: 1,
    clauses: [{ text: words, start: 0, end: words.length, act: acts[first] ?? 'answer', sureness: 1 }],
    learned: nothingLearned,
    choice,
    second: null,
    instead: null,
  }
}
