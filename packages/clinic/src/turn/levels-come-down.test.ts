import { describe, expect, it } from 'vitest'
import { isEmergency } from '../judge/levels/level-order.ts'
import { loadClinic } from '../testing/load-clinic.ts'
import { last } from './testing/talk.ts'

const clinic = loadClinic()

function talk(...messages: readonly string[]) {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), messages[0] ?? '')
  for (const words of messages.slice(1)) turn = clinic.consult(turn.case, words)
  return turn
}

function isHospital({ case: now }: ReturnType<typeof talk>): boolean {
  const level = clinic.levelOf(now)
  return level !== null && isEmergency(level)
}

describe('what is denied outright takes its level with it in the same turn', () => {
  it.each([
    ['my mother is 79 and she is confused since this morning', 'she is not confused'],
    ['my nose is bleeding heavily, it has poured for an hour', 'my nose is not bleeding'],
  ])('%s - %s', (told, denial) => {
    const first = talk(told)
    expect(isHospital(first)).toBe(true)
    const next = clinic.consult(first.case, denial)
    expect(isHospital(next)).toBe(false)
    expect(next.reply.text).toMatch(/no longer needs the hospital/)
    expect(next.reply.text).toMatch(/call 999 at once/)
  })

  it.each([
    ['I am 58 and have a crushing chest pain that goes into my left arm, sweating', "it's fine now, it has gone"],
    ['I am 58 and have a crushing chest pain that goes into my left arm, sweating', 'its not that bad really'],
    ['I am 58 and have a crushing chest pain that goes into my left arm, sweating', "no chest pain any more, I don't want an ambulance"],
    ['my dad is 70, his face droops and his speech is slurred', 'he has no droop now'],
    ['I cannot breathe, I can only say single words, asthma', 'i am not short of breath now, it eased'],
    ['my nose is bleeding heavily, it has poured for an hour', 'it is not bleeding that much'],
  ])('what only makes it small takes nothing: %s - %s', (told, small) => {
    const first = talk(told)
    expect(isHospital(first)).toBe(true)
    expect(isHospital(clinic.consult(first.case, small))).toBe(true)
  })

  it('leaves the level where other evidence stands', () => {
    const after = talk('my dad is 70, his face droops on one side, his speech is slurred and he is confused', 'he is not confused')
    expect(clinic.levelOf(after.case)).toBe('ambulance')
  })
})

describe('what is usual for somebody is nothing new', () => {
  it.each([
    ['she is always a bit that way'],
    ['it is not new, she has had dementia for four years and is her normal self'],
    ["that's just how she is"],
  ])('%s', (words) => {
    const first = talk('my gran is 84, constipated since Sunday, and she is a bit confused')
    const next = clinic.consult(first.case, words)
    expect(isHospital(next)).toBe(false)
    expect(next.case.observations['confusion-new']?.polarity).not.toBe('present')
  })

  it('does not take away what is said to be worse than usual', () => {
    const after = talk('my gran is 84 and she is very confused since this morning', 'she has dementia but this is much worse than usual')
    expect(isHospital(after)).toBe(true)
  })

  it('takes a manner of speaking back', () => {
    const first = talk('I am 62 and have had a cough for five weeks', 'i get confused with all these tablets')
    const next = clinic.consult(first.case, 'I am not confused, it was only a manner of speaking')
    expect(next.case.observations['confusion-new']?.polarity).not.toBe('present')
    expect(isHospital(next)).toBe(false)
  })
})

describe('danger signs that are denied unasked settle what was only likely', () => {
  it('where none of them is told', () => {
    const first = talk(
      'my daughter is 5 and has earache since last night, feels warm',
      'she was sick once in the night and keeps pulling at the ear. her brother had a cold',
    )
    const next = clinic.consult(
      first.case,
      'she has no stiff neck, there is no swelling behind the ear, she is wide awake and drinks well. does she really have to go?',
    )
    expect(isHospital(next)).toBe(false)
  })
})

describe('a clinician who has examined the patient today', () => {
  const muddled =
    'my mother is 83, it burns when she passes urine since Monday, she put the milk in the oven today, not quite herself, she takes apixaban'

  it('leaves a second look the same day of what was only told, with the signs to watch for', () => {
    const first = talk(muddled)
    expect(isHospital(first)).toBe(true)
    const next = clinic.consult(
      first.case,
      "the nurse is here, she did the dipstick, it's a water infection and she is giving her an antibiotic",
    )
    expect(clinic.levelOf(next.case)).toBe('within-24-hours')
    expect(next.reply.text).toMatch(/somebody has examined your mother/)
    expect(next.reply.text).toMatch(/trouble breathing.*call 999 at once/)
    expect(isHospital(clinic.consult(next.case, 'ok, thank you'))).toBe(false)
    expect(isHospital(clinic.consult(next.case, 'now she cannot be woken'))).toBe(true)
  })

  it.each([
    ['the nurse is coming at two, is that good enough?'],
    ['the nurse looked at her and wants her in hospital'],
    ['the doctor said last week it is nothing serious'],
    ['the nurse is on friday anyway and she says a bit of muddle is normal'],
  ])('not before, not from last week, and not where the clinician sends on: %s', (words) => {
    expect(isHospital(clinic.consult(talk(muddled).case, words))).toBe(true)
  })

  it('lowers nothing in a pregnancy', () => {
    const first = talk('35 weeks pregnant, bad headache since last night, flashing lights and pain under my right ribs')
    expect(isHospital(first)).toBe(true)
    expect(isHospital(clinic.consult(first.case, 'the midwife just examined me and says it is all normal'))).toBe(true)
  })

  it('lowers nothing that kills within minutes', () => {
    const after = talk(
      'I am 58 and have a crushing chest pain that goes into my left arm, sweating',
      'i just saw the doctor and he said it is nothing serious',
    )
    expect(isHospital(after)).toBe(true)
  })
})

const feverAfterBirth = '29 f, baby is 6 weeks, boob hurts, red hot and hard. temp 38.6 and i was shivering this morning'

it.each([
  [feverAfterBirth, 'spots?? no no the rash was when i was 5, from penicillin'],
  [feverAfterBirth, 'i was in hospital last year'],
  ['my mum has a droopy face and slurred speech', 'she was diagnosed in 2019'],
])('what is said of another thing of long ago ends no emergency: %s / %s', (first, words) => {
  expect(['emergency-department', 'ambulance']).toContain(last(first, words).reply.triage?.level)
})

it.each([
  ['my son had a fit', 'the fit was in 2019'],
  ['i have crushing chest pain', 'the pain was 3 years ago'],
  ['i have crushing chest pain', 'that was years ago'],
])('what it rested on and was long ago does: %s / %s', (first, words) => {
  expect(['emergency-department', 'ambulance']).not.toContain(last(first, words).reply.triage?.level)
})
