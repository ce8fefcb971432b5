import { expect, test } from 'vitest'
import { last, talk } from './testing/talk.ts'

const knees = 'my knees crack and hurt on the stairs, two years now, 60 f'
const blood = 'loose stools since the spring, and some red on the paper and mixed in'
const ear = 'and my left ear itches'

test('the graver second complaint stands in the story, gives the reason with the age once, and says what to ask for', () => {
  const text = last(knees, blood, 'I have lost a stone as well', 'sum up now').reply.text
  expect(text).toMatch(/because of [^.]*blood in the stool[^.]* at 60\b/)
  expect(text).not.toContain('over forty')
  expect(text).toMatch(/In short: a 60-year-old woman with [^.]*blood/)
  expect(text).toMatch(/stool test \(FIT\)/)
})

test.each([
  'But doctor, the blood. You talk of my knees. Is that nothing then?',
  'what about the blood',
  'you never said anything about the blood',
  'is the blood not important?',
  'and the blood, have you forgotten it?',
])('what asks for a visit is answered where the patient comes back to it: %s', (words) =>
  expect(last(knees, blood, 'no', words).reply.text).toMatch(
    /(?:No, that is not nothing|You are right to come back to it)\. Because of [^.]*blood[^.]* a doctor should see you in the next few days/,
  ),
)

test.each(['I never said blood', 'but the blood was not in my stool', 'my knees are worse today', 'what can I put on the knee?'])(
  'and nowhere else: %s',
  (words) => expect(last(knees, blood, 'no', words).reply.text).not.toMatch(/not nothing|come back to it/),
)

test('a harmless cause that is asked after does not settle it', () => {
  const text = last(knees, blood, 'no', 'Is it the piles then?').reply.text
  expect(text).toMatch(/aemorrhoids are /)
  expect(text).toMatch(/do not settle on that before a doctor has looked/)
})

test.each<[string[], RegExp, RegExp]>([
  [[knees, blood, 'what can I put on the knee?'], /gel|cold pack|warm pack/i, /pile|stool/],
  [[`${knees} ${ear}`, 'what can I take for the knee'], /gel|paracetamol/i, /drops/],
  [['i have a sore throat and my knee hurts, 40 m, since yesterday', 'what can I do about the knee'], /knee|leg/i, /throat|lozenge/i],
  [['headache and sore throat since 2 days, 30 f', 'what can I take for my throat'], /throat|lozenge/i, /migraine/i],
  [['my back hurts since I lifted a box, 40 m', 'what should I do for my back'], /Keep moving/, /sure answer|Drive only/],
])('advice is for the part that is named: %j', (words, says, never) => {
  const text = last(...words)
    .reply.text.split('\n\n')
    .slice(0, 2)
    .join(' ')
  expect(text).toMatch(says)
  expect(text).not.toMatch(never)
})

test('what only aches is no wound, and a cut is one', () => {
  expect(last('my head aches since 2 days, 30 f', 'what can I put on my head').reply.text).not.toContain('clean tap water')
  expect(last('i cut my finger, 30 f', 'what do i put on it').reply.text).toMatch(/dressing|plaster/)
})

test('a broader word for what was told is nothing new', () => {
  const [, again] = talk({}, 'my knee hurts on the stairs for weeks, 60 f', 'my knees, I said. My joints hurt')
  expect(again?.reply.text).not.toContain('something new')
})
