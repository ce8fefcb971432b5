import type { Condition } from '../../schema.ts'

export const scurvy = {
  id: 'scurvy',
  name: 'Scurvy',
  aliases: ['vitamin c deficiency', 'ascorbic acid deficiency', 'scorbutus'],
  icd10: 'E54',
  system: 'endocrine',
  summary: 'A lack of vitamin C makes gums and skin bleed.',
  commonness: { usual: 'very-rare', ages: { older: 'rare' } },
  findings: {
    usual: ['bleeding-gums'],
    often: ['bruising-easy', 'fatigue', 'low-fibre-diet', 'gum-swelling', 'skin-purple-spots', 'leg-pain', 'joint-pain'],
    some: ['alcohol-heavy', 'tooth-loose', 'low-haemoglobin', 'weakness-general', 'nursing-home-resident', 'low-mood', 'skin-dry', 'joint-swelling', 'hair-loss', 'lives-alone-frail', 'history-eating-disorder', 'swelling-legs', 'refuses-to-walk-child', 'underweight'],
    occasional: ['eye-dry', 'bad-breath', 'breathless'],
    rare: ['low-platelets', 'fever', 'prolonged-clotting', 'rash', 'lymph-nodes-swollen', 'blasts-in-blood'],
  },
  discriminators: ['bleeding-gums', 'skin-purple-spots', 'low-fibre-diet'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 180 },
  course: ['worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: [{ text: 'Eat fruit and vegetables; vitamin C tablets heal it within weeks.', fromYears: 2, medicine: true }],
  comeBack: ['you are short of breath or faint', 'a child will not walk'],
  examination: ['look at gums, hair and skin', 'vitamin C level, blood count and clotting'],
  presentation: 'Person living on tea and toast, with alcohol, odd diets or autism: tired, spongy bleeding gums, loose teeth, pinpoint bleeds around hairs, corkscrew hairs, bruised legs, sore joints, slow wounds. Platelets and clotting normal.',
  sources: ['StatPearls: Vitamin C Deficiency', 'NHS: Scurvy', 'DermNet: Scurvy'],
  examples: [
    { age: 71, sex: 'male', text: 'I live alone on tea and toast; my gums are swollen and bleed, my legs are full of bruises and tiny red spots around the hairs, and I am worn out.' },
    { age: 8, sex: 'male', text: 'He is autistic and eats only biscuits; sore legs, will not walk, bleeding gums.' },
  ],
} satisfies Condition
