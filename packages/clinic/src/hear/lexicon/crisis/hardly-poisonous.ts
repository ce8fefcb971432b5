/** What small children taste and poison lines call hardly poisonous in a taste or a bite (America's Poison Centers and NHS: Poisoning). */
const things =
  '(?:crayons?|chalk|play ?-?do(?:ugh)?h?|pencils?|paper|cardboard|tissues?|grass|sand|soil|mud|dirt|earth|glue ?stick|pva|tooth ?paste|lipstick|lip balm|chapstick|soap|candle|wax|(?:cat|dog|fish) (?:food|biscuits?)|felt ?-?tips?|pen ink|ink|water ?colou?rs?|bubble (?:mix|mixture|bath)|nappy cream|sudocrem|vaseline|silica gel|ash|snow|bogeys?|stickers?|coal)'
const taken = '(?:swallow\\w*|ate|eat(?:en|ing)?|drank|drunk|lick\\w*|chew\\w*|bit(?:ten)?|suck\\w*|tasted|put|had)'
const hardly = new RegExp(String.raw`\b${taken}\b.{0,30}\b${things}\b`, 'i')
const besides =
  /\b(?:tub|bottle|tube|whole|all of|lots?|handful|battery|magnet|coin|tablet|pill|bleach|blue|cough\w*|chok\w*|vomit\w*|sick|drows\w*|breath\w*|drool\w*|fluoride|mushroom|berr\w+|paint thinner|nail|on purpose)\b/i

/** Whether somebody took a taste of something that is hardly poisonous, and nothing beside it that is. */
export function isHardlyPoisonous(words: string): boolean {
  return hardly.test(words) && !besides.test(words)
}
