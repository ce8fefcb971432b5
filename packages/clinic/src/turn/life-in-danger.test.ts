import { expect, test } from 'vitest'
import { last, talk } from './testing/talk.ts'

const baby = 'my grandson of 5 months has had a cold for three days, he sucks in under the ribs and will not feed'
const child = 'my daughter is 6, she has a high fever and purple spots that do not fade'
const heart = 'dad is 70, a heavy tight chest for an hour and a cold sweat'
const aid = (...words: readonly string[]) => last(...words).reply.parts.find(({ kind }) => kind === 'firstAid')?.title

test.each([
  [baby, 'hes not breathing now i dont think', /baby who is not breathing/],
  [baby, 'HE HAS STOPPED BREATHING', /baby who is not breathing/],
  [baby, 'i cant see his chest moving any more', /baby who is not breathing/],
  [baby, 'oh god hes gone blue and floppy', /baby who is not breathing/],
  [baby, 'there is no breath coming out of him', /baby who is not breathing/],
  [child, "she isn't breathing!!", /child who is not breathing/],
  [child, 'she has stopped breathing what now', /child who is not breathing/],
  [child, 'no pulse that I can find', /child who is not breathing/],
  [heart, 'dad has gone down and hes only gasping', /does not wake and does not breathe/],
  [heart, 'his heart has stopped i think', /does not wake and does not breathe/],
  [heart, 'he is no longer breathing', /does not wake and does not breathe/],
  [heart, 'I cant find a pulse', /does not wake and does not breathe/],
  [heart, 'he has just keeled over and wont wake', /does not wake but breathes/],
  [heart, 'dad is unconscious now', /does not wake but breathes/],
  [heart, 'no reaction from him at all, cant rouse him', /does not wake but breathes/],
  [heart, 'he collapsed, he isnt responding', /does not wake but breathes/],
  [child, 'shes having a fit now', /a fit/],
  [child, 'her eyes rolled back and she went stiff', /a fit/],
  [child, 'shaking all over, wont answer me', /a fit/],
  [child, 'she has started fitting', /a fit/],
  [heart, 'now he is choking on the tablet', /choking/],
  [baby, 'hes choking on his milk', /baby who chokes/],
  [heart, 'he fell and blood is pouring from his arm', /heavy bleeding/],
  [heart, 'cut himself falling, I cant stop the bleeding', /heavy bleeding/],
  [heart, 'he cut his hand on the glass and it is soaking through the second towel', /heavy bleeding/],
])('news of life in danger brings its card at once: %#', (told, news, title) => {
  const { reply } = last(told, 'I have rung them, they are sending one', news)
  const [first, second, ...rest] = reply.parts
  expect([first?.kind, second?.kind, rest.length]).toEqual(['level', 'firstAid', 0])
  expect(second?.title).toMatch(title)
  expect(reply.triage?.level).toBe('ambulance')
  expect(reply.question).toBeNull()
})

test.each([
  [heart, 'is he not breathing properly because of the heart?'],
  [heart, 'what do I do if he stops breathing'],
  [heart, 'he stopped breathing for a few seconds in his sleep last year'],
  [baby, 'he is not breathing so fast any more'],
  [heart, 'he is not choking or anything'],
  [child, 'her brother had a fit years ago'],
  [heart, 'I am not bleeding, nobody is'],
  [heart, 'we are not going to stop breathing exercises just for this'],
])('what only sounds like it brings no such card: %#', (told, news) =>
  expect(last(told, news).reply.parts[0]?.text).not.toMatch(/do this now/),
)

test('at first word the card is that of the age, and never that of a drug', () => {
  expect(aid('my 4 year old is not breathing')).toBe('First aid for a child who is not breathing')
  expect(aid('my baby isnt breathing')).toBe('First aid for a baby who is not breathing')
  expect(aid('my husband is 60, he collapsed and has stopped breathing')).toMatch(/does not wake and does not breathe/)
})

test('who breathes again is laid on the side and watched', () => {
  const turns = talk({}, baby, 'he is not breathing', 'hes breathing again')
  expect(turns.at(-1)?.reply.text).toMatch(/on the side|onto the side/)
  expect(turns.at(-1)?.reply.text).toMatch(/999/)
  expect(turns.at(-1)?.reply.triage?.level).toMatch(/ambulance|emergency/)
})
