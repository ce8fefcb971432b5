/**
 * The records, from outside. A PLACE is a data folder or postgresql://...; without one, what the environment names (DATABASE_URL, else DATA_DIR).
 *
 *   npm run records -- backup FOLDER         copies one moment into FOLDER, while the server runs
 *   npm run records -- verify [PLACE]        checks a backup against its checksums, or a place for soundness
 *   npm run records -- restore FOLDER [PLACE]  puts a backup into a place that holds nothing
 *   npm run records -- move FROM TO [--again]  copies FROM to TO, between folders and engines, while the server runs on
 *                                            FROM; stopped, once more with --again for what has changed since
 *   npm run records -- forget FOLDER         takes out of a backup whoever has had everything deleted since
 *   npm run records -- sweep DAYS [PLACE] [--delete]  counts the records that nobody has touched for so many days, or deletes them (the server stopped)
 *   npm run records -- accept-key [PLACE]    makes the key at hand the records' own, where the former one is lost
 */
import { runRecordsCommand } from '../records/transfer/run-records-command.ts'

try {
  for await (const line of runRecordsCommand(process.argv.slice(2), process.env)) console.log(line)
} catch (error) {
  console.error(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
