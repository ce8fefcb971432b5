import type { Move } from '../move.ts'

const finding = 'stool-black'
const ofIron =
  'Then it is most likely the iron: it turns the stool dark green or black, and that does no harm (NHS: Ferrous sulfate). Go on taking it as you were told. It would be another matter if the stool turned sticky like tar or smelled foul, if you vomited blood, or if you felt faint: then go to an emergency department at once.'

/** Dark stool on iron tablets, and neither tar nor anything else that speaks of a bleed: it is said that this is expected. */
export const ironAndStool: Move = ({ before, now, judged }) => {
  const isDenied = now.observations[finding]?.polarity === 'absent' && before.observations[finding]?.polarity === 'present'
  const takesIron = now.observations['takes-iron']?.polarity === 'present'
  return isDenied && takesIron && before.pending?.id === finding && judged.crisis === 'none' ? [{ kind: 'answer', text: ofIron }] : []
}

/** Whether it was for the dark stool alone that somebody came: then nothing is left to ask. */
export const cameForIron: (state: Parameters<Move>[0]) => boolean = (state) =>
  ironAndStool(state).length > 0 &&
  state.now.complaints.every((id) => id.split('.')[0] === finding || id.startsWith('takes-') || id.startsWith('history-'))
