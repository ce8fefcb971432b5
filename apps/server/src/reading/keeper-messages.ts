import type { Refusal } from './reading-refused.ts'

/** Bounds of a process that reads one file: bytes, megabytes of its heap, milliseconds. */
export interface ChildBounds {
  memory: number
  heapMegabytes: number
  /** Megabytes for what has just been made; a small one is cleared sooner. */
  youngMegabytes?: number
  /** How often it is looked at. */
  watch: number
  /** How long it may compute without a word, and how long the clock may run without one. */
  silence: number
  longestWait: number
  time: number
}

export interface StartedChild {
  id: number
  path: string
  task: object
  bounds: ChildBounds
  /** How Node is started for it. */
  program: { execPath: string; execArgv: string[] }
  /** The folder in which its program lies compiled, if one does. */
  compiled: string | null
}

/** What the thread that keeps the reading processes is told, and what it tells. */
export type KeeperRequest =
  | ({ kind: 'start' } & StartedChild)
  | { kind: 'bytes'; id: number; bytes: Uint8Array }
  | { kind: 'whole'; id: number }
  | { kind: 'end'; id: number }
export type KeeperAnswer =
  | { kind: 'said'; id: number; message: object }
  | { kind: 'taken'; id: number }
  | { kind: 'over'; id: number; refusal: Refusal }
