import { createFaceMeter, type FaceMeter } from '@dr-ai/senses/face/measure-face'
import { createFaceTracker } from './create-face-tracker.ts'
import type { FaceAnswer, FaceOrder } from './face-messages.ts'

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

async function look(given: ImageBitmap | VideoFrame, seconds: number): Promise<void> {
  try {
    const { look } = await tracker
    // A camera's frame is turned into colours once, here and not on the page.
    const picture = given instanceof ImageBitmap ? given : await createImageBitmap(given)
    try {
      const frame = { seconds, ...(await look(picture)) }
      live.add(frame)
      recorded?.add(frame)
      answer({ kind: 'seen', progress: live.progress() })
    } finally {
      picture.close()
    }
  } catch {
    answer({ kind: 'failed' })
  } finally {
    given.close()
  }
}
