import type { Condition } from '../../schema.ts'

export const congenitalHeartDiseaseInfant = {
  id: 'congenital-heart-disease-infant',
  name: 'Heart defect in a baby',
  aliases: ['congenital heart disease', 'congenital heart defect', 'heart failure in infants', 'cyanotic heart disease of newborn'],
  icd10: 'Q24.9',
  system: 'paediatric',
  summary: 'The heart is not formed in the usual way.',
  commonness: { usual: 'never', ages: { newborn: 'uncommon', infant: 'uncommon', toddler: 'rare' } },
  findings: {
    usual: ['heart-murmur', 'infant-feeding-sweaty', 'weight-gain-poor'],
    often: ['breathing-fast', 'cyanosis', 'infant-not-feeding', 'fatigue'],
    some: ['sweating', 'recurrent-chest-infections', 'low-oxygen', 'liver-enlarged', 'breathless', 'swelling-face', 'fast-heart-rate'],
    occasional: ['clubbing', 'down-syndrome', 'chest-indrawing', 'cough'],
    rare: ['fever', 'rash', 'diarrhoea', 'wheeze', 'nose-runny'],
  },
  discriminators: ['infant-feeding-sweaty', 'heart-murmur', 'cyanosis'],
  onset: ['gradual', 'days'],
  durationDays: { from: 1, to: 180 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Take the baby to hospital today.'],
  comeBack: ['the lips turn blue', 'the baby is grey or limp', 'breathing is hard'],
  examination: ['listen to the heart', 'measure oxygen', 'heart ultrasound'],
  presentation: 'Newborn or young baby who breathes fast, tires and sweats at feeds, gains little, with a murmur, or is blue without breathing hard.',
  sources: ['NHS: Congenital heart disease', 'AHA: Congenital heart defects', 'StatPearls: Congenital heart disease'],
  examples: [
    { age: 0.2, sex: 'male', text: 'He sweats and gets out of breath when drinking, hardly gains weight, and the doctor heard a heart murmur.' },
    { age: 0.02, sex: 'female', text: 'Her lips are bluish, she breathes fast and feeds poorly.' },
  ],
} satisfies Condition
