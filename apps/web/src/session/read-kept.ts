import { completeMedication, type Medication } from './medication.ts'
import { ageInYears, type Person } from './person.ts'
import type { SessionAction, SessionState } from './session-state.ts'
import { defaultSettings, emptyProfile, type Profile, type Settings } from './settings.ts'
import type { Task } from './task.ts'
import type { Vault } from './vault.ts'

/** Collections that stand in the account's own vault, whoever's record is open. */
export const accountCollections: ReadonlySet<string> = new Set(['settings', 'persons', 'devices', 'paired-devices'])

/** The vault of the account, and the one of whoever's record is open: the same, or a person's. */
export interface OpenVaults {
  home: Vault
  vault: Vault
  person: Person | null
}

async function listMedications(vault: Vault): Promise<Medication[]> {
  return (await vault.list<Partial<Medication> & { id: string }>('medications')).map(completeMedication)
}

async function readSettings(home: Vault): Promise<Settings> {
  return { ...defaultSettings, ...(await home.read<Settings>('settings', 'settings')) }
}

/** The profile as it is kept; who was born on a known day has the age of today. */
async function readProfile({ vault, person }: OpenVaults, now: number): Promise<Profile> {
  const profile = { ...emptyProfile, ...(await vault.read<Profile>('profile', 'profile')) }
  return { ...profile, ageYears: ageInYears(person?.bornOn ?? null, now) ?? profile.ageYears }
}

/** One collection read again, as the step that shows it; null for one that is not in the shared state. */
export async function readAgain(collection: string, open: OpenVaults, now: number): Promise<SessionAction | null> {
  switch (collection) {
    case 'medications':
      return { type: 'set medications', medications: await listMedications(open.vault) }
    case 'tasks':
      return { type: 'set tasks', tasks: await open.vault.list<Task>(collection) }
    case 'settings':
      return { type: 'set settings', settings: await readSettings(open.home) }
    case 'profile':
      return { type: 'set profile', profile: await readProfile(open, now) }
    default:
      return null
  }
}

/** What of the shared state stands in the open vaults. */
export async function readKept(open: OpenVaults, now: number) {
  const [medications, tasks, settings, profile] = await Promise.all([
    listMedications(open.vault),
    open.vault.list<Task>('tasks'),
    readSettings(open.home),
    readProfile(open, now),
  ])
  return { medications, tasks, settings, profile, person: open.person } satisfies Partial<SessionState>
}
