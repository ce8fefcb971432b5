import { type CrisisFrame, cue } from './crisis-frame.ts'

const took =
  '(?:took|taken|swallow|swallowed|necked|downed|popped|had|ate|eaten|gulped|chugged|knocked back|scoffed|guzzled|done|given|gave)'
const namedDrugs =
  'para ?ceta?mol|paracetomol|parasetamol|acetaminophen|tylenol|panadol|calpol|ibuprofen|ibuprofin|advil|nurofen|motrin|aspirin|naproxen|aleve|co-?codamol|cocodamol|codeine|tramadol|morphine|oramorph|oxycod\\w+|oxycontin|percocet|vicodin|fentanyl|methadone|sertraline|zoloft|fluoxetine|prozac|citalopram|escitalopram|lexapro|mirtazapine|venlafaxine|amitriptyline|amitriptylin|diazepam|valium|xanax|alprazolam|lorazepam|ativan|clonazepam|temazepam|zopiclone|ambien|zolpidem|benadryl|nytol|quetiapine|seroquel|olanzapine|lithium|lamotrigine|pregabalin|gabapentin|propranolol|bisoprolol|amlodipine|metformin|insulin|digoxin|warfarin|levothyroxine|iron tablets?|antihistamines?|antidepressants?|anti-?depressants?|painkillers?|benzos?|blood pressure (?:pills|tablets|meds)|heart (?:pills|tablets|meds)|sleepers|edibles?|gummies'
const pill = `(?:pills?|pils|tablets?|tablits|tabs|caps|capsules?|meds|medication|medicines?|${namedDrugs})`
const pack = '(?:bottle|pack|packs|packet|packets|box|boxes|tub|strip|strips|blister|sheet|sheets|tray|jar)'
const much = `(?:too many|so many|(?:a|the|my|his|her) (?:whole|entire|full|big) (?:\\w+ )?${pack}|whole (?:\\w+ )?${pack}|entire ${pack}|full ${pack}|all (?:of )?(?:the|my|his|her|their|our|them|\\w+s)|every (?:single|last)|(?:a )?(?:load|loads|lot|lots|bunch|handful|handfuls|fistful|heap|heaps|ton|tons) of|(?:a|two|2|three|3|several|few|couple of|half a|half the) (?:big )?${pack} of|(?:two|2|three|3|several|a few|couple of) ${pack})`
const notUnit =
  '(?! ?(?:mg|mgs|mcg|ml|mls|micrograms?|mics|milligrams?|iu|g|grams?|mins?|minutes?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|am|pm|oclock|%|stone|kg|lbs?|times|puffs?|-|hour|o clock|percent|th\\b|st\\b|nd\\b|rd\\b))'
const many = `(?:(?:1\\d|[2-9]\\d|\\d{3})\\b${notUnit}|(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred)\\b${notUnit})`
const regular =
  /\b(?:a day|per day|daily|every day|each (?:day|morning|night)|a week|weekly|per week|over the (?:last|past)? ?(?:\w+ )?(?:week|weeks|month|months|years?)|course|prescribed|as directed|antibiotics?|amoxicillin|doxycycline|contracepti\w*|for (?:the last |the past )?\w+ (?:weeks|months|years)|through (?:the|my) \w+|in total this|run out|ran out|finished|probiotics?|vitamin [cd]|stairs|left in)\b/

const child =
  '(?:toddler|baby|little (?:one|boy|girl|man|lad)|son|daughter|grandson|granddaughter|grandchild|niece|nephew|kid|child|boy|girl|twins?|he|she|(?:\\d+|one|two|three|four|five|six)[ -]?(?:year|yr|month|mo|yo)s?[ -]?(?:old)?|lo|bub|wee one|infant)'
const ingested =
  '(?:swallow|swallowed|swallows|ate|eat|eaten|eating|drank|drunk|drinking|got (?:into|hold of|at)|gotten into|chewed|chewing|licked|sucked|sipped|sucking|munched|guzzled|put (?:it |one |some )?in (?:his|her|their) mouth|bitten (?:into|through)|bit (?:into|through)|been at|gulped|downed|drinks)'
