import { describe, expect, test } from 'vitest'
import { type Topic, topics } from '../../../../hear/topics.ts'
import { organisations } from '../../../../knowledge/sources.ts'
import { readingGrade } from '../../../../say/reading-grade.ts'
import { loadIndex } from '../../../../testing/load-clinic.ts'
import { dailyFacts } from '../daily-facts.ts'
import type { Told } from '../told.ts'
import type { TopicFacts } from '../topic-entry.ts'
import { topicFacts } from './topic-facts.ts'
import { topicDetails } from './with-details.ts'

/** Topics that a text cannot answer: nothing is asked, or what is asked stands in the patient's own record. */
const withoutText = ['smalltalk', 'own-medicines', 'own-allergies', 'own-history', 'noted', 'no-question']
/** Topics that the facts of daily life answer, by their name there. */
const ofDay: Partial<Record<Topic, string>> = {
  eat: 'food',
  'drink-fluids': 'drinking',
  coffee: 'coffee',
  alcohol: 'alcohol',
  driving: 'driving',
  work: 'work',
  school: 'school',
  sport: 'sport',
  wash: 'washing',
  sex: 'sex',
  travel: 'flying',
  'sleep-and-lie': 'sleep',
  'heat-or-ice': 'heat-or-ice',
  'sun-and-skin-care': 'sun',
  smoke: 'smoking',
  breastfeed: 'breastfeeding',
}
type Facts = Pick<TopicFacts, 'rules' | 'otherwise' | 'sources'>
const longest = 420
const hardest = 10
/** What suits everybody who asks is this short; the rest is said where it belongs. */
const mostSentences = 3
const knowledge = loadIndex()

const nothing: Told = {
  isEmergency: false,
  isPregnant: false,
  condition: null,
  catching: null,
  has: () => false,
  takes: () => false,
  refuses: () => false,
}

/** What is said of a topic to what was told. */
const said = ({ rules, otherwise }: Facts, told: Told) => rules.find(({ holds }) => holds(told))?.answer ?? otherwise

/** All that the rules of a topic ask for. */
function askedBy({ rules }: Facts): {
  findings: Set<string>
  medicines: Set<string>
  ingredients: Set<string>
  conditions: Set<string>
} {
  const asked = { findings: new Set<string>(), medicines: new Set<string>(), ingredients: new Set<string>(), conditions: new Set<string>() }
  for (const isSo of [false, true])
    for (const { holds } of rules) {
      holds({
        ...nothing,
        isPregnant: isSo,
        isEmergency: isSo,
        has: (findings) => findings.some((each) => !asked.findings.add(each)),
        takes: (names) => names.some((each) => !asked.medicines.add(each)),
        refuses: (ingredient) => !asked.ingredients.add(ingredient),
      })
      for (const [, id = ''] of holds.toString().matchAll(/condition === ["']([a-z0-9-]+)["']/g)) asked.conditions.add(id)
    }
  return asked
}

/** Cases in which one thing was told, or one finding in pregnancy. */
function casesFor(facts: Facts): Told[] {
  const { findings, medicines, ingredients, conditions } = askedBy(facts)
  const having = [...findings].map((finding): Told => ({ ...nothing, has: (asked) => asked.includes(finding) }))
  return [
    nothing,
    { ...nothing, isEmergency: true },
    { ...nothing, isPregnant: true },
    ...having,
    ...having.map((told) => ({ ...told, isPregnant: true })),
    ...having.map((told) => ({ ...told, isEmergency: true })),
    ...[...medicines].map((name): Told => ({ ...nothing, takes: (asked) => asked.includes(name) })),
    ...[...ingredients].map((ingredient): Told => ({ ...nothing, refuses: (asked) => asked === ingredient })),
    ...[...conditions].map((condition): Told => ({ ...nothing, condition })),
  ]
}

test('every topic has one entry, here or among the facts of daily life, save those that no text can answer', () => {
  const elsewhere = [...withoutText, ...Object.keys(ofDay)]
  expect(topicFacts.map(({ topic }) => topic).sort()).toEqual(topics.filter((topic) => !elsewhere.includes(topic)).sort())
  expect(Object.values(ofDay).sort()).toEqual(dailyFacts.map(({ id }) => id).sort())
})

const all = [...topicFacts.map((facts) => [facts.topic, facts] as const), ...dailyFacts.map((facts) => [facts.id, facts] as const)]

describe.each(all)('%s', (_name, facts) => {
  const answers = [...facts.rules.map(({ answer }) => answer), facts.otherwise]

  test('answers are short and easy to read', () => {
    expect(answers.filter((answer) => answer.length > longest).map((answer) => `${answer.length}: ${answer}`)).toEqual([])
    expect(answers.filter((answer) => readingGrade(answer) > hardest).map((answer) => `${readingGrade(answer)}: ${answer}`)).toEqual([])
  })

  test('what is said to everybody is three sentences at most', () => {
    expect(facts.otherwise.split(/(?<=(?<!Dr)[.!?])\s+(?=[A-Z0-9])/).length).toBeLessThanOrEqual(mostSentences)
  })

  test('every answer can be reached', () => {
    const heard = new Set(casesFor(facts).map((told) => said(facts, told)))
    expect(answers.filter((answer) => !heard.has(answer))).toEqual([])
  })

  test('in an emergency nothing is said that is said without one', () => {
    const calm = new Set(casesFor(facts).map((told) => said(facts, { ...told, isEmergency: false })))
    const urgent = casesFor(facts).map((told) => said(facts, { ...told, isEmergency: true }))
    expect(urgent.filter((answer) => calm.has(answer))).toEqual([])
  })

  test('findings are known, and sources are of organisations that are listed', () => {
    expect([...askedBy(facts).findings].filter((finding) => !knowledge.findings.has(finding))).toEqual([])
    expect(facts.sources.filter((source) => !(source.slice(0, source.indexOf(': ')) in organisations))).toEqual([])
  })
})

describe.each(Object.entries(topicDetails))('what belongs to some who ask: %s', (id, details) => {
  test('stands under a general text that there is, and is easy to read with it', () => {
    const general = all.find(([name]) => name === id)?.[1].otherwise
    expect(general).toBeDefined()
    const hard = details.filter(({ text }) => text.length > longest / 2 || readingGrade(`${general} ${text}`) > hardest)
    expect(hard.map(({ text }) => text)).toEqual([])
  })

  test('is not said to everybody', () => {
    const asksNothing = 'can I ask you something about it please'
    expect(details.filter((each) => 'of' in each && each.of.test(asksNothing))).toEqual([])
  })
})
