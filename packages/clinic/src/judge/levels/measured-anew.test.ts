import { describe, expect, it } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'
import { isEmergency } from './level-order.ts'

const clinic = loadClinic()

function lastOf(words: string) {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), '')
  for (const said of words.split('|')) turn = clinic.consult(turn.case, said)
  return { ...turn, level: clinic.levelOf(turn.case) }
}

describe('a value of now outdates the one before it, in whatever order they are told', () => {
  it.each([
    ['low sugar of 2.9 an hour ago, had juice, it is 7.2 now and i feel fine', { glucose: 7.2 }],
    ['my sugar is 7.2 now and i feel fine, it was 2.9 an hour ago before the juice. i take gliclazide', { glucose: 7.2 }],
    ['my sugar was 2.9|had juice, it is 7.2 now and i feel fine', { glucose: 7.2 }],
    ['blood sugar dropped to 48 earlier, drank orange juice, now 110, feeling normal again. 61 m on insulin', { glucose: 6.1 }],
    ['my sugar is 2.7 and im shaky|ok i had 5 dextrose tablets. 15 mins later its 6.4 now and the shakes have gone', { glucose: 6.4 }],
    ['oxygen is 88|warmed my hands, it says 97 now. breathing fine', { oxygenSaturation: 97 }],
  ])('%s: a doctor within a day, and why', (words, vitals) => {
    const { level, case: now, reply } = lastOf(words)
    expect(now.vitals).toMatchObject(vitals)
    expect(level).toBe('within-24-hours')
    expect(reply.text).toMatch(/well again/)
    expect(reply.text).toMatch(/call 999/)
  })

  it.each([
    'my sugar was 7.2 an hour ago, now it is 2.8 and i feel shaky',
    'sugar 2.9 an hour ago, had juice, it is 2.8 now and still shaky and sweaty',
    'sugar 2.9 then juice then 7.0 and now it is down to 2.6 again',
    'my sugar was 2.9|had juice but it is still 2.8 now',
    'sugar was 2.5, had juice, 7 now but he is still drowsy and muddled. he is 70 on gliclazide',
    'oxygen was 97 this morning and now 88, breathless',
    'baby 6 weeks, temp was 38.4 an hour ago, now 37.1 after calpol and seems fine',
  ])('not where the number of now is the danger, or something of it is still there: %s', (words) => {
    const { level } = lastOf(words)
    expect(level !== null && isEmergency(level)).toBe(true)
  })

  it('a number that was read wrong is no former danger', () => {
    expect(lastOf('his oxygen is 88, he has a cough|sorry, 98, not 88').case.formerly).toBeUndefined()
  })
})
