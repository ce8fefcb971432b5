/** How documents of other hands are read: `npm run bench:documents-of-others -- FOLDER` (documents/score-groups.ts). */
import { scoreGroups } from './documents/score-groups.ts'
import { serveDocuments } from './documents/serve-documents.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of the documents: npm run bench:documents-of-others -- FOLDER')
const server = await serveDocuments()
try {
  const scores = Object.entries(await scoreGroups(folder, server.upload))
  for (const [file, { right, of, invented, missed, seconds }] of scores) {
    console.log(`${file}: ${right} of ${of}, ${seconds.toFixed(1)} s`)
    for (const each of missed) console.log(`  missed: ${each}`)
    for (const each of invented) console.log(`  not there: ${each}`)
  }
  const sum = (of: (score: (typeof scores)[number][1]) => number) => scores.reduce((total, [, score]) => total + of(score), 0)
  console.log(
    { right: sum(({ right }) => right), of: sum(({ of }) => of), invented: sum(({ invented }) => invented.length) },
    server.measured(),
  )
} finally {
  await server.close()
}
