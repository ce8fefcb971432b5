import type { Condition } from '../../schema.ts'

export const anthrax = {
  id: 'anthrax',
  name: 'Anthrax',
  aliases: ['cutaneous anthrax', 'inhalation anthrax', 'Bacillus anthracis infection', 'malignant pustule', "woolsorter's disease"],
  icd10: 'A22.9',
  system: 'infectious',
  summary: 'A rare infection from animal hides or wool.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['eschar', 'animal-hide-contact'],
    often: ['skin-ulcer.painless', 'skin-swelling', 'skin-ulcer', 'skin-lump', 'skin-itch', 'skin-blisters', 'malaise'],
    some: ['fever', 'lymph-nodes-swollen', 'headache', 'skin-ulcer.hands-site', 'animal-contact', 'skin-black-tissue', 'chills'],
    occasional: ['breathless', 'chest-pain', 'chest-xray-wide-mediastinum', 'cough', 'stool-bloody', 'vomiting', 'low-blood-pressure', 'drug-use', 'confusion-new'],
    rare: ['tick-bite', 'skin-pain', 'rash', 'nose-runny', 'sore-throat', 'skin-pustules'],
  },
  discriminators: ['eschar', 'animal-hide-contact', 'skin-ulcer.painless', 'chest-xray-wide-mediastinum'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Go to the hospital', 'Do not touch or squeeze the sore.'],
  comeBack: ['you get breathless', 'fever rises', 'swelling spreads'],
  examination: ['swab', 'blood cultures', 'chest X-ray'],
  presentation: 'Worker with hides, wool, bone or carcasses: an itchy bump on hand, face or neck that becomes a blister, then a painless black scab with large swelling around. Inhaled: flu-like, then sudden breathlessness and shock with a wide mediastinum.',
  sources: ['CDC: Anthrax', 'WHO: Anthrax in humans and animals', 'StatPearls: Anthrax'],
  examples: [
    { age: 42, sex: 'male', text: 'I work with animal hides. An itchy bump on my arm turned into a painless black sore with much swelling.' },
    { age: 55, sex: 'female', text: 'After handling goat skins for drums: black scab on the hand, swollen, no pain.' },
  ],
} satisfies Condition
