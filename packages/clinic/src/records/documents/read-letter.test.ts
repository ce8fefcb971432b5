import { expect, test } from 'vitest'
import { conditionNames, readDocument } from './read-document.ts'

const names = conditionNames([{ name: 'Asthma', aliases: [], icd10: 'J45.909' }])
const read = (...lines: string[]) => readDocument([{ text: lines.join('\n'), recognised: null }], names, {}, '2026-11-22')
const found = (kind: string, ...lines: string[]) =>
  read(...lines)
    .findings.filter((finding) => finding.kind === kind)
    .map(({ name, value, date }) => [name, value, date].filter((each) => each !== null).join(' | '))

test.each([
  [['Allergies: penicillin (rash); latex. Follow-up: skin clinic in 6 weeks. Troponin T peak 40 ng/L'], ['penicillin | rash', 'latex']],
  [['Rx for: Ann Poe, 71 y. Allergies: codeine (nausea).', '1. Warfarin 3 mg tablets, one daily'], ['codeine | nausea']],
  [
    ['Allergies:', '- Co-trimoxazole: hives', '- peanuts', '', 'She was seen by the team and went home.'],
    ['Co-trimoxazole | hives', 'peanuts'],
  ],
  [['She is allergic to trimethoprim and eggs.'], ['trimethoprim', 'eggs']],
  [['Allergies\tNKDA'], []],
  [['No known drug allergies. She is not allergic to latex.'], []],
  [['Allergy status: nil known'], []],
])('allergies of %o', (lines, wanted) => expect(found('allergy', ...lines)).toEqual(wanted))

test('an allergy that the document itself is not sure of is doubted', () => {
  const { findings } = read('Allergies: ? eggs, possible latex allergy, penicillin')
  expect(findings.map(({ name, doubt }) => [name, doubt])).toEqual([
    ['eggs', 'The document calls this only possible.'],
    ['latex', 'The document calls this only possible.'],
    ['penicillin', null],
  ])
})

test('words under allergies that name none are no allergy, and are said', () => {
  const { findings, notUnderstood } = read('Allergies: see the front sheet of the chart')
  expect(findings).toEqual([])
  expect(notUnderstood).toEqual(['Allergies: see the front sheet of the chart'])
})

test('medicines of one sentence each keep their own dose, frequency and duration', () => {
  const { findings } = read(
    'Discharge medication: aspirin 75 mg once daily; ticagrelor 90 mg twice daily for 12 months; atorvastatin',
    '80 mg at night; salbutamol 100 mcg inhaler, 2 puffs as needed up to four times a day.',
  )
  expect(findings.map(({ name, value, frequency, dosage }) => [name, value, frequency, dosage])).toEqual([
    ['aspirin', '75 mg', 'Daily', '75 mg'],
    ['ticagrelor', '90 mg', 'Twice daily', '90 mg, for 12 months'],
    ['atorvastatin', '80 mg', 'Daily', '80 mg'],
    ['salbutamol', '100 mcg', 'As needed', '100 mcg, 2 puffs'],
  ])
})

test('a changed dose is the new one, and what was stopped is no medicine of now', () => {
  const { findings, stopped } = read(
    'Medications on discharge',
    'Bisoprolol increased from 2.5 mg to 5 mg once daily',
    'Stopped: ramipril 5 mg (kidney injury)',
    'Naproxen 500 mg twice daily - stopped',
  )
  expect(findings.map(({ name, value }) => `${name} ${value}`)).toEqual(['Bisoprolol 5 mg'])
  expect(stopped.map(({ name }) => name)).toEqual(['ramipril', 'Naproxen'])
})

test('diagnoses are whole, without what is excluded or in the family', () => {
  const lines = [
    'Principal diagnosis: Non-ST elevation myocardial infarction (18 January 2026). Secondary: type 2',
    'diabetes mellitus; hypertension. No evidence of heart failure.',
    'Family history: asthma in her mother',
  ]
  expect(found('diagnosis', ...lines)).toEqual([
    'Non-ST elevation myocardial infarction | 2026-01-18',
    'type 2 diabetes mellitus',
    'hypertension',
    'family history of asthma | mother',
  ])
})

test.each([
  [['Family history: Father - asthma at 58, sister (asthma)'], ['family history of asthma | father']],
  [['There is a strong family history of asthma (brother).'], ['family history of asthma | brother']],
  [['Family history: no asthma. Nil of note.'], []],
  [['There is no family history of asthma.'], []],
  [['Family history: adopted, not known'], []],
])('illnesses of the family in %j are told as theirs', (lines, wanted) => expect(found('diagnosis', ...lines)).toEqual(wanted))

