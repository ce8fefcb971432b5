import type { Condition } from '../../schema.ts'

export const biliaryAtresia = {
  id: 'biliary-atresia',
  name: 'Biliary atresia',
  aliases: ['extrahepatic biliary atresia', 'bile duct atresia', 'biliary atresia of infancy'],
  icd10: 'Q44.2',
  system: 'paediatric',
  summary: 'The bile ducts of a baby are closed. An operation before two months is best.',
  commonness: { usual: 'never', ages: { newborn: 'very-rare', infant: 'very-rare' } },
  findings: {
    usual: ['prolonged-jaundice-newborn', 'stool-pale-newborn', 'jaundice'],
    often: ['dark-urine', 'stool-pale', 'liver-enlarged', 'raised-bilirubin', 'raised-liver-enzymes', 'prolonged-jaundice-newborn.long-standing'],
    some: ['weight-gain-poor', 'spleen-enlarged', 'abdominal-swelling', 'baby-otherwise-well', 'itching-general'],
    occasional: ['bruising-easy'],
    rare: ['fever', 'vomiting', 'jaundice-first-day', 'premature-birth', 'positive-coombs'],
  },
  discriminators: ['stool-pale-newborn', 'dark-urine', 'prolonged-jaundice-newborn'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 7, to: 90 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor today.'],
  comeBack: ['the baby bleeds or gets drowsy', 'the belly swells'],
  examination: ['split bilirubin', 'an ultrasound of the liver'],
  presentation: 'Baby over two weeks still yellow, with pale putty stools and dark urine that stains the nappy, big liver, at first growing well.',
  sources: ['StatPearls: Biliary atresia', 'NICE: Jaundice in newborn babies under 28 days', 'NIH: Biliary atresia'],
  examples: [
    { age: 0.1, sex: 'female', text: 'My baby is five weeks old and still yellow; her stools are pale like putty and the urine is dark.' },
    { age: 0.12, sex: 'male', text: 'Yellow skin since birth that does not go, whitish poo, dark wee.' },
  ],
} satisfies Condition
