import type { CrisisFrame } from './crisis-frame.ts'

/** A birth of the last weeks or months, told in so many words. */
export const birthTold =
  /\b(?:bab(?:y|ies)|bub|newborn|wee (?:one|man|girl|boy)|little (?:one|man|girl|boy)|lo|twins|son|daughter|wean|he|she)(?:s| is| are| was|s is)? (?:only |just |about |nearly |now )?(?:\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|a few|few|couple of) ?(?:wks?|weeks?|days?|months?|mths?)\b|\b(?:gave birth|given birth|had (?:my|the|our|a|her) (?:baby|son|daughter|little \w+|wee \w+|first|second|third|c ?section)|(?:since|after) (?:the |giving |my |her )?(?:birth|baby came|baby was born|section)|newborn|post ?partum|post ?natal|(?:weeks?|wks?|days) (?:after|since|post) (?:the |giving |my |her )?(?:birth|baby|having|section))\b/
/** A baby, of whatever age. */
export const babyTold = new RegExp(
  `${birthTold.source}|\\b(?:my|the|our|this|her) (?:\\w+ )?(?:bab(?:y|ies)|bub|newborn|twins)\\b|\\b(?:my|our) (?:\\d+|\\w+) (?:days?|weeks?|wks?|months?|mths?) old\\b`,
)

const child =
  '(?:bab(?:y|ys|ies)|bub|newborn|child|son|daughter|twins?|little (?:one|man|girl|boy)|wee (?:one|man)|he|hes|she|shes|it|its|him|her|they|theyre)'
/** The child is not the own one, was exchanged, or is something else than a child. */
const unreal = new RegExp(
  `\\b${child}\\b.{0,20}?\\b(?:(?:not|isnt|arent|aint|wasnt|never was) (?:really |even |actually |truly )?(?:my own|my (?:real )?(?:baby|child|son|daughter)|mine|human|ours|real(?! (?:\\w+ )?(?:keen|good|big|bad|well|happy|hungry|fond|sure|great|interested)))\\b|(?:been |was |were |got )(?:swapped|switched|exchanged|replaced|put here|planted|taken and)|swapped (?:for|with)|a changeling|an impost[eo]r|a (?:robot|doll|demon|copy|fake|spy)\\b|possessed|evil|the (?:devil|antichrist|messiah)|cursed|put here|sent (?:here|to (?:test|punish|destroy|hurt|take)|by (?:god|the devil|satan|them)|from (?:hell|god|above)))|\\b(?:swapped|switched|replaced|exchanged) (?:my|the|our|her|his) (?:real )?(?:bab(?:y|ies)|son|daughter|child|twins?)\\b|\\bthe real (?:one|baby|him|her)\\b.{0,20}\\b(?:comes?|come|back|is|somewhere|taken|hidden)\\b`,
)
/** Voices that speak, and a radio, a screen or a god that speaks to the mother. */
const spokenTo =
  /\b(?:voices?|devil|demons?|satan|spirits?) (?:\w+ ){0,3}?(?:tell\w*|told|say\w*|said|whisper\w*|order\w*|command\w*|wants?)\b|\bgod (?:\w+ ){0,2}?(?:tells?|told|telling|speaks?|speaking|says|wants|chose) (?:to )?(?:me|her)\b|\b(?:radio|tv|telly|television|lights?|walls?|songs?|fridge)\b(?: \w+){0,3}? (?:tell\w*|told|talk\w*|speak\w*|send\w*|warn\w*|say\w*|giv\w*) (?:to |messages to |signs to )?(?:me|her|about (?:me|us|him|her|my))\b|\b(?:told|telling|tell|spoken to|messages?|signs?|instructions?|hear (?:it|things))\b.{0,12}\b(?:by|from|on|through) (?:the |my )?(?:radio|tv|telly|television|god|lights?|walls?|songs?|fridge)\b/
const sleepless =
  /\b(?:i|ive|im|id|(?:wife|partner|sister|daughter|girlfriend|friend)(?:s| has)?|and|old)?\W{0,2}\b(?:havent|have not|not|no|without|dont need|doesnt need|hardly|barely|hasnt) (?:\w+ ){0,2}?(?:slept|sleep|sleeping|a wink)\b.{0,24}\b(?:days|nights|week)\b|\b(?:been |im |am )?(?:awake|up) (?:for )?(?:\d+|two|three|four|five|six|several) (?:days|nights)\b/
const racing =
  /\b(?:i|ive|im|id|she|shes|wife|partner|sister)\b.{0,24}\b(?:(?:loads|lots|tons|so much|full|bursting with|buzzing with|endless|all this) (?:of )?energy|full of (?:ideas|plans)|never felt (?:better|so)|dont need (?:any |to )?sleep|feel(?:ing)? (?:amazing|invincible|brilliant|fantastic|on top of the world)|(?:mind|thoughts) (?:is |are )?racing|cant stop (?:talking|cleaning|writing)|(?:not|dont feel) (?:even |at all |a bit )?tired)\b/
/** Whose child it is, what a baby hears, a film: none of it a belief that is not so. */
const meansOtherwise =
  /\b(?:dna|paternity|affair|cheat\w*|donor|surrog\w*|adopt\w*|ivf|step ?\w+|wrist ?band|dream(?:t|ed|s)?|film|movie|book|my ex|hoarse|(?:lost|losing) (?:my|her) voice|look(?:s|ing)? (?:like|nothing)|feel (?:like )?(?:he|she|it)(?:s| is)nt mine yet|nurse|sat ?nav|podcast)\b/

/** A mind that loses its footing after a birth: an emergency at once (NHS: Postpartum psychosis; NICE CG192). */
export const afterBirthFrames: readonly CrisisFrame[] = [unreal, spokenTo].map((sign) => ({
  kind: 'psychosis',
  certainty: 'affirmed',
  level: 'emergency-department',
  isAcrossMessage: true,
  isOwnNegation: true,
  cues: [babyTold, sign],
  unless: meansOtherwise,
}))

/** The same where no sleep for days is no burden. */
export const sleeplessAfterBirth: CrisisFrame = {
  kind: 'psychosis',
  certainty: 'affirmed',
  level: 'emergency-department',
  isAcrossMessage: true,
  isOwnNegation: true,
  cues: [birthTold, sleepless, racing],
  unless: meansOtherwise,
}
