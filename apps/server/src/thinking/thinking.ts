/** What a thinker is asked: a method of the clinic by its name, and what it is given, as plain JSON. */
export interface ThinkerTask {
  method: string
  given: readonly unknown[]
}

/**
 * What a thinker answers. `computed`: microseconds its thread has computed in all, so that only its own time counts against a deadline.
 * `pace`: milliseconds of its own time that a plain turn took it once it was warm; 0 where nobody looked. `thread`: Linux' number of it; null elsewhere.
 */
export type ThinkerMessage =
  | { kind: 'ready'; methods: readonly string[]; computed: number; pace: number; thread: number | null }
  | { kind: 'thought'; answer: unknown; computed: number }
  | { kind: 'failed'; name: string; stack: string; computed: number }
