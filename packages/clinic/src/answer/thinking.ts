import type { Clinic } from '../clinic.ts'

/** The clinic as it is called: the same methods, answered at once or later. A `Clinic` itself is one, and so is a pool of them. */
export type Thinking = {
  readonly [Method in keyof Clinic]: (
    ...given: Parameters<Clinic[Method]>
  ) => ReturnType<Clinic[Method]> | Promise<ReturnType<Clinic[Method]>>
}
