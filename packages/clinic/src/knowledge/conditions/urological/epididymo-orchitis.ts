import type { Condition } from '../../schema.ts'

export const epididymoOrchitis = {
  id: 'epididymo-orchitis',
  name: 'Infected testicle or epididymis',
  aliases: ['epididymitis', 'epididymo orchitis', 'epididymoorchitis', 'orchitis', 'epididymal infection', 'inflamed epididymis', 'acute epididymitis'],
  icd10: 'N45.3',
  system: 'urological',
  summary: 'Germs have inflamed the cord behind the testicle or the testicle itself.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'rare' }, sex: 'male-only' },
  findings: {
    usual: ['testicle-pain', 'testicle-swelling', 'testicle-pain.one-sided'],
    often: ['scrotal-swelling', 'testicle-pain.gradual', 'fever', 'urination-painful', 'testicle-pain.worse-touch', 'skin-redness', 'testicle-pain.worsening', 'skin-warm'],
    some: ['penile-discharge', 'urination-frequent', 'sexual-unprotected', 'chills', 'sexual-new-partner', 'urine-nitrites-leucocytes', 'malaise', 'testicle-pain.dull', 'history-prostate', 'swab-chlamydia', 'testicle-pain.radiates-groin', 'history-uti-recurrent', 'urine-cloudy', 'raised-white-cells'],
    occasional: ['catheter-in-place', 'swab-gonococci', 'men-sex-with-men', 'nausea', 'suprapubic-pain', 'flank-pain', 'recent-surgery', 'salivary-gland-swelling'],
    rare: ['vomiting', 'testicle-pain.sudden', 'testicle-high-riding', 'testicle-no-flow', 'testicle-lump', 'weight-loss'],
  },
  discriminators: ['testicle-pain.gradual', 'fever', 'urination-painful'],
  onset: ['days', 'hours'],
  durationDays: { from: 0.5, to: 14 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest with the scrotum supported; a cold pack helps.', 'No sex until you and your partner are treated.', 'Painkiller as the packet says.'],
  comeBack: ['the pain is sudden or very strong: go at once', 'you have high fever', 'it is not better in three days'],
  examination: ['feel testicle and epididymis', 'urine test and swabs', 'an ultrasound if unclear'],
  presentation: 'One-sided pain and swelling of the testicle growing over one to several days, tender behind the testicle, red warm scrotum, fever, burning urine or discharge. Under 35 chlamydia and gonorrhoea, over 35 urinary germs with prostate trouble or catheter. Lifting eases (Prehn), cremasteric reflex present.',
  sources: ['CKS: Scrotal pain and swelling', 'NHS: Epididymitis', 'EAU: Urological infections'],
  examples: [
    { age: 24, sex: 'male', text: 'For three days my right testicle has become more and more painful and swollen, the scrotum is red and warm, it burns to pee and I have a slight fever. I had unprotected sex with a new partner.' },
    { age: 62, sex: 'male', text: 'Swollen tender epididymis on the left since four days, fever and cloudy urine, I have prostate trouble.' },
  ],
} satisfies Condition
