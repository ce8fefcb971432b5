import type { Condition } from '../../schema.ts'

export const pelvicOrganProlapse = {
  id: 'pelvic-organ-prolapse',
  name: 'Pelvic organ prolapse',
  aliases: ['uterine prolapse', 'uterovaginal prolapse', 'cystocele', 'rectocele', 'prolapsed womb', 'prolapsed bladder', 'vaginal prolapse', 'genital prolapse'],
  icd10: 'N81.9',
  system: 'gynaecological',
  summary: 'Womb, bladder or bowel has sunk into the vagina.',
  commonness: { usual: 'common', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'rare', older: 'common' }, sex: 'female-only' },
  findings: {
    always: ['prolapse-feeling'],
    often: ['menopause', 'prolapse-feeling.worse-standing', 'urine-incontinence', 'urine-leak-cough', 'back-pain', 'prolapse-feeling.evening', 'pelvic-pain'],
    some: ['urination-frequent', 'constipation', 'intercourse-painful', 'urine-dribbling', 'overweight', 'cough', 'urination-urgent', 'history-uti-recurrent', 'history-hysterectomy', 'tenesmus', 'trauma-birth-recent', 'urine-stream-weak', 'heavy-physical-work', 'vaginal-bleeding-abnormal.light'],
    occasional: ['bowel-incontinence', 'urinary-retention', 'vaginal-discharge'],
    rare: ['fever', 'weight-loss', 'pelvic-mass', 'vaginal-discharge.foul', 'period-pain', 'vaginal-bleeding-abnormal.heavy'],
  },
  discriminators: ['prolapse-feeling', 'prolapse-feeling.worse-standing', 'menopause'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 3650 },
  course: ['worsening', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Pelvic floor exercises, lose weight, treat cough and constipation.', 'A ring (pessary) can help without surgery.'],
  comeBack: ['you cannot pass urine', 'it bleeds or a sore forms'],
  examination: ['look while you strain', 'urine test and rest urine'],
  presentation: 'Woman after births and menopause with heaviness, dragging, a bulge or something coming down in the vagina, worse on standing and at the end of the day, better lying; leaks or cannot empty bladder or bowel fully, backache.',
  sources: ['NICE: Urinary incontinence and pelvic organ prolapse in women: management', 'NHS: Pelvic organ prolapse', 'StatPearls: Pelvic Organ Prolapse'],
  examples: [
    { age: 66, sex: 'female', text: 'It feels like something is coming down in my vagina, worse when I stand long, better lying; I feel a bulge and leak urine.' },
    { age: 58, sex: 'female', text: 'Dragging heaviness below and a ball-like bulge at the end of the day after four births.' },
  ],
} satisfies Condition
