const many =
  '(?:a lot of|lots of|loads of|(?:so|too|that|very) many|many|(?:a|an) (?:handful|fistful|bunch|load|bag|box|pile|ton|cocktail|fair few|awful lot)(?: of)?|tons of|plenty of|all (?:these|those|my|his|her|the))'
const takesMany = new RegExp(
  String.raw`(?<!\b(?:will|['’]ll|gonna|going to|want to|wanted to|wanna|might|could|should|would|['’]d|did|did ?n['’]?t|let me|plan to|about to|tempted to|if i|if he|if she) (?:just |then |now )?)\b(?:takes?|swallows?|(?:have|has|had) to (?:take|swallow)|(?:is|am|['’]m|['’]s|im|hes|shes) (?:already )?on) (?:\w+ )??${many} (?:\w+ ){0,2}?(?:pills|tablets|tabs|meds|medicines?|medications?)\b`,
  'gi',
)
/** "She puts them in the box": who sorts a week's medicines for somebody. */
const sortsThem =
  /\b(?:puts?|sorts?|fills?|lays?|counts?|does|put|sorted|organi[sz]es) (?:them|these|those|it|all|(?:all )?(?:my|his|her|the|their) (?:pills|tablets|tabs|meds|medicines?|medications?|(?:pill )?box))(?: all)?(?: (?:out|up))?(?: (?:in|into|for) (?:the|a|my|his|her) (?:(?:week(?:ly)?|pill|tablet|little|plastic|day) )*(?:box|boxes|dosette(?: box)?|organi[sz]er|tray|week))\b/gi
/** What is done day by day, or was ordered and sorted by others. */
const asAHabit =
  /\b(?:every (?:day|morning|evening|night)|each (?:day|morning|evening|night)|daily|a day|(?:at|with|after|before) (?:breakfast|lunch|dinner|tea|bedtime|meals?)|in the mornings?|for (?:my|his|her) (?!pain)\w+|from (?:the|my|his|her) (?:doctors?|gp|hospital|chemist|pharmacy|surgery|consultant|specialist)|prescri\w+|repeats?|usual\w*|normal\w*|regular\w*|as (?:the doctor|it says)|(?:in|into|out of|fills?) (?:the|a|my|his|her) (?:box|dosette|organi[sz]er|tray|pill box|little boxes)|dosette|blister|as it is|already|for years|since (?:my|his|her|the) \w+|can i (?:stop|cut|drop|skip|leave)|do i (?:need|have to)|need (?:them )?all|what (?:are|they)|side effects?)\b/i
/** What was done at once, meant to harm, or is felt now. */
const atOnce =
  /\b(?:took|taken|swallowed|necked|downed|just now|at once|in one go|one after|tonight|last night|an? (?:hour|minute)s? ago|hope|wake up|die|dead|dying|kill\w*|end (?:it|my)|goodbye|sorry everyone|forever|suicid\w*|overdos\w*|to (?:get|be|feel) (?:high|stoned|numb|out of it)|more than|vodka|booze|drunk|toddler|baby|daughter|son|kid)\b/i

/**
 * "I take a lot of pills, she puts them in the box": what is taken day by day, in words of the same length, is no overdose. A message that tells of
 * anything done at once, or of a wish to die, is left as it is.
 */
export function usualMedicines(text: string): string {
  if (atOnce.test(text)) return text
  const isHabit = asAHabit.test(text)
  const sorted = text.replace(sortsThem, (whole) => 'helps with that'.slice(0, whole.length).padEnd(whole.length))
  // "Dad takes a lot of medication": of others it is said of a habit alone.
  return sorted.replace(takesMany, (whole) =>
    !isHabit && !/^takes\b/i.test(whole) ? whole : 'takes usual medicines'.slice(0, whole.length).padEnd(whole.length),
  )
}
