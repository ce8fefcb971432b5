import { readCorpus, rowsIn, textOf } from './read-corpus.ts'

/** A message of the corpus, by its id, and whom it is about: "self", the word that names the patient, or the pronoun where none does. */
export interface PatientRow {
  id: string
  hand: string
  text: string
  patient: string
}

/** First messages with the person they are about, as hands read them: to learn from. Where a row has no text, it is that of the message of its id. */
export function readPatients(): readonly PatientRow[] {
  const texts = new Map(readCorpus().messages.map(({ id, text }) => [id, text]))
  return rowsIn<Omit<PatientRow, 'text'> & { text?: string }>(textOf('patients.jsonl')).map((row) => ({
    ...row,
    text: row.text ?? texts.get(row.id) ?? '',
  }))
}
