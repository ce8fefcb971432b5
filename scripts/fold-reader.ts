import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldWeights } from '../packages/clinic/src/knowledge/folded/fold-weights.ts'

const clinic = join(import.meta.dirname, '../packages/clinic')

/** Writes the learned reader as a browser fetches it (`folded/fold-weights.ts`). */
mkdirSync(join(clinic, 'generated'), { recursive: true })
writeFileSync(join(clinic, 'generated/reader.bin'), foldWeights(readFileSync(join(clinic, 'learned/reader.bin'))))
