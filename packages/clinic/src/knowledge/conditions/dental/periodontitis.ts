import type { Condition } from '../../schema.ts'

export const periodontitis = {
  id: 'periodontitis',
  name: 'Gum disease (periodontitis)',
  aliases: ['periodontitis', 'periodontal disease', 'chronic periodontitis', 'pyorrhoea', 'gum disease'],
  icd10: 'K05.3',
  system: 'dental',
  summary: 'Gum inflammation has reached the bone that holds the teeth.',
  commonness: { usual: 'never', ages: { adolescent: 'rare', 'young-adult': 'uncommon', adult: 'very-common', older: 'very-common' } },
  findings: {
    usual: ['gum-recession', 'gum-bleeding-brushing', 'gum-swelling'],
    often: ['bad-breath', 'tooth-loose', 'smoker', 'dental-care-poor', 'tooth-sensitive'],
    some: ['history-diabetes', 'taste-change', 'tooth-pain', 'tooth-pain.worse-eating', 'gum-swelling.pus', 'mouth-dry', 'bite-changed'],
    occasional: ['facial-swelling-dental'],
    rare: ['fever', 'gum-ulcers-grey', 'mouth-ulcers', 'bruising-easy', 'fatigue'],
  },
  discriminators: ['gum-recession', 'tooth-loose', 'gum-ulcers-grey'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 3650 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['See a dentist.', 'Brush and clean between teeth every day.', { text: 'If you smoke, stop.', fromYears: 12, notDenied: ['smoker'] }],
  comeBack: ['face swells or fever comes', 'a tooth gets very loose'],
  examination: ['measure gum pockets', 'X-ray'],
  presentation: 'Adult over thirty, smoker, receding bleeding gums, loose or drifting teeth, bad breath, pus from pockets.',
  sources: ['NHS: Gum disease', 'CKS: Gingivitis and periodontitis', 'StatPearls: Periodontal disease'],
  examples: [
    { age: 51, sex: 'male', text: 'My gums have receded, they bleed, and two front teeth are getting loose. I smoke.' },
    { age: 46, sex: 'female', text: 'Teeth look longer and wobble, bad breath, bleeding gums for years.' },
  ],
} satisfies Condition
