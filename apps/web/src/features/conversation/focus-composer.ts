import type { MouseEvent } from 'react'

export const composerId = 'message'

/** Puts a focus that would be lost where the patient goes on: into the input bar, unless that would open a phone's keyboard over the answer. */
export function focusComposer() {
  if (document.activeElement !== document.body && document.activeElement !== null) return
  if (matchMedia('(pointer: fine)').matches) document.getElementById(composerId)?.focus({ preventScroll: true })
  else document.getElementById('conversation')?.focus({ preventScroll: true })
}

/**
 * For what lies at hand beside the input bar: a press on it leaves the focus where it is. Else the bar at a phone's foot, which is away while a
 * message is typed, would come back under the finger, and the press would be lost.
 */
export function keepTyping(event: MouseEvent) {
  const composer = document.getElementById(composerId)
  if (document.activeElement === composer && event.target !== composer) event.preventDefault()
}
