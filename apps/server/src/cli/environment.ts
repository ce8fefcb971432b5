/**
 * The README's table of environment variables, from the one that the server reads.
 *
 *   node apps/server/src/cli/environment.ts           prints it
 *   node apps/server/src/cli/environment.ts --write   puts it between the README's marks
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { environmentTable, withEnvironmentTable } from '../environment.ts'

const readme = new URL('../../../../README.md', import.meta.url)

if (process.argv.includes('--write')) writeFileSync(readme, withEnvironmentTable(readFileSync(readme, 'utf8')))
else console.log(environmentTable())
