import { expect, test } from 'vitest'
import { type CaseProfile, newCase } from '../case/case.ts'
import { loadLexiconClinic } from '../testing/load-clinic.ts'
import { childDose } from './child-doses.ts'
import { medicationAnswer } from './medication-answer.ts'

const clinic = loadLexiconClinic()
const answer = (words: string, profile: CaseProfile = {}) => medicationAnswer(words, newCase(profile)) ?? ''
const chat = (words: string, profile: CaseProfile = {}) => clinic.consult(clinic.newCase(profile), words).reply.text

test('two medicines that go badly together are named with effect, advice and source', () => {
  const text = chat('Can I take ibuprofen with warfarin?')
  expect(text).toContain('**Ibuprofen and warfarin**')
  expect(text).toMatch(/bleed/i)
})

test('what is asked about is checked against the list, and the list is not taken for granted', () => {
  const text = chat('Can I take ibuprofen?', { drugs: ['Warfarin 5 mg'] })
  expect(text).toMatch(/bleed/i)
  expect(text).toContain('Is this list still right?')
})

test('where no interaction is known, that is said of what is known, with whom to ask', () => {
  const text = chat('Can I take paracetamol with amoxicillin?')
  expect(text).toContain('I know of no interaction between paracetamol and amoxicillin.')
  expect(text).toContain('ask a pharmacist')
})

test.each([
  ['Can I take amoxicillin?', { allergies: ['penicillin'] }, /allergy to penicillin/],
  ['Can I take ibuprofen?', { pregnant: true, sex: 'female' }, /pregnan/i],
  ['Is it safe to give my son aspirin?', { ageYears: 9 }, /aspirin|Reye/i],
  ['How much paracetamol can I take?', {}, /4000 mg in 24 hours/],
  ['Can I take ibuprofen?', { drugs: ['Xyzzynol'] }, /I do not know Xyzzynol/],
] as const)('%s with %j', (words, profile, expected) => expect(answer(words, profile)).toMatch(expected))

test.each([
  ['Can my 8 year old take aspirin?', /Reye|child/i],
  ['Can I give my baby ibuprofen?', /Children need other doses/],
  ['Is it safe to take ibuprofen while pregnant?', /pregnan/i],
  ['I am breastfeeding, can I take codeine?', /breast/i],
  ['What are the side effects of metformin?', /leaflet/],
])('%s, asked in the chat', (words, expected) => expect(chat(words)).toMatch(expected))

test('somebody else is not checked with the patient’s own list', () => {
  const text = chat('Can my 8 year old take ibuprofen?', { drugs: ['Warfarin'], allergies: ['ibuprofen'] })
  expect(text).not.toMatch(/Warfarin|allergy/)
  expect(text).toContain('I did not check it with your own list')
})

test('an emergency comes before the medicine', () => {
  const { reply } = clinic.consult(
    clinic.newCase({ country: 'GB' }),
    'I have crushing chest pain into my left arm and I sweat, can I take aspirin?',
  )
  expect([reply.kind, reply.triage?.level]).toEqual(['emergency', 'ambulance'])
  expect(reply.text).toContain('999')
})

test('in a standing emergency the answer begins with the call', () => {
  const first = clinic.consult(clinic.newCase({ country: 'GB' }), 'I have crushing chest pain into my left arm and I sweat')
  const { reply } = clinic.consult(first.case, 'Can I take ibuprofen?')
  expect(reply.text).toMatch(/call 999 now/)
})

test('without a medicine that we know there is no answer', () => expect(medicationAnswer('Can I take my pills?', newCase())).toBeNull())

test('a syrup is dosed by the strengths of the country: none of the British ones in the United States', () => {
  expect(childDose(['paracetamol'], 3, 'GB')).toContain('120 mg in 5 ml')
  expect(childDose(['paracetamol'], 3, 'US')).toMatch(/by weight[\s\S]*160 mg in 5 mL/)
  expect(childDose(['paracetamol'], 3, 'US')).not.toMatch(/120 mg|7\.5 ml/)
  expect(childDose(['ibuprofen'], 0.4, 'US')).toContain("call your child's doctor")
})
