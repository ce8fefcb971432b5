import { statedResults } from '../../../../hear/lexicon/stated-results.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const high = ['high-potassium', 'very-high-potassium']
const raisesIt =
  /\b(?:\w+pril|\w+sartan|entresto|spironolactone|eplerenone|amiloride|triamterene|finerenone|trimethoprim|co-trimoxazole|ciclosporin|tacrolimus|heparin)\b/i
const saltSubstitute = /\b(?:lo ?salt|salt substitutes?|potassium (?:salt|tablets?|supplements?)|sando-?k|slow-?k)\b/i

/** From here on it is raised in earnest (UK Kidney Association: mild from 5.5). */
const raisedFrom = 5.5
/** Whether the last number that was told is above the range and below that; one that nobody told is not. */
function isJustAbove(story: string): boolean {
  const last = story
    // The story is kept sentence by sentence, and its numbers may stand apart.
    .replaceAll(/(\d)\. (?=\d)/g, '$1.')
    .split(/[.!?;]\s/)
    .flatMap((sentence) => statedResults(sentence))
    .findLast(({ test }) => test.id === 'potassium')
  return last !== undefined && last.values.length > 0 && last.values.every((value) => value < raisedFrom)
}

const isHigh = ({ has }: Known) => has(high)
const nameIn = (cue: RegExp, { story }: Known): string | null => cue.exec(story)?.[0] ?? null

const signs =
  'Weak or heavy muscles, a slow or stumbling heartbeat, fainting, chest pain or trouble breathing: call {number} at once, whatever the next test says.'

/** A raised potassium in the blood: what it comes from, what to do with the tablets, and when it is measured again. */
export const ofPotassium: readonly CloserFact[] = [
  {
    asked:
      /\b(?:stop|come off|pause|skip|miss|leave (?:off|out)|hold|keep|carry on|continue|take|taking|change|halve|reduce)\b[^?]{0,40}\b(?:\w+pril|\w+sartan|entresto|spironolactone|eplerenone|amiloride|trimethoprim|lo ?salt|it|them|one|tablets?|pills?|medic\w+|blood pressure)\b|\b(?:\w+pril|\w+sartan|entresto|spironolactone|eplerenone|amiloride|trimethoprim|lo ?salt)\b[^?]{0,30}\b(?:ok(?:ay)?|safe|keep|stop|carry on|continue|still)\b|\b(?:reason|anything) against\b/i,
    holds: (known) => isHigh(known) && (raisesIt.test(known.story) || saltSubstitute.test(known.story)),
    answer: (known) => {
      const medicine = nameIn(raisesIt, known)
      const salt = nameIn(saltSubstitute, known)
      const saltLine = salt === null ? '' : ' Leave the salt substitute out from now on: it is made of potassium.'
      if (medicine === null) return `The potassium may well come from it.${saltLine} Ask today when your blood is tested again. ${signs}`
      return known.has(['very-high-potassium'])
        ? `Not before a doctor has said so: with a potassium of 6 or more, ${medicine}, which raises it, is mostly paused, and you need a blood test and a heart tracing today.${saltLine} ${signs}`
        : `${medicine.charAt(0).toUpperCase()}${medicine.slice(1)} can raise potassium, so this needs a decision, but not yours alone: between 5.5 and 6 it is mostly kept on, or halved, and paused from 6.${saltLine} Ring the surgery that took the blood today and ask two things: do I take the next tablet, and when is the blood taken again? ${signs}`
    },
    sources: ['NICE: Chronic kidney disease: assessment and management', 'EMC: Ramipril'],
  },
  {
    asked:
      /\b(?:wait|weeks?|fortnight|how (?:soon|urgent)|how long (?:can|may|should|do) (?:i|it|we) (?:wait|leave)|repeat\w*|again|re-?test\w*|re-?check\w*|another test)\b|\b(?:is|be) (?:it|that|this) (?:safe|ok|okay|urgent)\b/i,
    holds: isHigh,
    answer: (known) =>
      known.has(['very-high-potassium'])
        ? `No, not with a potassium of 6 or more: it is measured again today, with a heart tracing. ${signs}`
        : isJustAbove(known.story)
          ? `A second test within the next week or two is usual for a potassium that is just above the range, as long as you feel well and your kidneys are sound. Ring the surgery today all the same, say whether you take tablets or a salt substitute that raise it, and ask whether the date holds. ${signs}`
          : `No, I would not wait that long. A potassium from 5.5 to 5.9 that is new is usually measured again within some days, sooner if you feel unwell, take tablets that raise it, or have weak kidneys. Ring the surgery today and ask for an earlier date. ${signs}`,
    sources: ['NICE: Chronic kidney disease: assessment and management', 'NHS: Potassium test'],
  },
  {
    asked: /\b(?:look|watch) (?:out )?for\b|\b(?:warning|danger) signs?\b|\bwhat (?:symptoms|signs)\b/i,
    holds: isHigh,
    answer: () => signs,
    sources: ['NHS: Potassium test'],
  },
  {
    asked:
      /\b(?:why|causes?|caused|causing|what (?:makes|made)|(?:go(?:es)?|went|push\w*|put\w*) (?:it )?up|how come|where does|sample|lab(?:oratory)?|mistake|wrong|false|error|needle|getting the blood|haemoly\w+|hemoly\w+|bananas?|from the|because of)\b|\b(?:could|can|is|was) (?:that|it|this)(?: be)? (?:it|why|the reason)\b/i,
    holds: isHigh,
    answer: (known) => {
      const medicine = nameIn(raisesIt, known)
      const salt = nameIn(saltSubstitute, known)
      const own = [medicine, salt].filter((each) => each !== null)
      const isHardDraw =
        /\b(?:trouble|hard|difficult\w*|struggl\w*|ages|three|several)\b[^.!?]{0,30}\b(?:blood|vein|needle|draw|go(?:es)?)\b/i.test(
          known.story,
        )
      const sample = isHardDraw
        ? 'That may well be all of it: cells that burst when blood is hard to draw let potassium out, and the next test is normal.'
        : 'Often it is only the sample: cells that burst on the way to the laboratory let potassium out, and the next test is normal.'
      const tablets =
        own.length > 0 ? `But ${own.join(' and ')} can raise it too.` : 'Tablets for blood pressure or the heart can raise it too.'
      return `${sample} ${tablets} So can kidneys that work less, and too little water; the kidneys are looked at with the second test.`
    },
    sources: ['NHS: Potassium test', 'StatPearls: Hyperkalemia'],
  },
]
