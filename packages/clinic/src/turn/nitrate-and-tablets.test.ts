import { expect, test } from 'vitest'
import { last } from './testing/talk.ts'

const chest = '55 male, a tight heavy chest for an hour, sweating, into my jaw'

test.each([
  ['Took a viagra saturday if it matters, ha', /24 hours of Viagra/],
  ['I had sildenafil last night', /24 hours of Sildenafil/],
  ['took a cialis yesterday. can I use my gtn', /48 hours of Cialis/],
  ['I use tadalafil at weekends', /48 hours of Tadalafil/],
  ['had a levitra on friday, is that a problem', /24 hours of Levitra/],
])('a tablet that forbids the spray is named and answered: %s', (words, said) => {
  for (const before of [[], ['Sue rang 999']]) {
    const { text } = last(chest, ...before, words).reply
    expect(text).toMatch(said)
    expect(text).toMatch(/GTN/)
    expect(text).not.toMatch(/may be used as the doctor said/)
  }
})

test.each([`${chest}. I took viagra last night`, `${chest}, and I had a cialis on friday`])(
  'the first aid does not advise the spray beside such a tablet: %s',
  (words) => {
    const { text } = last(words).reply
    expect(text).toMatch(/No heart spray/)
    expect(text).not.toMatch(/may be used as the doctor said/)
  },
)

test('somebody else’s spray is refused for both reasons', () =>
  expect(last(chest, 'I had a viagra saturday', "Sue's mate has some angina spray next door, shall I have a squirt?").reply.text).toMatch(
    /No, leave the spray: it is not yours\. And within 24 hours of Viagra/,
  ))

test.each(['I have never taken viagra', 'no viagra or anything like that', 'my GTN spray is in the drawer'])(
  'where none was taken the spray stays as it was: %s',
  (words) => expect(last(chest, words).reply.text).not.toMatch(/No heart spray|It does matter/),
)
