/** Words side by side; `<class>` elements keep their name so that a class is stored once. */
export type PatternElement = { kind: 'phrases'; phrases: readonly (readonly string[])[] } | { kind: 'class'; name: string }

/** Groups may stand in either order; the elements of a group keep theirs. */
export interface Pattern {
  groups: readonly (readonly PatternElement[])[]
  /** `a ~ b`: the last group must stand near and stays free for other readings. */
  isLastShared: boolean
}

const light = new Set(['a', 'an', 'the', 'my', 'your', 'his', 'her', 'their', 'our', 'its', 'this', 'that', 'these', 'those', 'some'])

/** Articles and possessives: they neither carry meaning in a pattern nor count between its words. */
export function isLightWord(word: string): boolean {
  return light.has(word)
}

const unit = /[+~]|<([^>]+)>|(?:\([^)]*\)|[^\s()<>+~])+/g
const choice = /\(([^)]*)\)/

/**
 * Parses one alias in the language of GUIDE.md.
 * In: the alias and a function that turns a piece of text into lemmas (as it does with patients' words).
 * Out: the pattern; null when nothing readable is in it.
 */
export function parsePattern(alias: string, toLemmas: (text: string) => readonly string[]): Pattern | null {
  const groups: PatternElement[][] = [[]]
  for (const [text, className] of alias.matchAll(unit)) {
    if (text === '+' || text === '~') groups.push([])
    else if (className !== undefined) groups.at(-1)?.push({ kind: 'class', name: className })
    else if (choice.test(text) || text.includes('_')) {
      const phrases = waysOf(text)
        .map((way) => phraseOf(way, toLemmas))
        .filter((phrase) => phrase.length > 0)
      if (phrases.length > 0) groups.at(-1)?.push({ kind: 'phrases', phrases })
    } else {
      for (const lemma of toLemmas(text)) if (!isLightWord(lemma)) groups.at(-1)?.push({ kind: 'phrases', phrases: [[lemma]] })
    }
  }
  const filled = groups.filter((group) => group.length > 0)
  return filled.length > 0 ? { groups: filled, isLastShared: filled.length > 1 && alias.includes('~') } : null
}

/** `(red|hot)_(knee|toe)`: every way to choose. */
export function waysOf(text: string): string[] {
  const found = choice.exec(text)
  if (found === null) return [text]
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + found[0].length)
  return (found[1] ?? '').split('|').flatMap((word) => waysOf(`${before}${word}${after}`))
}

/** Articles fall away inside a phrase, unless it begins with one ("a lot"). */
export function phraseOf(text: string, toLemmas: (text: string) => readonly string[]): readonly string[] {
  return toLemmas(text.replaceAll('_', ' ')).filter((lemma, index) => index === 0 || !isLightWord(lemma))
}