test('procedures and vaccines have the day they were done', () => {
  expect(found('procedure', 'Procedure: PCI with one stent to the LAD on 19 January 2026.')).toEqual([
    'PCI with one stent to the LAD | 2026-01-19',
  ])
  expect(
    found('immunisation', 'Vaccination record', 'Influenza\t10/10/2025', 'MMR\t13/02/1990\t14/03/1994', 'COVID-19 booster due 13/12/2026'),
  ).toEqual(['Flu | 2025-10-10', 'MMR | dose 1 | 1990-02-13', 'MMR | dose 2 | 1994-03-14'])
})

const medicines = (...lines: string[]) =>
  read(...lines)
    .findings.filter(({ kind }) => kind === 'medication')
    .map(({ name, value, frequency, doubt }) => [name, value, frequency, doubt && 'doubt'].filter(Boolean).join(' | '))

test.each([
  [['Methotrexate 10 mg tablets on Mondays'], ['Methotrexate | 10 mg | doubt']],
  [['Medication: risedronate 35 mg once weekly'], ['risedronate | 35 mg | Weekly']],
  [['Medication: azithromycin 250 mg three times a week'], ['azithromycin | 250 mg | Three times weekly']],
  [['Medication: spironolactone 25 mg every other day'], ['spironolactone | 25 mg | Every other day']],
  [['Medication: amitriptyline 10 mg ON'], ['amitriptyline | 10 mg | Daily']],
  [['Co-codamol 30/500 two tablets twice a day'], ['Co-codamol | 30/500 | Twice daily']],
  [['Medication: mesalazine 2.4 g daily.', 'Plan: increase mesalazine to 4.8 g daily.'], ['mesalazine | 4.8 g | Daily']],
  [['She was treated with IV clarithromycin in hospital.'], []],
  [['Medications', 'lisinopril 20 mg daily', 'DISCONTINUED', 'hydrochlorothiazide 25 mg tablet'], ['lisinopril | 20 mg | Daily']],
  [['Stopped: ramipril 5 mg', 'Amlodipine 5 mg once daily'], ['Amlodipine | 5 mg | Daily']],
  [['Medications: digoxin 125 mcg daily.', 'Digoxin was stopped.'], ['digoxin | 125 mcg | Daily | doubt']],
])('medicines of %j', (lines, wanted) => expect(medicines(...lines)).toEqual(wanted))

test('the day of a letter is not the day of an appointment to come', () => {
  const [finding] = read(
    'Admitted: 03/06/2025   Discharged: 19/06/2025',
    'Apixaban 5 mg twice daily',
    'Follow up: cardiology clinic on 14 July 2025.',
  ).findings
  expect(finding).toMatchObject({ name: 'Apixaban', date: '2025-06-19' })
})

test('a list of allergies goes on behind one with its reaction after a colon', () => {
  expect(found('allergy', 'Allergies', 'Latex', 'Shellfish: anaphylaxis', 'Medications', 'Aspirin 75 mg daily')).toEqual([
    'Latex',
    'Shellfish | anaphylaxis',
  ])
  expect(found('allergy', 'Allergic to: trimethoprim (rash)')).toEqual(['trimethoprim | rash'])
})

test('what was done is told in a sentence, and a visit that has been is no appointment', () => {
  const letter = [
    'Thank you for referring this man whom I reviewed in clinic on 12 March 2025.',
    'He underwent colonoscopy on 3 March 2025 which was normal.',
  ]
  expect(found('procedure', ...letter)).toEqual(['colonoscopy | 2025-03-03'])
  expect(found('follow-up', ...letter)).toEqual([])
})

test('two lists beside each other are read as two lists', () => {
  const letter = ['Active problems\tAllergies', 'Asthma\tAmoxicillin (rash)', 'Migraine\tElastoplast', 'Repeat medication\tLast issued']
  expect(found('diagnosis', ...letter)).toEqual(['Asthma', 'Migraine'])
  expect(found('allergy', ...letter)).toEqual(['Amoxicillin | rash', 'Elastoplast'])
})

