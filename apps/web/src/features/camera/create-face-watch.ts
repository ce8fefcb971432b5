import type { FaceMeasurements, FaceProgress } from '@dr-ai/senses/face/measure-face'
import type { FaceAnswer, FaceOrder } from './face-messages.ts'

/** Width of the pictures that are measured: enough for the irises, a quarter of what the camera gives. */
const pictureWidth = 640
/** Milliseconds the worker is given to hand over a recording's measurements. */
const patience = 5_000

export type FaceWatch = ReturnType<typeof createFaceWatch>

/**
 * Follows the face in a playing video: one frame at a time goes to a worker, which alone does the work; a frame that comes while
 * it is busy is left out.
 */
export function createFaceWatch(video: HTMLVideoElement, onProgress: (progress: FaceProgress) => void, onFailure: () => void) {
  const worker = new Worker(new URL('./face.worker.ts', import.meta.url), { type: 'module' })
  const order = (message: FaceOrder, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  let isIdle = false
  let isOver = false
  let handOver: ((measurements: FaceMeasurements | null) => void) | null = null

  worker.addEventListener('message', ({ data }: MessageEvent<FaceAnswer>) => {
    if (isOver) return
    if (data.kind === 'measured') handOver?.(data.measurements)
    else if (data.kind === 'failed') fail()
    else {
      isIdle = true
      if (data.kind === 'seen') onProgress(data.progress)
    }
  })
  worker.addEventListener('error', fail)

  function fail() {
    if (isOver) return
    end()
    onFailure()
  }

  async function show(seconds: number) {
    if (!isIdle || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
    isIdle = false
    try {
      const picture = await createImageBitmap(video, {
        resizeWidth: pictureWidth,
        resizeHeight: Math.round((pictureWidth * video.videoHeight) / video.videoWidth),
        resizeQuality: 'low',
      })
      if (isOver) picture.close()
      else order({ kind: 'frame', picture, seconds }, [picture])
    } catch {
      // The camera was switched off under the frame.
      isIdle = true
    }
  }

  /** Browsers without frame callbacks get a look at every repaint. */
  const onNextFrame = 'requestVideoFrameCallback' in video ? video.requestVideoFrameCallback.bind(video) : requestAnimationFrame
  function next() {
    if (isOver) return
    onNextFrame((now) => {
      void show(now / 1_000)
      next()
    })
  }
  next()

  function end() {
    isOver = true
    handOver?.(null)
    worker.terminate()
  }

  return {
    /** A recording begins: measure it apart. */
    begin: () => order({ kind: 'begin' }),
    /** It has ended. Out: what was measured in it; null where the face could not be followed. */
    finish: () =>
      new Promise<FaceMeasurements | null>((resolve) => {
        if (isOver) return resolve(null)
        const timer = setTimeout(() => handOver?.(null), patience)
        handOver = (measurements) => {
          clearTimeout(timer)
          handOver = null
          resolve(measurements)
        }
        order({ kind: 'finish' })
      }),
    end,
  }
}
