import type { Task } from '../../session/task.ts'

/** The four tasks that the word 'recommend' in a reply brings along. */
export const standingTasks = [
  { title: 'Drink 8 glasses of water daily', type: 'lifestyle' },
  { title: 'Take prescribed medication as directed', type: 'medication' },
  { title: 'Get 7-8 hours of sleep', type: 'lifestyle' },
  { title: 'Monitor symptoms daily', type: 'other' },
] as const satisfies readonly { title: string; type: Task['type'] }[]

/** Whether a task is one of the four that are said to everybody, and not of one answer. */
export const isStanding = (task: Task): boolean => !task.source && standingTasks.some(({ title }) => title === task.title)

/** A recommendation as the task it can become. */
export type Recommendation = Pick<Task, 'type' | 'title' | 'description' | 'priority'>

interface Reply {
  text: string
  /** The structured side of the reply. */
  recommendations: readonly Recommendation[]
  /** Which answer it is, in words. */
  source: string
}

/** The tasks a reply adds: none that is still pending, none twice. */
export function tasksFromReply(reply: Reply, tasks: readonly Task[], makeId: () => string): Task[] {
  const pending = new Set(tasks.filter((each) => !each.completed).map((each) => comparable(each.title)))
  const standing = /recommend/i.test(reply.text)
    ? standingTasks.map((each) => ({ ...each, description: '', priority: 'medium' as const }))
    : []
  const own = reply.recommendations.map((each) => ({ ...each, source: reply.source }))
  const added: Task[] = []
  for (const task of [...standing, ...own]) {
    if (pending.has(comparable(task.title))) continue
    pending.add(comparable(task.title))
    added.push({ id: makeId(), ...task, duration: '', frequency: '', completed: false, completedAt: null, isNew: true })
  }
  return added
}

/** The hour at which the check-in rings, where reminders are switched on. */
const checkInHour = 9

/** The reminder to say how it went, for the day after `now`. */
export function checkInTask(now: Date): Task {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return {
    id: `${now.getTime()}-check-in`,
    type: 'other',
    title: 'Check in with Dr. AI: how are you now?',
    description: `On ${day.toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long' })}`,
    priority: 'medium',
    duration: '',
    frequency: '',
    completed: false,
    completedAt: null,
    remindAt: new Date(day.getFullYear(), day.getMonth(), day.getDate(), checkInHour).toISOString(),
  }
}

const comparable = (title: string): string => title.trim().toLowerCase().replace(/\.$/, '')
