import { expect, test } from 'vitest'
import type { Consultation } from '../clinic.ts'
import { loadClinic } from '../testing/load-clinic.ts'

/** Who comes back the day after is asked how it went, and that changes what is advised. */
const clinic = loadClinic()
const history = [{ diagnosis: 'Viral sore throat', date: '2026-11-25T09:00:00.000Z' }]

function talk(words: readonly string[], now = '2026-11-26T09:00:00.000Z', entries = history): Consultation {
  const options = { history: entries, now }
  const [first = '', ...rest] = words
  const begun = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 34, sex: 'female' }), first, options)
  return rest.reduce((turn, next) => clinic.consult(turn.case, next, options), begun)
}

for (const words of ['Hello', 'Checking in as you asked', "I'm back", "it's worse"])
  test(`the next consultation opens with how it went: ${words}`, () => {
    const { reply } = talk([words])
    expect(reply.text).toContain('Last time, on 25 November 2026, you had a viral sore throat. How is it now')
    expect(reply.question?.options.slice(0, 3).map(({ label }) => label)).toEqual(['Better', 'About the same', 'Worse'])
    expect(reply.findings).toEqual([])
  })

test('worse asks for a doctor within a day and begins anew; a danger told then is heard', () => {
  const worse = talk(['hi', 'Worse'])
  expect(worse.reply.triage?.level).toBe('within-24-hours')
  expect(worse.reply.text).toMatch(/sorry to hear that[\s\S]*what has changed/)
  const { reply } = clinic.consult(worse.case, 'I cannot swallow my own spit and I drool', { history, now: '2026-11-26T09:00:00.000Z' })
  expect(['ambulance', 'emergency-department']).toContain(reply.triage?.level)
})
test('a complaint told at once is compared too: worse raises the level of the whole consultation', () => {
  let turn = talk(['my throat is still sore', 'it is worse'])
  expect(turn.reply.triage?.level).toBe('within-24-hours')
  for (let round = 0; round < 12 && turn.reply.kind !== 'verdict'; round++)
    turn = clinic.consult(turn.case, turn.reply.question?.kind === 'checklist' ? 'None of these' : 'No')
  expect(turn.reply.triage?.level).toBe('within-24-hours')
  expect(turn.reply.text).toContain('getting worse since we last spoke')
})
test('better ends it, and "not better" does not', () => {
  const better = talk(['hello', 'much better, thank you'])
  expect(better.reply.text).toMatch(/^I am glad/)
  expect(better.reply.question).toBeNull()
  expect(talk(['hello', 'not better']).reply.text).toMatch(/look at it once more/)
})
test('nobody is asked about what is long past, what he never had, or beside an emergency', () => {
  expect(talk(['Hello'], '2027-02-26T09:00:00.000Z').reply.text).not.toContain('Last time')
  expect(talk(['Hello'], undefined, []).reply.text).not.toContain('Last time')
  expect(talk(['hi, I have crushing chest pain and sweat']).reply.text).not.toContain('How is it now')
})
