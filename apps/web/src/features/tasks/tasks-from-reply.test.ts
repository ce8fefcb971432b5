import { expect, test } from 'vitest'
import type { Task } from '../../session/task.ts'
import { type Recommendation, standingTasks, tasksFromReply } from './tasks-from-reply.ts'
import { toggleTask } from './toggle-task.ts'

const four = [
  'Drink 8 glasses of water daily',
  'Take prescribed medication as directed',
  'Get 7-8 hours of sleep',
  'Monitor symptoms daily',
]
const walk: Recommendation = { type: 'exercise', title: 'Walk.', description: '30 minutes', priority: 'high' }
const task = (title: string, completed = false): Task => ({
  id: title,
  type: 'other',
  title,
  description: '',
  priority: 'medium',
  duration: '',
  frequency: '',
  completed,
  completedAt: null,
})
const added = (text: string, recommendations: Recommendation[], tasks: Task[]) => {
  let id = 0
  return tasksFromReply({ text, recommendations, source: 'today' }, tasks, () => `${id++}`)
}

test.each<[string, string, Recommendation[], Task[], string[]]>([
  ['the word adds four', 'I recommend rest', [], [], four],
  ['in any case', 'RECOMMENDATIONS: rest', [], [], four],
  ['no word, none', 'Rest.', [], [], []],
  [
    'what is still pending is not added again',
    'I recommend rest',
    [],
    [task(four[0] ?? ''), task(four[2] ?? '')],
    [four[1] ?? '', four[3] ?? ''],
  ],
  ['what was completed comes again', 'I recommend rest', [], four.map((title) => task(title, true)), four],
  ['structured ones are added too', 'I recommend this', [walk], [], [...four, 'Walk.']],
  ['without the word as well, but none twice', 'Rest.', [walk, walk], [], ['Walk.']],
  ['pending under nearly the same words', 'Rest.', [walk], [task('walk')], []],
])('%s', (_, text, recommendations, tasks, titles) => expect(added(text, recommendations, tasks).map((each) => each.title)).toEqual(titles))

test('the four have their types, medium priority and are pending; the others say where they come from', () => {
  expect(standingTasks.map((each) => each.type)).toEqual(['lifestyle', 'medication', 'lifestyle', 'other'])
  const [first, ...rest] = added('recommend', [walk], [])
  expect(first).toMatchObject({ priority: 'medium', completed: false, completedAt: null })
  expect(first).not.toHaveProperty('source')
  expect(rest.at(-1)).toMatchObject({ ...walk, source: 'today' })
})

test('toggling sets the time and clears it again', () => {
  const done = toggleTask(task('x'), new Date('2026-11-20T10:00:00Z'))
  expect(done).toMatchObject({ completed: true, completedAt: '2026-11-20T10:00:00.000Z' })
  expect(toggleTask(done, new Date())).toMatchObject({ completed: false, completedAt: null })
})
