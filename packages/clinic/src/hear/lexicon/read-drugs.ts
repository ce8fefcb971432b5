import { drugWords } from './drug-words.ts'
import type { Token } from './token.ts'

const drugs = new Set(drugWords)
const shownClasses = new Set(['antacid', 'antacids', 'triptan', 'ferrous'])

/** Medicines named in the words, as written, each once. */
export function readDrugs(tokens: readonly Token[], text: string): string[] {
  const found = new Map<string, string>()
  for (const { word, start, end } of tokens)
    if (drugs.has(word) && !shownClasses.has(word)) found.set(word, found.get(word) ?? text.slice(start, end))
  return [...found.values()]
}
