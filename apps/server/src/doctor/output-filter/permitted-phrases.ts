/**
 * Phrases in which a model may say what plain words alone do not carry: to seek care, to rest and drink, to leave something alone, to ask, to
 * feel with somebody, and to own what cannot be known. English, lower case. What fits is taken out of the sentence as one piece (§); the rest
 * has to be made of plain words. Medicines were replaced by marks before (mark-medicines.ts).
 */

const helper =
  "(?:(?:a|an|the|your|any|another|only a|the nearest|your nearest|our) )?(?:doctor's office|doctor's surgery|(?:eye |skin |family )?doctors?|gps?|nurses?|pharmacists?|midwife|dentist|specialist|eye doctor|ear doctor|skin doctor|paediatrician|physiotherapist|surgery|practice|out-of-hours service|emergency department|emergency room|hospital|ambulance|medical help|urgent care centre|urgent care|emergency services?|medical team)(?: or (?:(?:a|an|the|your) )?(?:doctor|nurse|pharmacist|midwife|dentist|specialist|emergency department))?"
const soon =
  '(?:(?:today|tomorrow) or tomorrow(?: morning)?(?: at the latest)?|today|now|right now|right away|right away|straight away|at once|immediately|urgently|promptly|quickly|soon|without delay|tonight|as soon as (?:possible|you can)|(?:on )?the same day|within (?:the next )?(?:24 hours|day)|today or tomorrow(?: morning)?(?: at the latest)?|today rather than tomorrow|rather than tomorrow|sooner|in the meantime|for (?:an appointment(?: today)?|today))'
const acts =
  '(?:be able to (?:tell you more|find out more|help)|examine|see|look at|check|listen to|press on|feel|test|measure|ask|(?:is )?to find out|find (?:this|that|it) out|tell you(?! to\\b)(?: which| whether| what| more)?|decide (?:which|whether|what)|do (?:some|a few|more|the right) tests|take (?:some|a sample|blood|a closer look)|order (?:a|some|blood)|arrange (?:a|some)|explain|help (?:to find|find)|rule out|treat|assess|confirm|judge|compare)'
const examined = '(?:seen|examined|checked|assessed|looked at|looked into|treated|shown to a doctor|taken seriously|considered|checked out)'
const worsening =
  '(?:gets? (?:any )?(?:much )?(?:worse|stronger)|becomes? (?:severe|stronger|worse|unbearable|constant)|have become worse|keeps? coming back|comes? back|rises?(?: above \\d\\d(?:\\.\\d)?(?: ?°c?| degrees)?)?|spreads?|happens?|appears?|worsens?|(?:does|do) not (?:go down|fade|stop|improve|ease|get better|go away|settle))'

