import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWeights, writeWeights } from '../packages/clinic/src/hear/learned/weights-file.ts'

const clinic = join(import.meta.dirname, '../packages/clinic')
const { models } = readWeights(readFileSync(join(clinic, 'learned/reader.bin')))

/** Writes the learned reader as a browser fetches it: in the few steps in which it is read everywhere. */
mkdirSync(join(clinic, 'generated'), { recursive: true })
writeFileSync(join(clinic, 'generated/reader.bin'), writeWeights(models))
