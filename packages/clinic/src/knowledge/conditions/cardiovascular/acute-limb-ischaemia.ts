import type { Condition } from '../../schema.ts'

export const acuteLimbIschaemia = {
  id: 'acute-limb-ischaemia',
  name: 'Acute blocked limb artery (acute limb ischaemia)',
  aliases: ['acute limb ischaemia', 'acute limb ischemia', 'arterial embolism of the leg', 'acute arterial occlusion', 'blocked leg artery', 'arterial embolus', 'limb threatening ischaemia'],
  icd10: 'I74.3',
  system: 'cardiovascular',
  summary: 'A clot suddenly blocks the artery of a leg or arm. Without help within hours the limb is lost.',
  commonness: { usual: 'rare', ages: { newborn: 'very-rare', infant: 'very-rare', toddler: 'very-rare', child: 'very-rare', adolescent: 'very-rare', 'young-adult': 'very-rare', older: 'uncommon' } },
  findings: {
    usual: ['cold-limb-suddenly', 'pulse-weak-or-absent', 'leg-pain', 'leg-pain.sudden'],
    often: ['leg-pain.severe', 'numbness', 'pallor', 'tingling', 'leg-pain.one-sided', 'leg-pain.constant'],
    some: ['history-atrial-fibrillation', 'weakness-leg', 'smoker', 'palpitations-irregular', 'leg-pain-walking', 'mottled-skin', 'history-coronary-disease', 'foot-pain', 'history-clots'],
    occasional: ['paralysis', 'arm-pain', 'cyanosis', 'history-heart-attack', 'history-aneurysm', 'drug-use'],
    rare: ['swelling-legs', 'skin-warm', 'skin-redness', 'fever', 'back-pain', 'calf-swelling', 'varicose-veins'],
  },
  discriminators: ['cold-limb-suddenly', 'pulse-weak-or-absent', 'leg-pain.sudden'],
  onset: ['sudden', 'hours'],
  durationDays: { from: 0.05, to: 3 },
  course: ['constant', 'worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Keep the limb still, low and covered.', 'Do not warm or rub it.'],
  comeBack: ['the limb gets numb or weak', 'it turns blue or blotchy'],
  examination: ['feel all pulses', 'ultrasound or CT of the arteries', 'ECG'],
  presentation: 'Sudden pain, paleness, cold, missing pulse, tingling and weakness of one leg or arm (the six Ps), later blotchy and numb. Atrial fibrillation, recent heart attack, aneurysm or long-narrow leg arteries.',
  sources: ['StatPearls: Acute Limb Ischemia', 'ESC: Peripheral arterial diseases', 'NICE: Peripheral arterial disease: diagnosis and management'],
  examples: [
    { age: 73, sex: 'female', text: 'My right leg suddenly hurts terribly, it is cold and white and I can hardly feel my foot. I have atrial fibrillation.' },
    { age: 65, sex: 'male', text: 'Two hours ago my leg went numb, cold and pale with severe pain, no pulse in the foot.' },
  ],
} satisfies Condition
