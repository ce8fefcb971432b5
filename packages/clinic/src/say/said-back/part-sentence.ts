import { anyJoint, doesOfSlot, doPlural, hurts, isPaired, ofPart, pluralOf, tailOfSlot } from './body-parts.ts'
import type { Placed } from './placed.ts'

/** A part of the body with all that was told of it. */
export interface PartTold {
  part: string
  items: readonly Placed[]
}

interface Parsed {
  /** "right knee", "both knees", "lower back". */
  part: string
  isMany: boolean
  adjectives: readonly string[]
  tails: readonly string[]
  /** What it does beside hurting: "is swollen". */
  does: readonly string[]
  isPain: boolean
}

/** "your right knee hurts on the stairs, and it clicks and is swollen". */
export function partClause(told: PartTold): string {
  const { part, isMany, adjectives, tails, does, isPain } = parse(told)
  const owner = isMany && part.startsWith('both ') ? `both your ${part.slice('both '.length)}` : `your ${part}`
  const verbs = does.map((each) => (isMany ? doPlural(each) : each))
  if (!isPain) return `${owner} ${joined(verbs)}${afterVerb(tails)}`
  const rest = verbs.length === 0 ? '' : `, and ${isMany ? 'they' : 'it'} ${joined(verbs)}`
  const needsNoun = adjectives.length > 0 || tails.some((tail) => tail.startsWith('that '))
  if (needsNoun) return `you have ${withArticle([...adjectives, 'pain'].join(' '))} in ${owner}${behind(tails)}${rest}`
  const hurt = isMany ? 'hurt' : hurts
  return tails.length === 0 ? `${owner} ${joined([hurt, ...verbs])}` : `${owner} ${hurt}${afterVerb(tails)}${rest}`
}

/** "dull pain in the right knee on the stairs, which clicks"; null for a single word about a part that has a name of its own ("a sore throat"). */
export function partName(told: PartTold): string | null {
  const { part, isMany, adjectives, tails, does, isPain } = parse(told)
  const isOnSide = isPaired(told.part) && told.items.some(({ dimension }) => dimension === 'side')
  if (!isPain && !isOnSide && new Set(told.items.map(({ base }) => base)).size < 2) return null
  const verbs = does.map((each) => (isMany ? doPlural(each) : each))
  const which = verbs.length === 0 ? '' : joined(verbs)
  const whole = part.startsWith('both ') ? part : `the ${part}`
  if (isPain) return `${[...adjectives, 'pain'].join(' ')} in ${whole}${behind(tails)}${which === '' ? '' : `, which ${which}`}`
  const states = does.flatMap((each) => state.exec(each)?.[1] ?? [])
  if (states.length === does.length && tails.length === 0 && !isMany) {
    const looks = `${states.length < 3 ? states.join(' and ') : `${states.slice(0, -1).join(', ')} and ${states.at(-1)}`} ${part}`
    return part === 'skin' ? looks : withArticle(looks)
  }
  const named = part.startsWith('both ') ? part : isMany || part === 'skin' ? part : withArticle(part)
  return `${named} that ${which}${afterVerb(tails)}`
}

/** What can stand before its part: "a runny and blocked nose". */
const state = /^is (\w+)$/
const doesAtMost = 4
const tailsAtMost = 3

function parse({ part, items }: PartTold): Parsed {
  const sides = new Set(items.map(({ slot }) => slot).filter((slot) => slot === 'left' || slot === 'right' || slot === 'both-sides'))
  const isBoth = isPaired(part) && (sides.has('both-sides') || sides.size > 1)
  const side = isPaired(part) && sides.size === 1 && !isBoth ? `${[...sides][0]} ` : ''
  /** Two troubles of the skin, one left and one right: of which it is which, the words behind cannot tell. */
  const isOnOneEach = !isPaired(part) && sides.size > 1
  const site = items.map(({ base, baseName, name }) => siteOf(ofPart(base, baseName)?.part ?? '', name)).find((each) => each !== null)
  const does: string[] = []
  const adjectives: string[] = []
  const tails: string[] = []
  for (const item of items) {
    const deed = item.slot === null ? ownDoes(item) : (doesOfSlot[item.slot] ?? null)
    if (deed !== null && deed !== hurts) does.push([deed, ...item.own].join(' '))
    else tails.unshift(...item.own)
    const isLeftOut = (item.slot === 'one-sided' && side !== '') || (isOnOneEach && item.dimension === 'side')
    if (deed === null && !isLeftOut) readSlot(item, part, adjectives, tails)
  }
  const bases = items.map(({ base, baseName }) => ofPart(base, baseName)?.does ?? '')
  const isPain = bases.includes(hurts)
  const all = [...new Set([...does, ...bases])].filter((each) => each !== hurts && each !== '')
  return {
    part: isBoth ? `both ${pluralOf(part)}` : part === anyJoint ? pluralOf(part) : `${side}${site ?? part}`,
    isMany: isBoth || part === anyJoint || part === 'muscles',
    adjectives: [...new Set(adjectives)],
    tails: [...new Set(tails)].filter((tail) => tail !== '' && !all.some((each) => each.endsWith(tail))).slice(0, tailsAtMost),
    does: all.filter((each) => !all.some((other) => other !== each && other.startsWith(`${each} `))).slice(0, doesAtMost),
    isPain,
  }
}

const ownDoes = ({ base, baseName }: Placed): string => ofPart(base, baseName)?.does ?? ''

/** The closer place that a name holds: "lower back" of "pain in the lower back". */
function siteOf(part: string, name: string): string | null {
  const found = /^pain in the ([\w ]+)$/.exec(name)?.[1]
  return found !== undefined && found !== part && found.endsWith(part) ? found : null
}

/** A closer form as an adjective or a tail; its side stands before the part. */
function readSlot({ slot, dimension, name, baseName, isSaidByWords }: Placed, part: string, adjectives: string[], tails: string[]): void {
  if (isSaidByWords || (dimension === 'side' && isPaired(part) && slot !== 'one-sided')) return
  const bare = baseName.replace(article, '')
  const plain = name.replace(article, '')
  if (plain.startsWith(bare)) tails.push(tailOfSlot(slot ?? '', plain.slice(bare.length).replace(/^,? /, '')))
  else if (plain.endsWith(` ${bare}`)) adjectives.push(plain.slice(0, -bare.length - 1))
}

const article = /^(?:an?|the) /

/** "hurts at night", but "hurts, worse with movement". */
const afterVerb = (tails: readonly string[]): string =>
  `${/^(?:worse|worst|better|spreading|again)\b/.test(tails[0] ?? '') ? ',' : ''}${behind(tails)}`

const behind = (tails: readonly string[]): string => (tails.length === 0 ? '' : ` ${tails.join(', ')}`.replaceAll(', (', ' ('))

/** "clicks, is swollen and stiff in the morning": what it does, then what it is, the verb once. */
function joined(verbs: readonly string[]): string {
  const states = verbs.filter((verb) => /^(?:is|are) /.test(verb))
  const phrases = [
    ...verbs.filter((verb) => !states.includes(verb)),
    ...states.map((verb, at) => (at === 0 ? verb : verb.replace(/^\w+ /, ''))),
  ]
  if (phrases.length < 2) return phrases[0] ?? ''
  return `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}`
}

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
