import { expect, it } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

/** The medicines on the list after what was said, in small letters. */
function listAfter(...turns: readonly string[]): readonly string[] {
  const last = turns.reduce((now, words) => clinic.consult(now, words).case, clinic.newCase({ country: 'GB' }))
  return last.drugs.map((drug) => drug.toLowerCase())
}

it.each([
  [
    'a regular list with one that has no name',
    ['my toe is red hot', 'ramipril, bendro something for water, atorvastatin and apixaban'],
    ['ramipril', 'atorvastatin', 'apixaban'],
  ],
  ['what is taken beside a question', ['my knee hurts, can i take ibuprofen with warfarin'], ['warfarin']],
  ['what was taken for it', ['bad headache, took two paracetamol an hour ago, no help'], ['paracetamol']],
  ['supplements that are taken', ['burning wee, 24 weeks pregnant', 'only take folic acid and iron'], ['folic acid', 'iron']],
  ['leftovers that are asked about', ['my throat is sore', 'flatmate has some amoxicillin left over should i just neck that'], []],
  ["a wife's", ['my back is agony', 'cant i just have the codeine the wife had for her knee'], []],
  [
    "a mother's",
    [
      'dad is confused, 82',
      'can i give him something to calm him down for the car? lorazepam of mums',
      'no HE doesnt take lorazepam its mums',
    ],
    [],
  ],
  ['one that ran out', ['my foot is cold and white', 'Apixaban I have no more, finish, I said'], []],
  ['one that is not borne', ['I have allergy for penicillin, my throat hurts'], []],
  [
    'one that stays where its carer takes none',
    ['my mum is 80, she takes apixaban and fell', "I'm her daughter. Not me on the apixaban, she is"],
    ['apixaban'],
  ],
  ['one that is taken off the list when it is denied', ['my back hurts, i take naproxen', 'no i dont take naproxen, never have'], []],
] as const)('the list holds %s', (_, turns, list) => {
  expect(listAfter(...turns)).toEqual(list)
})

it('an allergy is heard however it is put', () => {
  const { case: after } = clinic.consult(clinic.newCase(), 'I have allergy for penicillin, my throat hurts')
  expect(after.allergies).toContain('penicillin')
})
