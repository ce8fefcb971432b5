import { describe, expect, it } from 'vitest'
import type { Observation, Question } from '../case/model.ts'
import { loadClinic } from '../testing/load-clinic.ts'
import { loadPack } from '../testing/load-pack.ts'

const pack = loadPack()
const clinic = loadClinic()

const names = new Map(pack.findings.map(({ id, name }) => [id, name]))

const denials = [
  'none of these',
  'no',
  'nope, nothing like that',
  'no none of that. what should I watch out for?',
  "no he's healthy, all his jabs, no allergies",
  'no, otherwise fit and well',
  "no, I'm fine apart from that",
  'none',
  'nah none of them',
  "no to all of those, he's well in himself",
]

const told = (finding: string): Observation => ({
  finding,
  polarity: 'present',
  certain: true,
  temporality: 'current',
  source: 'told',
  text: 'as told',
  turn: 1,
})

const listOf = (findings: readonly string[]): Question => ({
  id: 'checklist:symptoms',
  kind: 'checklist',
  findings,
  text: 'Do you have any of these?',
  why: '',
  options: findings.map((id) => ({ id, label: names.get(id) ?? id })),
})

describe('what was told as there', () => {
  const start = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 34, sex: 'female' }), 'my elbow hurts since Monday')
  const symptoms = pack.findings
    .filter(({ id, kind, only, excludes = [] }) => kind === 'symptom' && !id.includes('.') && only === undefined && excludes.length === 0)
    .map(({ id }) => id)
    .filter((_, at) => at % 4 === 0)

  it.each(denials.map((words, at) => ({ words, at })))('stays through a list denied as a whole: $words', ({ words, at }) => {
    const lost = symptoms
      .filter((_, place) => place % denials.length === at)
      .filter((id, place) => {
        const others = [symptoms[(place * 7 + 3) % symptoms.length] ?? id, symptoms[(place * 5 + 11) % symptoms.length] ?? id]
        const before = {
          ...start.case,
          observations: { ...start.case.observations, [id]: told(id) },
          pending: listOf([...new Set([...others, id])]),
        }
        const denied = clinic.consult(before, words)
        const summed = clinic.consult(denied.case, 'sum up')
        return summed.case.observations[id]?.polarity !== 'present'
      })
    expect(lost).toEqual([])
  })

  it('goes where a question about it alone is answered no', () => {
    const pending: Question = { ...listOf(['nausea']), id: 'nausea', kind: 'finding', options: [] }
    const before = { ...start.case, observations: { ...start.case.observations, nausea: told('nausea') }, pending }
    expect(clinic.consult(before, 'no').case.observations['nausea']?.polarity).toBe('absent')
  })

  it.each([
    ['not been sick since last night', 'present'],
    ['he has not vomited today', 'present'],
    ['no more vomiting now', 'present'],
    ['no vomiting?? he was sick five times, I said', 'present'],
    ['he is healthy, all his jabs done', 'present'],
    ['sorry, he never vomited, that was his brother', 'absent or out'],
    ['no, he is not vomiting', 'absent or out'],
  ])('goes only by words that deny it by name: %s', (words, expected) => {
    const first = clinic.consult(clinic.newCase({ country: 'GB' }), 'my son is 4, he was sick 5 times yesterday and has diarrhoea')
    const second = clinic.consult(first.case, words)
    expect(second.case.observations['vomiting']?.polarity === 'present' ? 'present' : 'absent or out').toBe(expected)
  })

  it.each([
    ['no fever no blood, back is ok. i told already cloudy and smell', 'urine-cloudy'],
    ['no fever. I said it is cloudy', 'urine-cloudy'],
    ['no to the rest. as I told you it smells', 'urine-smell'],
  ])('counts where it is told again beside a list that is denied: %s', (words, finding) => {
    const first = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 29, sex: 'female' }), 'it burns when I pee')
    const before = { ...first.case, pending: listOf(['fever', 'flank-pain', 'urine-blood', 'urine-cloudy', 'urine-smell']) }
    const { observations } = clinic.consult(before, words).case
    expect(observations[finding]?.polarity).toBe('present')
    expect(observations['fever']?.polarity).not.toBe('present')
  })

  it('leaves diabetes where only the sugar is not high', () => {
    const first = clinic.consult(
      clinic.newCase({ country: 'GB', ageYears: 34, sex: 'female' }),
      'i have type 1 diabetes and a headache since yesterday',
    )
    const second = clinic.consult(first.case, 'there ARE no ketones and my sugar isnt high!! listen.')
    expect(second.case.observations['history-diabetes']?.polarity).toBe('present')
  })
})
