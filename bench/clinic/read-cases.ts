import { readFileSync } from 'node:fs'

/** A row of a case file, as its sources write it; the fields differ by source. */
export interface CaseRow {
  id: string
  source: string
  age: number | null
  sex: 'F' | 'M' | null
  chief?: string | null
  text?: string | null
  absent?: readonly string[] | null
  pmh?: unknown
  fh?: unknown
  sh?: unknown
  ros?: unknown
  symptoms?: unknown
  findings?: readonly (readonly [string, 'present' | 'absent'])[] | null
  gold_dx?: string | null
  gold_triage?: string | null
}

/** What a simulated patient may know: never the id, the source or the gold. */
export interface PatientStory {
  age: number | null
  sex: 'female' | 'male' | null
  chief: string
  /** The vignette in sentences, in order. */
  sentences: readonly string[]
}

/** The rows of a .jsonl file; empty lines are skipped. */
export function readCases(file: string): CaseRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as CaseRow)
}

/** All strings inside a value, whatever its shape. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

/** The story of a row: text, symptoms, absent findings and histories, whichever it has. */
export function storyOf(row: CaseRow): PatientStory {
  const findings = row.findings?.map(([name, state]) => (state === 'absent' ? `No ${name}` : name)) ?? []
  const parts = [
    row.text,
    ...stringsIn(row.symptoms),
    ...findings,
    ...stringsIn(row.ros),
    ...(row.absent ?? []),
    ...stringsIn(row.pmh).map((text) => `Past medical history: ${text}`),
    ...stringsIn(row.fh).map((text) => `Family history: ${text}`),
    ...stringsIn(row.sh).map((text) => `Social history: ${text}`),
  ]
  const sentences = parts.flatMap((part) => (part ? sentencesOf(part) : []))
  const chief = row.chief || stringsIn(row.symptoms)[0] || row.findings?.find(([, state]) => state === 'present')?.[0] || sentences[0] || ''
  return {
    age: row.age,
    sex: row.sex === 'F' ? 'female' : row.sex === 'M' ? 'male' : null,
    chief,
    sentences,
  }
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** The whole story as one message. */
export function wholeStory(story: PatientStory): string {
  const chief = story.chief === '' || story.sentences[0] === story.chief ? [] : [story.chief]
  return [...chief, ...story.sentences].map((sentence) => (/[.!?;,]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')
}
