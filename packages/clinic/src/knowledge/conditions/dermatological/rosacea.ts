import type { Condition } from '../../schema.ts'

export const rosacea = {
  id: 'rosacea',
  name: 'Rosacea',
  aliases: ['acne rosacea', 'rosacea of face', 'rhinophyma', 'papulopustular rosacea', 'erythematotelangiectatic rosacea'],
  icd10: 'L71.9',
  system: 'dermatological',
  summary: 'Flushing, red cheeks and nose with small spots in adults.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['skin-flushing', 'rash.face-site'],
    often: ['skin-visible-vessels', 'skin-pustules.face-site', 'skin-redness.face-site', 'rash', 'skin-flushing.worse-alcohol', 'skin-flushing.worse-heat', 'skin-pustules', 'skin-flushing.recurrent', 'many-moles-fair-skin'],
    some: ['eye-gritty', 'eye-redness', 'skin-pain', 'skin-photosensitive', 'skin-dry', 'rash.worse-sun', 'skin-thickened', 'eyelid-crusting', 'skin-flushing.worse-stress'],
    occasional: ['eyelid-lump'],
    rare: ['skin-comedones', 'fever', 'joint-pain', 'skin-itch', 'mouth-ulcers', 'muscle-weakness', 'rash.scaly'],
  },
  discriminators: ['skin-flushing', 'skin-comedones', 'skin-visible-vessels'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 3650 },
  course: ['recurrent'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Find and avoid triggers: sun, heat, alcohol, hot drinks, spicy food.', { text: 'Use sun cream every day.', fromYears: 2, medicine: true }, 'Use gentle skin care.'],
  comeBack: ['eyes hurt or sight is worse', 'the nose gets lumpy'],
  examination: ['look at face and eyes'],
  presentation: 'Adult over thirty with fair skin: easy flushing with alcohol, heat, spicy food, lasting redness of cheeks, nose, chin, fine vessels, spots without blackheads, burning skin, gritty eyes; thick nose in some men.',
  sources: ['CKS: Rosacea', 'BAD: Rosacea', 'DermNet: Rosacea'],
  examples: [
    { age: 44, sex: 'female', text: 'My cheeks and nose are always red and flush with wine, hot drinks and sun. Sometimes there are small pus spots but no blackheads.' },
    { age: 52, sex: 'male', text: 'Red face with visible little veins, burning skin and gritty eyes.' },
  ],
} satisfies Condition
