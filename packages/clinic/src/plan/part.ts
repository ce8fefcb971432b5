/** The typed pieces of a reply, in the order they are said; the screen draws cards of them, the voice speaks their text. */
export const partKinds = [
  'level',
  'firstAid',
  'crisis',
  'answer',
  'obstacle',
  'sympathy',
  'understood',
  'notUnderstood',
  'corrected',
  'question',
  'story',
  'cause',
  'action',
  'warning',
  'expect',
  'next',
] as const
export type PartKind = (typeof partKinds)[number]

export interface Part {
  kind: PartKind
  /** What is said, in a small part of Markdown; `response` is these texts, one after another. */
  text: string
  /** A heading for the card, where it has one of its own. */
  title?: string
  /** The lines of a list, without their bullets. */
  items?: readonly string[]
  /** Only on warnings: call at once, or see a doctor sooner. */
  urgency?: 'now' | 'sooner'
  /** Only on levels: true while the level rests on a likely cause and not yet on a sign. */
  isProvisional?: boolean
  /** The place of the clause of the message that this part answers. */
  clause?: number
}
