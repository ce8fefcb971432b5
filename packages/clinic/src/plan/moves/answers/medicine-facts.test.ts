import { expect, test } from 'vitest'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { loadLexiconClinic } from '../../../testing/load-clinic.ts'
import { closerGroups, groupNames, medicinePurposes } from './medicine-purposes.ts'

const clinic = loadLexiconClinic()
const said = (words: string): string => clinic.consult(clinic.newCase({ country: 'US' }), words).reply.text

test.each([
  ['what is augmentin?', /holds amoxicillin and clavulanic acid: an antibiotic/],
  ['But what is colchicine', /gout medicine/],
  ['Is Augmentin the same thing as Amoxicillin?', /hold amoxicillin, but they are not the same/],
  ['Is meloxicam same as naproxen?', /two different medicines of the same kind/],
  ['What does a proton pump inhibitor do?', /lower stomach acid/],
  ['Gabapentin isnt a controlled substance?', /depends on your country/],
  ['is there any specific brand you recommend for the omeprazole?', /same active ingredient/],
  ['is it okay to take imodium long term?', /loperamide[\s\S]+whoever prescribed it/],
])('what a medicine is, is answered as that: %s', (words, answer) => {
  expect(said(words)).toMatch(answer)
  expect(said(words)).not.toMatch(/no reason against/)
})

test('whether it may be taken is answered by what was told', () => {
  expect(said('can i take ibuprofen with asthma?')).toMatch(/sets off an attack/)
})

test('every purpose belongs to a class of the medicines’ knowledge', () => {
  const classes = new Set([...Object.keys(knownMedicines().knowledge.classes), ...Object.values(closerGroups)])
  expect(Object.keys(medicinePurposes).filter((group) => !classes.has(group))).toEqual([])
  expect(groupNames.filter(([, group]) => !(group in medicinePurposes))).toEqual([])
})

test.each([
  ['Does low thyroid contribute to weight gain?', /^Yes: weight gain is common with an underactive thyroid/],
  ['does herpes have rectal discharge?', /not among the usual signs of genital herpes/],
])('whether a sign belongs to an illness comes out of the knowledge: %s', (words, answer) => expect(said(words)).toMatch(answer))

test('whether an illness is behind one’s own complaint is no matter of how often it brings it', () => {
  expect(said('could my headache be caused by a brain tumour?')).not.toMatch(/^Yes/)
})

test('what is not known is said of that very question, with who knows', () => {
  const text = said('Are lutein and omega 3 good for vision?')
  expect(text).toContain('“Are lutein and omega 3 good for vision?”')
  expect(text).toMatch(/pharmacist/)
})
