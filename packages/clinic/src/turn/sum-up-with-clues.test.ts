import { expect, test } from 'vitest'
import { fittingClueConditions } from '../say/fitting-clue.ts'
import { loadLexiconClinic } from '../testing/load-clinic.ts'
import { loadPack } from '../testing/load-pack.ts'

const pack = loadPack()
const clinic = loadLexiconClinic()

/** Holds a talk; the last reply. */
function talk(...lines: readonly string[]) {
  const [first = '', ...rest] = lines
  return rest.reduce((turn, line) => clinic.consult(turn.case, line), clinic.consult(clinic.newCase({ country: 'GB' }), first)).reply
}
const sumUp = 'Sum up now'

test.each([
  [['My ankles are puffy each evening. I was put on amlodipine last month.', 'woman of 63', 'no', 'no'], 'amlodipine'],
  [['I ache in my thighs since I started rosuvastatin in spring', 'a man, 58', 'no', 'no'], 'rosuvastatin'],
  [['The stools are hard and I strain for days. I take codeine for my back.', 'male, 49', 'no', 'no'], 'codeine'],
  [['Burning behind the breastbone after food since I take naproxen', 'f 44', 'no', 'no'], 'naproxen'],
])('a medicine that is known for it stands among the causes: %j', (lines, medicine) => {
  const { text } = talk(...lines, sumUp)
  expect(text).toMatch(new RegExp(`Side effect of ${medicine}`))
  expect(text).toMatch(new RegExp(`You take ${medicine}`))
})

test.each([
  [
    ['Itchy, red hands with little splits. I clean offices with bleach. They heal up when I have a week off.', 'woman, 37', 'no', 'no'],
    'They heal up when I have a week off',
  ],
  [
    ['My heel hurts with the first steps since I began training for a marathon', 'man, 40', 'no', 'no'],
    'since I began training for a marathon',
  ],
])('the clue of the patient stands in the sum-up: %j', (lines, clue) => expect(talk(...lines, sumUp).text).toContain(clue))

test('what is denied or asked is no clue', () => {
  const { text } = talk('My ear is blocked', 'man of 50', 'not since swimming, no', 'could it be from the shower?', 'no', sumUp)
  expect(text).not.toContain('You told me:')
})

test('no medicine is named as a side effect in an emergency', () => {
  const { text } = talk('Crushing chest pain into my left arm and I sweat. I take naproxen and have heartburn', 'man, 61', sumUp)
  expect(text).not.toContain('Side effect of')
})

test('each clue speaks for illnesses that there are', () => {
  const ids = new Set(pack.conditions.map(({ id }) => id))
  expect(fittingClueConditions.filter((id) => !ids.has(id))).toEqual([])
})
