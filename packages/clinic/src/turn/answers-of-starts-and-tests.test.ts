import { expect, test } from 'vitest'
import { loadClinic } from '../testing/load-clinic.ts'

const clinic = loadClinic()

/** The last reply to these messages. */
function last(...words: readonly string[]) {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), words[0] ?? '')
  for (const next of words.slice(1)) turn = clinic.consult(turn.case, next)
  return turn
}

const started = 'I began citalopram four days ago, I feel sick and shaky and cannot sleep. I am 33'
const heel = 'I look after a lady of 86 who is in bed most of the time, and her heel went purple and soft like a sponge, it feels boggy'
const worms = 'itchy bottom at night, my son has threadworms. I am breastfeeding and 30'
const thyroid = 'my TSH was 7.1 and I take biotin for my nails, I am 61'
const low = 'my mother takes gliclazide, her sugar was 2.8 and she was muddled, now after juice it is 6 and she is herself'

test.each([
  [[started, 'how long does the sick feeling last?'], /one to two weeks/],
  [[started, 'is this a side effect or withdrawal?'], /side effect of starting/],
  [[thyroid, 'can the biotin upset the test?'], /Yes, it can[\s\S]*2 days/],
  [[worms, 'can I take ovex while breastfeeding?'], /mebendazole[\s\S]*breastfeed, hardly any/i],
  [[heel, 'should I rub it?'], /do not rub/i],
  [[heel, 'how do I take the weight off the heel?'], /pillow lengthways under the calf/],
  [[heel, 'how often should we turn her?'], /every 4 hours[\s\S]*every 6 hours/],
  [[heel, 'is it a bed sore?'], /dark, soft or sore place over bone[\s\S]*today/],
  [[low, 'do we still have to go to hospital?'], /fall again/],
] as const)('%s', (words, expected) => {
  expect(last(...words).reply.text).toMatch(expected)
})

test.each([
  'I stopped sertraline three days ago and I am dizzy with electric zaps',
  'ran out of venlafaxine on Friday, dizzy, sick and tearful',
])('a medicine that was stopped is not one that was begun: %s', (words) =>
  expect(last(words).case.leaders[0]).toBe('antidepressant-discontinuation'),
)

test('a medicine that was just begun is never called its withdrawal', () => {
  const { case: told } = last(started, 'no, I have not stopped anything, I started it')
  expect(told.leaders[0]).toBe('antidepressant-start-effects')
  expect(told.leaders).not.toContain('antidepressant-discontinuation')
})
