import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readKnowledge } from '../../../../scripts/read-knowledge.ts'
import { coarseWeights } from '../../src/hear/learned/coarse-weights.ts'
import { createLearnedReader } from '../../src/hear/learned/learned-reader.ts'
import { type LinearWeights, writeWeights } from '../../src/hear/learned/weights-file.ts'
import { compileKnowledge } from '../../src/knowledge/compile-knowledge.ts'
import { indexKnowledge } from '../../src/knowledge/index-knowledge.ts'
import {
  readCorpus,
  readJudged,
  readKnowledgeRows,
  readPleas,
  readQuestions,
  readSecondTurns,
  readTemptingToLearn,
  writeKnowledgeRows,
} from '../read-corpus.ts'
import { readMedicines } from '../read-medicines.ts'
import { readPatients } from '../read-patients.ts'
import { readSayings } from '../read-sayings.ts'
import { kinOf } from './kin-of.ts'
import { knowledgeRows } from './knowledge-rows.ts'
import {
  reportActs,
  reportAgreement,
  reportFacts,
  reportGuesses,
  reportMedicines,
  reportMessages,
  reportPatients,
  reportReadings,
  reportTurnAgreement,
} from './report.ts'
import { trainFindings } from './train-findings.ts'
import { trainMedicines } from './train-medicines.ts'
import { trainMessages } from './train-messages.ts'
import { trainPatients } from './train-patients.ts'
import { trainPleas } from './train-pleas.ts'
import { trainReadings } from './train-readings.ts'
import { trainTopics } from './train-topics.ts'
import { trainTurns } from './train-turns.ts'

/**
 * npm run train: makes the learned reader's weights anew out of the corpus's open rows and the knowledge's sentences, bit
 * for bit the same from the same rows. With --renew the knowledge's sentences are taken anew first: they are rows of the corpus, so that not every
 * sentence written there moves what danger and crisis sound like. Prints what the model says of hands that it had not learned from.
 */
/** A judge that is always of one mind: the second look takes nothing out, and no guess is taken for told. That is what there is to learn from. */
const alwaysSaying = (isTold: boolean): LinearWeights => ({
  heads: ['told'],
  scales: [1],
  biases: [isTold ? 50 : -50],
  calibration: [[1, 0]],
  buckets: new Uint32Array(),
  weights: new Int8Array(),
})
const target = join(import.meta.dirname, '../../learned/reader.bin')
const { messages, turns } = readCorpus()
const { sources } = await readKnowledge(join(import.meta.dirname, '../../src/knowledge'))
if (process.argv.includes('--renew')) writeKnowledgeRows(knowledgeRows(sources))
const trained = trainMessages(messages, readKnowledgeRows())
console.log(reportMessages(trained.rows, trained.unseen))
const { boundaries, acts, unseen } = trainTurns(turns)
console.log(reportActs(unseen))
console.log(reportTurnAgreement(turns, readSecondTurns()))
const heard = { messages: trained.weights, boundaries, acts }
const index = indexKnowledge(compileKnowledge(sources, ''))
const tempting = readTemptingToLearn()
const sayings = readSayings().learned
const findings = trainFindings(messages, tempting, sayings, sources, index)
const unjudged = {
  ...heard,
  readings: alwaysSaying(true),
  guesses: alwaysSaying(false),
  pleas: alwaysSaying(false),
  topics: alwaysSaying(false),
  patients: alwaysSaying(false),
  named: alwaysSaying(false),
  medicines: alwaysSaying(false),
}
const plain = findings.withoutFold.map((weights) => createLearnedReader(writeWeights(unjudged, weights)))
const { readings, guesses } = trainReadings(messages, tempting, sayings, readJudged().learned, sources, index, plain)
console.log(reportAgreement(messages))
console.log(reportReadings(readings.unseen))
console.log(reportGuesses(guesses.unseen))
console.log(reportFacts(messages, (finding) => kinOf(index, finding), readings.unseen, guesses.unseen))
const pleas = trainPleas(readPleas(), turns, index)
const topics = trainTopics(readQuestions(), turns, index)
const patients = trainPatients(readPatients(), index)
console.log(reportPatients(readPatients(), patients.unseen))
const medicines = trainMedicines(readMedicines(), index)
console.log(reportMedicines(medicines.unseen))
// Written in the few sizes in which they are read: finer ones would only make the file longer.
const models = Object.entries({
  ...heard,
  readings: readings.weights,
  guesses: guesses.weights,
  pleas,
  topics,
  ...patients.weights,
  medicines: medicines.weights,
})
const bytes = writeWeights(Object.fromEntries(models.map(([name, weights]) => [name, coarseWeights(name, weights)])), findings.weights)
mkdirSync(join(target, '..'), { recursive: true })
writeFileSync(target, bytes)
console.log(`${messages.length} messages, ${turns.length} turns; ${Math.round(gzipSync(bytes).length / 1000)} kB gzipped`)
