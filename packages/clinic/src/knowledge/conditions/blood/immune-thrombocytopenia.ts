import type { Condition } from '../../schema.ts'

export const immuneThrombocytopenia = {
  id: 'immune-thrombocytopenia',
  name: 'Immune thrombocytopenia',
  aliases: ['itp', 'idiopathic thrombocytopenic purpura', 'immune thrombocytopenic purpura', 'low platelets'],
  icd10: 'D69.3',
  system: 'blood',
  summary: 'The body destroys its own platelets, and bleeds and bruises easily.',
  commonness: { usual: 'rare', sex: 'mostly-female' },
  findings: {
    usual: ['skin-purple-spots', 'bruising-easy', 'low-platelets'],
    often: ['nosebleed', 'bleeding-gums'],
    some: ['vaginal-bleeding-heavy-periods', 'recent-viral-illness', 'mouth-ulcers', 'recent-infection', 'fatigue', 'rash.non-blanching'],
    occasional: ['urine-blood', 'stool-bloody', 'headache', 'history-autoimmune', 'takes-new-medicine', 'history-lupus', 'bleeding-wont-stop', 'pregnant', 'hiv-positive'],
    rare: ['fever', 'spleen-enlarged', 'lymph-nodes-swollen', 'low-haemoglobin', 'joint-swelling', 'weight-loss', 'bone-pain'],
  },
  discriminators: ['skin-purple-spots', 'low-platelets', 'bruising-easy'],
  onset: ['days'],
  durationDays: { from: 1, to: 90 },
  course: ['constant', 'worsening'],
  severity: 3,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['See a doctor today for a blood count.', 'No aspirin or ibuprofen.'],
  comeBack: ['you bleed and it does not stop', 'you have a strong headache', 'you hit your head'],
  examination: ['blood count and film', 'look at skin and mouth'],
  presentation: 'A well child some weeks after a cold, or a young woman, with tiny red-purple spots on the legs, many bruises, nose and gum bleeding, heavy periods; platelets very low, other cells normal, spleen not felt.',
  sources: ['StatPearls: Immune Thrombocytopenia', 'NHS: Immune thrombocytopenia'],
  examples: [
    { age: 5, sex: 'male', text: 'Two weeks after a cold my son has tiny purple dots on his legs and bruises without falls. He plays and has no fever.' },
    { age: 29, sex: 'female', text: 'Spots like red pin pricks on my shins, bruises, bleeding gums and a very heavy period.' },
  ],
} satisfies Condition
