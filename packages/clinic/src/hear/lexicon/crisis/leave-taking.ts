import { type CrisisFrame, cue } from './crisis-frame.ts'

const means =
  '(?:tablets?|pills?|meds|medication|medicines?|blister(?: packs?|s)?|strips?|packets?|boxes|box|bottles?|stash|capsules|patches|insulin|pens|morphine|codeine|tramadol|paracetamol|painkillers|sleepers|\\w+(?:olol|pam|pine|triptyline|codone|zine)|units)'
const reckoned =
  '(?:count(?:ed|ing)?|added (?:them |it |all )*up|totted (?:them |it )?up|tipped (?:them |it )?out|laid (?:them |it |all )*out|looked up how many|looked it up|worked out how many)'
/** "It would be enough": of what nobody says. */
const wouldDo =
  /\b(?:(?:it|that|they|theyd|itd|thatd|there)(?: really| surely| all)? (?:is|s|are|would|will|should|ought to|must|d|ll) (?:\w+ )?(?:be )?(?:more than )?(?:enough|plenty)|(?:itd|thatd|theyd|itll|thatll|theres|its|thats) (?:be )?(?:more than )?(?:enough|plenty)|(?:that|it|they)(?:d|ll| should| would| will| ought to) do(?: it| the (?:job|trick))?|more than enough|would (?:it|that|they) be enough)(?=\W*(?:$|[.,;!?\n]| and| i think| now| tonight| if| when| for (?:good|me|someone like|somebody like|anyone)))/
/** "Enough to finish it". */
const toBeGone =
  /\b(?:enough|plenty|more than i need|what it takes|how many it takes)\b.{0,20}\b(?:to (?:do it|do the job|finish (?:it|me|myself|the job|things)|make sure|be sure|never wake|not wake|sleep for ?ever|stop (?:my|the) heart|stop me (?:breathing|waking)|end it|go (?:quietly|in my sleep)|be gone)|for one last|for me to go)\b/
/** What a stock of medicine is counted for by everybody else. */
const ofSupply =
  /\b(?:to last|lasts?|repeat|prescri\w*|refill\w*|re-?order\w*|order|chemist|pharmac\w*|nurse|holiday|trip|travel\w*|(?:till|until) (?:\w+day|then|the|i see|my)|(?:for|of) (?:a|an|one|two|three|four|the|another|this|next|my|\d+) (?:\w+ )?(?:fortnight|weeks?|months?|days?|weekend|doses?|course|bank holiday|cruise)|fortnight|running (?:low|out)|run out|short|spare|toddler|dosette|carer|count(?:ed|ing)? (?:carbs|calories))\b/

const goodbye =
  /\b(?:good ?-?bye|farewell|so long|you wont (?:be )?(?:see|hear|seeing|hearing)\w* (?:from )?me again|thank you for everything|thanks for everything|youve been (?:good|kind) to me|you were (?:always )?(?:good|kind) to me)\b/
const dear =
  '(?:dogs?|cats?|puppy|kitten|budgie|birds?|parrot|rabbits?|horses?|hens|ponies|pony|animals|pets?|keys|house keys|guitar|watch|rings?|wedding ring|jewell?ery|records|medals|bank cards?|will|letters?)'
const handedOver = `\\b(?:left|leaving|gave|given|giving|taken|took|dropped|brought|handed|rehomed|signed over|passed on)\\b.{0,16}\\b${dear}\\b.{0,16}\\b(?:with|to|over to|round to|at|on)\\b (?:my|the|our|a|mum|mam|mom|dad|nan|nana|gran|his|her)\\b`
const ofJourney =
  /\b(?:while|holiday|trip|travel\w*|flight|fly(?:ing)?|off to|moving|moved|emigrat\w*|hospital|operation|surgery|theatre|admitted|allerg\w*|school|nursery|vet|kennels?|groomer|boarding|appointment|car park|waiting|for the (?:day|weekend|night|afternoon|morning)|until|till|back (?:on|by|in)|baby ?sit\w*|fever|rash|cough|vomit\w*|charity|desk|reception|phone|email)\b/

const things =
  '(?:things|stuff|clothes|jewell?ery|belongings|possessions|bits|records|books|tools|china|medals|guitars?|paintings?|collection|watch(?:es)?|rings?|shoes|treasures|games|console)'
