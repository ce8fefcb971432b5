import type { CloserFact } from './closer-entry.ts'

const away = /\b(?:holidays?|vacation|weekends?|days? off|off work|away from work|annual leave)\b/i
const skin = ['skin-cracked', 'skin-dry', 'skin-itch', 'rash', 'hand-pain', 'skin-peeling', 'itching-general', 'wet-work']
const airways = ['cough', 'wheeze', 'nose-runny', 'nose-blocked', 'sneezing', 'breathless', 'eye-itch']

/** "Why is it better on holiday?": what is met at work is away. */
export const ofWhatHelpsAway: readonly CloserFact[] = [
  {
    asked: new RegExp(String.raw`\b(?:why|how come)\b[^?]{0,60}${away.source}|${away.source}[^?]{0,40}\bwhy\b`, 'i'),
    holds: ({ has, isEmergency }) => !isEmergency && has([...skin, ...airways]),
    answer: ({ has }) =>
      has(skin)
        ? 'Because your skin gets a rest from what it meets at work: water, soap, cleaning agents, dyes or gloves. That is a strong clue that the work brings it on. It heals in one to three weeks away and comes back within days of going back, unless you protect the hands: gloves for wet work with cotton under them, a thick cream after each wash, and a soap substitute.'
        : 'Because you are away from what sets it off at work, such as dust, fumes, animals or paint. Note for two weeks how it is on work days and on days off, and tell your doctor: asthma or an allergy from work gets better if it is found early.',
    sources: ['BAD: Hand dermatitis', 'NHS: Contact dermatitis'],
  },
]
