import type { CrisisKind } from '../case/case.ts'
import { emergencyNumbers, type Helpline, specialLines } from '../knowledge/emergency-numbers.ts'

/** What may be shown where nobody knows the country, or the lists disagree about it. */
export const universalNumber = '112 or 911'
/** Lists the helplines of every country by kind of trouble. */
const anywhere = 'findahelpline.com'

export interface EmergencyContacts {
  /** The number to call for an ambulance. */
  ambulance: string
  helplines: readonly Helpline[]
  poison: Helpline | null
}

/** The numbers of a country; 112 or 911 and no helpline where they are not known for sure. */
export function emergencyContacts(country: string | null): EmergencyContacts {
  const code = country?.toUpperCase() ?? ''
  const entry = emergencyNumbers[code]
  return {
    ambulance: entry?.ambulance ?? universalNumber,
    helplines: entry?.helplines ?? [],
    poison: specialLines[code]?.poison ?? null,
  }
}

/** The lines for one kind of crisis, the fittest first; empty where none is known for the country. */
export function crisisLines(kind: CrisisKind, country: string | null, who: { isChild: boolean; isMother: boolean }): Helpline[] {
  const code = country?.toUpperCase() ?? ''
  const special = specialLines[code] ?? {}
  const general = emergencyNumbers[code]?.helplines ?? []
  const lines: (Helpline | undefined)[] = [
    ...(kind === 'overdose' || kind === 'poisoning' ? [special.poison] : []),
    ...(who.isChild && kind !== 'poisoning' ? [special.child] : []),
    ...(kind === 'abuse' ? [special.abuse] : []),
    ...(who.isMother && kind !== 'poisoning' ? [special.mother] : []),
    ...(kind === 'poisoning' ? [] : [...general, special.text]),
  ]
  return lines.filter((line) => line !== undefined)
}

/** Whom to ring after a death; null where none is known for the country. */
export function bereavementLine(country: string | null): Helpline | null {
  return specialLines[country?.toUpperCase() ?? '']?.bereavement ?? null
}

/** Where a helpline is found, as a sentence of its own. */
export const whereHelplines = `You can find a helpline near you at ${anywhere}.`

/** The first line by name and number, within a sentence; "a helpline near you" where none is known. */
export function lineWithin(lines: readonly Helpline[]): string {
  const [line] = lines
  return line === undefined ? 'a helpline near you' : `${line.name} (${line.phone})`
}

/** One person's voice to turn to: the first line, or where to find one. */
export function firstLine(lines: readonly Helpline[]): string {
  const [line] = lines
  return line === undefined ? `a helpline near you (search for "find a helpline", or go to ${anywhere})` : `${line.name} (${line.phone})`
}
