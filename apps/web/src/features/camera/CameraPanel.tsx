import { useCallback } from 'react'
import { useOutsideModel } from '../../session/use-outside-model.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { alertIcon, closeIcon, eyeIcon, eyeOffIcon, recordIcon, stopIcon } from '../../ui/icons.ts'
import { Coach, Ring, wishedSeconds } from './Coach.tsx'
import type { Camera, CameraView } from './create-camera.ts'
import { describeProgress, describeSending, type VideoSending } from './describe-progress.ts'
import { formatDuration } from './recorder-state.ts'

interface CameraPanelProps {
  view: CameraView
  camera: Camera
  /** While the doctor thinks or a video is analysed. */
  isBusy: boolean
  /** The recording that is on its way; null while none is. */
  sending: VideoSending | null
  /** What is being understood of the patient's words. */
  captions: string
  /** Whether the outside model may look at the next recording, as the patient says anew for each. */
  consent: { isGiven: boolean; onChange: (isGiven: boolean) => void }
}

/** So many characters of the captions stay in sight. */
const captionLength = 90

/** What shows while the camera is on, is starting or has failed: preview, recording, and what is measured. */
export function CameraPanel({ view, camera, isBusy, sending, captions, consent }: CameraPanelProps) {
  const { camera: state, recorder, face, isFaceFollowed } = view
  const model = useOutsideModel()
  const isOn = state.kind === 'on'
  const isRecording = recorder.kind === 'recording'
  const error = state.kind === 'off' ? state.error : recorder.kind === 'idle' ? recorder.error : null
  if (state.kind === 'off' && !error) return null
  return (
    <section
      ref={bringIntoSight}
      aria-label="Camera"
      className="scroll-mt-[calc(var(--head)+var(--pinned,0px))] border-b border-line bg-surface"
    >
      <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center gap-3 px-3 py-2 sm:px-4">
        <div className="relative aspect-video max-h-[200px] w-full max-w-[22.2rem] shrink overflow-hidden rounded-xl bg-black sm:w-64 sm:shrink-0">
          {isOn && <Preview camera={camera} />}
          {isOn && !state.isPictureOn && <Overlay>Picture paused</Overlay>}
          {state.kind === 'starting' && <Overlay role="status">Starting the camera...</Overlay>}
          {error && (
            <Overlay role="alert">
              <Icon path={alertIcon} className="mx-auto mb-1 size-6" />
              {error}
            </Overlay>
          )}
          {isRecording && (
            <>
              <div className="absolute top-1.5 right-1.5">
                <Ring seconds={recorder.seconds} />
              </div>
              {captions !== '' && (
                <p className="absolute inset-x-0 bottom-0 line-clamp-2 bg-black/75 px-2.5 py-1 text-sm text-white" aria-live="off">
                  {captions.slice(-captionLength)}
                </p>
              )}
            </>
          )}
        </div>
        <div className="grid min-w-0 grow basis-[16rem] gap-2">
          {isRecording && (
            <p className="flex flex-wrap items-center gap-x-2 font-bold text-red">
              <span className="size-3 shrink-0 rounded-full bg-red-strong" aria-hidden="true" />
              REC <span className="tabular-nums">{formatDuration(recorder.seconds)}</span>
              <span className="font-medium text-ink">
                {recorder.seconds < wishedSeconds ? 'Tell me what troubles you.' : 'That is enough. Press Stop when you are done.'}
              </span>
            </p>
          )}
          {isOn && (
            <>
              {recorder.kind === 'idle' && sending === null && <Coach face={face} />}
              <div className="flex flex-wrap items-center gap-2">
                <Button look="primary" icon={recordIcon} disabled={isBusy || recorder.kind !== 'idle'} onClick={() => void camera.record()}>
                  Record
                </Button>
                <Button look={isRecording ? 'danger' : 'secondary'} icon={stopIcon} disabled={!isRecording} onClick={camera.stop}>
                  Stop
                </Button>
                <IconButton
                  label="Picture"
                  icon={state.isPictureOn ? eyeIcon : eyeOffIcon}
                  pressed={state.isPictureOn}
                  onClick={camera.togglePicture}
                />
              </div>
              {sending !== null && (
                <label className="grid gap-1 text-sm text-soft">
                  {describeSending(sending)}
                  <progress max={1} value={sending.sent < 1 ? sending.sent : undefined} className="h-2 w-full" />
                </label>
              )}
              {model?.seesVideos && (
                <label className="flex min-h-11 items-start gap-3 text-sm">
                  <input
                    type="checkbox"
                    className="mt-1 size-5 shrink-0"
                    checked={consent.isGiven}
                    disabled={sending !== null}
                    onChange={(event) => consent.onChange(event.target.checked)}
                  />
                  <span>
                    Show the next recording to {model.owner} ({model.name}): the whole video with its sound then leaves this machine.
                  </span>
                </label>
              )}
              <p className="text-sm text-soft">{describeProgress(face, { isFollowed: isFaceFollowed, isPictureOn: state.isPictureOn })}</p>
              {!state.hasSound && <p className="text-sm text-soft">No microphone was found: the video has no sound.</p>}
            </>
          )}
          {state.kind === 'off' && (
            <div className="flex gap-2">
              <Button onClick={() => void camera.toggle()}>Try again</Button>
              <IconButton label="Close camera message" icon={closeIcon} onClick={camera.dismissError} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

/** It opens above the conversation, which may have been read far below; a phone's keyboard makes room for it. */
function bringIntoSight(panel: HTMLElement | null) {
  if (!panel) return
  const typing = document.activeElement
  if (typing instanceof HTMLTextAreaElement && matchMedia('(pointer: coarse)').matches) typing.blur()
  panel.scrollIntoView({ block: 'start' })
}

/** The live picture, mirrored as people know themselves; the face is followed in it. */
function Preview({ camera }: { camera: Camera }) {
  const show = useCallback(
    (video: HTMLVideoElement) => {
      video.srcObject = camera.getStream()
      camera.watch(video)
      return () => {
        video.srcObject = null
      }
    },
    [camera],
  )
  return <video ref={show} aria-label="Camera preview" autoPlay muted playsInline className="size-full -scale-x-100 object-cover" />
}

function Overlay({ role, children }: { role?: 'status' | 'alert'; children: React.ReactNode }) {
  return (
    <div role={role} className="absolute inset-0 grid place-content-center bg-black/80 p-3 text-center text-sm font-medium text-white">
      <div>{children}</div>
    </div>
  )
}
