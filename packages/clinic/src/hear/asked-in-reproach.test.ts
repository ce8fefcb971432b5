import { expect, test } from 'vitest'
import { askedInReproach } from './asked-in-reproach.ts'

test.each([
  ["you didn't say whether to go on with the drops", 'should i go on with the drops?'],
  ['but you never told me how long to rest it', 'how long to rest it?'],
  ["You still haven't answered if i can fly", 'should i fly?'],
  ["I didn't say it was hot", "I didn't say it was hot"],
  ['you did not say that', 'you did not say that'],
  ['I asked you whether she can swim on Sunday', 'can she swim on Sunday?'],
])('what was left unsaid is asked for: %s', (words, asked) => expect(askedInReproach(words)).toBe(asked))

const asked = [
  { text: 'can he wear his old skates?', isAnswered: false },
  { text: 'may I put a plaster on it?', isAnswered: false },
  { text: 'how long will it hurt?', isAnswered: true },
]
test.each([
  ['You never said anything about the skates.', 'can he wear his old skates?'],
  ['I asked about the plaster. Yes or no please', 'may I put a plaster on it?'],
  ['you have not answered my question', 'may I put a plaster on it?'],
  ['that is not what I asked', 'may I put a plaster on it?'],
  ['Asking you this for the 4th time', 'may I put a plaster on it?'],
  ['ye still havenae telt me aboot his skates', 'can he wear his old skates?'],
  ["You've not said owt about plasters", 'may I put a plaster on it?'],
  ['I asked you one simple thing and got a speech', 'may I put a plaster on it?'],
  ['answer me in one word please', 'may I put a plaster on it?'],
  ['Yes or no: can he skate on Friday?', 'can he skate on Friday?'],
  ['bandage it or leave it be, which is it', 'bandage it or leave it be. may I put a plaster on it?'],
  ['the big plaster then, ok or not?', 'the big plaster then. may I put a plaster on it?'],
  ['hello are you there? you have not answered my question', 'may I put a plaster on it?'],
  ['third time of asking. He is 9 by the way', 'He is 9 by the way. may I put a plaster on it?'],
  ['well? yes or no', 'may I put a plaster on it?'],
  ['third time asking, do I bandage the ankle or leave it', 'do I bandage the ankle or leave it'],
  ["you didn't say about the laces", 'what about the laces?'],
  ["I didn't answer the phone", "I didn't answer the phone"],
  ['she never said about it at school', 'she never said about it at school'],
])('a reproach goes back to the question that it means: %s', (words, question) => expect(askedInReproach(words, asked)).toBe(question))

test('who brought no question and got no answer wants to know what to do', () =>
  expect(askedInReproach('you have not answered the matter I came with', [])).toBe('what is it and what should i do?'))

test('what is pressed for of a medicine is asked of what the message names', () =>
  expect(askedInReproach('Yes or no then: the red tablet with my asthma', [{ text: 'may I take it?', isAnswered: true }], true)).toBe(
    'the red tablet with my asthma?',
  ))
