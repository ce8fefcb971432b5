import type { PartingKind } from '../hear/parting.ts'
import type { TriageLevel } from '../knowledge/schema.ts'

/** The first words of a goodbye, by who is ill; `{who}` is "your daughter". */
export const partingWords: Readonly<Record<'self' | 'other' | 'grief', readonly string[]>> = {
  self: ['I hope you feel better soon.', 'Look after yourself, and get well soon.', 'All the best to you.'],
  other: ['I hope {who} is better soon.', 'All the best to {who}, and to you.', 'Look after {who}, and yourself as well.'],
  grief: ['Be good to yourself.', 'I am glad you wrote to me.', 'I am thinking of you.'],
}

/** What comes before them, by what was said. */
export const partingOpenings: Readonly<Record<PartingKind, readonly string[]>> = {
  going: ['Good, off you go, and a safe journey.', 'That is right, go.'],
  promise: ['That is a good plan.', 'Good, do that.'],
  bye: ['Goodbye for now.', 'Take care.', 'Bye, then.'],
  thanks: ['You are welcome.', 'Gladly.', 'Any time.'],
  enough: ['All right.', 'Good.', 'Very well.'],
}
export const kindOpening: readonly string[] = [
  'That is kind of you, thank you.',
  'Thank you, that does me good to hear.',
  'And all good wishes to you.',
]
export const nightOpening: readonly string[] = ['Good night, and sleep well.', 'I hope you get a good night.', 'Rest well.']

/** The one thing to keep in mind, by the level that stands. */
export const partingLines: Readonly<Partial<Record<TriageLevel, string>>> = {
  'within-24-hours': 'Please let a doctor have that look today or tomorrow, and go at once if it gets much worse.',
  appointment: 'Do book that visit, and go sooner if it gets worse.',
  'self-care': 'If it gets worse, or does not go the way I said, have it looked at or write to me again.',
}
export const goingLine = 'Tell them there what you told me. If it gets worse on the way, call {number}.'
export const promiseLine = 'If it gets worse before then, do not wait for it.'
export const unfinishedLine =
  'We had not quite finished, so I cannot say yet how soon it should be seen: if it gets worse or does not settle, ask a doctor, or come back here.'
export const griefLine = 'If the days or the nights get too dark, {line} is there at any hour, and so am I.'
export const nothingLine = 'Come back whenever you need me.'
