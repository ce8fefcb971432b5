import type { Task } from '../../session/task.ts'

/** Flips a task: completing sets the time, un-completing clears it. */
export function toggleTask(task: Task, now: Date): Task {
  return { ...task, completed: !task.completed, completedAt: task.completed ? null : now.toISOString() }
}
