import type { Region } from './face-region.ts'

/** A picture's pixels, four bytes each: red, green, blue and one that is not looked at. */
export interface Picture {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
}

interface Cut {
  region: Region
  /** Pixels to a side of the square that is cut out. */
  side: number
  /** Where the square begins in `target`. */
  offset?: number
  isMirrored?: boolean
}

/**
 * Cuts a region out of a picture, turned upright, and writes it as models take it: red, green and blue of every pixel, each 0 to 1,
 * interpolated between the nearest four. What lies beyond the picture's edge is black.
 */
export function cutRegion({ data, width, height }: Picture, target: Float32Array, { region, side, offset = 0, isMirrored = false }: Cut) {
  const step = region.size / side
  const [alongX, alongY] = [Math.cos(region.angle) * step, Math.sin(region.angle) * step]
  const direction = isMirrored ? -1 : 1
  const middle = (side - 1) / 2
  let to = offset
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const along = (column - middle) * direction
      const down = row - middle
      const x = region.x + along * alongX - down * alongY - 0.5
      const y = region.y + along * alongY + down * alongX - 0.5
      const left = Math.floor(x)
      const top = Math.floor(y)
      if (!(left >= 0 && top >= 0 && left < width - 1 && top < height - 1)) {
        target[to++] = 0
        target[to++] = 0
        target[to++] = 0
        continue
      }
      const right = x - left
      const below = y - top
      const at = (top * width + left) * 4
      const under = at + width * 4
      for (let colour = 0; colour < 3; colour++) {
        const upper = (data[at + colour] ?? 0) * (1 - right) + (data[at + 4 + colour] ?? 0) * right
        const lower = (data[under + colour] ?? 0) * (1 - right) + (data[under + 4 + colour] ?? 0) * right
        target[to++] = (upper * (1 - below) + lower * below) / 255
      }
    }
  }
}
