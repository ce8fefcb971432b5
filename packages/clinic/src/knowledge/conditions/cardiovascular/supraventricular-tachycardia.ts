import type { Condition } from '../../schema.ts'

export const supraventricularTachycardia = {
  id: 'supraventricular-tachycardia',
  name: 'Supraventricular tachycardia',
  aliases: ['SVT', 'paroxysmal supraventricular tachycardia', 'PSVT', 'AVNRT', 'AV nodal re-entrant tachycardia', 'paroxysmal atrial tachycardia'],
  icd10: 'I47.1',
  system: 'cardiovascular',
  summary: 'A short circuit makes the heart race in attacks that start and stop suddenly.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare', infant: 'rare', toddler: 'rare', child: 'rare', adolescent: 'uncommon', 'young-adult': 'common', older: 'uncommon' }, sex: 'mostly-female' },
  findings: {
    always: ['palpitations'],
    usual: ['palpitations.sudden', 'fast-heart-rate', 'palpitations.recurrent', 'palpitations.intermittent'],
    often: ['near-fainting', 'ecg-fast-narrow', 'anxiety', 'chest-tightness', 'palpitations.prolonged'],
    some: ['breathless', 'chest-pain', 'sweating', 'urine-excess', 'weakness-general', 'palpitations.at-rest', 'stress-recent'],
    occasional: ['faint-or-collapse', 'nausea', 'palpitations.brief', 'tingling', 'fatigue'],
    rare: ['palpitations-irregular', 'ecg-irregular', 'fever', 'weight-loss', 'fainting-on-exertion', 'ecg-broad-complex', 'low-blood-pressure', 'cough'],
  },
  discriminators: ['palpitations.sudden', 'fast-heart-rate', 'ecg-fast-narrow', 'palpitations-irregular'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 1 },
  course: ['episodic', 'recurrent'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Sit down and strain as on the toilet for ten seconds, or splash cold water on your face.', { text: 'Cut down on coffee, energy drinks and alcohol.', fromYears: 12 }, 'Write down when attacks come.'],
  comeBack: ['an attack lasts over half an hour', 'you have chest pain or faint', 'it becomes hard to breathe'],
  examination: ['ECG during an attack', 'ECG between attacks', 'thyroid and blood salts'],
  presentation:
    'Attacks of very fast, regular heartbeat (150 to 220) that begin and end like a switch, at rest or with stress, for minutes to hours, with pounding in the neck, light-headedness, chest tightness and passing much urine afterwards. Stopped by bearing down or cold water. Young, otherwise healthy people. Narrow complex tachycardia.',
  sources: ['ESC: Supraventricular tachycardia', 'NHS: Supraventricular tachycardia (SVT)', 'StatPearls: Paroxysmal Supraventricular Tachycardia'],
  examples: [
    { age: 28, sex: 'female', text: 'Out of the blue my heart suddenly races at 180, stays like that for half an hour and then stops like a switch. I feel dizzy with it.' },
    { age: 35, sex: 'male', text: 'I get attacks of sudden rapid heartbeat, regular, several times this year. Holding my breath and straining sometimes stops it.' },
  ],
} satisfies Condition
