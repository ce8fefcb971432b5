import { maximumDeviceRows } from '@dr-ai/contract/limits'
import type { KeepDeviceRowsRequest, KeepDeviceRowsResponse } from '@dr-ai/contract/schemas/devices'
import { Failure } from '../http/failure.ts'
import type { Clock } from '../records/clock.ts'
import type { PatientRecords } from '../records/patient-records.ts'
import { updateRecords } from '../records/update-records.ts'

/**
 * Keeps rows that a device has sealed, each only in the place of the version that the device saw.
 * @throws Failure 429 where the record has as many as it may
 */
export async function keepDeviceRows(
  { records, clock }: { records: PatientRecords; clock: Clock },
  rows: KeepDeviceRowsRequest['rows'],
): Promise<KeepDeviceRowsResponse> {
  const wanted = [...new Map(rows.map((row) => [row.id, row])).values()]
  const kept = await updateRecords(records, async () => {
    const there = await Promise.all(wanted.map(({ id }) => records.get('device-row', id)))
    const fitting = wanted.flatMap((row, place) => {
      const before = there[place] ?? null
      return (before?.version ?? 0) === row.version ? [{ row, before }] : []
    })
    const added = fitting.filter(({ before }) => before === null).length
    if (added > 0 && (await records.count('device-row')) + added > maximumDeviceRows)
      throw new Failure('quota-reached', `At most ${maximumDeviceRows} rows are shared between devices.`)
    const changes = fitting.map(({ row: { id, sealed }, before }) => {
      const at = clock()
      return before
        ? records.replace('device-row', before, { at, value: { sealed } })
        : records.insert('device-row', { id, at, value: { sealed } })
    })
    return { changes, result: fitting.map(({ row }) => row.id) }
  })
  const ids = wanted.map(({ id }) => id)
  return kept === 'conflict' ? { kept: [], overtaken: ids } : { kept, overtaken: ids.filter((id) => !kept.includes(id)) }
}
