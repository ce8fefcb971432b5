import { beforeAll, expect, test } from 'vitest'
import type { Clinic } from '../clinic.ts'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

let clinic: Clinic
beforeAll(() => {
  clinic = loadLexiconClinic()
})
const turn = (words: string) => clinic.consult(clinic.newCase({ country: 'GB', ageYears: 40, sex: 'female' }), words)

test('another doctor asks after an open finding in the clinic’s words; the answer counts, and the clinic’s own question comes later', () => {
  const own = turn('I have a sore throat')
  const [open] = clinic.proposableFindings(own)
  if (open === undefined) throw new Error('nothing is open')
  const taken = clinic.proposeQuestion(own, { finding: open.id })
  if (taken === null) throw new Error('not taken')
  expect(taken.reply.question).toMatchObject({ kind: 'finding', findings: [open.id], by: 'model' })
  expect(taken.reply.text).toContain(taken.reply.question?.text)
  expect(taken.reply.text).not.toContain(own.reply.question?.text)
  const after = clinic.consult(taken.case, 'no')
  expect(after.case.observations[open.id]).toMatchObject({ polarity: 'absent', source: 'answered' })
  expect(after.reply.question?.id).toBe(own.reply.question?.id)
  expect(clinic.proposableFindings(after).map(({ id }) => id)).not.toContain(open.id)
})

test('a question in other words is asked as it stands, and its answer is read as anything that is told', () => {
  const taken = clinic.proposeQuestion(turn('I have a sore throat'), { words: 'What makes it worse?' })
  if (taken === null) throw new Error('not taken')
  expect(taken.reply.parts.at(-1)).toMatchObject({ kind: 'question', text: 'What makes it worse?' })
  expect(taken.reply.question).toMatchObject({ kind: 'open', by: 'model' })
  expect(clinic.consult(taken.case, 'Swallowing, and I have a fever').case.observations.fever?.polarity).toBe('present')
})

test.each([
  ['an emergency', 'I have crushing chest pain going down my left arm and I am sweating'],
  ['a crisis', 'I want to kill myself'],
  ['the question what is wrong', 'Hello'],
])('%s leaves no room for another doctor’s question', (_, words) => {
  const own = turn(words)
  expect(clinic.proposableFindings(own)).toEqual([])
  expect(clinic.proposeQuestion(own, { words: 'What makes it worse?' })).toBeNull()
})

test('the danger signs are asked by the clinic, and of a whole consultation three questions at most are another’s', () => {
  let now = turn('I have a sore throat')
  let taken = 0
  for (let asked = 0; asked < 12 && now.reply.kind !== 'verdict'; asked++) {
    const proposed = clinic.proposeQuestion(now, { words: `What is it like on day ${asked}?` })
    if (now.reply.question?.kind === 'checklist') expect(proposed).toBeNull()
    if (proposed !== null) taken += 1
    now = clinic.consult((proposed ?? now).case, 'I do not know')
  }
  expect(taken).toBe(3)
})

test('what is known, unknown to the knowledge, or a matter of its own words is not asked for another', () => {
  const own = turn('I have a sore throat and no fever')
  for (const finding of ['sore-throat', 'fever', 'suicidal-thoughts', 'no-such-thing'])
    expect(clinic.proposeQuestion(own, { finding })).toBeNull()
})
