import { expect, test } from 'vitest'
import { newCase } from '../case/case.ts'
import { loadIndex } from '../testing/load-clinic.ts'
import { suitedAdvice } from './suited-advice.ts'

const knowledge = loadIndex()
/** What is said to a grown-up of children in general, and to a child's parent of a grown-up's life. */
const ofChildren =
  /\bmost children\b|\b(?:grow|grows) out of it\b|\bby their teens\b|\bin (?:small )?(?:babies|children)\b|\bmood, school\b|\ba newborn (?:has|with)\b|\bnapp(?:y|ies)\b|\bnursery\b|\btoddlers?\b/i
const ofGrownUps = /\b(?:wine|beer)\b|\b(?:stop smoking|do not smoke(?! at home))\b|\bavoid alcohol\b/i

/** Illnesses of small children and of their nursing mothers. */
const ofSmallChildren: ReadonlySet<string> = new Set(['bronchiolitis', 'croup', 'infant-reflux', 'nappy-rash', 'breast-engorgement'])

const adviceFor = (id: string, ageYears: number) => {
  const relation = ageYears < 18 ? 'daughter' : 'self'
  const advice = suitedAdvice(knowledge, id, newCase({ ageYears, sex: 'female', relation }), 'appointment')
  if (advice === null) return []
  return [...advice.home, ...advice.doctor, ...advice.medicines, ...advice.avoid, advice.course, ...advice.doctorIf, ...advice.callIf]
}

test.each([18, 29, 50, 70, 90])('to somebody of %i nothing is said of children', (age) => {
  expect(
    [...knowledge.advice.keys()]
      .filter((id) => !ofSmallChildren.has(id))
      .flatMap((id) =>
        adviceFor(id, age)
          .filter((line) => ofChildren.test(line))
          .map((line) => `${id}: ${line}`),
      ),
  ).toEqual([])
})

test.each([0.1, 1, 3, 8])('of a child of %d nothing is said that holds for grown-ups', (age) => {
  expect(
    [...knowledge.advice.keys()].flatMap((id) =>
      adviceFor(id, age)
        .filter((line) => ofGrownUps.test(line))
        .map((line) => `${id}: ${line}`),
    ),
  ).toEqual([])
})
