import { describe, expect, it } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

function talk(...messages: readonly string[]) {
  let turn = clinic.consult(clinic.newCase(), messages[0] ?? '')
  for (const words of messages.slice(1)) turn = clinic.consult(turn.case, words)
  return turn
}

describe('whose wish to die it is', () => {
  it('hears the speaker where somebody else has only said something of the speaker', () => {
    const { case: after, reply } = talk('my sister told me they would all be happier without me and i just want everything to end')
    expect(after.crisis).toMatchObject({ kind: 'self-harm', certainty: 'affirmed' })
    expect(after.crisis?.about).toBeUndefined()
    expect(reply.text).not.toContain('your sister')
  })

  it.each([["no, it's me, she is fine"], ['i am the one who wants to die'], ['me, not my sister'], ['I want to kill myself']])(
    'turns to the speaker for the rest of the talk: %s',
    (words) => {
      const first = talk('my sister says she wants to die and has written a note')
      expect(first.case.crisis?.about ?? first.case.person.relation).toBe('sister')
      const turned = clinic.consult(first.case, words)
      expect(turned.case.crisis?.about).toBeUndefined()
      expect(turned.case.person.relation).toBe('self')
      expect(turned.reply.triage?.level).toMatch(/^(?:emergency-department|ambulance)$/)
      expect(turned.reply.text).not.toContain('your sister')
      const next = clinic.consult(turned.case, 'i feel so tired')
      expect(next.reply.text).not.toContain('your sister')
    },
  )

  it.each([['i took the tablets away from her'], ['i am the one who called you'], ['what do i do'], ['i am so scared for her']])(
    'leaves with the helper who helps: %s',
    (words) => {
      const first = talk('my sister says she wants to die and has written a note')
      const next = clinic.consult(first.case, words)
      expect(next.case.crisis?.about ?? next.case.person.relation).toBe('sister')
    },
  )

  it.each([['ok i am taking them now'], ['i took 5 and stopped']])('hears an overdose where tablets lie at hand: %s', (words) => {
    const { case: after, reply } = talk('i want to kill myself', 'i have a box of paracetamol here', words)
    expect(after.crisis?.kind).toBe('overdose')
    expect(reply.triage?.level).toBe('ambulance')
  })
})

describe('a baby under three months with a fever leads', () => {
  it.each([
    [
      'I am 29. Ava 6 has a tummy bug and is being sick. Baby Noah 7 weeks old feels hot, 38.3, and takes less milk. what can they both have?',
      7,
    ],
    ['my toddler is 2 with a runny nose, and my newborn, 3 weeks, temperature 38.2', 3],
    ['my son Max who is 5 has had a cough since Monday. now the baby, 9 weeks, has 38.6 too', 9],
    ['Nora is 8 weeks and 38.4 should i be worried', 8],
    ['my son Ben is 6 weeks and 38.5 should i be worried', 6],
  ])('whoever else is in the story: %s', (words, weeks) => {
    const { case: after, reply } = talk(words)
    expect(after.person.ageYears).toBeCloseTo(weeks / 52, 2)
    expect(reply.triage?.level).toBe('emergency-department')
    expect(reply.text).toContain('your baby')
  })

  it('takes the turn in a talk about another child, keeps that child apart, and tells the crew who the baby is', () => {
    const after = talk('my daughter is 4 and has a cold', 'Tom is 5 weeks and he has 38.6 now')
    expect(after.reply.triage?.level).toBe('emergency-department')
    expect(after.case.setAside?.relation).toBe('daughter')
    const sheet = clinic.consult(after.case, 'what do i tell the crew').reply.text
    expect(sheet).toContain('Who: your baby')
    expect(sheet).toContain('5 weeks')
    expect(sheet).not.toContain('4 years')
  })

  it.each([
    ['i have a sore throat and my baby is 6 weeks old and has no fever, can i breastfeed'],
    ['i am 30 and 8 weeks pregnant, temp 38.3, my son has the same'],
    ['my daughter has had a cough for 8 weeks and now her brother has it, temp 38.4'],
    ['my girl is 4 and has 38.4. her cough is 8 weeks now'],
  ])('takes no other for such a baby: %s', (words) => {
    expect(talk(words).case.person.relation).not.toBe('baby')
  })

  it('takes the week of the birth for no length of the illness', () => {
    expect(talk('my baby boy is 8 weeks old and has 38.4', 'he was born at 36 weeks').case.durationDays).toBeNull()
  })
})

describe('somebody who writes for another', () => {
  it('leaves own age and sex out of the case, and the crew is told of the patient', () => {
    const first = talk(
      "I am 66 a woman but it's my husband that's ill, he's 73. his face hangs down on one side and he slurs since about twenty minutes",
    )
    expect(first.case.person).toMatchObject({ relation: 'husband', ageYears: 73, sex: 'male' })
    expect(first.reply.triage?.level).toBe('ambulance')
    const said = [
      'i rang them, they are coming',
      'did you hear me he is slurring',
      'they started him on that two weeks ago',
      'i put a pillow under his head',
    ]
    const told = said.reduce((turn, words) => clinic.consult(turn.case, words), first)
    const sheet = clinic.consult(told.case, 'what do i tell the crew').reply.text
    expect(sheet).toMatch(/Who: your husband \(male\), 73/)
    expect(sheet).not.toMatch(/Done so far:.*(?:did you hear|two weeks ago)/)
    expect(sheet).toMatch(/Done so far:.*pillow/)
  })

  it('gives no chest compressions to somebody who is hard to keep awake and breathes', () => {
    const first = talk("it's my husband that's ill, he's 73. his face hangs down on one side and he slurs since about twenty minutes")
    const next = clinic.consult(first.case, 'he is getting sleepy, hard to keep awake. do I lie him down')
    expect(next.reply.text).not.toMatch(/Push hard and fast/)
    expect(next.reply.text).toMatch(/side/)
    expect(clinic.consult(next.case, 'he has stopped breathing').reply.text).toMatch(/[Pp]ush/)
  })
})
