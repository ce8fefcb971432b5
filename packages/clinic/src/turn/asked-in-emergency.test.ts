import { expect, test } from 'vitest'
import { last } from './testing/talk.ts'

const heart = '57 male, a heavy tight feeling across my chest for an hour, into my jaw, and a cold sweat'
const back = 'back pain for weeks, since yesterday numb when I wipe and I cannot pee, 41 f'
const sting = 'stung by a wasp 20 minutes ago, my lips are swelling, throat is tight and I am wheezing, 34 m'
const birth = 'I gave birth 9 days ago and I soak 3 pads in an hour with big clots, and feel dizzy'
const obstacle = (...words: readonly string[]) =>
  last(...words)
    .reply.parts.filter(({ kind }) => kind === 'obstacle')
    .map(({ text }) => text)
    .join(' ')

test.each([
  [birth, 'should I keep breastfeeding her?', /go on feeding/],
  [birth, 'is it ok to nurse the baby', /go on feeding/],
  [birth, 'can my little one have milk from the sore one, is it safe, breastfeeding I mean', /go on feeding|breastfe/],
  [back, 'the bladder scan said 700 ml, what is that', /still holds/],
  [back, 'I am in A&E, they found 850 mls, meaning?', /still holds/],
  [back, 'so is this a slipped disc', /press/],
  [sting, 'shall we wait at the corner for them', /stay lying or sitting/],
  [sting, 'must I go outside so that they find me', /stay lying or sitting/],
  [birth, 'can my uncle take me by motorbike', /Not on a bike/],
  [birth, 'would they do a c-section', /Not always/],
])('a question in an emergency is answered first: %#', (told, asked, said) => expect(last(told, asked).reply.text).toMatch(said))

test.each([
  [birth, 'it has not eased at all', /eased|feels better/],
  [birth, 'no it isnt getting any better', /eased|feels better/],
  [heart, 'nothing has settled', /eased|feels better/],
  [heart, 'dad has gone awfully quiet', /eased|feels better/],
  [heart, 'it is not the money, it is my shift', /money is real|cost frightens/],
  [heart, 'this has nothing to do with the bill', /money is real|cost frightens/],
  [back, 'my neighbour said she will take the children', /against it|says no|no out of fear/],
  [heart, 'she is wide awake, not sleeping', /let (?:them|her) sleep|Sleep looks/],
])('what was not said, or its opposite, is not answered: %#', (told, words, wrong) => expect(obstacle(told, words)).not.toMatch(wrong))

test.each([
  [heart, 'the pain has eased off now', /eased|better/],
  [heart, 'I cannot afford the ambulance', /money|cost/],
])('what was said still is: %#', (told, words, right) => expect(obstacle(told, words)).toMatch(right))

test.each([
  [birth, 'I had a c-section when he was born', /Not always/],
  [back, 'I came off my motorbike last spring', /Not on a bike/],
  [heart, 'I drank about 500 ml of water', /still holds/],
  [sting, 'we live at the corner of the road', /stay lying or sitting/],
])('what only names it is no such question: %#', (told, words, wrong) => expect(last(told, words).reply.text).not.toMatch(wrong))

test('a no of somebody close is still heard', () =>
  expect(obstacle('my dad is 70, his face is drooping and he cannot lift his arm', 'he says he will never go')).toMatch(
    /says no|no out of fear|no is common/,
  ))

test('the level is not said twice running without what it rests on', () => {
  const { text } = last(heart, 'hm', 'no idea').reply
  const again = last(heart, 'hm', 'no idea', 'maybe').reply.text
  expect(`${text} ${again}`).toMatch(/you told me/i)
  expect(`${text} ${again}`).not.toMatch(/changed my mind/)
})

test.each([
  'they gave me co-amoxiclav and I am allergic to penicillin, does that matter',
  'the nurse has given me a tablet but I have an allergy to it, is it safe',
  'I am allergic to sulfa and they handed me co-trimoxazole',
  'my chart says allergic to codeine, does it matter for what they put me on',
])('an allergy beside what is given stops it until they know: %s', (words) => {
  const { text } = last(back, 'I am in A&E now', words).reply
  expect(text).toMatch(/do not take it yet/)
  expect(text).not.toMatch(/costs lives/)
})

test('no allergy is no warning', () =>
  expect(last(back, 'I am in A&E now', 'they gave me something, I am not allergic to anything').reply.text).not.toMatch(/do not take it/))
