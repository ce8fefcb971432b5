import { expect, test } from 'vitest'
import { loadClinic } from '../../../testing/load-clinic.ts'

const clinic = loadClinic()

function said(...words: readonly string[]): string {
  let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB' }), words[0] ?? '')
  for (const next of words.slice(1)) ({ case: consultation, reply } = clinic.consult(consultation, next))
  return reply.text
}

const rash = [
  'boy 15, rash all over my chest and back, first one big oval patch on my chest 2 weeks ago, now loads of little pink ones, it itches a bit',
  'had a cold 3 wks ago',
  'none of those',
  'sum up now',
] as const
const pox = ['my daughter is 4 and has chickenpox, spots all over, itchy, no fever, eating fine', 'no', 'no', 'sum up now'] as const
const tablet = [
  'I am 71, a lady. dry cough three weeks like a tickle, worse in bed. I take perindopril, no fever, never smoked',
  'none',
  'no',
] as const

test.each([
  [rash, 'is it catching yes or no', /^No, pityriasis rosea is not catching/],
  [rash, 'how long till it goes and will it leave marks', /2 to 12 weeks\. It leaves no scars/],
  [rash, 'will it leave scars', /no scars/],
  [pox, 'will it leave marks', /^Yes\. .*Scratched ones can leave a scar/],
  [pox, 'what can i put on it for the itch', /^Calamine/],
  [tablet, 'my husband wants to know is it catching', /^No, if this is cough from a blood pressure tablet/],
  [rash, 'is flu catching', /^Yes, from a day before/],
] as const)('%s %s: of the illness that is meant', (told, question, expected) => expect(said(...told, question)).toMatch(expected))

test('a cold of weeks ago answers nothing about a rash of today', () => {
  for (const question of ['how long till it goes', 'can i put something on it for the itch from boots'])
    expect(said(...rash, question)).not.toMatch(/Common cold|nose/)
})
