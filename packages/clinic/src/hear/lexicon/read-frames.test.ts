import { expect, test } from 'vitest'
import { newCase } from '../../case/case.ts'
import { loadIndex } from '../../testing/load-clinic.ts'
import { understand } from './understand.ts'

const index = loadIndex()
const read = (words: string) => understand(index, words, { pending: null, complaints: [], person: newCase().person })
const present = (words: string) =>
  read(words)
    .mentions.filter(
      ({ polarity, temporality, experiencer }) => polarity === 'present' && temporality === 'current' && experiencer === 'patient',
    )
    .map(({ finding }) => finding)

const cases: readonly [words: string, told: readonly string[], untold: readonly string[]][] = [
  // an earlier time set against now
  ['Last time I had a fever and a rash with it. This time it is only a sore throat', ['sore-throat'], ['fever', 'rash']],
  ['When I had my kidney infection I was vomiting, now it just stings when I pee', ['urination-painful'], ['vomiting']],
  ['My usual migraine comes with vomiting. Today it is only a headache', ['headache'], ['vomiting']],
  ['Last time I had a cough and now I have a fever', ['fever'], ['cough']],
  // only thought of, feared or read
  ['What if I start vomiting tonight? I have a headache', ['headache'], ['vomiting']],
  ['Would I have a fever with that? I have a sore throat', ['sore-throat'], ['fever']],
  ['I am scared of getting diarrhoea on the trip, I only have a cough', ['cough'], ['diarrhoea']],
  ['The leaflet lists vomiting and dizziness. I have a headache', ['headache'], ['vomiting', 'dizziness']],
  ['I read that a rash can come with it, but I only have a fever', ['fever'], ['rash']],
  // named by others or still to come
  ['My mum thinks it is a stroke, my hand is numb', ['numbness-hand'], ['history-stroke']],
  ['They checked me for diabetes. I have a cough', ['cough'], ['history-diabetes']],
  ['The doctor offered me sertraline but I did not take it. I have insomnia', ['insomnia'], ['takes-antidepressant']],
  // what is still to come
  ['I will be starting chemo next week. I have a lump in my armpit', ['lump'], ['takes-chemotherapy']],
  ['The paediatrician wants him on Ritalin. He has a cough', ['cough'], ['takes-stimulant']],
  ['There is talk of giving me a pacemaker. I have a cough', ['cough'], ['history-pacemaker']],
  ['I am going to start the gym to lose weight, my knee hurts', ['knee-pain'], ['weight-loss']],
  // other people and animals
  ['The dog has been vomiting all day. I have a rash', ['rash'], ['vomiting']],
  ['Three children in his class have a rash. He has a cough', ['cough'], ['rash']],
]
test.each(cases)('%s', (words, told, untold) => {
  const found = present(words)
  for (const finding of told) expect(found).toContain(finding)
  for (const finding of untold) expect(found).not.toContain(finding)
})

test.each([
  ['I read about it and that is what I have: vomiting and a rash', ['vomiting', 'rash']],
  ['I am worried about my chest pain', ['chest-pain']],
  ['I am scared because I have chest pain', ['chest-pain']],
  ['My wife says I look pale and I have chest pain', ['chest-pain', 'pallor']],
  ['The dog bit my hand and it bleeds', ['animal-bite']],
  ['All of us and the dog have a headache', ['carbon-monoxide-exposure']],
  ['I keep having this fear that I will get a heart attack, I am so anxious', ['anxiety']],
  ['Last time I ate I had bad stomach pain', ['abdominal-pain']],
  ['I think I am going to start vomiting', ['nausea']],
] as const)('what is told of now stands: %s', (words, told) => {
  for (const finding of told) expect(present(words)).toContain(finding)
})

test('numbers of an earlier time, and the weeks of another, are not measured of the patient now', () => {
  expect(read('With his last ear infection he had a temperature of 40, tonight he only rubs his ear').vitals).toEqual({})
  expect(read('My sister is 20 weeks pregnant, I have a cough').person.pregnant).toBeUndefined()
  expect(read("I borrowed mum's machine and it said 170 over 112").vitals).toMatchObject({ systolic: 170, diastolic: 112 })
})
