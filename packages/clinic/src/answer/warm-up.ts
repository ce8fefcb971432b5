import type { Clinic } from '../clinic.ts'

/** A complaint, answers to what is asked, and a question of the patient's own: most of the engine's code is run by them. */
const plainTurns = ['I have had a headache on one side since yesterday, with nausea', 'no', 'yes', 'can I take ibuprofen for it?'] as const
/** After so many times the code is compiled, and a turn takes what it will take. */
const rounds = 3

/**
 * Talks to an engine that nobody has asked yet, one turn at each step, so that it is as fast for its first patient as for any other: the first turn of all takes twenty
 * times as long as later ones. Ends by itself; what was said is forgotten. Yields the round of each turn, from 0.
 */
export function* warmUp(clinic: Pick<Clinic, 'newCase' | 'consult'>): Generator<number, void> {
  for (let round = 0; round < rounds; round++) {
    let mind = clinic.newCase({ country: 'GB' })
    for (const words of plainTurns) {
      mind = clinic.consult(mind, words).case
      yield round
    }
  }
}
