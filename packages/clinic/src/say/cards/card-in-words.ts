import type { FirstAidCard } from './first-aid-card.ts'
import { firstAidCards } from './first-aid-cards.ts'

const ofBaby = /\b(?:bab(?:y|ies)|newborns?|infants?)\b/
const ofChild = /\b(?:child|children|kids?|toddlers?)\b/
const babyUntil = 1
const childUntil = 16

/** The first-aid card for what a question names, by its cues and its title; null where none does. In: plain words in lower case. */
export function cardInWords(text: string): FirstAidCard | null {
  const worth = (card: FirstAidCard) =>
    (namesTitle(card, text) ? titled : 0) + (isCued(card, text) ? (card.isGeneral === true ? cuedAtAll : cued) : 0)
  const named = firstAidCards.filter((card) => suitsWords(card, text) && worth(card) > 0)
  return named.toSorted((a, b) => worth(b) - worth(a))[0] ?? null
}

/** What speaks for a card: its title more than a cue of its own, and one that several cards have less. */
const [cued, titled, cuedAtAll] = [2, 3, 1]

const isCued = ({ words = [], unless = [] }: FirstAidCard, text: string): boolean =>
  words.some((cue) => cue.test(text)) && !unless.some((cue) => cue.test(text))

/** "First aid for choking", "if somebody faints": what the title begins with, up to two words. */
function namesTitle({ title }: FirstAidCard, text: string): boolean {
  const [head = ''] = title
    .toLowerCase()
    .replace(/^(?:an? |the |heavy |near-|somebody .*)/, '')
    .split(/,| or | after | in | of | that | who | with /)
  const words = head.replace(/[^a-z ]/g, '').replace(/ing$/, '')
  return words.length > 3 && new RegExp(String.raw`\b${words}`).test(text)
}

/** A card of an age only where the words name somebody of it, and none for the grown-up where they name a baby. */
function suitsWords({ fromYears = 0, toYears = Number.POSITIVE_INFINITY }: FirstAidCard, text: string): boolean {
  if (ofBaby.test(text)) return fromYears < babyUntil
  return ofChild.test(text) ? fromYears < childUntil && toYears > babyUntil : toYears > childUntil
}
