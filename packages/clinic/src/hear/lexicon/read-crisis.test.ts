import { expect, test } from 'vitest'
import { readCrisis } from './read-crisis.ts'

const cases: readonly [text: string, reading: string | null][] = [
  ['I want to kill myself', 'self-harm affirmed'],
  ['I want to kill myself, no joke', 'self-harm affirmed'],
  ['I want to kill myself and it is not a joke', 'self-harm affirmed'],
  ['I want to kill myself, not joking', 'self-harm affirmed'],
  ['I want to kill myself every monday is a joke we make', null],
  ['I have been thinking about ending my life', 'self-harm affirmed'],
  ['I am suicidal', 'self-harm affirmed'],
  ['You are not a doctor: I have decided to die today', 'self-harm affirmed'],
  ['my phone is about to die', null],
  ["I don't want to live anymore", 'self-harm affirmed'],
  ['my son said he wants to kill himself', 'self-harm affirmed'],
  ["I'm not depressed but I want to die", 'self-harm affirmed'],
  ['I took 40 paracetamol tablets an hour ago', 'overdose affirmed'],
  ['she swallowed a whole bottle of pills', 'overdose affirmed'],
  ['my toddler drank bleach', 'poisoning affirmed'],
  ['my husband hits me', 'abuse affirmed'],
  ['I was raped last night', 'abuse affirmed'],
  ['I am going to kill him', 'harm-to-others affirmed'],
  ["I can't go on like this", 'self-harm possible'],
  ['I took too much of my blood pressure tablet', 'overdose possible'],
  ["I'm not suicidal", null],
  ['No suicidal thoughts.', null],
  ['denies suicidal ideation', null],
  ['that is very odd', null],
  ["he od'd last night", 'overdose affirmed'],
  ['my back is killing me', null],
  ['I am dying to know', null],
  ['this cough will be the death of me', null],
  ['I hurt myself playing football', null],
  ['she cut herself in the kitchen', null],
  ['he cut himself on a tin', null],
  ['she cut herself in the bathroom again', 'self-harm affirmed'],
  ['my headache is killing me, it has lasted two days', null],
  ['I took two paracetamol tablets', null],
]

test('affirms, suspects or leaves alone, as the words say', () => {
  for (const [text, reading] of cases) {
    const crisis = readCrisis(text)
    expect(crisis === null ? null : `${crisis.kind} ${crisis.certainty}`, text).toBe(reading)
  }
})
