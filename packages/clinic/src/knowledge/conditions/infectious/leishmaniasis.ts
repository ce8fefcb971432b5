import type { Condition } from '../../schema.ts'

export const leishmaniasis = {
  id: 'leishmaniasis',
  name: 'Leishmaniasis',
  aliases: ['kala-azar', 'visceral leishmaniasis', 'cutaneous leishmaniasis', 'Oriental sore', 'Aleppo boil', 'black fever'],
  icd10: 'B55.9',
  system: 'infectious',
  summary: 'Parasites from sandfly bites give skin sores or a long fever with a huge spleen.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['recent-travel-tropics'],
    often: ['skin-ulcer', 'skin-ulcer.painless', 'fever', 'fever-prolonged', 'spleen-enlarged', 'weight-loss', 'mosquito-bites', 'skin-sore-not-healing'],
    some: ['pancytopenia', 'liver-enlarged', 'fatigue', 'pallor', 'skin-lump', 'abdominal-swelling', 'skin-dark-patch', 'night-sweats', 'low-haemoglobin', 'skin-ulcer.face-site', 'hiv-positive', 'low-albumin'],
    occasional: ['lymph-nodes-swollen', 'nosebleed', 'diarrhoea', 'nose-blocked'],
    rare: ['jaundice', 'rash', 'malaria-parasites', 'eschar', 'fever.swings', 'skin-itch'],
  },
  discriminators: ['skin-ulcer.painless', 'spleen-enlarged', 'fever-prolonged', 'recent-travel-tropics'],
  onset: ['weeks', 'gradual'],
  durationDays: { from: 14, to: 300 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor and say where sandflies bit you.'],
  comeBack: ['you bleed', 'fever is high', 'the nose or mouth is affected'],
  examination: ['skin or marrow sample', 'blood count'],
  presentation: 'Skin form: weeks after sandfly bites in the Middle East, Mediterranean or Latin America a bump that becomes a painless crater with a raised edge on face or arms and does not heal. Kala-azar: months of fever, weight loss, darkened skin, huge spleen and liver, few blood cells.',
  sources: ['WHO: Leishmaniasis', 'CDC: Leishmaniasis', 'StatPearls: Leishmaniasis'],
  examples: [
    { age: 28, sex: 'male', text: 'Two months after a trip to Peru I have a painless sore like a crater on my forearm that will not heal.' },
    { age: 40, sex: 'female', text: 'From Sudan: fever for three months, weight loss, swollen belly with a huge spleen.' },
  ],
} satisfies Condition
