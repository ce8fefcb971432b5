import { isCommanded } from '../lexicon/crisis/commanded.ts'
import { plainWords } from '../plain-words.ts'

/** What people of faith, and others, say in passing: it tells of nobody's voice and of no wish. */
const sayings =
  /\b(?:thanks? (?:be to )?god|thank (?:the lord|heavens|allah)|praise (?:god|the lord|be)|alhamdulillah|god (?:willing|knows|bless)(?: (?:the|my|his|her|you|him|us|them)(?: \w+)?)?|(?:in ?sha ?allah|inshallah|deo volente)|(?:by|with) (?:the )?(?:grace|help|will) of (?:god|allah|the lord|jesus)|with gods help|i swear to god|i swear|(?:oh )?my god|oh lord|good lord|for gods sake|hail mary|amen|(?:i|we|he|she) (?:also |always |still )?(?:pray(?:s|ed)?|trust(?:s|ed)?|believe[sd]?|have faith|ask(?:ed)?|thank(?:ed)?|love)(?: (?:every|each) (?:day|night|morning))?(?: (?:to|in|on))?(?: (?:god|the lord|jesus|allah|christ|mary|krishna|my god))?(?: (?:for|every|each) \w+)?|(?:god|the lord|jesus|allah|christ) (?:is|gives?|helps?|helped|heals?|keeps?|looks?|watches|gave) (?:\w+ ){0,4}?(?=and\b|,|$))/g
const tablets = '(?:tablets?|pills?|meds|medicines?|medications?|insulin|capsules?|inhalers?)'
const whose = '(?:(?:of )?(?:my|his|her|their|our|the|your) )(?:\\w+ ){0,3}?'
/** Somebody who cares has said so: nothing was taken by that. */
const byAdvice = new RegExp(
  String.raw`\b(?:doctors?|dr|gp|nurse|pharmacist|chemist|consultant|specialist|hospital|surgery|pastor|priest|vicar|imam|rabbi|minister|mum|mom|mother|dad|wife|husband|daughter|son|sister|brother|carer|they|who)\b(?: \w+){0,3}? (?:told|tells?|said|says|asked|asks|wants?|wanted|reminds?|reminded|advised?|made sure)(?: (?:me|him|her|us|that|i|he|she|we|should|must|have|has|need|needs|to)\b){0,5} take (?:all )?${whose}${tablets}\b`,
)
const asMeant = new RegExp(
  String.raw`\b(?:(?:i|we|he|she|they)(?:ll| will| do| always| also| still| just| should)* )?(?:(?:take|takes|must take) (?:all )?|(?:am|im|is|hes|shes|are) (?:still )?taking |took |had )${whose}${tablets}\b`,
)
/** At once, by despair, by a voice, or another's. */
const otherwise =
  /\b(?:at once|in 1 go|in one go|together|tonight|whole|die|dying|dead|death|kill\w*|end|ending|goodbye|good bye|sorry|forever|wake|every last|box|bottle|packet|handful|overdos\w*|too (?:many|much)|stop\w*|voices?|demons?|devil|satan|angels?|want to|wanna|going to|gonna|about to|hurt|harm|cut|vodka|whisky|wine|alcohol|drunk|drink|heaven|forgive|no point|go on|hate|alone|burden|hope(?! (?:it|they|to get)\b)|suicid\w*|so i did|i did|(?:and|then|so) i (?:have|took|swallowed)|took (?:them )?all|all gone)\b|\b(?:god|jesus|allah|lord|christ|spirits?|tv|telly|radio)\b.{0,20}\b(?:told|tells?|telling|says?|said|saying|wants?|orders?|ordered|commands?|commanded|commanding|calling|spoke|speaks)\b/
/** So much else may stand beside it. */
const mostBeside = 9

/** "I pray to God and take my tablets", "the doctor told me to take all my tablets": taken as it is meant, with a saying or by advice; no overdose, and no wish to die. */
export function isTakenAsMeant(words: string): boolean {
  const plain = plainWords(words)
  if (isCommanded(words) || otherwise.test(plain.replace(byAdvice, ' '))) return false
  const said = plain.replaceAll(sayings, ' ')
  const rest = said.replace(byAdvice, ' ').replace(asMeant, ' ')
  return rest !== said && (rest.match(/\w+/g)?.length ?? 0) <= mostBeside
}
