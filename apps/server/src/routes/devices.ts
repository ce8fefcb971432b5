import type { FastifyInstance } from 'fastify'
import { nameOfPlace, pageOf, readPage } from '../consultations/page.ts'
import { keepDeviceRows } from '../devices/keep-device-rows.ts'
import { answerPairing, askPairing, closePairing, openPairing, viewPairing } from '../devices/pairing.ts'
import { addCall, type CallDependencies } from '../http/call.ts'
import { soundRows } from '../records/patient-records.ts'

/** What several devices of one patient exchange, sealed by them, and how a new device joins them. */
export function addDeviceRoutes(app: FastifyInstance, dependencies: CallDependencies): void {
  const { clock } = dependencies

  addCall(app, dependencies, 'listDeviceRows', async ({ query, claim }) => {
    const { records } = await claim()
    const { rows, earlier } = await readPage(pageOf(query), (page) => records.list('device-row', page))
    const { sound } = soundRows(rows)
    return {
      rows: sound.map(({ id, version, value: { sealed } }) => ({ id, version, sealed })),
      ...(earlier && { next_before: nameOfPlace(earlier) }),
    }
  })

  addCall(app, dependencies, 'keepDeviceRows', async ({ body, claim }) => {
    const { records } = await claim()
    return keepDeviceRows({ records, clock }, body.rows)
  })

  addCall(app, dependencies, 'openPairing', async ({ body, claim }) => {
    const { records } = await claim()
    await openPairing(dependencies, records, body.id)
    return { success: true as const }
  })

  addCall(app, dependencies, 'viewPairing', async ({ parameters: { id } }) => viewPairing(dependencies, id))

  addCall(app, dependencies, 'askPairing', async ({ parameters: { id }, body: { question } }) => {
    await askPairing(dependencies, id, question)
    return { success: true as const }
  })

  addCall(app, dependencies, 'answerPairing', async ({ parameters: { id }, body: { answer }, claim }) => {
    const { records } = await claim()
    await answerPairing(dependencies, records, id, answer)
    return { success: true as const }
  })

  addCall(app, dependencies, 'closePairing', async ({ claim }) => {
    const { records } = await claim()
    await closePairing(dependencies, records)
    return { success: true as const }
  })
}
