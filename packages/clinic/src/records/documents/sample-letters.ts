import type { DocumentLine } from './document-lines.ts'

/** "A: penicillin": a line of a sheet that asks by the letters of SAMPLE. */
const labelled = /^\s*([SAMPLE])\s*(?:[:=–-])\s+(?=\S)/
/** Other letters of one line each that must stand by, before A is taken for the allergies. */
const fewest = 3

/**
 * Ambulance crews ask for Signs, Allergies, Medication, Past history, Last meal and Events, and write the letters alone (SAMPLE, as first aid courses teach it).
 * Marks the lines that begin with one, where at least three different ones stand in the document, A and M among them.
 */
export function withSampleLetters(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const letters = lines.map(({ text }) => labelled.exec(text)?.[1])
  const seen = new Set(letters)
  if (!seen.has('A') || !seen.has('M') || [...seen].filter(Boolean).length < fewest) return lines
  return lines.map((line, index) => (letters[index] === undefined ? line : { ...line, isOfSample: true }))
}

const sections = { S: 'other', A: 'allergy', M: 'medication', P: 'history', L: 'other', E: 'other' } as const

/** The part of a letter that a marked line tells of, and where its words begin; null for every other line. */
export function sampleHeading({
  text,
  isOfSample,
}: DocumentLine): { section: (typeof sections)[keyof typeof sections]; length: number } | null {
  const found = isOfSample ? labelled.exec(text) : null
  return found ? { section: sections[found[1] as keyof typeof sections], length: found[0].length } : null
}
