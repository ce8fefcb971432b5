export const composerId = 'message'

/** Puts a focus that would be lost where the patient goes on: into the input bar, unless that would open a phone's keyboard over the answer. */
export function focusComposer() {
  if (document.activeElement !== document.body && document.activeElement !== null) return
  if (matchMedia('(pointer: fine)').matches) document.getElementById(composerId)?.focus({ preventScroll: true })
  else document.getElementById('conversation')?.focus({ preventScroll: true })
}
