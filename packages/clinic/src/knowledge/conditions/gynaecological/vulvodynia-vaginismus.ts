import type { Condition } from '../../schema.ts'

export const vulvodyniaVaginismus = {
  id: 'vulvodynia-vaginismus',
  name: 'Vulval pain or vaginismus',
  aliases: ['vulvodynia', 'vaginismus', 'vestibulodynia', 'vulval pain syndrome', 'genito-pelvic pain penetration disorder', 'vulvar vestibulitis'],
  icd10: 'N94.819',
  system: 'gynaecological',
  summary: 'The vulva burns or the muscles tighten, without anything to see.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', older: 'rare' }, sex: 'female-only' },
  findings: {
    usual: ['intercourse-painful'],
    often: ['vulval-sore', 'intercourse-painful.burning', 'vulval-sore.worse-touch', 'anxiety'],
    some: ['vulval-sore.long-standing', 'libido-low', 'stress-high', 'low-mood', 'trauma-past', 'history-uti-recurrent', 'pelvic-pain', 'avoidance', 'infertility', 'intercourse-painful.long-standing'],
    occasional: ['urination-painful', 'history-ibs', 'vaginal-dryness'],
    rare: ['vaginal-discharge', 'vaginal-itch', 'genital-blisters', 'fever', 'vulval-sore.pale-patch', 'vaginal-bleeding-abnormal', 'menopause', 'vulval-sore.raised'],
  },
  discriminators: ['intercourse-painful', 'vulval-sore.worse-touch', 'vulval-sore.long-standing'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 3650 },
  course: ['constant', 'recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['No soap, scents or pads with perfume.', 'Relaxation and pelvic floor therapy help.', 'It is common and treatable.'],
  comeBack: ['there is a lump, sore or bleeding', 'it followed abuse: help is there'],
  examination: ['look gently; cotton-swab test', 'swabs to rule out infection'],
  presentation: 'Young woman with burning, raw or stabbing pain at the entrance of the vagina on touch, tampon or sex (provoked) or all the time, for over three months, with normal skin and swabs; or the muscles tighten so that nothing can enter.',
  sources: ['NHS: Vulvodynia (vulval pain)', 'NHS: Vaginismus', 'StatPearls: Vulvodynia'],
  examples: [
    { age: 25, sex: 'female', text: 'Sex is impossible: a burning pain right at the entrance as soon as it is touched, tampons too. Swabs are normal. For two years.' },
    { age: 31, sex: 'female', text: 'My vagina clamps up when my partner tries to enter, it hurts and I am anxious about it.' },
  ],
} satisfies Condition
