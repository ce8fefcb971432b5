import { expect, test } from 'vitest'
import { loadIndex } from '../../testing/load-clinic.ts'
import { understand } from './understand.ts'

const index = loadIndex()
const person = { ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null, relation: 'self' }
const told = (words: string): string[] =>
  understand(index, words, { pending: null, complaints: [], person })
    .mentions.filter(({ polarity }) => polarity === 'present')
    .map(({ finding }) => finding)

test.each([
  ['left arm and leg weak', 'weakness-one-side'],
  ["my right arm and leg won't move", 'weakness-one-side'],
  ['arm and leg went numb', 'numbness-one-side'],
  ['there is crackling under the skin of his neck', 'subcutaneous-air'],
  ['the soft spot on her head is bulging', 'fontanelle-bulging'],
  ['she is floppy like a rag doll', 'infant-floppy'],
  ['my baby is kicking less', 'reduced-fetal-movements'],
  ['he was hit by a lightning strike', 'electric-shock'],
  ["I've never seen him so ill", 'looks-very-ill'],
  ['I cannot stop scratching', 'skin-itch'],
  ['we buried my father last week', 'grief'],
])('"%s" is meant as it is said', (words, finding) => expect(told(words)).toContain(finding))

test.each([
  'it cost me an arm and a leg',
  'he gets under my skin',
  'I have a soft spot for my dog',
  'scratch that, ask me something else',
  'I buried my head in my book',
  'I have never seen anything like it',
])('"%s" tells of nothing', (words) => expect(told(words)).toEqual([]))
