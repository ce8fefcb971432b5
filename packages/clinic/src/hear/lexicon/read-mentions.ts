import type { Mention } from '../../case/model.ts'
import type { KnowledgeIndex } from '../../knowledge/index-knowledge.ts'
import type { PackedFinding } from '../../knowledge/knowledge-pack.ts'
import { attachSlots } from './attach-slots.ts'
import { type BareDenial, placeBareDenials } from './bare-denials.ts'
import { chooseMatches, neighboursOf } from './choose-matches.ts'
import { denyWhatWasEchoed } from './deny-what-was-echoed.ts'
import { denyWhatWasListed } from './deny-what-was-listed.ts'
import { type Match, matchPatterns } from './match-patterns.ts'
import { type ContextReader, type PlaceContext, readContext } from './read-context.ts'
import type { Experiencers } from './read-experiencer.ts'
import {
  denyingTarget,
  doesDeny,
  isHedged,
  isStatement,
  namesIn,
  normalTarget,
  placedTarget,
  takesWords,
  wellTarget,
} from './read-normal-statements.ts'
import { readPartStatements } from './read-part-statements.ts'
import { readSayings } from './read-sayings.ts'
import { isAskedIn, tellsNothing } from './tells-nothing.ts'
import type { Token } from './token.ts'
import { isToldOtherwise } from './told-otherwise.ts'

/** What a person is or was exposed to holds on, whenever it began; a pregnancy ends, and an injury or a sting of long ago is over. */
const lastingKinds: ReadonlySet<PackedFinding['kind']> = new Set(['risk', 'history', 'exposure', 'medication', 'result'])
/** What others name or what is still to come is no fact of these kinds; a symptom that is told so is one. */
const namedKinds: ReadonlySet<PackedFinding['kind']> = new Set(['history', 'exposure', 'medication', 'result'])
const noFrames: PlaceContext['frames'] = new Set()
const passing = ['pregnant', 'injury-recent', 'fall-recent', 'insect-sting']

/**
 * The findings of a text with denial, doubt, time and person, in the order of the text.
 * `topics`: the complaints that "it" and "the pain" may speak of, the newest first.
 */
export function readMentions(
  text: string,
  tokens: readonly Token[],
  index: KnowledgeIndex,
  experiencers: Experiencers,
  topics: readonly string[],
): Mention[] {
  const matches = matchPatterns(tokens, index.reader).filter(
    ({ target, used }) => !target.startsWith('family-') || !used.some((place) => experiencers.patientNamedAt.has(place)),
  )
  const bySentence = [...Map.groupBy(matches, ({ start }) => tokens[start]?.sentence ?? 0).values()]
  const chosen = bySentence.flatMap((list) => chooseReadings(list.filter(isFindingReading), tokens))
  const contextOf = readContext(tokens, index.reader.lemmaOf, chosen)
  const contexts = new Map(chosen.map((match) => [match, placeContext(match, contextOf)]))
  const mentions = chosen
    .filter((match) => !isStatement(match))
    .map((match) => mentionOf(match.target, match, contexts.get(match), index, text, tokens, experiencers))
  const bare: BareDenial[] = []
  for (const match of chosen.filter(isStatement)) {
    const context = contexts.get(match)
    if (!doesDeny(match, (context?.isDenied ?? false) && !standsApart(match, tokens)) || isHedged(match, tokens)) continue
    for (const name of namesIn(match)) {
      const isBroad = match.target.startsWith(wellTarget) && { isBroad: true as const }
      const mention = { ...mentionOf(name, match, context, index, text, tokens, experiencers), polarity: 'absent' as const, ...isBroad }
      if (isPlaced(match)) bare.push({ name, start: mention.start, end: mention.end })
      else if (index.findings.has(name) && !isAskedIn(text, mention)) mentions.push(mention)
    }
  }

  const present = chosen.filter(
    (match) => !isStatement(match) && !contexts.get(match)?.isDenied && (experiencers.of[match.start] ?? 'patient') === 'patient',
  )
  const slotMatches = bySentence.flatMap((list) => chooseSlots(list.filter(({ isSlot }) => isSlot)))
  for (const { match, child, parent } of attachSlots(
    slotMatches,
    present,
    topics,
    tokens,
    index.findings,
    chosen.filter((match) => !isStatement(match)),
  )) {
    const own = parent === null ? match.used : [...parent.used, ...match.used]
    const context = placeContext({ ...match, used: own }, contextOf)
    const mention = mentionOf(child, match, context, index, text, tokens, experiencers)
    const parentContext = parent === null ? undefined : contexts.get(parent)
    mentions.push(
      parentContext?.temporality !== undefined && parentContext.temporality !== 'current'
        ? { ...mention, temporality: parentContext.temporality }
        : mention,
    )
  }
  mentions.push(...placeBareDenials(text, bare, mentions))
  const deniedAnew = (each: Mention) => !isToldOtherwise(each.finding, mentions, index)
  mentions.push(...readPartStatements(text, tokens, experiencers, mentions).filter(deniedAnew))
  mentions.push(...readSayings(text, tokens, experiencers, contextOf, mentions).filter(deniedAnew))
  const standing = denyWhatWasEchoed(text, denyWhatWasListed(text, mentions)).filter((mention) => !tellsNothing(mention, text, index))
  return withoutRepeats(standing).sort((a, b) => a.start - b.start || a.end - b.end || (a.finding < b.finding ? -1 : 1))
}

