import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const first = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words).reply

test.each([
  'My wife puts them in the box for me on a Sunday, so no, nobody has taken too many.',
  'nobody in the house has taken more than they should, we keep them in the cupboard',
  'my husband knows not to give him more till six, we write down the calpol',
  'Nope, nothing extra, just Tylenol like the bottle says',
  'The little one got into my handbag, tablets went everywhere, but every last one is accounted for',
  'the whole street would be happier without my coughing',
  'Nobody would miss that tonsil I reckon, four infections in a year',
  'god told me I would be healed',
  "They follow me up at the hospital since the polyp, but nobody's told me the date.",
  'I took my tablets and prayed the pain would stop',
  'I want to end the treatment with the iron tablets, they bung me up something awful.',
])('what is said of a thing, of a medicine kept to or of a treatment to be stopped is no crisis: %s', (words) => {
  expect(first(words).crisis ?? null).toBeNull()
})

test.each([
  ['nobody has taken too many, but he is very drowsy and the strip is empty', 'overdose'],
  ['my husband knows not to give more but I think he gave her the whole bottle of calpol', 'overdose'],
  ['my family would be better off without me', 'self-harm'],
  ["they'd be better off without my misery, I want to die", 'self-harm'],
  ['nobody would miss me, nor that tonsil', 'self-harm'],
  ['god told me to come home tonight', 'self-harm'],
  ['took my tablets, all thirty, and prayed the pain would stop', 'overdose'],
  ["took my pills and prayed I wouldn't wake", 'self-harm'],
  ['I want to end the treatment and the rest of it', 'self-harm'],
  ['the toddler got into my bag and chewed some tablets, like the bottle says blood pressure', 'poisoning'],
])('beside a danger the same words take nothing away: %s', (words, kind) => {
  expect(first(words).crisis?.kind).toBe(kind)
})
