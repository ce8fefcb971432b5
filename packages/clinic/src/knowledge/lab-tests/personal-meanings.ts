import type { Citation } from '../sources.ts'
import type { PatternValue } from './patterns.ts'

/** Illnesses that change what a value means: the words they go by in lists and letters, and words that make them another illness. */
export const namedIllnesses = {
  diabetes: { names: ['diabetes', 'diabetic', 't1dm', 't2dm', 'iddm', 'niddm', 'dm2', 'dm1'], not: ['insipidus', 'prediabetes', 'pre diabetes', 'borderline', 'gestational'] },
  'kidney disease': { names: ['kidney disease', 'ckd', 'renal failure', 'kidney failure', 'renal impairment', 'renal disease', 'diabetic nephropathy'], not: ['acute'] },
  'underactive thyroid': { names: ['hypothyroidism', 'hypothyroid', 'underactive thyroid', 'hashimoto', 'hashimotos', 'thyroidectomy'], not: ['subclinical'] },
  gout: { names: ['gout', 'gouty arthritis'], not: ['pseudogout'] },
  'narrowed arteries': {
    names: [
      'heart attack',
      'myocardial infarction',
      'stemi',
      'nstemi',
      'coronary disease',
      'coronary artery disease',
      'coronary heart disease',
      'ischaemic heart disease',
      'ischemic heart disease',
      'angina',
      'stroke',
      'tia',
      'transient ischaemic attack',
      'transient ischemic attack',
      'peripheral arterial disease',
      'peripheral artery disease',
      'peripheral vascular disease',
      'ihd',
      'cad',
    ],
    not: ['haemorrhagic', 'hemorrhagic', 'heat stroke'],
  },
  'heart failure': { names: ['heart failure', 'hfref', 'hfpef', 'ccf', 'chf', 'cardiomyopathy'], not: [] },
} as const satisfies Readonly<Record<string, { names: readonly string[]; not: readonly string[] }>>

export type NamedIllness = keyof typeof namedIllnesses

/** What a value means for some people and not for others. */
export interface PersonalMeaning {
  id: string
  /** One of these values. */
  of: readonly PatternValue[]
  /** Whom it is for: all that is given must be so. */
  whose: {
    pregnant?: true
    illness?: NamedIllness
    /** One of these is taken (names of ingredients or of classes, as "class:..."). */
    medicines?: readonly string[]
    fromYears?: number
    /** Not from this age on. */
    belowYears?: number
  }
  says: string
  sources: readonly Citation[]
}

