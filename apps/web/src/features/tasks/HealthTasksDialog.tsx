import type { Task } from '../../session/task.ts'
import { useUser } from '../../session/use-user.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { tasksIcon, trashIcon } from '../../ui/icons.ts'
import { isStanding } from './tasks-from-reply.ts'
import { toggleTask } from './toggle-task.ts'

/** The list of health tasks, each to be ticked off. */
export function HealthTasksDialog({ onClose }: { onClose: () => void }) {
  const { tasks } = useUser()
  const pending = tasks.filter((each) => !each.completed)
  // What was meant for this patient comes before what is said to everybody.
  const own = pending.filter((each) => !isStanding(each))
  const general = pending.filter(isStanding)
  const completed = tasks.filter((each) => each.completed)
  return (
    <Dialog title="Health Tasks" subtitle={`${pending.length} pending, ${completed.length} completed`} onClose={onClose}>
      {tasks.length === 0 && (
        <EmptyState icon={tasksIcon} title="No tasks yet" hint="Complete a consultation to get personalized recommendations" />
      )}
      {pending.length > 0 && (
        <section className="mb-5 grid gap-2">
          <h3 className="font-bold">Pending Tasks</h3>
          <TaskList tasks={own} />
          {general.length > 0 && own.length > 0 ? (
            <Disclosure summary={`General advice (${general.length})`}>
              <TaskList tasks={general} />
            </Disclosure>
          ) : (
            <TaskList tasks={general} />
          )}
        </section>
      )}
      {completed.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-bold">Completed Tasks</h3>
          <TaskList tasks={completed} />
        </section>
      )}
    </Dialog>
  )
}

function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const { session } = useUser()
  if (tasks.length === 0) return null
  return (
    <ul className="grid gap-2">
      {tasks.map((task) => (
        <li key={task.id} className="flex items-center gap-1 rounded-xl border border-line pl-1">
          <label htmlFor={`task-${task.id}`} className="flex min-h-14 grow items-center gap-3 py-2 pl-3">
            <input
              id={`task-${task.id}`}
              type="checkbox"
              className="size-6 shrink-0"
              checked={task.completed}
              onChange={() => session.updateTask(toggleTask(task, new Date()))}
            />
            <span className="grid gap-0.5">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className={task.completed ? 'text-soft line-through' : 'font-medium'}>{task.title}</span>
                {task.priority === 'high' && <Badge tone="red">Important</Badge>}
              </span>
              <span className="text-sm text-soft">{detailsOf(task)}</span>
            </span>
          </label>
          <IconButton label={`Remove task: ${task.title}`} icon={trashIcon} onClick={() => session.removeTask(task.id)} />
        </li>
      ))}
    </ul>
  )
}

function detailsOf(task: Task): string {
  const done = task.completedAt && `done on ${new Date(task.completedAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}`
  return [task.description, task.duration, task.frequency, task.source, done].filter(Boolean).join(' · ')
}
