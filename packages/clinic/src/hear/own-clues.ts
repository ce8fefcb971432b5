import type { ConsultationCase } from '../case/case.ts'
import type { Hearing } from './hearing.ts'
import { splitClauses } from './split-clauses.ts'

/** What brought it on, what makes it better or worse, and where somebody works, as people tell it. */
const clues: readonly RegExp[] = [
  // A medicine, a job, a thing that is new.
  /\b(?:since|after|when|from when|(?:days?|weeks?|months?) (?:of|from))\b.{0,40}\b(?:start(?:ed|ing)?|began|beginning|going on|went on|put (?:me|him|her|them) on|gave (?:me|him|her|them)|given|prescribed|chang\w+|switch\w+|came off|stopp\w+|new)\b/i,
  /\b(?:started|began|put (?:me|him|her) on)\b.{0,50}\b(?:ago|back|fortnight|before (?:it|this|that|the)|last (?:week|month|year|spring|summer|autumn|winter))\b/i,
  // Better or worse with something.
  /\b(?:better|worse|eas(?:es|ed|ier)|settles?|heals?(?: up)?|calms?(?: down)?|clears?(?: up)?|go(?:es)? away|flares?(?: up)?|comes? on|starts? up|fine|helps?|improves?)\b.{0,25}\b(?:when|if|after|on|at|in|with|during|off|away|by|once)\b.{3,}/i,
  /\b(?:when|if|after|on|at|in|with|during|off|away|once)\b.{3,60}\b(?:better|worse|eas(?:es|ed|ier)|settles?|heals?(?: up)?|calms?(?: down)?|clears?(?: up)?|go(?:es)? away|flares?(?: up)?|fine|brings? it on|sets? it off|improves?)\b/i,
  /\b(?:brings? (?:it|this|them) on|sets? (?:it|this|them) off|triggers?|caus(?:es|ed) (?:it|this))\b/i,
  // What was done before it.
  /\b(?:since|after|following|upped|increased|started|begun|been)\b.{0,20}\b(?:lift\w+|carr(?:y|ied|ying)|mov\w+ (?:house|furniture)|gardening|digging|running|training|marathon|gym|exercis\w+|swimming|diving|flying|flight|drive|fall|fell|tripped|stumbl\w+|decorating|painting|diy|shower|meal|eating|barbecue|takeaway|seafood|sun|sunbath\w+|walk\w+|cycling|hik\w+)\b/i,
  /\b(?:upped|increased|doubled|stepped up) (?:my|his|her|the)\b/i,
  /\bnew (?:shoes?|boots?|trainers?|cream|soap|shampoo|detergent|washing powder|perfume|deodorant|make-?up|jewell?ery|earrings?|watch|belt|pillow|mattress|chair|bed|glasses|lenses|job|dog|cat|kitten|puppy|pet|carpet)\b/i,
  // Work and animals.
  /\b(?:i|he|she|they) (?:work|am|['’]m|is|['’]s|works) (?:as |in |at |with )?(?:an? |the )?(?:\w+ )?(?:hairdresser|chef|cook|kitchen|cleaner|nurse|carer|builder|bricklayer|plasterer|painter|mechanic|gardener|farmer|baker|florist|driver|warehouse|factory|office|desk|computer|teacher|nursery|salon|barber|welder|carpenter|joiner|electrician|plumber|postman|postwoman|waiter|waitress|dairy|vet)\b/i,
  /\b(?:wash|washing|scrub|clean|type|typing|lift|sit|stand|kneel)\w*\b.{0,40}\b(?:all day|a day|every day|for hours|at work)\b/i,
]

const denies =
  /\b(?:no|not|nor|never|none|nobody|nothing|without|neither|didn['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|wasn['’]?t|haven['’]?t|hasn['’]?t)\b/i
const longest = 110
const shortest = 3

const kept = 6

/**
 * What the patient told of what brings it on, eases it or was new before it, in those words: before and in this message; what is asked tells of nothing.
 * In: the case before, the words and how they were heard, and whether they turn to another complaint, which begins without clues.
 */
export function cluesAfter(
  { clues: before = [] }: Pick<ConsultationCase, 'clues'>,
  words: string,
  { clauses, choice, disowned = [] }: Hearing,
  isOther: boolean,
): Pick<ConsultationCase, 'clues'> {
  const told = choice === null && disowned.length === 0 ? cluesIn(words, clauses) : []
  const clues = [...new Set([...(isOther ? [] : before), ...told])].slice(-kept)
  return clues.length === 0 && before.length === 0 ? {} : { clues }
}

function cluesIn(words: string, clauses: Hearing['clauses']): string[] {
  const asks = (from: number, to: number) => clauses.some(({ act, start, end }) => act.startsWith('ask-') && start < to && end > from)
  return splitClauses(words).flatMap(({ text, start, end }) => {
    const told = bare(text)
    return isShort(told) && !denies.test(told) && isClue(told) && !asks(start, end) ? [told] : []
  })
}

const isShort = (text: string): boolean => text.length <= longest && text.split(' ').length >= shortest && !text.includes('?')

const isClue = (text: string): boolean => clues.some((clue) => clue.test(text))

const bare = (text: string): string =>
  text
    .trim()
    .replace(/^(?:(?:and|but|so|also|well|yes|yeah|oh|then|because|cos)\b[\s,]*)+/i, '')
    .replace(/[\s.,;:!]+$/, '')
    .replace(/\s+/g, ' ')
