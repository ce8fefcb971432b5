import { isReady, launch, newFolder } from './launch.ts'
import { newSecret, patientOf, quantile, send } from './patients.ts'

const messages = 2_000
const documents = 50
const tries = 120

/** How much longer a patient with a long record waits than a new one: for a turn, and for what a page asks at its start. */
export async function measureBigPatient(): Promise<{ ratio: number; turnRatio: number; pageRatio: number }> {
  const server = await launch('server', newFolder())
  try {
    await isReady(server)
    const secrets = { big: newSecret(), small: newSecret() }
    const big = patientOf(server.address, secrets.big)
    for (let message = 0; message < messages; message += 2) await big.speak()
    for (let document = 0; document < documents; document++) await upload(server.address, secrets.big, document)
    const times = { big: { turn: [] as number[], page: [] as number[] }, small: { turn: [] as number[], page: [] as number[] } }
    for (let attempt = 0; attempt < tries; attempt++) {
      for (const who of attempt % 2 === 0 ? (['big', 'small'] as const) : (['small', 'big'] as const)) {
        const secret = who === 'big' ? secrets.big : newSecret()
        const speaker = patientOf(server.address, secret)
        times[who].turn.push(await speaker.speak(), await speaker.speak())
        const headers = { authorization: `Bearer ${secret}` }
        const list = await send(`${server.address}/api/consultations?limit=1`, { method: 'GET', headers })
        const [newest] = (JSON.parse(list.body) as { consultations: { id: string }[] }).consultations
        times[who].page.push(list.took + (await send(`${server.address}/api/consultations/${newest?.id}`, { method: 'GET', headers })).took)
      }
    }
    const middle = (who: 'big' | 'small', what: 'turn' | 'page') => quantile(times[who][what], 0.5)
    return {
      ratio: (middle('big', 'turn') + middle('big', 'page')) / (middle('small', 'turn') + middle('small', 'page')),
      turnRatio: middle('big', 'turn') / middle('small', 'turn'),
      pageRatio: middle('big', 'page') / middle('small', 'page'),
    }
  } finally {
    await server.end()
  }
}

async function upload(address: string, secret: string, number: number): Promise<void> {
  const form = new FormData()
  form.append(
    'document',
    new Blob([`Laboratory report ${number}\nHaemoglobin 13.${number % 10} g/dL (12.0 - 16.0)\n`]),
    `report-${number}.txt`,
  )
  const answer = await fetch(`${address}/api/document/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`a document was answered ${answer.status}`)
}
