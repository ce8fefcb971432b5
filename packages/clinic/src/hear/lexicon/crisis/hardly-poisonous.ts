/** What small children taste and poison lines call hardly poisonous in a taste or a bite (America's Poison Centers and NHS: Poisoning). */
const things =
  '(?:crayons?|chalk|play ?-?do(?:ugh)?h?|pencils?|paper|cardboard|tissues?|grass|sand|soil|mud|dirt|earth|glue ?stick|pva|tooth ?paste|lipstick|lip balm|chapstick|(?:hand |dish |bar of |bit of )?soap|washing[- ]?up liquid|dish(?:washing)? liquid|fairy liquid|shampoo|hand wash|shower gel|blu[- ]?-?tack?|blue[- ]?tac[k]?|candle|wax|(?:cat|dog|fish) (?:food|biscuits?)|felt ?-?tips?|pen ink|ink|water ?colou?rs?|bubble (?:mix|mixture|bath)|nappy cream|sudocrem|vaseline|silica gel|ash|snow|bogeys?|stickers?|coal)'
const taken =
  '(?:swallow\\w*|ate|eat(?:en|ing)?|drank|drunk|lick\\w*|chew\\w*|bit(?:ten)?|suck\\w*|tasted|(?:had|took|taken) (?:a |some )?(?:tiny |little |small |big )?(?:licks?|tastes?|bites?|sips?|nibbles?|mouthful) (?:of|from))'
const hardly = new RegExp(
  String.raw`\b${taken}\b.{0,30}\b${things}\b|\b(?:put|had|got)\b.{0,20}\b${things}\b.{0,12}\bin (?:his|her|their|the|my|its) mouth\b`,
  'i',
)
const besides =
  /\b(?:tub|bottle|tube|whole|all of|lots?|handful|battery|magnet|coin|tablet|pill|bleach|blue|cough\w*|chok\w*|vomit\w*|sick|drows\w*|breath\w*|drool\w*|fluoride|mushroom|berr\w+|paint thinner|nail|on purpose|eyes?|skin|itch\w*|rash)\b/i

/** Whether somebody took a taste of something that is hardly poisonous, and nothing beside it that is. */
export function isHardlyPoisonous(words: string): boolean {
  return hardly.test(words) && !besides.test(words)
}
