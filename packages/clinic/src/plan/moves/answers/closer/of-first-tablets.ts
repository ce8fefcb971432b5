import { chooseFirstAid } from '../../../../say/cards/choose-first-aid.ts'
import { aspirinForbidden } from '../../../../say/cards/first-aid-text.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const strength =
  /(?<![\d.])(75|81|100|150|160|162|300|325)(?: ?mgs?\b| ?milli\w*|s\b(?!\d))|\baspirins?\W{1,3}(?:\w+ )?(75|81|100|150|160|162|300|325)(?![\d.])/i
const asksHowMany =
  /\bhow (?:many|much)\b|\b(?:\d|one|two|three|four|all)\b[^.!?]{0,20}\b(?:tablets?|pills?|of them|at once)\b|\byes or no\b|\bwhich\b|\b(?:enough|right|ok|okay)\b|\?/i
const namesAspirin = /\b(?:aspirins?|disprin)\b/i
/** In milligrams: what is chewed once (NHS: Heart attack), and the least of it that counts (AHA). */
const fullDose = 300

/** How many small tablets make the one dose that is chewed. */
function tabletsFor(known: Known): string | null {
  const against = aspirinForbidden(known.state.now)
  if (against !== null) return `No, please no aspirin: ${against}. Tell them so when they come.`
  const [, before, after] = strength.exec(known.text) ?? strength.exec(known.state.words) ?? strength.exec(known.story) ?? []
  const given = before ?? after
  if (given === undefined) return null
  const count = Math.max(1, Math.round(fullDose / Number(given)))
  const named = ['no', 'One', 'Two', 'Three', 'Four'][count] ?? `${count}`
  return `${named} of ${given} mg${count === 1 ? '' : ' at once'}, chewed, now, and only this one time${count === 1 ? '' : ` (together about ${count * Number(given)} mg)`}. Not if you are allergic to it, bleed, or were told never to take it. A sip of water with it is fine. Tell the crew what you took, and when.`
}

/** How much aspirin while one waits with a heart attack: the first-aid card says so, and the small tablets are counted. */
export const ofFirstTablets: readonly CloserFact[] = [
  {
    asked: asksHowMany,
    holds: (known) =>
      known.isEmergency &&
      chooseFirstAid(known.state.now, '').id === 'chest-pain' &&
      (namesAspirin.test(known.state.words) || strength.test(known.text)) &&
      namesAspirin.test(known.story),
    answer: tabletsFor,
    sources: ['NHS: Heart attack'],
  },
]
