/** A row's mark (row-mark.ts): the end of its seal, but of large rows. */
const mark =
  'collection, id, at, version, octet_length(sealed) AS byte_count, CASE WHEN octet_length(sealed) <= 65536 THEN substr(sealed, octet_length(sealed) - 15, 16) END AS seal_end'

/** The statements of the records, the same for every engine: `$1` parameters, and but for facts and samples every one with the patient's key first. */
export const statements = {
  read: 'SELECT id, at, version, sealed FROM records WHERE patient_id = $1 AND collection = $2 AND id = $3',
  listNewest: 'SELECT id, at, version, sealed FROM records WHERE patient_id = $1 AND collection = $2 ORDER BY at DESC, id DESC LIMIT $3',
  listBefore:
    'SELECT id, at, version, sealed FROM records WHERE patient_id = $1 AND collection = $2 AND (at, id) < ($3, $4) ORDER BY at DESC, id DESC LIMIT $5',
  count: 'SELECT COUNT(*) AS row_count FROM records WHERE patient_id = $1 AND collection = $2',
  marks: `SELECT ${mark} FROM records WHERE patient_id = $1`,
  marksOfCollection: `SELECT ${mark} FROM records WHERE patient_id = $1 AND collection = $2`,
  markOfRow: `SELECT ${mark} FROM records WHERE patient_id = $1 AND collection = $2 AND id = $3`,
  usage:
    'SELECT row_count, byte_count, (SELECT MAX(position) + 1 FROM audit WHERE patient_id = $1) AS link_count FROM usage WHERE patient_id = $1',
  insert:
    'INSERT INTO records (patient_id, collection, id, at, version, sealed) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (patient_id, collection, id) DO NOTHING RETURNING id',
  size: 'SELECT octet_length(sealed) AS byte_count FROM records WHERE patient_id = $1 AND collection = $2 AND id = $3 AND version = $4',
  replace:
    'UPDATE records SET at = $5, version = $6, sealed = $7 WHERE patient_id = $1 AND collection = $2 AND id = $3 AND version = $4 RETURNING id',
  delete: 'DELETE FROM records WHERE patient_id = $1 AND collection = $2 AND id = $3 RETURNING octet_length(sealed) AS byte_count',
  clear: 'DELETE FROM records WHERE patient_id = $1 AND collection = $2 RETURNING octet_length(sealed) AS byte_count',
  addUsage:
    'INSERT INTO usage (patient_id, row_count, byte_count) VALUES ($1, $2, $3) ON CONFLICT (patient_id) DO UPDATE SET row_count = usage.row_count + $2, byte_count = usage.byte_count + $3',
  eraseRecords: 'DELETE FROM records WHERE patient_id = $1',
  eraseUsage: 'DELETE FROM usage WHERE patient_id = $1',
  lastLink: 'SELECT position, at, sealed FROM audit WHERE patient_id = $1 ORDER BY position DESC LIMIT 1',
  trail: 'SELECT position, at, sealed FROM audit WHERE patient_id = $1 AND position > $2 ORDER BY position LIMIT $3',
  addLink:
    'INSERT INTO audit (patient_id, position, at, sealed) VALUES ($1, $2, $3, $4) ON CONFLICT (patient_id, position) DO NOTHING RETURNING position',
  fact: 'SELECT value FROM facts WHERE name = $1',
  settleFact: 'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
  raiseFact:
    'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE CAST(facts.value AS BIGINT) < CAST(excluded.value AS BIGINT)',
  sampleLinks: 'SELECT patient_id, position, at, sealed FROM audit LIMIT $1',
  eraseAudit: 'DELETE FROM audit WHERE patient_id = $1',
} as const

export type StatementName = keyof typeof statements
