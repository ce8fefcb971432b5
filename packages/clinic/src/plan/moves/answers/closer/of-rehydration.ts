import type { CloserFact } from './closer-entry.ts'

const drink = /\b(?:dioralyte|o\.?r\.?s|rehydration|electrolyte\w*|pedialyte|sachets?|electral|hydralyte)\b/i

/** A rehydration drink and milk, food or a sick-up. */
export const ofRehydration: readonly CloserFact[] = [
  {
    asked: /\b(?:milk|bottle|breast\w*|formula|juice|squash)\b/i,
    holds: ({ text, story }) => drink.test(`${text} ${story}`) && /\b(?:diarrh\w*|vomit\w*|sick|runs|loose)\b/i.test(story),
    answer: () =>
      'Mix the powder with water only, never into milk, juice or squash: that changes the salts in it. Milk itself may go on beside it, the breast or the usual formula, not thinned, a little at a time. Juice and fizzy drinks make loose stools worse.',
    sources: ['NICE: Diarrhoea and vomiting caused by gastroenteritis in under 5s', 'NHS: Diarrhoea and vomiting'],
  },
]
