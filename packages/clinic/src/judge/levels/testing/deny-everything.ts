import type { Clinic, Consultation } from '../../../clinic.ts'

interface Denial {
  /** The answer to "how old are you, female or male?", where it is asked. */
  person?: string
  duration: string
  turnsAtMost: number
}

/** The turns of an interview from its first one on, with nothing more to tell and every question answered no. */
export function denyEverything(clinic: Clinic, first: Consultation, { person = 'No', duration, turnsAtMost }: Denial): Consultation[] {
  const turns = [first]
  for (let turn = first; turn.reply.question && turns.length < turnsAtMost; ) {
    const { id, kind } = turn.reply.question
    const answer =
      id === 'person'
        ? person
        : id === 'duration'
          ? duration
          : kind === 'checklist'
            ? 'None of these'
            : kind === 'open'
              ? 'Nothing else'
              : 'No'
    turn = clinic.consult(turn.case, answer)
    turns.push(turn)
  }
  return turns
}
