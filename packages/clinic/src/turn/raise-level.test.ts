import { beforeAll, expect, test } from 'vitest'
import type { Clinic } from '../clinic.ts'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

let clinic: Clinic
beforeAll(() => {
  clinic = loadLexiconClinic()
})
const turn = (words: string) => clinic.consult(clinic.newCase({ country: 'GB', ageYears: 40, sex: 'female' }), words)

test('another doctor’s higher level is taken, shown as this doctor’s own emergency card, and stays', () => {
  const { case: raised, reply } = clinic.raiseLevel(turn('My ankle hurts since yesterday'), 'ambulance', 'the second opinion sees danger')
  expect(reply).toMatchObject({ kind: 'emergency', triage: { level: 'ambulance', call: '999' } })
  expect(reply.text).toContain('Call an ambulance now')
  expect(reply.text).toContain('the second opinion sees danger')
  expect(clinic.consult(raised, 'no').reply.triage?.level).toBe('ambulance')
})

test('a level between is taken without touching the words', () => {
  const before = turn('My ankle hurts since yesterday')
  const { reply } = clinic.raiseLevel(before, 'within-24-hours', 'a second opinion')
  expect(reply).toMatchObject({ kind: before.reply.kind, text: before.reply.text, triage: { level: 'within-24-hours' } })
})

test.each(['self-care', 'appointment', 'ambulance'] as const)('%s changes nothing where an ambulance is needed', (level) => {
  const before = turn('I have crushing chest pain going down my left arm and I am sweating')
  expect(before.reply.triage?.level).toBe('ambulance')
  expect(clinic.raiseLevel(before, level, 'x')).toEqual(before)
})

test('names and causes are those of the knowledge', () => {
  const { case: consultation } = turn('I have a cough and a runny nose')
  const [first] = clinic.causes(consultation)
  expect(clinic.conditionName(first?.id ?? '')).toBe(first?.name)
  expect(clinic.conditionName('no-such-condition')).toBeNull()
})
