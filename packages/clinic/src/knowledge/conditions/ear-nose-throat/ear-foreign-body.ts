import type { Condition } from '../../schema.ts'

export const earForeignBody = {
  id: 'ear-foreign-body',
  name: 'Something stuck in the ear',
  aliases: ['foreign body in ear', 'ear foreign body', 'insect in ear', 'object in ear canal'],
  icd10: 'T16',
  system: 'ear-nose-throat',
  summary: 'An object or insect is stuck in the ear canal.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'rare', toddler: 'common', child: 'common' } },
  findings: {
    always: ['ear-foreign-body'],
    often: ['ear-pain', 'ear-fullness', 'hearing-loss', 'ear-pain.one-sided', 'ear-itch'],
    some: ['ear-discharge', 'tinnitus', 'ear-pulling', 'ear-discharge.bloody', 'ear-pain.sudden'],
    occasional: ['dizziness', 'cough', 'ear-canal-swollen', 'nausea'],
    rare: ['fever', 'swelling-behind-ear', 'nose-runny', 'sore-throat'],
  },
  discriminators: ['ear-foreign-body', 'ear-pain.sudden', 'fever'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 14 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Do not poke.', 'Do not use water if it is a pea or a battery.', 'A live insect can be drowned with a few drops of oil.', 'A button battery needs the emergency department at once.'],
  comeBack: ['it is a button battery', 'it bleeds or hurts much', 'you get dizzy'],
  examination: ['look into the ear', 'take the object out'],
  presentation: 'Child with a bead, or adult with cotton wool or an insect in the ear: buzzing, pain, blocked feeling, discharge.',
  sources: ['AAFP: Foreign bodies in the ear, nose and throat', 'NHS: Ear problems'],
  examples: [
    { age: 5, sex: 'male', text: 'My son put a bead in his ear and it is stuck.' },
    { age: 38, sex: 'female', text: 'A bug flew into my ear last night, I can feel it buzzing and it hurts.' },
  ],
} satisfies Condition
