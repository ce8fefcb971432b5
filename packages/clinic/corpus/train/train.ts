import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readKnowledge } from '../../../../scripts/read-knowledge.ts'
import { writeWeights } from '../../src/hear/learned/weights-file.ts'
import { readCorpus } from '../read-corpus.ts'
import { knowledgeRows } from './knowledge-rows.ts'
import { reportActs, reportMessages } from './report.ts'
import { trainMessages } from './train-messages.ts'
import { trainTurns } from './train-turns.ts'

/**
 * npm run train: makes the learned reader's weights anew out of the corpus's open rows and the knowledge's sentences, bit
 * for bit the same from the same rows. Prints what the model says of hands that it had not learned from.
 */
const target = join(import.meta.dirname, '../../learned/reader.bin')
const { messages, turns } = readCorpus()
const { sources } = await readKnowledge(join(import.meta.dirname, '../../src/knowledge'))
const trained = trainMessages(messages, knowledgeRows(sources))
console.log(reportMessages(messages, trained.unseen))
const { boundaries, acts, unseen } = trainTurns(turns)
console.log(reportActs(unseen))
const bytes = writeWeights({ messages: trained.weights, boundaries, acts })
mkdirSync(join(target, '..'), { recursive: true })
writeFileSync(target, bytes)
console.log(`${messages.length} messages, ${turns.length} turns; ${Math.round(gzipSync(bytes).length / 1000)} kB gzipped`)
