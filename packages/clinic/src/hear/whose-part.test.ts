import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadLearned, loadPack } from '../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })

function heard(...messages: readonly string[]) {
  let consultation = clinic.newCase({ country: 'GB', ageYears: 35, sex: 'male' })
  for (const next of messages) consultation = clinic.consult(consultation, next).case
  const of = (polarity: string) =>
    Object.values(consultation.observations).flatMap((each) => (each.polarity === polarity ? [each.finding] : []))
  return { present: of('present'), absent: of('absent'), days: consultation.durationDays }
}

test.each<[string[], string, string]>([
  [['left ear hurts, right is blocked'], 'ear-fullness.right', 'ear-pain.right'],
  [['right ear is blocked and left one hurts'], 'ear-pain.left', 'ear-fullness.left'],
  [['Twisted it at football', 'my ankle'], 'ankle-pain', 'knee-pain'],
  [['sprained it playing netball', 'the left knee'], 'knee-pain.left', 'ankle-pain'],
  [['nose drips all night for a week'], 'nose-runny', 'night-sweats'],
  [['my face feels a bit numb on the left since this morning'], 'numbness-face', 'numbness-saddle'],
  [['my hand is a bit numb'], 'numbness', 'numbness-saddle'],
  [['i wake up dripping every night'], 'night-sweats', 'nose-runny'],
  [['my bits are numb since last night and my back hurts'], 'numbness-saddle', 'numbness-face'],
])('%s', (messages, told, not) => {
  const { present } = heard(...messages)
  expect(present.some((finding) => finding.startsWith(told))).toBe(true)
  expect(present).not.toContain(not)
})

test.each(['knee hurts after football. it wont bend', 'my knee won’t bend'])('what won’t bend is not denied to be bent: %s', (words) =>
  expect(heard(words).absent).not.toContain('bone-deformity'),
)

test.each(['itchy eyes and sneezing since the spring', 'wheezing since last winter', 'a cough since summer'])(
  'a season tells since when: %s',
  (words) => expect(heard(words).days).toBeGreaterThan(60),
)
test('"since the fall" may be a tumble', () => expect(heard('my back hurts since the fall').days).toBeNull())

test('"since yday" is since yesterday', () => expect(heard('tummy ache since yday').days).toBe(1))

test('a child with an upset stomach hears nothing of alcohol', () => {
  let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB' }), 'my son of 5 has a tummy ache since yesterday')
  for (const next of ['no', 'no', 'sum up now', 'no', 'sum up now']) {
    if (reply.kind === 'verdict') break
    ;({ case: consultation, reply } = clinic.consult(consultation, next))
  }
  expect(reply.text).not.toMatch(/no alcohol|alcohol and painkillers are left out/)
})
