import type { Condition } from '../../schema.ts'

export const coarctationOfAorta = {
  id: 'coarctation-of-aorta',
  name: 'Coarctation of the aorta',
  aliases: ['aortic coarctation', 'narrow aorta', 'coarctation'],
  icd10: 'Q25.1',
  system: 'cardiovascular',
  summary: 'The main artery has a tight place from birth. Pressure is high in the arms and low in the legs.',
  commonness: { usual: 'very-rare', ages: { newborn: 'rare', infant: 'rare', child: 'rare', adolescent: 'rare', adult: 'very-rare', older: 'very-rare' }, sex: 'mostly-male' },
  findings: {
    usual: ['blood-pressure-different-arms', 'high-blood-pressure', 'pulse-weak-or-absent', 'heart-murmur'],
    often: ['cold-hands-feet', 'leg-pain-walking', 'rib-notching', 'headache'],
    some: ['nosebleed', 'poor-feeding', 'breathing-fast', 'growth-poor', 'ecg-hypertrophy', 'fatigue', 'weakness-leg', 'history-congenital-heart'],
    occasional: ['cold-clammy-skin', 'chest-pain', 'very-high-blood-pressure', 'chest-xray-big-heart', 'breathless', 'delayed-puberty', 'urine-little', 'faint-or-collapse'],
    rare: ['fever', 'cyanosis', 'palpitations-irregular', 'smoker', 'obesity'],
  },
  discriminators: ['blood-pressure-different-arms', 'rib-notching', 'pulse-weak-or-absent'],
  onset: ['gradual', 'days'],
  durationDays: { from: 2, to: 5000 },
  course: ['constant', 'lifelong', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['Have the pressure measured in arms and legs.', 'Do no heavy weight lifting until seen.'],
  comeBack: ['a baby feeds badly, breathes fast or is grey', 'there is chest pain or a bad headache', 'you faint'],
  examination: ['pulses and pressure in arms and legs', 'heart ultrasound', 'scan of the aorta'],
  presentation: 'Newborn with shock and no groin pulses when the duct closes, or a young person with high pressure in the arms, headaches, nosebleeds, cold feet and leg tiredness on running. Weak, late femoral pulses, murmur at the back, rib notching. Turner syndrome, bicuspid valve.',
  sources: ['StatPearls: Coarctation of the Aorta', 'AHA: Coarctation of the Aorta', 'NHS: Congenital heart disease'],
  examples: [
    { age: 17, sex: 'male', text: 'High blood pressure in my arms, headaches and cold feet, my legs get tired when I run. The pulses in my groin are weak.' },
    { age: 14, sex: 'female', text: 'Blood pressure higher in arms than legs, a murmur between the shoulder blades, nosebleeds.' },
  ],
} satisfies Condition
