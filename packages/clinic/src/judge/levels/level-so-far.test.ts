import { describe, expect, it } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'
import { denyEverything } from './testing/deny-everything.ts'
import { heartLungBrainEmergencies } from './testing/lay-emergencies-heart-lung-brain.ts'

const clinic = loadClinic()

describe('a level once given stays one as long as there is a complaint', () => {
  it('whatever is denied of what was only likely, in every lay emergency', { timeout: 120_000 }, () => {
    const fallen: string[] = []
    for (const [, words] of heartLungBrainEmergencies) {
      const first = clinic.consult(clinic.newCase({ ageYears: 55, sex: 'female', country: 'GB' }), words)
      let isGiven = false
      for (const { case: now, reply } of denyEverything(clinic, first, { duration: 'today', turnsAtMost: 6 })) {
        const level = reply.triage?.level ?? clinic.levelOf(now)
        if (isGiven && level === null && now.complaints.length > 0) fallen.push(words)
        isGiven ||= level !== null
      }
    }
    expect(fallen).toEqual([])
  })

  it('and it is said what remains to be done', () => {
    const { case: told } = clinic.consult(clinic.newCase({ country: 'GB' }), 'i cant read or write suddenly and my right hand is numb')
    const { case: now, reply } = clinic.consult(told, 'no, none of those')
    expect(clinic.levelOf(now)).not.toBeNull()
    expect(reply.text).toMatch(/See a doctor within a day|book a visit|Go to an emergency department|needs a hospital/)
  })

  it('a battery that was told stays swallowed when it is asked about a poison', () => {
    const { case: told } = clinic.consult(clinic.newCase({ country: 'GB' }), 'my daughter swallowed a button battery')
    expect(clinic.levelOf(clinic.consult(told, 'no, none of those').case)).toBe('ambulance')
    expect(clinic.levelOf(clinic.consult(told, 'no she did not swallow it, it was in her pocket').case)).not.toBe('ambulance')
  })
})
