import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkKnowledge } from '../packages/clinic/src/knowledge/check-knowledge.ts'
import { compileKnowledge } from '../packages/clinic/src/knowledge/compile-knowledge.ts'
import { foldKnowledge } from '../packages/clinic/src/knowledge/folded/fold-knowledge.ts'
import { packFolded } from '../packages/clinic/src/knowledge/folded/packed-file.ts'
import { knowledgePackFormat } from '../packages/clinic/src/knowledge/knowledge-pack.ts'
import { compareKnowledge, type KnowledgeChanges } from '../packages/clinic/src/knowledge/reference/compare-knowledge.ts'
import { describeKnowledge, type ReferenceKnowledge } from '../packages/clinic/src/knowledge/reference/describe-knowledge.ts'
import { knowledgeHash, readKnowledge } from './read-knowledge.ts'

const folder = join(import.meta.dirname, '../packages/clinic/src/knowledge')
const readerFolder = join(import.meta.dirname, '../packages/clinic/src/hear/lexicon')
const generated = join(import.meta.dirname, '../packages/clinic/generated')
const target = join(generated, 'knowledge.json')
/** The same for a doctor who is fetched over a network (`folded/fold-knowledge.ts`, `folded/packed-file.ts`). */
const foldedTarget = join(generated, 'knowledge.bin')
/** The same for people to read, at `/knowledge`. */
const referenceTarget = join(generated, 'reference.json')
/** What the process that reads one document needs of it: names and codes of conditions, a fortieth of the whole. */
const namesTarget = join(generated, 'condition-names.json')
/** What differs from an earlier version, where it was compared with one. */
const changesTarget = join(generated, 'changes.json')

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
 * Writes the packed knowledge, plain and folded, and what is read by people, unless those there were made from the same files. A file that cannot be read is
 * named, left out, ends with a non-zero exit code, and is tried again the next time.
 */
async function pack(): Promise<void> {
  const hash = knowledgeHash([folder, readerFolder])
  const isMade = [foldedTarget, referenceTarget, namesTarget, target].every((path) => existsSync(path))
  if (isMade && readFileSync(target, 'utf8').startsWith(`{"format":${knowledgePackFormat},"hash":"${hash}"`)) return
  const { sources, complaints } = await readKnowledge(folder)
  for (const { path, text } of complaints) console.error(`${path}: ${text}`)
  if (complaints.length > 0) process.exitCode = 1
  mkdirSync(generated, { recursive: true })
  const made = compileKnowledge(sources, complaints.length > 0 ? 'incomplete' : hash)
  // The plain one last: where it is, the others are.
  replace(foldedTarget, packFolded(foldKnowledge(made)))
  replace(referenceTarget, JSON.stringify(describeKnowledge(sources, made)))
  replace(namesTarget, JSON.stringify(made.conditions.map(({ name, aliases, icd10 }) => ({ name, aliases, icd10 }))))
  replace(target, JSON.stringify(made))
}

/** Writes what differs in meaning from an earlier version, of which every release carries the readable part (packages/clinic/generated/reference.json); served at `/knowledge/changes`. */
function compare(earlier: string): void {
  const read = (path: string): ReferenceKnowledge => JSON.parse(readFileSync(path, 'utf8'))
  const [before, after] = [read(earlier), read(referenceTarget)]
  const changes: KnowledgeChanges = { hash: after.hash, since: before.hash, differences: compareKnowledge(before, after) }
  for (const { kind, name, what, sentences } of changes.differences)
    console.log([`${kind}: ${name}${what === 'changed' ? '' : ` (${what})`}`, ...sentences].join('\n  '))
  console.log(`${changes.differences.length} entries differ`)
  replace(changesTarget, JSON.stringify(changes))
}

/** Never half a file, whatever ends this. */
function replace(path: string, content: string | Uint8Array): void {
  const half = `${path}.${process.pid}`
  writeFileSync(half, content)
  renameSync(half, path)
}

const [, , manner, word] = process.argv
if (manner === '--check' && word === '--since' && process.argv[4]) {
  await pack()
  compare(process.argv[4])
} else if (manner === '--check') process.exitCode = (await check(word ?? '')) === 0 ? 0 : 1
else await pack()
