import { expect, test } from 'vitest'
import { bodyFunctions } from '../../knowledge/denials/body-functions.ts'
import { bodyParts } from '../../knowledge/denials/body-parts.ts'
import { loadIndex } from '../../testing/load-clinic.ts'
import { understand } from './understand.ts'

const index = loadIndex()
const person = { ageYears: null, sex: null, pregnant: null, pregnancyWeeks: null, relation: 'self' }
const read = (sentence: string, polarity: string) =>
  understand(index, sentence, { pending: null, complaints: [], person })
    .mentions.filter((mention) => mention.polarity === polarity && mention.temporality === 'current' && mention.experiencer === 'patient')
    .map(({ finding }) => finding)

test('the tables name findings that the knowledge has', () => {
  const named = [...Object.values(bodyParts), ...Object.values(bodyFunctions)].flatMap(({ well = [], states, as = [] }) => [
    ...well,
    ...Object.values(states).flat(),
    ...as.flatMap(([, absent]) => absent),
  ])
  expect(named.filter((id) => !index.findings.has(id))).toEqual([])
})

const sorePlaces: readonly [words: string, isMany: boolean, finding: string][] = [
  ['hip', false, 'hip-pain'],
  ['hips', true, 'hip-pain'],
  ['calves', true, 'calf-pain'],
  ['knees', true, 'knee-pain'],
  ['testicles', true, 'testicle-pain'],
  ['bollix', false, 'testicle-pain'],
  ['sides', true, 'flank-pain'],
  ['kidneys', true, 'flank-pain'],
  ['toes', true, 'toe-pain'],
  ['thighs', true, 'thigh-pain'],
  ['shoulder', false, 'shoulder-pain'],
  ['wrist', false, 'wrist-pain'],
  ['heels', true, 'heel-pain'],
  ['tummy', false, 'abdominal-pain'],
  ['ears', true, 'ear-pain'],
  ['teeth', true, 'tooth-pain'],
  ['ribs', true, 'rib-pain'],
]
const well = ['grand', 'fine', 'okay', 'good', 'all right', 'perfect', 'not a bother', 'pain free']
const owners = ['my', 'his', 'her']

const sayings = sorePlaces.flatMap(([words, isMany, finding]) => {
  const be = isMany ? 'are' : 'is'
  return [
    ...well.map((each) => `${words} ${each}`),
    ...owners.flatMap((owner) => [
      `${owner} ${words} ${be} fine`,
      `${owner} ${words} ${be} not sore`,
      `${owner} ${words} ${be}n't sore`,
      `${owner} ${words} ${be}nt sore`,
      `${owner} ${words} ${isMany ? "don't" : "doesn't"} hurt`,
      `there is nothing wrong with ${owner} ${words}`,
      `there's no pain in ${owner} ${words}`,
      `no bother with ${owner} ${words}`,
      `I had no ache in ${owner} ${words}`,
      `${owner} ${words} no dey pain me`,
      `${owner} ${words} and ${owner} skin are grand`,
    ]),
  ].map((said) => [said, finding] as const)
})

test('a part that is called well, not sore, or no trouble is not sore, whatever the part and whoever has it', () => {
  const missed = sayings.filter(([said, finding]) => !read(`I have a cough. ${said}.`, 'absent').includes(finding)).map(([said]) => said)
  expect(missed).toEqual([])
})

test('what stands in a list of parts is well with it, with or without commas', () => {
  for (const said of [
    'Calves, hips fine',
    'calves hips knees all grand',
    'nothing wrong with my calves, hips or knees',
    'calves and hips are not sore',
  ])
    expect(read(`I have a cough. ${said}.`, 'absent'), said).toEqual(expect.arrayContaining(['calf-pain', 'hip-pain']))
})

const functions: readonly [sentence: string, absent: readonly string[]][] = [
  ['She is eating and sleeping fine', ['appetite-loss', 'insomnia']],
  ['No trouble with my waterworks', ['urination-painful']],
  ['He eats loads and sleeps soundly', ['appetite-loss', 'insomnia']],
  ['My urine is clear', ['urine-blood']],
  ['The legs are strong', ['weakness-leg']],
  ['I can feel my toes', ['numbness-leg-foot']],
  ['My neck turns freely', ['neck-stiffness']],
  ['Hands steady', ['tremor']],
  ['Nose is clear, eyes white', ['nose-blocked', 'eye-redness']],
  ['No lumps in the breasts', ['breast-lump']],
  ['The eyes are neither red nor itchy', ['eye-redness', 'eye-itch']],
]
test.each(functions)('%s', (sentence, absent) => {
  expect(read(`I have a cough. ${sentence}.`, 'absent')).toEqual(expect.arrayContaining([...absent]))
})

test('what is not well, was well, is hoped, asked, well at times or somebody else’s denies nothing', () => {
  const denies = sorePlaces.flatMap(([words, isMany, finding]) => {
    const [be, was] = isMany ? ['are', 'were'] : ['is', 'was']
    return [
      `my ${words} ${be} not fine`,
      `my ${words} ${was} fine until Monday`,
      `my ${words} used to be fine`,
      `I hope my ${words} ${be} fine`,
      `${be} my ${words} okay?`,
      `if my ${words} ${be} fine I will go to work`,
      `my sister's ${words} ${be} fine`,
      `my ${words} ${be} fine when I sit`,
      `my ${words} ${be} not only sore`,
      `my other ${words} ${be} fine`,
      `I want my ${words} to be fine`,
    ]
      .filter((said) => read(`I have a cough. ${said}.`.replace('?.', '?'), 'absent').includes(finding))
      .map((said) => `${said}: ${finding}`)
  })
  expect(denies).toEqual([])
})

const notDenied: readonly [sentence: string, finding: string][] = [
  ['I am not sleeping well', 'insomnia'],
  ['He is not eating properly', 'appetite-loss'],
  ['I cannot feel my toes', 'numbness-leg-foot'],
  ['The knee is the same', 'knee-pain'],
  ['My hip is sore but the hip is fine lying down', 'hip-pain'],
  ['He came back fine', 'back-pain'],
  ['My legs are not strong', 'weakness-leg'],
  ['I struggle to sleep well', 'insomnia'],
]
test.each(notDenied)('denies nothing that is told: %s', (sentence, finding) => {
  expect(read(sentence, 'absent')).not.toContain(finding)
})
