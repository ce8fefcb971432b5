import type { CloserFact, Known } from './closer-entry.ts'

const grownUpFrom = 18

/** When one may swim again after loose stools or vomiting: children 2 weeks, whatever the germ (NICE CG84; UKHSA). */
export function swimsAgain({ state }: Known): string {
  const { ageYears } = state.now.person
  const ofChildren = '2 weeks after the last loose stool or vomiting, whatever germ it was'
  const ofAdults = '48 hours after the last loose stool or vomiting, and 2 weeks after it if cryptosporidium was found'
  if (ageYears === null) return `${ofAdults}; for babies and children ${ofChildren}`
  return ageYears < grownUpFrom ? ofChildren : ofAdults
}

/** Whether one may go in the water, by what is wrong; ears have their own (`of-ears.ts`). The first that was told is said. */
const waters: readonly (readonly [told: readonly string[], answer: string | ((known: Known) => string)])[] = [
  [['diarrhoea', 'vomiting'], (known) => `No, not until ${swimsAgain(known)}: others can catch it in the water.`],
  [
    ['eye-redness', 'eye-discharge', 'eye-itch'],
    'Better not until the eye is clear again: the water irritates it, and an infection can pass on. No contact lenses meanwhile.',
  ],
  [
    ['urination-painful', 'urination-frequent', 'urination-urgent'],
    'Yes, if you feel well enough: it does not pass on in the water, and swimming does not make it worse. Change out of the wet costume soon, drink something and pass water afterwards. Not with a fever, shivers or pain in the back.',
  ],
  [
    ['wound-infected', 'skin-ulcer', 'laceration', 'skin-blisters', 'burn'],
    'No, not with an open or weeping place on the skin: wait until it is dry and closed.',
  ],
]

/** "Can I swim with it?" */
export const ofSwimming: readonly CloserFact[] = [
  {
    asked: /\b(?:can|could|may|should|ok|okay|safe|allowed|alright)\b[^?]{0,30}\b(?:swim(?:ming)?|the pool|the sea|hot tub|lido)\b/i,
    holds: ({ isEmergency, has }) => !isEmergency && !has(['fever']) && waters.some(([told]) => has(told)),
    answer: (known) => {
      const said = waters.find(([told]) => known.has(told))?.[1] ?? null
      return typeof said === 'function' ? said(known) : said
    },
    sources: [
      'NICE: Diarrhoea and vomiting caused by gastroenteritis in under 5s',
      'NHS: Swimming pools and infections',
      'NHS: Urinary tract infections (UTIs)',
    ],
  },
]
