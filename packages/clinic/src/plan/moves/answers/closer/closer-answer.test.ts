import { expect, test } from 'vitest'
import { loadClinic } from '../../../../testing/load-clinic.ts'

const clinic = loadClinic()

/** The last reply to these messages. */
function last(...words: readonly string[]): string {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), words[0] ?? '')
  for (const next of words.slice(1)) turn = clinic.consult(turn.case, next)
  return turn.reply.text
}

const nose = 'my son is 4, he put a pea in his nose on the right side, he is happy and breathes well'
const ear = 'I am a man of 31, my right ear is itchy and blocked since the swimming holiday'
const heel = 'I look after my aunt, 84, she lies in bed all day and her heel has turned dark and soft'

test.each([
  [nose, "may I try the mother's kiss?", /once or twice[\s\S]*free nostril/],
  [nose, 'shall I get the hoover and suck it out', /nothing of the kind/],
  [nose, 'would black pepper do it?', /No pepper/],
  [nose, 'can he have his dinner?', /^Yes, as usual/],
  [ear, 'is that wax or an ear infection?', /Of the two|cannot tell the two apart/],
  [ear, 'can I get in the pool on Friday?', /^No, not until the ear has been dry/],
  [ear, 'may I clean it with ear buds?', /cotton buds/],
  [heel, 'weight off the heel, how?', /pillow lengthways/],
  [heel, 'you spoke of a nurse, who is that', /district nurse/],
  [heel, 'should I send the surgery a picture?', /photo helps/],
])('%s / %s', (story, question, expected) => {
  expect(last(story, question)).toMatch(expected)
})

test('who tells of an illness gets no definition of it', () => {
  expect(last(heel, 'she has diabetes')).not.toMatch(/does not use insulin well/)
})

test.each(['will you listen', 'can you just listen to me please', 'I just want to talk', 'I need someone to talk to'])(
  'who wants to be heard is heard first, and told nothing of secrets: %s',
  (words) => {
    expect(last('I am 30, a woman, and I feel low', words)).toMatch(/^Yes, I am listening/)
  },
)
test.each([
  [['I have glandular fever, 19, male, confirmed last week', 'when can i go back to rugby'], /about a month/],
  [
    ['my daughter is 2, diarrhoea and vomiting since yesterday, she is drinking dioralyte', 'does it matter if she has it with milk'],
    /Mix the powder with water only/,
  ],
  [['I took two cetirizine by mistake today instead of one, I am 30', 'do i need to worry'], /^(?![\s\S]*poison)/i],
] as const)('%j has an answer on its point', (words, said) => {
  expect(last(...words)).toMatch(said)
})
