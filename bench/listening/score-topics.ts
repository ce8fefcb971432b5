import { newCase } from '@dr-ai/clinic/case'
import { isSealed, type QuestionRow, readQuestions } from '@dr-ai/clinic/corpus/read-corpus'
import { hear } from '@dr-ai/clinic/hear'
import { createLearnedReader } from '@dr-ai/clinic/hear/learned-reader'
import { buildKnowledgeBase } from '@dr-ai/clinic/judge/knowledge-base'
import { loadClinic, readLearned, readPack } from '../clinic/load-clinic.ts'
import { share } from './share.ts'

const story = 'I am 34, a woman, and I have had a sore throat and a temperature of 38.2 for two days'
const none = 'no-question'
const few = 3

/** Questions that nothing was learned from: how often the topic is heard first and among three; in how many of them, and of what asks nothing, something is answered. */
export function scoreTopics(): Record<string, number> {
  const rows = readQuestions().filter(({ id }) => isSealed(id))
  const [asked, unasked] = [rows.filter(({ topics }) => topics[0] !== none), rows.filter(({ topics }) => topics[0] === none)]
  const likely = likelyTopics(asked)
  const isAmong = (most: number) => asked.filter(({ topics }, row) => likely[row]?.slice(0, most).some((each) => topics.includes(each)))
  const clinic = loadClinic()
  const open = clinic.consult(clinic.newCase({ country: 'GB' }), story).case
  const answered = (some: readonly QuestionRow[]) =>
    some.filter(({ text }) => clinic.consult(open, text).reply.parts.some(({ kind }) => kind === 'answer'))
  return {
    'topics.questions': asked.length,
    'topics.first': share(isAmong(1).length, asked.length),
    'topics.three': share(isAmong(few).length, asked.length),
    'topics.answered': share(answered(asked).length, asked.length),
    'topics.unasked.answered': share(answered(unasked).length, unasked.length),
  }
}

function likelyTopics(rows: readonly QuestionRow[]): QuestionRow['topics'][] {
  const learned = createLearnedReader(readLearned())
  const { knowledge } = buildKnowledgeBase(readPack(), undefined, learned)
  const { person, complaints } = newCase()
  return rows.map(({ text }) =>
    (hear(knowledge, learned, text, { pending: null, person, complaints }).clauses[0]?.topics ?? []).map(({ topic }) => topic),
  )
}
