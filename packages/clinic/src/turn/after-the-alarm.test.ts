import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()

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

const stroke = 'my mum, 74, one side of her face hangs and her words are slurred since lunch'

test.each(['she is throwing up and sleepier now', 'she has gone clammy and rather limp', 'nothing has eased, she is weaker'])(
  'worse is never read as better, and the crew hears of it: %s',
  (words) => {
    const reply = last(stroke, 'the ambulance is on its way', words)
    expect(reply?.text).not.toMatch(/I am glad it feels better|Good that it has eased/)
    expect(reply?.text).toMatch(/not for the better|one more reason|Call 999/i)
  },
)

test.each(['she says she feels better now', 'it has eased off, she is talking fine'])('and better still is: %s', (words) => {
  expect(last(stroke, 'the ambulance is on its way', words)?.text).toMatch(/glad it feels better|it has eased/)
})

const chest = 'a heavy weight on my chest and cold sweat, 58 m'

test.each(['im not ringing anyone for indigestion', 'not going in, ill sleep it off', 'wont be calling them, gonna walk it off'])(
  'a refusal is no call: %s',
  (words) => {
    const { case: consultation, reply } = turns(chest, words).at(-1) ?? {}
    expect(consultation?.help ?? 'none').toBe('none')
    expect(reply?.text).not.toMatch(/Well done|good to hear|keep going/)
  },
)

test.each(['not sure how long, but ive rung 999', 'i cant walk so im calling an ambulance now', 'she isnt here but the crew is coming'])(
  'a call beside a no is a call: %s',
  (words) => {
    expect(turns(chest, words).at(-1)?.case.help).toBe('called')
  },
)

test('bleeding after a birth has first aid of its own, a wound the pressing, a gouty toe neither', () => {
  expect(last('my sister had her baby this morning, blood is pouring out of her and she feels faint')?.text).toMatch(/after birth/)
  expect(last('he cut his arm with a saw, blood is spurting and will not stop')?.text).toMatch(/First aid for heavy bleeding\*\*/)
  expect(last('my big toe joint is swollen, red and hot, i am on warfarin')?.text).not.toMatch(/tourniquet|broken/)
})

test('an adrenaline pen is spoken of only where an allergy was told', () => {
  expect(last('my sister had her baby this morning, blood is pouring out of her', 'what do i do now')?.text).not.toMatch(/\bpen\b/)
  expect(last('stung by a wasp, lips swelling, hives all over', 'shall i use my epipen')?.text).toMatch(/\bpen\b/)
})

test('who asks for the own car because none comes is not argued with, nor told of distance on the road', () => {
  const asked = last(stroke, 'i rang 999', 'still no ambulance after 40 minutes, shall we drive her in our own car')
  expect(asked?.text).not.toMatch(/argue|your decision|would have to be different/)
  expect(last(stroke, 'we are inside my brothers van now, heading in')?.text).not.toMatch(/Distance|Far out/)
})

test('the page for the crew has the age in words, no weeks of pregnancy of a baby, and the beginning as told', () => {
  const page = last(
    'our baby is 7 weeks old, born at 35 weeks, breathing very fast since about 20 past two and going blue',
    'the crew is here',
  )?.text
  expect(page).toContain('7 weeks old')
  expect(page).not.toMatch(/0\.1|pregnant, week/)
  expect(page).toMatch(/Since: (?:about )?20 past two/)
  expect(last('my newborn is 5 days old and she is not waking up for feeds, floppy', 'paramedics are here')?.text).toContain('5 days old')
  expect(last(chest, 'the crew is here')?.text).toMatch(/man, 58|58 years old/)
})

test.each([
  ['i rang triple zero and they hung up. i want to end my life', 'Lifeline'],
  ['i nearly called 999. i want to end my life', 'Samaritans'],
  ['should i call 911? i want to end my life', '988'],
])('the helplines of the country that the words give away are named: %s', (words, line) => {
  expect(clinic.consult(clinic.newCase(), words).reply.text).toContain(line)
})

test('a number that is a measurement gives no country away', () => {
  expect(clinic.consult(clinic.newCase(), 'my ferritin is 911 and i am tired').case.country).toBeNull()
})

test('that somebody was told is heard, and that nobody was is not taken for it', () => {
  const cut = 'i cut my arm again because i cannot stand it any more, i am 15'
  expect(last(cut, 'ok i told my sister, she is driving me to get it stitched')?.text).toMatch(/took courage/)
  expect(last(cut, 'i havent told my mum and i wont')?.text).not.toMatch(/took courage/)
})

test('while help is on its way nobody is told to call again, and its time is not when it began', () => {
  const said = turns(
    'my dad 67 has gone grey and sweaty, heavy feeling in his chest',
    'I rang them, they are coming in 8 min',
    'he is being sick now',
  )
  expect(said.at(-1)?.reply.text).not.toMatch(/call 999 now/)
  expect(said.at(-1)?.reply.text).toMatch(/Tell 999 so now/)
  expect(said.at(-1)?.case.durationDays).toBeNull()
})
