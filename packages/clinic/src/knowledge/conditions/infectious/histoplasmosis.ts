import type { Condition } from '../../schema.ts'

export const histoplasmosis = {
  id: 'histoplasmosis',
  name: 'Histoplasmosis',
  aliases: ['Histoplasma capsulatum infection', 'cave disease', "spelunker's lung", 'blastomycosis'],
  icd10: 'B39.4',
  system: 'infectious',
  summary: 'A fungus from bat and bird droppings that infects the lungs.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['cough', 'fever', 'bat-contact'],
    often: ['fatigue', 'headache', 'cough.dry', 'chills', 'malaise', 'chest-pain', 'body-aches', 'chest-xray-both-lungs'],
    some: ['weight-loss', 'night-sweats', 'chest-xray-hilar-nodes', 'sweating', 'appetite-loss', 'breathless', 'skin-nodules-tender-shins', 'immune-suppressed', 'chest-xray-cavity', 'chest-xray-mass'],
    occasional: ['joint-pain', 'mouth-ulcers', 'spleen-enlarged', 'coughing-blood', 'hiv-positive', 'lymph-nodes-swollen', 'liver-enlarged', 'pancytopenia', 'skin-ulcer'],
    rare: ['nose-runny', 'sneezing', 'sore-throat', 'rigors', 'positive-tb-test', 'tb-contact'],
  },
  discriminators: ['bat-contact', 'chest-xray-hilar-nodes', 'cough.dry'],
  onset: ['days', 'weeks'],
  durationDays: { from: 3, to: 90 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['Rest', 'See a doctor, and say if you were near caves or bird droppings.'],
  comeBack: ['you get breathless', 'you cough blood', 'you have a weak immune system'],
  examination: ['chest X-ray', 'urine test for the fungus'],
  presentation: 'One to three weeks after a cave, old building or chicken coop in the Ohio and Mississippi valleys or Latin America: flu-like fever, dry cough, chest pain, large hilar glands and small nodules that calcify; can mimic tuberculosis. In weak defences spread with mouth ulcers and few blood cells.',
  sources: ['CDC: Histoplasmosis', 'StatPearls: Histoplasmosis'],
  examples: [
    { age: 26, sex: 'male', text: 'Two weeks after caving with many bats in Kentucky: fever, dry cough, chest pain and tiredness.' },
    { age: 49, sex: 'female', text: 'Cleaned an old chicken coop in Ohio, now weeks of cough, fever and swollen glands in the chest X-ray.' },
  ],
} satisfies Condition
