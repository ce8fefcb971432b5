import type { Condition } from '../../schema.ts'

export const foreignBodyAspiration = {
  id: 'foreign-body-aspiration',
  name: 'Something in the airway (foreign body aspiration)',
  aliases: ['foreign body aspiration', 'inhaled foreign body', 'airway foreign body', 'foreign body in bronchus', 'choking'],
  icd10: 'T17.908A',
  system: 'respiratory',
  summary: 'A thing has gone down the wrong way and sits in the airway.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'uncommon', toddler: 'common', child: 'uncommon', adolescent: 'rare', 'young-adult': 'rare', older: 'uncommon' } },
  findings: {
    usual: ['choking-episode', 'cough', 'cough.sudden'],
    often: ['wheeze', 'breathless', 'reduced-breath-sounds', 'breathless.sudden', 'noisy-breathing-child'],
    some: ['stridor', 'breathing-fast', 'cyanosis', 'chest-indrawing', 'drooling', 'crackles-in-lungs', 'voice-loss', 'cough.long-standing', 'infections-frequent'],
    occasional: ['chest-xray-hyperinflated', 'sputum.foul', 'swallowing-difficult', 'low-oxygen', 'fever', 'chest-xray-consolidation', 'coughing-blood'],
    rare: ['nose-runny', 'recent-viral-illness', 'fever-high', 'history-hay-fever', 'barking-cough-child', 'cough.night'],
  },
  discriminators: ['choking-episode', 'cough.sudden', 'reduced-breath-sounds', 'nose-runny'],
  onset: ['sudden'],
  durationDays: { from: 0.005, to: 30 },
  course: ['constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['If the person cannot breathe, cough or speak: five back blows, then five belly thrusts, and call an ambulance.', 'If coughing well, let them cough.', 'Do not reach blindly into the mouth.'],
  comeBack: ['breathing becomes noisy or hard', 'lips turn blue', 'cough or fever stays'],
  examination: ['listen to both sides', 'chest X-ray', 'look into the airway'],
  presentation: 'Toddler eating nuts or playing with small parts who suddenly chokes, coughs, gags or turns blue, then cough, one-sided wheeze and quiet breath sounds. Without a witness a stubborn cough or pneumonia in the same place.',
  sources: ['StatPearls: Foreign Body Aspiration', 'NHS: What should I do if someone is choking?', 'AAP: Choking prevention'],
  examples: [
    { age: 2, sex: 'male', text: 'My son was eating peanuts, suddenly choked and coughed, and since then he wheezes on one side.' },
    { age: 74, sex: 'female', text: 'She choked on a piece of meat and now coughs all the time and breathes noisily.' },
  ],
} satisfies Condition
