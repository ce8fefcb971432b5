import type { Condition } from '../../schema.ts'

export const vocalCordDysfunction = {
  id: 'vocal-cord-dysfunction',
  name: 'Vocal cord dysfunction',
  aliases: ['VCD', 'inducible laryngeal obstruction', 'paradoxical vocal fold motion', 'exercise-induced laryngeal obstruction'],
  icd10: 'J38.3',
  system: 'respiratory',
  summary: 'The vocal cords close when they should open, which feels like asthma in the throat.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare', child: 'rare', adolescent: 'uncommon', 'young-adult': 'uncommon', older: 'rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['breathless', 'breathless.sudden', 'breathless.intermittent'],
    often: ['throat-lump-feeling', 'stridor', 'inhaler-not-helping', 'hoarse-voice', 'breathless.worse-exertion', 'breathless.brief'],
    some: ['cough', 'wheeze', 'chest-tightness', 'anxiety', 'breathless.worse-stress', 'history-reflux', 'throat-clearing', 'history-asthma', 'voice-loss', 'tingling'],
    occasional: ['nose-blocked', 'post-nasal-drip', 'swallowing-difficult', 'near-fainting'],
    rare: ['low-oxygen', 'fever', 'sputum', 'hives', 'swelling-lips-tongue', 'cyanosis', 'eosinophilia', 'cough.night', 'obstructive-spirometry'],
  },
  discriminators: ['inhaler-not-helping', 'stridor', 'throat-lump-feeling', 'low-oxygen'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 2000 },
  course: ['episodic', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Breathe in through the nose and out through pursed lips.', 'Relax throat and shoulders.', 'Ask for speech therapy.'],
  comeBack: ['lips or tongue swell', 'lips turn blue', 'breathing stays hard'],
  examination: ['look at the cords during an attack', 'breathing test'],
  presentation: 'Young woman or athlete with sudden attacks of breathing-in trouble, throat tightness, noise at the throat and hoarseness on effort, stress or smells, over in minutes; inhalers do not help; normal oxygen and spirometry with a flat inspiratory loop.',
  sources: ['StatPearls: Vocal Cord Dysfunction', 'Merck: Vocal Cord Dysfunction'],
  examples: [
    { age: 18, sex: 'female', text: 'In races my throat suddenly closes, I make a noise breathing in and my voice is hoarse, it passes in five minutes. The asthma inhaler does nothing.' },
    { age: 33, sex: 'female', text: 'Sudden attacks of tight throat with noisy breathing in, oxygen normal, asthma medicines do not help.' },
  ],
} satisfies Condition
