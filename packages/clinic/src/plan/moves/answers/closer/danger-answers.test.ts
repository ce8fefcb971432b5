import { expect, test } from 'vitest'
import { createClinic } from '../../../../clinic.ts'
import { loadLearned, loadPack } from '../../../../testing/load-pack.ts'

const clinic = createClinic(loadPack(), { learned: loadLearned() })

/** The last reply to these messages. */
function last(...words: readonly string[]): string {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), words[0] ?? '')
  for (const next of words.slice(1)) turn = clinic.consult(turn.case, next)
  return turn.reply.text
}

const heart = '57 male, a heavy tight feeling across my chest for an hour, into my jaw, and a cold sweat'
const thinned = `${heart}. I take warfarin`
const breast = 'I had my baby 3 weeks ago and breastfeed, my left breast is killing me, red and hot, chills, temp 38.8'
const baby = 'my baby is 7 weeks, not feeding properly since last night, temp 38.4'
const foot = '68 male, diabetic, a wound on my foot that is red and smells, I am shivery and confused, my sugar is 15'
const low = '30 male, type 1 diabetic, sugar 2.8, shaky and sweating and muddled'
const belly = '30 male, severe pain low on the right of my belly since this morning, it is hard as a board and I vomit'
const stroke = 'my mum is 82, one side of her face droops since ten minutes and her arm is weak'

test.each([
  [heart, 'we have only 75 mg aspirin, how many?', /^Four of 75 mg/m],
  [heart, 'aspirin 75, do I take 4 tablets, yes or no', /^Four of 75 mg/m],
  [heart, 'I have baby aspirin 81 mg here, how much', /^Four of 81 mg/m],
  [heart, 'there is dispersible aspirin 300 mg in the drawer, how many tablets', /^One of 300 mg/m],
  [heart, 'only the 150 mg aspirin, is one enough?', /^Two of 150 mg/m],
  [thinned, 'aspirin 75 mg, how many shall I chew', /no aspirin/],
  [heart, 'is it better to sit up or lie flat', /Half sitting/],
  [heart, 'I feel dizzy when I stand, do I lie down or sit?', /Lie down flat now with the legs up/],
  [heart, 'going faint. should I lie down', /Lie down flat now/],
  [heart, 'I am short of breath, lie flat or sit?', /Sit up, leaning a little forward/],
  [stroke, 'shall I lay her down or sit her up', /head and shoulders a little raised/],
  [breast, 'can I keep nursing on that side or is the milk bad for him', /go on nursing/],
  [breast, 'should I still breastfeed him', /go on (?:nursing|feeding)/],
  [breast, 'should I pump before I go, it is so full it hurts', /^Yes, if the baby does not drain it/m],
  [breast, 'can I take an advil while I wait', /For this, yes/],
  [breast, 'is ibuprofen ok', /For this, yes/],
  [breast, 'can I eat something first', /Eat and drink as usual/],
  [baby, 'should I feed her on the way or keep an empty stomach?', /Yes, feed/],
  [baby, 'can he have his bottle', /Yes, feed/],
  [baby, 'is it ok to give her the breast in the car, breast milk I mean', /Yes, feed|go on feeding/],
  [foot, 'do you want me to drink juice? yes or no', /No, nothing sweet/],
  [foot, 'can I have a lucozade', /No, nothing sweet/],
  [stroke, 'she has a do not resuscitate form, do I tell them that?', /show them the form; they still treat/],
  [stroke, 'there is a DNACPR from last year, will they treat her then?', /they still treat/],
])('%s / %s', (story, question, expected) => {
  const said = last(story, question)
  expect(said).toMatch(expected)
  expect(said).not.toMatch(/take no more tablets|being at home matters|Nothing to eat for now|do not go to sleep on this/)
})

test.each([
  [low, 'can he have juice, I mean can I', /Something sweet, yes|juice/],
  [low, 'should I drink a coke', /juice|cola/],
  [belly, 'can I eat something first', /Nothing to eat/],
  [belly, 'can I have my dinner', /Nothing to eat/],
  [stroke, 'can she have a cup of tea', /Nothing/],
  [heart, 'can I take an ibuprofen', /^(?![\s\S]*For this, yes: Pain)/],
  [heart, 'can I take an aspirin', /For this, yes: Chew/],
  [belly, 'can I take ibuprofen', /Please not|Not that one|No /],
  [stroke, 'she wants to die at home, no more hospitals', /comfort|at home/],
  [heart, 'can I drive myself', /not drive/],
  [heart, 'can my wife take me in the car', /No, not by car|car/],
])('%s / %s stays as it was', (story, question, expected) => {
  expect(last(story, question)).toMatch(expected)
})

const racing = 'I am 31, male, my heart beats fast in the office, four times this month, fingers tingle'
test.each([
  [racing, 'thank you. and too much tea?'],
  [racing, 'I drink 6 cups of tea daily, may be this is the reason?'],
  [racing, 'could it be all the coffee'],
  [racing, 'is it from too many energy drinks?'],
  ['I am 41, f, cannot sleep after nights and have headaches on days off', '5 coffees a night, is that too much?'],
  ['I am 41, f, cannot sleep after nights and have headaches on days off', 'could the coffee be causing my headaches'],
])('too much tea or coffee is no poison: %s / %s', (story, question) => {
  const said = last(story, question)
  expect(said).toMatch(/Caffeine can play a part/)
  expect(said).not.toMatch(/poison line/)
})

test.each([
  ['my son is 3, he spilt hot tea over his arm', 'the tea was very hot, is it bad?'],
  ['I am 20, took 30 caffeine tablets', 'is that too many caffeine tablets?'],
])('tea that burns and tablets of caffeine are none of it: %s', (story, question) => {
  expect(last(story, question)).not.toMatch(/Caffeine can play a part/)
})
