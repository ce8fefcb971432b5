import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { compareLevels } from '../src/judge/levels/level-order.ts'
import { loadPack } from '../src/testing/load-pack.ts'
import { foreignLines, levelled } from './foreign-lines.ts'
import { eachOf, readCorpus, readTempting, readWhole } from './read-corpus.ts'
import { readLookAlikes, readSayings } from './read-sayings.ts'

const { learned, held } = readSayings()
const lookAlikes = readLookAlikes()
const rows = [...learned, ...held, ...lookAlikes]
test('each row stands once, under an id of its own and the name of its hand', () => {
  expect(rows.filter(({ id, hand, text }) => !/^[0-9a-f]{12}$/.test(id) || !/^y\d+$/.test(hand) || text.trim() === '')).toEqual([])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const ownHands = new Set(held.map(({ hand }) => hand))
  expect(learned.filter(({ hand }) => ownHands.has(hand))).toEqual([])
})

test('an id is the hash of the words', () => {
  const hashOf = (text: string) => createHash('sha256').update(levelled(text)).digest('hex').slice(0, 12)
  const plain = rows.filter(({ text }) => /^[\x20-\x7e]*$/.test(text))
  expect(plain.filter(({ id, text }) => id !== hashOf(text))).toEqual([])
})

test('facts are findings of the knowledge; who was asked for one names one', () => {
  const known = new Set(loadPack().findings.map(({ id }) => id))
  const sayings = [...learned, ...held]
  const isUnknown = (fact: string) => !/^o?[+-]/.test(fact) || !known.has(fact.replace(/^o?[+-]/, ''))
  expect(sayings.filter(({ facts }) => facts.flatMap(eachOf).some(isUnknown))).toEqual([])
  expect(sayings.filter(({ isWhole, facts }) => !isWhole && (facts.length !== 1 || !facts[0]?.startsWith('+')))).toEqual([])
})

test('levels of look-alikes are in order, and most of them are no crisis', () => {
  expect(lookAlikes.filter(({ levels }) => compareLevels(levels[0], levels[1]) > 0)).toEqual([])
  expect(lookAlikes.filter(({ crisis }) => crisis === null).length).toBeGreaterThan(lookAlikes.length / 2)
})

test('what is learned from holds no sentence of the sets that measure', () => {
  const foreign = foreignLines()
  const measuring = readTempting()
  const own = [...measuring.open, ...measuring.sealed, ...measuring.others, ...measuring.held, ...readWhole(), ...held]
  const known = new Set([...own.map(({ text }) => levelled(text)), ...readCorpus().messages.map(({ text }) => levelled(text))])
  expect(learned.filter(({ text }) => foreign.has(levelled(text)) || known.has(levelled(text))).map(({ id }) => id)).toEqual([])
})
