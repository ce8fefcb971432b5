/** How the records of a collection come together from several devices. */
interface SharedKind {
  /** Whether a record that was deleted is gone for good; else it may be written anew under the same name. */
  isDeletedForGood: boolean
  /** Lists whose entries are each a field, so that what two devices add stands together. */
  sets: readonly string[]
}

/** Where the vault keeps, beside each record, the row that the devices share. */
export const shadowCollection = 'sync-rows'

/** The collections of the vault that the patient's devices share. */
export const sharedKinds: Readonly<Record<string, SharedKind>> = {
  // First, so that a stock is counted when its doses are here.
  intakes: { isDeletedForGood: false, sets: [] },
  'logged-doses': { isDeletedForGood: false, sets: [] },
  medications: { isDeletedForGood: true, sets: [] },
  tasks: { isDeletedForGood: true, sets: [] },
  profile: { isDeletedForGood: false, sets: ['allergies', 'conditions'] },
  persons: { isDeletedForGood: true, sets: [] },
  'paired-devices': { isDeletedForGood: true, sets: [] },
}
