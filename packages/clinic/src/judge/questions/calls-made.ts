const line = String.raw`(?:999|911|112|000|108|an? ambulance|the ambulance|ambulance|them|it in|it|emergency(?: services)?|for (?:an ambulance|one|help)|help)`
const opening = String.raw`^\W*(?:(?:ok|okay|right|alright|all right|fine|yes|yeah|yep|yup|oh|well|good|done|so|and|now|just|already|am|currently|sorry) )*`
const nobody = String.raw`(?!(?:nobody|noone|one|no|none|not|never|havent|hasnt|hadnt|didnt|wasnt|isnt|arent|cant|wont|who|whos|if|when|does|did|do|is|keeps?|says?|said|suggests?|feels?|seems?|means|reckons?|thinks?|likes?|hates?|starts?|phones?|lines?|its|just|always|goes|useless|pointless|nos|gp|doctors?|surgery|school|work|bank|hes not|shes not|the)\b)`

/** A call that is being made: by somebody who is named as making it, or in words that say nothing else. */
const beingMade: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:im|i am|we are|were|hes|he is|shes|she is|theyre|they are|${nobody}\w{2,}s|${nobody}\w{2,} is) (?:just |now |already |on the phone |busy |still )*(?:calling|ringing|phoning|dialling|dialing)(?: ${line})?(?: (?:now|right now|already|as we speak|as i type|too|this (?:second|minute|moment)|for (?:me|us|him|her)))*(?:\W*$|\W+(?:and|but|its|it|they|theyre|shes|hes|what|how)\b)`,
  ),
  new RegExp(
    String.raw`${opening}(?:calling|ringing|phoning|dialling|dialing)(?: ${line})?(?: (?:now|right now|right away|already|as we speak|as i type|too|then|straight away|this (?:second|minute)|for (?:me|us|him|her)))*\W*$`,
  ),
]

/** A call that was made: by whoever is named, in words of its own. */
const made: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${nobody}\w+(?: has| have| had| ha)?(?: just| already| now| finally| since)* (?:rang|rung|phoned|called|dialled) (?:999|911|112|000|108|(?:for )?an? ambulance|the ambulance|for (?:help|one)|them)\b(?! (?:to ask|last|back|names?|by|my|her|his|all|so|that|yesterday)\b)`,
  ),
  new RegExp(
    String.raw`${opening}${nobody}(?:my |the |our )?\w+(?: has| have|s)(?: just| already| now| finally)* (?:rung|phoned|called|dialled|rang)(?: it in| in| already| now| just now| too| a minute ago)*\W*$`,
  ),
]

/** "Sue rang": said of nothing else where it is asked whether the call was made. */
const madeBarely = new RegExp(
  String.raw`${opening}${nobody}(?:my |our )?\w+(?: just| already| did| now| finally)* (?:rang|rung|phoned|called|dialled|ring|call|phone)(?: already| now| just now| too| earlier| \w+ min\w* ago)*\W*$`,
)

/** Words for a call that is made or being made; in lower case, without apostrophes. */
export const callsMade: readonly RegExp[] = [...beingMade, ...made]

/** Whether a bare answer to "have you called?" says who did. */
export function saysWhoCalled(words: string): boolean {
  return madeBarely.test(words)
}

const gerund = /\b(?:calling|ringing|phoning|dialling|dialing)\b/
const isUnderWay =
  /\b(?:on (?:the|their|its|his|her|our|my) way|(?:is|are|theyre|its|im|were|hes|shes) (?:now )?(?:coming|going|driving)|min\w* away|(?:have|has|ive|weve|hes|shes) (?:just |already )*(?:called|rung|phoned|rang))\b/

/** "I feel daft ringing 999", "is it worth ringing", "calling them seems a lot": a call is weighed, and none is made. */
export function isCallWeighed(words: string): boolean {
  return gerund.test(words) && !isUnderWay.test(words) && !callsMade.some((each) => each.test(words))
}

const ofComing =
  /\b(?:call\w*|rang|rung|ring\w*|phon\w*|dial\w*|way|com(?:e|es|ing)|came|sen[dt]\w*|go(?:ing|ne)?|left|leav\w*|off|driv\w*|tak\w*|bring\w*|car|taxi|cab|uber|lift|bus|ambos?|ambulances?|crew|paramedics?|medics?|emts?|help\w*|they|theyre|theyve|them|999|911|112|000|108|min\w*|dispatch\w*|operator|sorted|done|did|yes|yeah|yep|lights?|sirens?|arriv\w*|pull\w*|outside|gate|door|hospital|a&e|er|ed|casualty|set|head\w*|move|moving|road)\b/

/** "She called me by my aunt's name": a name that somebody was given. */
const naming = /\bcall(?:s|ed|ing)? (?:me|him|her|us|you|it) (?!an? ambulance\b)\w|\bcall(?:s|ed|ing)? (?:me|him|her|us|you)\W*$/

/** Whether words name anything of help on its way; without it somebody is only there: "I'm with her". */
export function namesComing(words: string): boolean {
  return ofComing.test(words.replace(naming, ' '))
}
