import type { Condition } from '../../schema.ts'

export const dentalCaries = {
  id: 'dental-caries',
  name: 'Tooth decay',
  aliases: ['dental caries', 'tooth decay', 'cavity', 'cavities', 'tooth cavity', 'dental decay', 'reversible pulpitis', 'early childhood caries', 'rotten teeth'],
  icd10: 'K02.9',
  system: 'dental',
  summary: 'Germs and sugar have made a hole in a tooth.',
  commonness: { usual: 'very-common', ages: { newborn: 'never', infant: 'rare', older: 'common' } },
  findings: {
    usual: ['tooth-decay-seen', 'tooth-sensitive'],
    often: ['tooth-pain', 'tooth-pain.brief', 'sugar-drinks-frequent', 'tooth-sensitive.worse-cold', 'tooth-sensitive.worse-eating'],
    some: ['dental-care-poor', 'bad-breath', 'tooth-pain.worse-cold', 'tooth-pain.mild', 'tooth-broken', 'tooth-pain.worse-eating', 'mouth-dry', 'taste-change', 'tooth-pain.intermittent'],
    occasional: ['gum-swelling', 'gum-bleeding-brushing'],
    rare: ['fever', 'facial-swelling-dental', 'tooth-pain.throbbing', 'tooth-pain.night', 'trismus', 'sinus-pressure'],
  },
  discriminators: ['tooth-decay-seen', 'tooth-sensitive', 'tooth-pain.throbbing', 'facial-swelling-dental'],
  onset: ['gradual'],
  durationDays: { from: 7, to: 365 },
  course: ['recurrent', 'worsening'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['See a dentist soon.', 'Brush twice a day with fluoride.', 'Have less sugar between meals.', { text: 'Paracetamol or ibuprofen as the packet says.', hasNot: ['pregnant', 'group:bleeding-risk', 'history-liver-disease'], fromYears: 0.5, medicine: true }],
  comeBack: ['it throbs, wakes you or the face swells', 'fever comes'],
  examination: ['look at the teeth', 'X-ray'],
  presentation: 'A hole or brown spot in a tooth, short sharp pain with sweets, cold or hot that stops soon, food gets stuck.',
  sources: ['NHS: Tooth decay', 'StatPearls: Dental caries', 'WHO: Oral health'],
  examples: [
    { age: 24, sex: 'male', text: 'I have a hole in a back tooth and get a short sharp pain when I drink something cold or sweet.' },
    { age: 9, sex: 'female', text: 'There are brown spots on her molar and it twinges with ice cream.' },
  ],
} satisfies Condition
