import { expect, test } from 'vitest'
import type { Addressee } from '../../judge/questions/address-patient.ts'
import { loadPack } from '../../testing/load-pack.ts'
import { grammarSlips } from '../testing/grammar-slips.ts'
import { listOfNames, sentenceOf } from './sentence.ts'
import { thingsOf } from './things.ts'

const pack = loadPack()
const findings = new Map(pack.findings.map((finding) => [finding.id, finding]))
const told = pack.findings.filter(({ kind }) => kind === 'symptom' || kind === 'sign')
const people: readonly Addressee[] = [
  { relation: 'self', ageYears: 40, sex: null },
  { relation: 'son', ageYears: 6, sex: 'male' },
  { relation: 'mother', ageYears: 77, sex: 'female' },
]
const cases = 3000

/** Numbers from 0 to below `limit` in an order that a seed fixes (a linear congruential generator). */
function drawing(seed: number): (limit: number) => number {
  let state = seed * 2654435761 + 1
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** Some findings as a message may tell them: of a few complaints, with closer forms of each. */
function someTold(seed: number): string[] {
  const draw = drawing(seed)
  const ids = new Set<string>()
  for (let complaint = 0; complaint <= draw(4); complaint++) {
    const { id, base } = told[draw(told.length)] ?? { id: 'cough', base: undefined }
    ids.add(id)
    const forms = told.filter((each) => each.base === (base ?? id))
    for (let form = draw(3); form > 0 && forms.length > 0; form--) ids.add(forms[draw(forms.length)]?.id ?? id)
  }
  return [...ids]
}

const saidOf = (ids: readonly string[], person: Addressee) => {
  const things = thingsOf(
    findings,
    ids.map((finding) => ({ finding, text: '' })),
    '',
    person,
  )
  return {
    things,
    sentence: sentenceOf({ things, whole: '' }, [], person),
    names: `There is ${listOfNames(things.map(({ name }) => name))}.`,
  }
}

/** What a finding's own name holds is no slip of the sentence it stands in. */
const namesWithSlips = new Set(
  pack.findings.filter(({ name }) => grammarSlips.some(([, breaks]) => breaks(`So, ${name}.`))).map(({ id }) => id),
)

test('whatever is told, no thing is said twice, no part has both sides by itself, and the English holds', () => {
  const slips: string[] = []
  for (let seed = 1; seed <= cases; seed++) {
    const ids = someTold(seed).filter((id) => !namesWithSlips.has(id))
    const { things, sentence, names } = saidOf(ids, people[seed % people.length] ?? { relation: 'self', ageYears: null, sex: null })
    const bases = things.flatMap(({ findings: own }) => [...new Set(own.map((id) => findings.get(id)?.base ?? id))])
    if (new Set(bases).size !== bases.length) slips.push(`a complaint twice: ${ids} > ${sentence}`)
    if (new Set(things.map(({ name }) => name)).size !== things.length) slips.push(`a name twice: ${ids} > ${names}`)
    for (const name of things.map((thing) => thing.name.replace(/\bspreading to the (?:left|right) \w+/g, '')))
      if (/\bleft\b/.test(name) && /\b(?:right|both|one side only)\b/.test(name) && !/^(?:pain in )?the (?:left|right)/.test(name))
        slips.push(`two sides: ${ids} > ${name}`)
    for (const [slip, breaks] of grammarSlips)
      for (const text of [sentence, names]) if (breaks(text.replaceAll(', and ', ', '))) slips.push(`${slip}: ${ids} > ${text}`)
  }
  expect(slips).toEqual([])
})
