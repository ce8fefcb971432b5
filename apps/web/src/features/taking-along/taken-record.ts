import type { Calls } from '@dr-ai/contract/schemas/calls'
import type { ItemKind } from '@dr-ai/contract/schemas/health-items'
import type { RecordRow } from '@dr-ai/contract/schemas/record-rows'

/** The calls by which a record is taken along and put back. */
type RowCall = 'listRows' | 'restoreRows' | 'restoreFile' | 'downloadDocument'
export type AskForRows = <Name extends RowCall>(
  name: Name,
  options: {
    body?: Calls[Name]['body']
    query?: Readonly<Record<string, string | number | undefined>>
    parameters?: Readonly<Record<string, string>>
  },
) => Promise<Calls[Name]['answer']>

/** A row of the vault as it leaves: the patient's secret is not among them. */
export interface KeptRow {
  collection: string
  id: string
  value: unknown
}

/** `record.json` of a folder: everything, but for the files of documents, which lie beside it. */
export interface TakenRecord {
  format: 'dr-ai-record'
  version: 1
  at: string
  /** What this browser keeps: medications, doses, tasks, profile, settings, the conversation. */
  vault: readonly KeptRow[]
  /** What the server keeps, by collection. */
  rows: Readonly<Record<string, readonly RecordRow[]>>
  /** Where the file of each document lies in the folder. */
  files: Readonly<Record<string, string>>
  /** Ids of rows whose seal did not open any more. */
  damaged: readonly string[]
}

const itemKinds: readonly ItemKind[] = ['problem', 'allergy', 'medication', 'immunisation', 'procedure', 'family', 'result', 'vital']
const collections = ['history', 'document', 'document-text', 'consultation', ...itemKinds.map((kind) => `health.${kind}`)]
/** Rows of one page: a consultation is large. */
const pageSize = 100
/** What belongs to this browser and its secret alone. */
const leftBehind = new Set(['identity', 'audit', 'devices', 'paired-devices', 'sync-rows'])

/** The record as it leaves, with the bytes of its documents. */
export async function gatherRecord(
  ask: AskForRows,
  vault: readonly KeptRow[],
  at: Date,
): Promise<{ record: TakenRecord; documents: { path: string; file: Blob }[] }> {
  const rows: Record<string, RecordRow[]> = {}
  const damaged: string[] = []
  const gather = async (collection: string) => {
    const kept: RecordRow[] = []
    let before: string | undefined
    do {
      const page = await ask('listRows', { query: { collection, limit: pageSize, before } })
      kept.push(...page.rows)
      damaged.push(...(page.damaged ?? []))
      before = page.next_before
    } while (before !== undefined)
    if (kept.length > 0) rows[collection] = kept
    return kept
  }
  for (const collection of collections) {
    const kept = await gather(collection)
    if (collection === 'consultation') for (const { id } of kept) await gather(`exchange.${id}`)
  }
  const files: Record<string, string> = {}
  const documents: { path: string; file: Blob }[] = []
  for (const { id, value } of rows.document ?? []) {
    const path = `documents/${id}-${fileName(value)}`
    files[id] = path
    documents.push({ path, file: await ask('downloadDocument', { parameters: { id } }) })
  }
  const taken = vault
    .filter(({ collection }) => !leftBehind.has(collection))
    .map(({ collection, id, value }) => ({ collection, id, value }))
  return { record: { format: 'dr-ai-record', version: 1, at: at.toISOString(), vault: taken, rows, files, damaged }, documents }
}

function fileName(document: unknown): string {
  const name = document !== null && typeof document === 'object' && 'name' in document ? String(document.name) : 'document'
  return name.replace(/[^\p{L}\p{N}. _-]/gu, '_').slice(-80)
}

/** Characters of one request, and rows. */
const most = { characters: 1_000_000, rows: 500 } as const

/** Puts a record back: rows that are there already stay as they are. Out: how many rows came, and how many were there. */
export async function restoreRecord(
  ask: AskForRows,
  record: TakenRecord,
  fileAt: (path: string) => Uint8Array<ArrayBuffer> | undefined,
  onProgress: (share: number) => void = () => undefined,
): Promise<{ restored: number; known: number; missingFiles: number }> {
  const all = Object.entries(record.rows)
  // A consultation's messages come before it, so that it never stands there without them.
  all.sort(([a], [b]) => Number(a === 'consultation') - Number(b === 'consultation'))
  let restored = 0
  let known = 0
  let missingFiles = 0
  const total = all.reduce((sum, [, rows]) => sum + rows.length, Object.keys(record.files).length)
  let done = 0
  for (const [collection, rows] of all) {
    for (const part of portions(rows)) {
      const answer = await ask('restoreRows', { body: { collection, rows: [...part] } })
      restored += answer.restored
      known += answer.known
      done += part.length
      onProgress(done / total)
    }
  }
  for (const [id, path] of Object.entries(record.files)) {
    const bytes = fileAt(path)
    if (bytes) {
      const body = new FormData()
      body.append('id', id)
      body.append('document', new Blob([bytes]), 'document')
      await ask('restoreFile', { body })
    } else missingFiles++
    onProgress(++done / total)
  }
  return { restored, known, missingFiles }
}

function* portions(rows: readonly RecordRow[]): Generator<RecordRow[]> {
  let portion: RecordRow[] = []
  let characters = 0
  for (const row of rows) {
    const length = JSON.stringify(row).length
    if (portion.length > 0 && (characters + length > most.characters || portion.length >= most.rows)) {
      yield portion
      portion = []
      characters = 0
    }
    portion.push(row)
    characters += length
  }
  if (portion.length > 0) yield portion
}

/** The record that a `record.json` holds; null for any other text. */
export function readTakenRecord(text: string): TakenRecord | null {
  try {
    const record = JSON.parse(text) as TakenRecord
    const isRecord =
      record.format === 'dr-ai-record' &&
      record.version === 1 &&
      Array.isArray(record.vault) &&
      record.vault.every(({ collection, id }) => typeof collection === 'string' && typeof id === 'string' && !leftBehind.has(collection)) &&
      [record.rows, record.files].every((each) => each !== null && typeof each === 'object') &&
      Object.values(record.rows).every(Array.isArray)
    return isRecord ? record : null
  } catch {
    return null
  }
}
