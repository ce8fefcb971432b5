import { strokeSigns } from '../../../../say/stroke-signs.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const names = String.raw`apixaban|eliquis|rivaroxaban|xarelto|edoxaban|lixiana|dabigatran|pradaxa|warfarin|coumadin|blood[- ]thinners?|anti-?coagulants?`
const taken = new RegExp(String.raw`\b(?:${names})\b`, 'i')
const asksOfDose = new RegExp(
  String.raw`\b(?:can|could|should|shall|do|does|may|must|is|will|would|when|whether)\b[^?]{0,40}\b(?:take|have|get|give|skip|stop|hold|miss|leave|due|need|carry on|keep)\b[^?]{0,40}\b(?:${names}|it|one|them|(?:next |evening |morning |\d+ ?(?:am|pm) )?(?:doses?|tablets?|pills?))\b|^\W*(?:and|so|but|what about|how about)\b[^?]{0,12}\b(?:the|his|her|my|that|tonight['’]?s)\b[^?]{0,12}\b(?:${names}|doses?|tablets?|pills?)\b`,
  'i',
)
const bleeding = [
  'urine-blood',
  'nosebleed',
  'bleeding-gums',
  'stool-black',
  'stool-bloody',
  'diarrhoea-bloody',
  'coughing-blood',
  'vomiting-blood',
  'vaginal-bleeding-abnormal',
  'vaginal-bleeding-heavy-periods',
  'vaginal-bleeding-postmenopausal',
  'bleeding-wont-stop',
  'bruising-easy',
  'bruise',
  'head-injury',
]
const ofTheBrain = [...strokeSigns, 'vision-loss-sudden']
const wasStopped = /\b(?:stopp?ed|off|came off|quit|ran out|run out|gave up|not taking|haven['’]?t (?:taken|been taking)|missed)\b/i
/** What the question names is another medicine than a blood thinner. */
const another = /\b(?:ibuprofen|nurofen|naproxen|aspirin|paracetamol|antibiotics?|painkillers?|inhaler|insulin|water)\b/i
const isOfThinner = ({ takes, story, has }: Known) => takes(['warfarin']) || has(['takes-blood-thinner']) || taken.test(story)

/** Blood thinners beside a bleed, and beside the signs of a stroke. */
export const ofBloodThinners: readonly CloserFact[] = [
  {
    asked: asksOfDose,
    holds: (known) => !another.test(known.text) && taken.test(known.story) && known.has(ofTheBrain),
    answer: ({ story }) =>
      `No, not now: the same signs can come from a clot or from a bleed in the brain, and with a bleed it would do harm. Only a scan tells them apart. Tell them ${wasStopped.test(story) ? 'that it was stopped, and on which day' : 'when the last tablet was taken'}: the treatment depends on it.`,
    sources: ['NICE: Stroke and transient ischaemic attack in over 16s'],
  },
  {
    asked:
      /\b(?:did|could|can|is|was|does|because|due to|from)\b[^?]{0,40}\b(?:that|this|it|stopping|stopped|missing|coming off)\b[^?]{0,40}\b(?:cause\w*|why|reason|do (?:it|this|that)|bring|brought|behind)\b|\b(?:caused|because of|down to) (?:that|this|it|me|stopping)\b/i,
    holds: ({ story, has }) => taken.test(story) && wasStopped.test(story) && has(ofTheBrain),
    answer: () =>
      'It may well have: without the blood thinner a clot can form in the heart and travel to the brain. It is nobody’s fault, least of all now, and the nosebleeds were a real trouble that can be solved. Tell them straight away that it was stopped, and when; do not take one before the scan.',
    sources: ['NHS: Anticoagulant medicines', 'NICE: Stroke and transient ischaemic attack in over 16s'],
  },
  {
    asked: asksOfDose,
    holds: (known) => !another.test(known.text) && isOfThinner(known) && known.has(bleeding),
    answer: ({ isEmergency, story }) => {
      const inr = /\bwarfarin|coumadin\b/i.test(story) ? ' Warfarin also needs an INR test today.' : ''
      return isEmergency
        ? `Not the next dose until somebody there has looked at the bleeding: whether it is left out is decided within hours, and a late dose does little harm. Take the packet along and say when the last one was taken.${inr} Do not leave it off for longer on your own, for a clot or a stroke can follow.`
        : `With a bleed the next dose waits until a doctor, the clinic that looks after it or a nurse line has said what to do: ring them now, before it is due. Most small bleeds need a day or a changed dose at most.${inr} Do not leave it off for longer on your own, for a clot or a stroke can follow. Clots of blood, bleeding that does not stop in 10 minutes, black stools, a blow to the head, feeling faint: emergency department.`
    },
    sources: ['NHS: Anticoagulant medicines', 'EMC: Eliquis (apixaban)'],
  },
]
