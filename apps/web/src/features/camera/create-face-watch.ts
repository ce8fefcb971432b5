import type { FaceMeasurements, FaceProgress } from '@dr-ai/senses/face/measure-face'
import type { FaceAnswer, FaceOrder } from './face-messages.ts'

/** Seconds between two frames that are measured: twenty a second catch the shortest blink, and more would only warm the device. */
const shortestStep = 0.045
/** Milliseconds the worker is given to hand over a recording's measurements. */
const timeoutMs = 5_000

export type FaceWatch = ReturnType<typeof createFaceWatch>

/**
 * Follows the face in a video: a worker of its own loads the models at once and does all the work. One frame at a time goes to it; a frame
 * that comes while it is busy is left out.
 */
export function createFaceWatch(onProgress: (progress: FaceProgress) => void, onFailure: () => void) {
  const worker = new Worker(new URL('./face.worker.ts', import.meta.url), { type: 'module' })
  const order = (message: FaceOrder, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  let isIdle = false
  let isOver = false
  let followed: HTMLVideoElement | null = null
  let shownAt = Number.NEGATIVE_INFINITY
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

  async function show(video: HTMLVideoElement, seconds: number) {
    if (!isIdle || seconds - shownAt < shortestStep || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
    isIdle = false
    shownAt = seconds
    try {
      const picture = await grab(video)
      if (isOver) picture.close()
      else order({ kind: 'frame', picture, seconds }, [picture])
    } catch {
      // The camera was switched off under the frame.
      isIdle = true
    }
  }

  function end() {
    isOver = true
    handOver?.(null)
    worker.terminate()
  }

  return {
    /** The picture plays here from now on. */
    follow(video: HTMLVideoElement) {
      if (followed === video) return
      followed = video
      function next() {
        onNextFrame(video, (seconds) => {
          if (isOver || followed !== video) return
          void show(video, seconds)
          next()
        })
      }
      next()
    },
    /** A recording begins: measure it apart. */
    begin: () => order({ kind: 'begin' }),
    /** It has ended. Out: what was measured in it; null where the face could not be followed. */
    finish: () =>
      new Promise<FaceMeasurements | null>((resolve) => {
        if (isOver) return resolve(null)
        const timer = setTimeout(() => handOver?.(null), timeoutMs)
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

/** Calls back with the time at which the next frame was taken; browsers without frame callbacks get a look at every repaint. */
function onNextFrame(video: HTMLVideoElement, show: (seconds: number) => void) {
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback((now, { captureTime }) => show((captureTime ?? now) / 1_000))
  else requestAnimationFrame((now) => show(now / 1_000))
}

/** The frame that plays now, untouched where the browser can hand it over so: painting it would hold up the page. */
const grab = (video: HTMLVideoElement): Promise<ImageBitmap> | VideoFrame =>
  typeof VideoFrame === 'undefined' ? createImageBitmap(video) : new VideoFrame(video)
