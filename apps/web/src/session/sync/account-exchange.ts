import type { EndpointName } from '@dr-ai/contract/endpoints'
import type { Calls } from '@dr-ai/contract/schemas/calls'
import type { CallOptions } from '../../api/call.ts'
import { vaultsOf } from '../create-family.ts'
import { type Patient, patientPlace } from '../patient.ts'
import { shadowCollection } from '../shared-kinds.ts'
import type { Vault } from '../vault.ts'
import { openDeviceRows } from './device-rows.ts'
import { exchangeRows, type RowExchange } from './exchange-rows.ts'
import { isForPatient } from './row-fields.ts'
import { createRowSealer } from './row-sealer.ts'
import { createServerExchange } from './server-exchange.ts'
import { conflictsOf, type SharedRow, shownRow } from './shared-row.ts'

/** What an exchange needs: whose account, as which device, and the server. */
export interface AccountExchange {
  home: Vault
  device: { name: string; key: string }
  now: () => number
  ask: <Name extends EndpointName>(name: Name, options: CallOptions<Name>) => Promise<Calls[Name]['answer']>
  /** What was pulled before, by patient. */
  exchanges: Map<string, RowExchange>
  /** Hears of each collection in which something was taken in. */
  onChange: (collection: string) => void
}

/** Something that two devices said differently without knowing of each other; the value that is shown comes last. */
export interface Disagreement {
  /** The shared row. */
  row: string
  /** What it is about. */
  title: string
  field: string
  values: readonly unknown[]
}

/** Exchanges the rows of an account and of its persons. The account's own come first: they say who the persons are. */
export async function exchangeAccount(account: AccountExchange): Promise<void> {
  await exchangeVault(account.home, account)
  for (const vault of (await vaultsOf(account.home)).slice(1)) await exchangeVault(vault, account)
}

async function exchangeVault(vault: Vault, { device, now, ask, exchanges, onChange }: AccountExchange): Promise<void> {
  const patient = await vault.read<Patient>(patientPlace.collection, patientPlace.id)
  if (!patient) return
  const { id, secret } = patient
  const exchange =
    exchanges.get(id) ??
    createServerExchange({
      list: (query) => ask('listDeviceRows', { query, secret }),
      keep: (body) => ask('keepDeviceRows', { body, secret }),
    })
  exchanges.set(id, exchange)
  await exchangeRows(openDeviceRows(vault, device.name, now, onChange), exchange, await createRowSealer(device.key, id))
}

/** What two devices said differently in a record. */
export async function disagreementsIn(vault: Vault): Promise<Disagreement[]> {
  const shadows = await vault.list<{ id: string; row: SharedRow }>(shadowCollection)
  return shadows.flatMap(({ id, row }) => {
    const shown = shownRow(row)
    const title = String(shown?.name ?? shown?.title ?? '')
    return Object.entries(conflictsOf(row))
      .filter(([field]) => isForPatient(field))
      .map(([field, values]) => ({ row: id, title, field, values }))
  })
}

/** The patient says which of two holds. */
export async function decideIn(
  vault: Vault,
  { device, now, onChange }: Pick<AccountExchange, 'device' | 'now' | 'onChange'>,
  { row, field }: Disagreement,
  value: unknown,
): Promise<void> {
  await openDeviceRows(vault, device.name, now, onChange).decide(row, field, value)
}
