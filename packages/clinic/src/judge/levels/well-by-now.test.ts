import { describe, expect, it } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'
import { isEmergency } from './level-order.ts'

const clinic = loadClinic()

function isHospital(words: string): boolean {
  const { case: now, reply } = clinic.consult(clinic.newCase({ country: 'GB' }), words)
  const level = clinic.levelOf(now)
  return (level !== null && isEmergency(level)) || reply.kind === 'crisis'
}

describe('words that sound grave send nobody to hospital who tells how well he is, or asks about a medicine alone', () => {
  it.each([
    'my granddaughter is 5 and had a fever of 38.4 after her jab ten days ago, gone this morning, she is running about the garden',
    'the whole house had sick bellies after the barbecue on Saturday, I was sick three times, rehydration drink is staying down now, a bit feeble still',
    'she says I must not have grapefruit with my atorvastatin, I had half of one yesterday',
    'I had one small glass of cranberry juice at a wedding and I take warfarin, is that bad',
  ])('%s', (words) => expect(isHospital(words)).toBe(false))

  it.each([
    'had a stent last week and I feel fine apart from the groin, it swells up like an orange, hard and throbbing, on two blood thinners',
    'dad just folded up in the garden without any warning and came round grey. he says he is fine and wants his tea. second time this week',
    'the defibrillator in my chest kicked me three times over dinner, I feel okay between',
    'he ate his steak too fast, now he is standing at the sink not talking, holding his neck',
    'my wrist is in plaster since yesterday, the pain is unreal now, the fingers are fat and blue and I cannot feel the tips. I ate my tea',
    'I think I hurt my back at the gym, since Monday tingling, today I cannot lift either leg and I am numb up to my belly button',
    'nose has been pouring for an hour, I am on warfarin, still running down the back of my throat',
  ])('not where what is told is grave all the same: %s', (words) => expect(isHospital(words)).toBe(true))
})

describe('a rule of its own knows how soon', () => {
  it('a bat that was found in the room where one slept: within a day, and no emergency (CDC: Rabies)', () => {
    const { case: now } = clinic.consult(
      clinic.newCase({ country: 'US' }),
      'I woke up and a bat was flying round my bedroom, it went out of the window, no bite that I can see, 35 f',
    )
    expect(clinic.levelOf(now)).toBe('within-24-hours')
  })

  it.each([
    ['41 m, cough and fever 38.4 for three days, breathing rate 22', 'within-24-hours'],
    ['41 m, cough and fever 38.4 for three days, breathing rate 27', 'emergency-department'],
    ['78 m, cough and fever 38.4 for three days, breathing rate 22', 'emergency-department'],
    ['41 m, cough and fever 38.4 for three days, breathing rate 22, short of breath at rest', 'emergency-department'],
  ])('a counted breathing rate counts as NEWS2 counts it: %s', (words, level) =>
    expect(clinic.levelOf(clinic.consult(clinic.newCase({ country: 'GB' }), words).case)).toBe(level),
  )
})
