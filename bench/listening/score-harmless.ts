import { existsSync, readFileSync } from 'node:fs'
import { createClinic } from '@dr-ai/clinic'
import { readCorpus } from '@dr-ai/clinic/corpus/read-corpus'
import { readLearned, readPack } from '../clinic/load-clinic.ts'
import { createRandom } from '../random.ts'

const wanted = 10_000
const seed = 13
const leastWords = 3

/** The sentences of open rows in which nobody is in a crisis, and questions that people put to a library, one a line as `question`. */
function harmlessSentences(questionsFile: string | null): string[] {
  const rows = readCorpus().messages.filter(({ crisis }) => crisis === null)
  const questions =
    questionsFile !== null && existsSync(questionsFile)
      ? readFileSync(questionsFile, 'utf8')
          .split('\n')
          .flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as { question: string }).question]))
      : []
  const sentences = [...rows.map(({ text }) => text), ...questions].flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
  return [...new Set(sentences.map((sentence) => sentence.trim()))].filter((sentence) => sentence.split(/\s+/).length >= leastWords)
}

/**
 * Of 10,000 sentences in which nobody is in a crisis, each said as a first message: how many open a card, and how many the one direct
 * question with help beside it. In: whether to print them, so that each can be looked at.
 */
export function scoreHarmless(questionsFile: string | null, isShown: boolean): Record<string, number> {
  const clinic = createClinic(readPack(), { learned: readLearned() })
  const sentences = createRandom(seed).some(harmlessSentences(questionsFile), wanted)
  const count = { cards: 0, asked: 0 }
  for (const sentence of sentences) {
    const { crisis } = clinic.consult(clinic.newCase(), sentence).reply
    if (crisis === null) continue
    count[crisis.certainty === 'affirmed' ? 'cards' : 'asked'] += 1
    if (isShown) console.log(`${crisis.certainty} ${crisis.kind}: ${sentence}`)
  }
  return { 'harmless.sentences': sentences.length, 'harmless.crisis.cards': count.cards, 'harmless.crisis.asked': count.asked }
}
