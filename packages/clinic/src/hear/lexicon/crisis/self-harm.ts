import { type CrisisFrame, cue, oneself } from './crisis-frame.ts'

const intent =
  '(?:want|wants|wanted|wanting|wanna|wana|going|gonna|plan\\w*|intend\\w*|think\\w*|thought\\w*|try|tries|tried|trying|threaten\\w*|about|ready|decided|need|urge\\w*|tempted|talk\\w*|consider\\w*|feel like|feels like|rather|might|will|could|ill|id|should|keep|keeps|imagin\\w*|dream\\w*|wonder\\w*)'
const complaint =
  'pain|ache|aches|itch\\w*|tooth|cough\\w*|nois\\w*|neighbou?rs?|job|diet|migraine|rash|knee|back|headache|heat|weather|traffic|homework|physio|tablets|medicine|cream|treatment|antibiotics|nausea|heartburn|sneezing|hay ?fever|insomnia|snoring|run|race|shift|overtime|class|gym|reps|set|queue|hold|period|cramps|hiccups|hangover|cold|flu|nose|throat|smell|food|spice|curry|chilli|vindaloo'

/** Wishes to die, plans, means, farewells, being a burden: one's own and those of somebody one speaks of. */
export const selfHarmFrames: readonly CrisisFrame[] = [
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      cue(
        `\\b(?:kill|killing|kil|hang|hanging|shoot|shooting|drown|drowning|stab|stabbing|top|topping|offing|off|end|ending|unalive|gas|gassing) ${oneself}\\b`,
      ),
    ],
    unless:
      /\blaugh\w*|in the foot|at the gym|with work|\bworking\b|for (?:forgetting|not|missing|eating|being so)|by accident|nearly (?:kill|drown)|\b(?:water|tank|top) up\b|hang (?:my|him|her)self out|training for|\b(?:sneez|cough)\w* (?:the|my|his|her) head off|killing (?:my|him|her) ?self with (?:food|sugar|salt|sweets|golgappa|burgers|chips|crisps|takeaways?|junk)/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      cue(
        `\\b(?:end|ending|take|taking|tried to take) (?:my|his|her|their)(?: own)? li(?:fe|ves)\\b|\\btook my(?: own)? life\\b|\\bend(?:ing)? it all\\b|\\b${intent} (?:to |of |about |just )*end(?:ing)? it\\b(?! (?:with|there|here|up|between|off))`,
      ),
    ],
    unless:
      /\btaking (?:my|his|her|their) life (?:back|in|into|seriously)|risk\w* (?:my|his|her) life|relationship|marriage|contract|engagement|tenancy|lease/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      cue(
        '\\b(?:want|wants|wanted|wanting|wanna|wana|wish|wishes|wished|hope|hopes|hoped|hoping|pray|prays|praying|rather|ready|decided|plan|plans|planning|prefer|easier|fantasi\\w+|dream\\w*)\\b',
        '(?: (?:that|if|for|to|i|id|he|she|they|me|was|were|could|would|just|be|am|really|already|a|about|of|sometimes|often|it|all|was|simply|ill|fall asleep and|go to sleep and|go to bed and|close my eyes and|be able to|go to sleep))*',
        ' (?:die|dead|dying|(?:never|dont|wont) (?:wake up|wake|woke|woken|been born|existed|born)|not (?:wake|waking|wake up|exist|be here|be alive|live|be around)|didnt (?:wake|exist)|disappear forever|wasnt (?:here|alive|born|around|in this world)|werent (?:here|alive|born)|stop (?:existing|living|being alive)|stay asleep forever|sleep forever)\\b',
      ),
    ],
    unless:
      /wake(?: up)? (?:to (?:pee|wee|go|use|the (?:loo|toilet|bathroom))|late|early|with (?:a|the)|him|her|my|everyone|the (?:baby|kids|house))\b|rather (?:die|be dead) than|(?:die|dying|dead) (?:of|from) (?:\w+ )?(?:embar+as|shame|boredom|laugh|cringe|hunger|heat|cold|thirst)|\b(?:die|dead) (?:at home|in peace|peacefully|naturally|on that hill|hard|young|old|for (?:a|some))|dead (?:leg|arm|skin|on|tired|cert|weight|lift|sea)|to die for|dying (?:to|for)|(?:plant|battery|phone|laptop|hair|car|nerve|tooth|wart|tick|lice|cells|bacteria|bug|goldfish|spider|wasp|wasps|flies|nits|mice)/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      cue(
        '\\b(?:im|i am|i feel|i felt|ive been|feeling|felt|been|getting|hes|shes|is|was|become|becoming|actively|still|feels|very|so|really|quite) (?:(?!not\\b|never\\b|isnt\\b)\\w+ ){0,2}(?:suicidal|suiside?al|sucidal|suisidal|suicidle)\\b|\\b(?:suicidal|suicide|suisidal|sucide) (?:thoughts?|thinking|ideation|ideas?|urges?|plans?|feelings?|attempt|note)\\b|\\battempted suicide\\b|\\bcommit\\w* (?:suicide|sucide|suiside)\\b|\\bkms\\b|\\bsewerslide\\b',
      ),
    ],
    unless:
      /\b(?:squad|prevention|awareness|hot ?line|helpline|rates?|side effects?|leaflet|warning|training|course|bereave\w*|died|committed|lost (?:my|a|our|his|her)|uncle|aunt|grand\w+|cousin|colleague|celebrity|actor|singer|can \w+ (?:cause|make|give|lead)|does \w+ (?:cause|make|give|lead)|do \w+ (?:cause|make)|increase|risk of|known to|(?:commute|motorway|traffic|schedule) (?:is|was) suicidal|asked (?:me )?about.{0,60} i said no)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      cue(
        `\\b${intent}\\b.{0,30}\\b(?:jump|jumping|throw(?:ing)? ${oneself}|step|stepping|walk|walking|run|running|drive|driving|crash|crashing|steer|steering|swerve|swerving|lie|lying)\\b.{0,25}\\b(?:off (?:the|a) (?:\\w+ )?(?:bridge|roof|cliff|balcony|building|car park)|out (?:of )?(?:the|a|my) window|in front of (?:a|the) (?:train|tram|bus|car|lorry|truck|tube)|into (?:a|the|oncoming) ?(?:tree|wall|lorry|truck|traffic|river|sea|canal)|under (?:a|the) (?:train|bus|lorry)|on the (?:tracks|railway|rails))\\b|\\b(?:want|wants|planning|plan|going|gonna|ready|decided|about) (?:to )?jump(?:ing)? (?:off(?! (?:my|the|a|his|her) (?:bike|horse|sofa|bed|chair|swing|couch|trampoline|treadmill|call|board|ladder|step|bus))|tonight|today|now|tomorrow|and end|from the)\\b`,
      ),
    ],
    unless:
      /\b(?:toddler|child|dog|cat|ran|fear of|afraid of heights|parachute|bungee|vertigo|ball|ground floor|one stor(?:e?y|ied)|bungalow|(?:teams|zoom) calls?)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    isHard: true,
    cues: [
      /\b(?:nearly|almost|about to|came close to|so close to|this close to|couldnt quite|was going to|wanted to|tempted to|wish i had) (?:did|do|done|doing|jump\w*|step\w*|end\w*|let\w* go|walk\w*|drive|drove|throw\w*|threw)\b/,
      /\b(?:platform|bridge|rooftop|roof|ledge|cliff|tracks|train|balcony|multi ?storey|overpass|viaduct|river ?bank|weir|rope|noose|blade|gun|handful of (?:pills|tablets)|(?:pills|tablets) in my hand)\b/,
    ],
    unless:
      /\b(?:bungee|photo\w*|missed|miss|fell|slipped|tripped|climb\w*|skip\w*|dentist|dental|teeth|tooth|ran|marathon|dog|cat|phone|dropped|parachute|ski\w*|div(?:e|ing)|job|fix\w*|repair\w*|clean\w*|work on|run|cycl\w*|bike|swim\w*|swing|fish\w*)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    cues: [
      cue(
        '\\b(?:think\\w*|thought\\w*|imagin\\w*|look(?:s|ed|ing)? at|staring|plan\\w*|drawn to|stood|standing|sat|walk(?:ed|ing)? (?:to|up to)|drove (?:out )?to|going (?:out )?to)\\b.{0,25}\\b(?:the|that|off (?:a|the)) (?:\\w+ )?(?:bridge|train tracks?|railway|tracks|platform edge|multi ?storey|cliff|cliffs|weir|overpass|viaduct)\\b',
      ),
    ],
    unless:
      /\b(?:dent\w*|tooth|teeth|photo\w*|dog|commut\w*|stuck|view|fish\w*|yoga|pose|cards?|work|marathon|run\w*|cycl\w*|bike|holiday|sunset|picnic|walked over|nose|glasses|cross\w*|meet|path)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      /\bnoose\b|\bligature\b|\bexit bag\b|\b(?:rope|gun|pistol|shotgun|rifle|blade|razor|pills|tablets)\b.{0,40}\b(?:going to use (?:it|them)|ready (?:for|to)|do it|end it|tonight|in my mouth|to my head|loaded)\b/,
    ],
    unless:
      /\b(?:climb\w*|boat|swing|horse|skipping|tow|nail gun|massage gun|glue gun|shav\w*|travel|trip|holiday|prescribed|dose|bedtime|sleep better|forgot|miss\w*|can i|should i|game)\b|\b(?:do|does|should|shall|can|could|must|may) (?:i|he|she|we|they) (?:\w+ )?(?:take|have|give|get|skip|stop|keep|need)\b(?!.{0,24}\b(?:all|whole|every|bottle|box)\b)/,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    cues: [
      /\b(?:sav(?:ed|ing)|stash\w*|stockpil\w*|hoard\w*|collecting|been keeping|hiding|hidden|counting)\b.{0,30}\b(?:pills|tablets|meds|medication|paracetamol|insulin|morphine|painkillers)\b|\b(?:bought|got) (?:a|some|the) rope\b|\b(?:bought|got) (?:loads|lots|a lot|boxes|several packs) of (?:pills|tablets|paracetamol|painkillers)\b/,
    ],
    unless:
      /\b(?:shortage|holiday|pharmacy|travel\w*|trip|cheap\w*|money|toddler|child ?proof|climb\w*|boat|swing|garden|calories|dog|from the (?:kids|children)|safe place|washing)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      /\b(?:know|knows|worked out|planned|decided|chosen|picked|thought about|figured out) (?:exactly |already )?(?:how|where|when|what day|the day|the date|a date) (?:id |i would |im going to |ill |i will |to |hed |shed )?(?:do it|end it|die|go out|end my life|end things)\b|\b(?:painless|quick|quickest|easiest|best) way to (?:die|end (?:it|my life|things)|kill|go)\b|\bi have a plan to (?:die|end|kill|go)\b|\b(?:decided|resolved|made up my mind|made my mind up|determined|intend(?:ing)?|ready|planning|about) (?:that )?(?:to die|its time to die|i(?:ll| will| should| must| have to| am going to|m going to) die)\b|\bhow (?:to|can i|do i) (?:die|end my life|tie a noose|hang)\b/,
    ],
    unless:
      /\b(?:weeds?|lice|ants|moths?|wart|fungus|mould|bacteria|germs|the call|contract|bugs?|nits|plants?|battery|phone|laptop|at home|hospice|of (?:embarrassment|shame|boredom|heat|cold))\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    cues: [
      /\bhow many\b.{0,40}\b(?:pills|tablets|paracetamol|insulin|units|of them)\b.{0,50}\b(?:kill (?:me|someone|you|a person)|to die|fatal|end it|not wake|lethal)\b|\blethal dose\b|\bfatal (?:amount|dose)\b/,
    ],
    unless: /\b(?:dog|cat|essay|exam|toddler|swallowed|film|novel|course)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      /\b(?:written|wrote|writing|left|finished|done)\b.{0,15}\b(?:letters?|notes?|goodbyes?|videos?)\b.{0,25}\b(?:kids|children|family|mum|mom|dad|wife|husband|everyone|all of them|behind|goodbye|loved ones|each of|the boys|the girls|son|daughter)\b|\bgoodbye (?:notes?|letters?|videos?)\b|\bsuicide notes?\b/,
    ],
    unless:
      /\b(?:school|teacher|doctor|gp|boss|complaint|council|landlord|christmas|birthday|santa|thank|fridge|shopping|dinner|film|book|leaving (?:do|party))\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    isOwnNegation: true,
    cues: [
      /\b(?:wont|not|not going to|not gonna|no longer|stop|soon|never again|tired of) be(?:ing)? (?:a|such a|the|so much of a) (?:\w+ )?(?:burden|problem|bother|weight)\b.{0,40}(?:\b(?:longer|any ?more|soon|after|tomorrow|much|again|to (?:them|you|my|anyone|everyone|people|him|her))\b|$)/,
    ],
    unless: /\bdont (?:want|like|wish|wanna)\b|\b(?:didnt|not) want\w*\b|\b(?:operation|surgery|physio|new (?:tablets|medicine))\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    cues: [
      /\b(?:im|i am|feel like|feels like|just|nothing but|such|hes|shes|being|become|am) (?:\w+ )?(?:a )?(?:\w+ )?burden (?:on|to|for) (?:everyone|everybody|them|my|his|her|him|the|you all|people|us|anyone)\b|\bi(?:m| am) (?:just |only |nothing but )?a burden\b/,
    ],
    unless: /\bdont want\b|\btax\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      /\bthis is (?:goodbye|my last (?:message|night|day|goodbye)|my goodbye|the end for me|it for me)\b|\bgoodbye (?:everyone|everybody|forever|for good|all of you|world|cruel world|my (?:love|loves|darlings?|babies|kids|children|family))\b|\bby the time (?:you|anyone|they) (?:read|reads|see|sees|get|gets|find|finds)\b|\b(?:said|saying|say) (?:all )?(?:my|his|her) (?:last )?goodbyes\b|\bi wont (?:bother|trouble) (?:you|anyone|anybody|them|people) (?:again|any ?more|much longer|after)\b/,
    ],
    unless:
      /\b(?:funeral|airport|moving|school|emigrat\w*|colleagues|holiday|dog|cat|pet|buried|hospice|work|job|retire\w*|uni|station|carbs|sugar|bread|chocolate|gluten|film)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    isOwnNegation: true,
    cues: [
      /\b(?:im|i am|just|only|sat here|sitting here) (?:\w+ )?waiting (?:to die|for (?:death|the end|it to (?:all )?be over|god to take me))\b|\bnothing (?:really )?matters(?: any ?more| now| to me)?(?:[.,!;]|$)|\blet nature take its course\b|\bnot have to (?:do|face|see|deal with|get through|wake up to) (?:tomorrow|another day|any of (?:it|this)|life|the day)\b|\b(?:ready|time) (?:for me )?to go(?: now)?[.,!;]? (?:im|i am|ive|i have) (?:tired|had enough|done|at peace|made my peace)\b/,
    ],
    unless: cue(`\\b(?:${complaint}|appointment|labou?r|birth|cyst|wart|stone|bus|train|taxi|to work|sick days?)\\b`),
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    isOwnNegation: true,
    cues: [
      /\b(?:tell|let) (?:my|the|them|him|her|mum|mom|dad|everyone)\b.{0,25}\b(?:i (?:always )?lov(?:e|ed)|im sorry|to forgive)\b|\b(?:wont|not going to|not gonna|will not|might not) be (?:here|around) (?:\w+ )?(?:any ?more|much longer|tomorrow|next week|for (?:christmas|her|his|my)|long|soon|to see)\b|\b(?:look after|take care of|feed|have) (?:my |the )?(?:\w+ ){0,2}(?:when|once|after) (?:im|i am|ive) (?:gone|not here|dead)\b|\b(?:given|giving) away (?:all )?(?:my|his|her) (?:things|stuff|possessions|belongings|pets?|clothes)\b|\b(?:sort|do|finish|end) it tonight\b|\bgoodbye\b.{0,12}\b(?:sorry|forgive)|\b(?:sorry|forgive me)\b.{0,30}\bgoodbye\b/,
    ],
    unless:
      /\b(?:holiday|away|travel\w*|flight|fly|appointment|surgery|moving|shift|rota|charity|declutter\w*|moved|stairs|homework|tax|essay|gig|leave work|invoice|surgery)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    isOwnNegation: true,
    cues: [
      cue(
        '\\b(?:no|any|lost (?:the|all|my)|without|see no|have no|got no|not got a|nothing|not much) ?(?:reason|point|will|desire|purpose|wish)? ?(?:left )?(?:to|in|of|for) (?:live for|live|living|go on|going on|carry on|carrying on|being (?:here|alive)|exist\\w*|keep (?:going|living))\\b',
      ),
    ],
    unless: cue(
      `\\b(?:with|taking|seeing|${complaint}|appointments?|waiting|him|gp|together|wi ?-?fi|broadband|in (?:london|the city|this (?:flat|house|town)))\\b`,
    ),
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    isOwnNegation: true,
    cues: [
      /\b(?:dont|do not|didnt|doesnt|does not|no longer|never|not) (?:really |even |actually |fucking )?(?:want|wants|wanna|wana|wish|wishes|deserve|deserves|wanting)(?: to| 2)? (?:live|be alive|be here|go on|exist|wake up|wake|keep (?:going|living)|carry on|continue living|be on this (?:earth|planet)|see tomorrow|be around|be in this world|be part of this world)\b/,
    ],
    unless:
      /(?:be here|go on|carry on|keep going|live|wake up|wake|be around) (?:in (?:the|a|hospital|pain|bed|fear)|with|at|on (?:the|my|it|holiday|about)|for (?:hours|long|ages)|to (?:work|the|go)|early|all day|waiting|taking|near|there|the|my|him|her|everyone|people|smok\w*|perfume|like (?:this|that)|alone|tired|next to|by (?:the|a)|abroad|under|forever)\b|\b(?:tablets|medicine|the pill|antibiotics|a&e|hospitals?|ward|waiting room)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    isOwnNegation: true,
    cues: [/\b(?:dont|do not|cant|cannot|no longer) (?:want to |wanna )?(?:live|be here|go on|carry on|exist) like this\b/],
    unless: cue(`\\b(?:${complaint}|itching|snoring)\\b`),
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      /\b(?:tired|sick|fed up|exhausted|done|finished|had enough|through|bored)\b.{0,10}\b(?:of|with) (?:living|being alive|existing|life|this life|my life|the world|this world)\b|\b(?:life|living) (?:is ?nt|isnt|is not|doesnt feel|not|no longer|aint) worth (?:it|living)\b|\bnot worth living\b|\b(?:live or die|alive or dead|dead or alive|whether i live)\b|\bnothing (?:left )?to live for\b/,
    ],
    unless:
      /\bliving (?:in|with|at|on|like)\b|\bdead or alive\b.{0,20}\b(?:song|wanted|game|tick)|\bbeing alive is\b|\blife (?:admin|insurance|story|in (?:london|the city))\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      /\b(?:every ?(?:one|body)|they|them|all|family|kids|children|wife|husband|partner|world|people|he|she|mum|mom|dad|parents|friends|the baby|baby|you|everyone else|my \w+)\b.{0,20}\b(?:(?:would|will|might|be|d|ll|are|is|were) )+(?:\w+ ){0,2}(?:better|happier|easier|fine)(?: off)? (?:without (?:me|him|her)\b|if (?:i|he|she) (?:was|were|wasnt|werent|am|is|isnt|just|died|disappeared|didnt|had never))|\bbetter off dead\b|\bbetter off without (?:me|him|her)\b/,
    ],
    unless:
      /\b(?:at home|in the team|at work|on the team|boyfriend|ex|dump\w*|left (?:him|her)|divorc\w*|driv\w*|the group|a new (?:gp|doctor))\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      /\b(?:every ?(?:one|body)|my (?:family|kids|children|wife|husband|parents)|the world)\b.{0,12}\b(?:would|d|will|might) be (?:so much |far |a lot |all )?better off\b(?! (?:with|in|at|taking|financially|moving|seeing|going|on|doing|eating|using|by|having))/,
    ],
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    cues: [
      /\b(?:no ?(?:one|body)|who|not (?:one|a) (?:person|soul)) (?:would|will|d|ll|even)(?: even| really| ever)? (?:notice|care|miss|know|be sad|cry|mind)\b/,
      /\b(?:gone|dead|died|die|disappear\w*|wasnt here|werent here|not here|vanish\w*|killed)\b/,
    ],
    unless: /\b(?:day off|party|left work|leave (?:work|early)|sick day|quit|holiday|the cat|meeting|weekend)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    isOwnNegation: true,
    cues: [
      /\b(?:better|easier|nicer|simpler|best|kinder|a relief|lovely|happy|glad|fine|okay?|nice|a blessing|a mercy)(?: off)?(?: for (?:everyone|everybody|all|me|them|us))? (?:if|not to|to never)(?: i)?(?: just| simply)?(?: (?:never|didnt|dont|did not|do not))? (?:wakes?|woke|waking|woken)(?: up|(?! up))\b(?! (?:early|late|so|at|for|to (?:pee|wee|go)|every|feeling|without|with|in pain|him|her|the|my|them|before|during|in the night))/,
    ],
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    isOwnNegation: true,
    cues: [
      /\b(?:no ?(?:one|body)|who|not (?:one|a) (?:person|soul)) (?:would|will|d|ll|even)(?: even| really| ever)? (?:miss|cry for|mourn|notice) (?:me|him|her|them)\b/,
    ],
    unless: /\b(?:at (?:the|this) (?:party|meeting)|from work|goal|rehearsal|choir)\b/,
  },
  {
    kind: 'self-harm',
    certainty: 'affirmed',
    isOwnNegation: true,
    cues: [
      /\b(?:wouldnt|would not|dont|wont|couldnt) (?:really |even )?(?:mind|care|bother|be sad|be sorry|be upset|matter)(?: me)? (?:if|whether) (?:i|a|it|something|someone|the|god|my)\b.{0,40}\b(?:wake|woke|die|died|hit me|hit by|killed|crash\w*|dead|all ended|took me|happened to me|wasnt here|never)\b/,
    ],
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    isOwnNegation: true,
    cues: [
      /\b(?:cant|cannot|can not|dont know (?:how|if) i can|not sure i can|couldnt) (?:really |just |even )?(?:go on|do (?:this|it|life) any ?(?:more|longer)|take (?:it|this|much|any) ?(?:any )?(?:more|longer)|carry on|live like this|keep (?:going|doing this|on (?:going|like this))|face (?:another day|tomorrow|it any ?more|life))\b|\bcant cope (?:any ?more|any longer|with (?:life|anything|everything))\b|\bat the end of my (?:rope|tether)\b/,
    ],
    unless: cue(
      `\\b(?:${complaint}|holiday|without (?:coffee|my)|on (?:holiday|the treadmill|foot)|walking|working out|exercis\\w*|uphill|stairs|smok\\w*|the tablets?|eating|fasting|breastfeed\\w*|sitting|standing|bleeding)\\b`,
    ),
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    cues: [
      /\bi?(?: just)? ?(?:want|wants|wanted|need|wish|longing|long)(?:s|ed)? (?:for )?(?:it|this|everything|life|my life|the (?:thoughts|hurting|suffering|darkness|voices in my head|world)) (?:all )?(?:to |would |was )?(?:just )?(?:(?:all )?(?:end|stop|be over|go away|finish|over)|stop for good)\b(?!.{0,12}(?:itch|cough|bleed|hurt|spin|ring|drip|snor))/,
    ],
    unless: cue(
      `\\b(?:${complaint}|itching|coughing|tinnitus|ringing|dizziness|vertigo|spinning|winter|lockdown|war|divorce|course|term|exams?|deadline|project|essay|dissertation|thesis|work|wedding|house move|renovation|build)\\b`,
    ),
  },
  {
    kind: 'self-harm',
    certainty: 'possible',
    isOwnNegation: true,
    cues: [
      /\b(?:cant|dont|cannot|couldnt|can not|never) (?:really |even )?see (?:the|a|any|much) (?:point|future|way (?:out|forward|through)|purpose|reason) (?:in |of |for |to )?(?:anything|life|living|it all|going on|carrying on|any ?more|myself|me|tomorrow|trying|existing|being)\b|\b(?:cant|dont) see (?:a|any) (?:way out|future)\b|\bwhats the point (?:of|in) (?:living|life|anything|it all|any of (?:it|this)|all (?:of )?this|trying|me|going on|carrying on|being here|existing)\b|\bwhats the point any ?more\b|\b(?:given|give|giving) up on (?:life|everything|living)\b|\b(?:only|no other) (?:way out|way to (?:stop|end) (?:it|this))\b|\bthere(?:s| is) no way out\b|\bno way out (?:of this|any ?more|for me)\b|\b(?:no|lost all|without) hope (?:left|any ?more|of (?:anything|getting))\b|\bhad enough of (?:everything|it all)\b|\b(?:tired|sick) of (?:everything|it all|fighting|trying)\b|\bdont belong (?:here|in this world)\b|\bhate (?:being alive|my life and)\b|\bwish i (?:was|were) never born\b|\bdisappear(?:ing)? (?:forever|for good|and never)\b|\bi(?: just)? want(?: to|ed to)? disappear\b(?! (?:to|on|into|off|for a)\b)/,
    ],
    unless: cue(
      `\\b(?:${complaint}|bus|job|lol|maze|car park|referral|glasses|with the (?:gp|council)|the pills?|party|exercise|the call)\\b`,
    ),
  },
]
