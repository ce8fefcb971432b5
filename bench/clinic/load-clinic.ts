import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Clinic, createClinic, type KnowledgePack } from '@dr-ai/clinic'

const packFile = join(import.meta.dirname, '../../packages/clinic/generated/knowledge.json')
const learnedFile = join(import.meta.dirname, '../../packages/clinic/learned/reader.bin')

/** The packed knowledge as the server loads it. */
export function readPack(): KnowledgePack {
  return JSON.parse(readFileSync(packFile, 'utf8')) as KnowledgePack
}

/** The learned reader's file as the server loads it. */
export function readLearned(): Uint8Array {
  return readFileSync(learnedFile)
}

export function loadClinic(): Clinic {
  return createClinic(readPack(), { learned: readLearned() })
}

/** Milliseconds to parse and index the pack, each of five times, and its gzipped size in kB. */
export function measureLoad(): { times: number[]; gzipKb: number } {
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const start = performance.now()
    loadClinic()
    times.push(performance.now() - start)
  }
  return { times, gzipKb: gzipSync(readFileSync(packFile)).length / 1000 }
}
