import type { Condition } from '../../schema.ts'

export const heparinInducedThrombocytopenia = {
  id: 'heparin-induced-thrombocytopenia',
  name: 'Low platelets from heparin',
  aliases: ['heparin-induced thrombocytopenia', 'HIT', 'HITT'],
  icd10: 'D75.82',
  system: 'blood',
  summary: 'A reaction to heparin that lowers platelets and makes clots.',
  commonness: { usual: 'very-rare', ages: { child: 'very-rare' } },
  findings: {
    always: ['heparin-recent', 'low-platelets'],
    often: ['recent-surgery', 'recent-hospital-stay'],
    some: ['swelling-one-leg', 'calf-pain', 'breathless', 'chest-pain', 'skin-black-tissue', 'ultrasound-vein-clot', 'skin-redness', 'skin-pain', 'ct-lung-clot'],
    occasional: ['cold-limb-suddenly', 'weakness-one-side', 'fever', 'chills', 'history-clots', 'takes-blood-thinner'],
    rare: ['bleeding-gums', 'nosebleed', 'skin-purple-spots', 'prolonged-clotting', 'bruising-easy', 'haemolysis'],
  },
  discriminators: ['heparin-recent', 'low-platelets', 'ultrasound-vein-clot', 'bleeding-gums'],
  onset: ['days'],
  durationDays: { from: 0.5, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'emergency-department',
  selfCare: ['Tell the hospital at once', 'Take no more heparin.'],
  comeBack: ['a leg swells', 'you get breathlessness or chest pain', 'a limb gets cold'],
  examination: ['platelets', 'antibody test', 'ultrasound of veins'],
  presentation: 'Five to ten days after starting heparin, mostly after surgery, the platelets fall by half and new clots appear (leg, lung, artery), skin turns black at the injection; bleeding is rare.',
  sources: ['StatPearls: Heparin-Induced Thrombocytopenia', 'Merck: Heparin-Induced Thrombocytopenia'],
  examples: [
    { age: 68, sex: 'female', text: 'Eight days of heparin after a hip operation, now my platelets are low and my leg is swollen.' },
    { age: 59, sex: 'male', text: 'On enoxaparin for a week, platelets fell from 250 to 70, new clot in the vein.' },
  ],
} satisfies Condition
