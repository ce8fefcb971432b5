import { accidentWords } from './word-classes/accident-words.ts'
import { harmWords } from './word-classes/harm-words.ts'
import { symptomWords } from './word-classes/symptom-words.ts'

/**
 * Word classes of the pattern language: `<pain>` in an alias stands for any of the words listed here. Words are base
 * forms (the reader folds plurals and verb forms); words joined by `_` stand side by side.
 */
export const lexicon = { ...symptomWords, ...harmWords, ...accidentWords } as const
