import { newStart } from './asks-new-start.ts'
import type { Act } from './clause.ts'
import { lastRead } from './last-read.ts'

/** What tells and neither asks, wishes, wonders nor owns to a slip is only told; "can't turn my head" tells what does not go. */
const asksOrWishes =
  /\b(?:how|what|why|when|where|which|who|whether|if|does|do|is (?:it|that|this)|can|cant|can['’]t|cannot|couldn['’]?t|could|should|shall|may|might|must|would|ok|okay|safe|allowed|need|want|wish|wonder\w*|worr\w*|scared|afraid|unsure|sure|know|hope|hoping|think\w*|thought|ask\w*|tell|help|please|advice|suggest\w*|recommend\w*|curious|confused|like to|heard?|read|says?|said|told|mistake\w*|accident\w*|forgot\w*|missed|late|twice|doubled?)\b|\?/i
/** "Sleep OK, drinking okay" */
const doesWell =
  /\b(?:sleep\w*|eat\w*|drink\w*|feed\w*|wee\w*|pee\w*|poo\w*|appetite|bowels?|periods?|breathing|walk\w*|otherwise|everything(?: else)?|all|feel\w*|doing|been) (?:is |are |been |seems? |about |quite )?(?:ok|okay)\b/gi
const cannotDo = /\b(?:can['’]?t|cannot|couldn['’]?t|could not) (?!(?:i|we|he|she|you)\b)/gi

