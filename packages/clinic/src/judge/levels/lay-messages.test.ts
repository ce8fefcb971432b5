import { expect, test } from 'vitest'
import type { Consultation } from '../../clinic.ts'
import { loadLexiconClinic } from '../../testing/load-clinic.ts'
import { denyEverything } from './testing/deny-everything.ts'
import { otherEmergencies } from './testing/lay-emergencies-elsewhere.ts'
import { heartLungBrainEmergencies } from './testing/lay-emergencies-heart-lung-brain.ts'
import { harmless, hiddenEmergencies } from './testing/lay-messages.ts'

const clinic = loadLexiconClinic()
const hospital = ['ambulance', 'emergency-department']
const turnsAtMost = 18

const isHospital = ({ reply }: Consultation) => reply.kind === 'crisis' || hospital.includes(reply.triage?.level ?? '')
const first = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words)

const interview = (words: string, person: string) =>
  denyEverything(clinic, first(words), { person, duration: 'since yesterday', turnsAtMost })

for (const [what, words] of [...heartLungBrainEmergencies, ...otherEmergencies])
  test(`${what}: "${words}" needs hospital at once`, () => expect(isHospital(first(words))).toBe(true))

for (const [what, words] of hiddenEmergencies)
  test(`${what}: "${words}" needs hospital by the verdict`, () => expect(interview(words, '50, female').some(isHospital)).toBe(true))

for (const words of harmless)
  test(`"${words}" is never sent to hospital`, () => expect(interview(words, '30, male').some(isHospital)).toBe(false))

test('a wish that all would end is asked about directly, and a yes brings help', () => {
  const asked = first('i just want it all to end')
  expect(asked.reply.question?.id).toBe('safety')
  expect(clinic.consult(asked.case, 'yes').reply.kind).toBe('crisis')
})
