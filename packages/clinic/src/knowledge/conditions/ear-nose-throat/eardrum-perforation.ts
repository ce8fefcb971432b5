import type { Condition } from '../../schema.ts'

export const eardrumPerforation = {
  id: 'eardrum-perforation',
  name: 'Burst eardrum',
  aliases: ['perforated eardrum', 'tympanic membrane perforation', 'ruptured eardrum', 'burst eardrum', 'perforated tympanic membrane', 'traumatic eardrum perforation'],
  icd10: 'H72.9',
  system: 'ear-nose-throat',
  summary: 'A hole in the eardrum from infection, a blow, noise or pressure.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare' } },
  findings: {
    usual: ['eardrum-perforated', 'hearing-loss'],
    often: ['ear-pain', 'ear-pain.sudden', 'tinnitus', 'ear-discharge', 'hearing-loss.sudden', 'ear-pain.improving'],
    some: ['ear-discharge.bloody', 'ear-pressure-change', 'dizziness', 'ear-pain.after-injury', 'recent-infection', 'ear-fullness', 'ear-foreign-body', 'ear-infections-history'],
    occasional: ['vertigo', 'head-injury'],
    rare: ['fever', 'swelling-behind-ear', 'weakness-face', 'ear-itch'],
  },
  discriminators: ['eardrum-perforated', 'ear-pain.sudden', 'hearing-loss.sudden'],
  onset: ['sudden'],
  durationDays: { from: 0.05, to: 30 },
  course: ['improving', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep the ear dry.', 'Do not blow your nose hard.', 'Do not use drops unless a doctor says so.', 'Most holes heal in two months.'],
  comeBack: ['you are very dizzy', 'hearing is lost', 'clear fluid runs out after a head injury', 'it runs or hurts more'],
  examination: ['look at the eardrum', 'a hearing test'],
  presentation: 'Sudden sharp ear pain then relief, followed by bloody or clear discharge, muffled hearing and ringing, after a slap, diving, blast, cotton bud or an ear infection.',
  sources: ['NHS: Perforated eardrum', 'StatPearls: Tympanic membrane perforation'],
  examples: [
    { age: 22, sex: 'female', text: 'I was slapped on the ear; there was a sharp pain, a bit of blood came out and now I hear badly with ringing.' },
    { age: 31, sex: 'male', text: 'I pushed a cotton bud too deep, sudden sharp pain, some blood and dull hearing since.' },
  ],
} satisfies Condition
