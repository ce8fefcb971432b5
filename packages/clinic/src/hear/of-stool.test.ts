import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()
const after = (...messages: string[]) =>
  messages.reduce((consultation, words) => clinic.consult(consultation, words).case, clinic.newCase({ country: 'GB' }))
const bleeds = (...messages: string[]) => {
  const { observations } = after(...messages)
  return ['stool-bloody', 'diarrhoea.bloody', 'diarrhoea-bloody'].some((id) => observations[id]?.polarity === 'present')
}

test.each([
  ['my tummy is bad, loose 4 times a day since spring', 'there was some red on the paper and in it'],
  ['i go to the toilet four times a day, all loose', 'there was blood, red, on the paper and mixed in. two months'],
  ['ive been constipated for a week', 'bit of red when i wipe'],
  ['my poo has been funny', 'its got red streaks in it'],
  ['my poo has been funny', 'theres blood mixed in'],
  ['loose stools for months', 'what about the blood'],
  ['my skirts slip and my poo is loose', 'and the red on the paper that will be my piles'],
  ['my tummy hurts', 'there was some red on the toilet paper'],
  ['i go to the toilet four times a day, all loose. there was some red on the paper and in it'],
])('%s / %s is blood in the stool', (...messages) => {
  expect(bleeds(...messages)).toBe(true)
})

test.each([
  ['constipated for weeks', 'i had a blood test last week'],
  ['constipated for weeks', 'no blood at all'],
  ['constipated for weeks', 'my blood pressure is fine'],
  ['diarrhoea and sick, 2 days', 'blood when i was sick'],
  ['diarrhoea for 2 days', 'my face is red and hot'],
  ['diarrhoea since yesterday', 'i had red wine with dinner'],
  ['i have a cough', 'theres blood on the tissue'],
])('%s / %s is none', (...messages) => {
  expect(bleeds(...messages)).toBe(false)
})

test('blood in a changed habit over forty has a visit at least, whatever else was told first', () => {
  const { held } = after(
    'i am 60, my knees crack and my tummy is not right',
    'i go to the toilet four times a day now, all loose, since the spring',
    'there was some red on the paper and in it, but that will be my piles',
  )
  expect(held.map(({ rule }) => rule)).toContain('cancer-bowel-bleed')
})

const isBlack = (...messages: string[]) => after(...messages).observations['stool-black']?.polarity === 'present'

test.each([
  ['loose stools a week', "it's black like tar now"],
  ['loose stools a week', 'like tar, what do i do?'],
  ['loose stools a week', 'its gone jet black'],
  ['my poo has been funny', 'the poo is all black'],
])('%s / %s is black stool', (...messages) => {
  expect(isBlack(...messages)).toBe(true)
})

const ofBowels = [
  'its my bowels. theyve not been right since 7 weeks. loose. going 4 times a day when i used to go once',
  '57 male. theres a bit of blood an all. mixed in like, dark red',
  'no lumps no itch. Ive lost about half a stone not trying',
  'got my daughters wedding in 5 weeks. can I leave it till after that',
  'none of them. no its maroon blood not heavy',
]

test.each([
  'yes the change like I said, 7 weeks. rushing yes. and slime. not emptying proper. no black',
  'like I said, change and slime. not black',
  'yes slime. black no, its maroon',
  'slime yes, never black',
  'it isnae black, just maroon',
  'the black one no, rest yes',
  'as I told you already, rushing like mad. NO black',
  'would it be worse if it was black like tar?',
  'slime like I said',
  'my toenail is black like tar',
])('after a question for black stool: %s tells of none', (words) => {
  expect(isBlack(...ofBowels, words)).toBe(false)
})