const gaveAway = `\\b(?:given|gave|giving|give) (?:all )?(?:my|the last of my|most of my) (?:\\w+ ){0,2}${things}\\b (?:away|to (?:my|the|our|his|her))\\b|\\b(?:given|gave|giving) away (?:all |most )*(?:of )?my (?:\\w+ ){0,2}${things}\\b`
const settled =
  /\b(?:calm(?:er)?|at peace|peaceful|tidy|in order|relieved|lighter|ready|first time (?:in|for)|quiet (?:now|inside)|no (?:use|good) to me|wont (?:be )?need(?:ing)?|shant (?:be )?need(?:ing)?|where im going|not going to need|done now)\b/
const ofHousekeeping =
  /\b(?:moving|moved|downsiz\w*|declutter\w*|charity|too (?:small|big|tight|loose)|lost weight|outgrown?|baby clothes|maternity|allerg\w*|retir\w*|ebay|car boot|sold|new (?:house|flat))\b/

const ended = `\\b(?:end|ending|stop|stopping|finish|finishing|quit|give up|giving up|be done with|come off|pack in|packing in)\\b.{0,24}\\b(?:treatments?|chemo\\w*|dialysis|tablets|pills|meds|medicines?|drip|radiotherapy|injections|therapy|transfusions?)\\b.{0,12}\\b(?:and|with|then)\\b.{0,8}`
const allOfIt =
  '(?:(?:the )?rest of it|everything else|everything|all of it|it all|the whole (?:thing|lot|show)|life|living|my life|my ?self|me)'
const endsAll = `${ended}\\b${allOfIt}(?= ?(?:$|[.,;!?\\n]|along|with it|with them|as well|too\\b|this\\b|tonight|tomorrow|when|while|at the same|together|after|before))`

const goneOn = '(?:once|when|after|with|if|the day)'
const lighterFor =
  '(?:better(?: off)?|happier|easier|freer|free|relieved|a relief|less (?:trouble|worry|work|bother)|richer|get (?:their|his|her) li(?:fe|ves) back|move on)'
const someone =
  '(?:every ?(?:one|body)|they|them|theyd|theyll|she|shed|shell|he|hed|hell|family|kids|children|boys|girls|wife|husband|partner|people|mum|mam|mom|dad|parents|daughter|son|us|all)'
const withoutMe = `${goneOn} (?:i(?:m| am)|ive|i have|me|i) (?:\\w+ )?(?:gone|dead|out of (?:the|their|his|her) way|not (?:here|around)|wasnt (?:here|around|about)|werent (?:here|around|about)|in the ground|under the ground|passed)`
const lighterWithoutMe = `\\b${someone}\\b.{0,24}\\b${lighterFor}\\b.{0,16}\\b${withoutMe}\\b|\\b${withoutMe}\\b.{0,24}\\b${someone}\\b.{0,16}\\b${lighterFor}\\b|\\bbetter off (?:a |as a )?(?:widow|widower|an? orphan|with the (?:life )?insurance (?:money|payout|pay out))\\b`

const notNeeded =
  /\b(?:wont|shant|will not|not going to|not gonna) (?:be )?(?:need(?:ing)?|wanting) (?:them|it|any|any of (?:it|them)|the (?:\w+ )?(?:appointments?|tablets|pills|prescription)|another|a next|much)\b/
const noPoint =
  /\b(?:(?:no|any|the|little|much|what) (?:use|point|sense) (?:in |of )?(?:starting|start|ordering|order|booking|book|opening|picking|collecting|renewing|another|me|making|getting)|whats the point|cancell?ed (?:\w+ ){0,3}(?:appointments?|everything|scans?|reviews?|deliver\w+))\b/
const ofRecovery =
  /\b(?:better|cured|healed|cleared|gone (?:away|now)|went away|works?|well (?:now|again)|switched|switching|changed|changing|new (?:ones?|tablets|medicine)|side effects?|baby|pregnan\w*|holiday|moving|last (?:box|one) (?:worked|did)|fixed|settled)\b/

const anotherThan = /\b(?:its|it is|it isnt|isnt|not|is not|nothing)(?: really)? (?:even |just |only |about |to do with )+(?:the|my) \w+/
const atTheEnd =
  /\b(?:cant|cannot|can not|dont know how (?:i|to)|not able to) (?:\w+ )?(?:go on|carry on|keep going|do this any ?(?:more|longer)|cope|keep on)\b(?! (?:the|my|a)\b)/

