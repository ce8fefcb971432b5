import { cutLine } from './cut-line.ts'
import type { Model } from './eye-models.ts'
import { type GreyPicture, turnQuarters } from './grey-picture.ts'
import { modelInput } from './read-lines.ts'
import type { LeaningBox } from './smallest-box.ts'

/** The direction model looks at pieces of this size. */
const piece = { width: 192, height: 48 } as const
/** Lines that are asked which way up they stand; a longer one says it more surely. */
const asked = 12

/** By how many quarters a picture must be turned (clockwise) so that the text in it stands upright. */
export async function wayUp(picture: GreyPicture, lines: readonly LeaningBox[], direct: Model): Promise<0 | 1 | 2 | 3> {
  const standing = lines.filter(({ width, height }) => height > 1.5 * width).reduce((sum, { height }) => sum + height, 0)
  const lying = lines.filter(({ width, height }) => width > 1.5 * height).reduce((sum, { width }) => sum + width, 0)
  if (standing <= lying) return (await isOnItsHead(picture, lines, direct)) ? 2 : 0
  const laid = lines.map(({ x, y, width, height, lean }) => ({ x: picture.height - 1 - y, y: x, width: height, height: width, lean }))
  return (await isOnItsHead(turnQuarters(picture, 1), laid, direct)) ? 3 : 1
}

async function isOnItsHead(picture: GreyPicture, lines: readonly LeaningBox[], direct: Model): Promise<boolean> {
  const longest = lines
    .filter(({ width, height }) => width > 2.5 * height)
    .sort((a, b) => b.width / b.height - a.width / a.height)
    .slice(0, asked)
  if (longest.length === 0) return false
  const cut = longest.map((box) => {
    const width = Math.min(box.width, (box.height * piece.width) / piece.height)
    const back = (box.width - width) / 2
    return cutLine(
      picture,
      { ...box, bend: 0, width, x: box.x - back * Math.cos(box.lean), y: box.y - back * Math.sin(box.lean) },
      piece.height,
    )
  })
  const { values } = await direct(modelInput(cut, piece.width, piece.height), [cut.length, 3, piece.height, piece.width])
  let onItsHead = 0
  for (let index = 0; index < cut.length; index++) onItsHead += values[index * 2 + 1] ?? 0
  return onItsHead > cut.length / 2
}
