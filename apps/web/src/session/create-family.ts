import type { call } from '../api/call.ts'
import { mintPatient, type Patient, patientPlace } from './patient.ts'
import { type Person, personCollection, personVault, sexOf } from './person.ts'
import { replaceSecret } from './replace-secret.ts'
import type { SessionPlaces } from './session-places.ts'
import { emptyProfile, type Profile } from './settings.ts'
import type { OpenRecord, Vault } from './vault.ts'

/** What the family needs of the session around it. */
interface FamilyPlaces {
  places: Pick<SessionPlaces, 'call' | 'tab'>
  home: () => Vault
  /** Opens the record that the tab names now. */
  start: () => Promise<void>
  /** Has this tab and the others read a collection again. */
  changed: (collection: string) => Promise<void>
}

/** Which person's record this tab has open; nothing there: the account holder's own. */
export const openPersonKey = 'aiDoctorPerson'

/** In a handed-over file: the record is to get another secret as soon as it has arrived. */
const handOverPlace = { collection: 'identity', id: 'handed-over' } as const

/** The persons of an account: each a record of its own secret, one of them open in a tab at a time. */
export function createFamily({ places: { call, tab }, home, start, changed }: FamilyPlaces) {
  const write = async (person: Person) => {
    await home().change<Person>(personCollection, person.id, () => person)
    await changed(personCollection)
  }

  async function forget(id: string) {
    const vault = personVault(home(), id)
    const places = (await vault.readAll()).map(({ collection, id: place }) => ({ collection, id: place }))
    await vault.changeTogether(places, (current) => current.map(() => undefined))
    await home().change<Person>(personCollection, id, () => undefined)
    await changed(personCollection)
  }

  return {
    /** Opens the record of a person, or the account holder's own (null), in this tab. */
    async open(id: string | null) {
      if (id === null) tab.removeItem(openPersonKey)
      else tab.setItem(openPersonKey, id)
      await start()
    },
    /** Takes a person in, with a patient secret of their own. Out: the id. */
    async add(details: Omit<Person, 'id'>): Promise<string> {
      const id = crypto.randomUUID()
      const minted = await mintPatient()
      const vault = personVault(home(), id)
      await vault.change<Patient>(patientPlace.collection, patientPlace.id, () => minted)
      await vault.change<Profile>('profile', 'profile', () => ({ ...emptyProfile, sex: sexOf(details.relation) }))
      await write({ ...details, id })
      return id
    },
    change: write,
    /** Deletes what the server keeps of a person, then what this browser keeps. Throws, and deletes nothing here, when the server did not. */
    async remove(id: string) {
      const patient = await personVault(home(), id).read<Patient>(patientPlace.collection, patientPlace.id)
      if (patient) await call('deleteEverything', { secret: patient.secret })
      await forget(id)
    },
    /** Takes a person out of this account alone: whoever has their record now keeps it. */
    forget,
    /** The whole record of a person, for an account of their own. */
    async handOver(person: Person): Promise<OpenRecord[]> {
      const at = new Date().toISOString()
      const records = await personVault(home(), person.id).readAll()
      await write({ ...person, handedOverAt: at })
      return [...records, { ...handOverPlace, version: 1, value: { name: person.name, at } }]
    },
  }
}

/** Every vault of an account that holds a patient: its own and its persons'. */
export async function vaultsOf(home: Vault): Promise<Vault[]> {
  const persons = await home.list<Person>(personCollection)
  return [home, ...persons.map(({ id }) => personVault(home, id))]
}

/** Has the server delete what it keeps of every patient of an account; of one handed over, it belongs to who has it now. */
export async function deleteFromServer(home: Vault, request: typeof call): Promise<void> {
  const persons = (await home.list<Person>(personCollection)).filter(({ handedOverAt }) => handedOverAt === undefined)
  for (const vault of [...persons.map(({ id }) => personVault(home, id)), home]) {
    const patient = await vault.read<Patient>(patientPlace.collection, patientPlace.id)
    if (patient) await request('deleteEverything', { secret: patient.secret })
  }
}

/**
 * Gives a record that was handed over a secret that its former holder does not know; leaves any other as it is.
 * Out: false where the server cannot be reached.
 */
export async function takeOver(vault: Vault, request: typeof call): Promise<boolean> {
  if ((await vault.read(handOverPlace.collection, handOverPlace.id)) === undefined) return true
  try {
    await replaceSecret(vault, request)
    await vault.change(handOverPlace.collection, handOverPlace.id, () => undefined)
    return true
  } catch {
    return false
  }
}
