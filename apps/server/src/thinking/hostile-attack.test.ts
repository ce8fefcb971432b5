import { afterAll, expect, test } from 'vitest'
import { createEmbeddedDoctor } from '../doctor/embedded-doctor.ts'
import { hostileMessage } from '../testing/hostile-messages.ts'
import { newPatient, serve } from '../testing/serve.ts'
import { createThinkerPool, tooHardToRead } from './thinker-pool.ts'

/** `npm run bench:server -- --only stall` reads a hundred thousand and times them; these are the same ones from another place on. */
const messages = Array.from({ length: 60 }, (_, place) => hostileMessage(50_000 + 7 * place))

const pool = createThinkerPool(2)
const server = await serve({ doctor: createEmbeddedDoctor(async () => pool.thinking) })
afterAll(() => Promise.all([server.close(), pool.close()]))

test('whatever is sent, each message is answered or refused as too hard with nothing kept of it, and others are answered all the while', async () => {
  await pool.ready()
  const [attacker, other] = await Promise.all([newPatient(), newPatient()])
  let isOver = false
  const speaking = (async () => {
    const answers: number[] = []
    while (!isOver) {
      const said = await server.call('POST', '/api/chat', { message: 'I have a headache', new_consultation: true }, other.headers)
      answers.push(said.statusCode)
    }
    return answers
  })()
  let answered = 0
  for (const [place, message] of messages.entries()) {
    const said = await server.call('POST', '/api/chat', { message, new_consultation: place === 0 }, attacker.headers)
    if (said.statusCode === 200) answered += 1
    else expect([place, said.statusCode, said.json().error.message]).toEqual([place, 422, tooHardToRead])
  }
  isOver = true
  expect(new Set(await speaking)).toEqual(new Set([200]))
  const { consultations } = (await server.call('GET', '/api/consultations', undefined, attacker.headers)).json()
  expect(consultations.reduce((sum: number, { messages: kept }: { messages: number }) => sum + kept, 0)).toBe(2 * answered)
}, 300_000)
