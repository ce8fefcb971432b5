import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

test.each(['Good grief, not again', 'my knee is swollen, good grief'])('an exclamation is no bereavement: %s', (words) => {
  const { case: told } = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 40, sex: 'male' }), words)
  expect(told.observations.grief).toBeUndefined()
})

test('grief that is told is heard', () => {
  const { case: told } = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 40, sex: 'male' }), 'I cannot sleep for grief')
  expect(told.observations.grief?.polarity).toBe('present')
})

test.each(["he's 68 bless him, his legs swell", "he's 68 god love him, his legs swell", "he's 68, poor lamb, his legs swell"])(
  'words of affection raise no alarm: %s',
  (words) => {
    const { reply } = clinic.consult(clinic.newCase({ country: 'GB' }), words)
    const without = clinic.consult(clinic.newCase({ country: 'GB' }), "he's 68, his legs swell").reply
    expect([reply.kind, reply.triage?.level, reply.crisis]).toEqual([without.kind, without.triage?.level, without.crisis])
  },
)

test('God help me beside an emergency takes nothing from it', () => {
  const { reply } = clinic.consult(clinic.newCase({ country: 'GB' }), 'God help me I cant breathe')
  expect(reply.kind).toBe('emergency')
})
