import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const replies = (...words: readonly string[]): string[] => {
  let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 38, sex: 'female' }), words[0] ?? '')
  const said = [reply.text]
  for (const next of words.slice(1)) {
    ;({ case: consultation, reply } = clinic.consult(consultation, next))
    said.push(reply.text)
  }
  return said
}
const bug = 'I have had watery diarrhoea since Tuesday, no blood, no fever'

test('a reproach goes back to the question that was meant, and not to the last one', () => {
  const [, , , back = ''] = replies(bug, 'can I swim in the pool?', 'it is less today', 'you never said about the swimming')
  expect(back).toMatch(/48 hours|two weeks/)
  expect(back).not.toMatch(/put down|As I said above/)
})

test.each(['that was not my question', 'I am asking for the third time', 'yes or no?', 'you did not answer me'])(
  'a reproach without a topic goes back to what was asked: %s',
  (reproach) => {
    const [, first = '', again = ''] = replies(bug, 'when can I go back to my work in a kitchen?', reproach)
    expect(first).toMatch(/48 hours/)
    expect(again).toMatch(/48 hours/)
    expect(again.split('\n')[0]).not.toBe(first.split('\n')[0])
    expect(again.length).toBeLessThan(first.length)
  },
)

test('nobody is told that it was said above', () => {
  const talk = replies(bug, ...Array.from({ length: 4 }, () => 'when may I go back to work?'))
  expect(talk.join('\n')).not.toMatch(/As I said/)
  expect(new Set(talk.slice(1).map((text) => text.split('\n')[0])).size).toBe(4)
})

test('to what is not known belongs what it depends on, who knows today, and what to do until then', () => {
  const talk = replies(bug, 'can I take shilajit resin for it?', 'but can I take the shilajit resin?', 'shilajit resin, yes or no')
  expect(talk[2]).toMatch(/pharmacist/)
  expect(talk.join('\n')).toMatch(/Until then: take nothing new/)
})

test('who asks a second time how soon, before the questions are through, has the verdict', () => {
  const [, first = '', , again = ''] = replies(
    'My shoulder has been stiff since I painted the ceiling',
    'how soon should I be seen with the shoulder?',
    'it is the right one',
    'so how soon should the shoulder be seen?',
  )
  expect(first).not.toMatch(/\*\*What to do now/)
  expect(again).toMatch(/\*\*What to do now/)
})