/**
 * Of findings and what is called normal the longest. What tells of being well takes nothing from them and gives nothing to them; plain
 * words that are only read where they are denied give way to a longer reading ("no chest pain").
 */
function chooseReadings(readings: readonly Match[], tokens: readonly Token[]): Match[] {
  const isWell = ({ target }: Match) => target.startsWith(wellTarget)
  const isPlain = (match: Match) => isStatement(match) && !takesWords(match) && !isWell(match)
  const others = readings.filter((match) => !isWell(match))
  const chosen = chooseMatches(
    others.filter((match) => !isPlain(match)),
    tokens,
  )
  const usedAt = Map.groupBy(
    chosen.flatMap((match) => match.used.map((place) => ({ match, place }))),
    ({ place }) => place,
  )
  const isPart = (match: Match) =>
    usedAt
      .get(match.used[0] ?? -1)
      ?.some(
        ({ match: longer }) =>
          !longer.isDeniedInside && longer.used.length > match.used.length && match.used.every((place) => longer.used.includes(place)),
      ) === true
  return [
    ...chosen,
    ...chooseMatches(others.filter(isPlain), tokens).filter((match) => !isPart(match)),
    ...chooseMatches(readings.filter(isWell), tokens),
  ]
}

function isPlaced({ target }: Match): boolean {
  return target.startsWith(placedTarget) || target.startsWith(denyingTarget)
}

/** "No rash, breathing fine", "no fever weight same": what a thing denied by "no" stands before is not denied with it. */
function standsApart(match: Match, tokens: readonly Token[]): boolean {
  if (!match.target.startsWith(normalTarget) && !match.target.startsWith(wellTarget)) return false
  if (tokens[match.start]?.before !== 'none') return true
  for (let at = match.start - 1; at >= 0 && tokens[at]?.sentence === tokens[match.start]?.sentence; at -= 1) {
    const { lemma = '' } = tokens[at] ?? {}
    if (verbDenials.has(lemma)) return false
    if (nounDenials.has(lemma)) return tokens.slice(at + 1, match.start).some(({ isLight, word }) => !isLight && word !== 'any')
  }
  return false
}

const verbDenials = new Set(['not', 'cannot', 'never'])
const nounDenials = new Set(['no', 'nil', 'zero', 'without', 'nothing', 'none', 'neither', 'nor'])

