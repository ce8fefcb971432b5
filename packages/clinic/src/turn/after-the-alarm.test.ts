import { expect, test } from 'vitest'
import { createClinic } from '../clinic.ts'
import { loadPack } from '../testing/load-pack.ts'

const clinic = createClinic(loadPack())

function turns(...words: readonly string[]) {
  let consultation = clinic.newCase({ country: 'GB' })
  return words.map((each) => {
    const turn = clinic.consult(consultation, each)
    consultation = turn.case
    return turn
  })
}
const last = (...words: readonly string[]) => turns(...words).at(-1)?.reply
const limp = 'my baby is 2 months old, went limp and i think he stopped breathing'

test.each(['he does breathe, well he is breathing again. shall i go on pressing?', 'he is breathing, do we carry on with cpr'])(
  'nobody who breathes is pressed on: %s',
  (words) => {
    expect(last(limp, words)?.text).toMatch(/do not press|stop pushing/)
  },
)

test.each(['he isn’t breathing, do i press?', 'only gasping now, should i keep pushing?'])('no breath, no "do not press": %s', (words) => {
  expect(last(limp, words)?.text ?? '').not.toMatch(/do not press|stop pushing/)
})

test.each([
  ['my daughter is 3 and she ate two of grandpas glibenclamide'],
  ['our 2 year old got into the pill box at grandmas', 'turns out it is glimepiride, three are missing'],
])('a tablet that drops the sugar, in a child, is an ambulance and sugar by mouth', (...told) => {
  const named = last(...told)
  expect(named?.triage?.level).toBe('ambulance')
  expect(named?.text).toMatch(/juice or sugar/)
  for (const asked of ['is a glass of juice ok', 'can she eat a biscuit?', 'may i give her something sweet']) {
    const reply = last(...told, asked)
    expect(reply?.text, asked).toMatch(/something sweet, yes/i)
    expect(reply?.text, asked).not.toMatch(/nothing to eat|beyond the first aid|first-aid list above/i)
  }
})

test.each(['my son is 4, his grandad takes gliclazide. he has a runny nose', 'my toddler swallowed a vitamin, it was not gliclazide'])(
  'and is none where it was not swallowed: %s',
  (words) => {
    expect(last(words)?.triage?.level ?? null).not.toBe('ambulance')
  },
)

test('low sugar is answered with sugar, any other emergency still with an empty stomach', () => {
  expect(last('i am on insulin, my sugar is 2.3 and i am shaking', 'can i eat something?')?.text).toMatch(/something sweet, yes/i)
  expect(last('crushing chest pain into my jaw and sweating, 61 m', 'can i eat something?')?.text).not.toMatch(/something sweet, yes/i)
})

test.each(['will she have lasting damage', 'is she gonna be brain damaged'])('an outlook has no bare yes: %s', (words) => {
  const reply = last('my wife cannot lift her right arm and talks funny since noon', 'we are at the hospital now', words)
  expect(reply?.text).not.toMatch(/^(?:yes|i think so)/im)
})
