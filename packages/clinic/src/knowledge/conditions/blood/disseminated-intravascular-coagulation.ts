import type { Condition } from '../../schema.ts'

export const disseminatedIntravascularCoagulation = {
  id: 'disseminated-intravascular-coagulation',
  name: 'Disseminated intravascular coagulation',
  aliases: ['dic', 'consumptive coagulopathy'],
  icd10: 'D65',
  system: 'blood',
  summary: 'Clotting runs wild, and then bleeding starts everywhere. It follows another severe illness.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['bleeding-wont-stop', 'low-platelets', 'looks-very-ill'],
    often: ['bruising-easy', 'skin-purple-spots', 'low-blood-pressure', 'fever', 'raised-d-dimer', 'bleeding-gums'],
    some: ['confusion-new', 'urine-little', 'breathless', 'nosebleed', 'recent-surgery', 'recent-infection', 'postpartum', 'history-cancer', 'skin-black-tissue', 'urine-blood'],
    occasional: ['vomiting-blood', 'injury-recent', 'bleeding-in-pregnancy', 'jaundice', 'cold-clammy-skin', 'stool-black', 'snake-bite'],
    rare: ['lymph-nodes-swollen', 'joint-swelling'],
  },
  discriminators: ['bleeding-wont-stop', 'low-platelets', 'raised-d-dimer'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.1, to: 5 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.'],
  comeBack: ['bleeding goes on', 'the person becomes drowsy'],
  examination: ['clotting tests today'],
  presentation: 'In sepsis, trauma, birth complications, cancer or snake bite: oozing from needle marks, gums and wounds, large bruises, purple or black fingers, shock, failing organs; low platelets and fibrinogen, long clotting times, high D-dimer.',
  sources: ['StatPearls: Disseminated Intravascular Coagulation', 'Merck: Disseminated Intravascular Coagulation'],
  examples: [
    { age: 33, sex: 'female', text: 'After a difficult birth I bleed from the drip site, gums and womb and feel faint.' },
    { age: 58, sex: 'male', text: 'With blood poisoning: bleeding from nose and puncture marks, purple patches, low pressure.' },
  ],
} satisfies Condition