/** Phrases that only warn against waiting, driving or doing too much. */
export const protecting: readonly RegExp[] = [
  /\bwithout (?:trying|a rash|a fever|a clear reason)\b|\bif you follow the (?:packet|label|leaflet)(?: instructions)?\b|\bwhen (?:you feel (?:anxious|stressed)|your eyes feel tired)\b/g,
  /\b(?:this information )?(?:does|can|do) not replace (?:a visit to a doctor|an examination)\b|\bcannot replace (?:a visit to a doctor|an examination)\b|\bi would want to make sure that it is not\b/g,
  /\b(?:please )?(?:don't|do not) (?:wait|hesitate to (?:call|ask|get|seek)(?: for)? (?:help|an ambulance|a doctor)|ignore (?:this|it|the|these)(?: (?:pain|symptoms?|signs?))?|delay(?: seeing a doctor| this)?|put (?:this|it) off|drive(?: yourself)?(?: (?:if|when|while) you (?:feel|are) (?:dizzy|unwell|drowsy|faint|confused))?)\b/g,
  /\b(?:try to )?rest as much as (?:you can|possible)\b|\bit is best not to eat(?: anything)?(?: until (?:a|the|your) doctor has examined you)?(?=$|[.,;!])/g,
  /\b(?:based on|from|with|given) what you(?: have|'ve)? (?:told me|described|said|describe|say|mentioned|written)\b/g,
  /\b(?:try to |please |it is best to |it helps to |you should )*(?:avoid|limit|reduce|cut down on) (?:(?:and|or|smoking|alcohol|coffee|caffeine|spicy|fatty|fried|heavy|meals?|foods?|smoky|rooms?|screen time|screens?|bright|lights?|noise|dust|tobacco|strain|strenuous|exercise|activity|things|lifting|smoke|salty|sugary|drinks|light)\b,? ?)+/g,
]

/** Conditions under which to get help sooner. */
export const conditions: readonly RegExp[] = [
  new RegExp(
    `\\b(?:if|when|as soon as|in case|should) (?:any of (?:these|this|them)|it|they|this|the [a-z]+|your [a-z]+(?: [a-z]+)?|these [a-z]+|new symptoms) (?:suddenly |ever )?${worsening}`,
    'g',
  ),
  /\b(?:if|when|as soon as|in case) (?:you|someone) (?:suddenly |also |ever )?(?:develop|notice|faint|feel (?:worse|very|faint|dizzy|anxious|more)|feel|have|get|become|vomit|start (?:vomiting|bleeding|coughing|to)|cannot (?:breathe|swallow|keep (?:fluids|anything) down|reach your doctor|stand|walk|pass urine)|are (?:pregnant|not sure|unsure))\b(?: (?:at any time|very drowsy))?/g,
  /\b(?:which|that|what) (?:does|do) not (?:go away|fade|stop|heal|go down)\b|\bnot go down\b/g,
  /\beven if (?:the pain|it|the fever) gets better(?: for a while)?/g,
]

/** Care that is sought. */
export const seekingCare: readonly RegExp[] = [
  new RegExp(`\\buntil (?:then|you (?:are seen|see ${helper}|have been seen|can be seen|have seen ${helper}))\\b(?: by ${helper})?`, 'g'),
  new RegExp(
    `\\b(?:you )?(?:should|needs? to|must|has to|have to|can|it is (?:safest|best|important) to)(?: also| always| therefore)? be ${examined}(?: by ${helper})?(?: ${soon}\\b)*`,
    'g',
  ),
  /\b(?:someone|somebody) should call (?:an ambulance|for help)\b|\b(?:ask|have) (?:someone|somebody|a friend|a relative) (?:to )?(?:come with you|drive you|stay with you|come along|go with you)(?: to the (?:doctor|hospital|appointment))?/g,
  /\bi(?:'d| would)? (?:can only |only )?(?:think(?: first)? of|think may be|would think first of|can only name|think may|think it (?:may|might|could))\b/g,
  /\bthese are only possibilities\b|\b(?:to )?find (?:out )?the (?:cause|reason)\b|\bas well as\b|\bwhere (?:exactly )?(?:the|your|this) [a-z]+ (?:comes? from|is|lies)\b|\b(?:where )?it hurts(?: the)? most\b/g,
  new RegExp(
    `\\b(?:(?:please|so|do|also|then|it is (?:best|important|safest) to|it would be (?:best|good|wise|safest) to|you should|you need to|make sure (?:to|you)|be sure to|i(?:'d| would)? (?:recommend|advise|suggest|urge|like|want) (?:that you|you to)) )*(?:please )?(?:get in touch with|make an appointment (?:with|at)|see|call|ring|phone|contact|visit|consult|mention (?:it |this )?to|check with|turn to|go (?:straight|directly|right) to|seek|get|speak (?:to|with)|talk (?:to|with)|go to|be seen by|be examined by|ask|tell|inform|reach|need|show (?:it|this|them|the [a-z]+|your [a-z]+) to|arrange to see|be checked by) ${helper}(?: ${soon}\\b)*(?: for help)?`,
    'g',
  ),
  new RegExp(
    `\\b(?:please )?(?:arrange|try|ask|make sure) to be (?:seen|examined|checked)(?: by ${helper})?(?: ${soon}\\b)*|\\b(?:please )?get (?:seen|checked|examined)(?: by ${helper})?(?: ${soon}\\b)*|\\b(?:it's |it is )?(?:best|important|better|safest) (?:to have|that) (?:someone|${helper}) (?:examines?|sees?|checks?) you(?: in person)?(?: ${soon}\\b)*`,
    'g',
  ),
  new RegExp(
    `\\b(?:please )?let ${helper} know\\b|\\b(?:please )?(?:call|ask|get|seek) (?:for )?(?:emergency |medical )?help(?: ${soon}\\b)*|\\bask for an appointment(?: ${soon})?`,
    'g',
  ),
  new RegExp(
    `\\b(?:which is why |that is why |this is why |for this reason )?(?:${helper})(?: who examines you)? (?:should|can|may|might|could|will|needs? to|has to|may want to|might want to|will want to|may need to)(?: also| then| need to| want to)? ${acts}(?: you\\b)?(?: ${soon}\\b)*`,
    'g',
  ),
  new RegExp(
    `\\b(?:${helper} )?(?:${acts}|examines) (?:you|this|it|them)(?: ${soon})+|\\b(?:i )?(?:want|would like|wants?|makes? me want) ${helper} to ${acts}(?: (?:at )?(?:you|this|it)\\b)?(?: ${soon}\\b)*|\\b(?:to )?have ${helper} ${acts}(?: (?:you|this|it))?(?: ${soon}\\b)*|\\b(?:only )?${helper} (?:looks at|examines) (?:this|it|you|them)(?: ${soon}\\b)*|\\b(?:until|before) ${helper} has examined you\\b|\\buntil (?:then|you (?:are seen|see ${helper}|have been seen))\\b|\\b(?:while|when) you (?:wait to be|are) (?:seen|examined)(?: ${soon})?`,
    'g',
  ),
  new RegExp(
    `\\b(?:(?:please|i would|i'd|you should|it would be best to|it is best to|it is safest to|it is important to|advise|recommend|suggest|i) )*(?:have|having|get|getting) (?:it|this|that|them|these|your [a-z]+|this [a-z]+|the [a-z]+) ${examined}(?: by ${helper})?(?: ${soon}\\b)*`,
    'g',
  ),
  new RegExp(
    `\\b(?:need|needs|deserves?|requires?) (?:to be ${examined}|(?:quick|urgent|prompt|medical|immediate)(?: medical)? (?:attention|treatment|care|examination|help)|attention|treatment|a doctor)(?: ${soon}\\b)*`,
    'g',
  ),
  new RegExp(`\\b(?:it is )?(?:safest|best|important) to be ${examined}(?: ${soon}\\b)*|\\bbe ${examined} ${soon}`, 'g'),
  new RegExp(`\\b(?:${soon} )?you may need (?:a|an|some) (?=(?:blood|urine|ultrasound|x-ray|scan)\\b)`, 'g'),
  /\bif (?:your (?:own )?doctor|the practice|the surgery) is (?:not available|closed)\b|\b(?:please )?(?:remember|do not forget|don't forget) to mention (?:your (?:allerg(?:y|ies)|medicines|illnesses)|that §)|\btake (?:someone|somebody) with you(?: if you can)?|\bhave a list of (?:your )?(?:medicines|medications|tablets) ready(?: for the doctor)?|\b(?:please )?tell (?:anyone|everyone) who treats you\b|\b(?:please )?(?:bring|take) (?:along )?(?:a|your) list of (?:your )?(?:medicines|medications|tablets)(?: (?:with you|to the (?:appointment|doctor)))*/g,
]

/** What is best left alone, and home care that is safe without a doctor. */
export const homeCare: readonly RegExp[] = [
  /\bcan (?:often )?be (?:eased|helped|soothed|relieved) (?:with|by) (?:warm drinks|rest|a cool compress|a cold compress|plenty of fluids|gentle stretching|warm tea)\b/g,
  /\b(?:please )?(?:drink|have|sip) (?:about )?(?:100|150|200|250) ml of (?:water|fluids|tea) (?:every (?:hour|two hours)|with each meal)\b/g,
  /\b(?:(?:please|try to|you can|you could|it (?:may|can) help to|it helps to|also) )*(?:get|have) (?:some|plenty of|enough|a little|as much) (?:rest|sleep)(?: as (?:you can|possible))?\b|\b(?:try )?(?:resting|lying down|sleeping|lying) (?:in bed|on your (?:left |right )?side|in a (?:quiet|dark|cool)(?:,? (?:quiet|dark|cool))? room|with your (?:head|legs?|upper body) (?:slightly )?raised)(?: with a pillow between your knees)?|\b(?:please )?(?:stay|keep) (?:well )?(?:hydrated|warm|cool|in bed|comfortable)\b/g,
  /\b(?:(?:please|try to|you can|you could|it (?:may|can) help to) )*(?:apply|hold|put|use|try) (?:a|an) (?:cool|cold|damp|warm|lukewarm|wet)(?:,? (?:damp|wet|cool))? (?:cloth|compress|flannel|towel)(?: (?:to|on|against) (?:the (?:area|forehead|skin|rash|bruise|ankle|joint|eye)|your (?:forehead|eye|eyes|skin|cheek)|it))?/g,
  /\b(?:take your temperature (?:every few hours|twice a day|regularly|in the morning and in the evening)|put your (?:feet|legs?) up(?: when you sit(?: down)?)?|wear (?:comfortable|flat|loose|soft|supportive) (?:shoes|clothes|clothing)(?: made of cotton)?|use (?:a )?tissues?(?: when you cough(?: or sneeze)?)?|wash your hands(?: often| afterwards| regularly)?)\b|\b(?:(?:please|you can|you could) )*(?:rinse|wash) (?:the|your) (?:eye|eyes|mouth|wound|skin|area|nose) (?:gently )?with (?:clean|lukewarm|cool|plain|clear|salt)(?: clean| salt)? ?water\b/g,
  /\b(?:clear )?(?:fluids|drinks|liquids) such as (?:water|broth|tea|diluted juice)(?:(?:,| or|, or| and) (?:water|broth|tea|diluted juice))*(?: (?:are|is) a good choice)?/g,
  /\b(?:please )?avoid (?:putting weight on (?:it|the leg|the ankle|your foot)|touching (?:your|the) (?:eyes?|face|rash|wound)(?: with unwashed hands)?|(?:triggers|things) such as (?:smoke|dust|pollen|perfume|strong smells|strong|cold air|alcohol|and|or|,| )+|known triggers|standing for long|bending|sudden movements|tight clothes|tight clothing|hot showers|scented soaps?)\b/g,
  /\b(?:please )?(?:try )?(?:do not|don't|not to|avoid) (?:scratch(?:ing)?|rub(?:bing)?|press(?:ing)?(?: on)?(?: or squeeze)?|squeez(?:e|ing)|smok(?:e|ing)|lift(?:ing)? (?:heavy things|anything heavy)|drink(?:ing)? alcohol|eat(?:ing)? (?:anything|heavy meals))\b/g,
  /\b(?:(?:please|try to|you can|you could|you may|you might|it (?:may|can|might) help to|it helps to|remember to|make sure (?:to|you)|be sure to|then|also|rest and|rest,) )*(?:drink|sip|have|take)(?: (?:plenty of|enough|lots of|small sips of|sips of|a little|some|more|small amounts of|warm|cool|lukewarm|clear|herbal|often|regularly))* ?(?:water|fluids|tea|broth|soup|liquids|drinks)?(?: (?:often|regularly|throughout the day|through the day|in small sips|in small amounts|during the day))*(?=\s*(?:$|[.,;!§]|and |until |while |so |if |or ))/g,
  /\b(?:(?:please|try to|you can|you could|you should|until then|for now|it (?:may|can) help to|it helps to) )*(?:rest|relax|lie down|sit down|sit up|sleep|lie)(?: (?:as much as you can|in a quiet|in a dark|quiet|quietly|dark|room|in bed|with your (?:head|leg|legs|upper body)|slightly|raised|well|comfortably|when you can|on your side|and|upright))*(?=\s*(?:$|[.,;!§]|and |until |while |if ))/g,
  /\b(?:(?:please|try to|you can|you could|it (?:may|can) help to) )*(?:keep|raise|elevate|rest|support) (?:the|your) (?:sore |swollen |injured |affected |painful )?(?:leg|legs|arm|foot|feet|ankle|knee|wrist|hand|head|upper body)(?: (?:raised|up|warm|still|slightly|on a pillow|on pillows|when(?:ever)? you (?:sit down|sit|lie down|lie|rest)))*/g,
  /\b(?:(?:please|try to|you can|you could|it (?:may|can) help to) )*(?:keep (?:the|your) (?:wound|skin|cut|area|burn|rash|blisters) (?:clean|dry|covered|cool)(?: and (?:clean|dry|covered|cool))?|leave (?:the |any )?blisters (?:closed|intact)|keep (?:warm|hydrated|well hydrated)|(?:keep|put|lay|place) a (?:cool|cold|damp|wet|warm)(?:,? (?:damp|wet))? cloth on (?:the|your) (?:forehead|head|neck|skin)|cool the (?:burn|area|skin) (?:under|with) (?:cool |running |lukewarm )*water(?: for (?:twenty|20) minutes)?)/g,
  /\b(?:taking it easy(?: for now)?|take it easy) (?:is sensible )?/g,
  /\b(?:(?:please|try to|you can|it helps to|make sure (?:to|you)) )*(?:eat|have) (?:(?:light|small|bland|soft|regular|frequent|simple|meals?|foods?|such as|like|soup|rice|toast|bread|bananas|potatoes|and|or|,)\b,? ?)+/g,
  /\b(?:(?:please|try to|you can|it helps to|make sure (?:to|you)) )*(?:write down|note|note down|keep a diary of|keep track of|keep an eye on|watch out for|watch for|look out for|check|measure|record|write it down|write them down)(?= |$|[.,])(?: (?:of your|how much|how long|twice a day|regularly|and write it down|(?:when|how often) (?:what you eat|(?:the |your |you )(?:pains?|symptoms?|fever|headaches?|cough|attacks|dizziness|it|vomit))(?: (?:comes?|starts?|begins?|goes|hurts?))?))*/g,
  /\b(?:twice|once|three times|several times) a day\b|\bwhat makes it (?:worse|better)(?: or (?:better|worse))?\b/g,
  /\b(?:wash your hands|wear loose (?:clothes|clothing)(?: made of cotton)?|open a window|for some fresh air|fresh air|stand up slowly|to prevent dizziness|breathing slowly and deeply|breathe slowly(?: and deeply)?|gargle with salt water|gargling with salt water|salt water|sucking a lozenge|gentle stretching|a lukewarm shower|make yourself comfortable|use a fragrance-free cream on|use saline (?:nose )?(?:spray|drops)|saline nose spray|easier on the stomach|feel more comfortable|salt-water)(?: often| regularly| well)?/g,
  /\b(?:you )?could use a pillow between your knees(?: when you lie on your side)?\b/g,
]

/** Whatever else a model may say: what was told, what cannot be known, and links between them. */
export const permitted: readonly RegExp[] = [
  /\b(?:it is|it's) worth (?:writing down your questions|asking (?:about (?:it|this)))\b|\bdoes not (?:tell|show)(?: us)? where\b|\bon its own\b|\bwithout causing (?:much|any)\b|\bwhat worries me(?: most)?\b|\bwe can\b|\bgo through the\b|\b(?:after|or|and|need) surgery\b|\bfor a short time\b|\bin your description\b|\bnothing allows me to be certain\b|\bdoes not replace (?:a visit to a doctor|an examination)\b|\bdoctors usually (?:start|begin)\b|\bi would want to make sure that it is not\b/g,
  /\b(?:this|that|it) is something (?=§care)|\b(?:it|this)(?:'s| is) (?:hard|difficult) to be (?:completely )?sure\b/g,
  /\b(?:should|must) not be ignored\b|\bto be sure\b|\b(?:say )?for certain\b|\bwhat is wrong\b|\b(?:is )?not complete\b|\b(?:needed )?to tell (?:these|the) (?:conditions|causes|illnesses|two)\b|\bgives? (?:a|some) clues?\b|\bgive a (?:urine|blood) sample\b|\b(?:comes|come) to mind\b|\bso that you do not (?:become|get) dehydrated\b|\blet's (?:look at|think about)\b|\byou may be asked to\b|\b(?:before|for|at) (?:the|your) (?:visit|appointment)\b|\bnot (?:the same as|as common)\b/g,
  // What the patient said; that they did is held against the case.
  /^(?:as )?you(?: have|'ve)? (?:told me|mentioned|said|described|reported)(?: to me)?(?:,| that| about)?/g,
  // What cannot be known.
  /\b(?:and |but |so |though )?(?:i|it|the [a-z]+)(?:'m| am| is)? ?(?:can't|cannot|can not|not)(?: yet| well| be)* (?:be (?:completely )?sure|sure|certain|say for certain(?: what is wrong)?|tell(?: yet)?|say|know|examine you|see|replace(?: an examination)?|judged?(?: well)?|seen|clear(?: yet)?|be judged(?: well)?)\b(?: from (?:here|the picture))?/g,
  /\bcannot be (?:seen|judged|told|known)(?: well)?(?: from the (?:picture|photo|video))?\b|\bhow deep\b/g,
  /\b(?:it is )?(?:hard|difficult|too early) to (?:say|tell|know|judge|tell (?:them|these) apart)(?: (?:which of these it is|what the cause is|apart|which))?|\btell them apart\b|\bapart\b/g,
  /\bwithout (?:an examination|examining you|a rash|trying|a clear reason|a fever|treatment)\b|\b(?:does|do) not (?:always|necessarily|have to) mean\b|\bnot (?:always|only|a worm)\b|\bno symptoms at all\b|\bcauses no symptoms\b/g,
  /\bonly (?:name|possibilities|an examination|a doctor who examines you|a doctor|a test)\b/g,
  // How somebody may be spoken to.
  /\b(?:that is why|for this reason|in short|let me explain|here is what i think|based on what you have told me|from what you describe|as you said|what you describe|given your symptoms|the main concern|the safest step(?: is)?|the most important thing|(?:is )?to find out|(?:please )?(?:keep in mind|remember) that|it is important that|it is important to|it's important to|it would be a good idea to|a good idea|the good thing is that|these are only possibilities|more than one of these may be true|the latest|while many|take this seriously|happening|a bit more|help you find the right care|why you|your safety comes first|tell you which|the packet)\b/g,
  /\bif you follow the packet\b|\bwithin (?:hours|minutes)\b|\b(?:longer|more) than (?:a|one|two|three|six) (?:days?|weeks?|months?)\b|\bfor (?:a long time|some time|several (?:days|weeks)|so long|a while|many days)\b|\bsince yesterday\b|\b(?:the past|these|a difficult|last) few days\b|\b\d\d hours\b|\btwenty minutes\b|\bearly in the morning\b|\bfirst steps\b|\bseen soon\b|\byesterday\b|\bas (?:much|often) as (?:you can|possible)\b|\bmany medicines\b|\bthe (?:feeling|sensation) that (?:your heart|you|the room)\b|\bcertain (?=foods|medicines|people|movements|positions|types|conditions|infections)|\bin the meantime\b|\bnarrow (?:it|this|that|things) down\b|\b(?:this|that) is why i (?:suggest|recommend|advise)\b|\bwithout examining you\b|\bi (?:can|will|could) explain what (?:is possible|may be behind (?:it|this)|this (?:may|might|could) mean)\b|\bi (?:cannot|can't) (?:give you a (?:firm |certain )?diagnosis|make a diagnosis)\b|\bgo through what\b|\blet me\b|\bi (?:also )?think (?:that )?(?:it is|it's) (?:most )?important to (?:rule out|find out|consider)\b|\b(?:that|this) is something §care|\bwhen pressed\b|\band order a (?=blood|urine|scan)|\b(?:on )?the same day\b|\btoday\b|\bat once\b|\bimmediately\b|\burgently\b|\b(?:right|straight) away\b|\b3[6-9](?:\.\d)?(?: ?°c?| degrees)/g,
]

/** Where nothing speaks for more than an appointment. */
export const unhurried: readonly RegExp[] = [/\b(?:in|within|over) the (?:next|coming) (?:few )?days\b|\bthis week\b/g]
/** Where the patient can care for it alone. */
export const settling: readonly RegExp[] = [
  /\b(?:rest )?at home(?: for now)?\b|\bfor now\b|\b(?:usually |often |mostly )?(?:gets? better|clears?(?: up)?|passes|heals?|settles?|goes away)(?: (?:by itself|on its own|without treatment|within (?:a few|some|several) days|within (?:a|one|two) weeks?))*\b/g,
]

/** What is said to somebody who suffers; each is a whole sentence, or the beginning of one that goes on in plain words. */
export const courtesy: readonly RegExp[] = [
  /^i(?:'m| am) (?:so |very |really )?sorry(?: to hear)?(?: that)?(?: about this| about that| for that)?(?: (?:you're|you are) (?:in (?:so much )?pain|feeling (?:so )?(?:unwell|ill|sick|poorly|bad)|unwell|ill|worried|going through this|having such pain|not well))?[.!]?$/,
  /^(?:thank you|thanks)(?: so much| very much)? for (?:telling|asking|writing|sharing|describing|explaining|the extra details|your (?:patience|answers?|message|question))(?: (?:me|this|that|it|about it|about this|to me|so clearly|so openly|they help))*(?:, (?:they|it|that|this) helps?)?[.!]?$/,
  /^(?:that|this|it) (?:sounds|must be|must have been|must feel|is|can be)(?: (?:really|very|so|quite|hard|difficult|painful|frightening|scary|unpleasant|tiring|exhausting|uncomfortable|upsetting|tough|worrying|stressful|understandable)\b)+(?: for you| to (?:feel (?:anxious|worried|afraid|this way)(?: about (?:it|this))?|look after children while you feel like this|live with))?[.!]?$/,
  /^i (?:can )?(?:understand|see|imagine|know|hear)(?: that| how| why)?(?: (?:this|it|waiting for answers|unpleasant this must be|hard this must be))?(?: (?:is|are|has been|must be|worries you|frightens you|scares you|hard|a difficult few days|for you|you are worried|you are afraid|upsetting|difficult|very|frightening)\b)*(?:, and i want to help you find the right care)?[.!]?$/,
  /^(?:being in pain(?: for so long)? is (?:very )?(?:exhausting|hard|tiring)|feeling (?:worried|anxious|afraid) (?:when the pain keeps coming back )?is (?:quite |very )?(?:natural|understandable)|you did the right thing by (?:asking|writing|telling me)|it(?:'s| is) (?:good|right) that you (?:wrote|asked|told me|came|are asking)(?: to me| me| about (?:it|this))?|i (?:hope|trust) (?:this|that) helps(?: to explain what may be going on)?|please don't feel (?:embarrassed|ashamed)(?: about (?:it|this|that))?|you are not alone(?: with this| in this)?|i appreciate that you (?:shared|told me) (?:this|that)|i'd like to understand (?:a bit )?more about your (?:pain|symptoms|cough)|(?:let me|i will|i'll) explain what (?:this|that|it) might mean|here is what i think may be happening|your safety comes first)[.!]?$/,
]

/** How a question begins. */
export const questionOpening =
  /^(?:(?:and|also|so|one more (?:thing|question)|can i ask|may i ask)[,:]? )?(?:do you (?:have|feel|take|notice|bruise|sleep|eat|smoke|drink|also|ever)|does (?:it|the|your|anyone|anybody|anything|light|this|that|moving|lying|eating)|did (?:it|the|you|your|this|anything|anyone|any)|is (?:it|the|there|this|your|that)|are (?:you|there|the|your|they)|was there|were there|was (?:it|the|your)|were (?:you|they|the)|have you (?:noticed|changed|tried any|had|been|ever|measured|felt|seen|travelled|traveled|lost|vomited|fainted|eaten)|has (?:it|this|the|your|anything|anyone|anybody)|when (?:did|does|was|do)|where(?: exactly)? (?:does|is|do|did)|how (?:long|strong|often|much|bad|are you sleeping|many|would you describe|did|does|high)|which (?:side|medicines|part|foods|of|one)|what (?:were the|makes|does|were you doing|kind|colour|color|is the)|which|since when|can you (?:describe|tell me|show|feel|point|walk|breathe|swallow|see|hear|move|bend)|could (?:it|this|that) be|could you (?:describe|tell me)|would you (?:say|describe))\b/
/** Words that a question has beside the plain ones. */
export const questionWords: ReadonlySet<string> = new Set(
  'do does did you take medicines medication medications tablets know say describe scale ten zero two three able keep anyone anybody anything anywhere example going exactly chance ever long had before ago has happened better helped far sleeping usual last weeks days hours travelled traveled recently tell me show swallow see hear walk feel doing were would ate noticed measured felt seen lost fainted stand worse little'.split(
    ' ',
  ),
)
