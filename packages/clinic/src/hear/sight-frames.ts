/** Dangers that somebody sees with his own eyes and tells of without naming an illness, the gravest first. */
export const sights = [
  'newborn-limp',
  'choking',
  'gone-limp',
  'pinned',
  'opioid',
  'drunk-out',
  'limb-severed',
  'part-severed',
  'bone-open',
  'leg-turned',
  'limb-askew',
  'caustic-on-skin',
  'poison-on-skin',
] as const
export type Sight = (typeof sights)[number]

export interface Frame {
  /** One of these tells of it. */
  tells: readonly RegExp[]
  /** Where a sentence beside it is needed: one of these in the same message. */
  beside?: RegExp
  /** Words of the same message that make something else of it. */
  unless?: RegExp
}

const somebody =
  '(?:he|hes|she|shes|they|theyre|it|baby|babys|newborn|infant|lads?|lass|boy|girl|child|kid|toddler|son|sons|daughter|daughters|twin|brother|sister|dad|mum|mom|nan|gran|grandad|husband|wife|partner|mate|friend|man|woman|little one|grandson|granddaughter|nephew|niece|patient)'

const bornNow =
  /\b(?:just|only) (?:been |now |had |given )?(?:born|gave birth|given birth|birth|delivered|come out|came out|popped out|slipped out|had (?:the|my|our|her|a) (?:baby|newborn))\b|\b(?:born|gave birth|given birth|delivered|came out|come out|popped out|slipped out|arrived)\b.{0,40}\b(?:just now|right now|now|(?:seconds?|minutes?|mins?|moment) ago|in the (?:car|taxi|bath\w*|shower|lift|hall\w*|kitchen|toilet|loo|back seat|ambulance bay)|on the (?:\w+ )?(?:floor|toilet|bed|sofa|stairs|landing))\b|\b(?:minutes?|mins?|hours?|hrs?|seconds?) old\b/
const newbornNamed = /\b(?:newborn|new born|(?:\d+|one|two|three|four|five|six|few) (?:hours?|days?)(?: |-)old|(?:one|two|\d)-day-old)\b/
const lifeless =
  /\b(?:limp|floppy(?! (?:ears?|hair|hat|toy|bunny|teddy))|like a rag ?doll|lifeless|all blue|gone blue|is blue|looks blue|blue and|grey|not moving|isnt moving|not responding|not breathing|isnt breathing|no cry|(?:not|isnt|wont|hasnt|didnt|not even) (?:cry\w*|cried|made a (?:sound|noise)|making a (?:sound|noise)|make a (?:sound|noise))|no (?:sound|noise)|silent)\b/
const limpOnly = /\b(?:limp|floppy(?! (?:ears?|hair|hat|toy|bunny|teddy|neck))|like a rag ?doll|lifeless)\b/

