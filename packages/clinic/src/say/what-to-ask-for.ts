import type { ConsultationCase } from '../case/case.ts'

/** Of whom it is said. */
type Asker = Pick<ConsultationCase, 'person' | 'observations'>

const urgentFrom = 60

const gynaecology = 'Ask to be referred urgently to a gynaecology clinic; they measure the lining of the womb by ultrasound there.'

/** What to ask the doctor for where a sign asks for a visit soon, by the rule (NICE NG12: Suspected cancer). */
const lines: Readonly<Record<string, string | ((asker: Asker) => string)>> = {
  'cancer-bowel-bleed': ({ observations }) =>
    observations['rectal-mass']?.polarity === 'present'
      ? 'Say at the visit what you feel there and since when, and ask to be referred for a look inside: with a lump no stool test is needed first.'
      : 'Say at the visit since when, how often and how much blood, how much weight, and who in the family had bowel cancer, and ask for a stool test (FIT): its result tells how soon a look inside is needed.',
  'cancer-weight-loss': ({ person: { ageYears } }) =>
    (ageYears ?? 0) >= urgentFrom
      ? 'Say how much weight in how many weeks. If it is more than a twentieth of your weight in 6 months, ask for an urgent referral or scan: from 60 blood tests alone are not enough.'
      : 'Say how much weight in how many weeks, and ask which tests you need: blood tests are the first.',
  'cancer-stomach': 'Ask whether a look into the stomach (endoscopy) is needed, and how soon.',
  'cancer-swallowing': 'Ask for a look down the gullet (endoscopy), and for an urgent one: it should be done within about two weeks.',
  'cancer-breast-lump': 'Ask for a breast clinic: there they feel, scan and, if need be, take a sample in one visit.',
  'bleeding-after-menopause-check': gynaecology,
  'cancer-bleeding-menopause': gynaecology,
  'cancer-ovary':
    'Ask for a blood test (CA125) and whether you need an ultrasound as well: what counts as raised goes by age, and a normal value does not rule it out.',
  'cancer-blood-urine': 'Give a urine sample at the visit, and ask whether the bladder has to be looked into.',
  'cancer-lung-signs': 'Ask for a chest X-ray.',
  'cancer-lung-two-signs': 'Ask for a chest X-ray, also if you never smoked.',
  'cancer-mole': 'Show it at the visit, and say what has changed since when.',
  'cancer-neck-lump': 'Ask whether you should be referred urgently, to a neck lump or ear, nose and throat clinic.',
}

/** What to ask for at the visit that a rule asks for; none where it is not known. */
export function askFor(rule: string, asker: Asker): readonly string[] {
  const line = lines[rule]
  if (line === undefined) return []
  return [typeof line === 'string' ? line : line(asker)]
}
