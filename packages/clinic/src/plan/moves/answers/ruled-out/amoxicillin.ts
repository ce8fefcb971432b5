import type { Rule } from './ruled-out-entry.ts'

const amoxicillins: ReadonlySet<string> = new Set(['amoxicillin', 'ampicillin'])
const illness = /\b(?:glandular fever|mono(?:nucleosis)?|epstein[- ]barr)\b/i
const names = /\b(?:amoxicillin|amoxil|augmentin|ampicillin|co-amoxiclav|antib\w*tics?|penicillin)\b/i

/** Amoxicillin and ampicillin with glandular fever (CKS: Glandular fever). */
export const amoxicillin: Rule = ({ now, story, leader }) => {
  if (leader !== 'infectious-mononucleosis' && !illness.test(story)) return null
  if (!names.test(story) && now.drugs.length === 0) return null
  return {
    id: 'amoxicillin',
    name: 'amoxicillin',
    named: /\b(?:amoxicillin|amoxil|augmentin|ampicillin|co-amoxiclav)\b/i,
    isOf: (ingredient) => amoxicillins.has(ingredient),
    isTaken: now.drugs.some((drug) => /amox|ampicillin|augmentin/i.test(drug)),
    stop: (name) => `take no ${name} for this, and ring whoever prescribed it today if you have begun it`,
    why: 'With glandular fever amoxicillin and ampicillin bring out a widespread itchy rash in many people',
    rest: 'It is mostly no true allergy, but tell any doctor who wants to give you an antibiotic that it may be glandular fever. Glandular fever itself is a virus, and no antibiotic helps against it; only a proven strep throat beside it needs one, and then another kind.',
    instead: /\b(?:instead|in its place|which (?:ones?|antib\w*tics?)|(?:are|is) there (?:any |some |ones?|antib\w*tics?))/i,
    sources: ['CKS: Glandular fever (infectious mononucleosis)'],
  }
}
