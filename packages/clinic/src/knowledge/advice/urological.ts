import type { Advice } from '../advice-schema.ts'

export const urologicalAdvice = {
  cystitis: {
    home: ['Drink when you are thirsty, about 6 to 8 glasses a day, and go when you need to: do not hold it in.', 'Hold a warm (not hot) bottle against your lower tummy for 15 minutes at a time.', 'Rest, and do without sex until it no longer stings.'],
    doctor: [
      { text: 'A doctor, and in many places a pharmacist, can give an antibiotic for 3 days. It should start to work within 48 hours.', sex: 'female', hasNot: ['pregnant'] },
      { text: 'In pregnancy you need an antibiotic today, for 7 days, and a urine test. Left alone it can reach the kidneys and harm the baby.', has: ['pregnant'] },
      { text: 'Men need a urine test and a longer course, usually 7 days, since the prostate may be involved.', sex: 'male', fromYears: 16 },
      { text: 'A child with this needs a urine test today.', toYears: 16 },
      { text: 'Say that you are allergic to penicillin: there are good antibiotics without it.', has: ['allergy:penicillin', 'allergy:amoxicillin'] },
    ],
    antibiotics: 'Often yes. A mild bladder infection can clear on its own in a few days, and some women are given a prescription to use only if it is no better after 48 hours. In pregnancy, in men and in children antibiotics are always needed.',
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food eases the pain too, as the packet says.', hasNot: ['group:nsaid-risk', 'flank-pain'], fromYears: 16, toYears: 65 },
    ],
    avoid: [
      'Avoid coffee, fizzy drinks and alcohol for a few days: they irritate the bladder.',
      { text: 'Do not use cystitis sachets: they hold a lot of salt.', has: ['history-hypertension', 'history-heart-failure', 'history-kidney-disease', 'history-diabetes', 'pregnant'] },
      { text: 'Not much cranberry: it can make warfarin work too strongly.', has: ['medicine:warfarin'] },
    ],
    daily: {
      contagion: 'No, a bladder infection is not catching.',
      work: 'You can work if you feel well enough and can get to a toilet.',
      sex: 'Wait until it no longer hurts. Pass water soon after sex to prevent the next one.',
    },
    expect: {
      course: 'With an antibiotic it gets better within 48 hours and is gone in about 3 days. Without one it often takes 5 to 7 days.',
      doctorIf: ['it is no better after 48 hours', 'you see blood in your urine', 'it comes back within 2 weeks, or 3 times in a year', { text: 'you are pregnant', has: ['pregnant'] }],
      callIf: ['you get shivers, a high fever or pain in your back under the ribs', 'you keep vomiting', 'you get confused or very drowsy', 'you have not peed all day'],
    },
    sources: [
      { source: 'NHS: Urinary tract infections (UTIs)', lookedUp: '2026-11-22' },
      { source: 'NICE: Urinary tract infection (lower): antimicrobial prescribing', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
