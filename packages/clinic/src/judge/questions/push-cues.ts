/** What somebody says to an emergency: that help comes, what stands in the way, what is asked while one waits. */
export const pushKinds = [
  'cancel',
  'gone',
  'arrived',
  'story',
  'coming',
  'send-help',
  'pen',
  'who-else',
  'number',
  'on-hold',
  'dying-wish',
  'other-refuses',
  'can-drive',
  'can-eat',
  'can-take',
  'gp',
  'can-wait',
  'cost',
  'company',
  'children',
  'pets',
  'carer',
  'transport',
  'far',
  'waiting-times',
  'work',
  'catch-something',
  'bad-experience',
  'fear-hospital',
  'embarrassed',
  'waste',
  'better',
  'had-before',
  'soothed',
  'no-phone',
  'alone',
  'secret',
  'papers',
  'takes-child',
  'under-way',
  'own-way',
  'instead',
  'asleep',
  'machine',
  'scaring',
  'if-not',
  'odds',
  'passed-over',
  'night',
  'done',
  'what-now',
  'what-happens',
  'take-along',
  'afraid-to-die',
  'afraid',
  'doubt',
  'refusal',
  'not-yet',
] as const
export type PushKind = (typeof pushKinds)[number]

/** Cues over one clause in lower case without apostrophes; the first kind that fits counts. */
export const pushCues: Readonly<Record<PushKind, RegExp>> = {
  cancel:
    /\b(?:ring|call|phone|tell)\w*\b.{0,24}\b(?:(?:and|n|to|&) cancel|not to (?:come|bother)|to turn (?:back|round|around))\b|(?<!\b(?:ive|i have|we|weve|already|i|they|just) )\bcancel(?:ling)? (?:it|them|that|the (?:ambulance|999|911|call|crew|paramedics?))\b|\b(?:call|send|turn) (?:it|them|the (?:ambulance|crew|paramedics?)) (?:off|away|back)\b|\b(?:dont|do not|no longer) need (?:the (?:ambulance|crew)|them)(?: any ?more| now| after all)?\b/,
  // Read where help is known to have been on its way (state-of-help.ts).
  gone: /$^/,
  arrived:
    /\b(?:they|theyre|paramedics?|crew|ambulance|medics|help|emts?|first responders?|doctor)(?:re| are| is|s| have| has| just)* (?:\w+ )?(?:here|arrived|at the door|outside|in the house|pulling up|turned up|just came)\b|\b(?:were|we are|im|i am|weve got|weve) (?:now |just )?(?:at|in|arrived at|got to|reached) (?:the |a )?(?:hospital|a&e|ed|er|emergency (?:department|room)|casualty|triage|reception)\b/,
  story:
    /\b(?:what (?:do|should|shall|can|will) (?:i|we) (?:tell|say to) (?:them|the (?:crew|paramedics?|ambulance|doctors?|hospital|nurse|operator|dispatcher|call handler)|999|911|112)|(?:summary|story|summari[sz]e|notes?|list) for (?:the )?(?:crew|paramedics?|ambulance|doctors?|hospital|them)|show (?:the )?(?:summary|story)|write (?:it|this|that) down for (?:them|the)|something (?:i can|to) show)\b/,
  coming:
    /\b(?:(?:they|theyre|ambulance|paramedics?|help|crew|its|it|taxi|cab|uber|neighbou?r|friend|lift)(?:re| are| is|s)? (?:\w+ )?(?:on (?:the|their|its|his|her) way|coming|en route|sent(?! (?:me|us|him|her|you|it)\b)|dispatched|minutes away)|(?:i|ive|i have|we|weve|he|hes|she|shes|someone|wife|husband|neighbou?r|partner|mum|dad|son|daughter|my \w+)(?: has| have| just| already|s)* (?:called|rung|rang|phoned|dialled|called (?:999|911|112|000|them|an ambulance))\b(?! (?:my|the) (?:gp|doctor|surgery|work|boss|sister|brother|friend))|(?:ambulance|999|911|112|000) (?:is |has been |was |been )?(?:called|rung|phoned)|(?:called|rang|phoned) (?:999|911|112|000|them|it|for an ambulance|an ambulance)|on (?:the|my|our) way (?:to|there|now|in)|(?:were|im|we are|i am) on (?:the|our|my) way|(?:going|leaving|setting off|heading (?:in|there|out|off)) (?:there )?(?:right )?now|in the (?:car|taxi|cab|ambulance) (?:now|already)?|(?:ok|okay|right|alright|fine),? (?:were|we are|im|i am) (?:going|leaving|off)\b(?! (?:to (?:wait|stay|bed|sleep|see|try|give|ask)|nowhere))|(?:he|she|they|dad|mum|mom|wife|husband|partner|brother|sister|friend|neighbou?r|my \w+)(?:s| is| are|re)? (?:taking|bringing|driving|running) (?:me|us|him|her|them)\b|(?:ok|okay|alright|fine),? (?:ill|i will|im|we will|well) (?:call|ring|go|calling|going|get going|phone)|(?:calling|ringing|phoning|dialling) (?:them|now|999|911|112|it)|(?:he|she|wife|husband|partner|flatmate|friend|neighbou?r|mum|mom|dad|son|daughter|brother|sister|someone|my \w+)(?:s| is)? (?:now |already )?(?:calling|ringing|phoning|dialling|on to)\b(?! (?:me|him|her|you|in sick|my|the gp))|on (?:the )?phone (?:to|with) (?:the )?(?:ambulance|999|911|112|000|emergency|them|operator|dispatcher)|(?:wife|husband|partner|friend|son|daughter|neighbou?r|dad|mum|brother|sister|he|she)(?:s| is)? driving(?: (?:me|us|him|her))?)\b(?! (?:me )?(?:mad|crazy|nuts|up the wall))/,
  'send-help':
    /\b(?:can|could|will|would|please) (?:i|we|you|u) (?:just |please |maybe )*(?:have|get|send|call|ring|phone|order|book)(?: me| us| him| her| for)* (?:an |the |a )?(?:ambulance|999|911|112|000|help|someone|somebody|paramedics?|doctor)\b|\bsend (?:me |us )?(?:an |the )?(?:ambulance|help|someone|paramedics?)\b/,
  pen: /(?<!\b(?:used|gave|given|injected|took) (?:\w+ ){0,2})\b(?:epi ?pen|adrenaline pen|auto ?injector|jext|emerade)s?\b/,
  'who-else':
    /\bwho (?:else )?(?:do|should|can|could|would|might) (?:i|we|he|she)? ?(?:call|ring|phone|ask|get|drive|take|bring|help)\b.{0,30}\b(?:instead|if not|other than|apart from|besides|else|if (?:i|we|he|she) (?:wont|dont|cant))\b|\bwho else\b.{0,20}\b(?:call|ring|phone|ask|drive|take|bring|help|come)\b|\b(?:anyone|anybody|someone|somebody) else (?:i|we) (?:can|could) (?:call|ring|phone|ask)\b|\b(?:can|could|may|will|is it ok if) (?:someone|somebody|anyone|my \w+) (?:be|come|stay|sit|go(?: in)?|ride) (?:with|along)\b/,
  number:
    /\b(?:what(?:s| is)? (?:the |that )?(?:\w+ )?number|which number|number (?:do|should|to) (?:i|call|ring)|who (?:do|should|can) i (?:call|ring|phone)|how do i (?:call|get|ring)(?: for)? (?:an ambulance|help|them))\b/,
  'on-hold':
    /\b(?:on hold|(?:no ?(?:one|body)|they|it)(?:s| is|re| are)? (?:not |isnt |arent |dont |doesnt |wont |never )?(?:picking up|picks? up|answering|answers?|answered)|engaged|line(?:s)? (?:is|are) busy|cant get through|keeps? ringing|queue on the phone|(?:no ambulances?|hours?) (?:available|for an ambulance|comes?|coming|will come|can come|out here|here)|ambulance (?:will|could|would|might|is going to) (?:take|be) (?:\w+ )?(?:hours?|ages|long|\d+))\b/,
  'dying-wish':
    /\b(?:(?:die|dying|pass away|go) at home|dnr|dnacpr|do not resuscitate|resus form|respect form|advance (?:plan|directive|decision|care)|living will|end of life|hospice|palliative|terminal|(?:doesnt|does not|dont|do not|didnt) want (?:to be )?(?:resuscitated|hospital any ?more|any more (?:treatment|hospitals?|tubes))|let (?:me|him|her) go(?: in peace)?|had (?:my|his|her|a good) (?:innings|life)|no more hospitals?|(?:rather|sooner) die)\b/,
  'other-refuses':
    /\b(?:he|she|they|dad|mum|mom|husband|wife|gran|grandad|nan)\b.{0,40}\b(?:wont|refuses?|will not|doesnt want to) (?:go|come|have|let (?!(?:me|us) (?:look|see|touch|check|near))|call|move|leave|be)\b|\b(?:he|she|they|dad|mum|mom|husband|wife|gran|grandad|nan) (?:said|says|keeps saying) (?:no\b|not to|he(?:s| is) not|she(?:s| is) not|(?:he|she) (?:wont|doesnt|does not)|dont call|leave (?:him|her))|\b(?:he|she|they|dad|mum|mom|husband|wife|my \w+|gran|grandad|nan)(?: just| really| absolutely|s| is)* (?!wont (?:let (?:me|us) (?:look|see|touch|check|near)|eat|drink|settle|stop|wake|say|tell|talk|feed|sleep|put|walk|move|stand))(?:wont|will not|refus\w+|doesnt want(?: to)?|does not want(?: to)?|dont want(?: to)?|not going|isnt (?:going|having)|says no|point blank|hates|wouldnt)(?:.{0,30}\b(?:go|going|come|ambulance|hospital|help|doctor|let me|in|anywhere|have (?:it|one)|budge)\b|\W*$)/,
  'can-drive':
    /\b(?:can|could|should|shall|may|ok to|okay to|safe to|cant|able to|better|if|what if|ill|i will|ill just|gonna|going to|am i (?:ok|fine|safe|alright) to) (?!walk (?:straight|properly|far|well|without|at all|anymore|unaided|on))(?:i |he |she |we |they |just |my \w+ |the (?:missus|missis|wife|husband|hubby|fella|lads?|kids|neighbou?rs?) )*(?:drive|driving|cycle|walk|take (?:the|a|my) (?:bus|car|taxi|cab|train|tube)|get (?:a|the) (?:taxi|cab|uber|bus|lift)|uber|be driven)\b|\b(?:drive|driving) (?:myself|there|him|her|in|to)\b|\b(?:my|a) (?:husband|wife|partner|friend|son|daughter|neighbour|dad|mum) (?:can|could|will|drives?) (?:drive|take|run|bring|me|us)\b/,
  'can-eat':
    /\b(?:can|could|should|shall|may|ok to|okay to|safe to|allowed to|is it (?:ok|okay|fine|safe) (?:to|if)|do i|let (?:him|her)|what (?:can|should|may)) (?:i |he |she |we |they |just |have |give (?:him|her|them|my \w+) |to )*(?:(?:eat|drink|have|sip|some|a|any|something)\b.{0,20}\b(?:to (?:eat|drink)|water|tea|coffee|food|sip|meal|dinner|lunch|breakfast|sugar|juice|toast|biscuit|sandwich|bite|cuppa|brandy|whisky|drink|eat|cigarette|fag|smoke|vape)|(?:eat|drink|smoke|vape))\b|\bgive (?:him|her|them|my \w+) (?:some |a |any )?(?:\w+ )?(?:water|food|tea|juice|milk|sugar|drink|toast|soup|something to (?:eat|drink))\b|\b(?:thirsty|hungry|gave (?:him|her) (?:some )?(?:water|tea))\b/,
  'can-take':
    /\b(?:can|could|should|shall|may) (?:i|he|she|we|they) (?:just )?(?:be sick|throw up|vomit|puke|bring it (?:all )?up)\b|\b(?:give|put|rub|use|pour|make)\b.{0,24}\b(?:palm oil|oil|raw eggs?|egg|kerosene|spoon|salt water|milk|charcoal|onion|garlic|coca ?cola|lime)\b|\b(?:can|could|should|shall|may) (?:i|we) (?:just )?(?:put|rub|spread|use|try|pour)\b.{0,20}\b(?:butter|toothpaste|cream|ointment|oil|aloe|vaseline|egg|flour|vinegar|ice|plaster|powder|cling ?film)\b|\b(?:says?|said|told me|heard|read|google|tiktok)\b.{0,24}\b(?:toothpaste|butter|honey|ice|vinegar|flour|egg white|salt water|charcoal|milk|raw onion)\b|\bmake (?:him|her|them|myself|it|my \w+) (?:be |come )?(?:sick|vomit|throw up|up)\b|\b(?:can|could|should|shall|may|ok to|okay to|safe to|is it (?:ok|okay|safe|fine) (?:to|if)|what (?:about|if)|do i|will|would|ill|let me|im going to|gonna|i might) (?:i |he |she |we |just |to |give (?:(?:him|her|them|my \w+) )?|have |take |use |put |try |my )+.{0,30}\b(?:honey|milk|charcoal|salt water|aspirin|paracetamol|ibuprofen|nurofen|painkillers?|tylenol|advil|tablets?|pills?|medicine|medication|meds|inhaler|spray|gtn|antihistamine|piriton|benadryl|epipen|insulin|gaviscon|rennie|antacid|calpol|codeine|tramadol|morphine|diazepam|steroids?|antibiotics?|warfarin|beta ?blocker|blood pressure|hot water bottle|heat pack|ice|cold pack|bath|shower|massage|another (?:puff|dose|one))\b|\b(?:carry on|go on|keep|continue|stop)\b.{0,20}\b(?:aspirin|ibuprofen|naproxen|painkillers?|tablets?|warfarin|apixaban|insulin|metformin|steroids?|blood thinners?)\b|\baspirins?\b.{0,20}\bhow (?:many|much)\b|\bhow (?:many|much)\b.{0,20}\baspirins?\b/,
  gp: /\b(?:ask|ring|call|phone|speak to|talk to|check with)\b.{0,30}\b(?:sister|brother|mum|dad|friend|neighbou?r|daughter|son|wife|husband|aunt|uncle|cousin)\b.{0,24}\b(?:first|doctor|nurse|paramedic|medic)\b|\b(?:(?:see|ring|call|phone|ask|speak to|talk to|book|contact|wait for|go to|message|get|tell)\b.{0,20}\b(?:gp|family doctor|own doctor|my doctor|primary care|pcp|surgery|walk.?in|urgent care|pharmac\w+|chemist|midwife|nurse|111|telehealth|out of hours|minute clinic|specialist|cardiologist|clinic)|(?:gp|doctors?|midwife|surgery|clinic) (?:appointment|opens?|tomorrow|on monday|instead)|appointment (?:tomorrow|on|next|booked|with))\b/,
  'can-wait':
    /\bwhat if (?:i|we|he|she) (?:go|come|ring|call)s?\b.{0,12}\b(?:straight |right )?(?:after|later|tonight|tomorrow|when|once)\b|\b(?:thats|its|in) (?:like |about |only )?(?:\d+|two|three|four|a few|couple of) (?:hrs|hours)\b(?! (?:ago|now|since|away|drive|from))|\b(?:i['’]?d |would |much )?sooner (?:just )?(?:sit|wait|see|stay|rest|lie|leave)\b|\bsee (?:if|whether) (?:it|this|that|he|she) (?:eases|passes|settles|goes|gets|stops|improves|wears|calms)\b|\b(?:maybe|perhaps|till|until|(?:take|drive|bring|go|come|pick)\b.{0,20}) ?(?:this (?:afternoon|evening)|later(?: on| today)?|tonight|after (?:lunch|dinner|work|tea))\b|\b(?:decided|going|chosen|choosing) to (?:wait|stay|leave it|sleep on it)\b|\b(?:(?:give|try|have|take)\b.{0,30}\band (?:see|wait)\b|(?:can|could|should|shall|might|ill|i will|id rather|ok to|okay to|safe to|cant|couldnt|better|what if|rather|let me|well|we will|going to|gonna|want to|happy to|think ill|prefer to) (?:it |i |we |this |he |she |just |not |probably |maybe )*(?:wait|leave it|sleep (?:on|it)|see (?:how|if)|hold (?:on|off)|monitor|give it|rest|lie down|go to bed|have a (?:nap|lie|sleep|rest|bath)|ride it out|stay (?:at )?home|do it (?:later|tomorrow)|go (?:later|tomorrow|in the morning|on monday|after))|(?:wait|leave it|sleep|hold on|see) (?:till|until|and see|for|it off|on it)|in the morning|tomorrow|on monday|after (?:the|my) (?:weekend|game|match|meeting|shift|dinner|school run|wedding|exam)|how long (?:can|do) i (?:have|wait)|if (?:it|he|she|this) (?:gets|comes|is|isnt|doesnt|does not|still)(?: \w+){0,2} (?:worse|bad|back|better|there|go away|tomorrow)|still there (?:tomorrow|in the morning)|ok ?(?:till|until)|first thing|have a (?:bath|shower|think)|think about it|(?:is it|that) urgent|never mind|forget it|(?:just )?want to (?:sleep|lie down|rest|go to bed)|(?:it|itll|this|that) (?:will |should |ll )?(?:just )?(?:come out|pass|go away|clear|heal|settle|sort itself)(?: \w+){0,3})\b/,
  cost: /\b(?:afford|expensive|cost|costs|bill|bills|insurance|insured|uninsured|copay|co-pay|deductible|money|debt|(?:im|were|flat|stony|stone) broke|pay for|paying|charge|charged|price|fortune|medicaid|medicare|\$ ?\d+|thousand dollars)\b/,
  company:
    /\b(?:my |the |our )(?:wife|husband|partner|son|daughter|friend|neighbou?r|mum|mom|dad|sister|brother|mate|flatmate|boyfriend|girlfriend|carer|\w+ in law)(?:s| is| has)? (?:now |right |just |also )*(?:here(?: (?:with me|now))?|with me|next to me|beside me|come (?:in|round|over|home)|coming (?:in|round|over|home)|home now)\W*$/,
  children:
    /\b(?:got|have|with|leave)\b.{0,12}\b(?:\d|two|three|four|the) (?:others?|more|other (?:kids|children)|little ones)\b|\b(?!\w+ (?:epipen|pen|inhaler|medicine|tablets)\b)(?:kids|children|baby|toddler|son|daughter|little one|little ones|babysitter|childcare|school run|pick (?:them|him|her) up|grandchildren|breastfeed\w*)\b.{0,60}\b(?:look after|watch|mind|alone|asleep|sleeping|bed|leave|with me|home|school|no ?(?:one|body)|sitter|here|take care|who|take them|pick)\b|\b(?:leave|look after|watch|mind|who(?:s| is| will| would|ll)?|no ?(?:one|body)|cant leave|alone with|got|have)\b(?!.{0,40}\b(?:epipen|pen|inhaler)\b).{0,30}\b(?:kids|children|my baby|the baby|toddler|little one|little ones|grandchildren|my (?:son|daughter)s?|(?:\d+|one|two|three|four|five) (?:year|month)s? old)\b/,
  pets: /\b(?:dogs?|cats?|pets?|puppy|kitten|horses?|animals|rabbit|parrot|chickens|cows?|sheep|goats?|livestock)\b/,
  carer:
    /\b(?:(?:look(?:ing)? after|car(?:e|ing|er) (?:for|of)|leave|cant leave) (?:my |him |her )?(?:\w+ )?(?:mum|mom|mother|dad|father|husband|wife|partner|brother|sister|disabled|gran|nan|him|her|alone)|(?:mum|mother|dad|father|husband|wife|brother) (?:has|with) (?:dementia|alzheimers|ms|parkinsons|cancer)|im (?:his|her|a|the only|their) carer)\b/,
  transport:
    /\b(?:(?:no|havent got|dont have|without|have no|got no|cant get) (?:a |any |my |the )?(?:car|transport|lift|ride|taxi|bus|buses|way (?:of|to) get\w*|driver|licen[cs]e|petrol|gas|means)|(?:car|van|truck)(?:s| is| has)? (?:in the (?:shop|garage)|broken|broke|dead|wont start|with|at)|cant (?:get there|drive|get to|get a (?:lift|ride|taxi))|dont drive|(?:no|last|missed the) bus(?:es)?|how (?:do|can|would|will) i get there|no ?(?:one|body) (?:to|can|who can) (?:drive|take|bring))\b/,
  far: /\b(?:hospital|a&e|er|clinic)\b.{0,12}\b(?:\d+|twenty|thirty|forty|fifty|ninety) ?(?:k|km|kms|kilomet\w+|miles|mins?|minutes)\b|\b\d+ ?(?:mins?|minutes|hours?|hrs) in traffic\b|\b(?:(?:hospital|a&e|er|nearest|closest|town|ambulance|one)(?:s| is|es are)? (?:\w+ ){0,3}(?:away|far|miles|hours? (?:away|drive)|kilomet\w+|km|drive)|too far|(?:\d+|two|three|four|an|couple) (?:hours?|hrs|miles|km|kilomet\w+) (?:away|drive|from)|middle of nowhere|remote|in the bush|on a farm|rural|on an island|mountains?|no signal|on (?:a|the) (?:boat|ship|plane|ferry)|offshore|snowed in|flooded|roads? (?:is|are) (?:closed|blocked|flooded|icy))\b/,
  'waiting-times':
    /\b(?:(?:hours?|ages|forever|all (?:day|night)|long|12|ten|twelve|eight|six) (?:\w+ ){0,3}(?:wait|waiting|queue|in a corridor|on a trolley|in (?:the )?(?:a&e|er|waiting room))|wait(?:ing)? (?:times?|room|list)|wait\b.{0,25}\bhours?\b|sit (?:there|in|around)(?: \w+){0,3} (?:hours|all (?:night|day)|ages|corridor|for)|queues?|corridors?|trolleys?|packed|rammed|heaving|overcrowded|full)\b/,
  work: /^(?!.*\b(?:everyone|everybody|going a?round|(?:to|it|they|them|tablets|medicine|antibiotics?|that) works?|to kick in)\b).*\b(?:work|shift|job|boss|meeting|exam|exams|deadline|interview|flight|wedding|holiday|presentation|class|lecture|customers|clients|court|funeral|concert|harvest|sick (?:day|leave)|fired|sacked|sack|only (?:driver|one (?:on|in|at|who))|let(?:ting)? (?:them|him|her|people|everyone|everybody|the (?:team|lads|girls|kids|side)) down|(?:relying|counting|depend\w*) on me|time off|day off|school tomorrow|rota|on call|self employed|cooking|dinner on|finish (?:this|my|the|off|up)|shopping|football|match|party|birthday|plans)\b/,
  'catch-something':
    /\b(?:catch (?:something|covid|mrsa|a bug|an infection|worse)|covid|superbugs?|mrsa|infected there|germs|norovirus|more ill in)\b/,
  'bad-experience':
    /\b(?:last time (?:i|we|he|she|they)|treated (?:me|him|her) (?:badly|like|awful)|(?:died|dies|die|passed) in (?:there|hospital|that hospital)|dont trust (?:them|hospitals|doctors)|sent (?:me|him|her|us) (?:home|away)|(?:fobbed|brushed) off|(?:theyll|they will|they|theyd) (?:just |only )(?:send|tell|give|say)|nothing they can do|did nothing|didnt (?:do anything|find anything)|(?:wont|never|dont|didnt) (?:take me seriously|believe (?:me|us|a word)|listen)|laughed at|assaulted in|racist|judge me|judged)\b/,
  'fear-hospital':
    /\b(?:(?:scared|afraid|terrified|frightened|hate|fear|phobi\w+|petrified|cant stand|panic attacks? (?:in|about)|dread)\b.{0,20}\b(?:hospitals?|needles?|doctors?|ambulances?|injections?|operations?|surgery|mri|a&e|going in|there|tubes)|hospitals? (?:scare|frighten|terrify|freak)|needle phobi\w+|white coat)\b/,
  embarrassed:
    /\b(?:embarrass\w*|ashamed|shy|mortified|humiliat\w*|awkward|cringe|private parts|dont want (?:anyone|them|a (?:man|woman)) (?:to )?(?:see|look|look(?:ing)? at)|they(?:ll| will) laugh|strangers|look (?:stupid|silly|a fool)|feel (?:stupid|silly|daft|a fraud)|im (?:a mess|not dressed|dirty)|house is a (?:mess|tip)|neighbou?rs?\b.{0,12}\b(?:will|would|seeing|see|talk\w*|gawp\w*|star(?:e|ing)|watch\w*|look\w*|know\w*|gossip\w*|twitch\w*))\b/,
  waste:
    /\b(?:wast(?:e|ing|ed)|(?:dont|do not|didnt|not|hate to|sorry to|rather not|wont|feel bad|shouldnt|without) (?:\w+ ){0,2}bother(?:ing)?\b|bother(?:ing)? (?:anyone|anybody|them|people|you|the \w+|an? \w+|999|911|112|a&e|nobody|somebody|someone|him|her)|fuss|nuisance|burden|trouble (?:anyone|them|people)|overreact\w*|overdoing|other people (?:need|who)|really (?:ill|sick) people|worse off|more (?:ill|deserving|urgent)|not (?:that|sick|ill|bad) enough|trivial|genuine emergenc\w+|clog|busy enough|making a (?:mountain|big deal)|big deal|over the top|hypochondriac|attention seek\w*)\b/,
  better:
    /\b(?:he|she|they|baby|it)(?:s| is| are)? (?:now |still |just )?(?:breathing|crying|awake|talking|conscious|screaming)(?: and \w+)?(?: (?:now|again|fine|ok|okay|normally))*\W*$|\b(?:(?:its|it is|that is|thats) (?:come )?out(?: now)?|(?:it )?came (?:out|up)|(?:cough|spat|spit|brought)\w* it (?:out|up))\b|\b(?:(?:its|im|hes|shes|he is|she is|i am|feel(?:ing|s)?|feels|seems?|pain|it|getting|got|a (?:bit|little|lot)|much|all|bit) (?:\w+ ){0,2}(?:better|fine|ok|okay|gone|eased|easing|passed|passing|stopped|settled|settling|wearing off|back to normal|normal|improv\w+|smiling|laughing|playing|happy|cheerful|perk\w+ up|up and about|alright|all right|less|calmer|brighter|perkier|more (?:awake|alert|himself|herself|like (?:him|her)self)|subsid\w+|went away|going down|gone down|went down|coming down|down a bit)|(?:gone|went|wore|eased|calmed|settled|cleared) (?:away|off|down|up|now)|has (?:passed|stopped|gone)|(?:no longer|doesnt|not|dont) (?:hurt\w*|bad)(?! (?:it|him|her|my|me))(?: now| any ?more)?|can (?:move|speak|talk|feel|see|breathe|lift)(?: \w+)? (?:again|fine|now|ok)|over now)\b/,
  'had-before':
    /\b(?:had (?:it|this|that|these|them|one|something similar)(?: \w+){0,3} (?:before|last (?:year|month|week)|loads of times|many times|years ago|for years)|(?:happened|happens) (?:before|all the time|every|a lot|to me)|same (?:thing|as) (?:last|before|as)|(?:always|often|usually|sometimes|regularly) (?:get|gets|have|has|happens|do|does) (?:this|it|that|these)|(?:get|got) (?:this|it|these) (?:a lot|all the time|every|often|before)|it(?:s| is) (?:just )?my (?:usual|normal|anxiety|reflux|heartburn|migraine|asthma|ibs|angina|bad back)|not the first time|used to (?:it|this)|(?:it|this) (?:does|did) (?:that|this) (?:sometimes|before|often|a lot|every)|(?:its|it is|thats) (?:just |only |probably )+(?:that|those|one of (?:my|those))|runs in the family)\b/,
  soothed:
    /\b(?:itll|it will|itd|must|bound to|has to|thatll|probably) (?:just )?be (?:the|my|that|all that|just|only|a|some|what i)\b|\b(?:only|just) (?:a )?(?:little|bit|few|small|minor|bump|scratch|graze|flesh wound)\b|\b(?:cant|isnt|not|surely isnt) (?:be )?(?:all )?that bad\b|\blooks worse\b|\b(?:everyone|everybody) (?:else )?(?:has|had|got|is)\b|\bgoing (?:a)?round\b|\b(?:he|she|i|they|it) (?:just |only |probably )+needs? (?:some |a |to )?(?:good )?(?:rest|sleep|lie down|eat|drink|water|food|warm|calm|nap)\w*\b|\b(?:my (?:\w+[ -]){0,3}\w+|a friend|someone|somebody|he|she|they) (?:once )?had (?:that|this|it|the same|exactly)\b(?! (?:checked|looked|treated|done))|\b(?:(?:he|she|they|doctor|gp|nurse|wife|husband|partner|friend|mum|mom|dad|mother|father|sister|brother|son|daughter|boyfriend|girlfriend|neighbou?r|pharmacist|colleague|everyone|google|internet|mate|my (?:\w+[ -]){0,2}\w+|111) (?:just |keeps |also |always |is |thinks |who is a nurse )*(?:says?|saying|said|thinks?|reckons?|told|tells|insists?|swears|convinced)\b(?! (?:that |me )?(?:i|we|he|she|they|to) (?:(?:really |just )?(?:should|must|need to|needs to|ought to|have to|has to) )?(?:go|call|ring|get help|be seen|see)\b)(?! (?:\w+ ){0,6}(?:die|dying|kill\w*|suicid\w*|hurts?|pain\w*|sore|stiff|aches?|cant|cannot|dizzy|sick|worse|numb|blurr\w*|tired|freezing|cold)\b)|(?:its|its probably|probably|just|only|must be|bound to be|sure its|prob|i think its)(?: \w+){0,3} (?:wind|gas|indigestion|anxiety|stress|nothing|a (?:bug|virus|cold|pulled muscle|muscle|strain|cramp|panic attack|migraine|hangover|trapped nerve|stomach bug)|tired(?:ness)?(?! and\b)|food poisoning|heartburn|my age|old age|hormones|the heat|trapped wind|something i ate|panic|flu|muscular|teething|growing pains))\b/,
  'no-phone':
    /\b(?:no (?:phone|signal|credit|battery|reception)|phone(?:s| is)? (?:dead|dying|broken|flat|out of)|(?:phone|my) battery (?:is )?(?:low|dying|nearly|almost|at \d|on \d|\d)|battery (?:is )?dying|cant (?:call|ring|phone|make (?:a )?calls?|talk|speak)|(?:deaf|mute|dont speak (?:the language|english|spanish|\w+)))\b/,
  alone:
    /\b(?:im (?:all )?(?:alone|on my own|by myself)|i am (?:all )?(?:alone|on my own|by myself)|(?:live|living|home) (?:alone|on my own)|no ?(?:one|body)(?:s| is)? (?:here|with me|around|else|near)|there(?:s| is) no ?(?:one|body))\b/,
  secret:
    /\bdont want (?:to )?(?:worry|upset|scare|frighten|burden) (?:my|him|her|them|anyone)\b|\bdont want (?:my \w+|him|her|them|anyone) to (?:worry|fuss|panic|be upset)\b|\b(?:dont|do not|never|please dont|you wont|will you|without) (?:you )?(?:please )?tell(?:ing)? (?:my|him|her|them|anyone|anybody|the)\b|\b(?:(?:dont|do not|cant|cannot|rather not) (?:want|let|have) (?:\w+ ){0,4}(?:to )?(?:know|find out|see me like|be told)|(?:they|he|she|mum|mom|dad|wife|husband|parents|boss|no ?(?:one|body)) (?:cant|cannot|mustnt|must not|shouldnt) (?:ever )?(?:know|find out)|without (?:my|her|his|them|anyone) (?:\w+ ){0,2}(?:knowing|finding out)|keep (?:it|this) (?:secret|quiet|private)|(?:will|would|do) (?:they|you) (?:tell|call|ring|inform) my (?:mum|mom|parents|dad|boss|work|wife|husband|school)|(?:mum|mom|dad|parents|husband|wife|boss)(?: will| would|ll)? (?:kill me|go mad|freak|be (?:so )?(?:angry|mad|furious)))\b/,
  'takes-child':
    /\b(?:take|taking|taken|lose|remove)\b.{0,12}\b(?:her|him|them|it|the (?:baby|kids|children|child)|my (?:baby|kids|children|son|daughter))\b.{0,6}\b(?:away|off (?:me|us|them|him|her)|from (?:me|us|them|her|him)|into care)\b|\b(?:social services|child protection|report (?:me|us|them))\b/,
  'under-way':
    /\b(?:give|giving|let) (?:it|them|the (?:antibiotics?|tablets|medicine|inhaler|steroids?|drops|cream))(?: just)? (?:some )?(?:time|a chance|a day|a few days|another day|to work)\b|\b(?:time|a chance) to (?:work|kick in)\b|\bonly (?:just )?started (?:the|my|his|her|on)\b.{0,24}\b(?:antibiotics?|tablets|medicine|treatment)\b/,
  papers:
    /\b(?:no papers|undocumented|illegal(?:ly)?|deport\w*|immigration|visa|asylum|no (?:id|passport)|not (?:a )?(?:citizen|registered)|not from here|foreigner|tourist|overstayed)\b/,
  'own-way':
    /\b(?:dont believe in (?:doctors|hospitals|medicine)|natural (?:remed\w+|way|medicine)|homeopath\w*|herbal|herbs|god will|pray(?:ing|er|ers)?|gods hands|faith|in jesus|against my (?:religion|faith|beliefs)|traditional (?:healer|medicine)|turmeric|garlic|essential oils?|detox)\b/,
  instead:
    /\b(?:cant|couldnt|cannot) (?:i|we) just\b|\b(?:ive|i have|got|weve|there are) (?:\w+ ){0,2}(?:antibiotics|painkillers|tablets|pills|cream|spray|medicine)\b.{0,12}\b(?:at home|left|from last|somewhere|in the)\b|\b(?:anything|something|what|a way|thing)(?: else)? (?:i|we|he|she) (?:can|could) (?:do|take|try)\b.{0,20}\b(?:at home|instead|first|here|myself|without)\b|\b(?:treat|manage|sort|fix|deal with) (?:it|this|him|her|that) (?:at home|here|myself|ourselves)\b|\b(?:(?:just|only|cant you|can you|could you|please|why not|wont you)(?: just| please)* (?:give|prescribe|send|write|get|tell) (?:me|him|her|us)\b.{0,30}\b(?:antibiotics?|painkillers?|something|tablets?|medicine|pills?|prescription|meds|script|what to take|treatment|at home)|(?:need|want) (?:just |only )?(?:a prescription|antibiotics|painkillers|something for (?:it|the pain))|ill (?:just )?(?:take|use|try) (?:a |an |some |my |the )?(?:\w+ )?(?:triptan|sumatriptan|tablet|pill|painkiller|antibiotics?|cream|nap|remedy|antacid|gaviscon|aspirin|paracetamol|ibuprofen|inhaler))\b/,
  asleep:
    /\b(?:(?:hes|shes|he is|she is|theyre|baby is|dad is|mum is|mom is|husband is|wife is|finally|now|fallen|gone|still|fast)(?: now| just| finally)* (?:asleep|sleeping|(?:to|back to) sleep|dozing|napping|resting)|dont want to wake (?:him|her|them)|let (?:him|her|them) sleep)\b/,
  machine:
    /\b(?:(?:you(?:re| are)|its|ur|just) (?:just |only )?(?:a |an )?(?:computer|machine|robot|bot|app|ai|program|website|chatbot|algorithm|not (?:even )?a (?:real )?(?:doctor|person|human))|you (?:cant|cannot|dont) (?:even )?(?:know|see|examine|tell)(?: (?:that|me|it|anything))?|what do you know)\b/,
  scaring:
    /\b(?:(?:stop|dont|youre|you are|quit) (?:\w+ )?(?:scar(?:e|ing)|frighten(?:ing)?|worry(?:ing)?|panic(?:king)?|stress(?:ing)?)(?: me| us| people| everyone)?|you (?:scare|frighten|worry) me|fear ?monger\w*|dramatic|drama|melodramatic|alarmist|calm down)\b/,
  'if-not':
    /\b(?:what (?:happens|will happen|could happen|would happen|if)|whats the worst).{0,20}\b(?:if )?(?:i|we|he|she) (?:dont|do not|doesnt|stay|wait|ignore|leave|just|wont)\b|\bif you were me\b|\bwould you (?:go|call|wait|do it)\b|\bworst (?:that )?(?:can|could) happen\b/,
  odds: /\b(?:what(?:s| is| are)? (?:the|my|his|her) (?:actual |real |exact )?(?:chances?|odds|probability|likelihood|percentage)|how (?:likely|certain|often)\b|percent(?:age)?|per cent|(?:out of|in) (?:ten|10|a hundred|100)\b|probability|odds of)\b/,
  /** No cue: what is said and fits nothing else. */
  'passed-over': /(?!)/,
  night:
    /\b(?:its (?:so |too |very |nearly |almost )?(?:late|midnight|dark|raining|snowing|icy|\d+ ?(?:am|pm)|\d in the morning|the middle of the night|(?:a )?(?:sunday|saturday|weekend|bank holiday|holiday|christmas))|middle of the night|everything(?:s| is) (?:closed|shut)|closed (?:now|today|at night)|at this (?:hour|time of night))\b/,
  done: /\b(?:im|i am|hes|he is|shes|she is|were|we are|theyre) (?:now |just )?(?:drinking|eating|having|sipping|taking|sitting|lying|holding|pressing|cooling|keeping|using|doing|chewing)\b(?! (?:well|badly|less|more|up all night|to go|nothing|trouble|pain|a (?:fit|seizure|stroke|heart|reaction|panic)|fits?|spasms|hot|chills|chest))|\b(?:(?:i|ive|i have|we|weve) (?:just |already )?(?:gave|given|took|taken|used|put|done|did|laid|chewed|pressed|cooled|rinsed|sat|moved|opened|unlocked|injected|tied|washed|had(?! no\b))\b.{0,60}\b(?:aspirin|benadryl|antihistamine|piriton|cetirizine|zyrtec|calpol|paracetamol|tylenol|ibuprofen|nurofen|advil|painkillers?|pills?|meds|medicine|antacid|gaviscon|insulin|pen|epipen|inhaler|puffs?|spray|cpr|side|position|water|cloth|pressure|sugar|juice|door|tourniquet|towel|bandage|dressing|plaster|cream|butter|naloxone|narcan|glucose|down|outside|flat|up|it|that|tablet|honey|stopwatch|time))\b/,
  'what-now':
    /\bhow (?:long|hard|often|deep|fast) (?:do|should|must|shall|can) (?:i|we) (?:have to )?(?:keep |hold |go on )?(?:cool|press|hold|rinse|wash|keep|push|pump|run|do|wait between|blow)\w*\b|\b(?:what (?:do|should|can|shall) (?:i|we) do(?: now| next| until| till| while| in the meantime| for (?:him|her)| to help)?|what (?:do|should|can|shall) (?:i|we) give (?:him|her|them)|(?:should|shall|do|can) (?:i|we) (?:all )?(?:put|lay|move|turn|keep|go|get|take|bring) (?:(?:him|her|them|everyone|us|the \w+|my \w+) )?(?:to bed|in bed|on (?:his|her|the) side|down|up|outside|out|upright|still|warm|flat)|what now|now what|(?:while|until) (?:i|we)(?:re|m)? wait\w*|anything (?:else )?(?:i|we) (?:can|should) do|how (?:can|do) i help|is there anything|what else)\b/,
  'what-happens':
    /\b(?:do|will|would) (?:they|the doctors?|somebody|someone) (?:have to|need to|want to)\b|\b(?:what (?:will|are|do|would) (?:they(?: even| actually)?|happens?|doctors|the (?:hospital|doctors|crew|paramedics)) (?:do|going to|gonna|check|test)|what happens? (?:there|at|in|when|next|then)|will (?:they|i) (?:keep|operate|have to stay|need (?:an )?(?:operation|surgery)|admit|have surgery|be admitted)|how long (?:will|would) (?:i|they|he|she|it))\b/,
  'take-along':
    /\b(?:what (?:should|do|shall|can) (?:i|we) (?:bring|take|pack)|(?:bring|take|pack)(?: along)?(?: with (?:me|us))?\?|(?:pack|bring) (?:a|my) bag)\b/,
  'afraid-to-die':
    /\b(?:(?:am|is|are|will|going to|gonna|is he|is she|could|might|can) (?:i|he|she|they|it|mum|dad|my \w+)? ?(?:going to |gonna )?(?:die|dying|kill (?:me|him|her)|dead(?! (?:black|skin|tissue|weight|leg|tired|slow|numb))|fatal|survive|make it|be ok|be okay|be alright|be all right)|(?:dont|do not) want to die|dont let (?:me|him|her) die|life threatening|is it fatal|(?:going to|gonna|will i|will he|will she|might|could i|could he|could she) lose (?:my|his|her|the) (?:leg|arm|hand|foot|toes?|fingers?|sight|eye|testicle|ball|life))\b/,
  afraid:
    /\b(?:scared|frightened|terrified|panick\w*|shaking with fear|freaking out|so (?:worried|afraid)|(?<!\b(?:hes|shes|he is|she is|is|baby|child|son|daughter) )crying|cant (?:calm|stop (?:crying|shaking)|think)|dont know what to do|help me|please help|oh (?:my )?god|petrified|afraid|worried|anxious)\b/,
  doubt:
    /\b(?:cant|cannot|couldnt) (?:possibly |really )?be (?:having |getting )?(?:an? )?(?:heart attack|stroke|sepsis|meningitis|clot|appendicitis|that)\b|\btoo (?:young|fit|healthy|old) (?:for|to (?:have|be))\b|\bwhat are the (?:odds|chances)\b|\b(?:youd|you would) (?:really )?(?:go|call)\b|\b(?:convince|persuade) me\b|\b(?:do|does) (?:i|we|he|she|my \w+) (?:really |actually |even )?(?:have|need) to (?:go|call|be seen|come|do (?:that|this|it))\b|\bshould (?:i|we|he|she) (?:really |actually )?(?:go|call|be going)\b|\bover the top\b|\bprove it\b|\bwhy should i\b|\bgive me (?:one|a) (?:good )?reason\b|\b(?:are you (?:sure|certain|serious|kidding|joking)|really\?|seriously|(?:do|does|is|would) (?:i|he|she|it|this|that|you) (?:really|actually|still|honestly|definitely|think|say)|do you (?:still|really)|(?:is|was) (?:it|that|this) (?:really |actually |absolutely )?(?:necessary|needed|serious|that bad|an emergency|that urgent)|why (?:hospital|an ambulance|the hospital|should i|do i (?:need|have)|not|cant i|now|is (?:it|this))|how do you know|what makes you|dont (?:believe|agree|think (?:so|its|it is|thats|i need))|you(?:re| are) (?:wrong|just|overreacting|exaggerating|scaring)|what if (?:i|we) (?:dont|do not)|what (?:happens )?if i (?:dont|stay)|sounds (?:extreme|a bit much)|even though)\b/,
  refusal:
    /^\W*i refuse\W*$|^\W*(?:nah |no |well |ok |im |i am |were |we are )*not (?:calling|ringing|phoning|going|bothering|getting|having)\b(?! (?:away|to die|down|better))|\b(?:walk|sleep|sweat) it off\b|\b(?:decided|going|chosen|choosing|rather) (?:not to (?:go|call|ring|have)|against (?:it|going|calling))\b|\bif i (?:die|go),? i (?:die|go)\b|\b(?:if|when) (?:its|it is) my time\b|\b(?:whatever|what) happens,? happens\b|\bin gods? hands\b|\b(?:(?:im|i am|were|we are) not (?:going|calling|ringing|getting|having|phoning|leaving)|(?<!\b(?:that|which|it|this|just|cough|pain|rash|headache|fever|bleeding|he|she|they) )(?:i )?(?:wont(?! it\b)|will not|refuse|cant be bothered|dont want)(?: to)?(?: \w+){0,2} (?:go|call|ring|an ambulance|ambulance|hospital|any of|anyone|be (?:seen|admitted)|help|it|that|phone)|no (?:way|hospital|hospitals|ambulance|chance|thanks|thank you)|not (?:happening|a chance|doing that|an option)|absolutely not|forget the (?:hospital|ambulance)|leave me alone|i cancelled|cancelled (?:it|the)|sent them away|staying (?:here|home|put|at home)|id rather (?:not|stay)|you cant make me|nope|rather not|(?:signing|logging|switching) off|clos(?:e|ing) (?:this|the) (?:app|chat|page|window))\b/,
  'not-yet': /^(?:no|not yet|not really|nah|no not yet|i havent|havent|i cant|cant|no i cant|no i havent)[.! ]*$/,
}
