/** What to ask the doctor for where a sign asks for a visit soon, by the rule (NICE NG12: Suspected cancer). */
const lines: Readonly<Record<string, string>> = {
  'cancer-bowel-bleed':
    'Say at the visit since when, how often and how much blood, how much weight, and who in the family had bowel cancer, and ask for a stool test (FIT): its result tells how soon a look inside is needed.',
  'cancer-weight-loss': 'Say how much weight in how many weeks, and ask for blood tests.',
  'cancer-stomach': 'Ask whether a look into the stomach (endoscopy) is needed, and how soon.',
  'cancer-swallowing': 'Ask for a look down the gullet (endoscopy): it is done within two weeks.',
  'cancer-breast-lump': 'Ask for a breast clinic: there they feel, scan and, if need be, take a sample in one visit.',
  'cancer-bleeding-menopause': 'Ask for an ultrasound of the womb: its lining is measured within two weeks.',
  'cancer-ovary': 'Ask for a blood test (CA125) and, if it is raised, an ultrasound.',
  'cancer-blood-urine': 'Give a urine sample at the visit, and ask whether the bladder has to be looked into.',
  'cancer-lung-signs': 'Ask for a chest X-ray.',
  'cancer-mole': 'Show it at the visit, and say what has changed since when.',
  'cancer-neck-lump': 'Ask for a blood test and an ultrasound of the lump.',
}

/** What to ask for at the visit that a rule asks for; none where it is not known. */
export function askFor(rule: string): readonly string[] {
  const line = lines[rule]
  return line === undefined ? [] : [line]
}