/** A statement counts only where its words stand close together; what is called normal, not where a denial parts them. */
function isFindingReading(match: Match): boolean {
  return !match.isSlot && !(isStatement(match) && (match.cost > 1.5 || (match.isDeniedInside && takesWords(match))))
}

/** Denied inside is denied; denied outside as well ("no cough without blood") is left denied. */
function placeContext(match: Match, contextOf: ContextReader): PlaceContext {
  const context = contextOf(match.start, match.end, match.used)
  return match.isDeniedInside ? { ...context, isDenied: true } : context
}

/** One mention. In: the finding, the words it was read in, and what stands around them. */
export function mentionOf(
  finding: string,
  match: Pick<Match, 'start' | 'end' | 'used'>,
  context: PlaceContext | undefined,
  index: KnowledgeIndex,
  text: string,
  tokens: readonly Token[],
  experiencers: Experiencers,
): Mention {
  const start = tokens[match.start]?.start ?? 0
  const end = tokens[match.end - 1]?.end ?? start
  const known = index.findings.get(finding)
  const isPassing = passing.some((id) => finding === id || known?.parents.includes(id))
  const kind = known?.kind ?? 'symptom'
  const frames = context?.frames ?? noFrames
  const isLasting = lastingKinds.has(kind) && !isPassing
  // What is only named, only thought of or only of an earlier time is no fact now, nor what a "no" may or may not deny; an illness that somebody had stays one, and a fear is one itself.
  const isElsewhere =
    context?.isUnclear === true ||
    (frames.has('imagined') && known?.area !== 'mind') ||
    (frames.has('named') && namedKinds.has(kind)) ||
    (frames.has('past') && (!isLasting || kind === 'result'))
  return {
    finding,
    polarity: context?.isUnknown ? 'unknown' : context?.isDenied ? 'absent' : 'present',
    certain: context?.isCertain ?? true,
    temporality: isElsewhere
      ? 'hypothetical'
      : isLasting && context?.temporality === 'past'
        ? 'current'
        : (context?.temporality ?? 'current'),
    experiencer:
      finding.startsWith('family-') || match.used.some((place) => experiencers.relativesAt.has(place))
        ? 'patient'
        : whoseWords(match, kind, experiencers),
    text: text.slice(start, end),
    start,
    end,
  }
}

/** Whose a finding is: the one whom its words are about, to the last of them ("been around anyone sick"). Whom one met is one's own. */
function whoseWords({ start, used }: Pick<Match, 'start' | 'used'>, kind: string, { of }: Experiencers): Mention['experiencer'] {
  const first = of[start] ?? 'patient'
  return first !== 'patient' || kind === 'exposure' ? first : (of[used.at(-1) ?? start] ?? first)
}

/** Of slot values that share all their words only the longer is said: "worst ever" is no "worse". */
function chooseSlots(slots: readonly Match[]): Match[] {
  const neighbours = neighboursOf(slots)
  return slots.filter(
    (slot) =>
      slot.cost <= 3 &&
      !neighbours(slot).some((other) => isOpposite(slot, other)) &&
      !neighbours(slot).some(
        (other) =>
          other.used.length > slot.used.length && slot.used.every((index) => other.used.includes(index)) && other.target !== slot.target,
      ) &&
      !neighbours(slot).some(
        (other) =>
          other !== slot &&
          other.target === slot.target &&
          other.used.length >= slot.used.length &&
          other.start <= slot.start &&
          (other.start < slot.start || other.cost < slot.cost),
      ),
  )
}

/** "Better when moving" says nothing of worse "when moving": of two that share a word. */
function isOpposite(slot: Match, other: Match): boolean {
  return slot.target.startsWith('worse-') && other.target === slot.target.replace('worse-', 'relieved-')
}

function withoutRepeats(mentions: readonly Mention[]): Mention[] {
  const seen = new Set<string>()
  return mentions.filter(({ finding, polarity, temporality, experiencer }) => {
    const key = `${finding} ${polarity} ${temporality} ${experiencer}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