const smallPart = '(?:finger(?:tip)?|thumb|toe|ear|pinky|pinkie)'
const limbPart = '(?:hand|foot|arm|leg|forearm)'
const cut = '(?:cut|chop|chopped|slice|sliced|sawed|sawn|ripped|tore|torn|lopped|hacked|snipped|sheared|bit|bitten|took|taken|blown|blew)'
const severedFrames = (part: string): readonly RegExp[] => [
  new RegExp(String.raw`\b${part}s? (?:is|s|are) (?:(?:clean|right|completely|half) )?off\b(?! (?:work|sick|now and|balance|centre))`),
  new RegExp(
    String.raw`\b${cut} (?:(?:the|my|his|her|their|a|of|whole|top|tip|end|half|part|bit|two|three|little|big|ring|middle|index|left|right|one) ){0,6}${part}s? (?:(?:clean|right|completely|straight|nearly|almost) )?off\b`,
  ),
  new RegExp(
    String.raw`\b${part}s? (?:(?:has|have|had|is|was|were|got|been|just|get) ){0,3}(?:${cut}|come|came|gone) (?:(?:clean|right|completely|straight) )?off\b`,
  ),
  new RegExp(
    String.raw`\b${cut} (?:(?:clean|right) )?off (?:(?:the|my|his|her|their|a|of|whole|top|tip|end|half|part|bit|two|little|big|ring|middle|index|left|right|one) ){1,6}${part}s?\b`,
  ),
  new RegExp(
    String.raw`\b(?:severed|amputated|chopped off|lost) (?:(?:the|my|his|her|their|a|of|whole|top|tip|end|half|part|two|little|big|ring|middle|index|left|right|one) ){1,6}${part}s?\b(?! (?:nerve|tendon|nail))(?=.{0,60}\b(?:saw|mower|machine|door|knife|axe|blade|grinder|mandoline|slicer|gate|accident|press|hinge|chain|just|now|bag|ice|blood\w*|bleed\w*)\b)`,
  ),
  new RegExp(
    String.raw`\b${part}s? (?:(?:clean|right|all) )?off(?:\s?[,.;]| (?:in|with|by) (?:the|a|an|his|her|my) ).{0,40}\b(?:(?:lawn ?)?mower|saw|chainsaw|grinder|axe|machine|blades?|strimmer|guillotine|slicer|door|on ice|bits?)\b`,
  ),
  new RegExp(String.raw`\b${part}s? (?:(?:is|was|has|been|got|just|completely|partly|fully|half) ){0,4}(?:severed|amputated)\b`),
  new RegExp(
    String.raw`\b(?:tip|end|top|bit|piece) of (?:my|his|her|the) ${part} (?:is |has )?(?:off|missing|gone|come off|came off|in a bag|on the floor)\b`,
  ),
]
const ofThingOrPast =
  /\b(?:nail|ring|wart|plaster|bandage|cast|skin|glove|sock|verruca|mole|skin tag|callus|circulation|jeans|trousers|sleeves?|table(?! saw)|chair|doll|chicken|surge\w+|operat\w+|surgeon|hospital (?:cut|took)|diabet\w*|gangrene|stump|prosthe\w*|phantom|(?:months?|years?) (?:ago|back)|as a (?:kid|child)|when i was|in (?:19|20)\d\d|last (?:month|year)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|sugar|ulcer|will (?:they|i|he|she)|have to|going to|midges|mosquitoe?s|nerve|tendon|dream\w*|nightmare|film)\b/

/** "Took my hand off the wheel": lifted, and not cut, where no blood and no part is spoken of. */
const lifted =
  /^(?!.*\b(?:blood\w*|bleed\w*|ice|sever\w*|amputat\w*|stump|bag|saw|mower|blade|knife|clean|bone)\b).*\b(?:(?:take|took|taken|taking|takes|lift\w*|pull\w*|keep|kept|get|got|gets) (?:(?:my|his|her|their|your|the|both|left|right|big|little|index|middle) ){0,3}(?:finger|thumb|toe|hand|foot|feet|arm|leg)s?|(?:finger|thumb|toe|hand|foot|arm|leg)s? (?:came|come|comes|slipped)) (?:straight |right |quickly |back )?off (?:of )?(?:the|an?|my|his|her|their|your|that|this|it)\b(?! (?:other day|wrist|knuckle|joint))/
const ofThingPastOrLifted = new RegExp(`${ofThingOrPast.source}|${lifted.source}`)

const holder =
  '(?:car|van|lorry|truck|tractor|forklift|fork ?lift|digger|excavator|bus|train|tram|trailer|quad|quad ?bike|motorbike|motorcycle|bike|machine|machinery|baler|press|conveyor|auger|roller|rollers|lathe|mower|dumper|loader|crane|pallet|pallets|beam|girder|tree|trunk|branch|wall|rubble|concrete|steel|slab|boulder|rock|wreck\\w*|steering wheel|dashboard|bin lorry|wheel|wheels|gate|bull|cow|horse|wardrobe|piano|boat|container|lift|lorries|rocks)'
