import type { Session } from '../../session/create-session.ts'
import { notify } from '../../ui/notices.ts'
import { type Recommendation, tasksFromReply } from './tasks-from-reply.ts'

export interface RecommendingReply {
  at: string
  text: string
  recommendations: readonly Recommendation[]
  /** In an emergency or a crisis nothing may draw the eye away from the card. */
  isUrgent: boolean
}

let made = 0
/** Ids that sort in the order in which the tasks were made, over all tabs unlike. */
const makeTaskId = (): string => `${Date.now()}-${String(made++ % 1_000).padStart(3, '0')}-${crypto.randomUUID().slice(0, 8)}`

/** Adds the tasks that a new reply brings along, says so, and offers to take them back. */
export async function addReplyTasks(session: Session, { at, isUrgent, ...reply }: RecommendingReply): Promise<void> {
  const source = `From the answer of ${new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })}`
  const added = tasksFromReply({ ...reply, source }, session.getState().tasks, makeTaskId)
  if (added.length === 0) return
  for (const task of added) await session.addTask(task)
  if (isUrgent) return
  notify({
    tone: 'info',
    // In one line on a phone: it hangs over the verdict.
    text: `${added.length} health ${added.length === 1 ? 'task' : 'tasks'} added.`,
    action: { label: 'Undo', run: () => void Promise.all(added.map((task) => session.removeTask(task.id))) },
  })
}
