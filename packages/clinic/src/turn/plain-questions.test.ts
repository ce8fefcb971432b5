import { expect, test } from 'vitest'
import { last } from './testing/talk.ts'

const nights = 'I am 41, f, cannot sleep after night shifts, taking Nytol every day for 3 months'
const heavy = 'I am 44, f, very heavy periods with clots for 5 months'
const sugar = 'I am 68, f, my HbA1c is 44, pre-diabetic, I take bendroflumethiazide and a statin'
const zigzag = 'I am 29, f, migraine with zigzag lines, I take Rigevidon, never missed a pill'
const ankles = 'I am 70, male, both ankles swell in the evening, amlodipine was doubled to 10 mg last month'

test.each([
  [nights, 'is Nytol every night bad for me yes or no', /^No, not every night/m],
  [nights, 'is it ok to take nytol every day?', /not every night/],
  [nights, 'can I go on with the sleeping tablets long term', /not every night/],
  [nights, 'is it bad to stop Nytol dead after 3 months or do i cut down', /You may stop it at once/],
  [nights, 'how do I come off nytol', /You may stop it at once/],
  [heavy, 'is this the menopause', /Possibly: at 44/],
  [heavy, 'is it the change or not', /Possibly: at 44/],
  [heavy, 'could it be perimenopause?', /Possibly: at 44|menopaus/],
  [heavy, 'what stops the bleeding', /tranexamic acid/],
  [heavy, 'what about tranexamic acid, can i get that from the chemist', /Ask the pharmacist: in Britain/],
  [sugar, 'can I eat my apple and banana, yes or no', /^Yes, eat it/m],
  [sugar, 'do i have to stop eating fruit?', /eat it: whole fruit/],
  [sugar, 'what about my banana', /eat it: whole fruit/],
  [sugar, 'does the water tablet make the sugar go up', /that is known with/],
  [zigzag, 'had sex on tuesday, do i need the morning after pill? i never missed any', /protects for that day/],
  [zigzag, 'i took it right every day so why would i be pregnant', /protects for that day/],
  [ankles, 'is it the amlodipine making my ankles swell?', /^Yes/m],
  [ankles, 'could it be the amlodipine, the swollen ankles', /^Yes/m],
])('the plain question has its plain answer: %s / %s', (story, question, expected) => {
  const said = last(story, question).reply.text
  expect(said).toMatch(expected)
  expect(said).not.toMatch(/Probably not|do not have a sure answer|can’t tell from here|What is happening in your life/)
})

test.each([
  ['I am 30, f, I take zopiclone each night for a year', 'can I stop it at once', /You may stop it at once/],
  ['I am 22, f, period is 2 weeks late', 'is this the menopause', /Possibly: at/],
  ['I am 44, male, tired', 'is it the change of weather', /Possibly: at/],
  ['I am 30, f, 8 weeks pregnant and bleeding', 'what stops the bleeding', /tranexamic/],
  ['I am 60, on dialysis with diabetes and high potassium', 'can I eat bananas', /eat it: whole fruit/],
  ['I am 29, f, I take Rigevidon and missed three pills', 'do I need the morning after pill', /protects for that day/],
  [
    'I am 29, f, I take Rigevidon, had vomiting for two days, never missed one',
    'do I need the morning after pill',
    /protects for that day/,
  ],
  ['I am 50, f, cough since a week, I take amlodipine', 'is it the amlodipine', /Yes, that is known/],
])('and nothing like it has: %s / %s', (story, question, wrong) => {
  expect(last(story, question).reply.text).not.toMatch(wrong)
})
