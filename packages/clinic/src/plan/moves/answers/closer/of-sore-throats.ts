import type { CloserFact, Known } from './closer-entry.ts'
import { notFromMe } from './of-antibiotics.ts'

const fewDays = 3
const feversFrom = 38

/** The signs of FeverPAIN that were told, by name (NICE NG84): fever, pus, quick onset, inflamed tonsils, no cough or cold. */
function feverPain({ has, state, story }: Known): { told: string[]; open: string[] } {
  const { observations, durationDays, vitals } = state.now
  const isDenied = (id: string) => observations[id]?.polarity === 'absent'
  const signs: readonly [string, boolean, boolean][] = [
    ['a fever in the last day', has(['fever']) || (vitals.temperature ?? 0) >= feversFrom, isDenied('fever')],
    [
      'pus or white spots on the tonsils',
      has(['tonsil-pus', 'tonsil-exudate', 'throat-white-patches']) ||
        /\b(?:white|pus|yellow)\b[^.?!]{0,30}\btonsils?|\btonsils?\b[^.?!]{0,30}\b(?:white|pus|spots)\b/i.test(story),
      false,
    ],
    ['it began within the last 3 days', durationDays !== null && durationDays <= fewDays, durationDays !== null && durationDays > fewDays],
    ['very red or swollen tonsils', /\b(?:red|swollen|huge|inflamed|big)\b[^.?!]{0,20}\btonsils?\b/i.test(story), false],
    ['no cough and no cold', isDenied('cough') && !has(['nose-runny', 'nose-blocked']), has(['cough', 'nose-runny'])],
  ]
  return {
    told: signs.filter(([, isTold]) => isTold).map(([name]) => name),
    open: signs.filter(([, isTold, isNot]) => !isTold && !isNot).map(([name]) => name),
  }
}

/** Whether a sore throat wants an antibiotic: by what was told of the five signs. */
export const ofSoreThroats: readonly CloserFact[] = [
  {
    asked: /\b(?:anti[- ]?b\w*tics?|penicillin|amoxicillin|strep)\b/i,
    holds: ({ has, isEmergency, text }) =>
      has(['sore-throat', 'tonsils-swollen', 'swallowing-pain']) &&
      !isEmergency &&
      !/\b(?:allerg|side effect|alcohol|drink|how (?:long|soon)|stop|miss)/i.test(text),
    answer: (known) => {
      const { told, open } = feverPain(known)
      const isLikely = told.length >= 4
      const sense = isLikely
        ? 'It is worth talking over with a doctor or pharmacist now: with 4 or 5 of the five signs doctors count (FeverPAIN), about 6 in 10 have strep.'
        : told.length >= 2
          ? 'Not yet: with 2 or 3 of the five signs doctors count (FeverPAIN), waiting 3 to 5 days is usual, and an antibiotic only if it does not get better or gets worse.'
          : 'Probably not: most sore throats come from a virus. Doctors count five signs (FeverPAIN), and with 0 or 1 an antibiotic does nothing.'
      const counted = told.length === 0 ? '' : ` You told me: ${told.join('; ')}.`
      const unknown = open.length === 0 || isLikely ? '' : ` I do not know yet: ${open.join('; ')}.`
      return `${sense}${counted}${unknown} Even with strep it shortens the pain by less than a day; paracetamol or ibuprofen, if you may take it, does more. Not being able to swallow your spit or open your mouth, a muffled voice or trouble breathing: hospital now.${notFromMe(known.text)}`
    },
    sources: ['NICE: Sore throat (acute): antimicrobial prescribing'],
  },
]
