import type { Citation } from '../sources.ts'

/** One value of a pattern: its flag, or its number in the main unit of the test. */
export interface PatternValue {
  test: string
  flag?: 'low' | 'high' | 'normal'
  from?: number
  below?: number
  /** The number as a multiple of the upper end of its range. */
  timesUpper?: number
}

/** Values that say more together than each alone. */
export interface ResultPattern {
  id: string
  /** All of these; of an inner list, one. */
  all: readonly (PatternValue | readonly PatternValue[])[]
  /** None of these. */
  none?: readonly PatternValue[]
  /** One of these medicines is taken (names of ingredients or of classes, as "class:..."). */
  medicines?: readonly string[]
  says: string
  sources: readonly Citation[]
}

export const resultPatterns = [
  {
    id: 'iron-deficiency-anaemia',
    all: [
      { test: 'haemoglobin', flag: 'low' },
      [
        { test: 'ferritin', flag: 'low' },
        { test: 'transferrin-saturation', flag: 'low' },
      ],
    ],
    says: 'Low haemoglobin with an empty iron store is anaemia from a lack of iron. A doctor should look for the reason, such as heavy periods or slow bleeding in the gut.',
    sources: ['NICE: Anaemia, iron deficiency'],
  },
  {
    id: 'iron-store-empty',
    all: [{ test: 'ferritin', flag: 'low' }],
    none: [{ test: 'haemoglobin', flag: 'low' }],
    says: 'The iron store is low, and the blood is not anaemic so far as these results show.',
    sources: ['NICE: Anaemia, iron deficiency'],
  },
  {
    id: 'small-red-cells',
    all: [
      { test: 'haemoglobin', flag: 'low' },
      { test: 'mcv', flag: 'low' },
      { test: 'ferritin', flag: 'normal' },
    ],
    says: 'Anaemia with small red cells and a normal iron store can be an inherited trait or a long illness.',
    sources: ['NICE: Anaemia, iron deficiency'],
  },
  {
    id: 'b12-anaemia',
    all: [
      [
        { test: 'haemoglobin', flag: 'low' },
        { test: 'mcv', flag: 'high' },
      ],
      [
        { test: 'vitamin-b12', flag: 'low' },
        { test: 'folate', flag: 'low' },
      ],
    ],
    says: 'This is the pattern of a lack of vitamin B12 or folate. B12 should be checked before folate is taken alone.',
    sources: ['NICE: Vitamin B12 deficiency in over 16s: diagnosis and management'],
  },
  {
    id: 'kidney-stage-3a',
    all: [{ test: 'egfr', from: 45, below: 60 }],
    says: 'A kidney function (eGFR) of 45 to 59 is a mildly to moderately lowered kidney function (stage 3a, if it stays so for three months).',
    sources: ['NICE: Chronic kidney disease: assessment and management'],
  },
  {
    id: 'kidney-stage-3b',
    all: [{ test: 'egfr', from: 30, below: 45 }],
    says: 'A kidney function (eGFR) of 30 to 44 is a moderately to severely lowered kidney function (stage 3b, if it stays so for three months). Anti-inflammatory tablets such as ibuprofen can make it worse.',
    sources: ['NICE: Chronic kidney disease: assessment and management'],
  },
  {
    id: 'kidney-stage-4',
    all: [{ test: 'egfr', from: 15, below: 30 }],
    says: 'A kidney function (eGFR) of 15 to 29 is a severely lowered kidney function (stage 4, if it stays so). A kidney doctor should know of it.',
    sources: ['NICE: Chronic kidney disease: assessment and management'],
  },
  {
    id: 'kidney-stage-5',
    all: [{ test: 'egfr', below: 15 }],
    says: 'A kidney function (eGFR) below 15 is kidney failure (stage 5).',
    sources: ['NICE: Chronic kidney disease: assessment and management'],
  },
  {
    id: 'diabetes',
    all: [
      [
        { test: 'hba1c', from: 6.5 },
        { test: 'hba1c-ifcc', from: 48 },
        { test: 'glucose-fasting', from: 126 },
      ],
    ],
    says: 'This is in the range of diabetes. Somebody without symptoms needs a second test to be sure; somebody with known diabetes has a sugar that is higher than ideal.',
    sources: ['ADA: Standards of Care in Diabetes', 'WHO: Classification of diabetes mellitus'],
  },
  {
    id: 'prediabetes',
    all: [
      [
        { test: 'hba1c', from: 5.7, below: 6.5 },
        { test: 'hba1c-ifcc', from: 42, below: 48 },
        { test: 'glucose-fasting', from: 100, below: 126 },
      ],
    ],
    says: 'This is the range before diabetes. Moving more and losing weight can bring it back.',
    sources: ['ADA: Standards of Care in Diabetes'],
  },
  {
    id: 'overactive-thyroid',
    all: [
      { test: 'tsh', flag: 'low' },
      [
        { test: 'free-t4', flag: 'high' },
        { test: 'free-t3', flag: 'high' },
      ],
    ],
    says: 'A low TSH with a high thyroid hormone is an overactive thyroid, or too many thyroid tablets.',
    sources: ['NICE: Thyroid disease: assessment and management'],
  },
  {
    id: 'low-tsh-alone',
    all: [{ test: 'tsh', flag: 'low' }],
    none: [
      { test: 'free-t4', flag: 'high' },
      { test: 'free-t3', flag: 'high' },
      { test: 'free-t4', flag: 'low' },
    ],
    says: 'A low TSH asks for the thyroid hormones T4 and T3: it can be an overactive thyroid or too many thyroid tablets.',
    sources: ['NICE: Thyroid disease: assessment and management'],
  },
  {
    id: 'underactive-thyroid',
    all: [
      { test: 'tsh', flag: 'high' },
      { test: 'free-t4', flag: 'low' },
    ],
    says: 'A high TSH with a low thyroid hormone is an underactive thyroid. Tablets replace the hormone.',
    sources: ['NICE: Thyroid disease: assessment and management'],
  },
  {
    id: 'mild-underactive-thyroid',
    all: [
      { test: 'tsh', flag: 'high' },
      { test: 'free-t4', flag: 'normal' },
    ],
    says: 'A high TSH with a normal thyroid hormone is a mild form of an underactive thyroid. It is tested again after some months.',
    sources: ['NICE: Thyroid disease: assessment and management'],
  },
  {
    id: 'pituitary-thyroid',
    all: [{ test: 'free-t4', flag: 'low' }],
    none: [{ test: 'tsh', flag: 'high' }],
    says: 'A low thyroid hormone without a high TSH can come from a severe illness or from the gland that steers the thyroid.',
    sources: ['NICE: Thyroid disease: assessment and management'],
  },
  {
    id: 'liver-cells',
    all: [{ test: 'alt', flag: 'high' }],
    none: [{ test: 'alp', flag: 'high' }],
    says: 'A high ALT without a high alkaline phosphatase is the pattern of irritated liver cells: fat, alcohol, medicines or a virus.',
    sources: ['AAFP: Mildly elevated liver transaminase levels'],
  },
  {
    id: 'bile-ducts',
    all: [
      { test: 'alp', flag: 'high' },
      [
        { test: 'ggt', flag: 'high' },
        { test: 'bilirubin', flag: 'high' },
      ],
    ],
    says: 'A high alkaline phosphatase with GGT or bilirubin is the pattern of bile that does not flow well. An ultrasound is the usual next step.',
    sources: ['AAFP: Mildly elevated liver transaminase levels'],
  },
  {
    id: 'gilbert',
    all: [
      { test: 'bilirubin', flag: 'high' },
      { test: 'alt', flag: 'normal' },
      { test: 'alp', flag: 'normal' },
    ],
    says: 'Only bilirubin is high and the liver enzymes are normal: the harmless Gilbert syndrome is the most common reason.',
    sources: ['NHS: Gilbert\u2019s syndrome'],
  },
  {
    id: 'infection',
    all: [
      { test: 'crp', flag: 'high' },
      [
        { test: 'white-cells', flag: 'high' },
        { test: 'neutrophils', flag: 'high' },
      ],
    ],
    says: 'A high CRP with many white cells is the pattern of an infection or strong inflammation.',
    sources: ['Merck: Blood tests, normal values'],
  },
  {
    id: 'pancreas',
    all: [
      [
        { test: 'lipase', timesUpper: 3 },
        { test: 'amylase', timesUpper: 3 },
      ],
    ],
    says: 'Three times the upper limit, with pain in the upper belly, is an inflamed pancreas until it is shown to be something else.',
    sources: ['NICE: Pancreatitis'],
  },
  {
    id: 'heart-muscle',
    all: [
      [
        { test: 'troponin-i', flag: 'high' },
        { test: 'troponin-t', flag: 'high' },
      ],
    ],
    says: 'A raised troponin with pain or pressure in the chest, short breath or a cold sweat is an emergency: call an ambulance.',
    sources: ['ESC: Acute coronary syndromes'],
  },
  {
    id: 'heart-failure',
    all: [
      [
        { test: 'nt-probnp', from: 400 },
        { test: 'bnp', from: 100 },
      ],
    ],
    says: 'This makes heart failure possible, and a heart scan is the usual next step.',
    sources: ['NICE: Chronic heart failure in adults: diagnosis and management'],
  },
  {
    id: 'high-fats',
    all: [
      [
        { test: 'ldl', flag: 'high' },
        { test: 'non-hdl', flag: 'high' },
        { test: 'cholesterol', flag: 'high' },
      ],
    ],
    says: 'High cholesterol is a risk for heart attack and stroke over years, not a danger of today. Age, blood pressure, smoking and diabetes decide together how much it matters.',
    sources: ['NICE: Cardiovascular disease: risk assessment and reduction, including lipid modification'],
  },
  {
    id: 'very-high-triglycerides',
    all: [{ test: 'triglycerides', from: 885 }],
    says: 'Triglycerides this high can inflame the pancreas. A doctor should see this soon.',
    sources: ['NICE: Cardiovascular disease: risk assessment and reduction, including lipid modification'],
  },
  {
    id: 'clotting-on-warfarin',
    all: [{ test: 'inr', from: 3.5 }],
    medicines: ['warfarin', 'acenocoumarol', 'phenprocoumon'],
    says: 'You take warfarin, and the blood takes longer to clot than is mostly wanted. Ask your clinic today whether the dose should change.',
    sources: ['NICE: Anticoagulation, warfarin'],
  },
  {
    id: 'potassium-and-medicines',
    all: [{ test: 'potassium', flag: 'high' }],
    medicines: ['class:ace-inhibitor', 'class:angiotensin-blocker', 'class:potassium-sparing-diuretic', 'spironolactone', 'eplerenone', 'potassium chloride', 'trimethoprim'],
    says: 'A medicine on your list can raise potassium. Do not stop it on your own; ask the prescriber now.',
    sources: ['StatPearls: Hyperkalemia'],
  },
  {
    id: 'low-potassium-and-medicines',
    all: [{ test: 'potassium', flag: 'low' }],
    medicines: ['class:loop-diuretic', 'class:thiazide-diuretic'],
    says: 'A water tablet on your list can lower potassium. Ask the prescriber.',
    sources: ['StatPearls: Hypokalemia'],
  },
  {
    id: 'low-sodium-and-medicines',
    all: [{ test: 'sodium', flag: 'low' }],
    medicines: ['class:thiazide-diuretic', 'class:ssri', 'carbamazepine', 'desmopressin'],
    says: 'A medicine on your list can lower sodium. Ask the prescriber.',
    sources: ['Merck: Blood tests, normal values'],
  },
  {
    id: 'low-magnesium-and-medicines',
    all: [{ test: 'magnesium', flag: 'low' }],
    medicines: ['class:proton-pump-inhibitor', 'class:loop-diuretic', 'class:thiazide-diuretic'],
    says: 'A medicine on your list (a stomach acid tablet or a water tablet) can lower magnesium when it is taken for long. Ask the prescriber.',
    sources: ['FDA: Drug Safety Communication on proton pump inhibitors and low magnesium', 'Merck: Blood tests, normal values'],
  },
  {
    id: 'high-calcium-and-medicines',
    all: [
      [
        { test: 'calcium', flag: 'high' },
        { test: 'calcium-adjusted', flag: 'high' },
      ],
    ],
    medicines: ['class:thiazide-diuretic', 'lithium', 'calcium carbonate', 'colecalciferol', 'calcitriol', 'alfacalcidol'],
    says: 'A medicine on your list can raise calcium. Ask the prescriber within days, and sooner with thirst, confusion or constipation.',
    sources: ['StatPearls: Hypercalcemia'],
  },
] as const satisfies readonly ResultPattern[]
