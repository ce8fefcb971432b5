import { drugWords } from './drug-words.ts'
import type { Token } from './token.ts'

const drugs = new Set(drugWords)
const shownClasses = new Set(['antacid', 'antacids', 'triptan', 'ferrous'])

/** Medicines named in the words, as written, each once. */
export function readDrugs(tokens: readonly Token[], text: string): string[] {
  const found = new Map<string, string>()
  for (const { word, start, end } of tokens)
    if (drugs.has(word) && !shownClasses.has(word)) found.set(word, found.get(word) ?? text.slice(start, end))
  for (const [, vitamin = ''] of text.matchAll(takenVitamin)) found.set(vitamin.toLowerCase(), found.get(vitamin.toLowerCase()) ?? vitamin)
  for (const [joined] of text.matchAll(joinedName)) found.set(joined.toLowerCase(), found.get(joined.toLowerCase()) ?? joined)
  return [...found.values()]
}

/** British names of two ingredients in one tablet: "co-codamol". */
const joinedName = /\bco-(?:codamol|dydramol|amoxiclav|careldopa|beneldopa)\b/gi

/** "No tablets, only vitamin D": a name of two words that no list of words holds. */
const takenVitamin =
  /\b(?:take|takes|taking|on|only|just|apart from|except(?: for)?|besides|and|a|some|my) (?:a (?:little |daily )?|some |daily |high[- ]dose )?(vitamin (?:d ?3?|c|b ?12|b ?6|k ?2?|e|a)|multivitamins?)\b(?! (?:level|deficien\w*|test|result|is|was|low))/gi
