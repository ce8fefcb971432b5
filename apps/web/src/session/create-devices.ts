import { loadChunk } from '../api/load-chunk.ts'
import type { createKeeping } from './keep-records.ts'
import { type Patient, patientPlace } from './patient.ts'
import type { SessionCore } from './session-core.ts'
import type { SessionPlaces } from './session-places.ts'
import type { Settings } from './settings.ts'
import { shadowCollection } from './shared-kinds.ts'
import type { AccountExchange, Disagreement } from './sync/account-exchange.ts'
import type { RowExchange } from './sync/exchange-rows.ts'
import type { OpenRecord, Vault } from './vault.ts'

/** This browser among the devices of the account: its name in the rows, and the key that the devices alone know. */
interface OwnDevice {
  id: 'own'
  name: string
  key: string
}

/** A device that takes part, as the patient sees it. */
export interface PairedDevice {
  /** Its name in the rows. */
  id: string
  label: string
  since: string
}

/** What a known device gives a new one: with it the rest comes by itself. */
export interface Welcome {
  patient: Patient
  key: string
  country: string | null
}

/** Only who has a second device loads it. */
const loadSync = () => loadChunk('devices', () => import('./sync/account-exchange.ts'))

const ownPlace = { collection: 'devices', id: 'own' } as const
export const pairedCollection = 'paired-devices'

/** Records that make a browser one of the devices; a copy of a record that is put back is another one. */
export const isOfDevice = ({ collection }: Pick<OpenRecord, 'collection'>): boolean =>
  [ownPlace.collection, pairedCollection].includes(collection) || collection.endsWith(shadowCollection)

/** What a record keeps for its exchange with other devices; without it, it takes part no more. */
export async function devicePlaces(home: Vault): Promise<{ collection: string; id: string }[]> {
  return (await home.readAll()).filter(isOfDevice).map(({ collection, id }) => ({ collection, id }))
}

/** The devices of an account, which exchange what they keep through the server. */
export function createDevices(
  places: SessionPlaces,
  core: SessionCore,
  { changed, keep }: Pick<ReturnType<typeof createKeeping>, 'changed' | 'keep'>,
  importRecords: (records: readonly OpenRecord[]) => Promise<unknown>,
) {
  const exchanges = new Map<string, RowExchange>()
  let running: Promise<void> | null = null
  let isWanted = false

  const ownDevice = () => core.opened()?.home.read<OwnDevice>(ownPlace.collection, ownPlace.id)

  async function exchangeAll(): Promise<void> {
    const home = core.opened()?.home
    const device = await ownDevice()
    if (!home || !device) return
    const { exchangeAccount } = await loadSync()
    const ask: AccountExchange['ask'] = (name, options) => {
      if (core.opened()?.home.owner !== home.owner) throw new Error('The record is not open any more.')
      return places.call(name, options)
    }
    const told = new Set<string>()
    const onChange = (collection: string) => void told.add(collection)
    try {
      await exchangeAccount({ home, device, now: places.now, ask, exchanges, onChange })
    } finally {
      for (const collection of told) await changed(collection)
    }
  }

  /** Takes in what other devices left, and leaves what they lack. One after the other; who asks meanwhile gets another round. */
  async function exchange(): Promise<void> {
    isWanted = true
    running ??= (async () => {
      while (isWanted) {
        isWanted = false
        await exchangeAll()
      }
    })().finally(() => {
      running = null
    })
    return running
  }

  async function begin(key: string, label: string): Promise<void> {
    const own: OwnDevice = { id: 'own', name: crypto.randomUUID(), key }
    exchanges.clear()
    await keep<OwnDevice>(ownPlace.collection, ownPlace.id, () => own)
    const paired = { id: own.name, label, since: new Date(places.now()).toISOString() }
    await keep<PairedDevice>(pairedCollection, own.name, () => paired)
  }

  return {
    exchange,
    /** This browser's name among the devices; null where it does not take part. */
    ownName: async (): Promise<string | null> => (await ownDevice())?.name ?? null,
    /** What a new device needs to take part; this one begins to, if it does not yet. */
    async welcome(label: string): Promise<Welcome> {
      if (!(await ownDevice())) await begin((await import('./sync/row-sealer.ts')).mintRowKey(), label)
      const own = await ownDevice()
      const { home } = core.reached()
      const patient = await home.read<Patient>(patientPlace.collection, patientPlace.id)
      if (!own || !patient) throw new Error('The vault has no patient.')
      return { patient, key: own.key, country: core.getState().settings.country }
    },
    /** Puts the record of another device in the place of what is here, and fetches what that device keeps. */
    async join({ patient, key, country }: Welcome, label: string): Promise<void> {
      const settings: Settings = { ...core.getState().settings, country }
      await importRecords([
        { ...patientPlace, version: 1, value: patient },
        { collection: 'settings', id: 'settings', version: 1, value: settings },
      ])
      await begin(key, label)
      await exchange()
    },
    /** Ends the exchange on this device; what is here stays. */
    async leave(): Promise<void> {
      const own = await ownDevice()
      if (!own) return
      await keep(pairedCollection, own.name, () => undefined)
      await exchange().catch(() => undefined)
      await keep(ownPlace.collection, ownPlace.id, () => undefined)
    },
    /** What two devices said differently, in the record that is open. */
    disagreements: async (): Promise<Disagreement[]> =>
      (await ownDevice()) ? (await loadSync()).disagreementsIn(core.reached().vault) : [],
    /** The patient says which of two holds. */
    async decide(disagreement: Disagreement, value: unknown): Promise<void> {
      const own = await ownDevice()
      if (!own) return
      const { decideIn } = await loadSync()
      const onChange = (collection: string) => void changed(collection)
      await decideIn(core.reached().vault, { device: own, now: places.now, onChange }, disagreement, value)
    },
  }
}
