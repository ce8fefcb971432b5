import { expect, test } from 'vitest'
import { knownMedicines } from '../../medications/known-medicines.ts'
import { resolveMedicine } from '../../medications/resolve-medicine.ts'
import { nameOfCode } from './name-of-code.ts'
import { cvxNames } from './vocabulary/cvx-names.ts'
import { icd10Names } from './vocabulary/icd10-names.ts'
import { rxnormNames } from './vocabulary/rxnorm-names.ts'

const rxnorm = 'http://www.nlm.nih.gov/research/umls/rxnorm'
const icd10cm = 'http://hl7.org/fhir/sid/icd-10-cm'
const cvx = 'http://hl7.org/fhir/sid/cvx'

test.each([
  [rxnorm, '29046', 'Lisinopril'],
  [rxnorm, '11289', 'Warfarin'],
  [rxnorm, '314076', 'Lisinopril 10 mg'],
  [icd10cm, 'J45.909', 'Asthma'],
  [icd10cm, 'E11.65', 'Type 2 diabetes'],
  [icd10cm, 'E1165', 'Type 2 diabetes'],
  [icd10cm, 'N18.31', 'Chronic kidney disease, stage 3'],
  [icd10cm, 'D57.3', 'Sickle-cell trait'],
  [icd10cm, 'H40.011', 'Suspected glaucoma'],
  [icd10cm, 'F32.A', 'Depression'],
  [icd10cm, 'F32.81', 'Premenstrual dysphoric disorder'],
  ['http://hl7.org/fhir/sid/icd-10', 'I48.0', 'Atrial fibrillation or flutter'],
  [cvx, '140', 'Flu vaccine'],
  [cvx, '03', 'Measles, mumps and rubella vaccine (MMR)'],
  ['http://loinc.org', '2823-3', 'Potassium'],
])('of %s the code %s is called %s', (system, code, name) => expect(nameOfCode([{ system, code }])).toBe(name))

test.each([
  [rxnorm, '9999999', 'RxNorm 9999999'],
  [icd10cm, 'Z99.89', 'ICD-10-CM Z99.89'],
  // A code of a category that has no name for all of it is not called by another code's.
  [icd10cm, 'K59.1', 'ICD-10-CM K59.1'],
  [icd10cm, 'I1', 'ICD-10-CM I1'],
  [cvx, '999', 'CVX 999'],
  ['http://snomed.info/sct', '38341003', 'SNOMED CT 38341003'],
])('of %s the code %s stays a code: %s', (system, code, name) => expect(nameOfCode([{ system, code }])).toBe(name))

test('a code that has a name counts before one that has none', () => {
  expect(
    nameOfCode([
      { system: 'http://snomed.info/sct', code: '195967001' },
      { system: icd10cm, code: 'J45.20' },
    ]),
  ).toBe('Asthma')
})

test('every medicine is called as the check of medicines knows it', () => {
  const unknown = Object.values(rxnormNames).filter((name) => resolveMedicine(knownMedicines(), name).ingredients.length === 0)
  expect(unknown).toEqual([])
})

test('every table holds codes as its system writes them, each once, and names that a patient can read', () => {
  for (const names of [rxnormNames, cvxNames]) expect(Object.keys(names).filter((code) => !/^[1-9]\d*$/.test(code))).toEqual([])
  expect(Object.keys(cvxNames).filter((code) => Number(code) > 999)).toEqual([])
  expect(Object.values(cvxNames).filter((name) => !/vaccine|booster/.test(name))).toEqual([])
  for (const names of [rxnormNames, cvxNames, icd10Names])
    expect(Object.values(names).filter((name) => !/^[A-ZÀ-Ý][^<>]{2,70}$/.test(name) || name !== name.trim())).toEqual([])
})

test('every illness stands under a category or a code of one', () => {
  expect(Object.keys(icd10Names).filter((code) => !/^[A-Z]\d\d(?:\.[\dA-Z]{1,3})?$/.test(code))).toEqual([])
})
