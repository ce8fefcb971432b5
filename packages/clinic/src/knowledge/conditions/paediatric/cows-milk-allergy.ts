import type { Condition } from '../../schema.ts'

export const cowsMilkAllergy = {
  id: 'cows-milk-allergy',
  name: "Cow's milk allergy",
  aliases: ["cow's milk protein allergy", 'CMPA', 'milk protein allergy', 'cow milk allergy', 'allergic proctocolitis'],
  icd10: 'Z91.011',
  system: 'paediatric',
  summary: "A baby's body reacts to the protein in cow's milk.",
  commonness: { usual: 'never', ages: { newborn: 'rare', infant: 'common', toddler: 'uncommon' } },
  findings: {
    usual: ['vomiting-after-feeds.recurrent', 'stool-bloody', 'vomiting-after-feeds'],
    often: ['crying-inconsolable', 'rash', 'stool-mucus', 'diarrhoea', 'history-eczema', 'vomiting.worse-dairy', 'irritability-child', 'family-asthma-allergy'],
    some: ['weight-gain-poor', 'hives', 'constipation', 'infant-not-feeding', 'skin-dry', 'swelling-lips-tongue', 'abdominal-pain'],
    occasional: ['wheeze', 'nose-blocked', 'low-haemoglobin'],
    rare: ['fever', 'projectile-vomiting-infant', 'vomiting.bilious', 'red-jelly-stool', 'cough'],
  },
  discriminators: ['stool-bloody', 'history-eczema', 'vomiting-after-feeds', 'fever'],
  onset: ['days', 'gradual'],
  durationDays: { from: 3, to: 120 },
  course: ['recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Talk to a doctor before you change the milk.', 'Breastfeeding mothers may try to leave out milk with advice.'],
  comeBack: ['lips swell or breathing is hard', 'the baby is limp or vomits a lot'],
  examination: ['weigh the baby', 'a trial without milk', 'allergy tests'],
  presentation: "Baby soon after cow's milk formula with vomit, blood-streaked mucus stool, colic, eczema, poor growth; or hives and swelling within minutes.",
  sources: ["CKS: Cow's milk allergy in children", 'NICE: Food allergy in under 19s', "NHS: Cows' milk allergy"],
  examples: [
    { age: 0.3, sex: 'female', text: 'Since we gave formula she vomits, cries a lot, has eczema and streaks of blood and mucus in the stool.' },
    { age: 0.5, sex: 'male', text: "Hives around the mouth and vomiting after a bottle of cow's milk formula." },
  ],
} satisfies Condition