const pinnedFrames: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${holder}s?\b.{0,60}\b(?:is|are|hes|shes|im|got|still|and) (?:stuck|trapped|pinned|crushed) (?:under|underneath|beneath|behind) (?:it|them|that)\b`,
  ),
  new RegExp(
    String.raw`\b(?:pinned|crushed|trapped|wedged|stuck|jammed)(?: down)? (?:under|underneath|beneath|between|against|behind)\b.{0,30}\b${holder}s?\b`,
  ),
  /\b(?:arm|hand|leg|foot|fingers?|sleeve|hair|body|head|chest|he|hes|she|shes|worker|man|mate|son|lad|dad|husband|brother|im|i am|who) (?:(?:is|are|got|has|been|just|s|still) ){0,4}(?:pinned|trapped|caught|stuck|jammed|wedged|pulled)(?: up)? (?:in|into|inside|by|on) (?:(?:the|a|an|some|his|my|her|big) ){0,2}(?:\w+ )?(?:machine|machinery|baler|press|conveyor|auger|rollers?|lathe|mower|mincer|grinder|pto|shaft|gears?|combine|harvester|mangle|tractor|forklift)\b/,
  new RegExp(
    String.raw`\b${holder}s? (?:(?:has|have|is|was|just|still|thats|got) ){0,3}(?:pinned|pinning|crushing|trapping|crushed|rolled (?:over )?on(?:to)?|tipped (?:over )?on(?:to)?|fell on(?:to)?|fallen on(?:to)?|come down on|came down on|on top of) (?:top of )?(?:him|her|them|me|my (?:mate|dad|husband|son|brother|wife|friend))\b.{0,60}\b(?:stuck|trapped|pinned|cant (?:get|move|lift|shift)|under|wont move|still)\b`,
  ),
  /\b(?:van|car|lorry|truck|tractor|forklift|digger|quad|horse|bull|cow|machine|trailer)s? (?:(?:has|have|is|just|got) ){0,3}(?:pinned|pinning|trapped|crushed) (?:him|her|them|me|my \w+)\b/,
  /\b(?:trapped|pinned|stuck) in (?:the |a |his |her |their |our )?(?:car|van|lorry|cab|truck|wreck\w*|driving seat|drivers seat)\b.{0,60}\b(?:crash\w*|upside|overturned|rolled|legs?|dashboard|steering|firemen|fire brigade|accident|smashed|bleed\w*|cant get (?:out|him|her|them))\b/,
]

const opioid =
  '(?:heroin|fentanyl|methadone|morphine|oxy(?:contin|codone|s)?|percs?|codeine|tramadol|opioids?|opiates?|smack|nitazenes?|brown|buprenorphine|subutex|oramorph|zomorph)'
const tookOpioid = new RegExp(
  String.raw`\b(?:took|taken|taking|had|has had|injected|shot up|shooting|smoked|snorted|used|using|overdosed on|overdose of|on|od on|odd on|too much|done|did|banged up|hit of|full of)\b.{0,25}\b${opioid}\b|\b(?:shot up|needle (?:still )?in (?:his|her|the) arm|on the gear|on the nod|od ?ed)\b`,
)
const goingUnder =
  /\b(?:wont|cant|cannot|doesnt|not|isnt) (?:wak\w+|be woken|rous\w+|respond\w*|com(?:e|ing) round|breath\w*|open (?:his|her|their) eyes|answer\w*)\b|\bcant (?:wake|rouse|get) (?:him|her|them)\b|\b(?:unconscious|unresponsive|out cold|passed out|slumped|collapsed|gurgling|barely breathing|hardly breathing|slow breath\w*|breathing (?:\w+ )?slow\w*|lips (?:\w+ )?(?:blue|grey|purple)|(?:turning|gone|going) (?:blue|grey|purple)|nodded off)\b/

const drunk =
  /\b(?:drunk|pissed(?! off)|hammered|wasted|plastered|legless|paralytic|blotto|sloshed|(?:had|drank|drunk|drinking|downed|necked|after|too much|too many|on the|full of|loads of|lots of|bottles? of|litre of|pints of)\b.{0,25}\b(?:vodka|gin|whisk(?:e?y)|rum|tequila|schnapps|brandy|spirits|wine|beers?|lager|cider|alcohol|pints?|shots?|booze|drink|cans))\b/
const outOfReach =
  /\b(?:snor(?:e|es|ing)\b.{0,16}\b(?:odd(?:ly)?|funny|weird(?:ly)?|strange(?:ly)?|horribl[ey]|not right|different)|(?:odd|funny|weird|strange|horrible|deep) (?:snor\w*|(?:rattl|gurgl|gargl|snor)\w* (?:noises?|sounds?)|rattle|noises?|breath\w*)|gurgl\w*|gargl\w*|rattl(?:e|ing)|breathing (?:is |sounds? |really |very |so |all )*(?:odd|funny|weird|strange|slow\w*|noisy|shallow)|(?:flat|spark|clean|stone|out) (?:out|cold)\b(?=.{0,40}\b(?:not|wont|cant|isnt|no|breathing|responding)\b))/
const drunkAndAwake =
  /\b(?:i (?:got|was|had|drank|passed|blacked|woke)|im (?:drunk|hammered|wasted)|last (?:night|week\w*|month|year)|yesterday|(?:days?|weeks?|months?|years?) ago|always|every (?:night|weekend|time|friday|saturday)|when(?:ever)? (?:he|she|they)(?:s| is| are|re|ve| has| have)? (?:\w+ )?(?:drinks?|drunk|had)|(?:woke|woken|waking) up|came (?:round|to)\b|coming round|(?:is|hes|shes|now) (?:awake|talking|fine|ok|okay|up)|answers me|talk(?:s|ing)? to me|opens? (?:his|her) eyes|tummy|stomach|belly|guts?|pipes?|exhaust|engine|drain|sink)\b/

const limb = '(?:wrist|arm|forearm|leg|ankle|foot|elbow|knee|kneecap|finger|thumb|shin|hand|toe|shoulder)'
const askew =
  '(?:(?:the |a |at |in |at a |at an |in a |in the |completely |all )?(?:wrong|funny|odd|weird|strange|horrible|unnatural|opposite) (?:way|angle|direction)|backwards?|sideways)'
const oldOrGrown =
  /\b(?:since birth|was born|arthrit\w*|bunion\w*|hammer ?toe|for (?:years|months)|(?:months?|years?) ago|always|gradual\w*|slept|sleeping|yoga|stretch\w*|x ?-?rays?|scan|double jointed|hypermobil\w*|old break|(?:dog|cat|horse|bird|doll)s?)\b/

const caustic =
  '(?:battery acid|(?:sulphuric|sulfuric|hydrochloric|hydrofluoric|nitric|brick|patio) ?acid|acid|caustic soda|caustic|lye|drain (?:cleaner|unblocker)|oven cleaner|wet cement|quick ?lime|paraquat|organophosphate|sheep dip)'
const skinPoison =
  '(?:weed ?-?killer|round-?up|glyphosate|pesticides?|insecticides?|herbicides?|bug spray|slug killer|ant killer|rat poison|cement|ammonia|paint stripper|chlorine powder|chemicals?|bleach|petrol|white spirit|methanol|antifreeze)'
const skin =
  '(?:skin|arms?|legs?|hands?|face|foot|feet|back|chest|belly|neck|fingers?|thighs?|knees?|shins?|elbows?|shoulders?|wrists?|ankles?|body|clothes|trousers|jeans|shirt|hair|me|him|her|them|us|myself|himself|herself)'
const onSkin = (what: string): readonly RegExp[] => [
  new RegExp(
    String.raw`\b${what}\b(?: (?:has|have|is|was|got|just|all|been|and|i|he|she|they|it|we)){0,4} (?:splash\w*|spill\w*|spilt|spray\w*|tipp\w*|leak\w*|pour\w*|squirt\w*|drip\w*|all over|went (?:all )?over|over|down|on|went on|got on|soaked into)\b(?: (?:all|right|over|on|onto|down|up|into|across)){0,3} (?:(?:my|his|her|the|their|both|left|right|bare|whole|your|our) ){0,3}${skin}\b`,
  ),
  new RegExp(
    String.raw`\b(?:splash\w*|spill\w*|spilt|spray\w*|tipp\w*|pour\w*|squirt\w*|dropp\w*|got|get|dripp\w*|covered|soaked|drenched)\b(?: (?:myself|himself|herself|him|her|me|some|a|bit|lot|of|in|with|the|bottle|concentrated|neat|strong|can|tub|loads|is|was|by)){0,6} ${what}\b(?: (?:all|on|over|onto|down|in|into|it|up|right)){0,4}(?: (?:(?:my|his|her|the|their|both|left|right|bare|whole) ){0,3}${skin}\b|$)`,
  ),
  new RegExp(
    String.raw`\b(?:skin|arms?|legs?|hands?|feet|face|clothes) (?:(?:is|are|was|were|got|all|completely) ){0,2}(?:covered|soaked|drenched|splashed) (?:in|with|by) (?:\w+ )?${what}\b`,
  ),
]
const notOnSkin =
  /\b(?:eyes?|swallow\w*|drank|drunk|drink|ate|eaten|mouth|(?:stomach|uric|hyaluronic|salicylic|glycolic|lactic|azelaic|folic|amino|fatty) acids?|acid (?:reflux|attack on teeth|peel)|reflux|heartburn|serum|cream|toner|chemical peel|bath ?tub|hair dye|(?:days?|weeks?|months?|years?) ago|last (?:week|month|year)|wearing gloves|had gloves|is it safe|dangerous|harmful|bad for|toxic)\b/

export const sightFrames: Readonly<Record<Sight, readonly Frame[]>> = {
  'newborn-limp': [
    {
      tells: [bornNow],
      beside: lifeless,
      unless: /\b(?:feeding|fine|asleep|sleeping|pink|alert|healthy|(?:not|isnt) (?:limp|floppy|blue)|cried (?:straight|right|at once))\b/,
    },
    {
      tells: [newbornNamed],
      beside: limpOnly,
      unless: /\b(?:not|isnt|never|no longer) (?:limp|floppy|blue)\b|\bwhen (?:asleep|sleeping|he sleeps|she sleeps)\b/,
    },
  ],
  choking: [
    {
      tells: [
        new RegExp(String.raw`\b${somebody} (?:(?:is|s|are|now|just|still|has|started|been) ){0,3}choking\b`),
        /\b(?:old|months|baby|toddler|child) (?:is |s )?(?:now |just )?choking\b|\bchoking (?:right )?now\b/,
        /\b(?:stuck|lodged|jammed) (?:in|down) (?:his|her|their|the|its|babys) (?:throat|windpipe|airway)\b(?=.{0,80}\b(?:silent|quiet|no (?:sound|noise|cry|air)|(?:cant|cannot|isnt|not|wont) (?:cry\w*|cough\w*|breath\w*|speak|make|making|get)|blue|purple|red in the face|gagging|clutch\w*|panick\w*)\b)/,
        /\b(?:silent|no (?:sound|noise|cry|air)|(?:cant|cannot|isnt|not|wont) (?:cry\w*|cough\w*|breath\w*|speak|make a)|going blue|gone blue)\b.{0,60}\b(?:stuck|lodged|jammed) (?:in|down) (?:his|her|their|the|its) (?:throat|windpipe|airway)\b/,
        /\b(?:swallowed|put|inhaled|sucked in|ate)\b.{0,40}\b(?:and|now)\b.{0,20}\b(?:cant (?:cry|cough|breathe)|no (?:sound|noise|cry)|not making (?:a |any )?(?:sound|noise))\b/,
      ],
      unless:
        /\b(?:cough(?:ed|ing)? it (?:up|out)|(?:it|came|spat|got) (?:came |it |popped )?(?:out|up)\b|(?:is|hes|shes|now) (?:fine|ok|okay|alright|breathing (?:fine|normally|again))|feed\w*|bottle|milk|every (?:time|meal)|keeps|sometimes|often|always|choking (?:on (?:his|her|their|my) (?:words|tears|own)|up|back|cough|feeling|sensation|me|him|her)|words|laugh\w*|tears|the life out|dolls?|a bit on|of late|lately|can (?:still )?(?:cough|breathe|talk|speak|cry)|when (?:he|she|they) (?:eats?|drinks?|swallows?|sleeps?)|at night|in (?:his|her) sleep)\b/,
    },
  ],
  'gone-limp': [
    {
      tells: [
        new RegExp(
          String.raw`\b${somebody} (?:(?:has|is|have|just|s|suddenly|now|all|completely|then|totally) ){0,4}(?:gone|went|going|turned) (?:(?:all|completely|totally|suddenly|really|very|so|right) )?(?:limp|floppy|lifeless)\b`,
        ),
        new RegExp(
          String.raw`\b${somebody}(?: \w+)? (?:(?:is|s|are|lying|just|all|completely) ){0,3}(?:limp|lifeless) in (?:my|her|his|our) arms\b`,
        ),
        /\b(?:gone|went) (?:all )?(?:limp|floppy) (?:in my arms|on me)\b/,
      ],
      unless:
        /\b(?:arms? (?:has|have|is|went|just|s)|legs? (?:has|is|went)|hand|wrist|grip|handshake|hair|penis|willy|erection|dick|tail|ears|lettuce|flowers?|plant|tantrums?|protest\w*|strop|coat|refus\w*|(?:fast |sound )?asleep|with sleep|sleepy cuddle|(?:so|how) (?:sweet|cute)|dog|cat|puppy|when (?:i|we) (?:pick|tickle|try|put)|paws?|yesterday|(?:days?|weeks?|months?|years?) ago|last (?:night|week|month|year)|pinked)\b/,
    },
  ],
  pinned: [
    {
      tells: pinnedFrames,
      unless:
        /\b(?:stuck (?:in|behind) (?:traffic|a queue|the)|stuck (?:in|behind) (?:a |the )?(?:bus|lorry|tractor|truck|van)(?: for| on| all)|trapped (?:my|his|her) (?:finger|thumb|hand|toe)|nerve|trapped wind|feel\w* (?:trapped|stuck|pinned|crushed)|ball|toy|keys?|phone|poster|photo|note|(?:days?|weeks?|months?|years?) ago|last (?:night|week|month|year)|yesterday|used to|dream\w*|film|buried|funeral|died|freed|got (?:him|her|me|them) out|free now|pulled (?:him|her|me) out|dog|cat)\b/,
    },
  ],
  opioid: [
    {
      tells: [tookOpioid],
      beside: goingUnder,
      unless:
        /\b(?:cant sleep|not sleeping|brown (?:bread|rice|sugar|discharge|sauce)|after (?:the |his |her )?(?:op|operation|surgery))\b/,
    },
  ],
  'drunk-out': [
    { tells: [drunk], beside: goingUnder, unless: drunkAndAwake },
    { tells: [drunk], beside: outOfReach, unless: drunkAndAwake },
  ],
  'limb-severed': [{ tells: severedFrames(limbPart), unless: ofThingPastOrLifted }],
  'part-severed': [{ tells: severedFrames(smallPart), unless: ofThingPastOrLifted }],
  'bone-open': [
    {
      tells: [
        /(?<!\b(?:collar|cheek|ankle|hip|shoulder|wrist|breast|elbow|tail|toe|nose|knee|jaw|heel|chicken|fish|pubic|pelvic) ?)\bbones? (?:(?:is|are|has|have|s|just|actually|come|coming|came) ){0,3}(?:sticking|poking|coming|came|come|popped|jutting|protruding|gone) (?:right |straight )?(?:out|through)(?: (?:of|through|the|my|his|her|skin|from))/,
        /(?<!\b(?:collar|cheek|ankle|hip|shoulder|chicken|fish) ?)\bbone (?:is |s )?(?:showing|visible|exposed)\b(?! on\b)|\b(?:can|could) (?:actually |even )?see (?:the |his |my |her )?(?:white )?bone\b(?! on\b)|\bdown to the bone\b(?=.{0,60}\b(?:cut|gash|knife|saw|axe|bleed\w*|blood)\b)/,
      ],
      unless:
        /\b(?:x ?-?rays?|scan|mri|bunion|lump|spur|thin|weight|anorex\w*|always|chicken|fish|(?:dog|cat)s?|for (?:years|months)|(?:months?|years?) ago|tooth|teeth|gums?|socket|jaw|sores?|ulcers?|pressure|bed ?sore|moving near)\b/,
    },
  ],
  'limb-askew': [
    {
      tells: [
        new RegExp(
          String.raw`\b${limb}s? (?:(?:is|are|looks|look|has|have|got|was|its|it|now|been|just|s|kind|sort|of) ){0,4}(?:bent|bends|bend|pointing|points|facing|twisted|hanging|hangs|turned|sticking out|stuck|lying|gone)? ?${askew}\b`,
        ),
        new RegExp(
          String.raw`\b(?:bent|pointing|facing|hanging|twisted) ${askew}\b(?=.{0,60}\b(?:fell|fall|fallen|tackle\w*|landed|crash\w*|football|rugby|tripped|slipped|came off)\b)`,
        ),
      ],
      unless: new RegExp(
        String.raw`${oldOrGrown.source}|\b(?:moved?|turn(?:ed)? it|put|bent down|walk(?:s|ing|ed)?|crawl\w*|rolled (?:it|over)|hurts? when|head|neck) ?\b`,
      ),
    },
  ],
  'leg-turned': [
    {
      tells: [/\b(?:leg|foot|hip)\b.{0,30}\b(?:shorter|shortened|turned out\w*|rotated|twisted out\w*|pointing out\w*)\b/],
      beside: /\b(?:fell|fall|fallen|slipped|tripped|tumbl\w*|found (?:him|her) on the floor|landed)\b/,
      unless: oldOrGrown,
    },
  ],
  'caustic-on-skin': [{ tells: onSkin(caustic), unless: notOnSkin }],
  'poison-on-skin': [{ tells: onSkin(skinPoison), unless: notOnSkin }],
}
