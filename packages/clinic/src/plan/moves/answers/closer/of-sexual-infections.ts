import type { CloserFact } from './closer-entry.ts'

const infection =
  /\b(?:gonorrh\w*|chlamydia|trich\w*|syphilis|std|sti|the clap|staphylococcus)\b|\bdischarge\b|\b(?:something|pus|yellow)\b[^.?!]{0,40}\b(?:private part|penis|willy|dick)\b/i

/** Whether a partner without signs is treated too. */
export const ofSexualInfections: readonly CloserFact[] = [
  {
    asked: /\b(?:toilets?|toilet seats?|loo|bathroom|latrine)\b/i,
    holds: ({ text, has }) =>
      /\b(?:from|catch|caught|get|got|give\w*|shar\w*|common|same|caus\w*|using)\b/i.test(text) &&
      has(['vaginal-discharge', 'vaginal-itch', 'urination-painful', 'urination-frequent', 'penile-discharge']),
    answer: () =>
      'No, not from a toilet or its seat: thrush and bladder infections come from germs that live on one’s own skin and bowel, and infections of sex need sex. Nobody gave it to you by using the same toilet.',
    sources: ['NHS: Thrush', 'NHS: Urinary tract infections (UTIs)'],
  },
  {
    asked:
      /\b(?:girlfriend|boyfriend|wife|husband|partner|she|he|they|him|her|babe|madam)\b[^?]{0,60}\b(?:treat\w*|tested|test|drugs?|tablets?|medicine|take|checked|too|also|as well|get it|tell)\b/i,
    holds: ({ story, state }) =>
      infection.test(story) &&
      state.now.complaints.some((id) => /^(?:penile|vaginal-discharge|urination|testicle)/.test(id)) &&
      /\b(?:girlfriend|boyfriend|wife|husband|partner|sex|babe|madam)\b/i.test(story),
    answer: () =>
      'Yes, if it is an infection passed on by sex, and that has to be tested first: whoever you had sex with is tested and treated too, also without any sign, for most carry it without feeling anything. Otherwise it comes back to you, and it can harm the womb or the testicles. No sex, also none with a condom, until 7 days after both have had the treatment. A sexual health clinic does both, and tells nobody.',
    sources: ['NHS: Gonorrhoea', 'NHS: Chlamydia'],
  },
]
