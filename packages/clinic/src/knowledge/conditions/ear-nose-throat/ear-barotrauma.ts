import type { Condition } from '../../schema.ts'

export const earBarotrauma = {
  id: 'ear-barotrauma',
  name: 'Pressure injury of the ear',
  aliases: ['barotrauma of ear', 'aerotitis', 'otitic barotrauma', 'airplane ear', 'aeroplane ear', 'middle ear squeeze', 'ear barotrauma'],
  icd10: 'T70.0',
  system: 'ear-nose-throat',
  summary: 'The ear is hurt by a change of pressure when flying or diving.',
  commonness: { usual: 'uncommon', ages: { newborn: 'very-rare' } },
  findings: {
    usual: ['ear-pain', 'ear-fullness', 'ear-pressure-change'],
    often: ['hearing-loss', 'ear-pain.sudden', 'nose-blocked', 'recent-long-travel'],
    some: ['tinnitus', 'recent-viral-illness', 'ear-pain.both-sides', 'eardrum-fluid', 'dizziness'],
    occasional: ['nosebleed', 'ear-discharge.bloody', 'eardrum-perforated', 'vertigo'],
    rare: ['fever', 'ear-itch', 'ear-tender-pulled', 'swelling-behind-ear'],
  },
  discriminators: ['ear-pressure-change', 'ear-pain.sudden', 'ear-fullness'],
  onset: ['sudden'],
  durationDays: { from: 0.05, to: 7 },
  course: ['improving'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Swallow, yawn or chew.', { text: 'Paracetamol as the packet says.', hasNot: ['history-liver-disease'], fromYears: 0.25, medicine: true }, 'Do not fly or dive until it is well.'],
  comeBack: ['you are very dizzy', 'hearing is lost', 'the ear runs or bleeds'],
  examination: ['look at the eardrum'],
  presentation: 'Ear pain, pressure and dull hearing that began during the descent of a plane or on diving, more so with a cold; sometimes blood or vertigo if the drum or inner ear tears.',
  sources: ['Merck: Ear barotrauma', 'StatPearls: Ear barotrauma'],
  examples: [
    { age: 36, sex: 'male', text: 'During landing my ear began to hurt badly and it still feels blocked and dull. I had a cold.' },
    { age: 25, sex: 'female', text: 'I went scuba diving, got ear pain going down and now hear muffled with ringing.' },
  ],
} satisfies Condition
