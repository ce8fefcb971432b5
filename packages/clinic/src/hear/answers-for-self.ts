import type { Person, Question } from '../case/model.ts'

interface Context {
  pending: Question | null
  person: Pick<Person, 'relation' | 'sex'>
  /** The patient's words so far. */
  prose?: string
}

/**
 * "How old is your sister?" - "I'm 58, a man": who answers for himself was never asking for somebody else, unless the story tells of that one as ill.
 * In: the message, the question before it, the person it is taken to be about, the story so far. Out: whether the one who writes is the patient.
 */
export function answersForSelf(text: string, { pending, person: { relation, sex }, prose = '' }: Context): boolean {
  const isAskedWho = pending?.id === 'person' || pending?.slot === 'age' || pending?.slot === 'sex'
  if (relation === 'self' || !isAskedWho || !ofMyself.test(text) || ofAnother.test(text)) return false
  const told = man.test(text) ? 'male' : woman.test(text) ? 'female' : null
  return (sex !== null && told !== null && told !== sex) || !isToldOf(relation, prose)
}

const ofMyself =
  /^\W*(?:(?:oh|ah|well|no|sorry|er|um|it['’]?s me|honey|dear|love|doctor|doc)\W+)*(?:i['’]?m|i am|me,?) (?:an? )?(?:(?:only|nearly|just|about|aged?) )*(?:[1-9]\d\b|(?:man|woman|male|female|lady|guy|bloke)\b)|\b(?:i['’]?m|i am) an? (?:man|woman)\b/i
const ofAnother = /\b(?:he|she|his|her|him|hers|they|my (?!self\b)\w+|the (?:baby|child|patient))\b/i
const man = /\b(?:man|male|guy|bloke|gentleman)\b/i
const woman = /\b(?:woman|female|lady)\b/i

/** Whether the story tells of this one as ill: "my sister has a rash", "she is hot". */
function isToldOf(relation: string, prose: string): boolean {
  const isNamed =
    relation !== 'patient' && new RegExp(String.raw`\b${relation}(?:['’]s)?,? (?:who |that )?(?:${verbs})\b|^\W*\w* ?${relation}\b`, 'i')
  return (isNamed !== false && isNamed.test(prose)) || /\b(?:he|she|him|his|her|hes|shes)\b/i.test(prose)
}

const verbs =
  "(?:is|are|was|has|had|have|got|been|keeps?|cannot|can['’]?t|won['’]?t|does|doesn['’]?t|did|feels?|felt|looks?|seems?|started|stopped|woke|fell|took|swallowed|complains|says|with|needs|hurt|vomit\\w*|cough\\w*|bleed\\w*|collapsed|fainted|aged?|\\d+)"
