import type { Medication } from './medication.ts'
import type { SessionAction } from './session-state.ts'
import type { Task } from './task.ts'
import type { Change } from './vault.ts'

/** Lists that the shared state shows at once and the vault keeps. */
export function createShownLists(
  dispatch: (action: SessionAction) => void,
  keep: <Item>(collection: string, id: string, change: Change<Item>) => Promise<Item | undefined>,
) {
  async function keepShown<Item extends { id: string }>(action: SessionAction, collection: string, id: string, item: Item | undefined) {
    dispatch(action)
    await keep<Item>(collection, id, () => item)
  }
  return {
    addMedication: (medication: Medication) => keepShown({ type: 'add medication', medication }, 'medications', medication.id, medication),
    updateMedication: (medication: Medication) =>
      keepShown({ type: 'update medication', medication }, 'medications', medication.id, medication),
    removeMedication: (id: string) => keepShown({ type: 'remove medication', id }, 'medications', id, undefined),
    addTask: (task: Task) => keepShown({ type: 'add task', task }, 'tasks', task.id, task),
    updateTask: (task: Task) => keepShown({ type: 'update task', task }, 'tasks', task.id, task),
    removeTask: (id: string) => keepShown({ type: 'remove task', id }, 'tasks', id, undefined),
  }
}
