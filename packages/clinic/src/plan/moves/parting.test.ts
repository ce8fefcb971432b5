import { expect, test } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'

const clinic = loadClinic()

/** The replies to these messages, one after the other. */
function replies(...words: readonly string[]): string[] {
  let consultation = clinic.newCase({ country: 'GB' })
  return words.map((message) => {
    const turn = clinic.consult(consultation, message)
    consultation = turn.case
    return turn.reply.text
  })
}

const bead = ['my nephew is 6, he put a bead in his left ear this morning, it does not hurt', 'sum up now']

test('who goes to be seen is sent off with one word for the way, and no level once more', () => {
  const said = replies(...bead, 'ok thanks, we are going to the walk-in centre now').at(-1)
  expect(said).toMatch(/off you go[\s\S]*999/)
  expect(said).not.toMatch(/My advice stays|see a doctor within/i)
})

test('thanks for somebody else wish that person well', () => {
  expect(replies(...bead, 'thank you so much, God bless').at(-1)).toMatch(/your nephew/)
})

test('what is to be kept in mind is said once', () => {
  const [, , first, second] = replies(...bead, 'thanks a lot', 'ok, bye now')
  expect(first).toMatch(/today or tomorrow/)
  expect(second).not.toMatch(/today or tomorrow/)
  expect(second).toMatch(/your nephew/)
})

test('who leaves in the middle is told that it is not finished, and never that all is well', () => {
  const said = replies('heartburn after supper for a fortnight, I am a man of 51', 'sorry, got to go now, dinner is ready').at(-1)
  expect(said).toMatch(/not quite finished/)
  expect(said).not.toMatch(/anything else you/)
})

test('a widower who says good night is not told to get well', () => {
  const said = replies('my husband died in spring and I lie awake', 'I am 70', 'thank you dear, good night').at(-1)
  expect(said).toMatch(/116 123/)
  expect(said).not.toMatch(/get well|feel better/)
})

test('a goodbye never hides a danger', () => {
  const said = replies('crushing pain in my chest and down my arm, I am sweating, man of 60', 'ok bye').at(-1)
  expect(said).toMatch(/999/)
})