const chemicals =
  'bleach|domestos|detergent|anti-?freeze|pesticide|rat (?:poison|bait)|slug pellets|weed ?killer|paint thinner|paint stripper|petrol|gasoline|kerosene|paraffin|diesel|drain (?:cleaner|unblocker)|oven cleaner|toilet (?:cleaner|block|duck)|cleaning (?:fluid|product|liquid|stuff)|cleaner|ammonia|methanol|methylated|battery acid|hydrochloric|sulphuric|hydrofluoric|caustic|lye|insecticide|ant (?:killer|powder|bait)|button batter(?:y|ies)|batter(?:y|ies)|magnets?|laundry (?:pod|tab|capsule)s?|washing (?:pod|tab|capsule|powder|liquid)s?|dishwasher (?:tablet|tab|pod|powder|salt)s?|pods?|white spirit|turpentine|turps|disinfectant|dettol|lighter fluid|lamp oil|hand (?:sanitiser|sanitizer|gel)|nail (?:varnish|polish) remover|screen ?wash|descaler|limescale \\w+|moth ?balls?|firelighters?|e-?liquid|vape (?:juice|liquid)|nicotine|essential oils?|eucalyptus oil|tea tree oil|surgical spirit|rubbing alcohol|aftershave|perfume|hair dye|glue|superglue|fertili[sz]er|plant food|foxglove|nightshade|laburnum|yew berries|lily of the valley|toadstools?|poison|cyanide|mercury'

/** Too many within a day against a pain: nobody meant harm, and the liver needs a blood test today all the same (NICE CKS: Poisoning or overdose, staggered). */
const againstPain =
  /\bfor (?:(?:my|the|a|this|his|her) )?(?:\w+ ){0,2}(?:pains?|headaches?|toothache|backache|earache|migraines?|teeth|tooth|back|head|cramps?|periods?|fever|knee|hip|neck|flu|cold)\b/
const withinADay =
  /\b(?:over|in|during|through(?:out)?|across|within|since) (?:the|a|one|this|last|(?:the )?(?:past|last)|about)? ?(?:whole |single )?(?:day|24 ?(?:hours|hrs|h)|night|morning|course of (?:the|a) day|yesterday)\b|\b(?:today|yesterday)\b/

/** "Took some of mum's amitriptyline an hour ago. 20ish": the number stands by itself behind it. */
const tookThenMany = `\\b(?:took|taken|swallowed|necked|downed|popped)\\b.{0,30}\\b${pill}\\b.{0,40}[.,;!\n(-] ?(?:about |around |like |maybe |roughly |nearly |at least |prob(?:ably)? |i think )*(?:1[2-9]|[2-9]\\d|twelve|fifteen|twenty|thirty|forty|fifty)(?: ?ish| or so| odd| of (?:them|those)| maybe| i think)?(?= ?(?:[.,;!\n)]|$))`

const tookMany = `\\b${took}\\b.{0,20}\\b${many}(?: \\w+){0,4} ${pill}\\b|\\b(?:${took}|having|taking|take)\\b.{0,20}\\b${pill}\\W{1,3}(?:\\w+ ){0,2}?${many} (?:of (?:them|those)|tablets|pills|caps(?:ules)?)\\b`

/** "I overdosed ten years ago, and last night again." */
export const againNow =
  /\b(?:overdosed|took an overdose|oded)\b[^.!?]{0,40}\b(?:and|but)\b.{0,20}\b(?:last night|today|tonight|this (?:morning|evening|afternoon)|yesterday|just now|(?:an|\d+|two|three) hours? ago)\b/

