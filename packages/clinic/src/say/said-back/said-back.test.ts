import { expect, test } from 'vitest'
import { last, talk } from '../../turn/testing/talk.ts'

const saidTo = (...words: readonly string[]): string =>
  last(...words)
    .reply.parts.filter(({ kind }) => kind === 'understood')
    .map(({ text }) => text)
    .join(' ')

test.each([
  [
    'a joint is one thing, with what it does, when, and what eases it',
    'my left knee aches when I squat, it grinds and is a bit puffy. stiff first thing, wears off after twenty minutes',
    /^So, you have a dull pain in your left knee when you squat, and it clicks, is swollen and stiff in the morning \(“wears off after twenty minutes”\)\.$/,
  ],
  ['both sides are both', 'both my eyes are red since Sunday', /both your eyes are red/],
  ['a size is said as it was told', 'there is a lump in my groin the size of a walnut', /a lump in the groin about the size of a walnut/],
  [
    'a time belongs to what its clause tells',
    'I have been coughing for three weeks, and my ear hurts since this morning',
    /ear[^,.]*\(?since this morning|since this morning[^.]*ear|ear hurts/,
  ],
  [
    'a nose that runs and is blocked is one',
    'runny nose and a blocked nose, no fever',
    /^So, your nose is runny and blocked\. And no fever\.$/,
  ],
  ['what stands between belongs to itself', 'my ear is blocked, the room looks odd when I lean over', /^So, (?!.*when you lean)/],
  ['a spell of seconds is no time of an illness', 'the room spins for a few seconds when I lie down', /^So, (?!.*less than a minute)/],
])('%s', (_, words, said) => expect(saidTo(words)).toMatch(said))

test('what was told before is not said back again', () => {
  const said = saidTo('my nose is runny and I have a cough', 'I still have the cough and now my ear hurts')
  expect(said).toMatch(/ear/)
  expect(said).not.toMatch(/cough|nose/)
})

test('of what is denied only what matters is said back, in plain words', () => {
  const said = saidTo('my ankle hurts', "I didn't twist it and I can put weight on it")
  expect(said).toContain('able to put weight on it')
  expect(said).not.toMatch(/being able|that began with|no twist of the joint/)
})

test('a plain word beside what was understood is no stumbling block, one for a feeling is', () => {
  expect(last("I'm a lollipoplady and my hip hurts").reply.text).not.toMatch(/did not get/)
  expect(last('my knee hurts and I feel wobbletty').reply.text).toMatch(/did not get \*wobbletty\*/)
})

test('a verdict tells the same things in the same words', () => {
  const { reply } =
    talk({ ageYears: 61, sex: 'female' }, 'my left knee hurts when I squat and it clicks, for two months', 'none', 'sum up now').at(-1) ??
    {}
  expect(reply?.text).toContain('In short: a 61-year-old woman with pain in the left knee when you squat')
})
