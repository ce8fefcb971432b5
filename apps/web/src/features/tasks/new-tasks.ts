import type { Session } from '../../session/create-session.ts'
import type { Task } from '../../session/task.ts'

/** How many tasks came with an answer and were not looked at yet. */
export const countNew = (tasks: readonly Task[]): number => tasks.filter(({ isNew, completed }) => isNew && !completed).length

/** The list of tasks is looked at: none of them is new any more. */
export async function lookAtTasks(session: Pick<Session, 'getState' | 'updateTask'>): Promise<void> {
  for (const task of session.getState().tasks) if (task.isNew) await session.updateTask({ ...task, isNew: false })
}
