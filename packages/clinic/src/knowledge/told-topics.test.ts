import { expect, test } from 'vitest'
import { toldTopics } from './told-topics.ts'

test.each<[keyof typeof toldTopics, string]>([
  ['blood-tested', 'My haemoglobin was 99 in September'],
  ['blood-tested', 'The nurse took bloods and they came back low'],
  ['blood-tested', 'I have had the blood test already'],
  ['drained', 'The surgeon opened it up yesterday'],
  ['drained', 'they lanced the boil on Sunday'],
  ['drained', 'the tooth was pulled this morning'],
  ['tetanus-done', 'my tetanus is up to date'],
  ['tetanus-done', 'I got a tetanus jab in spring'],
  ['closed', 'they put four stitches in'],
  ['closed', 'The nurse glued it'],
  ['tick-out', 'I pulled the tick out with tweezers'],
  ['meatless', 'I have been a vegan for years'],
  ['meatless', 'she does not eat meat'],
])('what was done is heard as done (%s): %s', (topic, prose) => expect(toldTopics[topic].test(prose)).toBe(true))

test.each<[keyof typeof toldTopics, string]>([
  ['blood-tested', 'I am waiting for my blood test'],
  ['blood-tested', 'Should I get my ferritin done?'],
  ['blood-tested', 'They never took bloods'],
  ['drained', 'It has not been drained yet'],
  ['drained', 'I feel drained'],
  ['tetanus-done', 'I do not know when I had tetanus'],
  ['tetanus-done', 'do I need a tetanus booster?'],
  ['closed', 'does it need stitches?'],
  ['tick-out', 'the tick will not come out'],
  ['meatless', 'I am not a vegetarian'],
])('what is planned, asked or denied is not done (%s): %s', (topic, prose) => expect(toldTopics[topic].test(prose)).toBe(false))
