import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { countSteps } from './count-steps.ts'

/** The text that made a pattern work hardest, and how its work grew when the repeated piece came twice as often. */
export interface Pumped {
  tried: number
  piece: string
  /** Steps of sixteen pieces over those of eight: 2 is linear, 4 a square, 8 a cube; what doubles with every piece is in the hundreds. */
  growth: number
  steps: number
}

const few = 8
const many = 16
/** Nothing to be borne takes more on a text of so few pieces. */
const mostSteps = 3_000_000
/** Growth from which on nothing worse needs to be looked for. */
const hopeless = 200
/** Work so small that its growth says nothing. */
const leastSteps = 100
const piecesOfPattern = 60
const separators = ['', ' ', '... ', ', ', '-']
/** Ends of a text with which hardly a pattern fits: a sign, and a word. */
const misfits = ['\u0001', 'zq']

/** Looks for the text that a pattern works hardest on: what it repeats, in every variant, again and again. */
export function pumpPattern(source: string, flags: string): Pumped {
  const literal = new RegExpParser().parseLiteral(String(new RegExp(source, flags)))
  let worst: Pumped = { tried: 0, piece: '', growth: 1, steps: 0 }
  let tried = 0
  for (const piece of piecesOf(literal)) {
    const text = (count: number): string => `${piece.before}${piece.repeated.repeat(count)}${piece.end}`
    const short = countSteps(literal, text(few), mostSteps)
    const steps = countSteps(literal, text(many), mostSteps)
    tried += 1
    const growth = short >= mostSteps ? Number.POSITIVE_INFINITY : steps / Math.max(short, leastSteps)
    if (growth > worst.growth) worst = { tried, piece: piece.repeated, growth, steps }
    if (growth > hopeless) break
  }
  return { ...worst, tried }
}

function piecesOf(literal: AST.RegExpLiteral): { before: string; repeated: string; end: string }[] {
  const repeated = new Set<string>()
  const leads = new Set([''])
  visitRegExpAST(literal, {
    onQuantifierEnter: (node) => {
      if (node.max < few) return
      for (const sample of samplesOf(node.element)) for (const separator of separators) repeated.add(sample + separator)
    },
  })
  for (const alternative of literal.pattern.alternatives.slice(0, 2)) leads.add(leadOf(alternative))
  return [...repeated]
    .filter((piece) => piece !== '')
    .slice(0, piecesOfPattern)
    .flatMap((piece) => [...leads].flatMap((before) => misfits.map((end) => ({ before, repeated: piece, end }))))
}

/** What stands before the first thing that repeats. */
function leadOf({ elements }: AST.Alternative): string {
  const first = elements.findIndex((element) => element.type === 'Quantifier' && element.max >= few)
  return elements
    .slice(0, Math.max(0, first))
    .map((element) => samplesOf(element)[0] ?? '')
    .join('')
}

const samplesTaken = 8

/** Some short texts that fit a piece of a pattern. */
function samplesOf(node: AST.Node): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)]
    case 'CharacterSet':
    case 'CharacterClass':
      return charactersOf(node.raw)
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap(({ elements }) => samplesOfSequence(elements).slice(0, 2)).slice(0, 2 * samplesTaken)
    case 'Quantifier': {
      const samples = samplesOf(node.element)
      const count = Math.max(1, Math.min(node.min, 3))
      return [
        ...(node.min === 0 ? [''] : []),
        ...samples.map((sample) => sample.repeat(count)),
        ...(node.max > 1 ? samples.slice(0, 1).map((sample) => sample.repeat(count + 1)) : []),
      ]
    }
    default:
      return ['']
  }
}

function samplesOfSequence(elements: readonly AST.Element[]): string[] {
  const parts = elements.map(samplesOf)
  const places = Array.from({ length: Math.min(2 * samplesTaken, Math.max(1, ...parts.map(({ length }) => length))) }, (_, place) => place)
  const inStep = places.map((place) => parts.map((part) => part[place % Math.max(1, part.length)] ?? '').join(''))
  const widest = parts.findIndex(({ length }) => length === Math.max(...parts.map((part) => part.length)))
  const oneByOne = places.map((place) => parts.map((part, at) => (at === widest ? part[place] : part[0]) ?? '').join(''))
  return [...new Set(inStep.flatMap((each, place) => [each, oneByOne[place] ?? each]))]
}

const candidates = ['a', '1', ' ', '-', ',', '.', '\n', '(', 'é', 'M', '_', '/']

function charactersOf(raw: string): string[] {
  let fits: RegExp
  try {
    fits = new RegExp(`^${raw}$`, 'iu')
  } catch {
    fits = new RegExp(`^${raw}$`, 'i')
  }
  return candidates.filter((character) => fits.test(character)).slice(0, 3)
}
