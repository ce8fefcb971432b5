import { maximumDeviceRows } from '@dr-ai/contract/limits'
import type { KeepDeviceRowsRequest, KeepDeviceRowsResponse } from '@dr-ai/contract/schemas/devices'
import { Failure } from '../http/failure.ts'
import type { Clock } from '../records/clock.ts'
import type { PatientRecords } from '../records/patient-records.ts'

/** Times that rows are looked at again after another device wrote in between. */
const attempts = 8

/**
 * Keeps rows that a device has sealed, each only in the place of the version that the device saw.
 * @throws Failure 429 where the record has as many as it may
 */
export async function keepDeviceRows(
  { records, clock }: { records: PatientRecords; clock: Clock },
  rows: KeepDeviceRowsRequest['rows'],
): Promise<KeepDeviceRowsResponse> {
  const wanted = [...new Map(rows.map((row) => [row.id, row])).values()]
  for (let attempt = 0; attempt < attempts; attempt++) {
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
    if (changes.length > 0 && (await records.commit(changes)) === 'conflict') continue
    const kept = fitting.map(({ row }) => row.id)
    return { kept, overtaken: wanted.map(({ id }) => id).filter((id) => !kept.includes(id)) }
  }
  return { kept: [], overtaken: wanted.map(({ id }) => id) }
}
