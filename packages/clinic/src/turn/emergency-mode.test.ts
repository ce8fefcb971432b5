import { expect, test } from 'vitest'
import { obstacleAnswers } from '../say/cards/obstacle-answers.ts'
import { readingGrade } from '../say/reading-grade.ts'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const say = (country: string, ...words: readonly string[]) => {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase({ country }), first))
}
const stroke = 'my dad is 70, his face is drooping and he cannot lift his arm'

/** Every obstacle and plea: how it is said, and what the answer to it must speak of. */
const pushes: readonly [words: string, about: RegExp][] = [
  ['we can’t afford the ambulance', /hospital|law|money/i],
  ['who will look after the kids', /children|neighbour/i],
  ['I can’t leave the dog', /neighbour|animal/i],
  ['I am the only carer for my mum, I can’t leave her', /carer|care for/i],
  ['we have no car', /ambulance|911|help come/i],
  ['the hospital is 90 miles away', /Far out|Distance/i],
  ['I have a shift in an hour', /work|message|week/i],
  ['he is scared of hospitals', /afraid|fear/i],
  ['it is so embarrassing', /embarrassed|private/i],
  ['I don’t want to waste their time', /time/i],
  ['it’s getting better now', /better|eased/i],
  ['he says it is nothing', /harmless|right/i],
  ['can we wait till the morning', /wait/i],
  ['can I drive him there', /drive/i],
  ['can I give him something to drink', /eat or drink/i],
  ['can he take an aspirin', /[Nn]o aspirin/i],
  ['what is the number', /911/],
  ['they keep me on hold', /hang up|line/i],
  ['he won’t go', /say|call/i],
  ['he wants to die at home', /wish|home/i],
  ['is there anything we can do at home instead?', /treat this|found out/],
  ['my friend had that and it was a migraine', /meant kindly|harmless/],
  ['please do not tell my sister', /private|Nobody has to hear/],
  ['he is smiling now', /better|eased/],
  ['give me one good reason', /fair to ask|I mean it/],
  ['can I just ring my GP', /surgery|doctor/i],
  ['he had this before', /before|Last time/i],
  ['the wait in A&E is 12 hours', /queue|wait/i],
  ['are you sure?', /certain|mean it/i],
  ['I’m so scared', /frightened|hard/i],
  ['is he going to die', /dangerous|promise/i],
  ['I am all alone with him', /alone|people/i],
  ['what will they do to him', /scan|measure/i],
  ['what should I bring', /medicines/i],
  ['do we really have to go', /certain|mean it|fair/i],
  ['isn’t that over the top', /certain|mean it|fair|no bother/i],
]
for (const [words, about] of pushes)
  test(`in an emergency it is answered: ${words}`, () => {
    const { reply } = say('US', stroke, words)
    expect(reply.text).toMatch(about)
    expect(reply.text).not.toMatch(/only read English|[{}]/)
    expect(reply.triage?.level).toBe('ambulance')
    expect(reply.text).toMatch(/911|ambulance|hospital/)
  })

test('the same push twice running is not answered in the same words', () => {
  const first = say('GB', stroke, 'he won’t go')
  const again = clinic.consult(first.case, 'he won’t go')
  expect(again.reply.parts.find(({ kind }) => kind === 'obstacle')?.text).not.toBe(
    first.reply.parts.find(({ kind }) => kind === 'obstacle')?.text,
  )
  expect(again.reply.parts.find(({ kind }) => kind === 'level')?.text).not.toBe(
    first.reply.parts.find(({ kind }) => kind === 'level')?.text,
  )
})

test('help is coming: only what the crew needs is asked, then the story stands on one screen', () => {
  const coming = say('GB', stroke, 'I called 999, they are on their way')
  expect(coming.reply.question?.id).toMatch(/^crew:/)
  const told = ['twenty minutes ago', 'he takes apixaban'].reduce((turn, next) => clinic.consult(turn.case, next), coming)
  const { reply } = clinic.consult(told.case, 'they are here')
  const story = reply.parts.find(({ kind }) => kind === 'story')
  expect(story?.text).toMatch(/70[\s\S]*drooping[\s\S]*apixaban/i)
  expect(reply.question).toBeNull()
})

test.each([
  ["I'm 78, a tight chest for an hour and a bit sweaty", 'Who: 78 years old'],
  ['tight chest for an hour and sweaty. 78 m', 'Who: man, 78'],
])('the crew reads who it is: %s', (told, who) => {
  const story = say('US', told, 'they are here now').reply.parts.find(({ kind }) => kind === 'story')
  expect(story?.items?.[0]).toBe(who)
})

test('"that was years ago" takes the emergency back', () => {
  const turn = say('GB', 'crushing chest pain and a cold sweat', 'no, that was ten years ago, I only want to know what it was')
  expect(turn.reply.triage?.level ?? 'none').not.toBe('ambulance')
  expect(turn.reply.text).not.toMatch(/call 999 now/i)
})

for (const [kind, sayings] of Object.entries(obstacleAnswers))
  test(`the answer is plain: ${kind}`, () => {
    for (const saying of sayings) expect(readingGrade(saying.replaceAll(/\{\w+\}/g, 'It is so.'))).toBeLessThanOrEqual(8)
  })

test('the story for the crew says that help is there only once it is', () => {
  expect(say('GB', stroke, 'what do I tell them').reply.text).toMatch(/Tell them this, or show it to them:\s+\*\*For the crew/)
  expect(say('GB', stroke, 'they are here').reply.text).toMatch(/Good that help is there/)
})

test('"I have not hurt it" tells of no injury, not of relief', () =>
  expect(say('GB', 'my big toe is red hot and swollen and I feel shivery, 58 male', 'no I have not hurt it').reply.text).not.toMatch(
    /better|eased/,
  ))

test.each([
  'heavy left arm and chest pain, 60 m',
  'my 6 month old is choking on a grape, no cry coming out',
  'my 10 month old has something stuck in her throat and is silent',
  'my dad suddenly cant speak and his arm is dead',
  'gran is grey and sweaty with pain across her chest',
])('where an ambulance is right, also one that is only likely, nothing is asked but whether it was called: %s', (words) => {
  const { reply } = say('GB', words)
  expect(reply.triage?.level).toBe('ambulance')
  expect(reply.question?.id).toBe('emergency:called')
})
