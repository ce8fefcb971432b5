import type { CloserFact } from './closer-entry.ts'

/** Whether tablets against hay fever make sleepy. */
export const ofHayFever: readonly CloserFact[] = [
  {
    asked: /\b(?:drows\w*|sleepy|sleep\w*|knock\w*|zonk\w*|zombie|dopey|tired|driv\w*|machin\w*|mower)\b/i,
    holds: ({ story, condition, text }) =>
      (/\b(?:hay ?fever|pollen|antihistamines?|cetirizine|loratadine|fexofenadine|piriton)\b/i.test(story) ||
        condition === 'allergic-rhinitis') &&
      /\b(?:tablets?|pills?|they|them|it|antihistamines?|\w+ine)\b/i.test(text),
    answer: () =>
      'Mostly not: cetirizine, loratadine and fexofenadine rarely make sleepy; chlorphenamine (Piriton) often does. Take the first one in the evening and see how it goes before you drive or work a machine. Eye drops and nose sprays do not make sleepy at all.',
    sources: ['NHS: Antihistamines'],
  },
]
