import type { Condition } from '../../schema.ts'

export const hodgkinLymphoma = {
  id: 'hodgkin-lymphoma',
  name: 'Hodgkin lymphoma',
  aliases: ["hodgkin's lymphoma", "hodgkin's disease", 'hodgkin disease'],
  icd10: 'C81.9',
  system: 'cancer',
  summary: 'A cancer of the lymph glands that is often curable.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'very-rare' } },
  findings: {
    always: ['lymph-nodes-swollen'],
    usual: ['lymph-nodes-neck', 'lymph-nodes-swollen.painless'],
    often: ['night-sweats', 'weight-loss', 'fatigue'],
    some: ['fever', 'itching-general', 'lymph-nodes-swollen.growing', 'cough', 'fever.swings', 'breathless', 'lymph-nodes-neck.soft'],
    occasional: ['lymph-nodes-swollen.worse-alcohol', 'history-glandular-fever', 'chest-pain', 'spleen-enlarged', 'appetite-loss', 'swelling-face', 'hiv-positive'],
    rare: ['sore-throat', 'tonsil-exudate', 'lymph-nodes-swollen.painful'],
  },
  discriminators: ['lymph-nodes-swollen.painless', 'night-sweats', 'itching-general'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 21, to: 300 },
  course: ['worsening', 'constant'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'within-24-hours',
  selfCare: ['See a doctor soon; do not wait for it to pass.', 'Write down when it began and how it has changed.'],
  comeBack: ['you bleed heavily', 'you can no longer eat or drink', 'the pain becomes strong'],
  examination: ['feel all glands, liver and spleen', 'blood tests and a chest X-ray', 'removal of a gland for the microscope'],
  presentation:
    'A young adult, or one over sixty, with painless rubbery glands in the neck or above the collarbone that grow over weeks, drenching night sweats, fever that comes and goes (Pel-Ebstein), weight loss, itching, pain in glands after alcohol, cough or breathlessness from glands in the chest. Reed-Sternberg cells.',
  sources: ['NICE: Suspected cancer: recognition and referral', 'NHS: Hodgkin lymphoma'],
  examples: [
    { age: 24, sex: 'male', text: 'A painless rubbery lump above my collarbone has grown for two months, I soak the sheets at night, I itch and have lost weight.' },
    { age: 29, sex: 'female', text: 'Swollen glands in my neck that do not hurt, fevers on and off, drenching sweats, and the glands ache when I drink wine.' },
  ],
} satisfies Condition
