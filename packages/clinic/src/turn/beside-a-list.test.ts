import { expect, test } from 'vitest'
import type { ConsultationCase } from '../case/case.ts'
import type { Question } from '../case/model.ts'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

const list: Question = {
  id: 'checklist:test',
  kind: 'checklist',
  text: 'Do you have any of these?',
  why: '',
  findings: ['vomiting-blood', 'fever', 'urine-blood'],
  options: [],
}

function askedAList(story: string): ConsultationCase {
  const { case: consultation } = clinic.consult(clinic.newCase({ ageYears: 40, sex: 'female' }), story)
  return { ...consultation, pending: list }
}

test.each([
  ['I feel tired and sick', 'a sort of heavy feeling between my shoulders', 'vomiting-blood'],
  ['my tummy hurts', 'since I woke up at 6am this morning', 'fever'],
  ['it burns when I pee', 'no pain in my side', 'urine-blood'],
])('to a list after "%s", "%s" says nothing of what heads the list', (story, answer, finding) => {
  const { reply } = clinic.consult(askedAList(story), answer)
  expect(reply.findings.filter(({ finding: id, polarity }) => id.startsWith(finding) && polarity === 'present')).toEqual([])
})

test('"comes and goes every 10 minutes" tells of no urine', () => {
  const { case: baby } = clinic.consult(clinic.newCase(), 'My baby of 8 months screams and draws his legs up')
  const { reply } = clinic.consult(baby, 'yes it comes and goes every 10 mins')
  expect(reply.findings.map(({ finding }) => finding)).not.toContain('urination-frequent')
})

test.each([
  ['none of these but I do have a temperature', '+fever -vomiting-blood -urine-blood'],
  ['no just a bit of fever', '+fever -vomiting-blood -urine-blood'],
  ['none of those, peeing is fine', '-fever -vomiting-blood -urine-blood'],
  ['nothing of that sort, no blood in my wee', '-fever -vomiting-blood -urine-blood'],
  ['no blood in my wee', '-urine-blood'],
])('"%s" says of the list what it says', (answer, wanted) => {
  const { reply } = clinic.consult(askedAList('my tummy hurts'), answer)
  const told = reply.findings.flatMap(({ finding, polarity }) =>
    list.findings.includes(finding) ? [(polarity === 'present' ? '+' : '-') + finding] : [],
  )
  expect(told.sort()).toEqual(wanted.split(' ').sort())
})
