import { expect, test } from 'vitest'
import { isEmergency } from '../judge/levels/level-order.ts'
import { last, levelAfter } from './testing/talk.ts'

const isDanger = (level: string) => level === 'ambulance' || level === 'emergency-department'

test.each([
  ['i have chest pain when i walk up hills and i am 60', 'sorry, i meant my calf hurts, not my chest'],
  ['his foot is pointing backwards', 'sorry i meant his shoe'],
  ['his foot is pointing backwards', 'not his foot, his shoe'],
  ['he is choking on a grape', 'i meant joking'],
  ['he is choking on a grape', 'joking not choking'],
  ['my leg is bent the wrong way', 'sorry autocorrect, my peg'],
  ['acid all over my hands', 'sorry, i meant hand gel'],
  ['there was blood everywhere', 'sorry i meant ketchup'],
  ['there was blood everywhere', 'wrong word, paint'],
  ['i have sudden worst headache ever', 'i meant backache'],
  ['my face is drooping on one side', 'oh no typo, i meant my shoulder is drooping'],
])('a level falls with the word it rested on: %s | %s', (told, meant) => {
  expect(isDanger(levelAfter(told))).toBe(true)
  expect(isDanger(levelAfter(told, meant))).toBe(false)
})

test.each([
  ['my finger is off', 'i meant my thumb'],
  ['his foot is pointing backwards', 'i meant his ankle'],
  ['his foot is pointing backwards', 'typo, foot*'],
  ['acid all over my hands', 'sorry i meant my arms'],
  ['my wife has crushing chest pain', 'i mean its just wind'],
  ['my wife has crushing chest pain', 'maybe it is just wind'],
  ['my wife has crushing chest pain', 'its probably heartburn'],
  ['my wife has crushing chest pain', 'i meant it is probably heartburn'],
  ['my wife has crushing chest pain', 'i dont want it to be her heart'],
  ['my wife has crushing chest pain', 'its only heartburn, i was wrong'],
  ['my wife has crushing chest pain', 'sorry, i meant it is getting worse'],
  ['my wife has crushing chest pain', 'sorry i meant severe'],
  ['my wife has crushing chest pain', 'i meant it hurts'],
  ['my wife has crushing chest pain', 'i meant my mother'],
])('what puts no other thing in its place takes nothing: %s | %s', (told, plea) => {
  const { case: after, reply } = last(told, plea)
  expect(isDanger(reply.triage?.level ?? 'none')).toBe(true)
  expect(after.meant).toBeUndefined()
})

const names = [
  ['my wife has crushing chest pain', 'sorry wrong word, it is heartburn'],
  ['my wife has crushing chest pain', 'its heartburn, not chest pain'],
  ['my wife has crushing chest pain', 'wrong thing sorry, indigestion'],
  ['my chest feels like an elephant is sitting on it', 'ignore that, panic attack'],
  ['my mum has slurred speech and her face is drooping', 'typo. i meant she is drunk'],
  ['he is unconscious', 'i meant asleep'],
  ['he cant breathe', 'i meant he cant sleep'],
  ['my dad has chest pain going down his left arm', 'i said that wrong, he has heartburn'],
] as const

test.each(names)('what may be the same by another name is asked about first, and the level stands: %s | %s', (told, meant) => {
  const { case: asked, reply } = last(told, meant)
  expect(isDanger(reply.triage?.level ?? 'none')).toBe(true)
  expect(reply.question?.id).toBe('checklist:told')
  expect(asked.meant).toBeDefined()
  expect(asked.held.some(({ level }) => isEmergency(level))).toBe(true)
})

test.each(names)('a plain no to it takes the level, a yes or half a no leaves it: %s | %s', (told, meant) => {
  expect(isDanger(levelAfter(told, meant, 'no, none of that'))).toBe(false)
  expect(isDanger(levelAfter(told, meant, 'yes'))).toBe(true)
  expect(isDanger(levelAfter(told, meant, 'no, not really'))).toBe(true)
  expect(isDanger(levelAfter(told, meant, 'i dont know'))).toBe(true)
})

const sounds = [
  ['my skull is splitting out of the blue, never had it like this', "wrong word, it's a migraine"],
  ['feels like my head is going to blow off my neck, sudden', 'I meant a migraine'],
  ["there's something terribly wrong inside my belly, I'm curled up on the floor", 'I meant period pain'],
] as const

test.each(sounds)('what only the words as a whole sound like is asked about first in those words, and no less: %s | %s', (told, meant) => {
  const { case: asked, reply } = last(told, meant)
  expect(asked.held.filter(({ level }) => isEmergency(level)).every(({ rule }) => rule.startsWith('provisional:'))).toBe(true)
  expect(isDanger(reply.triage?.level ?? 'none')).toBe(true)
  expect(reply.question?.text).toContain('as you told me first')
  expect(isDanger(levelAfter(told, meant, 'no'))).toBe(false)
  for (const answer of ['yes', 'yes it is', 'no, not really', 'i dont know']) expect(isDanger(levelAfter(told, meant, answer))).toBe(true)
})

test('what was meant and is nothing of the body puts no story in its place', () => {
  const { case: after, reply } = last('feels like my head is going to blow off my neck, sudden', 'I meant Tuesday')
  expect(isDanger(reply.triage?.level ?? 'none')).toBe(true)
  expect(after.meant).toBeUndefined()
})
