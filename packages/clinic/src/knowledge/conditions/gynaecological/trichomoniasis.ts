import type { Condition } from '../../schema.ts'

export const trichomoniasis = {
  id: 'trichomoniasis',
  name: 'Trichomoniasis',
  aliases: ['trichomonas', 'trichomonas vaginalis infection', 'trichomonas vaginitis', 'trich'],
  icd10: 'A59.01',
  system: 'gynaecological',
  summary: 'A tiny parasite passed on by sex inflames the vagina.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'never', toddler: 'never', child: 'very-rare', older: 'rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['vaginal-discharge'],
    often: ['vaginal-discharge.frothy', 'vaginal-discharge.green-yellow', 'vaginal-discharge.foul', 'vaginal-itch', 'vulval-sore', 'sexual-unprotected', 'swab-trichomonads', 'urination-painful'],
    some: ['intercourse-painful', 'sexual-new-partner', 'vulval-sore.red', 'bleeding-after-sex', 'partner-infected', 'sexual-many-partners', 'abdominal-pain.lower', 'urination-frequent', 'vaginal-itch.severe', 'vaginal-discharge.pus'],
    occasional: ['penile-discharge', 'penile-sore.itchy', 'pregnant', 'pelvic-pain', 'vaginal-bleeding-abnormal'],
    rare: ['vaginal-discharge.thick-white', 'fever', 'genital-blisters', 'swab-yeast', 'swab-clue-cells', 'flank-pain', 'vaginal-discharge.watery'],
  },
  discriminators: ['vaginal-discharge.frothy', 'vaginal-discharge.green-yellow', 'swab-trichomonads'],
  onset: ['days', 'weeks'],
  durationDays: { from: 3, to: 60 },
  course: ['constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Go to a sexual health clinic.', { text: 'Both partners need tablets.', fromYears: 2, medicine: true }, 'No sex for a week after treatment.'],
  comeBack: ['you are pregnant', 'you have belly pain or fever'],
  examination: ['look with a speculum', 'a swab', 'tests for other infections'],
  presentation: 'One to four weeks after sex: plenty of frothy, yellow-green, bad-smelling discharge with itching, soreness, burning urine and pain with sex; strawberry cervix; pH over 4.5; moving parasites under the microscope. Men mostly nothing or slight urethritis.',
  sources: ['NHS: Trichomoniasis', 'CKS: Trichomoniasis', 'CDC: Sexually Transmitted Infections Treatment Guidelines'],
  examples: [
    { age: 28, sex: 'female', text: 'For a week I have a lot of frothy yellow-green discharge that smells awful, itching and soreness, and it burns to pee. I had unprotected sex with a new man.' },
    { age: 35, sex: 'female', text: 'Greenish foamy smelly discharge, itchy vulva and pain during sex since two weeks.' },
  ],
} satisfies Condition
