import type { Picture } from '@dr-ai/senses/face/cut-region'

/**
 * Reads the pixels of one picture after the other into the same memory. A camera's frame is copied out as it is: painting it on a
 * canvas first costs Chromium some 450 MB of transfer buffers. Where a browser cannot copy it in colours, it is painted all the same.
 */
export function createPixelReader() {
  let bytes = new Uint8Array()
  let canvas: OffscreenCanvas | null = null
  let canCopy = true

  function paint(shown: ImageBitmap | VideoFrame, width: number, height: number): Picture {
    if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('this browser cannot draw in a worker')
    context.drawImage(shown, 0, 0, width, height)
    return context.getImageData(0, 0, width, height)
  }

  return async (shown: ImageBitmap | VideoFrame): Promise<Picture> => {
    if (shown instanceof ImageBitmap) return paint(shown, shown.width, shown.height)
    const { visibleRect, displayWidth, displayHeight } = shown
    if (!canCopy || !visibleRect) return paint(shown, displayWidth, displayHeight)
    const { width, height } = visibleRect
    try {
      const size = shown.allocationSize({ format: 'RGBA' })
      if (bytes.length !== size) bytes = new Uint8Array(size)
      await shown.copyTo(bytes, { format: 'RGBA' })
      return { data: bytes, width, height }
    } catch {
      canCopy = false
      return paint(shown, displayWidth, displayHeight)
    }
  }
}
