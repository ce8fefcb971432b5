import { expect, test } from 'vitest'
import { type CaseProfile, createClinic } from '../../../../clinic.ts'
import { loadLearned, loadPack } from '../../../../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })

function after(profile: CaseProfile, ...words: readonly string[]) {
  let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB', ...profile }), words[0] ?? '')
  for (const next of words.slice(1)) ({ case: consultation, reply } = clinic.consult(consultation, next))
  return { consultation, text: reply.text }
}
const man = { ageYears: 52, sex: 'male' } as const
const heartburn = 'I get heartburn most nights for two months'

test.each<[string, RegExp]>([
  ['should I be on a PPI?', /usually tried for 4 weeks/],
  ['should i be on omeprazole', /usually tried for 4 weeks/],
  ['Do I need to be on a beta blocker?', /heart tracing/],
  ['should I be on blood thinners?', /atrial fibrillation/],
  ['should I be on blood pressure tablets?', /by your readings/],
  ['Should I be taking aspirin every day?', /Not every day on your own account/],
  ['should I be on iron?', /Only if a blood test/],
  ['should I be on HRT?', /For men testosterone/],
  ['shouldn’t I be on an inhaler?', /Only if the airways are narrow/],
  ['should I go on antidepressants?', /talking therapy/],
  ['do I have to start metformin?', /HbA1c/],
])('a medicine that is only asked about is weighed, and not taken: %s', (question, answer) => {
  const { consultation, text } = after(man, heartburn, question)
  expect(text).toMatch(answer)
  expect(text).not.toMatch(/So you take|Go on with them/)
  expect(consultation.drugs).toEqual([])
})

test.each(['I take omeprazole, should I be on it for life?', 'should I be drinking more?', 'should I be worried?'])(
  'nothing of it where it is taken, or no medicine is meant: %s',
  (question) => expect(after(man, heartburn, question).text).not.toMatch(/usually tried for 4 weeks|heart tracing/),
)

test('a beta blocker is not begun beside asthma', () =>
  expect(after(man, 'I have asthma and palpitations for a week', 'should I be on a beta blocker?').text).toMatch(/tighten the airways/))
