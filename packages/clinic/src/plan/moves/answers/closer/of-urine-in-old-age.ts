import type { CloserFact } from './closer-entry.ts'

const fromYears = 65
/** An age of somebody else, whose case this is not yet. */
const ageTold = /(?<=\b(?:is|she['’]s|he['’]s|aged?|am) )(?:6[5-9]|[789]\d)\b(?! ?(?:\/|mg|kg|bpm|%))/

/** A dipstick of the urine of somebody old: what it can and cannot tell. */
export const ofUrineInOldAge: readonly CloserFact[] = [
  {
    asked: /\bdip ?stick\w*\b|\bdip (?:the |his |her )?(?:urine|wee|pee)\b|\burine dip\b/i,
    isTold: true,
    holds: ({ state, story }) => (state.now.person.ageYears ?? Number(ageTold.exec(story)?.[0] ?? 0)) >= fromYears,
    answer: ({ has }) =>
      `Better not, to look for an infection: from 65 on the stick often shows germs in people who are well, and antibiotics for that do harm.${has(['urine-blood']) ? ' Blood that can be seen needs no stick: the urine goes to the laboratory, and a doctor looks for where it comes from.' : ''} Fever, new confusion, shivers or burning on passing water are what counts.`,
    sources: ['NICE: Urinary tract infections in adults'],
  },
]
