import { expect, test } from 'vitest'
import {
  headingOf,
  isNewLevel,
  splitFirstAid,
  splitList,
  splitSteps,
  storyLine,
  withoutLevel,
  withoutList,
  withoutTitle,
  wordsAround,
} from './reply-cards.ts'

test('a card has its own heading, else the words before its list', () => {
  expect(headingOf({ title: 'First aid for a burn', text: '**x**' })).toBe('First aid for a burn')
  expect(headingOf({ text: '**Get help sooner if:**\n\n- you faint' })).toBe('Get help sooner if')
  expect(headingOf({ text: '**What the doctor may do:**\n\n- look' })).toBe('What the doctor may do')
})

test('a level says its title once, in the card', () => {
  const text = '**Call an ambulance now.**\n\nI say this because of one thing: a weak face.'
  expect(withoutTitle(text, 'Call an ambulance now')).toBe('I say this because of one thing: a weak face.')
  expect(isNewLevel({ text }, 'Call an ambulance now')).toBe(true)
  expect(isNewLevel({ text: 'So my advice stays the same: **call 911 now.**' }, 'Call an ambulance now')).toBe(false)
})

test('three steps at once, the others unfold', () => {
  expect(splitSteps(['a', 'b', 'c', 'd'])).toEqual({ first: ['a', 'b', 'c'], more: ['d'] })
  expect(splitSteps(['a']).more).toEqual([])
})

test('what not to do stands apart from the steps', () => {
  expect(splitFirstAid(['Cool it with water for 20 minutes.', 'Do not use ice.', 'Never pop a blister.', 'Note the time.'])).toEqual({
    steps: ['Cool it with water for 20 minutes.', 'Note the time.'],
    doNot: ['Do not use ice.', 'Never pop a blister.'],
  })
})

test('the answers of a checklist do not stand in the question too', () => {
  expect(withoutList('Do you have any of these?\n\n- A stiff neck\n- Fever')).toBe('Do you have any of these?')
  const listed = 'Do you have any of these: a stiff neck or a fever? Or slurred speech?'
  expect(withoutList(listed, ['A stiff neck', 'A fever', 'Slurred speech'])).toBe('Do you have any of these?')
  expect(withoutList(listed, ['A stiff neck', 'A rash']), 'what is not at hand stays in the question').toBe(listed)
  expect(withoutList('How long - about - has it been there?')).toBe('How long - about - has it been there?')
})

test('a line for the crew is split at its first colon alone', () => {
  expect(storyLine('Since: about 2 hours, sudden')).toEqual({ about: 'Since', said: 'about 2 hours, sudden' })
  expect(storyLine('What happened, in their words: "pain: bad"')).toEqual({ about: 'What happened, in their words', said: '"pain: bad"' })
  expect(storyLine('no colon')).toEqual({ about: '', said: 'no colon' })
})

test('what an answer says around its parts is kept', () => {
  const parts = [{ text: 'I noted: a headache.' }, { text: 'How long?' }]
  const text = 'I received your recording.\n\nI noted: a headache.\n\nHow long?\n\nThe outside model gave no answer.'
  expect(wordsAround(text, parts)).toEqual({ before: 'I received your recording.', after: 'The outside model gave no answer.' })
  expect(wordsAround('I noted: a headache.\n\nHow long?', parts)).toEqual({ before: '', after: '' })
  expect(wordsAround('Other words.', parts)).toEqual({ before: '', after: '' })
})

test('the steps do not say again what the card of the level says', () => {
  const steps = ['Book a visit with your doctor in the next few days.', 'Write down what you notice until then.']
  expect(withoutLevel(steps, 'appointment')).toEqual(['Write down what you notice until then.'])
  expect(withoutLevel(['See a doctor today or tomorrow. A walk-in clinic is fine too.'], 'within-24-hours')).toEqual([
    'A walk-in clinic is fine too.',
  ])
  expect(withoutLevel(['Call 911 now.', 'Do not drive.'], 'ambulance')).toEqual(['Do not drive.'])
  expect(withoutLevel(['Call 911 now.'], 'ambulance')).toEqual(['Call 911 now.'])
  expect(withoutLevel(steps, 'self-care')).toEqual(steps)
})

test('what was measured in a video stands apart from the words', () => {
  expect(splitList('I received it.\n\nWhat your browser measured:\n- blinks: 12\n- pace: usual\n\nThis is what I heard: "hi"')).toEqual({
    words: 'I received it.\n\nThis is what I heard: "hi"',
    list: { title: 'What your browser measured', items: ['blinks: 12', 'pace: usual'] },
  })
  expect(splitList('Only words.')).toEqual({ words: 'Only words.', list: null })
})
