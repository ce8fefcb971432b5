import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { loadClinic } from '../doctor/load-clinic.ts'
import { connectModel } from '../doctor/model/connect-model.ts'
import { createModelMetrics } from '../doctor/model/model-metrics.ts'
import { createModelDoctor } from '../doctor/model-doctor.ts'
import { type FakeProvider, replyPieces } from './fake-provider.ts'
import { newPatient, serve } from './serve.ts'

const pause = 15
const spoken = { text: 'A sore throat is often caused by a virus. Warm drinks can ease it. Rest can help too.' }

/**
 * Milliseconds from the moment the provider sends its first piece: to the first delta on a patient's socket, through the
 * whole server, and to the first piece read by a bare call of the provider. One of each a round, in turn.
 */
export async function measureFirstDelta(fake: FakeProvider, rounds: number): Promise<{ product: number[]; bare: number[] }> {
  const server = await serve({ doctor: createModelDoctor({ loadClinic, settings: fake.settings, metrics: createModelMetrics() }) })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  const { secret, headers } = await newPatient()
  const socket = io(address, { path: '/socket.io', transports: ['websocket'], auth: { secret } })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  fake.next({ kind: 'says', pieces: replyPieces(spoken), pause })

  const product: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    const first = new Promise<number>((resolve) => socket.once('reply:delta', () => resolve(performance.now())))
    const answer = await fetch(`${address}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ message: 'I have a sore throat', message_id: randomUUID(), new_consultation: true, outside_model: true }),
    })
    await answer.json()
    product.push((await first) - fake.firstPieceAt())
    bare.push((await bareCall(fake)) - fake.firstPieceAt())
  }
  socket.disconnect()
  await server.close()
  return { product, bare }
}

/** When the first piece of a bare call is read. */
async function bareCall(fake: FakeProvider): Promise<number> {
  const { streamText } = await import('ai')
  const { textStream } = streamText({ model: await connectModel(fake.settings), prompt: 'I have a sore throat', maxRetries: 0 })
  let first = 0
  for await (const _ of textStream) first ||= performance.now()
  return first
}
