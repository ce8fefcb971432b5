import { expect, test } from 'vitest'
import { isDoubledByMistake } from '../../../hear/doubled-dose.ts'
import { loadClinic } from '../../../testing/load-clinic.ts'

const clinic = loadClinic()
const consult = (words: string) => clinic.consult(clinic.newCase({ country: 'GB' }), words)

test.each([
  ["I've had my atenolol two times this morning without thinking. Do I still take tomorrow's?", /due tomorrow, at its usual time.*faint/s],
  ['I took lisinopril again by mistake, forgot I had already taken it', /due tomorrow, at its usual time.*get up slowly/s],
  ['I forgot I had already had my statin and took it again', /one extra statin tablet does no harm/],
  ['I accidentally took metformin twice today', /hardly ever makes the sugar too low/],
  ['I took levothyroxine twice this morning, do I skip tomorrow', /next at its usual time tomorrow/],
  ['I took my pill twice today by mistake', /still protected/],
  ['I accidentally took paracetamol twice this morning', /more than 8|no more than 8/],
  ['My dad doubled his apixaban by mistake this morning', /anticoagulant clinic/],
  ['I took my heart tablet twice by accident, what now?', /ring a pharmacist or .* now/],
])('%s', (words, answer) => {
  const { text } = consult(words).reply
  expect(text).toMatch(answer)
  expect(text).not.toMatch(/I know of no reason against/)
})

test.each(['I injected my insulin twice by mistake tonight', 'I took two gliclazide instead of one by accident'])(
  '"%s" is an emergency, with sugar by mouth',
  (words) => {
    const { triage, text } = consult(words).reply
    expect(triage?.level).toBe('emergency-department')
    expect(text).toMatch(/take sugar now/)
    expect(text).not.toMatch(/Nothing to eat/)
  },
)

test('a child who got a double dose: the poison line, and no question about voices', () => {
  const { text } = consult('I gave my daughter a double dose of calpol by accident, she is 4').reply
  expect(text).toMatch(/Give no more of it today/)
  expect(text).not.toMatch(/hear or see things/)
})

test('the medicine that is named afterwards is answered, and the next dose asked for again in one sentence', () => {
  const first = consult('I took my heart tablet twice this morning by mistake')
  const named = clinic.consult(first.case, 'it is called bisoprolol')
  expect(named.reply.text).toMatch(/slow the heart/)
  expect(clinic.consult(named.case, 'so do I take the next one or not?').reply.text).toMatch(/^Yes: the next one at its usual time/)
})

test.each([
  'I take ramipril twice a day, is that ok?',
  'I was told to take it twice today by the doctor',
  'I took both tablets this morning as usual',
  'should I take double tomorrow if I missed one by mistake?',
  'I fell twice today by accident',
  'I had an extra coffee',
])('"%s" is no dose taken twice by mistake', (words) => expect(isDoubledByMistake(words)).toBe(false))
