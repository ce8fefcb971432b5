import { plainWords } from '../plain-words.ts'
import { doseWords } from './dose-words.ts'
import { type Dose, type DoseSentence, readDoses, strengthsOf } from './read-doses.ts'
import { mostFor } from './too-much.ts'

/** More than one dose, another's medicine, despair, or a mistake. */
const isMore =
  /\b(?:too (?:much|many)|overdos\w*|twice|double\w*|again|extra|another|more|instead|in place of|wrong|mistake|accident\w*|by error|packet|box|pack|strip|bottle|handful|all of|doses|each hour|every (?:hour|few)|on purpose|deliberately|die|dying|dead|kill|end it|suicid\w*|goodbye|sorry|hurt my ?self|(?:mum|mom|dad|gran|nan|wife|husband|sister|brother|friend|mate|someone|somebody|neighbou?r|dog|cat)s?|patch\w*|snort\w*|crushed|pregnan\w*|allerg\w*|not mine|not (?:a )?diabetic)\b/
const counted =
  /\b(?:[3-9]|[1-9]\d+|several|some|few|loads|lots)\b(?! ?(?:mg|mcg|g|am|pm|hours?|hrs?|mins?|minutes?|days?|weeks?|months?|years?|yrs?)\b)/
/** A single dose is a quarter of what a day may hold: most are taken up to four times. */
const ofADay = 4
/** What packets call a dose of tablets. */
const tabletsOfADose = 2
/** Bought against pain, and taken several times a day. */
const ofPain = new Set(['paracetamol', 'acetylsalicylic acid', 'ibuprofen', 'codeine', 'dihydrocodeine'])
/** So few units of insulin are what goes with a meal. */
const mealUnits = 8
/** Taken once a week: every day is far too much. */
const weekly = 'methotrexate'
const everyDay =
  /\b(?:every|each|nightly|daily|usual|as always|normal|prescribed|regular|with (?:my |his |her )?(?:lunch|dinner|breakfast|tea|supper|meals?|food)|my|his|her)\b/

/** Whether words tell of one usual dose of one medicine by somebody grown, and of no more: no greater than the strongest tablet, one or two tablets, a quarter of a day's most, or the insulin of every day. */
export function isUsualDose(words: string): boolean {
  const plain = plainWords(words)
  if (isMore.test(plain)) return false
  const sentences = readDoses(words)
  const doses = sentences.flatMap((sentence) => sentence.doses)
  if (doses.length !== 1) return false
  const [sentence] = sentences
  return sentence !== undefined && doses.every((dose) => isOneDose(dose, sentence)) && !counted.test(restOf(words, doses))
}

function isOneDose({ milligrams, units, count, timesADay }: Dose, { words, isUsual }: DoseSentence): boolean {
  if (units !== null) return isUsual || everyDay.test(words) || units.amount <= mealUnits
  const own = Object.entries(milligrams)
  if (own.length === 0) return false
  return own.every(([ingredient, taken]) => {
    const known = mostFor(ingredient, { relation: 'self', ageYears: null, sex: null })
    const most = Number.isFinite(known) ? known : 0
    if (timesADay !== null) return (isUsual || ofPain.has(ingredient)) && weekly !== ingredient && taken * timesADay <= most
    const isFew = (count !== null && count <= tabletsOfADose) || isUsual
    return taken <= Math.max(...strengthsOf(ingredient), most / ofADay) || (isFew && taken <= most)
  })
}

/** What the words count beside the dose. */
function restOf(words: string, doses: readonly Dose[]): string {
  return doses.reduce((rest, { text }) => rest.replace(text, ' '), doseWords(words))
}
