import type { Condition } from '../../schema.ts'

export const perniciousAnaemia = {
  id: 'pernicious-anaemia',
  name: 'Pernicious anaemia',
  aliases: ['pernicious anemia', 'megaloblastic anaemia', 'megaloblastic anemia', 'addisonian anaemia', 'autoimmune gastritis'],
  icd10: 'D51.0',
  system: 'blood',
  summary: 'The stomach cannot take up vitamin B12, and red cells grow large and few.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['fatigue', 'pallor', 'low-haemoglobin', 'macrocytosis', 'low-b12'],
    often: ['tongue-sore', 'tingling-feet', 'breathless'],
    some: ['numbness', 'gait-unsteady', 'memory-loss', 'jaundice', 'diarrhoea', 'appetite-loss', 'weight-loss', 'palpitations', 'history-autoimmune', 'indigestion', 'red-tongue-strawberry'],
    occasional: ['history-thyroid', 'family-autoimmune', 'skin-light-patch', 'low-mood', 'reflexes-reduced', 'spleen-enlarged', 'walking-difficult', 'mouth-ulcers', 'low-platelets'],
    rare: ['low-ferritin', 'microcytosis', 'fever', 'vaginal-bleeding-heavy-periods'],
  },
  discriminators: ['macrocytosis', 'low-b12', 'tongue-sore'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 60, to: 1000 },
  course: ['constant', 'worsening'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Book an appointment and ask for a blood count.'],
  comeBack: ['you become unsteady', 'you are breathless at rest'],
  examination: ['blood count, B12, antibodies to intrinsic factor'],
  presentation: 'Pale, lemon-tinted older person, often with vitiligo or thyroid disease, tired and breathless, smooth beefy red sore tongue, tingling and numb feet, unsteady in the dark, forgetful; large red cells, antibodies against intrinsic factor and parietal cells.',
  sources: ['StatPearls: Pernicious Anemia', 'NHS: Vitamin B12 or folate deficiency anaemia'],
  examples: [
    { age: 66, sex: 'female', text: 'I am weak, pale and slightly yellow, my tongue is red, smooth and sore, my feet are numb. I also have vitiligo.' },
    { age: 70, sex: 'female', text: 'Tired, tingling legs, poor memory; my red cells are large and B12 is low.' },
  ],
} satisfies Condition
