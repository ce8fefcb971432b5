import type { Clinic } from '../clinic.ts'

type Talks = readonly (readonly string[])[]

/** A complaint, answers to what is asked, and a question of the patient's own: most of the engine's code is run by them. */
const plainTalks: Talks = [['I have had a headache on one side since yesterday, with nausea', 'no', 'yes', 'can I take ibuprofen for it?']]
/** After so many times the code is compiled, and a turn takes what it will take. */
const plainRounds = 3

/**
 * Talks to an engine that nobody has asked yet, one turn at each step, so that it is as fast for its first patient as for any other: the first turn of all takes twenty
 * times as long as later ones. Ends by itself; what was said is forgotten. In: the engine, and what it is told, so many times; where nobody waits for the end of it, the
 * talks of varied-talks.ts, by which nearly all of its patterns are compiled. Yields the round of each turn, from 0.
 */
export function* warmUp(
  clinic: Pick<Clinic, 'newCase' | 'consult'>,
  talks: Talks = plainTalks,
  rounds: number = plainRounds,
): Generator<number, void> {
  for (let round = 0; round < rounds; round++)
    for (const talk of talks) {
      let mind = clinic.newCase({ country: 'GB' })
      for (const words of talk) {
        mind = clinic.consult(mind, words).case
        yield round
      }
    }
}
