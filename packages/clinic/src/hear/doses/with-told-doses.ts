import type { Mention, Person } from '../../case/model.ts'
import { plainMention } from '../../case/plain-mention.ts'
import { isChild } from '../../judge/questions/address-patient.ts'
import type { Hearing } from '../hearing.ts'
import { isTakenAsMeant } from './as-meant.ts'
import { readDoses } from './read-doses.ts'
import { amountFarOver } from './too-much.ts'
import { isUsualDose } from './usual-dose.ts'

/**
 * What was heard, with the amounts that are told: "I took 400 mg of propranolol", more of one medicine than is safe, is an overdose, whatever it was taken for;
 * "I took 40 mg of propranolol", a usual dose by somebody grown, is none, nor is what was taken long ago. In: what was heard. Out: the same with or without it.
 */
export function withToldDoses(heard: Hearing, words: string, person: Person): Hearing {
  if (heard.choice !== null) return heard
  const patient = { ...person, ...heard.person }
  if (amountFarOver(words, patient) !== null) return withOverdose(heard, words)
  if (isTakenAsMeant(words)) return { ...withoutOverdose(heard), crisis: null, learned: withoutSound(heard) }
  const isNone = (!isChild(patient) && isUsualDose(words)) || isOnlyPast(words)
  return isNone ? withoutOverdose(heard) : heard
}

const isOverdose = ({ finding }: Mention): boolean => finding === 'overdose-taken'
const isOfMedicine = (kind: string): boolean => kind === 'overdose' || kind === 'poisoning'

function withOverdose(heard: Hearing, words: string): Hearing {
  const isHeard = heard.mentions.some((mention) => isOverdose(mention) && mention.polarity === 'present')
  const others = heard.mentions.filter((mention) => !isOverdose(mention))
  const mentions = isHeard ? heard.mentions : [...others, plainMention('overdose-taken', { text: words, start: 0, end: words.length })]
  // What was taken is told: it is not asked whether anything was.
  const isDoubt = heard.crisis?.certainty === 'possible' && isOfMedicine(heard.crisis.kind)
  const { kind } = heard.learned.crisis
  return {
    ...heard,
    mentions,
    crisis: isDoubt ? null : heard.crisis,
    learned: kind !== null && isOfMedicine(kind) ? withoutSound(heard) : heard.learned,
  }
}

function withoutOverdose(heard: Hearing): Hearing {
  return {
    ...heard,
    mentions: heard.mentions.filter((mention) => !isOverdose(mention)),
    crisis: heard.crisis?.kind === 'overdose' ? null : heard.crisis,
    learned: heard.learned.crisis.kind === 'overdose' ? withoutSound(heard) : heard.learned,
  }
}

const withoutSound = ({ learned }: Hearing): Hearing['learned'] => ({
  ...learned,
  crisis: { ...learned.crisis, kind: null, probability: 0, certain: 0 },
})

const anew = /\b(?:now|today|tonight|yesterday|again|just|this (?:morning|afternoon|evening|week)|last night|still)\b/i

/** Whether every amount that is told is of long ago, and nothing of today. */
function isOnlyPast(words: string): boolean {
  const sentences = readDoses(words)
  return sentences.length > 0 && sentences.every(({ isPast }) => isPast) && !anew.test(words)
}
