import { expect, test } from 'vitest'
import { emptySession } from '../../session/session-state.ts'
import { task } from '../../session/testing/create-browser.ts'
import { countNew, lookAtTasks } from './new-tasks.ts'

test('tasks of an answer are new until they are done or the list was opened', async () => {
  let tasks = [task('own'), task('first', { isNew: true }), task('second', { isNew: true }), task('done', { isNew: true, completed: true })]
  expect(countNew(tasks)).toBe(2)
  await lookAtTasks({
    getState: () => ({ ...emptySession, tasks }),
    updateTask: async (changed) => {
      tasks = tasks.map((each) => (each.id === changed.id ? changed : each))
    },
  })
  expect(countNew(tasks)).toBe(0)
  expect(tasks.map(({ id }) => id)).toEqual(['own', 'first', 'second', 'done'])
})