/** In the order in which they are said; numbers are in the main unit of the test. */
export const personalMeanings = [
  {
    id: 'platelets-below-100-in-pregnancy',
    of: [{ test: 'platelets', below: 100 }],
    whose: { pregnant: true },
    says: 'You are pregnant: with platelets below 100 call your maternity unit today, since this can go with pre-eclampsia.',
    sources: ['NICE: Hypertension in pregnancy: diagnosis and management'],
  },
  {
    id: 'liver-in-pregnancy',
    of: [
      { test: 'alt', flag: 'high' },
      { test: 'ast', flag: 'high' },
    ],
    whose: { pregnant: true },
    says: 'You are pregnant: call your maternity unit today about it, and at once with a bad headache, trouble with your sight, pain below the ribs, or itching of hands and feet.',
    sources: ['NICE: Hypertension in pregnancy: diagnosis and management', 'NHS: Itching and intrahepatic cholestasis of pregnancy'],
  },
  {
    id: 'creatinine-in-pregnancy',
    of: [{ test: 'creatinine', from: 1.02 }],
    whose: { pregnant: true },
    says: 'You are pregnant, when creatinine is lower than at other times: from 90 \u00b5mol/L (1.02 mg/dL) on call your maternity unit today.',
    sources: ['NICE: Hypertension in pregnancy: diagnosis and management'],
  },
  {
    id: 'fasting-sugar-in-pregnancy',
    of: [{ test: 'glucose-fasting', from: 101 }],
    whose: { pregnant: true },
    says: 'You are pregnant, and the limit is lower then: from 5.6 mmol/L (101 mg/dL) before food it is diabetes of pregnancy. Tell your midwife or doctor within a few days.',
    sources: ['NICE: Diabetes in pregnancy: management'],
  },
  {
    id: 'anaemia-in-pregnancy',
    of: [{ test: 'haemoglobin', below: 11 }],
    whose: { pregnant: true },
    says: 'You are pregnant, when the blood is thinner: below 11 g/dL (110 g/L), or 10.5 g/dL (105 g/L) in the middle three months, it counts as anaemia. It mostly needs iron; tell your midwife.',
    sources: ['WHO: Guideline on haemoglobin cutoffs to define anaemia in individuals and populations'],
  },
  {
    id: 'thyroid-in-pregnancy',
    of: [
      { test: 'tsh', flag: 'high' },
      { test: 'tsh', flag: 'low' },
    ],
    whose: { pregnant: true },
    says: 'You are pregnant: then other limits count for the thyroid, and it should be looked at within days. Tell your midwife or doctor.',
    sources: ['NHS: Underactive thyroid (hypothyroidism)'],
  },
  {
    id: 'alkaline-phosphatase-in-pregnancy',
    of: [{ test: 'alp', flag: 'high' }],
    whose: { pregnant: true },
    says: 'You are pregnant: the placenta makes this enzyme too, so it is higher then.',
    sources: ['NIH: MedlinePlus, laboratory tests'],
  },
  {
    id: 'd-dimer-in-pregnancy',
    of: [{ test: 'd-dimer', flag: 'high' }],
    whose: { pregnant: true },
    says: 'You are pregnant: it rises in every pregnancy, so by itself it says little. A swollen leg, chest pain or short breath is an emergency all the same.',
    sources: ['NIH: MedlinePlus, laboratory tests'],
  },
  {
    id: 'alkaline-phosphatase-of-growing-bones',
    of: [{ test: 'alp', flag: 'high' }],
    whose: { belowYears: 18 },
    says: 'Growing bones make this enzyme too, so in children and teenagers it is higher than in adults.',
    sources: ['NIH: MedlinePlus, laboratory tests'],
  },
  {
    id: 'sugar-of-known-diabetes',
    of: [{ test: 'hba1c' }, { test: 'hba1c-ifcc' }],
    whose: { illness: 'diabetes' },
    says: 'You have diabetes: most adults aim for 6.5 to 7 % (48 to 53 mmol/mol), and what you agreed with your doctor counts.',
    sources: ['NICE: Type 2 diabetes in adults: management', 'ADA: Standards of Care in Diabetes'],
  },
  {
    id: 'kidneys-of-known-kidney-disease',
    of: [
      { test: 'creatinine', flag: 'high' },
      { test: 'egfr', flag: 'low' },
    ],
    whose: { illness: 'kidney disease' },
    says: 'Your kidney disease is known: what counts is how it changes. Tell your doctor of a loss of a quarter or more within a year.',
    sources: ['NICE: Chronic kidney disease: assessment and management'],
  },
  {
    id: 'potassium-of-known-kidney-disease',
    of: [{ test: 'potassium', flag: 'high' }],
    whose: { illness: 'kidney disease' },
    says: 'With your kidney disease potassium rises more easily: salt substitutes and some blood pressure tablets add to it.',
    sources: ['NICE: Chronic kidney disease: assessment and management'],
  },
  {
    id: 'thyroid-tablets-too-few',
    of: [{ test: 'tsh', flag: 'high' }],
    whose: { illness: 'underactive thyroid' },
    says: 'Your thyroid is known to be underactive: a high TSH mostly means that the dose is too low or tablets were missed.',
    sources: ['NICE: Thyroid disease: assessment and management'],
  },
  {
    id: 'thyroid-tablets-too-many',
    of: [{ test: 'tsh', flag: 'low' }],
    whose: { illness: 'underactive thyroid' },
    says: 'Your thyroid is known to be underactive: a low TSH mostly means that the dose of the tablets is too high.',
    sources: ['NICE: Thyroid disease: assessment and management'],
  },
  {
    id: 'uric-acid-of-gout',
    of: [{ test: 'uric-acid' }],
    whose: { illness: 'gout' },
    says: 'You have gout: with tablets against it the aim is below 360 \u00b5mol/L (6 mg/dL), whatever the range of the report.',
    sources: ['NICE: Gout: diagnosis and management'],
  },
  {
    id: 'ldl-of-narrowed-arteries',
    of: [{ test: 'ldl' }],
    whose: { illness: 'narrowed arteries' },
    says: 'After a heart attack or stroke, or with narrowed arteries, LDL is wanted at 2.0 mmol/L (77 mg/dL) or below, whatever the range of the report.',
    sources: ['NICE: Cardiovascular disease: risk assessment and reduction, including lipid modification'],
  },
  {
    id: 'non-hdl-of-narrowed-arteries',
    of: [{ test: 'non-hdl' }],
    whose: { illness: 'narrowed arteries' },
    says: 'After a heart attack or stroke, or with narrowed arteries, non-HDL cholesterol is wanted at 2.6 mmol/L (101 mg/dL) or below, whatever the range of the report.',
    sources: ['NICE: Cardiovascular disease: risk assessment and reduction, including lipid modification'],
  },
  {
    id: 'natriuretic-peptide-of-heart-failure',
    of: [
      { test: 'nt-probnp', flag: 'high' },
      { test: 'bnp', flag: 'high' },
    ],
    whose: { illness: 'heart failure' },
    says: 'Your heart failure is known, so a high value is expected: a change from your own earlier values says more.',
    sources: ['NICE: Chronic heart failure in adults: diagnosis and management'],
  },
  {
    id: 'inr-on-warfarin',
    of: [{ test: 'inr' }],
    whose: { medicines: ['warfarin', 'acenocoumarol', 'phenprocoumon'] },
    says: 'You take a medicine that makes this longer on purpose: the aim is mostly 2 to 3, and yours stands in your treatment book. The range of a report is for people without it.',
    sources: ['NICE: Anticoagulation, warfarin'],
  },
  {
    id: 'anaemia-from-sixty',
    of: [{ test: 'haemoglobin', flag: 'low' }],
    whose: { fromYears: 60 },
    says: 'From 60 on a doctor should look whether blood is lost in the gut, even without complaints.',
    sources: ['NICE: Suspected cancer: recognition and referral'],
  },
  {
    id: 'white-cells-on-steroids',
    of: [
      { test: 'white-cells', flag: 'high' },
      { test: 'neutrophils', flag: 'high' },
    ],
    whose: { medicines: ['prednisolone', 'prednisone', 'dexamethasone', 'methylprednisolone'] },
    says: 'Your steroid medicine raises white cells by itself; it can hide an infection too, so fever or feeling ill still needs a doctor.',
    sources: ['Merck: Blood tests, normal values'],
  },
  {
    id: 'muscle-on-a-statin',
    of: [{ test: 'creatine-kinase', flag: 'high' }],
    whose: { medicines: ['class:statin'] },
    says: 'You take a statin: call a doctor today if your muscles hurt or your urine is dark.',
    sources: ['NICE: Cardiovascular disease: risk assessment and reduction, including lipid modification'],
  },
] as const satisfies readonly PersonalMeaning[]
