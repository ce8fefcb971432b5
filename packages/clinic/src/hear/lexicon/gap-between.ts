import type { Token } from './token.ts'

/** What lies between two words of one alias. */
export interface Gap {
  /** How little the two sides seem to belong together; for choosing between readings. */
  cost: number
  isDenied: boolean
  /** A comma, dash or bracket stands between ("the teeth chatter, sick"), and no verb that links a list ("the arm is white, cold"). */
  isParted: boolean
}

/** Words that tie a complaint to its place rather than set it apart. */
const joiningWords = new Set(['in', 'of', 'on', 'at', 'to', 'into', 'from', 'with', 'be', 'side', 'around'])
/** A pattern never reaches over these. */
const barriers = new Set([
  'but',
  'deny',
  'except',
  'nor',
  'although',
  'however',
  'because',
  'cannot',
  'whereupon',
  'spread',
  'radiate',
  'extend',
  'refer',
])
/** "No change in the sense of smell" is no "no sense of smell". */
const denialObjects = new Set(['change', 'problem', 'trouble', 'issue', 'difficulty', 'alteration'])
/** A denial right before the second word denies the whole ("neck not stiff", "cough without blood"); elsewhere it is a barrier. */
export const inwardDenials = new Set(['no', 'not', 'without', 'never', 'neither'])

/** "The eyelid won't stop twitching", "not only sore" deny nothing. */
const unending = new Set(['stop', 'quit', 'only'])

const sides = new Set(['side', 'left', 'right'])
const bodyParts = new Set(
  'head face jaw throat neck ear eye tooth chest breast shoulder arm elbow wrist hand hip groin testicle thigh leg knee calf ankle foot'.split(
    ' ',
  ),
)

/** What lies between two places; null when a sentence ends or a barrier stands between them. */
export function gapBetween(from: number, to: number, tokens: readonly Token[]): Gap | null {
  const gap = { cost: 0, isDenied: false, isParted: false }
  // "Right side chest pain" is no pain in the side.
  if (to > from && sides.has(tokens[from - 1]?.lemma ?? '') && bodyParts.has(tokens[from]?.lemma ?? '')) return null
  let wordsSinceDenial = 0
  let isLinked = isLinkedBefore(from, tokens)
  for (let index = from; index <= to; index += 1) {
    const token = tokens[index]
    if (token === undefined) break
    if (token.before === 'sentence') return null
    if (index > from && opensStatement(tokens, index)) return null
    if (token.before === 'soft') {
      gap.cost += 2
      gap.isParted ||= !token.isAfterColon && !isLinked
    }
    if (index === to) break
    isLinked ||= links(index, tokens)
    if (barriers.has(token.lemma) || (denialObjects.has(token.lemma) && tokens[from - 1]?.lemma === 'no')) return null
    if (token.isLight) continue
    if (inwardDenials.has(token.lemma) && !unending.has(tokens[index + 1]?.lemma ?? '')) {
      gap.isDenied = true
      wordsSinceDenial = 0
      continue
    }
    wordsSinceDenial += 1
    if (gap.isDenied && wordsSinceDenial > 1) return null
    gap.cost += joiningWords.has(token.lemma) ? 0.25 : 1
  }
  return gap
}

/** A verb that ties what follows to what stands before it; right before a comma it ties nothing: "well, I am, water tablet". */
function links(at: number, tokens: readonly Token[]): boolean {
  return linkingVerbs.has(tokens[at]?.lemma ?? '') && tokens[at + 1]?.before !== 'soft'
}

/** "The arm is white" before ", cold". */
function isLinkedBefore(from: number, tokens: readonly Token[]): boolean {
  for (let at = from - 1; at >= Math.max(0, from - linkReach); at -= 1) {
    if (linkingVerbs.has(tokens[at]?.lemma ?? '')) return true
    if (tokens[at]?.before !== 'none') return false
  }
  return false
}

const linkReach = 3
/** Verbs that tie what follows to what stands before them. */
export const linkingVerbs = new Set(['be', 'feel', 'look', 'get', 'become', 'seem', 'go', 'turn', 'appear', 'keep'])
const statementSubjects = new Set(['i', 'he', 'she', 'they', 'we', 'there', 'people'])
const statementOwners = new Set(['my', 'his', 'her', 'their'])
const statementJoins = new Set(['and', 'so', 'then'])

/** "Swell, my eye", "water, and people say my eyes": a new statement parts the words of a pattern. */
function opensStatement(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  if (statementOwners.has(token.word)) return token.before === 'soft'
  return (
    statementSubjects.has(token.word) &&
    tokens[at + 1]?.lemma !== 'cannot' &&
    (token.before === 'soft' || statementJoins.has(tokens[at - 1]?.lemma ?? ''))
  )
}
