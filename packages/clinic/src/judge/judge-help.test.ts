import { expect, test } from 'vitest'
import { type ConsultationCase, newCase } from '../case/case.ts'
import type { Question } from '../case/model.ts'
import type { Hearing } from '../hear/hearing.ts'
import { loadPack } from '../testing/load-pack.ts'
import { judge } from './judge.ts'
import { buildKnowledgeBase, rankCase } from './knowledge-base.ts'
import { hearing, observation, rule } from './testing/case-parts.ts'

const base = buildKnowledgeBase(loadPack())
const cold = {
  ...newCase({ ageYears: 40, sex: 'male' }),
  observations: { 'runny-nose': observation('runny-nose') },
  complaints: ['runny-nose'],
  turns: 2,
}
const emergency = { ...cold, held: [rule('r', 'ambulance')] }
const silence = hearing([['fact', 'as I said']])
const judged = (now: ConsultationCase, heard: Hearing = silence) => judge(base, now, now, heard, rankCase(base, now), 8)

test('what is told of help counts while an emergency stands, from words and from an answer', () => {
  const told = { ...emergency, emergency: 'told' as const }
  const crew = hearing([['fact', 'the paramedics are here now']])
  expect(judged(told, crew)).toMatchObject({ now: { help: 'crew', emergency: 'coming' }, judged: { next: { kind: 'nothing' } } })
  expect(judged(cold, crew).now.help).toBeUndefined()
  const asked: Question = {
    id: 'emergency:called',
    kind: 'finding',
    findings: [],
    text: 'Have you called 999?',
    why: '',
    options: [{ id: 'yes', label: 'Yes, help is coming' }],
  }
  const yes = hearing([['answer', 'yes']], { answer: 'yes' })
  expect(judged({ ...told, pending: asked }, yes).now).toMatchObject({ help: 'called', emergency: 'coming' })
  expect(judged({ ...told, pending: { ...asked, id: 'crew:age' } }, yes).now.help).toBeUndefined()
  const no = hearing([['answer', 'not yet']], { answer: 'no' })
  expect(judged({ ...told, pending: asked }, no).judged.emergency).toBe('obstacle')
  expect(judged({ ...told, pending: { ...asked, id: 'crew:age' } }, no).judged.emergency).toBe('told')
})

test('what was known of help is kept, and forgotten once no emergency stands', () => {
  const coming = { ...emergency, emergency: 'coming' as const, help: 'travelling' as const }
  expect(judged(coming).now.help).toBe('travelling')
  expect(judged({ ...cold, help: 'called' }).now.help).toBe('none')
  expect('help' in judged(cold).now).toBe(false)
})

test('an answer that was pressed is no news of help, whatever its words are', () => {
  const told = { ...emergency, emergency: 'told' as const }
  const words: Parameters<typeof hearing>[0] = [['fact', 'the paramedics are here now']]
  const question: Question = { id: 'cough', kind: 'finding', findings: ['cough'], text: '?', why: '', options: [] }
  expect(judged(told, hearing(words)).now.help).toBe('crew')
  expect(judged(told, hearing(words, { choice: { question, options: [], findings: [] } })).now.help).not.toBe('crew')
})
