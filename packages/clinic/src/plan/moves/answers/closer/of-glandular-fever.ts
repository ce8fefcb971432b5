import type { CloserFact } from './closer-entry.ts'

const named = /\b(?:glandular fever|mono(?:nucleosis)?|ebv|epstein[- ]barr)\b/i
const contact =
  /\b(?:sports?|rugby|football|footy|soccer|hockey|judo|karate|box(?:ing)?|wrestl\w*|mma|martial arts?|basketball|netball|gym|train(?:ing)?|match|games?|lift(?:ing)?|weights|run(?:ning)?|play(?:ing)?|exercise|pe|gymnastics|horse\w*|riding|ski\w*|cheerlead\w*|lacrosse|gaa|hurling|cycl\w*|swim\w*)\b/i

/** Sport and blows with glandular fever: the spleen is swollen for weeks and can tear (CKS). */
export const ofGlandularFever: readonly CloserFact[] = [
  {
    asked: /\b(?:antib\w*tics?|antibotics|penicillin)\b/i,
    holds: ({ text, story, isEmergency, condition }) =>
      !isEmergency && (named.test(`${text} ${story}`) || condition === 'infectious-mononucleosis'),
    answer: ({ text, story }) =>
      `${/\b(?:bad|wrong|avoid|harm\w*|rash\w*|dangerous|not (?:take|have)|should(?: not|n['’]?t))\b/i.test(text) ? 'Yes: amoxicillin and ampicillin. They bring out a widespread itchy rash in many people with glandular fever, so tell any doctor who wants to prescribe that it may be that.' : 'No, not for glandular fever: it is a virus, and no antibiotic helps against it.'} ${named.test(story) ? 'Only' : 'If it turns out not to be glandular fever but'} a strep throat proven by a swab needs one, and then none with amoxicillin. White patches on the tonsils come with both, so a doctor can take a swab or a blood test to tell them apart.`,
    sources: ['CKS: Glandular fever (infectious mononucleosis)', 'NHS: Glandular fever'],
  },
  {
    asked: contact,
    holds: ({ text, story, isEmergency, condition }) =>
      !isEmergency && (named.test(`${text} ${story}`) || condition === 'infectious-mononucleosis'),
    answer: () =>
      'No contact sport and no heavy lifting for about a month from when it began: the spleen can be swollen and tear from a knock, even when you feel well again. Walking and gentle movement are fine as you feel able. After that begin slowly, and ask a doctor first if you are still tired, your belly is sore, or your game is a rough one. Sudden pain under the left ribs or in the left shoulder, or feeling faint: call {number}.',
    sources: ['CKS: Glandular fever (infectious mononucleosis)', 'NHS: Glandular fever'],
  },
]
