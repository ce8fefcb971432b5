import type { ConsultationCase, HeldRule } from '../../case/case.ts'
import { amountFarOver } from '../../hear/doses/too-much.ts'
import { plainWords } from '../../hear/plain-words.ts'
import { farOver } from '../../knowledge/medicines/daily-maximum.ts'
import { levelConstants } from '../constants.ts'
import { isChild } from '../questions/address-patient.ts'

const ofSugar = `(?:gliclazide|glibenclamide|glyburide|glipizide|glimepiride|tolbutamide|chlorpropamide|gliquidone|repaglinide|nateglinide|diamicron|amaryl|glucotrol|daonil|euglucon|minodiab|micronase|gluconorm|sul(?:f|ph)onylureas?)`

/** A tablet that makes the body pour out insulin, named, and not as what it is not or as somebody's own daily medicine. */
export const sugarTablet = new RegExp(
  String.raw`(?<!\b(?:not|isnt|wasnt|never|no|(?<!overdosed )on|takes|taking|i take|prescribed) (?:\w+ ){0,2})\b${ofSugar}\b`,
)

const swallowed =
  /(?<!\b(?:not|didnt|hasnt|havent|never|wont|if|nearly|almost) (?:\w+ ){0,2})\b(?:swallow\w*|ate|eaten|eating|took|taken|chewed|sucked|licked|necked|had (?:one|two|some|a few|\d+)|got (?:into|at|hold of|in to)|been (?:in|into|at)|missing|gone|in (?:his|her|their) mouth|overdos\w*)\b/

const ofPressure = `(?:verapamil|diltiazem|nifedipine|amlodipine|felodipine|lercanidipine|nimodipine|norvasc|adalat|cardizem|securon|tildiem|calcium (?:channel )?blockers?)`
const ofRhythm = `(?:flecainide|amiodarone|sotalol|propafenone|disopyramide|quinidine|digoxin|lanoxin|clonidine|moxonidine)`
const ofBeta = `(?:propranolol|inderal|atenolol|bisoprolol|metoprolol|lopressor|toprol|carvedilol|nebivolol|labetalol|nadolol|beta ?blockers?)`
const ofMood = `(?:amitriptyline|nortriptyline|imipramine|clomipramine|dosulepin|dothiepin|doxepin|trimipramine|lofepramine|tricyclics?)`
const ofPain = `(?:methadone|morphine|oramorph|zomorph|mst|oxycodone|oxycontin|oxynorm|oxys|fentanyl|buprenorphine|subutex|suboxone|tramadol|tapentadol|dihydrocodeine|codeine|hydrocodone|vicodin|percocet|opioids?|opiates?)`
const ofMalaria = `(?:chloroquine|hydroxychloroquine|plaquenil|quinine|theophylline|aminophylline)`
/** A child may be killed by one of these; beta blockers but propranolol and sotalol need more (AAPCC, out-of-hospital guidelines). */
const one = `(?:${ofPressure}|${ofRhythm}|propranolol|inderal|${ofMood}|${ofPain}|${ofMalaria})`
const byUse = `(?:heart|blood pressure|bp|angina|rhythm|diabet\\w+|sugar) (?:tablets?|pills?|meds|medicines?|medication|capsules?)`
const any = `(?:${one}|${ofBeta}|${ofSugar}|${byUse})`

/** A tablet of which few are too many, named. */
export const strongTablet = new RegExp(String.raw`\b(?:${any})\b`)

const strongForChild = new RegExp(
  String.raw`(?<!\b(?:not|isnt|wasnt|never|no|on|takes|taking|prescribed|mother|mum|mom|i|we) (?:\w+ )?|\b(?:took|taken|had|has) (?:his|her|their) (?:own |usual |daily |morning |evening )*)\b${one}\b`,
)

