import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadLearned, loadPack } from '../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })
const cardAfter = (...messages: string[]) => {
  const talk = messages.reduce(
    ({ now }, words) => {
      const { case: next, reply } = clinic.consult(now, words)
      return { now: next, text: reply.text }
    },
    { now: clinic.newCase({ country: 'GB' }), text: '' },
  )
  return talk.text
}
const line = (card: string, name: string) => new RegExp(`- ${name}: ([^\\n]*)`).exec(card)?.[1] ?? ''

const mother = [
  'my mum is 86 with dementia and copd, her face droops on one side since 10 minutes',
  'she takes ramipril and apixaban. theyve got a do not resuscitate form, do I tell them that? I called them',
]

test('what the level rests on, blood thinners and a form about resuscitation come first or stand by themselves', () => {
  const card = cardAfter(...mother, 'they are here')
  expect(line(card, 'Who')).toContain('86')
  expect(line(card, 'Signs')).toMatch(/^[^;]*(?:droop|face)/)
  expect(line(card, 'Medicines')).toMatch(/^apixaban/i)
  expect(line(card, 'Paper')).toContain('resuscitation')
})

test('no form is told of where there is none', () => {
  expect(cardAfter('my mum is 86, her face droops on one side since 10 minutes', 'no dnr. I called them', 'they are here')).not.toContain(
    'Paper',
  )
})

test('no pain is denied to a crew where one was told', () => {
  const card = cardAfter(
    'I am 31 and 33 weeks pregnant, flashing lights in my eyes and a bad headache',
    "I've a sore bit under my ribs on the right. it's not my appendix is it, the belly pain. I called them",
    'they are here',
  )
  expect(line(card, 'Otherwise')).not.toMatch(/pain in the belly|headache/)
})
