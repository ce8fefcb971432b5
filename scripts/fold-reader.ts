import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldWeights } from '../packages/clinic/src/hear/learned/folded-weights.ts'

const clinic = join(import.meta.dirname, '../packages/clinic')

/** Writes the learned reader as a browser fetches it. */
mkdirSync(join(clinic, 'generated'), { recursive: true })
writeFileSync(join(clinic, 'generated/reader.bin'), foldWeights(readFileSync(join(clinic, 'learned/reader.bin'))))
