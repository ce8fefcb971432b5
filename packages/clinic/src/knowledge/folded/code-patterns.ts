import { groupBreak } from '../../hear/lexicon/reader-tables.ts'
import { both, type MixedCoder } from './mixed-coder.ts'

/** The patterns of the reader in numbers: of each phrase its words, of each element its phrases, rising, and the patterns as `ReaderTables` has them. */
export interface PatternTables {
  phrases: readonly (readonly number[])[]
  elements: readonly (readonly number[])[]
  patterns: readonly (readonly number[])[]
}

/** What a coder is told of. */
const [targetStep, target, patternKind, elementKind, element, phraseKind, phrase, wordKind, word, classes] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const [bitsOfKind, bitsOfTarget, bitsOfElement, bitsOfPhrase, bitsOfWord, bitsOfClasses] = [2, 13, 16, 17, 15, 6]
/** In a list: where it ends, where a group ends, what is met for the first time (it has the next number), and what was met before. */
const [ends, breaks, isNew, isOld] = [0, 1, 2, 3]
const [same, following, another] = [0, 1, 2]
const [noPattern, shownPlace] = [[0, 0, 0], 20]

/**
 * Writes patterns, or reads so many (`given` null): both go the same way. An element is told where the first pattern has it, a phrase where the first element
 * has it, so that each is guessed by the finding it speaks of and by what stands beside it.
 */
export function codePatterns(coder: MixedCoder, count: number, given: PatternTables | null): PatternTables {
  const tables: State['tables'] = { phrases: [], elements: [], patterns: [] }
  const state: State = { coder, tables, given, words: 0, firstOfLast: 0, areClasses: new Map() }
  for (let number = 0; number < count; number++) tables.patterns.push(codePattern(state, given?.patterns[number] ?? null))
  return tables
}

interface State {
  coder: MixedCoder
  tables: { phrases: number[][]; elements: number[][]; patterns: number[][] }
  given: PatternTables | null
  /** Words met so far. */
  words: number
  /** The first phrase of the element met last. */
  firstOfLast: number
  /** Of elements: whether they are a class, where that is known. */
  areClasses: Map<number, boolean>
}

function codePattern(state: State, given: readonly number[] | null): number[] {
  const { coder, tables } = state
  const before = tables.patterns.at(-1) ?? noPattern
  const targetBefore = tables.patterns.length === 0 ? -1 : (before[0] ?? 0)
  const wanted = given?.[0] ?? 0
  const step = wanted === targetBefore ? same : wanted === targetBefore + 1 ? following : another
  const stepped = coder.code(targetStep, [1, targetBefore, before.length], bitsOfKind, given === null ? 0 : step)
  const about = stepped === another ? coder.code(target, [1], bitsOfTarget, wanted) : targetBefore + stepped
  const kind = coder.code(patternKind, [1, about, before.length], bitsOfKind, given?.[1] ?? 0)
  const elements = codeElements(state, about, before.slice(3), given?.slice(3) ?? null)
  const all = elements.filter((number) => number !== groupBreak)
  return [about, kind, all.length - codeClasses(state, all, given === null ? 0 : all.length - (given[2] ?? 0)), ...elements]
}

function codeElements(state: State, about: number, before: readonly number[], given: readonly number[] | null): number[] {
  const { coder, tables } = state
  const elements: number[] = []
  let [last, second] = [0, 0]
  while (true) {
    const place = elements.length
    const [above, next] = [before[place] ?? 0, tables.elements.length]
    const wanted = given?.[place]
    const around = [1, both(place, 2), both(about, place), both(last, 3), both(both(last, second), 4), both(above, last), both(before.length, place), both(both(above, 5), place)]
    const kind = coder.code(elementKind, around, bitsOfKind, wanted === undefined ? ends : wanted === groupBreak ? breaks : wanted === next ? isNew : isOld)
    if (kind === ends) return elements
    if (kind === breaks) elements.push(groupBreak)
    else if (kind === isNew) {
      elements.push(next)
      tables.elements.push(codePhrases(state, about, place, last, state.given?.elements[next] ?? null))
    } else {
      const beside = [1, last, both(both(last, second), 1), both(about, 2), both(both(about, last), 3), both(above, 4), both(both(above, last), 5), both(both(place, state.firstOfLast), 6)]
      elements.push(coder.code(element, beside, bitsOfElement, wanted ?? 0))
    }
    second = last
    last = (elements.at(-1) ?? 0) + 2
  }
}

/** How many of a pattern's elements are classes of words. */
function codeClasses({ coder, areClasses }: State, elements: readonly number[], given: number): number {
  const known = elements.filter((number) => areClasses.get(number) === true).length
  const unknown = elements.filter((number) => !areClasses.has(number)).length
  const found = coder.code(classes, [both(known, unknown), known, both(both(known, unknown), elements.length)], bitsOfClasses, given)
  if (found === known || found === known + unknown) for (const number of elements) if (!areClasses.has(number)) areClasses.set(number, found > known)
  return found
}

function codePhrases(state: State, about: number, place: number, before: number, given: readonly number[] | null): number[] {
  const { coder, tables } = state
  const phrases: number[] = []
  let [last, second, first] = [0, 0, -1]
  while (true) {
    const [count, next] = [phrases.length, tables.phrases.length]
    const early = Math.min(count, 3)
    const wanted = given?.[count]
    const around = [1, Math.min(count, shownPlace), both(last, 3), both(both(last, second), 4), both(about, early), both(first, 5), both(both(place, early), before === 0 ? 0 : 1), both(early, 6)]
    const kind = coder.code(phraseKind, around, bitsOfKind, wanted === undefined ? ends : wanted === next ? isNew : isOld)
    if (kind === ends) break
    if (kind === isNew) {
      phrases.push(next)
      tables.phrases.push(codeWords(state, about, count, tables.phrases[last] ?? [], before, state.given?.phrases[next] ?? null))
    } else {
      const beside = [1, last, both(both(last, second), 1), both(about, 2), both(both(about, last), 3), both(first, 4), both(before, 5), both(Math.min(count, 2), 6), both(second, 7)]
      phrases.push(coder.code(phrase, beside, bitsOfPhrase, wanted ?? 0))
    }
    second = last
    last = phrases.at(-1) ?? 0
    if (count === 0) first = last
  }
  state.firstOfLast = first
  return phrases
}

/** The words of a phrase; `above` are those of the phrase before it. */
function codeWords(state: State, about: number, count: number, above: readonly number[], before: number, given: readonly number[] | null): number[] {
  const { coder } = state
  const words: number[] = []
  let [last, second] = [0, 0]
  while (true) {
    const place = words.length
    const over = count === 0 ? -1 : (above[place] ?? -1)
    const [wanted, isAlike] = [given?.[place], place > 0 && words[place - 1] === above[place - 1] ? 1 : 0]
    const around = [1, both(place, Math.min(count, 2)), both(last, 3), both(both(last, second), 4), both(above.length, place), both(about, place), both(both(over, place), isAlike)]
    const kind = coder.code(wordKind, around, bitsOfKind, wanted === undefined ? ends : wanted === state.words ? isNew : isOld)
    if (kind === ends) return words
    if (kind === isNew) words.push(state.words++)
    else {
      const beside = [1, both(place, 0), both(last, 1), both(both(last, second), 2), both(over, 3), both(both(about, place), 4), both(both(about, last), 5), both(above[place + 1] ?? -1, last), both(before, 6)]
      words.push(coder.code(word, beside, bitsOfWord, wanted ?? 0))
    }
    second = last
    last = (words.at(-1) ?? 0) + 1
  }
}
