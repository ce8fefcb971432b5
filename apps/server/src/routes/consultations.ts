import type { FastifyInstance } from 'fastify'
import { correctFinding } from '../consultations/correct-finding.ts'
import { nameOfPlace, pageOf, readPage } from '../consultations/page.ts'
import { summarise, viewConsultation } from '../consultations/view-consultation.ts'
import { closePairing } from '../devices/pairing.ts'
import type { Doctor } from '../doctor/doctor.ts'
import { addCall, type CallDependencies } from '../http/call.ts'
import { Failure } from '../http/failure.ts'
import type { Clock } from '../records/clock.ts'
import { soundRows } from '../records/patient-records.ts'
import { openReminderRows } from '../reminders/reminder-rows.ts'
import { revokeEveryAccess } from '../sharing/grant-access.ts'
import { revokeEveryLink } from '../sharing/hand-out-link.ts'
import { stopEveryReminder } from './reminders.ts'

/** Past consultations: list, view, correct a finding, delete. And the end of everything. */
export function addConsultationRoutes(app: FastifyInstance, dependencies: CallDependencies & { doctor: Doctor; clock: Clock }): void {
  const { doctor, clock } = dependencies

  addCall(app, dependencies, 'listConsultations', async ({ query, claim }) => {
    const { records } = await claim()
    const { rows, earlier } = await readPage(pageOf(query), (page) => records.list('consultation', page))
    const { sound, damaged } = soundRows(rows)
    return { consultations: sound.map(summarise), earlier: earlier && nameOfPlace(earlier), ...(damaged && { damaged }) }
  })

  addCall(app, dependencies, 'viewConsultation', async ({ parameters, query, claim }) => {
    const { records } = await claim()
    const view = await viewConsultation(records, parameters.id, pageOf(query))
    await records.noteRead('consultation', parameters.id)
    return view
  })

  addCall(app, dependencies, 'correctFinding', async ({ parameters, body, claim }) => {
    const { records } = await claim()
    const { finding, polarity } = body
    return correctFinding({ doctor, records, clock }, { consultation: parameters.id, finding, polarity })
  })

  addCall(app, dependencies, 'deleteConsultation', async ({ parameters: { id }, claim }) => {
    const { records } = await claim()
    const outcome = await records.commit([
      { kind: 'delete', collection: 'consultation', id },
      { kind: 'clear', collection: `exchange.${id}` },
    ])
    if (outcome === 'conflict') throw new Failure('not-found', 'There is no consultation by that id.')
    return { success: true as const }
  })

  addCall(app, dependencies, 'deleteEverything', async ({ claim }) => {
    const { records } = await claim()
    await revokeEveryLink(dependencies, records)
    await revokeEveryAccess(dependencies, records)
    await closePairing(dependencies, records)
    await stopEveryReminder(openReminderRows(dependencies.records, dependencies.serverKey, clock), records)
    await records.erase()
    return { success: true as const }
  })
}
