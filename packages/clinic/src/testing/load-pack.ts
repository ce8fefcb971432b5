import text from '../../generated/knowledge.json?raw'
import dataUrl from '../../learned/reader.bin?inline'
import type { KnowledgePack } from '../knowledge/knowledge-pack.ts'
import { once } from './once.ts'

/** The packed knowledge, for tests only (vitest reads the file as text). Read once for all files of a process; nobody may change it. */
export const loadPack: () => KnowledgePack = once(() => JSON.parse(text) as KnowledgePack)

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const letterBits = 6

/** The learned reader's file, for tests only (vitest reads it as base64). Read once, as the knowledge is. */
export const loadLearned: () => Uint8Array = once(() => {
  const text = dataUrl.slice(dataUrl.indexOf(',') + 1).replace(/=+$/, '')
  const values = new Map([...letters].map((letter, value) => [letter, value]))
  const bytes = new Uint8Array(Math.floor((text.length * letterBits) / 8))
  let held = 0
  let bits = 0
  let at = 0
  for (const letter of text) {
    held = ((held << letterBits) | (values.get(letter) ?? 0)) & 0xffff
    bits += letterBits
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 0xff
  }
  return bytes
})
