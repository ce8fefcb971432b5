import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../../../testing/load-clinic.ts'

const clinic = loadLexiconClinic()

function said(...words: readonly string[]): string {
  let { case: consultation, reply } = clinic.consult(clinic.newCase({ country: 'GB' }), words[0] ?? '')
  for (const next of words.slice(1)) ({ case: consultation, reply } = clinic.consult(consultation, next))
  return reply.text
}

const stye = 'I am 33, a woman. A tender red bump on the rim of my lower eyelid for two days, my sight is fine'
const sprain = 'I am 21, male, I twisted my ankle on the kerb yesterday, swollen at the outside, I can walk with a limp'
const pox = 'My girl is 5 and has itchy blisters all over with a mild fever since Friday, chickenpox is going round at school'
const burn = 'I am 36, male. I burned the back of my hand on an oven tray an hour ago, it is red with a little blister'
const worms = 'I am 30, a woman. My bottom itches every night and I saw thin white worms in the stool'

test.each([
  [stye, 'can I burst it with a needle?', /Do not squeeze or prick it|Better not/],
  [stye, 'is eyeliner allowed?', /no eye make-up/],
  [sprain, 'for how many minutes should I cool it?', /up to 20 minutes/],
  [pox, 'how do I keep her from scratching at night?', /Cut the nails short/],
  [pox, 'when may she go back to school?', /until every spot has crusted/],
  [burn, 'should I cover it with cling film?', /cling film/],
  [worms, 'must I wash the sheets?', /wash all bedding/],
] as const)('%s | %s', (story, question, expected) => expect(said(story, question)).toMatch(expected))

test('what names another illness, a medicine or another matter is not answered out of the advice for the likeliest', () => {
  expect(said(sprain, 'can I take ibuprofen?')).not.toMatch(/^(?:No\. )?Do not/)
  expect(said(sprain, 'is hand foot and mouth catching?')).not.toContain('sprain is not catching')
  expect(said(stye, 'are my words kept private?')).not.toMatch(/NHS: Stye/)
})

test.each(['can I pick it out with a hairpin?', 'should I go in with tweezers?'])(
  'in an emergency, what is to be left alone is said: %s',
  (question) =>
    expect(said('my daughter of 3 pushed a bead up her nose half an hour ago and it is stuck', question)).toMatch(
      /use nothing of the kind|Do not poke or use tweezers/,
    ),
)
