import type { CloserFact } from './closer-entry.ts'

/** A sore breast while feeding. */
export const ofBreastfeeding: readonly CloserFact[] = [
  {
    asked: /\bcabbage\b/i,
    holds: ({ has, story }) => has(['breast-pain', 'breast-redness', 'breast-engorged']) || /\bbreast/i.test(story),
    answer: () =>
      'You may try them: there is little proof, and cold leaves in the bra do no harm on whole skin. A cold pack does the same. What helps most is that the breast goes on being fed from or expressed.',
    sources: ['CKS: Mastitis and breast abscess'],
  },
]
