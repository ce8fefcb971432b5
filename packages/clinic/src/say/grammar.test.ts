import { expect, test } from 'vitest'
import { newCase } from '../case/case.ts'
import { textOf } from '../judge/advice-scope.ts'
import { type Addressee, addressPatient, adviseAbout, stateAbout } from '../judge/questions/address-patient.ts'
import { nextOpenQuestion } from '../judge/questions/open-questions.ts'
import { loadPack } from '../testing/load-pack.ts'
import { because } from './level-card.ts'
import { spokenThings, thingsOf } from './said-back/things.ts'
import { grammarSlips } from './testing/grammar-slips.ts'
import { clauseOf } from './told-of.ts'
import { withoutIt } from './without-it.ts'

/** Every template with everything that it can hold, read for slips as a native speaker's eye would catch them. */
const pack = loadPack()
const people: readonly Addressee[] = [
  { relation: 'self', ageYears: 40, sex: null },
  { relation: 'daughter', ageYears: 8, sex: 'female' },
  { relation: 'father', ageYears: 70, sex: 'male' },
  { relation: 'patient', ageYears: 50, sex: null },
]
const byId = new Map(pack.findings.map((finding) => [finding.id, finding]))
const conditionNames = pack.conditions.map(({ name }) => name)

const durationQuestion = (name: string, isEvent: boolean): string => {
  const view = { id: 'x', name, isEvent, mayBeSudden: true, isResult: false, isBackground: false, isWellTold: true, sites: [] }
  return nextOpenQuestion(newCase({ ageYears: 40, sex: 'female' }), view)?.text ?? ''
}

const reasonOf = (rule: string, name: string): string =>
  because({ level: 'appointment', title: '', because: [{ rule, name }], call: null }, null)

function* sentences(): Generator<readonly [from: string, text: string]> {
  for (const { id, name, question, why, kind } of pack.findings) {
    for (const person of people) yield [`question of ${id}`, addressPatient(question, person)]
    yield [`name of ${id}`, `So, ${name}.`]
    yield [`denial of ${id}`, `Does not fit: ${withoutIt(name)}.`]
    for (const person of people)
      yield [
        `clause of ${id}`,
        `So, ${spokenThings(thingsOf(byId, [{ finding: id, text: '' }], '', person), person).clauses.join() || stateAbout(clauseOf(byId, id), person, true)}.`,
      ]
    yield [`why of ${id}`, why]
    yield [`duration of ${id}`, durationQuestion(name, kind === 'exposure')]
  }
  for (const condition of pack.conditions) {
    const { id, summary, examination } = condition
    yield [`summary of ${id}`, summary]
    for (const person of people) {
      for (const warning of condition.comeBack) yield [`comeBack of ${id}`, `Get help sooner if ${adviseAbout(warning, person)}.`]
      for (const step of condition.selfCare) yield [`selfCare of ${id}`, adviseAbout(textOf(step), person)]
    }
    for (const line of examination) yield [`examination of ${id}`, line]
  }
  for (const { id, name } of pack.redFlags) yield [`reason ${id}`, reasonOf(id, name)]
  for (const name of conditionNames) {
    yield [`cause ${name}`, reasonOf('condition:x', `the likeliest cause is ${name}`)]
    yield [`missable ${name}`, reasonOf('condition:x', `this may be a condition that must not be missed: ${name}`)]
  }
}

for (const [name, breaks] of grammarSlips)
  test(`no sentence has this slip: ${name}`, () => {
    const slips: string[] = []
    for (const [from, text] of sentences()) if (breaks(text)) slips.push(`${from}: ${text}`)
    expect(slips).toEqual([])
  })

test('every question of a finding is one', () => {
  expect(pack.findings.filter(({ question }) => !/^[A-Z].*\?$/.test(question)).map(({ id, question }) => `${id}: ${question}`)).toEqual([])
})

/** "fever with a stiff neck", "no better after a week": a symptom or a state where a clause must stand. */
const symptoms =
  'fever|high fever|weight loss|bleeding|confusion|weakness|numbness|headache|chest pain|belly pain|breathlessness|drowsiness|vomiting|fainting|seizures?|thoughts|blood in|coughing|short breath|shaking|palpitations|yellow skin|black stools?|violence|no better|no urine'
const isNounPhrase = (line: string): boolean =>
  new RegExp(`^(?:(?:an?|new|sudden|severe|strong|bad) )?(?:${symptoms})(?: (?:with|or|and|in|of|after|for|of|on)\\b.*|,.*)?$`).test(
    line,
  ) &&
  !/\b(?:is|are|comes?|grows?|gets?|lasts?|rises?|spreads?|starts?|goes|returns?|follows?|stops?|stays?|becomes?|develops?|appears?|has|have|appear)\b/.test(
    line,
  )

test('a warning completes "Get help sooner if ..."', () => {
  const broken = pack.conditions.flatMap(({ id, comeBack }) =>
    comeBack.filter((line) => !/^[a-z0-9]/.test(line) || isNounPhrase(line) || /[.!?]$/.test(line)).map((line) => `${id}: ${line}`),
  )
  expect(broken).toEqual([])
})

test('what is done or felt is no "the ..." in the question how long', () => {
  expect(durationQuestion('coughing up blood', false)).toContain('had this (coughing up blood)?')
  expect(durationQuestion('bleeding gums', false)).toContain('had the bleeding gums?')
  expect(durationQuestion('a recent fall', true)).toBe('When did this happen (a recent fall)?')
})
