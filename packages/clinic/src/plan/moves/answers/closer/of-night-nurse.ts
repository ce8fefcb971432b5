import type { CloserFact, Known } from './closer-entry.ts'

const name = /\bnight[- ]?nurse\b/i
const holdsThis =
  'Night Nurse holds three medicines: paracetamol, promethazine, which makes sleepy and dries, and dextromethorphan, which calms a cough.'
const asksOfCause = /\b(?:could|can|might|was|is|did|has|because|cause\w*|from|blame|be it|that be|make|made|making)\b/i
const asksToTake = /\b(?:can|could|may|should|shall|ok|okay|safe) (?:\w+ ){0,3}?(?:take|have|use|give|drink|try)\b/i
const driesOut = [
  'confusion-new',
  'urine-none',
  'urine-little',
  'urinary-retention',
  'bladder-full-cannot-empty',
  'drowsy-hard-to-wake',
  'constipation',
]
const frail = ({ has, story, state }: Known): boolean =>
  (state.now.person.ageYears ?? 0) >= 65 ||
  has(['history-dementia', 'history-prostate']) ||
  /\b(?:dementia|alzheimer\w*|prostate|tamsulosin)\b/i.test(story)
const antidepressant =
  /\b(?:sertraline|citalopram|escitalopram|fluoxetine|paroxetine|venlafaxine|duloxetine|mirtazapine|amitriptyline|moclobemide|phenelzine|antidepressants?)\b/i

function answer(known: Known): string {
  const { text, has, story } = known
  if (!asksToTake.test(text) && asksOfCause.test(text) && (frail(known) || has(driesOut)))
    return `Yes, it may well have played a part. ${holdsThis} Promethazine can make an older person confused, restless or drowsy, dry the bowel and keep the bladder from emptying, above all with dementia or a large prostate. Give no more of it, and tell the doctor when the last dose was. It is no reason to wait with what I advised.`
  const against = frail(known)
    ? 'No, better not from 65 on, with dementia or a large prostate: it confuses, causes falls and can block the bladder.'
    : antidepressant.test(story)
      ? 'No, not beside an antidepressant before a pharmacist has looked at it: dextromethorphan and promethazine can clash with it.'
      : null
  if (against !== null && asksToTake.test(text)) return `${against} ${holdsThis} Plain paracetamol does the same for pain and fever.`
  return `${holdsThis} So no other paracetamol beside it, no alcohol, no driving until the next day, and no second medicine that makes sleepy. Not under 16, and not with an antidepressant, glaucoma, a large prostate or a liver illness before a pharmacist has agreed.`
}

/** A mixed remedy for the night that is named: what it holds, for whom it is not, and what it can do. */
export const ofNightNurse: readonly CloserFact[] = [
  {
    asked: name,
    holds: () => true,
    answer,
    sources: ['EMC: Night Nurse', 'NHS: Promethazine'],
  },
  {
    asked: /^\W*(?:so |and |but |ok )*what(?:['’]?s| is)? in (?:it|that|there|them)\W*$/i,
    holds: ({ before }) => name.test(before),
    answer,
    sources: ['EMC: Night Nurse', 'NHS: Promethazine'],
  },
]
