import { expect, test } from 'vitest'
import { newCase } from '../case/case.ts'
import type { Question } from '../case/model.ts'
import { checklistOptions, closedOptions } from '../judge/questions/closed-options.ts'
import { loadIndex, loadLexiconClinic } from '../testing/load-clinic.ts'
import { loadPack } from '../testing/load-pack.ts'
import { hear } from './hear.ts'
import { mergeCase } from './merge-case.ts'
import { readQuickReply } from './read-quick-reply.ts'

const pack = loadPack()
const index = loadIndex()
const items = [
  { id: 'fever', label: 'Fever' },
  { id: 'neck-stiffness', label: 'A stiff neck' },
  { id: 'fever.high', label: 'Fever that is high' },
]
const checklistOf = (entries: readonly { id: string; label: string }[]): Question => ({
  id: 'checklist:headache',
  kind: 'checklist',
  findings: entries.map(({ id }) => id),
  text: '',
  why: '',
  options: checklistOptions(entries),
})
const question = checklistOf(items)
const polarities = (words: string, answer: string[] | null = null) =>
  readQuickReply(index.findings, question, words, answer && { question: question.id, options: answer })
    ?.findings.map(({ finding, polarity }) => `${finding} ${polarity}`)
    .sort() ?? null
const all = (polarity: string) => ['fever', 'fever.high', 'neck-stiffness'].map((id) => `${id} ${polarity}`)

test('chosen labels are present, the rest was only offered', () =>
  expect(polarities('A stiff neck, Fever that is high')).toEqual(['fever offered', 'fever.high present', 'neck-stiffness present']))
test('what is chosen beside "none of the others" denies the rest', () => {
  const expected = ['fever absent', 'fever.high absent', 'neck-stiffness present']
  expect(polarities('A stiff neck, none of the others')).toEqual(expected)
  expect(polarities('A stiff neck', ['neck-stiffness', 'no'])).toEqual(expected)
})
test('none of these', () => expect(polarities('None of these')).toEqual(all('absent')))
test("I don't know is unknown", () => expect(polarities("I don't know")).toEqual(all('unknown')))
test('free text is left to the reader', () => expect(polarities('a stiff neck since yesterday')).toBeNull())
test('a pressed option counts by its id, whatever the words', () =>
  expect(polarities('my chest hurts', ['neck-stiffness'])).toEqual(['fever offered', 'fever.high offered', 'neck-stiffness present']))
test('an unknown option is no answer', () => expect(polarities('Fever', ['nonsense'])).toBeNull())

/** What one reply puts into an empty case. */
function told(pending: Question, words: string, answer: string[] | null): string[] {
  const before = { ...newCase(), pending }
  const heard = hear(
    index,
    null,
    words,
    { pending, complaints: [], person: before.person },
    answer && { question: pending.id, options: answer },
  )
  const after = mergeCase(index.findings, before, words, heard)
  return Object.values(after.observations)
    .filter(({ polarity, source, finding }) => source !== 'offered' && polarity !== 'unknown' && !isOfPregnancy(finding))
    .map(({ finding, polarity }) => `${finding} ${polarity}`)
}
/** A stage of pregnancy says that there is one. */
const isOfPregnancy = (finding: string) => finding === 'pregnant'

test('every finding asked alone: yes and no, typed or pressed, say just that', () => {
  for (const { id } of pack.findings) {
    if (isOfPregnancy(id)) continue
    const asked: Question = { id, kind: 'finding', findings: [id], text: '', why: '', options: closedOptions }
    for (const answer of [null, ['yes']]) expect(told(asked, 'Yes', answer)).toEqual([`${id} present`])
    for (const answer of [null, ['no']]) expect(told(asked, 'No', answer)).toEqual([`${id} absent`])
    expect(told(asked, "I don't know", null)).toEqual([])
    expect(told(asked, 'Why do you ask?', null)).toEqual([])
  }
})

test('every label of every finding, typed or pressed in a checklist, yields its own finding and no other', () => {
  const labelled = pack.findings
    .filter(({ id }) => !isOfPregnancy(id))
    .map(({ id, name }) => ({ id, label: name.charAt(0).toUpperCase() + name.slice(1) }))
  for (let from = 0; from < labelled.length; from += 6) {
    const list = checklistOf(labelled.slice(from, from + 6))
    for (const { id, label } of list.options.slice(1, -2)) {
      expect(told(list, label, null)).toEqual([`${id} present`])
      expect(told(list, 'x', [id])).toEqual([`${id} present`])
    }
  }
})

test('a reply pressed under an earlier question counts for that one, and its words are not read', () => {
  const clinic = loadLexiconClinic()
  const asked = clinic.consult(clinic.newCase({ ageYears: 30, sex: 'male' }), 'I have a headache')
  const late = clinic.consult(asked.case, 'A sudden strong need to pass urine', {
    answer: { question: 'checklist:urination-painful', options: ['urination-urgent'] },
  })
  expect(Object.keys(late.case.observations).filter((id) => !(id in asked.case.observations))).toEqual(['urination-urgent'])
})

test('the quick replies of the open questions answer their own slot alone', () => {
  const clinic = loadLexiconClinic()
  const press = (words: string, id: string, profile = {}) => {
    const before = clinic.consult(clinic.newCase({ ageYears: 40, sex: 'male', ...profile }), words)
    const option = before.reply.question?.options.find((each) => each.id === id)
    const after = clinic.consult(before.case, option?.label ?? '', {
      answer: { question: before.reply.question?.id ?? '', options: [id] },
    })
    return { before, after }
  }
  const time = press('I have a headache', 'a-few-weeks')
  expect(time.after.case.durationDays).toBeGreaterThan(10)
  expect(Object.keys(time.after.case.observations)).toEqual(Object.keys(time.before.case.observations))
  const sex = press('I have a headache', 'female', { sex: null })
  expect(sex.after.case.person.sex).toBe('female')
  expect(Object.keys(sex.after.case.observations)).toEqual(Object.keys(sex.before.case.observations))
})
