import type { ConsultationCase } from '../case/case.ts'
import type { Mention, Observation } from '../case/model.ts'
import type { KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { isGraveAlone } from './ended.ts'

/** Whether a finding was told as there, surely and of now: no denial that does not name it takes it away. */
export function isToldAsPresent(held: Observation | undefined): boolean {
  return (
    held?.polarity === 'present' &&
    held.certain &&
    held.temporality === 'current' &&
    (held.source === 'told' || held.source === 'answered' || held.source === 'corrected')
  )
}

/** "Not been sick since last night", "no vomiting today", "not any more": it was there, and is not now. */
const ofNow =
  /\b(?:since|today|tonight|now|any ?more|no more|no longer|at the moment|currently|lately|recently|so far|yet|overnight|stopped|this (?:morning|afternoon|evening|week)|(?:for|in) (?:the )?(?:last |past )?(?:a |an |few |couple of |about |over |\d+ ?|one |two |three |four |five |six |twelve )*(?:hours?|hrs?|days?|weeks?))\b/i
const parts = /[^.!?;,\n]+/g

/**
 * Denials in a later message, held to what was told before. A list denied as a whole, a place or good health takes away nothing that was told as there;
 * what is not there now and was, is of an earlier time; an illness goes only by its own name. In: the knowledge, the case before, the words, what was read.
 */
export function toldStands(index: KnowledgeIndex, before: ConsultationCase, words: string, mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention): Mention[] => {
    const held = before.observations[mention.finding]
    if (mention.polarity !== 'absent' || held === undefined || !isToldAsPresent(held)) return [mention]
    if (mention.isBroad === true || isDisbelieved(words, mention) || !isNamed(index, held, mention)) return []
    const isOver =
      index.findings.get(mention.finding)?.kind === 'symptom' &&
      ofNow.test(partAround(words, mention)) &&
      !isGraveAlone(index, mention.finding, before.person.relation === 'self')
    return isOver ? [{ ...mention, polarity: 'present', temporality: 'past' }] : [mention]
  })
}

/** "No vomiting?? he was sick five times": the denial is the doctor's, and is not believed. In: the words, what was read. */
export function isDisbelieved(words: string, { start }: Pick<Mention, 'start'>): boolean {
  const sentence = [...words.matchAll(sentences)].find(({ index, 0: text }) => start >= index && start < index + text.length)?.[0] ?? ''
  return disbelieves.test(sentence)
}

/** The words without the sentences that only disbelieve a denial. */
export function withoutDisbelieved(words: string): string {
  return words.replaceAll(sentences, (sentence) => (disbelieves.test(sentence) ? '' : sentence))
}

const sentences = /[^.!?\n]+[.!?]*/g
const disbelieves =
  /^\W*(?:(?:what|wait|sorry|but|and|hang on|eh|wdym|what do you mean|why)\W+)*(?:no|not|without)(?= \w)[^?]*\?|\b(?:why (?:do|did|have|would)|how (?:can|could)) (?:you|u) (?:\w+ )?(?:say|put|write|written|think|put down)\b[^.!?]*\b(?:no|not|without)\b|(?:^|[,;]|\b(?:but|and|above|then|now|why|because|cos|no))\W*(?:you|u)(?:['’]?ve| have| just| now)* (?:said|say|wrote|put|have down|put down|write|told me|think|are saying|keep saying)(?: that| there(?:['’]s| is| was)| i(?:['’]ve| have| had)?(?: got)?| she(?: has|['’]s)?| he(?: has|['’]s)?| down)* (?:no|not|without)\b/i

/** "My sugar isn't high" denies no diabetes: an illness is denied by its name, or by the words in which it was told. */
function isNamed({ findings }: KnowledgeIndex, { finding, text }: Observation, mention: Mention): boolean {
  const known = findings.get(finding)
  if (known?.kind !== 'history') return true
  const own = new Set(stemsOf(`${known.name} ${finding.replaceAll('-', ' ')} ${text}`))
  return stemsOf(mention.text).some((stem) => own.has(stem))
}

function partAround(words: string, { start, end }: Mention): string {
  return [...words.matchAll(parts)].find(({ index, 0: text }) => start < index + text.length && end > index)?.[0] ?? ''
}

const stemLetters = 5
const stemsOf = (text: string): string[] => (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.slice(0, stemLetters))
