import { suitedAdvice } from '../../../../say/suited-advice.ts'
import type { CloserFact } from './closer-entry.ts'

const xrayFromYears = 40

/** Whether it goes with the years, and whether a cough that lasts needs a picture. */
export const ofTheCourse: readonly CloserFact[] = [
  {
    asked: /\bhot[- ]water bottle|\b(?:heat|wheat|warm\w*) (?:pack|pad|bag|cushion)s?\b/i,
    holds: ({ has, isEmergency }) =>
      has(['back-pain', 'neck-pain', 'muscle-pain', 'period-pain', 'shoulder-pain', 'joint-stiffness', 'knee-pain', 'abdominal-pain']) &&
      !isEmergency,
    answer: ({ has }) =>
      has(['injury-recent', 'ankle-swelling-injury', 'joint-swelling'])
        ? 'Not in the first 2 to 3 days of a fresh injury or on a hot, swollen joint: cold is better there. Later warmth is fine.'
        : 'Yes: warm and not hot, in a cloth, 15 to 20 minutes at a time, and not in bed all night. Not on skin that is numb or sore.',
    sources: ['NHS: Back pain'],
  },
  {
    asked:
      /^\W*(?:so |and |but |ok |well )*(?:is|will|does|can|could) (?:it|this|that|they|my \w+)\b[^?]{0,24}\b(?:get|getting|become|going to be) (?:any |much |even )?(?:worse|better)\b/i,
    holds: ({ isEmergency, state }) => !isEmergency && state.now.leaders[0] !== undefined && !/\bif\b/i.test(state.words),
    answer: ({ state, condition }) => {
      const advice = suitedAdvice(state.base.knowledge, condition ?? state.now.leaders[0] ?? '', state.now)
      return advice === null ? null : `${advice.course} (${advice.sources[0] ?? ''})`
    },
    sources: [],
  },
  {
    asked: /\bgrow(?:s|ing)? out of (?:it|this|that|them)\b/i,
    holds: ({ state }) => state.now.leaders[0] !== undefined,
    answer: ({ state }) => {
      const advice = suitedAdvice(state.base.knowledge, state.now.leaders[0] ?? '', state.now)
      return advice === null ? null : `${advice.course} (${advice.sources[0] ?? ''})`
    },
    sources: [],
  },
  {
    asked: /\b(?:x-?ray|chest film|scan)\b/i,
    holds: ({ has, isEmergency, isPregnant, story }) =>
      has(['cough']) && !isEmergency && !isPregnant && !/\bhad (?:an? )?(?:chest )?x-?ray\b/i.test(story),
    answer: ({ state }) => {
      const { durationDays, person } = state.now
      if (durationDays !== null && durationDays < 21)
        return 'Not for a cough of less than 3 weeks without a sign of danger: most come from a cold, and a picture would not change the treatment. Ask for one if it lasts over 3 weeks, or sooner with blood, weight loss, breathlessness or pain in the chest.'
      return (person.ageYears ?? xrayFromYears) >= xrayFromYears
        ? 'Yes, ask your doctor about a chest X-ray: from 40 on a cough of over 3 weeks without a clear cause is a reason for one, and within 2 weeks if you have ever smoked, lose weight or appetite, are short of breath, very tired or have pain in the chest. If a tablet or a cold clearly explains it and it is going, it can wait until that has been seen to. Blood in what you cough up: have it looked at soon.'
        : 'Mostly not yet: under 40 a cough after a cold or from a tablet is given time first. Ask for one with blood, weight loss, night sweats or breathlessness, or if it lasts over 8 weeks.'
    },
    sources: ['NICE: Suspected cancer: recognition and referral', 'CKS: Cough'],
  },
]
