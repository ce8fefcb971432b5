import type { Condition } from '../../schema.ts'

export const tetralogyOfFallot = {
  id: 'tetralogy-of-fallot',
  name: 'Tetralogy of Fallot',
  aliases: ['Fallot', "Fallot's tetralogy", 'TOF', 'blue baby heart defect', 'tet spells'],
  icd10: 'Q21.3',
  system: 'cardiovascular',
  summary: 'Four faults of the heart from birth let too little blood reach the lungs, so that the child is blue.',
  commonness: { usual: 'very-rare', ages: { newborn: 'rare', infant: 'rare', toddler: 'rare', child: 'very-rare' } },
  findings: {
    usual: ['cyanosis', 'heart-murmur'],
    often: ['cyanosis.intermittent', 'low-oxygen', 'breathing-fast', 'clubbing', 'chest-xray-big-heart'],
    some: ['crying-inconsolable', 'poor-feeding', 'growth-poor', 'exercise-tolerance-reduced', 'faint-or-collapse', 'irritability-child', 'history-congenital-heart', 'cyanosis.worsening', 'breath-holding'],
    occasional: ['seizure', 'high-haemoglobin', 'drowsy-hard-to-wake'],
    rare: ['fever', 'wheeze', 'crackles-in-lungs', 'swelling-legs', 'cough'],
  },
  discriminators: ['cyanosis', 'heart-murmur', 'clubbing'],
  onset: ['gradual', 'sudden'],
  durationDays: { from: 1, to: 3000 },
  course: ['lifelong', 'episodic'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['In a blue spell bring the knees to the chest and keep the child calm.', 'Call an ambulance if the child stays blue.'],
  comeBack: ['the child turns blue', 'faints or has a fit', 'is hard to wake'],
  examination: ['oxygen', 'listen for the murmur', 'heart ultrasound'],
  presentation: 'Baby that turns blue with crying or feeding (tet spells), better with knees to the chest; older child squats after running. Harsh systolic murmur at the left upper edge, clubbing, boot-shaped heart on the X-ray.',
  sources: ['StatPearls: Tetralogy of Fallot', 'NHS: Tetralogy of Fallot'],
  examples: [
    { age: 0.5, sex: 'male', text: 'My baby turns blue when he cries or feeds and breathes fast. A heart murmur was heard.' },
    { age: 3, sex: 'female', text: 'My daughter squats down after running because she goes blue, and her fingertips are clubbed.' },
  ],
} satisfies Condition
