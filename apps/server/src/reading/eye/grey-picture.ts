/** A picture as grey values, row by row; 255 is white. */
export interface GreyPicture {
  width: number
  height: number
  data: Uint8Array
}

/** The picture turned by quarters of a circle, clockwise. */
export function turnQuarters({ data, width, height }: GreyPicture, quarters: 0 | 1 | 2 | 3): GreyPicture {
  if (quarters === 0) return { data, width, height }
  const isLying = quarters !== 2
  const turned = { width: isLying ? height : width, height: isLying ? width : height, data: new Uint8Array(data.length) }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [toX, toY] = quarters === 1 ? [height - 1 - y, x] : quarters === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x]
      turned.data[toY * turned.width + toX] = data[y * width + x] ?? 255
    }
  }
  return turned
}

/** The grey value at a place between pixels (bilinear); beyond the edge it is the edge's. */
export function greyAt({ data, width, height }: GreyPicture, x: number, y: number): number {
  const left = Math.min(width - 1, Math.max(0, x))
  const top = Math.min(height - 1, Math.max(0, y))
  const x0 = Math.floor(left)
  const y0 = Math.floor(top)
  const x1 = Math.min(width - 1, x0 + 1)
  const y1 = Math.min(height - 1, y0 + 1)
  const right = left - x0
  const below = top - y0
  const upper = (data[y0 * width + x0] ?? 255) * (1 - right) + (data[y0 * width + x1] ?? 255) * right
  const lower = (data[y1 * width + x0] ?? 255) * (1 - right) + (data[y1 * width + x1] ?? 255) * right
  return upper * (1 - below) + lower * below
}
