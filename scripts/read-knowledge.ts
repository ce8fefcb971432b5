import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Advice } from '../packages/clinic/src/knowledge/advice-schema.ts'
import type { Complaint, KnowledgeSources } from '../packages/clinic/src/knowledge/knowledge-sources.ts'
import type { Condition, Finding, RedFlag } from '../packages/clinic/src/knowledge/schema.ts'

const folders = ['findings', 'conditions', 'red-flags', 'advice', 'phrases'] as const

/** Every TypeScript file under the folder, in the order of its path; tests left out. */
export function knowledgeFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path))
    .sort()
}

/** SHA-256 over paths and contents of all files that the packed knowledge is made of, and of the code that packs it. */
export function knowledgeHash(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const path of knowledgeFiles(folder)) hash.update(relative(folder, path)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/**
 * Imports every knowledge file under the folder. A file that cannot be imported or exports no entry becomes a
 * complaint, and the others are read all the same.
 */
export async function readKnowledge(folder: string): Promise<{ sources: KnowledgeSources; complaints: Complaint[] }> {
  const findings: { path: string; entries: Record<string, Finding> }[] = []
  const conditions: { path: string; condition: Condition }[] = []
  const redFlags: { path: string; rules: RedFlag[] }[] = []
  const advice: { path: string; entries: Record<string, Advice> }[] = []
  const phrases: { path: string; entries: Record<string, string> }[] = []
  const complaints: Complaint[] = []
  for (const kind of folders) {
    for (const file of knowledgeFiles(join(folder, kind))) {
      const path = relative(folder, file).split(sep).join('/')
      try {
        const exported: unknown[] = Object.values(await import(pathToFileURL(file).href))
        if (exported.length === 0) complaints.push({ path, entry: '', text: 'the file exports nothing, so it would be left out' })
        for (const value of exported) {
          if (kind === 'findings') findings.push({ path, entries: value as Record<string, Finding> })
          else if (kind === 'conditions') conditions.push({ path, condition: value as Condition })
          else if (kind === 'advice') advice.push({ path, entries: value as Record<string, Advice> })
          else if (kind === 'phrases') phrases.push({ path, entries: value as Record<string, string> })
          else redFlags.push({ path, rules: [...(value as readonly RedFlag[])] })
        }
      } catch (error) {
        complaints.push({
          path,
          entry: '',
          text: `cannot be read: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
        })
      }
    }
  }
  return { sources: { findings, conditions, redFlags, advice, phrases }, complaints }
}
