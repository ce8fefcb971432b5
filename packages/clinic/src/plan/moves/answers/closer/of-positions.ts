import { maySwallowBadly } from '../../../../say/by-mouth.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const posture = '(?:lie|lay|lying|laying|flat|sit|sitting|stand|standing|stay|upright|prop\\w*)'
const asksPosture = new RegExp(
  `\\b${posture}\\b[^.!?]{0,30}\\bor\\b[^.!?]{0,20}\\b${posture}\\b|\\b(?:should|shall|must|can|may|do|is it (?:ok|okay|better|best|safe) (?:for \\w+ )?to|better|best|how (?:do|should))\\b[^.!?]{0,24}\\b(?:lie|lay|sit|stay)\\b[^.!?]{0,8}\\b(?:down|flat|up|upright|sitting|lying)\\b|\\b(?:lie|lay|sit|put|prop|keep)\\w* (?:\\w+ ){0,2}(?:down|flat|up|upright)\\b[^.!?]{0,12}\\?`,
  'i',
)
const ofBed = /\b(?:bed|sleep|asleep|night|nap|rest a bit|(?:stay|sit|stand|get|stood) up (?:late|straight))\b/i
const breathless = ['breathless', 'breathless-at-rest', 'breathless-lying-flat', 'breathless-waking-at-night', 'wheeze', 'stridor']
const faint = ['dizziness', 'light-headed', 'faint-or-collapse', 'low-blood-pressure', 'pallor-sudden']
const saysFaint = /\b(?:dizz\w*|light-? ?headed|faint\w*|woozy|black(?:ing)? out|going (?:black|grey)|head (?:spins?|swims?))\b/i
const saysBreathless = /\b(?:breath(?:less)?|short of breath|puffed|can ?n['’]?t breathe|gasping|wheez\w*)\b/i
/** What narrows the throat or runs from the mouth (NHS: Epiglottitis: not on the back). */
const ofThroat = ['drooling', 'swelling-lips-tongue', 'swallowing-nothing', 'choking-episode', 'stridor']
const hurtBack = ['spinal-injury', 'neck-injury', 'back-injury']

/** Lying, sitting or on the side, by what was told: the breath counts first, then a faint. Null where no rule is known. */
function position(known: Known): string {
  const { text, has, isPregnant, state } = known
  const words = state.words
  const isSick = has(['drowsy-hard-to-wake', 'unresponsive', 'vomiting-blood']) || /\b(?:snor\w*|drowsy|being sick|vomit\w*)\b/i.test(words)
  if (has(hurtBack) && !isSick)
    return 'Stay just as you are, and keep the head still, until the crew is there: after a blow to the neck or back nobody is moved.'
  if (isSick)
    return 'On the side, with the mouth turned down, head and back in one line, so that nothing runs into the lungs. Watch the breathing, and call {number} again if it changes.'
  const isBreathless = has(breathless) || saysBreathless.test(text)
  if (has(ofThroat))
    return 'Sit upright, leaning forward, with the mouth open over a bowl: what swells or runs must not fall back. Never flat on the back.'
  const isFaint = has(faint) || saysFaint.test(words)
  if (isPregnant && isFaint) return 'Lie down on the left side: flat on the back the womb presses on the big vessels. Get up only slowly.'
  if (isBreathless && !saysFaint.test(text))
    return 'Sit up, leaning a little forward: lying flat makes the breath harder. If everything goes dim, lie down at once.'
  if (isFaint)
    return 'Lie down flat now with the legs up on a chair or cushions, and do not stand up again, not even for the door. If lying makes the breath short, sit up with the legs raised.'
  if (has(maySwallowBadly))
    return 'Lie down with the head and shoulders a little raised, on the side if anything runs out of the mouth. No standing up.'
  return 'Half sitting, with the back against something and the knees bent, is best for most. If you get dizzy, lie down flat with the legs up; if you are short of breath, sit up.'
}

/** How to lie or sit while one waits for help. */
export const ofPositions: readonly CloserFact[] = [
  {
    asked: asksPosture,
    holds: ({ isEmergency, text }) => isEmergency && !ofBed.test(text),
    answer: position,
    sources: ['NHS: First aid'],
  },
]
