import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()

test.each([
  ['does genital herpes have to be treated?', /seen and treated\. .*[Aa]ntiviral tablets work best/],
  ['do cold sores need treatment?', /Often not by a doctor|seen and treated/],
])('whether treatment is needed is answered from the advice: %s', (words, answer) => {
  expect(clinic.consult(clinic.newCase({ country: 'GB' }), words).reply.text).toMatch(answer)
})
