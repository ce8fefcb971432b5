import type { PackedCondition } from '../knowledge/knowledge-pack.ts'

const claims =
  /^\W*(?:(?:hi|hello|help|so|um|please|doctor|i think|maybe|probably)\W+)*(?:i|he|she|my \w+|we)?\s?(?:(?:think|reckon|guess|am sure|'?m sure|believe) )?(?:i|he|she)?(?:['’]?(?:ve|s|m))?\s?(?:may |might |must |could |probably |definitely )?(?:have |has |got |having |getting |caught |with |coming down with )*(?:got )?(?:a |an |the |my |bad |terrible |another |symptoms of )*$/i
const behind = /^\W*(?:symptoms?|again|i think|maybe|since\b.*|for\b.*|please|and\b.*|today|now)?\W*$/i

/** The symptom behind an illness that the words claim for the patient now ("flu", "I think I have a cold"); null where they do not. */
export function claimedComplaint(
  text: string,
  { feltAs: complaint }: Pick<PackedCondition, 'feltAs'>,
  named: { start: number; end: number },
): string | null {
  return complaint !== undefined && claims.test(text.slice(0, named.start)) && behind.test(text.slice(named.end)) ? complaint : null
}
