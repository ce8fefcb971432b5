import type { AST } from '@eslint-community/regexpp'

/** Goes on behind a piece of the pattern; true where the rest fits. */
type Rest = (at: number) => boolean

class TooManySteps extends Error {}

/** What each set and character of a pattern takes, as far as it was asked: a pattern is tried on hundreds of texts of the same few characters. */
const judged = new WeakMap<AST.Node, Map<string, boolean>>()

function takes(node: AST.Node, flags: string, character: string): boolean {
  const known = judged.get(node) ?? new Map<string, boolean>()
  judged.set(node, known)
  const before = known.get(character)
  if (before !== undefined) return before
  const isTaken = new RegExp(`^(?:${node.raw})$`, flags).test(character)
  known.set(character, isTaken)
  return isTaken
}

const wordCharacter = /\w/

/**
 * How many steps a backtracking engine takes to look for a pattern in a text: a count of work, the same on every machine. Stops at
 * `most`. In: the parsed pattern, whose sets and characters the platform's own engine judges.
 */
export function countSteps({ pattern, flags }: AST.RegExpLiteral, text: string, most: number): number {
  let steps = 0
  const caseFlag = `${flags.ignoreCase ? 'i' : ''}${flags.dotAll ? 's' : ''}${flags.unicode ? 'u' : ''}`
  const isWord = (at: number): boolean => wordCharacter.test(text[at] ?? '')

  const element = (node: AST.Element, at: number, rest: Rest): boolean => {
    steps += 1
    if (steps > most) throw new TooManySteps()
    switch (node.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return at < text.length && takes(node, caseFlag, text[at] ?? '') && rest(at + 1)
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives.some((alternative) => sequence(alternative.elements, 0, at, rest))
      case 'Quantifier':
        return repeat(node, 0, at, rest)
      case 'Assertion':
        return asserted(node, at) && rest(at)
      case 'Backreference':
        return rest(at)
    }
  }
  const sequence = (elements: readonly AST.Element[], place: number, at: number, rest: Rest): boolean => {
    const node = elements[place]
    return node === undefined ? rest(at) : element(node, at, (next) => sequence(elements, place + 1, next, rest))
  }
  const repeat = (node: AST.Quantifier, count: number, at: number, rest: Rest): boolean => {
    const more = (): boolean =>
      count < node.max &&
      element(node.element, at, (next) => (next === at && count >= node.min ? false : repeat(node, count + 1, next, rest)))
    if (count < node.min) return more()
    return node.greedy ? more() || rest(at) : rest(at) || more()
  }
  const asserted = (node: AST.Assertion, at: number): boolean => {
    if (!('negate' in node)) {
      const [edge, beside] = node.kind === 'start' ? [0, at - 1] : [text.length, at]
      return at === edge || (flags.multiline && text[beside] === '\n')
    }
    if (node.kind === 'word') return (isWord(at - 1) !== isWord(at)) !== node.negate
    if (node.kind === 'lookahead') return node.alternatives.some((each) => sequence(each.elements, 0, at, () => true)) !== node.negate
    const isBehind = Array.from({ length: Math.min(at, 30) + 1 }, (_, back) => at - back).some((from) =>
      node.alternatives.some((each) => sequence(each.elements, 0, from, (end) => end === at)),
    )
    return isBehind !== node.negate
  }

  try {
    for (let at = 0; at <= text.length; at += 1)
      if (pattern.alternatives.some((alternative) => sequence(alternative.elements, 0, at, () => true))) break
  } catch (error) {
    if (error instanceof TooManySteps) return most
    throw error
  }
  return steps
}
