import type { Vault } from './vault.ts'

/** How the one who writes calls the person, in words the doctor knows; 'patient' for anybody else. */
export const relations = [
  'daughter',
  'son',
  'mother',
  'father',
  'wife',
  'husband',
  'partner',
  'sister',
  'brother',
  'grandmother',
  'grandfather',
  'patient',
] as const
export type Relation = (typeof relations)[number]

const women: ReadonlySet<Relation> = new Set(['daughter', 'mother', 'wife', 'sister', 'grandmother'])
const men: ReadonlySet<Relation> = new Set(['son', 'father', 'husband', 'brother', 'grandfather'])

/** The sex that the word for a person says; null where it says none. */
export function sexOf(relation: Relation): 'female' | 'male' | null {
  return women.has(relation) ? 'female' : men.has(relation) ? 'male' : null
}

export const personColours = ['blue', 'orange', 'green', 'amber'] as const
export type PersonColour = (typeof personColours)[number]

/** Somebody whose record stands in an account beside that of its holder: a child, a parent. */
export interface Person {
  id: string
  name: string
  colour: PersonColour
  relation: Relation
  /** The local calendar day (YYYY-MM-DD), so that the age never goes stale; null where it is not known. */
  bornOn: string | null
  /** Whether the person writes to the doctor in their own words, and not somebody for them. */
  speaksForSelf: boolean
  /** When the record was put into a file for the person's own account. */
  handedOverAt?: string
}

export const personCollection = 'persons'
const placeIn = (person: string): string => `person:${person}:`

/**
 * The vault of one person: a part of the account's, under its key, with collections of its own, so that whatever moves, locks or deletes the
 * account's vault does the same with the family's.
 */
export function personVault(home: Vault, person: string): Vault {
  const inside = (collection: string) => `${placeIn(person)}${collection}`
  return {
    owner: `${home.owner}/${person}`,
    read: (collection, id) => home.read(inside(collection), id),
    list: (collection) => home.list(inside(collection)),
    change: (collection, id, change) => home.change(inside(collection), id, change),
    changeTogether: (places, change) =>
      home.changeTogether(
        places.map(({ collection, id }) => ({ collection: inside(collection), id })),
        change,
      ),
    async readAll() {
      const records = await home.readAll()
      return records
        .filter(({ collection }) => collection.startsWith(placeIn(person)))
        .map((record) => ({ ...record, collection: record.collection.slice(placeIn(person).length) }))
    },
  }
}

const yearLength = 365.25 * 24 * 3_600_000
/** A baby's age counts in weeks and months: rules for fever in the first three months rest on it. */
const wholeYearsFrom = 2

/** The age in years on a day: whole years from two on, hundredths before, rather too young than too old. Null for no day, or one to come. */
export function ageInYears(bornOn: string | null, now: number): number | null {
  const [year, month, day] = (bornOn ?? '').split('-').map(Number)
  if (!year || !month || !day) return null
  const today = new Date(now)
  const isBeforeBirthday = today.getMonth() + 1 < month || (today.getMonth() + 1 === month && today.getDate() < day)
  const years = today.getFullYear() - year - (isBeforeBirthday ? 1 : 0)
  if (years >= wholeYearsFrom) return years
  const since = now - new Date(year, month - 1, day).getTime()
  return since < 0 ? null : Math.floor((since / yearLength) * 100) / 100
}

/** "6 years", "5 months". */
export function ageText(ageYears: number): string {
  if (ageYears >= wholeYearsFrom) return `${ageYears} years`
  const months = Math.floor(ageYears * 12)
  return `${months} month${months === 1 ? '' : 's'}`
}