/** Medicines and drugs in dangerous amounts; poisons swallowed, breathed in or got hold of by a child. */
export const overdoseAndPoisonFrames: readonly CrisisFrame[] = [
  {
    kind: 'overdose',
    certainty: 'affirmed',
    isHard: true,
    cues: [cue(`\\b${took}\\b.{0,25}\\b${much}\\b.{0,25}\\b${pill}\\b`)],
    unless: cue(
      `${regular.source}|\\b(?:toddler|baby|can i|should i|shouldnt|told (?:to|me)|pharmac\\w*|gave me|given me|prescri\\w*|allerg\\w*|tried|side effects?|out of (?:all )?the|hate(?! (?:my ?self|my life|life|every\\w+)\\b)|questions|tests|years|lots of (?:different|medicines|tablets) (?:over|before|for)|on a lot of|dont like)\\b`,
    ),
  },
  {
    kind: 'overdose',
    certainty: 'affirmed',
    level: 'emergency-department',
    isHard: true,
    cues: [cue(tookMany), againstPain, withinADay],
    unless: cue(`${regular.source}|\\b(?:toddler|baby|die|dying|end it|kill|suicid\\w*|goodbye)\\b`),
  },
  {
    kind: 'overdose',
    certainty: 'affirmed',
    isHard: true,
    cues: [cue(tookMany)],
    unless: cue(`${regular.source}|\\b(?:toddler|baby)\\b`),
  },
  {
    kind: 'overdose',
    certainty: 'affirmed',
    isHard: true,
    isAcrossMessage: true,
    cues: [cue(tookThenMany)],
    unless: cue(`${regular.source}|\\b(?:toddler|baby|aged?|years? old|male|female|mg|[mf] ?\\d\\d|\\d\\d ?[mf])\\b|\\bi ?a?m \\d\\d\\b`),
  },
  {
    kind: 'overdose',
    certainty: 'affirmed',
    isHard: true,
    cues: [
      /\b(?:swallowed|necked|swallow)\b.{0,12}\b(?:the (?:whole )?lot|them all|all of them|every (?:last|single) one|everything (?:in|from|i (?:had|could)))\b/,
    ],
    unless: /\b(?:food|dinner|pips|seeds|meat|cake|pride|peas|drink|beer|tea|saliva)\b/,
  },
  {
    kind: 'overdose',
    certainty: 'affirmed',
    isHard: true,
    isAcrossMessage: true,
    cues: [
      /\b(?:took|taken|ate|had|downed)\b.{0,12}\b(?:the (?:whole )?lot|them all|all of them|every (?:last|single) one|everything (?:in|from) (?:the|my) (?:cabinet|cupboard|drawer|bathroom|box))\b(?! (?:out|off|to|home|back|away|with|down))/,
      cue(`\\b(?:${pill}|cabinet|cupboard)\\b`),
    ],
    unless: regular,
  },
  {
    kind: 'overdose',
    certainty: 'affirmed',
    isHard: true,
    isAcrossMessage: true,
    cues: [
      cue(`\\b(?:big |whole |full |entire )?${pack}s?\\b|\\b(?:handful|loads|a lot)\\b`),
      cue(`\\b(?:${namedDrugs}|pills|tablets|sleeping (?:pills|tablets))\\b`),
      /\b(?:goodbye|good bye|farewell|sorry everyone|tell (?:my|them)|cant go on|no one will|im done)\b/,
    ],
    unless: /\b(?:thanks|thank you|cheers|pharmac\w*|prescri\w*|gp)\b/,
  },
  {
    kind: 'overdose',
    certainty: 'affirmed',
    isHard: true,
    isAcrossMessage: true,
    cues: [
      cue(`\\b(?:whole|full|entire|big|empty|half a|two|2|all) (?:\\w+ )?(?:${pack}|of (?:them|the|my))\\b`),
      cue(`\\b(?:${namedDrugs}|pills|tablets)\\b`),
      /\b(?:vodka|whisky|whiskey|bottle of (?:wine|gin|rum)|gin|rum|alcohol|booze|drunk)\b/,
      /\b(?:took|taken|swallowed|necked|downed|had|empty|gone|washed (?:it|them) down)\b/,
    ],
    unless: cue(`${regular.source}|\\?`),
  },
  {
    kind: 'overdose',
    certainty: 'affirmed',
    isHard: true,
    cues: [
      /\b(?:i|ive|i have|he|hes|she|shes|they|has|have|just|think i|thinks|accidentally|deliberately|friend|son|daughter|mum|mom|dad|wife|husband|brother|sister|partner|\w+mate) (?:(?!(?:not|never|no|havent|hasnt|hadnt|didnt|isnt|wasnt|aint|nearly|almost)\b)\w+ ){0,2}(?:overdosed|overdosing|oded|odd on|od d)\b|\b(?:took|taken|had|having) an? (?:\w+ )?overdose\b|\b(?:an|heroin|fentanyl|paracetamol|drug|medication) overdose (?:now|tonight|today|just|an hour)\b/,
    ],
    unless:
      /\b(?:years ago|on (?:fibre|fiber|fruit|cheese|cake|sweets|carbs)|chocolate|tv|netflix|sun|sugar|coffee|cute\w*|last year|in (?:19|20)\d\d|died|celebrity|film|news|vitamin c|what (?:happens|if)|uncle|cousin)\b/,
  },
  {
    kind: 'overdose',
    certainty: 'affirmed',
    isHard: true,
    cues: [againNow],
    unless: /\b(?:film|news|dream\w*|chocolate|sugar|coffee|cake)\b/,
  },
  {
    kind: 'overdose',
    certainty: 'affirmed',
    isHard: true,
    cues: [
      /\b(?:injected|took|taken|gave (?:my|him|her)self|given (?:my|him|her)self|jabbed|shot up)\b.{0,25}\b(?:all (?:of )?(?:my|the|his|her)|whole (?:pen|vial)|entire|too much|double|\d{3}|[5-9]\d) ?(?:units )?(?:of )?(?:my |the |his |her )?(?:\w+ )?(?:insulin|units)\b/,
    ],
    unless: /\b(?:a day|daily|usual|normally|every)\b/,
  },
  {
    kind: 'overdose',
    certainty: 'affirmed',
    isHard: true,
    cues: [
      /\b(?:took|taken|had|done|taking|smoked|snorted|dropped)\b.{0,15}\b(?:too much|way too much|a (?:lot|load|ton) of|loads of|so much|a bad)\b.{0,12}\b(?:mdma|molly|ecstasy|coke|cocaine|ket|ketamine|ghb|g|meth|crystal|speed|heroin|smack|lsd|xans?|spice|fent\w*|oxys?|percs|lean)\b/,
    ],
  },
  {
    kind: 'overdose',
    certainty: 'possible',
    isHard: true,
    cues: [
      cue(
        `\\b(?:took|taken|swallowed|had)\\b.{0,15}\\b(?:too much|too many|more than (?:i|he|she|they|you) should(?: have)?|way more|far too many|several extra|extra \\d+)\\b.{0,25}\\b${pill}\\b|\\b(?:took|taken)\\b.{0,20}\\b${pill}\\b.{0,20}\\b(?:too much|too many|more than (?:i|he|she) should|more than the (?:max\\w*|limit|dose))\\b`,
      ),
    ],
    unless: /\b(?:vitamin|heartburn|rennie|gaviscon|over the years|in my life|worry|worried that i take|do i take|am i taking)\b/,
  },
  {
    kind: 'overdose',
    certainty: 'possible',
    cues: [
      cue(
        `\\b(?:take|taking|took|taken|had|having|been on)\\b.{0,20}\\b(?:9|1\\d|[2-9]\\d|ten|twelve|fifteen|sixteen|twenty)\\b${notUnit}.{0,20}\\b(?:para ?ceta?mol|paracetomol|acetaminophen|tylenol|panadol|co-?codamol)\\b.{0,30}\\b(?:a day|daily|every day|each day|per day|yesterday|today|in 24)\\b`,
      ),
    ],
    unless: /\b500 ?mg (?:only|is)\b/,
  },
  {
    kind: 'overdose',
    certainty: 'possible',
    isHard: true,
    cues: [
      /\b(?:empty|open)\b.{0,15}\b(?:pill|tablet|medicine|paracetamol|blister)s?\b.{0,12}\b(?:packets?|packs?|bottles?|boxes|box|strips?)?\b.{0,30}\b(?:next to|beside|by|near|around|in (?:her|his)|on (?:her|his|the))\b/,
    ],
  },
  // Accidents.
  {
    kind: 'poisoning',
    certainty: 'affirmed',
    isHard: true,
    cues: [
      cue(
        `\\b${child}\\b.{0,30}\\b${ingested}\\b.{0,35}\\b(?:${chemicals}|${pill}|vitamins|contraceptives?|the pill|inhaler|antidepressants|dogs? (?:tablets|wormer)|wormer|berries off|berries from)\\b`,
      ),
    ],
    unless:
      /\b(?:wont|will not|refus\w*|cant|doesnt want|doesnt like|trouble|hard to|how (?:do|can) i|crush\w*|whole tablets|get (?:him|her) to|should (?:he|she)|before (?:food|meals)|as prescribed|prescribed|antibiotics?|can (?:he|she)|instead of|chewable|after (?:he|she) (?:took|ate)|teeth|gone through the|remote|toy (?:car|needs)|\d ?ml|5ml|dose of|doses? of|her usual|his usual|usual|for (?:his|her) (?:fever|temperature|pain|cold|cough)|given by|the vet|tampon|if my \w+ ever)\b/,
  },
  {
    kind: 'poisoning',
    certainty: 'affirmed',
    isHard: true,
    cues: [
      cue(
        `\\b(?:swallowed|drank|drunk|ate|eaten|gulped|ingested|sipped|mouthful of|took a swig of|swigged|accidentally (?:drank|swallowed|ate))\\b.{0,35}\\b(?:${chemicals})\\b`,
      ),
    ],
    unless:
      /\b(?:smell\w*|like (?:bleach|poison|petrol)|tastes?|pods? of|podcast|peas?|vanilla|coffee pods?|what (?:happens|if)|vitamins|cardamom|glue ear|magnesium|cleaner (?:diet|eating)|non-?toxic|toothpaste|food poison\w*|poison ivy|coffee|tea after|mercury in (?:fish|tuna)|if.{0,20} ever|(?:dog|cat|puppy|kitten) (?:\w+ )?(?:swallowed|ate|drank|eaten|drunk)|when i was a (?:nipper|lad|lass|wean|boy|girl|child|kid))\b/,
  },
  {
    kind: 'poisoning',
    certainty: 'affirmed',
    isHard: true,
    cues: [
      /\b(?:ate|eaten|cooked|fried|had)\b.{0,30}\b(?:mushrooms?|toadstools?|berries)\b.{0,60}\b(?:picked|woods?|forest|foraged|foraging|wild|lawn|field|hedge|found growing|didnt know)\b|\b(?:picked|foraged|wild|found)\b.{0,25}\b(?:mushrooms?|toadstools?)\b.{0,40}\b(?:ate|eaten|cooked|had|fried|sick|vomit\w*)\b/,
    ],
    unless: /\b(?:blackberries|blueberries|strawberries|raspberries|supermarket|shop|tesco|wild garlic)\b/,
  },
  {
    kind: 'poisoning',
    certainty: 'affirmed',
    isHard: true,
    cues: [
      /\b(?:carbon monoxide|co) (?:alarm|detector|monitor)\b.{0,40}\b(?:going off|gone off|went off|beeping|sounding|ringing|bleeping|red|alarm\w*|screaming|sick|headache\w*|dizzy)\b|\bcarbon monoxide (?:poison\w*|leak)\b/,
    ],
    unless:
      /\b(?:battery (?:low|change)|low battery|chirp\w*|install\w*|buy|bought|test(?:ed|ing)? (?:it|the)|where (?:do|should)|years ago|last year)\b/,
  },
  {
    kind: 'poisoning',
    certainty: 'affirmed',
    isHard: true,
    cues: [
      /\b(?:mixed|mixing)\b.{0,25}\b(?:bleach|toilet cleaner|ammonia|vinegar)\b.{0,80}\b(?:cough\w*|chest|breath\w*|eyes|throat|burn\w*|dizzy|fumes)\b|\b(?:breathed in|inhaled|breathing in)\b.{0,25}\b(?:chlorine|ammonia|toxic|chemical|bleach|pesticide|paint stripper|gas leak) ?(?:fumes|gas|vapou?r)?\b/,
    ],
  },
  {
    kind: 'poisoning',
    certainty: 'possible',
    isHard: true,
    cues: [
      cue(
        `\\b(?:gave|given|had|took|taken)\\b.{0,25}\\b(?:wrong|someone elses|adult dose|adults|(?:husband|wife|dog|mum|mom|dad|gran|brother|sister|flatmate|daughter|son)s)\\b.{0,15}\\b(?:${pill}|dose|insulin)\\b`,
      ),
    ],
    unless: /\b(?:prescri\w*|doctor|gp|years ago|wrong (?:size|colour|time)|advice|ask\w*)\b/,
  },
  {
    kind: 'poisoning',
    certainty: 'possible',
    isHard: true,
    cues: [/\b(?:drink|drinks?) (?:was |were |has been |been |got )?spiked\b|\b(?:been|was|got) (?:drugged|spiked)\b|\bspiked my drink\b/],
    unless: /\b(?:temperature|fever|bp|sugar|glucose)\b/,
  },
]
