import type { Condition } from '../../schema.ts'

export const lambertEatonSyndrome = {
  id: 'lambert-eaton-syndrome',
  name: 'Lambert-Eaton myasthenic syndrome',
  aliases: ['LEMS', 'Lambert Eaton syndrome', 'Eaton-Lambert syndrome', 'paraneoplastic myasthenic syndrome'],
  icd10: 'G70.80',
  system: 'neurological',
  summary: 'Weak thighs and dry mouth from a fault of nerve endings, often a sign of lung cancer.',
  commonness: { usual: 'very-rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare' } },
  findings: {
    usual: ['weakness-proximal', 'muscle-weakness', 'weakness-both-legs'],
    often: ['voltage-calcium-antibodies', 'reflexes-reduced', 'mouth-dry', 'walking-difficult', 'fatigue', 'smoker'],
    some: ['erection-difficulty', 'constipation', 'weight-loss', 'weakness-arm', 'history-cancer', 'near-fainting', 'eye-dry', 'cough', 'weakness-fatigable'],
    occasional: ['eyelid-droop', 'double-vision', 'swallowing-difficult', 'chest-xray-mass', 'coughing-blood', 'speech-slurred', 'blood-pressure-drops-standing'],
    rare: ['numbness', 'acetylcholine-antibodies', 'reflexes-brisk', 'rash', 'raised-ck', 'fever', 'eyelid-droop.evening'],
  },
  discriminators: ['voltage-calcium-antibodies', 'mouth-dry', 'reflexes-reduced', 'weakness-proximal'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 700 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon; a chest scan is needed.', { text: 'If you smoke, stop.', fromYears: 12, notDenied: ['smoker'] }, 'Rise slowly.'],
  comeBack: ['breathing gets hard', 'you cough blood', 'weakness grows'],
  examination: ['test strength before and after effort', 'antibody blood test', 'chest scan'],
  presentation: 'Trouble rising from chairs and climbing stairs, heavy aching thighs, dry mouth, impotence, constipation, lost reflexes that come back after effort: strength improves with brief use, in contrast to myasthenia. Calcium channel antibodies; small cell lung cancer in half, mostly smokers over fifty.',
  sources: ['StatPearls: Lambert-Eaton Myasthenic Syndrome', 'Merck: Eaton-Lambert Syndrome', 'NIH: Lambert-Eaton Myasthenic Syndrome'],
  examples: [
    { age: 61, sex: 'male', text: 'I cannot get out of a chair, my thighs are weak, my mouth is dry and I have become impotent. Strength improves after I use the muscle a little. I smoke.' },
    { age: 57, sex: 'female', text: 'Weak legs climbing stairs for four months, dry mouth, constipation. The doctor found no reflexes and I have lost weight and cough.' },
  ],
} satisfies Condition
