import { expect, test } from 'vitest'
import { loadClinic } from '../../../../testing/load-clinic.ts'

const clinic = loadClinic()
const lastTo = (...turns: readonly string[]) =>
  turns.reduce(
    ({ consultation }, words) => {
      const { case: after, reply } = clinic.consult(consultation, words)
      return { consultation: after, text: reply.text }
    },
    { consultation: clinic.newCase({ country: 'GB' }), text: '' },
  ).text

const bowel = 'its my bowels, loose for 7 weeks with dark blood mixed in, 57 male, lost half a stone'

test.each([
  'whats a 2 week referal, my mate had one. would that do instead',
  'is that a two week wait?',
  'do I need an urgent suspected cancer referral?',
])('an urgent referral is what a suspected cancer asks for: %s', (asked) => {
  expect(lastTo(bowel, asked)).toMatch(/^Yes, that is just what I mean by a visit soon/)
})

test('without such a suspicion it is only explained', () => {
  expect(lastTo('my elbow aches since I painted, 40 male', 'is that a two week wait thing?')).toMatch(
    /It is an urgent referral[\s\S]*could not say that you need one/,
  )
})

test('a father who died of it years ago makes no mourner', () => {
  const text = lastTo(bowel, 'my dad died of bowel at 61', 'youve scared me half to death. do i go to a and e or see my gp')
  expect(text).not.toMatch(/Grief|after such a loss/)
})
