import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import { holdConsultation, leavePaper, notePressures, type PastTalk } from './demo-conversations.ts'
import type { Patient } from './patient.ts'
import type { SessionPlaces } from './session-places.ts'
import type { Vault } from './vault.ts'

const day = 86_400_000

/** One thing that the sample record still waits for. */
export type DemoStep =
  | { id: string; kind: 'history'; entries: readonly { id: string; at: number; value: DiagnosisRecord }[] }
  | ({ kind: 'talk' } & PastTalk)
  | { id: string; kind: 'paper' }
  | { id: string; kind: 'pressures' }

/** What is still to be done, and the moment that the days are counted from. */
export interface DemoToDo {
  from: number
  steps: readonly DemoStep[]
}

/** Where it stands in the vault until all is done. */
export const demoToDo = { collection: 'demo', id: 'to-do' } as const

/** Milliseconds before a step that failed is tried again. */
const waits: readonly number[] = [2_000, 8_000]
/** So many steps go at a time: the rest of the server's strength is for who is there. */
const lanes = 2

type Places = Pick<SessionPlaces, 'call'>

/** Brings one part of the sample record to the server; what is there already stays as it is. @throws where the server is not there */
export async function takeStep(places: Places, patient: Patient, from: number, step: DemoStep): Promise<void> {
  const at = (days: number) => new Date(from + days * day)
  if (step.kind === 'talk') return holdConsultation(places, patient, step)
  if (step.kind === 'paper') return leavePaper(places, patient, at, step.id)
  if (step.kind === 'pressures') return notePressures(places, patient, at)
  await places.call('restoreRows', {
    secret: patient.secret,
    body: { collection: 'history', rows: [...step.entries], user_id: patient.id },
  })
}

const filling = new Set<string>()

/**
 * Fills the sample record, going on where it was left: a page that is closed, or a server that is away, in the middle of it loses nothing
 * and doubles nothing. Never throws.
 */
export async function fillDemo(places: Places, vault: Vault, patient: Patient, patience: readonly number[] = waits): Promise<void> {
  if (filling.has(patient.id)) return
  filling.add(patient.id)
  try {
    const toDo = await vault.read<DemoToDo>(demoToDo.collection, demoToDo.id)
    const waiting = [...(toDo?.steps ?? [])]
    const lane = async () => {
      for (let step = waiting.shift(); toDo && step; step = waiting.shift()) {
        if (await isTaken(places, patient, toDo.from, step, patience)) await crossOff(vault, step.id)
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  } catch {
    // The vault was closed meanwhile; what is left is done when it is opened again.
  } finally {
    filling.delete(patient.id)
  }
}

async function isTaken(places: Places, patient: Patient, from: number, step: DemoStep, patience: readonly number[]): Promise<boolean> {
  for (const wait of [...patience, null]) {
    try {
      await takeStep(places, patient, from, step)
      return true
    } catch {
      // The call has logged it.
      if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return false
}

async function crossOff(vault: Vault, id: string): Promise<void> {
  await vault.change<DemoToDo>(demoToDo.collection, demoToDo.id, (toDo) => {
    const steps = toDo?.steps.filter((each) => each.id !== id) ?? []
    return toDo && steps.length > 0 ? { ...toDo, steps } : undefined
  })
}