const took = `(?:took|taken|takes? in one go|swallow\\w*|ate|eaten|had|downed|necked|drank|drunk|(?:gave|given) (?:him|her|them|my \\w+|the \\w+)|got through|overdosed on)`
const tens = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const packs = '(?:box|packet|pack|strip|blister|bottle|tub|tray|dosette|week)'
const many = `(?:(?:[5-9]|[1-9]\\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve|fif?teen|${tens})(?! ?(?:mg|ml|mcg|micro\\w*|grams?|g|units?|times|years?|months?|weeks?|days?|hours?|hrs?|mins?|minutes?|am|pm|percent|%|o clock)\\b)|(?:a |one |two )?dozens?|(?:a (?:whole |big )?)?handfuls?|(?:a )?(?:load|loads|lots)|(?:a |the |his |her |my )?(?:whole|entire|full) (?:\\w+ )?${packs}|a ${packs}s?(?: ?s)? (?:worth|full)|(?:a |one |his |her )?weeks(?: worth)?|all (?:of )?(?:his|her|my|the|their))`
/** "Has taken 30 of his beta blockers", "ate a whole strip of grandad's verapamil". */
const manyOf = new RegExp(String.raw`\b${took} (?:\w+ ){0,3}?${many} (?:\w+ ){0,5}?${any}\b`)
/** "Took my husband's diltiazem by mistake, about 12 of them". */
const ofThemMany = new RegExp(
  String.raw`\b${took} (?:\w+ ){0,4}?${any}\b[^.!?]{0,40}\b${many} (?:of (?:them|it|those)|tablets?|pills?|capsules?|in (?:one go|all)|at once|altogether)\b`,
)
/** The rule for them, but for those that drop the sugar. */
export const ofStrongTablets = 'poison-strong-tablets'

/** The words of somebody who tells of such a tablet: many at once, or one in a small child. */
export const tooManyTold: readonly RegExp[] = [
  manyOf,
  new RegExp(
    String.raw`\b(?:toddler|baby|infant|month old|[1-5] (?:year|yr)s? old)\b.{0,40}\b(?:swallow\w*|ate|eaten|sucked|chewed)\b.{0,40}\b${one}\b`,
  ),
]

/** Spread over a time, of long ago, only thought of, or not so. */
const notAtOnce =
  /\b(?:over|in|within|this|last|per|a|each|every|for|since|during)(?: the| a| last| past)* (?:weeks?|months?|years?|fortnight|few days|\d+ (?:days|weeks|months|years))\b(?! worth)|\b(?:ago|daily|prescri\w*|if|should|could i|can i|would|never|not|didnt|hasnt|havent|nearly|almost|doctors?|gp|pharmac\w+|chemist|surgery|consultant|missed|forgot\w*|skipped|instead|dog|cat|puppy)\b/

const named = (rule: string, name: string): HeldRule => ({ rule, name, level: 'ambulance', findings: [] })

/**
 * Tablets of which one may kill a small child and many anybody, however well they seem: they stop the heart, the breath or the sugar hours
 * later. In: the case, and this message.
 */
export function strongTabletRules({ person, prose }: ConsultationCase): HeldRule[] {
  const words = plainWords(prose).replaceAll(/\b(suck|chew)(?:ed|ing) on\b/g, '$1ed')
  const isSmall = isChild(person) && (person.ageYears === null || person.ageYears < levelConstants.oneTabletBelowYears)
  if (isChild(person) && sugarTablet.test(words) && swallowed.test(words))
    return [named('poison-sugar-tablet', 'a diabetes tablet that drops the sugar, swallowed by a child')]
  if (isSmall && strongForChild.test(words) && swallowed.test(words))
    return [named(ofStrongTablets, 'a tablet of which one can be too many for a small child')]
  const amount = amountFarOver(prose, person)
  if (amount !== null && amount.times >= farOver && (strongTablet.test(amount.ingredient) || amount.ingredient === 'insulin'))
    return [named(ofStrongTablets, 'far more than is safe of a medicine that acts on the heart, the breath or the sugar')]
  const sentence = sentencesOf(words).find((each) => (manyOf.test(each) || ofThemMany.test(each)) && !notAtOnce.test(each))
  if (sentence === undefined) return []
  return sugarTablet.test(sentence)
    ? [named('poison-sugar-tablet', 'far too many diabetes tablets that drop the sugar')]
    : [named(ofStrongTablets, 'far too many tablets that act on the heart, the breath or the sugar')]
}

const sentencesOf = (words: string): string[] => words.split(/[.!?\n]+/)
