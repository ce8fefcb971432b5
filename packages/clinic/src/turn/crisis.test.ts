import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../testing/load-clinic.ts'

const clinic = loadLexiconClinic()
const say = (country: string | null, ...words: readonly string[]) => {
  const [first = '', ...rest] = words
  return rest.reduce((turn, next) => clinic.consult(turn.case, next), clinic.consult(clinic.newCase({ country }), first))
}

test('a crisis is pinned: every reply names a person and a number, none repeats the last, and it never ends in the standard lists', () => {
  let turn = say('GB', 'I want to kill myself')
  let before = turn.reply.text
  for (const words of [
    'I lost my job',
    'nobody knows',
    'I don’t know',
    'I have pills here',
    'I don’t want to call anyone',
    'sum up now',
    'ok thanks',
  ]) {
    turn = clinic.consult(turn.case, words)
    expect(turn.reply.text).toMatch(/116 123|999/)
    expect(turn.reply.crisis?.helplines.length).toBeGreaterThan(0)
    expect(turn.reply.text).not.toBe(before)
    expect(turn.reply.text).not.toMatch(/Take your medicines|What it could be|Do you have any of these/)
    before = turn.reply.text
  }
})

test('where the country is unknown a person and a number are named too', () =>
  expect(say(null, 'I want to end my life').reply.text).toMatch(/112 or 911[\s\S]*find a helpline/))

test('a crisis that is only possible: one question of its own kind, and help beside it', () => {
  const { reply } = say('US', 'I can’t go on like this')
  expect(reply.text).toMatch(/988[\s\S]*ending your life/)
  expect(reply.crisis?.certainty).toBe('possible')
})

test('"I don\'t know" to the direct question after a doubt: seen the same day, help stays at hand', () => {
  const { reply } = say('GB', 'I can’t go on like this', "I don't know")
  expect(reply.triage?.level).toBe('within-24-hours')
  expect(reply.crisis?.helplines.length).toBeGreaterThan(0)
  expect(say('GB', 'I can’t go on like this', 'yes').reply.triage?.level).toBe('emergency-department')
})

test('a clear word releases it, with all that was held because of it', () => {
  const { reply, case: consultation } = say('GB', 'my brother keeps hitting me', 'no, I meant in football, it was only training')
  expect(reply.crisis).toBeNull()
  expect(consultation.held.filter(({ rule }) => rule.startsWith('crisis:'))).toEqual([])
  expect(reply.text).toMatch(/let it go/)
})

test('a poison: the poison line stands first, and no line for suicide', () => {
  const { reply } = say('US', 'my toddler drank some of the weed killer')
  expect(reply.crisis?.helplines[0]?.phone).toBe('1-800-222-1222')
  expect(reply.text).not.toMatch(/988/)
  expect(reply.parts.map(({ kind }) => kind)).toContain('firstAid')
})

test('an overdose: the medical level, the poison line and the first aid', () => {
  const { reply } = say('AU', 'I swallowed 40 paracetamol tablets two hours ago')
  expect(reply.triage?.level).toBe('ambulance')
  expect(reply.text).toMatch(/000[\s\S]*13 11 26/)
})

test('a throat that was gripped needs a hospital', () => {
  const { reply } = say('GB', 'my partner put his hands round my throat last night')
  expect(reply.crisis?.kind).toBe('abuse')
  expect(reply.triage?.level).toBe('emergency-department')
  expect(reply.text).toMatch(/held by the throat/)
})

test('a crisis hides no emergency of the body', () => {
  const { reply } = say('GB', 'I want to die and I have crushing chest pain with a cold sweat')
  expect(reply.triage?.level).toBe('ambulance')
  expect(reply.text).toMatch(/First aid for chest pain/)
  expect(reply.text).toMatch(/Samaritans/)
})

test('who speaks about another is spoken to as such', () =>
  expect(say('GB', 'my daughter says she wants to die').reply.text).toMatch(/your daughter[\s\S]*Is your daughter with you/))

const harmless = [
  'I think I hurt my toe',
  'my son was hit on the head by a ball',
  'I took 75 mg aspirin',
  'I drink coffee and have acid reflux',
  'I cut myself shaving again',
  'my back is killing me',
  'I could murder a curry',
  'my sister beat me at tennis',
  'I take 12 tablets a day as prescribed',
  'this cough will be the death of me',
  'I hurt my wrist again at the gym',
  'he choked on his tea laughing',
  'I bumped my head and have a bruise',
  'can you overdose on vitamin C?',
  'my uncle killed himself in 1990, is depression inherited?',
  'the smoke alarm battery was flat and I fell off the ladder, my ankle is swollen',
  'I finished the whole box of antibiotics as told',
  'does paracetamol harm the baby?',
  'I do not want to be a burden on the hospital',
  'I would rather die than eat sprouts',
]
for (const words of harmless)
  test(`no crisis: ${words}`, () => {
    const { reply } = say('GB', words)
    expect(reply.crisis).toBeNull()
    expect(reply.kind).not.toBe('crisis')
  })

test('the direct question is asked once more where it is passed over, and what was said is taken up', () => {
  const { reply } = say('GB', 'my friend is collecting tablets at home', 'she made me promise to tell nobody')
  expect(reply.text).toMatch(/A life counts more|a life counts more/)
  expect(reply.text).toMatch(/999/)
  expect(reply.question).not.toBeNull()
  expect(reply.text).not.toMatch(/How old/)
})

test.each([
  ['what happens if I ring that number?', /a person answers/],
  ['I have a plan for tonight', /call 999 now/],
  ['will it ever get better?', /^Yes\./],
  ['are you going to report this?', /cannot call or tell anybody/],
])('in a crisis %j is answered', (words, about) => {
  const { reply } = say('GB', 'I feel like ending it all', words)
  expect(reply.text).toMatch(about)
  expect(reply.kind).toBe('crisis')
})

test('who is controlled by somebody is spoken to as the one who needs help', () => {
  const { reply } = say('GB', 'my partner controls all my money and my phone')
  expect(reply.kind).toBe('crisis')
  expect(reply.text).not.toContain('your partner,')
  expect(reply.text).toContain('not your fault')
})

test('"only joking" is asked about straight out before a crisis is let go; a no releases it, a yes does not', () => {
  const { case: dying } = clinic.consult(clinic.newCase({ country: 'GB', ageYears: 40 }), 'I want to kill myself')
  const joke = clinic.consult(dying, 'i was only joking')
  expect(joke.reply.question?.id).toBe('safety')
  expect(joke.case.crisis?.certainty).toBe('possible')
  expect(joke.reply.text).toMatch(/999|116 123/)
  expect(clinic.consult(joke.case, 'no').case.crisis?.certainty).toBe('denied')
  expect(clinic.consult(joke.case, 'yes').case.crisis?.certainty).toBe('affirmed')
})
