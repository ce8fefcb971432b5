import { expect, test } from 'vitest'
import { slotQuestion } from './slot-question.ts'

const rows: readonly [finding: string, value: string, question: string][] = [
  ['headache', 'that has come back several times', 'About the headache: does it keep coming back?'],
  ['a cough', 'that brings up phlegm', 'About the cough: does it bring up phlegm?'],
  ['pain in the chest', 'worse with effort', 'About the pain in the chest: is it worse with effort?'],
  ['pain in the chest', 'spreading to the left arm', 'About the pain in the chest: does it spread to the left arm?'],
  ['feeling the heart beat', 'that lasts minutes', 'About feeling the heart beat: does it last minutes?'],
  ['a rash', 'that itches', 'About the rash: does it itch?'],
  ['a rash', 'that does not hurt', 'About the rash: is it painless?'],
  ['earache', 'that began suddenly', 'About the earache: did it begin suddenly?'],
  ['headache', 'in the morning', 'About the headache: does it come in the morning?'],
  ['headache', 'on the left side', 'About the headache: is it on the left side?'],
  ['a rash', 'with blisters', 'About the rash: does it come with blisters?'],
]
for (const [finding, value, question] of rows)
  test(`asks: ${question}`, () => {
    expect(slotQuestion(finding, value)).toBe(question)
  })