test('a list under a heading is not run into the next heading, and a year before an illness is not its name', () => {
  const letter = [
    'Past medical history',
    'Hypertension, type 2 diabetes mellitus, appendicectomy 1989',
    'Allergies',
    'Penicillin - rash',
    'Minor past',
    '2004\tFracture of wrist',
  ]
  expect(found('diagnosis', ...letter)).toEqual(['Hypertension', 'type 2 diabetes mellitus', 'Fracture of wrist'])
  expect(found('allergy', ...letter)).toEqual(['Penicillin | rash'])
})

test('a summary of a visit in the United States: its own headings, reactions in a column, what is to be stopped', () => {
  const letter = [
    'Your Allergies',
    'Allergen\tReaction',
    'Sulfa antibiotics\tHives',
    'STOP taking these medications',
    'ibuprofen 600 mg tablet',
  ]
  expect(found('allergy', ...letter)).toEqual(['Sulfa antibiotics | Hives'])
  expect(read(...letter).stopped.map(({ name }) => name)).toEqual(['ibuprofen'])
  expect(found('medication', ...letter)).toEqual([])
})

test('a discharge card of India: what was injected in hospital is not taken at home, the story is no diagnosis', () => {
  const card = [
    'DIAGNOSIS: DENGUE FEVER, K/C/O HTN',
    'C/O fever since 5 days, body ache',
    'Treatment given: Inj. Ondansetron 4 mg IV SOS',
    'Tab Dolo 650   1 SOS',
  ]
  expect(found('diagnosis', ...card)).toEqual(['DENGUE FEVER', 'HTN'])
  expect(found('medication', ...card)).toEqual(['Dolo | 650'])
})

test.each([
  [['Allergies and Adverse Reactions', '04-Feb-2015\tAmoxicillin 250mg capsules - urticaria'], ['Amoxicillin | urticaria']],
  [
    ['ALLERGIES / INTOLERANCES', 'Ciprofloxacin Tendon pain Moderate', 'Shellfish Hives Severe'],
    ['Ciprofloxacin | Tendon pain, Moderate', 'Shellfish | Hives, Severe'],
  ],
  [
    ['She reports an allergy to trimethoprim (rash) and is intolerant of tramadol, which makes her vomit.'],
    ['trimethoprim | rash', 'tramadol'],
  ],
])('allergies of lists that practices print, and all of one sentence: %o', (lines, wanted) => {
  const told = found('allergy', ...lines)
  expect(told.map((each) => each.toLowerCase())).toEqual(wanted.map((each) => expect.stringContaining(each.toLowerCase())))
})

test('what somebody is said to have beside other things is a diagnosis where it is the name of an illness', () => {
  expect(found('diagnosis', 'She has a background of mild asthma, long walks and asthma of both lungs.')).toEqual(['asthma'])
  expect(found('diagnosis', 'There is no background of asthma.', 'He has a family history of asthma.')).toEqual([
    'family history of asthma',
  ])
  expect(found('diagnosis', 'K/c/o: HTN, T2DM')).toEqual(['HTN', 'T2DM'])
})

test('past medicines are not taken, and of what was given in hospital only what somebody went home on', () => {
  expect(found('medication', 'Past Medication', 'Nitrofurantoin 100mg capsules, twice daily')).toEqual([])
  expect(
    found('medication', 'She was treated with intravenous cefazolin for three days and discharged on cefalexin 500 mg four times a day.'),
  ).toEqual(['cefalexin | 500 mg'])
})

test('a paragraph that tells of allergies, medicines and results in sentences of its own loses none of them', () => {
  const { findings, notUnderstood } = read(
    'Clinic letter 3 May 2026',
    'Allergies: penicillin. Her CRP was 12 mg/L. Medication: ramipril 5 mg daily. Her potassium was 5.6 mmol/L; urea peaked at 9.1 mmol/L.',
  )
  expect(findings.map(({ kind, name, value, date }) => [kind, name, value, date].join(' '))).toEqual([
    'lab C-reactive protein 12 2026-05-03',
    'lab Potassium 5.6 2026-05-03',
    'lab Urea 9.1 2026-05-03',
    'medication ramipril 5 mg 2026-05-03',
    'allergy penicillin  ',
  ])
  expect(notUnderstood).toEqual([])
})

test('an illness that is over is said to be of the past', () => {
  const lines = ['Diagnoses: asthma; old stroke; resolved pneumonia; heart failure', 'Family history: diabetes', 'Impression: ?asthma']
  expect(found('diagnosis', ...lines)).toEqual(['asthma', 'old stroke | in the past', 'resolved pneumonia | in the past', 'heart failure'])
})
