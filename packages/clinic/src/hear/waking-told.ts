import type { Question } from '../case/model.ts'

const notWoken =
  /\b(?:can ?(?:not|['’]?t)|could ?n['’]?t|wo ?n['’]?t|does ?n['’]?t|did ?n['’]?t|is ?n['’]?t|is not|not|no|hardly|barely)\b(?: \w+){0,3}? (?:wak\w*|woke\w*|rous\w*|answer\w*|respon\w*|react\w*|mov\w*|open\w*|stir\w*|budg\w*)\b|\bonly (?:groan|moan|grunt|mumble)s?\b|\bstill (?:snoring|out|asleep|sleeping)\b|^\W*(?:nothing|no reaction)\b/i
const wokenNow =
  /\b(?:woke|wakes|(?:is|he['’]?s|she['’]?s) awake|open(?:s|ed)|answer(?:s|ed)|talk(?:s|ed|ing)|sw(?:ears|ore)|told me|sat up|sits up|says?|said|shout(?:s|ed))\b/i

/** "No, I can't wake him", "yes, he wakes up" to the question whether somebody is hard to wake: what is told of the waking counts, not the yes or no before it. */
export function wakingTold(pending: Question, words: string): 'yes' | 'no' | null {
  if (pending.findings.length !== 1 || pending.findings[0] !== 'unresponsive') return null
  if (notWoken.test(words)) return 'yes'
  return wokenNow.test(words) ? 'no' : null
}
