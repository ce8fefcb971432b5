import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()
const rules = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words).case.held.map(({ rule }) => rule)

test.each([
  'I get migraines with zigzag lines and I am on the combined pill, 28 female',
  '30 f, migraine with aura since I was 20, I take microgynon',
  "I'm 24, a woman. Headaches with zigzags before them, on Yasmin",
  'I see shimmering zigzag lines and then a migraine comes. I take the pill. 35 female',
  'my daughter is 17, migraine with aura, takes Rigevidon',
])('the combined pill beside an aura asks for an appointment: %s', (words) => expect(rules(words)).toContain('combined-pill-aura'))

test.each([
  'I am 31 f, migraine with zigzags, I have the mini pill Cerazette',
  '29 f, migraine with aura, I have the coil',
  '33 f, headaches, on Yasmin',
  '40 man, migraine with aura',
  'migraine with aura, 26 f, I take sumatriptan',
])('neither alone does, nor a pill without oestrogen: %s', (words) => expect(rules(words)).not.toContain('combined-pill-aura'))

test('the verdict asks for the appointment and says why', () => {
  let consultation = clinic.newCase({ country: 'GB' })
  let text = ''
  for (const words of [
    'I get migraines with zigzag lines and I am on the combined pill, 28 female',
    'years on and off',
    'no',
    'none of these',
  ]) {
    const { case: kept, reply } = clinic.consult(consultation, words)
    consultation = kept
    text = reply.text
  }
  expect(text).toContain('migraine with aura beside the combined pill')
  expect(text).not.toContain('You can care for this at home')
})
