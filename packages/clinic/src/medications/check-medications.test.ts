import { expect, test } from 'vitest'
import { checkMedications, type MedicationCheckInput } from './check-medications.ts'
import { knownMedicines } from './known-medicines.ts'
import { resolveMedicine } from './resolve-medicine.ts'

const index = knownMedicines()
const { classes, interactions, cautions, allergies, doseLimits, genericNames } = index.knowledge
const check = (input: MedicationCheckInput) => checkMedications(index, input)

test('every rule speaks of medicines and classes that exist', () => {
  const named = [
    ...interactions.flatMap((rule) => rule.between.flat()),
    ...cautions.flatMap((rule) => rule.medicines),
    ...allergies.flatMap((rule) => rule.medicines),
    ...doseLimits.map((limit) => limit.ingredient),
    ...Object.keys(genericNames).flatMap((name) => name.split(' + ')),
  ]
  const unknown = named.filter((name) => (name.startsWith('class:') ? !(name.slice(6) in classes) : !index.classesOf.has(name)))
  expect(unknown).toEqual([])
})

test('every rule has an id of its own', () => {
  const ids = [...interactions, ...cautions, ...allergies].map((rule) => rule.id)
  expect(ids).toEqual([...new Set(ids)])
})

test.each([
  [['warfarin', 'ibuprofen'], 'anticoagulant-with-nsaid', 'serious'],
  [['Warfarin 5 mg tablets', 'Advil 200mg'], 'anticoagulant-with-nsaid', 'serious'],
  [['sildenafil', 'nitroglycerin'], 'nitrate-with-pde5', 'contraindicated'],
  [['phenelzine', 'sertraline'], 'maoi-with-serotonergic', 'contraindicated'],
  [['simvastatin', 'clarithromycin'], 'statin-with-strong-inhibitor', 'contraindicated'],
  [['lisinopril', 'spironolactone'], 'raas-with-potassium', 'serious'],
  [['lisinopril', 'ibuprofen'], 'nsaid-with-raas', 'caution'],
] as const)('%j warns of %s', (medications, rule, severity) => {
  const warnings = check({ medications }).warnings
  expect(warnings.map((warning) => warning.rule)).toContain(rule)
  expect(warnings.find((warning) => warning.rule === rule)).toMatchObject({ severity, interrupts: severity !== 'caution', medications })
})

test('the order of the list changes nothing but the order of the names', () => {
  const rules = (medications: string[]) =>
    check({ medications })
      .warnings.map((warning) => warning.rule)
      .sort()
  expect(rules(['warfarin', 'naproxen', 'fluconazole'])).toEqual(rules(['fluconazole', 'warfarin', 'naproxen']))
})

test('brand and generic of the same ingredient are a duplicate', () => {
  expect(check({ medications: ['Advil', 'ibuprofen 400 mg'] }).warnings).toMatchObject([
    { rule: 'same-ingredient', ingredients: ['ibuprofen'] },
  ])
})

test('two of a kind are a duplicate', () => {
  expect(check({ medications: ['naproxen', 'diclofenac'] }).warnings).toMatchObject([{ rule: 'same-class-nsaid' }])
})

test.each([
  [{ medications: ['amoxicillin'], allergies: ['Penicillin (rash)'] }, 'penicillin-allergy'],
  [{ medications: ['cefalexin'], allergies: ['penicillin'] }, 'penicillin-cross'],
  [{ medications: ['ibuprofen'], allergies: ['aspirin'] }, 'nsaid-allergy'],
  [{ medications: ['lisinopril'], pregnant: true }, 'pregnancy-raas'],
  [{ medications: ['aspirin'], ageYears: 9 }, 'child-aspirin'],
  [{ medications: ['ibuprofen'], conditions: ['Chronic kidney disease stage 3'] }, 'kidney-nsaid'],
  [{ medications: ['propranolol'], conditions: ['asthma'] }, 'asthma-beta-blocker'],
] as const)('%j warns of %s', (input, rule) => {
  expect(check(input).warnings.map((warning) => warning.rule)).toContain(rule)
})

test('what is not known about a person warns of nothing', () => {
  expect(check({ medications: ['lisinopril'], ageYears: null, pregnant: null }).warnings).toEqual([])
})

test('an unknown name is named as unknown and never guessed', () => {
  const { unknown, warnings } = check({ medications: ['ibuprofin', 'warfarin'] })
  expect(unknown).toMatchObject([{ name: 'ibuprofin', ingredients: [], suggestions: ['ibuprofen'] }])
  expect(warnings).toEqual([])
})

test.each([
  ['co-codamol 30/500', ['paracetamol', 'codeine']],
  ['amoxicillin/clavulanate 875 mg', ['amoxicillin', 'clavulanic acid']],
  ['Levothyroxine sodium 50mcg', ['levothyroxine']],
  ['potassium chloride', ['potassium chloride']],
  ['Vitamin B12 1000 mcg', ['cyanocobalamin']],
  ['St John’s wort', ["st john's wort"]],
])('%s contains %j', (name, ingredients) => {
  expect(resolveMedicine(index, name).ingredients).toEqual(ingredients)
})
