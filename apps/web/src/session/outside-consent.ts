import type { Settings } from './settings.ts'

/** The consultation that has not begun yet. */
const next = 'next'

/** A consultation by its first message of the patient, which stays the same after a reload. */
export function consultationKey(messages: readonly { kind: string; id: string }[]): string {
  return messages.find(({ kind }) => kind === 'patient')?.id ?? next
}

/** Whether the patient lets the outside model take part in this consultation. A yes before the first message is for that one. */
export function maySpeakOutside({ outsideModel, outsideModelFor }: Settings, messages: readonly { kind: string; id: string }[]): boolean {
  if (outsideModel === 'never' || outsideModelFor === null) return false
  const isFirst = messages.filter(({ kind }) => kind === 'patient').length <= 1
  return outsideModelFor === consultationKey(messages) || (outsideModelFor === next && isFirst)
}
