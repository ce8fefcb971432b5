import { findMedicines } from '../../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../../medications/known-medicines.ts'
import type { TurnState } from '../../../../turn/turn-state.ts'
import { ruledOut } from './ruled-out.ts'
import type { RuledOut } from './ruled-out-entry.ts'

/** Said with every check of a medicine. */
const keepsAll = /^Do not stop a medicine from (?:your|the) doctor on your own\b/i
const keepsOn = /\b(?:do not|never|don['’]t) stop\b[^.]*\bon your own\b/i
const clears = /\b(?:know of no (?:reason|interaction)|nothing you have told me speaks against|may be joined|together or in turn)\b/i
const offers =
  /^(?:take|use|try|have|keep)\b|\b(?:take|with) (?:ibuprofen|naproxen) with food\b|\bhelps\b|\ba doctor can prescribe\b|\b(?:can|may) (?:take|have)\b|\bis (?:fine|safe|allowed)\b/i
const warns = /\b(?:no|not|never|avoid|without|leave out|stop|unless)\b/i
const ofGel = /\bgel\b/i

/** What is said to this patient without what speaks for a medicine that is ruled out for him. In: a text that is no decision on it. Out: the text; empty where nothing is left. */
export function withoutRuledOut(text: string, state: TurnState): string {
  const all = ruledOut(state)
  if (all.length === 0) return text
  const speaksFor = (sentence: string): boolean => all.some((each) => speaksForIt(sentence, each))
  return text
    .split('\n\n')
    .map((block) => block.split('\n').map(withoutItsPraise).filter(isSaid).join('\n'))
    .filter(isSaid)
    .join('\n\n')

  /** A line that begins with finding nothing against it goes as a whole. */
  function withoutItsPraise(line: string): string {
    const sentences = line.split(/(?<=[.!?])\s+(?=[A-Z])/)
    const [first = ''] = sentences
    return clears.test(first) && speaksFor(first) ? '' : sentences.filter((sentence) => !speaksFor(sentence)).join(' ')
  }
}

/** More than nothing, or the source of what is gone. */
const isSaid = (text: string): boolean => text !== '' && !/^\([^)]*\)$/.test(text)

function speaksForIt(sentence: string, ruled: RuledOut): boolean {
  if (keepsAll.test(sentence)) return ruled.isTaken && ruled.id !== 'sick-days'
  if (ofGel.test(sentence) || !isAbout(sentence, ruled)) return false
  // What goes with the pill is another question than the pill.
  if (ruled.id === 'combined-pill' && /\bno interaction\b/i.test(sentence)) return false
  return clears.test(sentence) || keepsOn.test(sentence) || (offers.test(sentence) && !warns.test(sentence))
}

const isAbout = (sentence: string, ruled: RuledOut): boolean =>
  ruled.named.test(sentence) || findMedicines(knownMedicines(), sentence).some(({ ingredients }) => ingredients.some(ruled.isOf))
