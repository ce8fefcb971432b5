/** Pieces that patterns and matching once stumbled over, or may: hesitation, lists, numbers, signs, relatives, denials. */
const pieces = (
  'I... |um... |well, |mm-hmm |mmm|chest pain, |want to die |temp 38.5 pulse 120 bp 80/40 sats 88% |no-|no |not |if |1-|1.|1 |- |.| |\t|\n|,|' +
  'my son |my wife says |i am a |about |for about |10/10 |stiff neck |back pain and |cough without |itchy |lump |left arm |the |a |and |or |' +
  'pregnant |g1p|120/80 |5 mg |ibuprofen |take |years |old |45 f |she |he |maybe |yes |sorry |痛|é|😀|(|[|"|https://a.b/|xyzzy |aa|0|x'
).split('|')
const joints = ['', ' ', '... ', ', ', ' and ', '\n'] as const

/** The hostile message of a number: one to three pieces again and again, up to 20,000 characters, with something else at its ends. */
export function hostileMessage(number: number): string {
  const at = (step: number): string => pieces[(number * step + step) % pieces.length] ?? ''
  const length = [200, 1_000, 4_000, 20_000][number % 4] ?? 200
  const piece = [at(7), number % 3 > 0 ? at(13) : '', number % 5 === 0 ? at(29) : ''].join(joints[number % joints.length])
  const many = (piece === '' ? 'a ' : piece).repeat(Math.ceil(length / Math.max(1, piece.length)))
  return `${number % 2 === 0 ? 'chest pain ' : ''}${many}`.slice(0, length - 8) + (number % 7 === 0 ? ' q' : '')
}
