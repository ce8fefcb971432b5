import { expect, test } from 'vitest'
import { type Consultation, createClinic } from '../clinic.ts'
import { loadPack } from '../testing/load-pack.ts'
import { emergencies, harmless, hiddenEmergencies } from './testing/lay-messages.ts'

const clinic = createClinic(loadPack())
const hospital = ['ambulance', 'emergency-department']
const turnsAtMost = 18

const isHospital = ({ reply }: Consultation) => reply.kind === 'crisis' || hospital.includes(reply.triage?.level ?? '')
const first = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words)

/** The turns until the verdict, with nothing more to tell and every question answered no. */
function interview(words: string, person: string): Consultation[] {
  const turns = [first(words)]
  for (let turn = turns[0]; turn?.reply.question && turns.length < turnsAtMost; turn = turns.at(-1)) {
    const { id, kind } = turn.reply.question
    const answer =
      id === 'person'
        ? person
        : id === 'duration'
          ? 'since yesterday'
          : kind === 'checklist'
            ? 'None of these'
            : kind === 'open'
              ? 'Nothing else'
              : 'No'
    turns.push(clinic.consult(turn.case, answer))
  }
  return turns
}

for (const [what, words] of emergencies)
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
