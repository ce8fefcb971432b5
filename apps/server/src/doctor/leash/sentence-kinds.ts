/** How the kinds of sentences that a model may say are told. English, lower case, apostrophes straight; closed lists, so that what is not foreseen does not pass. */

/** Asks the patient about what is theirs to know. */
export const question =
  /^(?:(?:and|also|so|one more (?:thing|question)|can i ask|may i ask)[,:]? )?(?:do|does|did|is|are|was|were|have|has|had|when|where|how|what|which|who|since when|any|can you (?:tell|describe|show|feel|point|move|walk|breathe|swallow|see|hear|sleep|eat|drink|bend|bear|keep)|could (?:you (?:tell|describe)|it|this|that)|would you (?:say|describe)|can (?:it|this|that))\b/
/** "Do you take any medicines?" */
export const askedTaking =
  /\b(?:did|does|do) (?:it|this|that|they|(?:the|your) [\w ]{1,20}?) (?:start|stop|wake)\b|\b(?:do|did|have|are|had) you(?: ever| already| also| currently| recently)? (?:take|taking|taken|tried|given|put|use|using|used|eaten|drive|drink)\b|\bwhat (?:medicines|tablets)[^?]*\btake\b/

export const sympathy =
  /^(?:i(?:'m| am) (?:so |very |really )?sorry (?:to hear (?:that|this|about (?:this|that|it|your pain))|(?:to hear (?:that )?)?(?:that )?you (?:are|feel) (?:in (?:so much )?pain|unwell|ill|poorly|suffering|worried|afraid|scared|struggling|going through (?:this|that|a hard time)|not (?:feeling )?well)|about (?:this|that|your pain))|(?:thank you|thanks) for (?:telling|asking|writing|sharing|your)[\w ]{0,30}|(?:that|this|it) (?:sounds|must be|must feel) (?:very |really |quite )?(?:hard|painful|frightening|scary|unpleasant|tiring|exhausting|difficult|uncomfortable|upsetting|tough)(?: for you)?|i (?:understand|can imagine|can see|can hear) (?:that (?:this|it)|how) [\w ]{0,30}(?:frightens|scares|hurts|worries|troubles|bothers|frightening|scary|hard|painful|upsetting|difficult)(?: you)?(?: (?:is|are|this is|it is))?)[.!]?$/

export const told = /^(?:as )?you (?:told|said|mentioned|described|wrote|reported)\b/

/** Asking for care. */
export const seeking =
  /^(?:(?:please|so|then|also|and|do|for this|because of this|with this|you should|you need to|it is best to|it is important to|the safest is to|if [^,]{3,90}),? )*(?:call|ring|phone|see|go to|contact|speak (?:to|with)|talk to|ask|tell|show|visit|get (?:seen|checked|(?:medical )?help)|have (?:it|this|that|your [\w ]{2,30}) (?:seen|checked|looked at|examined)|book|arrange|seek|mention)\b.*\b(?:doctors?|gp|nurse|pharmacist|hospital|emergency|ambulance|midwife|dentist|appointment|medical help|for help|help|someone|somebody|family|friend)\b/
export const seekingWords = /\b(?:get (?:seen|checked|help)|go to|see a|see your|wait for the ambulance)\b/g
export const doctorActs =
  /^(?:(?:so|then|also|that is why|because of this),? )?(?:a|your|the) (?:doctor|gp|nurse|pharmacist|dentist|midwife|specialist|physiotherapist)s? (?:should|can|could|will|would|may|might|needs? to|has to) (?:also )?(?:look|examine|check|see|listen|decide|ask|test|tell|find out|do|feel|measure|talk|help|explain)\b/
/** Takes the asking back, or puts conditions and delays before it. */
export const refusing =
  /\b(?:not|no|never|n't|unless|only if|only when|instead|rather|later|after|wait|unnecessary|whether|unsure|need(?:less|n't)|too (?:busy|far|late)|cost|money|tomorrow|next|eventually|some ?day|some ?time|at some point|if it (?:lasts|continues|persists|gets)|if you (?:like|want|wish|still)|worst|nobody|anybody|anyone|password|secret)\b/
export const beforeTaking =
  /\b(?:before|whether) (?:you )?(?:take|taking|start|starting|use|using|give|giving|buy|buying) (?:anything|something|any|a|new|other|more)\b[^.]*|\bwhat (?:you|they) (?:take|use)\b|\b(?:the )?medicines (?:that )?you take\b/g

/** Openings of home advice. */
export const homeLead =
  /^(?:(?:please|also|then|meanwhile|until then|until you are seen|for comfort|if you can|to ease it|to help),? )*(?:(?:try to|you (?:can|could|may|might|should)(?: also)?(?: try to)?|it (?:can|may|might|could) help to|it helps to|it is good to|remember to|be sure to|make sure to|make sure you) )?/
const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
export const homeActs = listOf(
  'drink sip rest sleep lie sit keep gargle eat wear wash cool note write watch breathe raise stay avoid cover measure loosen',
)
export const homeWords = listOf(
  'a an the of in on at to for with and or your you it its is are as if when while where how often much long many plenty enough small sips amounts little lots regular regularly frequent frequently water fluids fluid tea broth soup clear warm hot cool cold salt salty lukewarm honey drinks meals meal food foods soft light bland simple down up upright still quiet quietly quietness dark room fresh air clean dry hands soap legs leg arm foot feet head back shoulders pillow pillows raised bed calm slowly deeply hydrated comfortable warmly loose clothes clothing tight diary record time times day days symptoms symptom pain temperature temperatures comes goes started start starts worse what makes brings eases ease throat mouth cloth cloths damp wet compress skin area smoke smoking smoky alcohol coffee caffeine spicy fatty heavy lifting strain straining screens bright lights noise dust any new changes change watch out spread fever breathing rash signs sign tissue tissues cough sneeze well more most can feel feeling thirsty between several during throughout through hours evening morning night also some them this that activity exercise hard effort rest sleep',
)

/** Words of a sentence that says what packets allow. */
export const doseWords = listOf(
  'you can may take use up to of no more than a an day times time once twice three four every hours hour is are what packets packet label labels allow allows adults adult for the your pain fever headache aches if needed with food water and in help helps may often usual maximum in 24 hours mg at most or each dose doses after meals eases',
)

/** What to do, in whatever form: only the kinds above may say that. */
export const acting =
  /\b(?:take|takes|taking|taken|give|gives|giving|given|feed|feeding|put|puts|putting|apply|applying|rub|rubbing|pour|insert|inject|injecting|inhale|swallow|swallowing|chew|crush|pull|squeeze|squeezing|pop|lance|burn|cut|cutting|drain|suck|tie|tape|massage|crack|drive|driving|fast|fasting|starve|skip|skipping|stop|stopping|hold off|holding|wait|waiting|delay|delaying|postpone|mix|mixing|combine|double|doubling|halve|share|sharing|borrow|borrowing|try|trying|use|using|start|starting|switch|quit|increase|reduce|lower (?:your|the|it)|ignore|ignoring|forget|remove|removing|replace|replacing|restrain|shake|slap|bury|freeze|scrape|scratch|pierce|stitch|sew|glue|soak|smoke|vape|sniff|snort|rinse with|wash out|induce|dilute|boil|order|buy|buying|let it|leave it|leaving|run|jog|lift|climb|swim|hike|fly|travel|go to (?:work|bed|sleep|school)|carry on|keep (?:going|working|taking|on|it|quiet|this)|stay (?:home|at|away|in)|should|must|ought|have to|need to|needs? no|needn't|had better|best to|advise|recommend|suggest(?:ion)? (?:is|that|you)|prescri\w+|my advice|instead|(?:helps?|wise|good|possible|enough|fine|allowed|time|works?|better|useful|an option) to|leave out|free to)\b/
/** Of the patient only what may be, never what is or is to be done. */
export const you =
  /\byou(?!r\b)(?! (?:may|might|could) (?:have|feel|notice|be having|also (?:have|feel|notice))\b)(?! (?:describe|feel|mention|have described)\b)(?!\.$)/
/** A clause that begins with an order. */
export const ordering =
  /^(?:please |just |simply |only |always |never |do |don't |do not |let's |first |then |now )*(?:add|allow|ask|avoid|be|begin|bend|bind|bite|breathe|bring|brush|buy|call|carry|change|check|clean|click|close|come|cool|cover|dab|dip|do|don't|download|drink|drop|eat|elevate|enjoy|fill|find|finish|follow|get|go|grab|have|hang|heat|hide|hit|ice|imagine|join|jump|keep|kneel|lay|leave|let|lick|lie|listen|live|lock|look|make|measure|meet|move|open|pack|pay|pick|place|plan|play|practi[cs]e|press|punch|push|raise|read|relax|rely|repeat|reply|rest|return|ring|rinse|roll|say|search|see|sell|send|set|show|sign|sip|sit|sleep|soothe|spend|spit|spray|stand|stay|step|strap|stretch|submit|tell|test|thank|think|throw|touch|treat|trust|turn|type|visit|walk|warm|wash|watch|wear|wipe|work|wrap|write)\b(?! (?:is|are|was|can|may|might|could|helps?|often|usually|sometimes)\b)/

/** What is seen or was told, as it is. */
export const describing =
  /^(?:in the (?:picture|photo|video|file)[, ]+)?there (?:is|are|seems? to be|appears? to be|can be|may be) (?:a|an|some|several|two|three|many|more than one)\b|^the (?:picture|photo|video|file|image) shows? (?:a|an|some|several|two|three|many)\b/
export const there = /\bthere(?:'s| is| are| was)\b/
/** A statement with a verb that explains. */
export const stating =
  /^(?:[\w'-]+,? ){1,10}?(?:is|are|can|may|might|could|often|usually|sometimes|help|helps|ease|eases|mean|means|cause|causes|tend to|tends to|come from|comes from|happen|happens|look|looks|sound|sounds|fit|fits|seem|seems|suggest|suggests|include|includes|belong|belongs|vary|varies|need attention|needs attention|point|points|spread|spreads|irritate|irritates|press|presses|lead|leads|make|makes)\b/
/** About this patient and not in general. */
export const specific =
  /\b(?:this|that|it|these|those|he|she|they|what you \w+|(?:your|his|her|their)(?: [\w-]+){1,3}|the (?:pain|cause|reason|diagnosis|problem|answer|result|lump|rash|cough|symptoms?)) (?:is|are|was|were|has|have|looks?|sounds?|comes?|means?|points?|fits?|suggests?|seems?|lies|may|might|could|can)\b|'s (?:a|an|the|your)\b/
/** Who helps: to be spoken of only as helping. */
export const helpers =
  /\b(?:doctors?|hospitals?|ambulances?|paramedics?|surger(?:y|ies)|nurses?|gps?|clinics?|a ?& ?e|emergency|pharmacists?|medicine|medicines)\b/
export const helping =
  /\b(?:doctor|gp|nurse|pharmacist|hospital)s? (?:can|may|might|will)(?: want to| need to)? (?:look|examine|check|see|listen|ask|test|tell|find|measure|do|take)\b/
export const careful =
  /\b(?:may|might|could|can|possibly|perhaps|sometimes|suggests?|one of|not (?:yet )?(?:clear|known)|unclear|hard to (?:say|tell|know)|cannot (?:tell|say|know)|depends?|as one (?:possible|of)|among)\b/

/** Soothing and the end of it: only where the level is self-care may that be said. */
export const settling =
  /\b(?:settl\w+|pass(?:es|ing)?|clears?(?: up)?|go(?:es)? away|going away|resolv\w+|improv\w+|get(?:s|ting)? better|better (?:soon|by|in|within|tomorrow|than)|recover\w*|heals?|healing|fine|mild|minor|small thing|formality|nothing|nerves|tonight|overnight|tomorrow|day or two|few (?:days|hours)|couple of|see how|at home|self-limiting|by itself|on its own|rush|hurry|worr\w+|short-lived|harmless|normal|natural|routine|precaution\w*|over-?cautious|exaggerat\w+|alarm(?:ing|ist)?|never mind|reassur\w+|good news|good sign|calm|simple|simply|just|only|mere(?:ly)?|hardly|rarely|unlikely|rare|safe|safely|okay|ok|healthy|lucky|probably|most likely|surely|everyone|everybody|nobody|typical of (?:stress|anxiety)|stress|anxiety|panic|imagin\w+|psychological|in your (?:head|mind)|patience|patient enough|low(?:er)? risk|no (?:danger|risk|sign|reason|cause|harm)|not (?:a|an|your|that|so|too|really|the) )\b/

/** Cards and levels, phones, links, secrets and money: never a model's to speak of. */
export const luring =
  /\b(?:cards?|above|below|banner|box|button|screen|level of urgency|triage|the (?:other doctor|clinic|app|system)|rules?|instructions?|prompt|passwords?|passphrases?|pass ?codes?|pins?|secrets?|recovery|bank|iban|account|accounts|log ?in|sign in|sign up|identity|insurance number|social security|credit|debit|pay|payment|money|fee|price|discount|coupon|gift|bitcoin|crypto|links?|click|download|install|whatsapp|telegram|signal|messenger|instagram|facebook|tiktok|youtube|text (?:me|us|to|help|the|your)|sms|e-?mails?|qr|codes?|web ?sites?|websites?|sites?|online|url|dot com|dot org|hotline|helpline|dial|number|numbers|google|search for|chatgpt|@)\b|@|\b[a-z0-9-]{2,}\.[a-z]{2,}(?:\/|\b)|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|double)(?:[ -](?:zero|one|two|three|four|five|six|seven|eight|nine|double|oh)){2,}\b/
