import { findMedicines } from '../../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../../medications/known-medicines.ts'
import type { TurnState } from '../../../../turn/turn-state.ts'
import { ruledOut } from './ruled-out.ts'
import type { RuledOut } from './ruled-out-entry.ts'

const keepsOn =
  /\b(?:(?:do not|never|don['’]t) stop (?:it|them|this|that|a medicine|taking)\b[^.]*\bon your own|give it \d+ months|before you have asked)\b/i
const finds =
  /\b(?:know of no (?:reason|interaction)|nothing you have told me speaks against|may (?:take|be joined)|can (?:take|have)|is (?:fine|safe|allowed)|together or in turn)\b/i
const offers = /^(?:take|use|try|have|keep)\b|\b(?:take|with) (?:ibuprofen|naproxen) with food\b|\bhelps\b|\ba doctor can prescribe\b/i
const warns = /\b(?:no|not|never|avoid|without|leave out|stop|unless)\b/i
const hedges = /^No list is complete\b/
const ofGel = /\bgel\b/i

/** What is said to this patient without what speaks for a medicine that is ruled out for him. In: a text that is no decision on it. Out: the text; empty where nothing is left. */
export function withoutRuledOut(text: string, state: TurnState): string {
  const all = ruledOut(state)
  if (all.length === 0) return text
  const speaksFor = (sentence: string): boolean => all.some((each) => speaksForIt(sentence, each))
  return text
    .split('\n\n')
    .map((block) =>
      block
        .split('\n')
        .map((line) =>
          line
            .split(/(?<=[.!?])\s+(?=[A-Z])/)
            .filter((sentence, at, every) => !speaksFor(sentence) && !(hedges.test(sentence) && speaksFor(every[at - 1] ?? '')))
            .join(' '),
        )
        .filter((line) => line !== '' && !/^\([^)]*\)$/.test(line))
        .join('\n'),
    )
    .filter((block) => block !== '' && !/^\([^)]*\)$/.test(block))
    .join('\n\n')
}

function speaksForIt(sentence: string, ruled: RuledOut): boolean {
  if (keepsOn.test(sentence)) return ruled.isTaken
  if (ofGel.test(sentence) || !isAbout(sentence, ruled)) return false
  // What goes with the pill is another question than the pill.
  if (ruled.id === 'combined-pill' && /\bno interaction\b/i.test(sentence)) return false
  return finds.test(sentence) || (offers.test(sentence) && !warns.test(sentence))
}

const isAbout = (sentence: string, ruled: RuledOut): boolean =>
  ruled.named.test(sentence) || findMedicines(knownMedicines(), sentence).some(({ ingredients }) => ingredients.some(ruled.isOf))
