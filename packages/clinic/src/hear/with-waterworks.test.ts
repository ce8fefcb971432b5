import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const held = (words: string) => {
  const { observations } = clinic.consult(clinic.newCase({ country: 'GB' }), words).case
  return Object.values(observations)
    .filter(({ polarity }) => polarity === 'present')
    .map(({ finding }) => finding)
}

test.each<[string, string[]]>([
  [
    "I'm 74, man. Where do I start, the bus was late, it's my waterworks I suppose, up and down all night I am, and then stood there waiting for it to start, and it dribbles on my trousers, my wife's not happy with the carpet",
    ['urination-night', 'urine-hesitancy', 'urine-dribbling'],
  ],
  [
    "78 year old man. Me knees are bad but what bothers me is I've to get up at night to spend a penny and it takes an age to get going and then there's always a drop or two after",
    ['urination-night', 'urine-hesitancy', 'urine-dribbling'],
  ],
  ["Retired 10 years, 69 male. water comes slow, stops and starts, never feel I'm empty", ['urine-stream-weak', 'urine-dribbling']],
  [
    "an old fella of 76, the prostate I think, nights are terrible, I pass water every hour and there's no force in it",
    ['urination-night', 'urination-frequent', 'urine-stream-weak'],
  ],
  [
    '72 m, up 5 times a night going to the toilet. dribbling at the end. slow stream.',
    ['urination-night', 'urine-dribbling', 'urine-stream-weak'],
  ],
  ['My husband is 80, for a wee he stands there for it to come, and it is only a trickle', ['urine-hesitancy', 'urine-stream-weak']],
])('how the water is passed is heard in a rambling story: %s', (words, findings) =>
  expect(held(words)).toEqual(expect.arrayContaining(findings)),
)

test.each<[string, RegExp]>([
  ['my nose drips all night and I cough', /^urin/],
  ['my engine stops and starts and my elbow hurts', /^urin/],
  ['up all night with a toothache and I pee as always', /^urination-night/],
  ['he is up all night with croup, weeing normally', /^urination-(?:night|frequent)/],
  ["I'm 66 and pee fine, no dribbling at the end, not up at night", /^urin/],
  ["my wife's not happy with the carpet and my hip hurts", /^low-mood/],
  ["I'm not happy with that answer, my knee still hurts", /^low-mood/],
  ['I keep going to the toilet with the runs, it stops and starts', /^urine/],
  ['my baby drools, dribbles down his chin, wees fine', /^urine-dribbling/],
  ['I drank a lot at a wedding and my head hurts', /^thirst/],
  ['we drank loads of beer at the party, my belly aches', /^thirst/],
  ['he is drinking a lot of water and weeing a lot', /^alcohol/],
  ['my heartburn is bad after meals', /^suspicious-meal/],
])('what is of another thing is not put down: %s', (words, finding) => expect(held(words).filter((each) => finding.test(each))).toEqual([]))

test.each<[string, number]>([
  ['heartburn, three or four months, after every meal. 60 female', 120],
  ['cough, three to four weeks, with phlegm, I am 40', 28],
  ['my heartburn, 4 months, bad after meals', 120],
])('a time between two commas is how long it lasts: %s', (words, days) =>
  expect(clinic.consult(clinic.newCase({ country: 'GB' }), words).case.durationDays).toBe(days),
)

test.each(['baby boy, 3 months, cough', 'my baby girl, three or four months, has a rash'])('an age is none: %s', (words) =>
  expect(clinic.consult(clinic.newCase({ country: 'GB' }), words).case.durationDays).toBeNull(),
)
