import { expect, test } from 'vitest'
import { checkMedications, type MedicationCheckInput } from './check-medications.ts'
import { knownMedicines } from './known-medicines.ts'
import { indexMedicines } from './medicine-knowledge.ts'
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
  [['lisinopril', 'ibuprofen'], 'nsaid-with-raas', 'serious'],
] as const)('%j warns of %s', (medications, rule, severity) => {
  const warnings = check({ medications }).warnings
  expect(warnings.map((warning) => warning.rule)).toContain(rule)
  expect(warnings.find((warning) => warning.rule === rule)).toMatchObject({ severity, interrupts: true, medications })
})

test('the order of the list changes nothing but the order of the names', () => {
  const rules = (medications: string[]) =>
    check({ medications })
      .warnings.map((warning) => warning.rule)
      .sort()
  expect(rules(['warfarin', 'naproxen', 'fluconazole'])).toEqual(rules(['fluconazole', 'warfarin', 'naproxen']))
})

test('brand and generic of the same ingredient are a duplicate', () => {
  expect(check({ medications: ['Advil', 'ibuprofen 400 mg'] }).warnings).toEqual([
    {
      rule: 'same-ingredient',
      kind: 'duplicate',
      severity: 'serious',
      medications: ['Advil', 'ibuprofen 400 mg'],
      ingredients: ['ibuprofen'],
      effect: 'Both contain ibuprofen. Together you may take too much.',
      advice: 'Take only one of them unless your doctor told you to take both.',
      sources: ['NHS: Medicines information'],
      interrupts: true,
    },
  ])
})

test('two that share several ingredients name them all, and the parts of one pair are no interaction with themselves', () => {
  const [warning, ...others] = check({ medications: ['co-codamol', 'co-codamol 30/500'] }).warnings
  expect(others).toEqual([])
  expect(warning?.effect).toBe('Both contain paracetamol and codeine. Together you may take too much.')
})

test('two of a kind are a duplicate', () => {
  expect(check({ medications: ['naproxen', 'diclofenac'] }).warnings).toEqual([
    {
      rule: 'same-class-nsaid',
      kind: 'duplicate',
      severity: 'serious',
      medications: ['naproxen', 'diclofenac'],
      ingredients: ['naproxen', 'diclofenac'],
      effect: `Both are ${classes.nsaid?.name}. Two of a kind together are rarely meant.`,
      advice: 'Ask your doctor or pharmacist whether you should take both.',
      sources: classes.nsaid?.sources,
      interrupts: true,
    },
  ])
})

