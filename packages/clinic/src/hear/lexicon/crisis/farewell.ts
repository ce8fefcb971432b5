/** What people write when they take leave of life (lower case, no apostrophes). */
export const farewell =
  '(?:good ?-?bye|farewell|bye (?:now )?(?:everyone|every ?body|all|guys|lads|world|folks|family|mam\\w*|mum\\w*|mom\\w*|dad\\w*)|be good to|mind (?:mam\\w*|mum\\w*|mom|each other|yerselves|yourselves|the (?:kids|dog|baby))|(?:look after|take care of) (?:mam\\w*|mum\\w*|mom|dad|my|the|each other|yourselves|our|everyone)|love (?:you|ye|yous|u) all|forgive me|dont blame|(?:im|so|am) sorry for|sorry for (?:every ?thing|it all|what)|sorry (?:everyone|every ?body|all|lads)|see (?:you|ye|yous) on the other side|remember me|wont see (?:me|you|ye) again|tell (?:my|his|her|the|our) \\w+ (?:that )?i love)'
const written =
  '(?:text(?:ed|s)?|messag\\w+|wrote|written|writes|sent|posted|posts?|put up|status|story|snap\\w*|facebook|insta\\w*|tweet\\w*|voice ?(?:mail|note)|note|letter)'

/** A farewell that somebody wrote or sent. */
export const writtenFarewell = new RegExp(`\\b${written}\\b.{0,50}\\b${farewell}\\b`)

/** Nobody can reach them, or they went to where people die. */
export const outOfReach =
  /\b(?:phones?|mobile|cell)(?: is|s)?(?: now)? (?:off|dead|switched off)\b|\b(?:not|isnt|wont|doesnt|stopped) (?:answer\w*|pick(?:ing)? up|reply\w*)\b|\b(?:cant|cannot) (?:reach|get (?:hold of|through to)|find)\b|\b(?:straight|going) to voice ?mail\b|\b(?:drove|driven|driving|gone|went|heading|headed|walked|took (?:his|her|their|the) (?:car|van|bike|jeep)|(?:car|van) is|parked|last seen|left)\b.{0,30}\b(?:cliffs?|bridge|river|sea|harbour|pier|quay|lake|lough|loch|quarry|railway|tracks|station|viaduct|dam|roof|multi ?storey|reservoir|canal|woods?|forest|beachy head|moher)\b/

/** Who says goodbye for a journey, a job or a day out. */
export const ordinaryLeave =
  /\b(?:years? ago|film|book|boss|landlord|break ?up text|dumped me|ghosted|leaving (?:do|party|work|drinks)|emigrat\w*|moving to|holidays?|vacation|surf\w*|new job|retir\w*|flight|plane|boarding|batter(?:y|ies)|charg\w+|cinema|exam|airport|fishing|hik(?:e|ing)|swim(?:ming)?|kayak\w*|climb(?:ing)?|festival|camping|(?:off|away|going|moving|back) to (?:uni\w*|college|australia|canada|america|new zealand|the states|spain|dubai|london|dublin|france|work|bed))\b/
