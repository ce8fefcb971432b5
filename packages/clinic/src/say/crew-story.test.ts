import { expect, test } from 'vitest'
import { last } from '../turn/testing/talk.ts'

const danger = 'my father is 79, he woke up confused and has a high fever, he takes gliclazide'
const storyAfter = (...words: readonly string[]): string =>
  last(danger, ...words).reply.parts.find(({ kind }) => kind === 'story')?.text ?? ''

test('that help was called is on the page only where somebody said so', () => {
  expect(storyAfter('our neighbour could drive us', 'what do I tell the emergency doctor, make a short list')).toMatch(
    /Done so far: (?!.*(?:called|coming))/,
  )
  expect(storyAfter('I have rung 999, they are on their way', 'what do I tell the emergency doctor, make a short list')).toMatch(
    /Done so far: .*(?:rung|on their way)/,
  )
})

test('nothing is said both to be there and not to be there, and the words end with a clause', () => {
  const long = 'He was fine at supper. He is not hot any more but earlier he was burning. '.repeat(6)
  const story = storyAfter(`no vomiting. ${long}`, 'what do I tell the emergency doctor, make a short list')
  const list = (title: string) => new RegExp(`${title}: (.*)`).exec(story)?.[1]?.split('; ') ?? []
  for (const denied of list('Otherwise')) expect(list('Signs')).not.toContain(denied.replace(/^(?:no|not) /, ''))
  expect(story).toMatch(/in their words: "[^"]*(?:[.,;] ?\.\.\.|[^.]|\.)"/)
  expect(story).not.toMatch(/\b\w{1,2} \.\.\."/)
})

test.each([
  ['my dad is 81 and has got confused since this morning', /Who: your dad \(male\), 81\n[\s\S]*Since: this morning/],
  ["my nan's 90 and she collapsed at quarter past two", /Who: your nan \(female\), 90\n[\s\S]*Since: quarter past two/],
  ["my husband woke up at 6 with a numb arm, he's 66", /Who: your husband \(male\), 66\n[\s\S]*Since: 6/],
  ['my son 4yrs old swallowed a battery last night', /Who: your son \(male\), 4\n[\s\S]*Since: last night/],
  ['I am 8 weeks pregnant and have a bad pain on one side since lunchtime', /Since: lunchtime/],
  [
    'my mum is in her seventies, her face drooped 20 minutes ago',
    /Who: your mum \(female\), in the seventies\n[\s\S]*Since: about 20 minutes/,
  ],
  ['crushing chest pain for an hour, I am a man of 58', /Who: man, 58\n[\s\S]*Since: about an hour/],
])('the age and the time stand as they were told: %s', (words, told) => {
  const { text } = last(words, 'what do I tell the ambulance, make a short list').reply
  expect(text).toMatch(told)
})

test.each([
  [['it started at 2pm'], /Since: 2pm/],
  [['it started at 2pm', 'my wife is with me'], /Since: 2pm/],
  [['it started at 2pm', 'sorry, it started at 3pm'], /Since: 3pm/],
  [['yes', 'about half two'], /Since: half two/],
  [['last seen normal at 11pm, found him like this at 7am'], /Since: 7am \(last well at 11pm\)/],
  [['my appointment is at 4pm'], /Since: not told/],
  [['the taxi comes at 3pm'], /Since: not told/],
  [['it did not start at 2pm'], /Since: not told/],
  [['im 58 and on apixaban', 'took 300mg aspirin at 2.25'], /58[\s\S]*apixaban[\s\S]*Done so far: took 300mg aspirin at 2\.25/],
  [['used the pen at 3.10pm'], /Since: not told[\s\S]*Done so far: used the pen at 3\.10pm/],
])('what is told while help is on its way stands on the page: %s', (words, told) => {
  const { parts } = last('crushing chest pain into left arm, sweating', ...words, 'they are here').reply
  expect(parts.find(({ kind }) => kind === 'story')?.text).toMatch(told)
})