/**
 * Leave taken without a word of death: what is at hand counted and found enough, what is dear handed over with a goodbye, a treatment ended
 * "and the rest of it", others who will have it lighter. Each is asked about straight out (NICE NG225: ask about plans, means and preparations).
 */
export const leaveTakingFrames: readonly CrisisFrame[] = [
  { kind: 'self-harm', certainty: 'affirmed', isAcrossMessage: true, cues: [cue(`\\b${means}\\b`), toBeGone], unless: ofSupply },
  {
    kind: 'self-harm',
    certainty: 'possible',
    level: 'emergency-department',
    isAcrossMessage: true,
    cues: [cue(`\\b${reckoned}\\b`), cue(`\\b${means}\\b`), wouldDo],
    unless: ofSupply,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    isAcrossMessage: true,
    isOwnNegation: true,
    cues: [goodbye, cue(handedOver)],
    unless: ofJourney,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    isAcrossMessage: true,
    isOwnNegation: true,
    cues: [cue(gaveAway), settled],
    unless: ofHousekeeping,
  },
  { kind: 'self-harm', certainty: 'possible', cues: [cue(endsAll)] },
  { kind: 'self-harm', certainty: 'possible', isOwnNegation: true, cues: [cue(lighterWithoutMe)], unless: ofJourney },
  { kind: 'self-harm', certainty: 'possible', isAcrossMessage: true, isOwnNegation: true, cues: [notNeeded, noPoint], unless: ofRecovery },
  { kind: 'self-harm', certainty: 'possible', isAcrossMessage: true, isOwnNegation: true, cues: [atTheEnd, anotherThan] },
  // "Took my pills and prayed I wouldn't wake"
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    isOwnNegation: true,
    cues: [
      /\b(?:pray|hop|wish)(?:ed|es|ing|e)? (?:to god )?(?:that )?(?:i|id) (?:wouldnt|wont|would not|will not|might not|dont|didnt|never) wake(?: up)?\b(?! (?:up\b|with|to|early|late|at|feeling|him|her|the|them|in|coughing|everyone|so|sneezing))/,
    ],
  },
  // "She has been putting her pills aside, the box is hidden behind the towels"
  {
    kind: 'self-harm',
    certainty: 'possible',
    level: 'emergency-department',
    isAcrossMessage: true,
    cues: [
      cue(
        `\\b(?:put|puts|putting|set|sets|setting|keep|keeps|kept|keeping|sav(?:e|es|ed|ing)|tuck(?:s|ed|ing)?|hid|hides|hiding|squirrel\\w*) (?:some of |all |a few of )?(?:his|her|my|their|the) (?:\\w+ )?${means} (?:aside|by|back|away|up)\\b(?! (?:the|my|his|her|a)\\b)`,
      ),
      /\b(?:hid|hidden|hides|hiding|secret\w*|behind|under (?:the|her|his|my) (?:bed|mattress|pillow)|nearly full|almost full|instead of taking|not taking|enough)\b/,
    ],
    unless: /\b(?:toddler|the (?:kids|children|little ones?)|grand(?:son|daughter|child\w*)|dog|safe|lock\w*|reach|holiday)\b/,
  },
  // "I did it with the blade out of the razor, it helps for a while"
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    isAcrossMessage: true,
    isOwnNegation: true,
    cues: [
      /\b(?:i|he|she|ive|hes|shes) (?:\w+ )?(?:did|do|does|done|doing) (?:it|this|that|them) (?:\w+ )?with (?:a|the|my|his|her|some) (?:\w+ ){0,2}(?:blades?|razors?|knife|scissors|glass|lighter|compass|pin|needle|sharpener|cigarette|tweezers)\b/,
      /\b(?:it|that|this) (?:\w+ )?(?:helps?|helped|calms?|calmed|makes? (?:me|it|everything) (?:feel )?(?:better|quiet\w*|stop)|takes? the edge|lets? (?:it|something) out|quietens?|is a release|feels better)\b|\b(?:relief|release|feel something)\b/,
    ],
    unless: /\b(?:ingrown|splinter|abscess|boil|blister|pus|wart|corn|verruca|by accident|accident|tick|nail)\b/,
  },
]
