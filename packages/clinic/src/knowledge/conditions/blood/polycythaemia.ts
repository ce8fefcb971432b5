import type { Condition } from '../../schema.ts'

export const polycythaemia = {
  id: 'polycythaemia',
  name: 'Polycythaemia',
  aliases: ['polycythemia vera', 'polycythaemia vera', 'polycythemia', 'too many red cells', 'erythrocytosis'],
  icd10: 'D45',
  system: 'blood',
  summary: 'Too many red blood cells make the blood thick.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never' } },
  findings: {
    usual: ['headache', 'fatigue'],
    often: ['itching-general', 'dizziness', 'skin-flushing', 'spleen-enlarged', 'raised-white-cells'],
    some: ['vision-blurred', 'tingling-hands', 'night-sweats', 'smoker', 'burning-feet', 'high-blood-pressure', 'tinnitus', 'weight-loss', 'big-toe-pain', 'history-clots', 'eye-redness'],
    occasional: ['calf-swelling', 'chest-pain', 'nosebleed', 'abdominal-pain.left-upper', 'weakness-one-side', 'breathless', 'bleeding-gums', 'history-copd', 'early-fullness', 'skin-itch'],
    rare: ['pallor', 'fever', 'low-haemoglobin'],
  },
  discriminators: ['itching-general', 'skin-flushing', 'spleen-enlarged'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 1500 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood count.'],
  comeBack: ['one side becomes weak', 'your chest hurts or a leg swells'],
  examination: ['blood count, JAK2 test', 'feel the spleen'],
  presentation: 'Person over fifty with headache, dizziness, ruddy face, itching after a warm bath, burning red hands and feet, full feeling under the left ribs, gout, clots or strokes; high haemoglobin and haematocrit, JAK2 mutation. Smoking and lung disease cause a secondary form.',
  sources: ['NHS: Polycythaemia', 'StatPearls: Polycythemia Vera'],
  examples: [
    { age: 63, sex: 'male', text: 'My face is red, I itch terribly after a hot shower, I have headaches and dizziness, and my haemoglobin is 19.' },
    { age: 58, sex: 'female', text: 'Itching after baths, burning red feet, high blood count and a big spleen.' },
  ],
} satisfies Condition
