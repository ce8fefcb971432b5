import type { ConsultationCase } from '../../case/case.ts'
import type { Mention } from '../../case/model.ts'
import { sentencesOf } from '../clause.ts'
import type { Hearing } from '../hearing.ts'

type Heard = Pick<Hearing, 'clauses' | 'mentions'>

const startled = /\?\W*[?!]|!\W*\?/

/** What the doctor put down last and is thrown back as a question: "nightmares?? PERIODS", "blood in the stool? no, in my wee". */
export function thrownBack({ observations, turns }: ConsultationCase, { clauses, mentions }: Heard): string[] {
  return mentions
    .filter(({ finding, polarity, experiencer, start }) => {
      const held = observations[finding]
      const clause = clauses.find((each) => start >= each.start && start < each.end)
      if (experiencer !== 'patient' || held?.polarity !== 'present' || held.source !== 'told' || clause === undefined) return false
      if (!/\?\W*$/.test(clause.text)) return false
      return polarity === 'absent' || (polarity === 'present' && held.turn === turns && startled.test(clause.text))
    })
    .map(({ finding }) => finding)
}

/** The mentions of the sentences that match, and the words of these sentences: what is told beside a protest is none. */
export function saidInSentences({ clauses, mentions }: Heard, matching: RegExp): { words: string; mentions: Mention[] } {
  const sentences = sentencesOf(clauses).map((places) => places.flatMap((place) => clauses[place] ?? []))
  const own = sentences.filter((sentence) => matching.test(sentence.map(({ text }) => text).join(' '))).flat()
  return {
    words: own.map(({ text }) => text).join(' '),
    mentions: mentions.filter(({ start }) => own.some((clause) => start >= clause.start && start < clause.end)),
  }
}
