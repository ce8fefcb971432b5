import type { FaceProgress } from '@dr-ai/senses/face/measure-face'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon } from '../../ui/icons.ts'

/** About so long a recording tells enough; nothing ends then. */
export const wishedSeconds = 20

/** Three steps before a recording; the first two are ticked as soon as the camera sees them done. */
export function Coach({ face }: { face: FaceProgress | null }) {
  const steps = [
    { text: 'Hold the camera at eye level, so that your whole face is in the picture.', isDone: face?.isFaceSeen === true },
    { text: 'Turn to a lamp or a window.', isDone: face?.isFaceSeen === true && !face.isLightBad },
    { text: `Press Record and tell me what troubles you, for about ${wishedSeconds} seconds.`, isDone: false },
  ]
  return (
    <ol aria-label="Before you record" className="grid gap-1.5 text-[0.9375rem]">
      {steps.map(({ text, isDone }, index) => (
        <li key={text} className="flex items-start gap-2.5">
          <span
            aria-hidden="true"
            className={`grid size-6 shrink-0 place-items-center rounded-full text-sm font-bold ${isDone ? 'bg-green text-surface' : 'bg-raised'}`}
          >
            {isDone ? <Icon path={checkIcon} className="size-4" /> : index + 1}
          </span>
          <span>
            {text}
            {isDone && <span className="sr-only"> Done.</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

const radius = 16
const round = 2 * Math.PI * radius

/** A ring that closes over the seconds one should speak. */
export function Ring({ seconds }: { seconds: number }) {
  const share = Math.min(1, seconds / wishedSeconds)
  return (
    <svg viewBox="0 0 40 40" className="size-10 -rotate-90" aria-hidden="true">
      <circle cx="20" cy="20" r={radius} className="fill-black/50 stroke-white/40" strokeWidth="5" />
      <circle
        cx="20"
        cy="20"
        r={radius}
        className={`fill-none ${share < 1 ? 'stroke-white' : 'stroke-[#86d99a]'}`}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray={`${share * round} ${round}`}
      />
    </svg>
  )
}
