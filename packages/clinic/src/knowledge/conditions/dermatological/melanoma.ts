import type { Condition } from '../../schema.ts'

export const melanoma = {
  id: 'melanoma',
  name: 'Melanoma',
  aliases: ['malignant melanoma', 'melanoma of skin', 'nodular melanoma', 'superficial spreading melanoma', 'lentigo maligna', 'acral melanoma', 'cutaneous melanoma'],
  icd10: 'C43.9',
  system: 'dermatological',
  summary: 'A dangerous skin cancer from pigment cells.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', adolescent: 'very-rare', adult: 'uncommon', older: 'uncommon' } },
  findings: {
    usual: ['skin-mole-changed', 'skin-mole-changed.growing'],
    often: ['skin-mole-changed.irregular', 'skin-mole-changed.dark', 'many-moles-fair-skin', 'sun-exposure-high', 'sunburn', 'skin-mole-changed.long-standing'],
    some: ['skin-mole-bleeding', 'skin-itch', 'family-skin-cancer', 'skin-mole-changed.raised', 'skin-lump', 'skin-dark-patch', 'skin-mole-changed.back-site', 'skin-mole-changed.limbs-site'],
    occasional: ['lymph-nodes-swollen', 'skin-ulcer', 'nail-dark-streak', 'weight-loss'],
    rare: ['fever', 'skin-stuck-on-brown', 'skin-mole-changed.painful', 'skin-pearly-papule'],
  },
  discriminators: ['skin-mole-changed', 'skin-mole-changed.irregular', 'skin-stuck-on-brown'],
  onset: ['gradual'],
  durationDays: { from: 21, to: 730 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'appointment',
  selfCare: ['See a doctor within days.', 'Take a photo with a coin beside it.', 'Keep out of strong sun.'],
  comeBack: ['it bleeds or grows fast', 'lumps come'],
  examination: ['look with a skin microscope', 'cut it out for testing'],
  presentation: 'New or changing mole: uneven shape, ragged border, several colours, over six millimetres, growing, itchy, bleeding; back in men, legs in women; fair skin, sunburns, family history; or dark streak under a nail.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'NICE: Melanoma: assessment and management', 'BAD: Melanoma'],
  examples: [
    { age: 45, sex: 'male', text: 'A mole on my back has grown over some months, it is uneven, black and brown, and bled once.' },
    { age: 38, sex: 'female', text: 'The mole on my calf has changed colour and shape and itches. I had many sunburns.' },
  ],
} satisfies Condition
