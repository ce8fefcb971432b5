import type { Condition } from '../../schema.ts'

export const acuteOtitisMedia = {
  id: 'acute-otitis-media',
  name: 'Middle ear infection',
  aliases: ['acute otitis media', 'AOM', 'otitis media', 'middle ear infection', 'suppurative otitis media', 'ear infection', 'acute suppurative otitis media'],
  icd10: 'H66.9',
  system: 'ear-nose-throat',
  summary: 'An infection behind the eardrum, mostly in small children with a cold.',
  commonness: { usual: 'very-common', ages: { newborn: 'very-rare', adolescent: 'common', 'young-adult': 'uncommon', adult: 'uncommon', older: 'uncommon' } },
  findings: {
    usual: ['ear-pain'],
    often: ['fever', 'eardrum-red', 'bulging-eardrum', 'ear-pulling', 'ear-pain.one-sided', 'recent-viral-illness', 'nose-runny', 'irritability-child', 'hearing-loss', 'nose-blocked', 'ear-pain.sudden', 'crying-inconsolable'],
    some: ['cough', 'ear-fullness', 'ear-pain.night', 'appetite-loss', 'fever-high', 'vomiting', 'daycare-contact', 'ear-discharge', 'insomnia', 'eardrum-fluid', 'ear-pain.throbbing', 'history-hay-fever', 'ear-infections-history'],
    occasional: ['eardrum-perforated', 'diarrhoea', 'ear-pain.both-sides', 'dizziness', 'sore-throat', 'headache'],
    rare: ['swelling-behind-ear', 'ear-tender-pulled', 'ear-itch', 'neck-stiffness', 'swimming-recent', 'weakness-face', 'ear-canal-swollen', 'vertigo'],
  },
  discriminators: ['bulging-eardrum', 'ear-pain.sudden', 'ear-tender-pulled', 'fever', 'recent-viral-illness'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.25, to: 5 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: [{ text: 'Give paracetamol or ibuprofen as the packet says.', hasNot: ['pregnant', 'group:bleeding-risk', 'history-liver-disease'], fromYears: 0.5, medicine: true }, 'A warm cloth on the ear can soothe.', 'Most children get better in three days without antibiotics.', 'Put nothing into the ear.'],
  comeBack: ['it is swollen or red behind the ear', 'the child is very sleepy or has a stiff neck', 'it is not better in three days', 'the child is under six months old'],
  examination: ['look at the eardrum', 'feel behind the ear', 'check temperature'],
  presentation: 'A small child with a cold suddenly cries at night, pulls at one ear, has fever, is irritable and eats little; adults have throbbing earache and muffled hearing. The eardrum is red and bulging; pain eases when it bursts and pus runs out.',
  sources: ['CKS: Otitis media - acute', 'NICE: Otitis media (acute): antimicrobial prescribing', 'AAP: The diagnosis and management of acute otitis media'],
  examples: [
    { age: 2, sex: 'female', text: 'My daughter has a cold, woke up screaming last night, keeps pulling at her left ear and has a fever of 39.' },
    { age: 25, sex: 'male', text: 'After a cold I suddenly got a strong throbbing pain inside my right ear, my hearing is muffled and I have a fever.' },
  ],
} satisfies Condition
