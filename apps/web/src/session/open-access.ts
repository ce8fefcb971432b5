/** In the vault: whether anybody may look at the medications, so that the browser leaves a copy for them. */
export const openAccessPlace = { collection: 'open-access', id: 'medications' } as const

export interface OpenAccess {
  isOpen: boolean
}