test('two of a class that may be taken together are no duplicate', () => {
  const [harmless] = Object.values(classes).filter(({ warnWhenDoubled, members }) => !warnWhenDoubled && members.length > 1)
  const [first = '', second = ''] = harmless?.members ?? []
  expect(check({ medications: [first, second] }).warnings.filter(({ kind }) => kind === 'duplicate')).toEqual([])
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

test('an interaction says what it rests on: its rule, both names, both ingredients', () => {
  const rule = interactions.find(({ id }) => id === 'anticoagulant-with-nsaid')
  expect(check({ medications: ['Coumadin', 'Advil'] }).warnings).toEqual([
    {
      rule: 'anticoagulant-with-nsaid',
      kind: 'interaction',
      severity: rule?.severity,
      medications: ['Coumadin', 'Advil'],
      ingredients: ['warfarin', 'ibuprofen'],
      effect: rule?.effect,
      advice: rule?.advice,
      sources: rule?.sources,
      interrupts: true,
    },
  ])
})

test('the same name twice is one medicine', () => {
  expect(check({ medications: ['ibuprofen', 'ibuprofen'] })).toMatchObject({ warnings: [], resolved: [{ name: 'ibuprofen' }] })
})

test('an ingredient that the patient is allergic to is contraindicated, whatever it is called', () => {
  expect(check({ medications: ['Crestor'], allergies: ['', 'Rosuvastatin'] }).warnings).toEqual([
    {
      rule: 'same-ingredient-allergy',
      kind: 'allergy',
      severity: 'contraindicated',
      medications: ['Crestor'],
      ingredients: ['rosuvastatin'],
      effect: 'You named an allergy to rosuvastatin. This medicine contains it.',
      advice: 'Do not take it. Call the prescriber or a pharmacist.',
      sources: ['NICE: Drug allergy: diagnosis and management'],
      interrupts: true,
    },
  ])
})

test('an allergy to a kind names the kind, and an allergy to something else names nothing', () => {
  expect(check({ medications: ['amoxicillin'], allergies: ['penicillin'] }).warnings).toMatchObject([
    { rule: 'penicillin-allergy', kind: 'allergy', medications: ['amoxicillin'], ingredients: ['amoxicillin'] },
  ])
  expect(check({ medications: ['amoxicillin'], allergies: ['peanuts', 'pollen'] }).warnings).toEqual([])
})

/** A knowledge of a few made rules, by which the order and the edges of ages are seen. */
const words = { effect: 'e', advice: 'a', sources: ['NHS: Medicines information'] } as const
const made = indexMedicines({
  classes: { first: { name: 'firsts', members: ['alpha', 'beta'], sources: [] } },
  genericNames: {},
  brandNames: { single: ['alpha'], other: ['gamma'], third: ['delta'], joint: ['alpha', 'delta'] },
  interactions: [
    { id: 'mild', between: [['class:first'], ['gamma']], severity: 'caution', ...words },
    { id: 'grave', between: [['gamma'], ['alpha']], severity: 'contraindicated', ...words },
    { id: 'middle', between: [['alpha'], ['gamma']], severity: 'serious', ...words },
    { id: 'grave too', between: [['alpha'], ['gamma']], severity: 'contraindicated', ...words },
    { id: 'with itself', between: [['alpha'], ['alpha']], severity: 'serious', ...words },
  ],
  cautions: [
    { id: 'old', medicines: ['delta'], when: { fromYears: 65 }, severity: 'caution', ...words },
    { id: 'young', medicines: ['delta'], when: { toYears: 16 }, severity: 'serious', ...words },
    { id: 'milk', medicines: ['delta'], when: { breastfeeding: true }, severity: 'serious', ...words },
    { id: 'child to come', medicines: ['delta'], when: { pregnant: true }, severity: 'contraindicated', ...words },
    { id: 'old and ill', medicines: ['delta'], when: { fromYears: 65, conditions: ['Heart failure'] }, severity: 'serious', ...words },
  ],
  allergies: [],
  doseLimits: [],
})
const rulesOf = (input: MedicationCheckInput) => checkMedications(made, input).warnings.map(({ rule }) => rule)

test('of several rules for one pair the worst is said, once; the first of those alike', () => {
  expect(rulesOf({ medications: ['alpha', 'gamma'] })).toEqual(['grave'])
  expect(rulesOf({ medications: ['gamma', 'alpha'] })).toEqual(['grave'])
  expect(rulesOf({ medications: ['beta', 'gamma'] })).toEqual(['mild'])
})

test('a pair of mixtures is warned of for each pair of ingredients that does not go together', () => {
  expect(checkMedications(made, { medications: ['alpha and beta', 'gamma'] }).warnings.map(({ ingredients }) => ingredients)).toEqual([
    ['alpha', 'gamma'],
    ['beta', 'gamma'],
  ])
})

test('an ingredient is no interaction with itself', () => {
  expect(rulesOf({ medications: ['single', 'joint'] })).toEqual(['same-ingredient'])
})

test('the worst stands first', () => {
  expect(
    rulesOf({ medications: ['beta', 'gamma', 'delta'], ageYears: 70, pregnant: true, conditions: ['heart failure, since 2019'] }),
  ).toEqual(['child to come', 'old and ill', 'mild', 'old'])
})

test.each([
  [{ ageYears: 64 }, []],
  [{ ageYears: 65 }, ['old']],
  [{ ageYears: 15 }, ['young']],
  [{ ageYears: 16 }, []],
  [{ breastfeeding: true }, ['milk']],
  [{ breastfeeding: false, pregnant: false }, []],
  [{ ageYears: 65, conditions: ['heart failures'] }, ['old']],
  [{ conditions: ['heart failure'] }, []],
] as const)('at the edges of what a caution is for: %j', (person, rules) => {
  expect(rulesOf({ medications: ['delta'], ...person })).toEqual(rules)
})

test.each([
  [{ pregnant: true }, 'pregnancy'],
  [{ breastfeeding: true }, 'breastfeeding'],
  [{ ageYears: 7 }, 'age'],
  [{ ageYears: 70, conditions: ['heart failure'] }, 'condition'],
] as const)('a caution for %j is of the kind %s', (person, kind) => {
  expect(checkMedications(made, { medications: ['delta'], ...person }).warnings[0]).toMatchObject({
    kind,
    medications: ['delta'],
    ingredients: ['delta'],
    ...words,
  })
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
