/** Pieces that patterns and matching once stumbled over, or may: hesitation, lists, numbers, signs, relatives, denials. */
const pieces = (
  'I... |um... |well, |mm-hmm |mmm|chest pain, |want to die |temp 38.5 pulse 120 bp 80/40 sats 88% |no-|no |not |if |1-|1.|1 |- |.| |\t|\n|,|' +
  'my son |my wife says |i am a |about |for about |10/10 |stiff neck |back pain and |cough without |itchy |lump |left arm |the |a |and |or |' +
  'pregnant |g1p|120/80 |5 mg |ibuprofen |take |years |old |45 f |she |he |maybe |yes |sorry |痛|é|😀|(|[|"|https://a.b/|xyzzy |aa|0|x|' +
  'can i take ibuprofen with |what is |is it |how long |allergic to |do i need |my |worse |better at |since |hurts |belly |swollen |? '
).split('|')
const joints = ['', ' ', '... ', ', ', ' and ', '\n'] as const
/** Every so many messages one is no repetition but a mixture. */
const mixture = 3

/**
 * The hostile message of a number, up to 20,000 characters: one to three pieces again and again, with something else at its ends, or
 * all pieces in an order that never comes again.
 */
export function hostileMessage(number: number): string {
  const at = (step: number): string => pieces[(number * step + step) % pieces.length] ?? ''
  const length = [200, 1_000, 4_000, 20_000][number % 4] ?? 200
  const joint = joints[number % joints.length] ?? ''
  const piece = [at(7), number % 3 > 0 ? at(13) : '', number % 5 === 0 ? at(29) : ''].join(joint)
  const many =
    number % mixture === 0
      ? mixed(number, length, joint)
      : (piece === '' ? 'a ' : piece).repeat(Math.ceil(length / Math.max(1, piece.length)))
  return `${number % 2 === 0 ? 'chest pain ' : ''}${many}`.slice(0, length - 8) + (number % 7 === 0 ? ' q' : '')
}

/** Pieces by chance that is the same for the same number (Numerical Recipes' linear congruence); few of them, or all. */
function mixed(number: number, length: number, joint: string): string {
  let state = number
  const few = number % 2 === 0 ? pieces.length : 6
  const chosen: string[] = []
  for (let reached = 0; reached < length; reached += (chosen.at(-1)?.length ?? 0) + joint.length + 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    chosen.push(
      `${pieces[(number * 31 + ((state >>> 8) % few)) % pieces.length] ?? ''}${state % 17 === 0 ? (state >>> 5).toString(36) : ''}`,
    )
  }
  return chosen.join(joint)
}