const helpsOrNot = /\b(?:seems? to|does(?:n['’]?t)?|did(?:n['’]?t)?|do(?:n['’]?t)?) (?:really |not |not really )?help\b/gi

/** Whether words neither ask nor wish for anything, nor speak of a doubt or a slip; each clause of a long sentence asks it of the whole sentence. */
export const asksNothing: (words: string) => boolean = lastRead(asksAndWishesNothing)

function asksAndWishesNothing(words: string): boolean {
  return !asksOrWishes.test(words.replace(cannotDo, ' ').replace(doesWell, ' ').replace(helpsOrNot, ' '))
}

const wishesSomething =
  /\b(?:should|shall|may|might|must|would|ok|okay|safe|allowed|need|want|wonder\w*|unsure|sure|know|hope|hoping|think|thinking|ask\w*|tell|help|please|advice|suggest\w*|recommend\w*|curious|confused|like to|mistake\w*|accident\w*|forgot\w*|missed|twice|doubled?|if it|if this|whether)\b|\?/i

/** Whether words have no form of a question and wish to know nothing: "aches when I lie on it", "I can lift my foot"; each clause of a long sentence asks it of the whole sentence. */
export const tellsOnly: (words: string) => boolean = lastRead(hasNothingToKnow)

function hasNothingToKnow(words: string): boolean {
  return !isQuestion(words) && !isRequest(words) && !wishesSomething.test(words.replace(doesWell, ' ').replace(helpsOrNot, ' '))
}

/** Fewer words may be a question without its form: "and the tablets". */
const wordsOfStory = 5

/** Whether words are long enough to tell, or say that something is well, and ask for nothing. */
export function tellsAlone(words: string): boolean {
  const isStory = words.trim().split(/\s+/).length >= wordsOfStory
  return (isStory || !/\w/.test(words.replace(doesWell, ''))) && asksNothing(words)
}

/** Words that open a question, also without its mark: "can i", "is it ok", "what if". */
const asks =
  /\?\s*$|^\W*(?:(?:and|so|but|ok|okay|also|please|sorry|hi|hello|then|or|i mean|i meant)\W+)*(?:what|whats|what['’]s|why|how|hows|when|where|which|who|whose|can(?!['’]t (?!i\b|you\b|he\b|she\b|we\b|they\b|it\b)| (?:just|only|barely|hardly|still|now|also|no longer)\b(?! (?:i|he|she|we|you|they)\b))|could|should|shall|may|might|is|are|am|do|does|did|will|would|was|were|has|have (?:i|you|they|we)|any (?:idea|chance|tips|advice)|must (?=(?:i|he|she|we|they|you|my|the|our|his|her)\b)|wondering|i wonder|tell me|list (?:all )?my|show (?:me )?(?:all )?my|remind me|explain|define|need to know|(?:i )?(?:want|wanted|like) to know|you think|safe to|ok to|okay to|worth)\b|\b(?:can|could|should|shall|may) (?:i|he|she|we|they)\b|\b(?:do|does) (?:i|he|she|we) need\b|\b(?:asks?|asking|asked me|wants? to know|wondering|wonders?|wanna know|would like to know) (?:me )?(?:if|whether|what|how|why|when|can|is)\b|\bis it (?:ok|okay|safe|normal|fine|bad)\b|\b(?:right|yes|no)\?$|\byes or no\b|\bwhich is it\b|\b(?:is|has|have|are|was|does|do|did|ai|would|could)n['’]?t (?:it|he|she|they|i|we|that)\W*$|\binnit\W*$/i

const opensQuestion =
  /^\W*(?:(?:and|so|but|ok|okay|also|please|sorry|hi|hello|then|or)\W+)*(?:(?:is|are|was|does|do|did|could|can|should|will|would|might|may|am|have) (?:it|this|that|these|they|i|he|she|you|we|there)\b|(?:is|are|can|could|will|would|should) (?:the|my|a|an) \w+\b|(?:can|could|does|do) (?:\w+ ){1,3}(?:cause|causes|make|makes|lead|give|bring|help|mean|hurt|affect)\b|what\b|whats\b|why\b|how\b|which\b|who\b|when (?:can|will|should|do)\b|where (?:can|do|should)\b)/i

const requests =
  /^\W*(?:(?:just|please|cant you|can['’]?t you|can you|could you|ok|well|look|so|why not|then)\W+)*(?:give|prescribe|send|get|write) (?:me|him|her|us)\b|\b(?:i|we|he|she) (?:just |really |only )?(?:wants?|needs?|would like|['’]d like) (?:some |a course of |more |stronger |a |an |the )?(?:antibiotics?|painkillers?|prescription|tablets|medicine|steroids|scan|x-?ray|mri|ct|blood tests?|referral|vaccine)\b/i

/** "Heat or ice?": two things to choose from. */
const choice =
  '(?:heat|ice|hot|cold|rest|moving|walking|exercise|paracetamol|ibuprofen|aspirin|hospital|gp|doctor|pharmacist|chemist|nurse|a ?& ?e|er|casualty|clinic|health centre|walk[- ]in|urgent care|ambulance|999|911|112|car|taxi|bus|drive)'
const choices = new RegExp(
  String.raw`^\W*(?:so |ok |and |by )?(?:an? |the |my |our )?${choice} (?:pack |water )?or (?:by )?(?:an? |the |my |our )?(?:small |local |big )?${choice}\b`,
  'i',
)

/** Clauses of one message whose form is remembered: many parts of a turn ask for it. */
const formsKept = 16

/** Whether a clause asks for a medicine or a test without the form of a question: "just give me antibiotics". */
export const isRequest: (text: string) => boolean = lastRead(hasFormOfRequest, formsKept)

function hasFormOfRequest(text: string): boolean {
  return requests.test(text) && (/\?\s*$/.test(text) || !/\b(?:gave|given|said)\b/i.test(text))
}

/** Whether a clause begins as only a question does: "is it covid", "what could that be". */
export function opensAsQuestion(text: string): boolean {
  return opensQuestion.test(text)
}

/** "When I started the tablets", "did my back in", "where I told you": they open like a question and tell something. */
const tellsWhen =
  /^\W*(?:when (?:i|it|he|she|we|they|the|my)|did (?:my|me|the)|where (?:exactly )?i (?:told|said))\b(?! (?:can|could|should|may|will)\b)[^?]*$/i

/** "Was sick twice but is playing": the sentence before goes on. */
const goesOn =
  /^\W*(?:but|although|though) (?:is|are|was|has|have) (?:still |now |also |otherwise )?(?:\w+ing|fine|happy|well|okay|ok|awake|alert|eaten|been)\b[^?]*$/i

/** Whether a clause presses for a plain answer: "yes or no", "which is it". */
export function pressesForAnswer(text: string): boolean {
  return /\b(?:yes or no|which is it)\W*$/i.test(text)
}

/** Whether a clause has the form of a question. */
export const isQuestion: (text: string) => boolean = lastRead(hasFormOfQuestion, formsKept)

function hasFormOfQuestion(text: string): boolean {
  return (
    (asks.test(text) || requests.test(text) || choices.test(text)) &&
    !/^\W*(?:is|was|are|were|do|does|did)\b[^?]*\bi (?:had|have|feel)\b[^?]*$/i.test(text) &&
    !tellsWhen.test(text) &&
    !goesOn.test(text)
  )
}

/** What a question is about; the first that fits. */
export const questionCues: readonly (readonly [Act, RegExp])[] = [
  [
    'ask-why',
    /^\W*(?:(?:but|and|ok|so)\W+)*why(?: (?:that|this|ask|these))?\W*$|\bwhy (?:do|did|are|would) (?:you|u)\b|\bwhy (?:ask|asking)\b|\bwhy (?:all )?(?:these|this|the) question|\bwhy(?:['’]s| is) (?:that|this) (?:important|relevant)\b|\bwhat (?:does|has|have|is) (?:that|it|this|these|the|your|my) (?:\w+ )?(?:got |have )?to do with\b|\bwhat['’]?s (?:that|it|this) (?:got )?to do with\b|\bwhy does (?:that|it) matter\b|\bwhat do you mean\b|\bhow do you know\b|\bwhy hospital\b/i,
  ],
  [
    'ask-service',
    /\b(?:who|what) (?:are|r) (?:you|u)\b|\b(?:are|r) (?:you|u) (?:a |an )?(?:real|human|robot|bot|ai|machine|actual|proper|doctor|nurse|person|computer|chatgpt|qualified)|\bis this (?:free|private|confidential|a real|real|a person|a bot|an ai|recorded|secure)\b|\b(?:cost|charge|pay|fee|price)\b.*\b(?:this|you|it|app|service|use)\b|\bhow much (?:is|does) (?:this|it) cost\b|\b(?:who|anyone|anybody|will anyone|does anyone)\b.*\b(?:see|read|reads|sees)\b|\bwhere (?:do|does|will|are) (?:my|the) (?:words|data|messages|info|information|photos)\b|\b(?:my|the) (?:data|messages?|privacy|conversation|chat)\b.*\b(?:go|goes|stored|kept|safe|private|shared|deleted)\b|\bwhat can you do\b|\bhow are you\b|\byour name\b|\bwho made you\b|\btell me a joke\b|\b(?:can|could|will|would) (?:you|u) (?:please )?(?:prescribe|write|send|order|book|call|ring|phone|examine|check|have a look|look at|see me)\b|\b(?:sick|fit) note\b|\bwill you tell\b/i,
  ],
  [
    'ask-record',
    /\b(?:what|which|list|show|remind|tell|any)\b[^?]{0,30}\bmy (?:\w+ ){0,2}(?:medic\w+|meds|tablets|pills|prescriptions?|allerg\w+|history|records?|documents?|appointments?|reminders?|diagnos[ie]s|conditions)\b|\b(?:what|which) (?:medicines?|medications?|meds|tablets|pills|drugs|allerg\w+|conditions|illnesses|diagnos[ei]s) (?:am|are|do|did|have) (?:i|we)\b|\bdo you (?:know|remember) (?:my|what i)\b|\bwhat did (?:i|you) (?:have|say|tell|had|advise)\b|\b(?:last|previous|earlier) (?:time|visit|consultation|week|month)\b[^?]{0,20}\b(?:say|tell|have|diagnos)|\bmy (?:last|latest|most recent|previous) (?:\w+ ){0,2}(?:result|results|test|reading|value|potassium|sodium|creatinine|haemoglobin|hemoglobin|cholesterol|hba1c|glucose|tsh|blood)\b|\bwhat (?:was|were|is|are) my (?:last|latest)\b|\bin (?:january|february|march|april|june|july|august|september|october|november|december) (?:what|did)\b|\bwhat did i have in\b/i,
  ],
  [
    'ask-contagion',
    /\b(?:contagious|catching|infectious|catch it|catch this|pass (?:it|this) on|(?:visit|hug|kiss|cuddle|be (?:around|near|with|close to)|see|hold|share (?:a )?(?:bed|towels?|cups?)|go near|meet) (?:my|the|a|our|her|his|them|people|others|anyone)\b(?! (?:gp|doctor|dentist|nurse|specialist|surgeon|midwife))|(?:can|could|may|should|is it ok for) (?:he|she|they|people|visitors|anyone|my \w+|the \w+) (?:still |safely |to )?(?:visit|come (?:over|round|near)|be (?:near|around)|stay with)|spread(?:ing)? (?:it|this|to)|give it to|infect|isolate|quarantine|kids? catch|can (?:you|others|anyone|he|she|they) (?:get|catch) (?:it|this|that|\w+ from)|catch \w+ (?:from|off))\b/i,
  ],
  [
    'ask-medicine',
    /\b(?:antibiotics?|painkillers?|medic(?:ine|ines|ation|ations)|meds|tablets?|pills?|dose|dosage|mg|side[- ]effects?|interact\w*|prescription|statins?|the pill|steroid|cream|inhaler|vaccin\w*|jabs?|booster|supplements?|vitamins?|overdose)\b|\b(?:take|taking|mix|combine|use|using|give (?:him|her|them|my|it))\b[^?]{0,40}\b(?:with|together|too|as well|at the same time|while)\b|\b(?:something|anything|stuff)\b[^?]{0,40}\b(?:chemist|pharmac(?:y|ist)|boots|cvs|walgreens|over[- ]the[- ]counter|otc|drug ?store|stronger)\b/i,
  ],
  [
    'ask-daily',
    /\b(?:eat|drink|drinking|foods?|diet|dinner|lunch|breakfast|meals?|snack|tea|milk|feed (?:him|her|them|the baby)|alcohol|beer|wine|coffee|drive|driving|car|work|job|shift|gym|exercise|sport|run|running|swim|swimming|bath|shower|sex|fly|flying|plane|flight|holiday|travel|school|nursery|college|lift|lifting|sleep|lie down|in bed|play|football|train(?:ing)?|sun|sauna|smoke|vape|breastfeed\w*|walk|go out|bed ?rest|ice|heat|heat pack|contact lens(?:es)?|lenses|make ?up|hot water bottle)\b/i,
  ],
  [
    'ask-test',
    /\b(?:test|tests|result|results|blood test|scan|mri|ct|x-?ray|ultrasound|biopsy|ecg|ekg|normal range|too high|too low|range|level|reading|hba1c|cholesterol|tsh|creatinine|egfr|ferritin|haemoglobin|hemoglobin|psa|mmol|blood pressure|bp|pulse|heart rate|temperature)\b|\bis \d+(?:\.\d+)?(?:\/\d+)? (?:ok|okay|high|low|normal|bad|diabetes|dangerous|a fever)\b|\bwhat does \w+ mean\b/i,
  ],
  [
    'ask-outlook',
    /\bhow long (?:will|does|do|until|till|before|is|should|for)\b|\bwill (?:it|this|i|he|she|they|that) (?:ever |just )?(?:go|get|be|come|heal|clear|recover|last|stop|spread|leave|scar|kill|die|need)\b|\bwhen (?:will|should|can) (?:it|i|he|she|this)\b|\bgo away (?:on its own|by itself|itself)\b|\bcome back\b|\bchances\b|\bprognosis\b|\bfor ever\b|\bforever\b|\bcure\b/i,
  ],
  [
    'ask-danger',
    /\b(?:dangerous|serious|bad|life[- ]threatening|deadly|fatal|emergency|urgent|cancer|tumou?r|worr(?:y|ied|ying)|concerned|dying|die|kill me|a&e|er|casualty|ambulance|hospital|999|911|112|go in|see (?:a|the|my|someone)|(?:a|my|the) (?:doctor|gp|nurse)|wait|heart attack|stroke|sepsis|meningitis|blood clot|harm (?:the|my) baby|hurt the baby|normal|ok to leave|(?:it|this|that) (?:ok|okay|fine|bad|safe|alright)|be ok|be okay|be fine|be alright)\b/i,
  ],
]

/** What a clause does that is no question; the first that fits. Each names a frame of several words, never one common word alone. */
export const statementCues: readonly (readonly [Act, RegExp])[] = [
  [
    'ask-danger',
    /\b(?:had|has|got|with) (?:the |exactly |just )?(?:same|this|these|it|that|exactly this)\b.{0,40}\b(?:was|were|turned out|ended up|and) .{0,25}\b(?:cancer|tumou?r|leuk\w+|heart attack|stroke|clot|meningitis|sepsis|died|dead|dying|intensive care)\b/i,
  ],
  [
    'correction',
    /\b(?:remove|delete|erase|strike|take|leave|cross)\b.{2,40}\b(?:from|off|out of) (?:the|my|your|that) (?:list|record|notes?|summary)\b|^\W*(?:(?:no|please|pls|and|so|ok|can you|could you)\W+)*(?:take|leave|cross|strike|scratch|rub) (?:out|off) (?:["'“‘]|(?:the |that |my )?\w+\W*(?:please\W*)?$)|\b(?:please|pls|kindly|can you|could you) correct\b|\bcorrect (?:that|this|it|the (?:list|record|notes?|summary))(?: please)?\W*$|\b(?:that|your|the|this) (?:list|summary|record|note)s? (?:is|are|was) (?:all |quite |just |not )*(?:wrong|right|correct|true|incorrect)\b/i,
  ],
  ['help', newStart],
  [
    'help',
    /\b(?:sum (?:it )?up|summari[sz]e|skip (?:this|it|that|the question)|stop asking|no more questions|enough questions|just tell me|get on with it|give me (?:a|the|your) (?:diagnosis|verdict|result|answer)|your verdict)\b|^\W*(?:skip|next|help|help me|reset|verdict)\W*$/i,
  ],
  [
    'correction',
    /^\W*(?:no|nope|sorry|wait|oh|actually|oops|ooops|whoops|hang on|hold on|not)?[\s,.!-]{0,4}(?:no[\s,.!-]{1,4})?(?:i (?:meant|mean|ment|misspoke|made a mistake|never said|have ?n['’]?t said|did ?n['’]?t (?:say|mean)|do ?n['’]?t mean|already (?:said|told)|told you|just (?:said|told))|that['’]?s (?:wrong|not (?:right|what i said|correct|true|it|me))|thats (?:wrong|not)|correction|you['’]?ve (?:got|misread|misunderstood)|you (?:misread|misunderstood|wrote|put down|noted|invented|made (?:it|that) up|got (?:it|that|my \w+) wrong)|i said)\b|\bnot (?:my |the )?\w+[\s,.]+(?:but )?i (?:meant?|ment)\b|\bits? (?:not )?(?:me|him|her|my \w+) not (?:me|him|her|my \w+)\b|\bit['’]?s (?:me|him|her|my \w+),? not (?:me|him|her|my \w+)\b|\bnot (?:me|my \w+)[\s,.]+(?:but|its|it['’]?s|i meant?|this is)\b|\bi['’]?m (?:the|a) (?:one|patient)\b|\b(?:days|weeks|months|years|hours)[,.]? (?:i meant?,? )?not (?:days|weeks|months|years|hours)\b|\bnot (?:days|weeks|months|years|hours)\b|\b(?:left|right),? not (?:the )?(?:left|right)\b|^\W*(?:no|sorry|actually|oops|i mean)[\s,.]{1,4}(?:it['’]?s )?(?:the |on the |my )?(?:left|right|other)\b|(?:n['’]?t|\bnot) \w+[\s,.]+(?:but )?i (?:meant|ment)\b|\bi was wrong\b|\bnever said\b|\bmy (?:mistake|bad)\b|\b(?:typo|autocorrect\w*|auto correct\w*|scratch that|mis-?typed|misspoke)\b|\b(?:i|you|u) (?:\w+ )?(?:got|typed|wrote|put|have|said) (?:that|it|this|my \w+|the \w+) (?:down )?wrong\b|\bmeant to (?:say|write|type|put)\b|\b\d+(?:\.\d+)?,? not \d|\bnot \d+(?:\.\d+)?\b/i,
  ],
  [
    'obstacle',
    /\b(?:no|have ?n['’]?t got|don['’]?t have|dont have|without) (?:a |any |no )?(?:car|transport|lift|money|insurance|one to (?:look|mind|watch)|signal|credit)\b|\bcan(?:no|['’])?t (?:afford|leave (?:the|my|her|him|them|work)|get (?:there|to|a lift|time off|out)|drive|miss)\b|\b(?:too|so) (?:expensive|far|embarrass\w+|busy|ashamed)\b|\b(?:hospital|ambulance|a&e|er|doctor) (?:is|bill|costs?|would cost)\b[^.]{0,30}\b(?:away|far|money|expensive|miles|hours|fortune)\b|\b(?:who|nobody|no ?one)\b[^.]{0,20}\b(?:look after|watch|mind|feed)\b|\b(?:kids|children|dog|cat|animals|baby) (?:are|is|at) (?:home|asleep|alone|on)\b|\b(?:scared|afraid|terrified|frightened|hate|phobi\w+) (?:of )?(?:hospitals?|needles|doctors|ambulances?|going in)\b|\bembarrass(?:ed|ing)\b|\bdon['’]?t want to (?:waste|bother|be a (?:bother|nuisance|burden)|make a fuss|trouble)\b|\bwast(?:e|ing) (?:their|anyone|people|nhs|your|the doctor)\w*(?:['’]s)? time\b|\b(?:hours|wait|waiting|queue)\b[^.]{0,25}\b(?:a&e|er|hospital|casualty|there)\b|\bi(?:['’]?ve| have) (?:got )?(?:work|a shift|an exam|a meeting|a flight)\b/i,
  ],
  [
    'refusal',
    /\b(?:not going|wo ?n['’]?t go|will not go|refuse|refuses|not calling|wo ?n['’]?t call|no way|don['’]?t want (?:an ambulance|to go|a doctor|any)|dont want (?:an ambulance|to go|a doctor)|no (?:hospital|hospitals|ambulance|doctors?)\b|not (?:getting|having|wanting) an? ambulance|leave me alone|absolutely not)\b/i,
  ],
  [
    'plan',
    /\b(?:i['’]?ll|i will|i am going to|i['’]?m going to|im going to|im gonna|i['’]?m gonna|gonna|might|i think i['’]?ll|we['’]?ll) (?:just |probably |maybe |try (?:and|to) )?(?:wait|sleep|see (?:how|if)|have a (?:nap|lie|bath|rest)|go (?:to bed|home)|take (?:a|an|some|two)|leave it|call|ring|ask|phone|book|stay|drive|try|put|give it)\b|\bwait (?:till|until|and see|for)\b|\bsleep it off\b/i,
  ],
  [
    'correction',
    /^\W*(?:sorry|wait|oops|whoops|hang on|hold on|correction|no wait|wait no|actually)\b(?:[\s,.!-]+(?:sorry|no|wait|actually|its|it['’]?s|that['’]?s|thats|i|im|i['’]?m|he['’]?s|she['’]?s|hes|shes|he|she|my|the|is|was|am|there['’]?s|theres))*[\s,.!-]+(?:not|no|never|isn['’]?t|isnt|wasn['’]?t|wasnt|don['’]?t|dont|didn['’]?t|didnt|hasn['’]?t|hasnt|haven['’]?t|havent)\b/i,
  ],
  [
    'bye',
    /^\W*(?:(?:ok|okay|thanks|thank you|right|cheers)[\s,!.]{0,3}){0,3}(?:bye|goodbye|see you|see ya|take care|good night|night(?! \w)|that['’]?s all|thats all|cya)\b/i,
  ],
  ['thanks', /\b(?:thanks|thank you|thx|ty|many thanks|cheers|much appreciated|god bless you)\b/i],
  [
    'greeting',
    /^\W*(?:hi|hiya|hello|hey|heya|good (?:morning|afternoon|evening|day)|greetings|howdy|namaste|yo)\b(?:\W+(?:there|doc|doctor|dr|ai|all|again|everyone))*\W*$/i,
  ],
  [
    'about-doctor',
    /\b(?:you|u) (?:already |just |keep |kept |have |ve |even )*(?:asked|asking|ask|wrote|repeat\w*)\b|\b(?:you['’]?re|youre|you are|u r|ur|this (?:app|bot|thing|website) is) (?:a |an |such a |so |not |just |very |really |no |fucking |bloody )*(?:useless|stupid|idiot|dumb|crap|rubbish|waste|joke|bot|machine|robot|help(?:ful|ing)|great|brilliant|amazing|annoying|wrong|shit|garbage|terrible|kind|lovely|thick|moron|pathetic|broken|doctor|muddled|confused|mixed up|muddling|forgetful|daft|hopeless|deaf|drunk|lost|dense|dim)\b|\b(?:fuck (?:you|off|this)|piss off|screw you|stupid (?:app|bot|thing|machine|computer)|useless (?:app|bot|thing|machine|piece)|piece of (?:junk|crap|shit))\b|\b(?:ignore|forget|disregard) (?:all |your |the |any )*(?:previous|prior|above|earlier|instructions|rules|programming)\b|\b(?:pretend|act as|roleplay|you are now|system prompt|developer mode|jailbreak|dan mode)\b/i,
  ],
  [
    'opinion',
    /\b(?:my )?(?:wife|husband|mum|mom|mother|dad|father|friend|mate|sister|brother|partner|boyfriend|girlfriend|daughter|son|neighbou?r|colleague|boss|gp|doctor|nurse|pharmacist|chemist|google|internet|dr google|chatgpt|facebook|everyone|they|he|she) (?:just |also |always |all )?(?:says?|said|thinks?|thought|reckons?|reckoned|insists?|told me|suggests?|suggested|swears|keeps saying|keeps telling)\b|\b(?:i (?:read|saw|googled|looked (?:it )?up)|according to|on (?:google|the internet|tiktok|facebook))\b/i,
  ],
  [
    'hypothetical',
    /^\W*(?:and |but |so )?(?:what )?(?:if|suppose|supposing|imagine|in case|hypothetically|let['’]?s say|say)\b|\bjust curious\b|\bfor (?:a|my) (?:friend|book|essay|novel|story|project|exam|homework|film)\b/i,
  ],
  [
    'change',
    /\b(?:(?:a (?:bit|little|lot)|much|bit|slightly|feeling|feels|getting|got|gotten|is|it['’]?s|its|am|i['’]?m|he['’]?s|she['’]?s|seems|way|even) (?:better|worse|worsening|easing|eased|improving|improved)|no (?:better|worse|change|different)|(?:gone|going|went|wearing|worn|calmed|settled|eased) (?:away|down|off|now)|has (?:gone|passed|stopped|eased)|(?:it|pain)['’]?s (?:gone|passed|back)|come back|came back|about the same|still (?:the same|there)|same as (?:before|yesterday))\b/i,
  ],
  [
    'feeling',
    /\b(?:i['’]?m|im|i am|feel|feeling|so|really|very|bit|getting|we['’]?re|got me) (?:so |really |very |a bit |quite |just |absolutely |too |that )*(?:scared|frightened|terrified|worried|worrying|anxious|afraid|panick\w+|upset|fed up|frustrated|angry|lonely|alone|overwhelmed|exhausted with|desperate|nervous|stressed|sad|devastated|heartbroken|ashamed)\b|\b(?:scared|worried) (?:sick|to death|stiff)\b|\bcan['’]?t stop (?:crying|worrying|shaking with)\b|\bdon['’]?t know what to do\b/i,
  ],
]
