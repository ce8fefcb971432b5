import type { CloserFact } from './closer-entry.ts'

/** Whether one may go in the water, by what is wrong; ears have their own (`of-ears.ts`). The first that was told is said. */
const waters: readonly (readonly [told: readonly string[], answer: string])[] = [
  [
    ['diarrhoea', 'vomiting'],
    'No, not until 48 hours after the last loose stool or vomiting, and 2 weeks if the doctor found cryptosporidium: others can catch it in the water.',
  ],
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
    answer: ({ has }) => waters.find(([told]) => has(told))?.[1] ?? null,
    sources: ['NHS: Swimming pools and infections', 'NHS: Urinary tract infections (UTIs)'],
  },
]
