import type { Condition } from '../../schema.ts'

export const myelofibrosis = {
  id: 'myelofibrosis',
  name: 'Myelofibrosis',
  aliases: ['primary myelofibrosis', 'agnogenic myeloid metaplasia', 'idiopathic myelofibrosis'],
  icd10: 'D47.4',
  system: 'blood',
  summary: 'Scar tissue replaces the bone marrow, and the spleen grows huge.',
  commonness: { usual: 'very-rare', ages: { child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'very-rare', older: 'rare' } },
  findings: {
    usual: ['spleen-enlarged', 'fatigue', 'low-haemoglobin'],
    often: ['early-fullness', 'weight-loss', 'night-sweats', 'abdominal-pain.left-upper', 'pallor', 'abdominal-swelling'],
    some: ['bone-pain', 'fever', 'itching-general', 'raised-ldh', 'low-platelets', 'liver-enlarged', 'pancytopenia', 'bruising-easy', 'weakness-general', 'high-platelets', 'appetite-loss'],
    occasional: ['history-clots', 'ascites', 'nosebleed', 'raised-uric-acid', 'itch-after-bathing', 'big-toe-pain'],
    rare: ['lymph-nodes-swollen', 'philadelphia-chromosome', 'jaundice', 'high-haemoglobin', 'lymphocytosis'],
  },
  discriminators: ['spleen-enlarged', 'early-fullness', 'night-sweats', 'lymph-nodes-swollen'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 1500 },
  course: ['worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['See a doctor soon.', 'Avoid blows to the belly.'],
  comeBack: ['you get sudden pain in the left upper belly', 'you bleed', 'you get a fever'],
  examination: ['blood count with film (tear drop cells)', 'bone marrow'],
  presentation: 'Person over sixty with tiredness, weight loss, night sweats, fullness after few bites and a dragging weight under the left ribs from a huge spleen; tear-drop red cells, immature cells in the blood, dry tap.',
  sources: ['StatPearls: Myelofibrosis', 'Merck: Primary Myelofibrosis', 'ESMO: Philadelphia chromosome-negative chronic myeloproliferative neoplasms'],
  examples: [
    { age: 68, sex: 'male', text: 'For months I am tired, sweat at night, feel full after a few bites and there is a heavy lump under my left ribs.' },
    { age: 72, sex: 'female', text: 'Huge spleen, anaemia, weight loss, tear drop cells and a dry tap.' },
  ],
} satisfies Condition
