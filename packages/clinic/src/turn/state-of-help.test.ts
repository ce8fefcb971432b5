import { expect, test } from 'vitest'
import { last, talk } from './testing/talk.ts'

const heart = '57 male, a heavy tight feeling across my chest for an hour, into my jaw, and a cold sweat'
const back = 'back pain for weeks, since yesterday numb when I wipe and I cannot pee, 41 f'
const shivering = 'grandfather 81 with a catheter, shivering badly, does not know my uncle, bp 84/50'
const calling = /\b(?:call|ring|dial) (?:999|them|an ambulance)|go to (?:an emergency|hospital)|emergency department/i

test.each([
  [heart, 'rang 999', 'the medics are with me now', 'do I really have to go in with them'],
  [heart, 'they are on the way', 'ambulance crew just walked in', 'it has eased off a bit'],
  [back, 'my mate is driving me', 'got to A&E', 'feeling scared now'],
  [back, 'off now in the taxi', 'the triage nurse is asking me things', 'it will be fine, I might go home'],
  [heart, 'I called them', 'they are doing an ECG on me', 'thanks so much, I feel ok now'],
  [heart, 'we are in the car', 'we are at the hospital', 'ok'],
])('with the crew or in hospital nobody is told to call or to go: %#', (...words) => {
  const turns = talk({}, ...words)
  for (const { reply } of turns.slice(2)) {
    expect(reply.text).not.toMatch(calling)
    expect(reply.question).toBeNull()
    expect(reply.text.trim()).not.toBe('')
    expect(reply.triage?.level).toMatch(/ambulance|emergency/)
  }
})

test('the page for the crew is shown once, when they come', () => {
  const turns = talk({}, heart, 'I have called 999', 'they are here', 'they are loading me in', 'at casualty now')
  expect(turns.map(({ reply }) => reply.parts.filter(({ kind }) => kind === 'story').length)).toEqual([0, 0, 1, 0, 0])
})

test.each([
  ['they went off again without me', /once more|again/],
  ['I cancelled it', /once more/],
  ['nobody came', /again now/],
])('help that is gone is not passed over: %s', (words, said) => {
  const { reply } = last(heart, 'I rang 999', ...(words.startsWith('they') ? ['the paramedics are here'] : []), words)
  expect(reply.text).toMatch(said)
  expect(reply.text).toMatch(/999/)
})

test.each([
  'maybe I ring back and cancel',
  'I could tell them not to come now',
  'thinking of cancelling the ambulance',
  'tell them not to bother then',
])('whoever would cancel is asked not to: %s', (words) =>
  expect(last(heart, 'I rang 999, they are coming', words).reply.text).toMatch(/do not cancel|Let them come/),
)

test('on the road nobody is told to stay and to unlock the door', () => {
  const { text } = last(back, 'neighbour is driving me, leaving now').reply
  expect(text).toMatch(/pull over|on the way|road/)
  expect(text).not.toMatch(/[Uu]nlock|Stay where/)
})

test('a new danger told in hospital goes to the nurse at once', () =>
  expect(last(back, 'at A&E now', 'my chest has gone tight and heavy, down my left arm, cold sweat').reply.text).toMatch(
    /nurse or doctor this second/,
  ))

test('who has left is on neither side', () => expect(last(back, 'YES they already left i said').reply.text).not.toMatch(/\bleft side/))

test.each([
  'last month the same came, he shivered badly, and the local doctor gave cefixime',
  'Last month it was the same. The local doctor gave cefixime.',
  'a year ago he had the same, it was awful, the paramedics came and the nurse took his pulse',
  'the ambulance came last year for this',
  'an ambulance came for me last year and took me in',
  'the paramedics were here in march for the same thing',
  'we called 999 last summer and they came',
  'the crew that came last time were lovely',
  'i rang 999 last month and they checked me over',
  'when i was 40 the ambulance came for the same pain',
  'ambulance took me to hospital in 2019',
  'my neighbour called an ambulance for me at christmas',
  'same as last year, ambulance came, hospital kept me in',
  'previously the ambulance has come out for this',
])('help of another time is none, however far the story goes on: %s', (words) => {
  const { reply, case: now } = last(shivering, words)
  expect(now.help ?? 'none').toBe('none')
  expect(reply.text).toMatch(/999/)
})

test.each([
  ['he was fine last week. they are doing an ecg on him', 'hospital'],
  ['he was well a month ago. the paramedics are with him', 'crew'],
  ['he was fine last week. the nurse is checking him', 'hospital'],
  ['he was ok last week. a nurse just took his pulse', 'hospital'],
  ['he was well last month. I have called 999', 'called'],
  ['last year it took ages but the ambulance is on its way now', 'called'],
  ['they came out in march, and they are here again now', 'crew'],
  ['paramedics just arrived', 'crew'],
])('what was before in another sentence takes nothing from help that is here: %s', (words, help) =>
  expect(last(shivering, words).case.help).toBe(help),
)

const mum = 'my mum is 82, confused since last night and does not know me, she had a water infection two weeks ago'
const helped = (words: string) => last(mum, words).case.help ?? 'none'

test.each([
  'Not yet. Im with her. Are you sure about an ambulance, could I not just drive her, its 15 min',
  'Feel daft ringing 999. Can she just drive me?',
  "We haven't called them. I'm sat with her, it's ten minutes in the car",
  'No. I am with her in the kitchen',
  'my husband says ringing 999 is over the top',
  'Is it worth ringing 999',
  'calling 999 seems a lot',
  'it seems a bit much calling them out',
  'I keep thinking about ringing 999 but I do not want to waste their time',
  'she would hate me calling an ambulance',
  'she called me by my aunties name',
  'the surgery rang back',
])('a call that is weighed, felt about or not made is none: %s', (words) => {
  const { reply, case: now } = last(mum, words)
  expect(now.help ?? 'none').toBe('none')
  expect(reply.text).not.toMatch(/good to hear|Well done|on its way|Unlock the door, put/)
})

test.each([
  ['Sue has rung', 'called'],
  ['Karen phoned', 'called'],
  ['Alex just rang 999', 'called'],
  ['No, Sue is calling them this second', 'called'],
  ['Ringing 999 now', 'called'],
  ['Oh alright, Sue is ringing them.', 'called'],
  ['her carer has called them', 'called'],
  ['they are in the drive', 'crew'],
  ['paramedics just pulled in', 'crew'],
  ['crew are coming up the stairs', 'crew'],
])('whoever made the call, it is made: %s', (words, help) => expect(helped(words)).toBe(help))
