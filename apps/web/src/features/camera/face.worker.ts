import { createFaceMeter, type FaceMeter } from '@dr-ai/senses/face/measure-face'
import { readFace } from '@dr-ai/senses/face/read-face'
import { Human } from '@vladmandic/human'
import type { FaceAnswer, FaceOrder } from './face-messages.ts'

/** Models and engine from our own server: the library's defaults would ask a foreign one, and a missing engine is 20 times slower. */
const files = new URL(import.meta.env.VITE_FACE_FILES, self.location.origin).href
const off = { enabled: false }
const human = new Human({
  backend: 'wasm',
  wasmPath: files,
  modelBasePath: files,
  async: false,
  cacheModels: false,
  // Every frame counts: none is skipped for looking like the one before.
  cacheSensitivity: 0,
  warmup: 'none',
  filter: off,
  gesture: off,
  body: off,
  hand: off,
  object: off,
  segmentation: off,
  face: {
    enabled: true,
    // The detector runs anew only every 2.5 s; between, the mesh follows its own box.
    detector: { rotation: false, maxDetected: 1, minConfidence: 0.3, skipFrames: 99, skipTime: 2_500 },
    mesh: { enabled: true },
    iris: { enabled: true },
    attention: off,
    emotion: off,
    description: off,
    antispoof: off,
    liveness: off,
  },
})

const live = createFaceMeter()
let recorded: FaceMeter | null = null
const answer = (message: FaceAnswer) => postMessage(message)

human.load().then(
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

async function look(picture: ImageBitmap, seconds: number): Promise<void> {
  try {
    const { face } = await human.detect(picture)
    const frame = { seconds, reading: face[0] ? readFace(face[0].mesh) : null }
    live.add(frame)
    recorded?.add(frame)
    answer({ kind: 'seen', progress: live.progress() })
  } catch {
    answer({ kind: 'failed' })
  } finally {
    picture.close()
  }
}
