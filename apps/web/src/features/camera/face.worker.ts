import { createFaceMeter, type FaceMeter } from '@dr-ai/senses/face/measure-face'
import { createFaceTracker } from './create-face-tracker.ts'
import { createPixelReader } from './create-pixel-reader.ts'
import type { FaceAnswer, FaceOrder } from './face-messages.ts'

const readPixels = createPixelReader()
const live = createFaceMeter()
let recorded: FaceMeter | null = null
const answer = (message: FaceAnswer) => postMessage(message)

const tracker = createFaceTracker(new URL(import.meta.env.VITE_FACE_FILES, self.location.origin).href)
tracker.then(
  () => answer({ kind: 'ready' }),
  () => answer({ kind: 'failed' }),
)

addEventListener('message', async ({ data: order }: MessageEvent<FaceOrder>) => {
  switch (order.kind) {
    case 'frame':
      await look(order.picture, order.seconds)
      return
    case 'begin':
      recorded = createFaceMeter()
      return
    case 'finish':
      answer({ kind: 'measured', measurements: recorded?.measure() ?? null })
      recorded = null
  }
})

async function look(shown: ImageBitmap | VideoFrame, seconds: number): Promise<void> {
  try {
    const { look } = await tracker
    const frame = { seconds, ...(await look(await readPixels(shown))) }
    live.add(frame)
    recorded?.add(frame)
    answer({ kind: 'seen', progress: live.progress() })
  } catch {
    answer({ kind: 'failed' })
  } finally {
    shown.close()
  }
}
