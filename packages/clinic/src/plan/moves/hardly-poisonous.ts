import { isHardlyPoisonous } from '../../hear/lexicon/crisis/hardly-poisonous.ts'
import type { Move } from '../move.ts'
import { inCountry } from './answers/in-country.ts'

/** A taste of something hardly poisonous is no question, whatever it sounds like, and yet wants an answer (NHS: Poisoning; NPIS: advice for the public). */
export const hardlyPoisonousTaste: Move = ({ now, judged, heard, words }) =>
  judged.crisis === 'none' && heard.choice === null && isHardlyPoisonous(words)
    ? [{ kind: 'answer', text: inCountry(advice, now.country) }]
    : []

const advice =
  'That is hardly poisonous: a bite or a lick of it passes on its own, at most with a loose stool. Wipe the mouth, give some sips of water, make nobody sick (soap foams), and carry on as usual. Call {poison} if it was a lot, if it was something else as well, or if there is vomiting, drowsiness, a rash or trouble breathing. Coughing, drooling or trouble swallowing after it: emergency department. (NHS: Poisoning)'
