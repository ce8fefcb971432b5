import type { Mention } from '../../case/model.ts'
import type { KnowledgeIndex } from '../../knowledge/index-knowledge.ts'
import { findMedicines } from '../../medications/find-medicines.ts'
import { knownMedicines } from '../../medications/known-medicines.ts'

/** Characters on either side of a mention that may belong to its clause: words that go on for longer without a stop are none, and time stays bounded. */
const clauseReach = 400

const textBefore = (text: string, start: number): string => text.slice(Math.max(0, start - clauseReach), start)

/** Whether a mention tells nothing of what it names: a medicine, the name of an illness, what the doctor left unsaid, what a medicine is for. */
export function tellsNothing(mention: Mention, text: string, index: KnowledgeIndex): boolean {
  return isOnlyMeans(mention) || isOnlyIllness(mention, index) || isLeftUnsaid(mention, text) || isWhatItIsFor(mention, text, index)
}

const means =
  /\b(?:inhalers?|puffers?|pumps?|spacer|nebuli[sz]ers?|tablets?|pills?|meds|medications?|medicines?|insulin|injections?|drops|creams?|patch(?:es)?)\b/i

/** "I don't have an inhaler any more", "he doesn't take allopurinol": who does without a medicine does not say that he is without the illness. */
function isOnlyMeans({ finding, polarity, text }: Mention): boolean {
  if (polarity !== 'absent' || !finding.startsWith('history-')) return false
  return means.test(text) || findMedicines(knownMedicines(), text).length > 0
}

const nameOfIllness =
  /(?:\b(?:chest|head|common|heavy|streaming|bad) cold|\b(?:flu|infection|virus|stomach bug|tummy bug|bronchitis|pneumonia))$/i

/** "I have no chest cold, it is the tablets": who denies an illness does not deny the symptom that goes by its name. */
function isOnlyIllness({ finding, polarity, text }: Mention, { findings }: KnowledgeIndex): boolean {
  const kind = findings.get(finding)?.kind
  return polarity === 'absent' && (kind === 'symptom' || kind === 'sign') && nameOfIllness.test(text)
}

const leftUnsaid =
  /\byou(?:['’]?ve| have)? ?(?:still |just |just now |really )?(?:(?:have|did|do|are|were|ca)(?: not|n ?['’]?t)|can ?not|never)\s+(?:\w+\s+){0,3}?(?:answer\w*|repl\w+|respond\w*|say(?:ing)?|said|tell(?:ing)?|told|explain\w*|address\w*|mention\w*|ask(?:ed|ing)?|help\w*|listen\w*|read(?:ing)?|look\w*|check\w*)\b[^.!?;,\n]*$/i

/** "You didn't answer about the zopiclone": what the doctor did not say denies nothing of the patient. */
function isLeftUnsaid({ polarity, start }: Mention, text: string): boolean {
  return polarity === 'absent' && leftUnsaid.test(textBefore(text, start))
}

const medicineFor =
  /\b(?:tablets?|pills?|capsules?|meds|medications?|medicines?|injections?|drops|something|treatment)\b[^.;!?\n]{0,40}\bfor (?:\w+ ){0,4}$/i
const organsAlone =
  /^(?:(?:pressure|blood|bp|prostate|heart|stomach|nerves?|sugar|thyroid|bladder|kidneys?|liver|water|waterworks|bones?|joints?|skin|eyes?|lungs?|chest|legs?|back|head|sleep|mood|cholesterol|and|for|the|my|his|her|of|or|also|one)\W*)+$/i

/** "A tablet for pressure and for prostate": the organ that a medicine is for is no complaint of it. */
function isWhatItIsFor({ finding, polarity, text: own, start }: Mention, text: string, { findings }: KnowledgeIndex): boolean {
  const kind = findings.get(finding)?.kind
  const isComplaint = polarity === 'present' && (kind === 'symptom' || kind === 'sign')
  return isComplaint && organsAlone.test(own) && medicineFor.test(textBefore(text, start))
}

/** "Is my weight normal?" */
export function isAskedIn(text: string, { start, end }: Pick<Mention, 'start' | 'end'>): boolean {
  const opening =
    textBefore(text, start)
      .split(/[.!?;,\n]/)
      .at(-1) ?? ''
  return (
    /^\s*(?:and |but |so )?(?:is|are|does|do|did|can|could|should|will|would|has|have|am)\b/i.test(opening) &&
    /^[^.!;\n]*\?/.test(text.slice(end, end + clauseReach))
  )
}
