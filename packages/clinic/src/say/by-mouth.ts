import type { ConsultationCase } from '../case/case.ts'
import { strokeSigns } from './stroke-signs.ts'

/** Findings whose cause may need an operation, an anaesthetic or a camera within hours: belly, injuries, bleeding inside, womb, testicle (RCEM: fasting before sedation; NHS: Having an operation). */
export const mayNeedOperation: readonly string[] = [
  'abdominal-pain',
  'abdominal-guarding-rigid',
  'abdominal-tenderness',
  'abdominal-swelling',
  'abdominal-mass',
  'abdominal-bruising',
  'upper-abdominal-pain-pregnancy',
  'pulsating-belly-lump',
  'hernia-irreducible',
  'groin-lump',
  'vomiting-blood',
  'stool-black',
  'stool-bloody',
  'bleeding-in-pregnancy',
  'bleeding-late-pregnancy',
  'testicle-pain',
  'testicle-swelling',
  'penile-snap-injury',
  'injury-recent',
  'head-injury',
  'chest-injury',
  'crush-injury',
  'cut-wound',
  'puncture-wound',
  'severe-bleeding-wound',
  'wound-deep-numb-weak',
  'bone-seen-or-bent',
  'bone-deformity',
  'joint-deformity',
  'eye-penetrating-injury',
  'eye-injury',
  'foreign-body-swallowed',
  'button-battery-swallowed',
  'chest-pain',
  'limb-cold-after-injury',
  'weakness-both-legs',
  'numbness-saddle',
]

/** Findings with which what is swallowed may go down the wrong way: signs of a stroke, a throat that swells or is blocked, drowsiness, fits. */
export const maySwallowBadly: readonly string[] = [
  ...strokeSigns,
  'drowsy-hard-to-wake',
  'seizure',
  'faint-or-collapse',
  'swallowing-nothing',
  'swallowing-difficult',
  'swelling-lips-tongue',
  'drooling',
  'stridor',
  'choking-episode',
  'poison-swallowed',
]

const isThere = ({ observations }: Pick<ConsultationCase, 'observations'>, findings: readonly string[]): boolean =>
  Object.values(observations).some(
    ({ finding, polarity }) => polarity === 'present' && findings.some((each) => each === finding || finding.startsWith(`${each}.`)),
  )

/** Signs of a belly that may need an operation, beside a pain of it. */
const ofSurgery = mayNeedOperation.filter((finding) => finding !== 'abdominal-pain')
const ofBlockedBowel = [
  'vomiting.bilious',
  'abdominal-pain.severe',
  'abdominal-pain.right-lower',
  'absolute-constipation',
  'vomiting-persistent',
]

/** A sick or loose stomach that keeps its drinks down: the drinks are the treatment (NICE CG84; NHS: Diarrhoea and vomiting). */
function isUpsetStomach(consultation: Pick<ConsultationCase, 'observations'>): boolean {
  const isKept = consultation.observations['vomiting-persistent']?.polarity === 'absent'
  const isSick = isThere(consultation, ['vomiting', 'diarrhoea'])
  return isSick && isKept && !isThere(consultation, ofSurgery) && !isThere(consultation, ofBlockedBowel)
}

export const sipsAllowed =
  'Sips of water are all right for somebody who is wide awake and swallows well, and in heat or fever they are needed. Nothing to eat, and no alcohol, until a doctor has looked.'

/** What may be taken by mouth on the way to help where no first-aid card says it. */
export function byMouth(consultation: Pick<ConsultationCase, 'observations'>): string {
  if (isThere(consultation, maySwallowBadly))
    return 'Nothing to eat or drink until somebody there has looked: with this it can go down the wrong way. The lips may be wetted.'
  if (isThere(consultation, mayNeedOperation) && !isUpsetStomach(consultation))
    return 'Nothing to eat or drink until somebody there has looked, in case of an operation. The lips may be wetted. No smoking either.'
  return sipsAllowed
}
