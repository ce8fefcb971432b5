import { expect, test } from 'vitest'
import { loadClinic } from '../../../../testing/load-clinic.ts'

const clinic = loadClinic()

function said(...words: readonly string[]): string {
  let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB' }), words[0] ?? '')
  for (const next of words.slice(1)) ({ case: consultation, reply } = clinic.consult(consultation, next))
  return reply.text
}

const mother = 'I am 29, my baby is 9 weeks, I have felt low for 6 weeks and cry every day, I am breastfeeding'

test.each([
  'would antidepressants go in my milk',
  'is sertraline ok while breastfeeding',
  'if the dr gave me antidepressants would it go in my milk',
])('%s: traces, and which is chosen', (question) =>
  expect(said(mother, 'no', question)).toMatch(/^Yes, but mostly only traces.*Sertraline/m),
)

test('another medicine in the milk is not answered so', () => {
  expect(said(mother, 'no', 'is ibuprofen ok while breastfeeding')).not.toMatch(/only traces/)
})

test.each([
  [
    'i am 38 f on sertraline, cant sleep for weeks',
    'can i take night nurse',
    /^No, not beside an antidepressant.*paracetamol, promethazine/,
  ],
  ['sore throat and a cold for 2 days, 30 female', "what's in night nurse", /holds three medicines/],
  [
    'my dad is 81 with dementia, new confusion for 2 days, on donepezil',
    'we gave him night nurse for 3 nights, could that be it?',
    /it may well have played a part/,
  ],
] as const)('%s / %s: what it holds', (told, question, expected) => expect(said(told, question)).toMatch(expected))
