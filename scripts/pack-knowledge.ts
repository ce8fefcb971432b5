import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkKnowledge } from '../packages/clinic/src/knowledge/check-knowledge.ts'
import { compileKnowledge } from '../packages/clinic/src/knowledge/compile-knowledge.ts'
import { knowledgePackFormat } from '../packages/clinic/src/knowledge/knowledge-pack.ts'
import { knowledgeHash, readKnowledge } from './read-knowledge.ts'

const folder = join(import.meta.dirname, '../packages/clinic/src/knowledge')
const readerFolder = join(import.meta.dirname, '../packages/clinic/src/hear/lexicon')
const target = join(import.meta.dirname, '../packages/clinic/generated/knowledge.json')

/** Prints what is wrong with the entries whose path or id contains the text; out: how many complaints. */
async function check(text: string): Promise<number> {
  const { sources, complaints } = await readKnowledge(folder)
  const shown = [...complaints, ...checkKnowledge(sources)].filter(({ path, entry }) => path.includes(text) || entry.includes(text))
  let lastPath = ''
  for (const { path, entry, text: words } of shown.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))) {
    if (path !== lastPath) console.log(path)
    lastPath = path
    console.log(`  ${entry}: ${words}`)
  }
  const findings = sources.findings.reduce((sum, { entries }) => sum + Object.keys(entries).length, 0)
  const redFlags = sources.redFlags.reduce((sum, { rules }) => sum + rules.length, 0)
  const advice = sources.advice.reduce((sum, { entries }) => sum + Object.keys(entries).length, 0)
  console.log(
    `${shown.length} complaints; all knowledge: ${findings} findings, ${sources.conditions.length} conditions, ${redFlags} red flags, advice for ${advice} conditions`,
  )
  return shown.length
}

/**
 * Writes the packed knowledge unless the one there was made from the same files. A file that cannot be read is
 * named, left out, ends with a non-zero exit code, and is tried again the next time.
 */
async function pack(): Promise<void> {
  const hash = knowledgeHash([folder, readerFolder])
  if (existsSync(target) && readFileSync(target, 'utf8').startsWith(`{"format":${knowledgePackFormat},"hash":"${hash}"`)) return
  const { sources, complaints } = await readKnowledge(folder)
  for (const { path, text } of complaints) console.error(`${path}: ${text}`)
  if (complaints.length > 0) process.exitCode = 1
  mkdirSync(dirname(target), { recursive: true })
  const half = `${target}.${process.pid}`
  writeFileSync(half, JSON.stringify(compileKnowledge(sources, complaints.length > 0 ? 'incomplete' : hash)))
  renameSync(half, target)
}

if (process.argv[2] === '--check') process.exitCode = (await check(process.argv[3] ?? '')) === 0 ? 0 : 1
else await pack()
