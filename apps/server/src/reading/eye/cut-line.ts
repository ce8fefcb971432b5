import { type GreyPicture, greyAt } from './grey-picture.ts'
import { bendAt, type LeaningBox } from './smallest-box.ts'

/** A line of text, cut out and straight, as high as the reading model wants it. */
export interface CutLine {
  width: number
  height: number
  /** Grey values 0 to 255, row by row. */
  data: Float32Array
}

/**
 * Cuts a leaning box, bent or straight, out of a picture, in the height that is wanted. Strokes of letters that
 * shrink are kept by taking the mean of what a pixel stands for.
 */
export function cutLine(picture: GreyPicture, box: LeaningBox, height: number): CutLine {
  const scale = box.height / height
  const width = Math.max(8, Math.round(box.width / scale))
  const cos = Math.cos(box.lean)
  const sin = Math.sin(box.lean)
  const taps = Math.max(1, Math.min(3, Math.round(scale)))
  const data = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let sum = 0
      for (let tapY = 0; tapY < taps; tapY++) {
        for (let tapX = 0; tapX < taps; tapX++) {
          const at = (column + (tapX + 0.5) / taps) / width
          const along = (at - 0.5) * box.width
          const across = ((row + (tapY + 0.5) / taps) / height - 0.5) * box.height + bendAt(box, at)
          sum += greyAt(picture, box.x + along * cos - across * sin, box.y + along * sin + across * cos)
        }
      }
      data[row * width + column] = sum / (taps * taps)
    }
  }
  return { width, height, data }
}
