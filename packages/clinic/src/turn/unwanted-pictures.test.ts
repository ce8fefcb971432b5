import { expect, test } from 'vitest'
import { last } from './testing/talk.ts'

const pictures = [
  ['I keep having pictures in my head of hurting my baby', 'I would never'],
  ['I get images of throwing my newborn down the stairs and I hate it', 'no, never'],
  ['I have horrible thoughts of smothering my baby son', 'No'],
  ['had my baby 5 weeks ago, flashes of stabbing him with the kitchen knife go through my mind', 'of course not, I love him'],
  ['I keep imagining I could drown my baby in the bath, it scares me', 'no no, I would never hurt her'],
  ['unwanted thoughts about harming my baby', 'no i would never do it, no voices'],
  ['i keep picturing myself shaking my 6 week old', 'never in a million years'],
  ['what if I hurt my baby, the thought keeps coming', 'no I would never'],
  ['scary visions of my baby falling down the stairs because of me', 'I would never do that'],
  ['I had him two weeks ago and keep having pictures in my head of hurting my baby', 'never'],
] as const

test.each(pictures)('pictures that come unwanted are asked about straight out: %s', (told) => {
  const { reply } = last(told)
  expect(reply.crisis?.kind).toBe('harm-to-others')
  expect(reply.question?.text).toContain('might really do it')
  expect(reply.triage?.level).toBe('within-24-hours')
})

test.each(pictures)('after a plain no the level, a person and a number stay: %s | %s', (told, no) => {
  const { case: after, reply } = last(told, no)
  expect(reply.crisis).toBeNull()
  expect(reply.triage?.level).toBe('within-24-hours')
  expect(reply.text).toMatch(/midwife, health visitor or GP within a day/)
  expect(reply.text).toMatch(/\(116 123\).*999/)
  expect(after.held.some(({ rule }) => rule === 'unwanted-pictures')).toBe(true)
})

test.each([
  ['I keep having pictures in my head of hurting my baby', 'yes'],
  ['I have horrible thoughts of smothering my baby son', 'I nearly did it last night'],
  ['I have horrible thoughts of smothering my baby son', 'I hear a voice that tells me to'],
  ['voices tell me to hurt my baby'],
])('a yes or a voice is no plain no: %s | %s', (...words) => {
  const { reply } = last(...words.filter((each) => each !== undefined))
  expect(reply.text).not.toContain('I believe you')
  expect(reply.crisis).not.toBeNull()
})

test.each([
  'horrible pain, cut my hand on a knife with the baby on my arm',
  'my partner shook my baby and I keep seeing pictures of it',
  'i keep having pictures of my baby dying in her sleep so I check her all night',
  'my baby has horrible eczema and cries',
  'had flashes of light in my eye since my baby was born',
  'my baby had pictures taken of her hip',
  'I hit my head, I have a baby',
  'what if my baby gets ill, the thought scares me',
])('what names no harm by the speaker is not asked about as a picture: %s', (words) => {
  expect(last(words).reply.text).not.toContain('might really do it')
})
