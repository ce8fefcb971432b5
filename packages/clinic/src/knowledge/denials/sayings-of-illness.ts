import type { Sayings } from './sayings.ts'

/** Denials of complaints of the chest, belly, urine, skin, limbs and mind, by finding. */
export const sayingsOfIllness: Readonly<Record<string, Sayings>> = {
  'chest-tightness': { denied: ['(?:tight(?:ness)?(?: in the| in my)? (?:chest|band)|chest (?:tight|tightness|heavy|heaviness|pressure)|tight band|heaviness (?:in|on) (?:my|the|his|her) chest)'], well: ['chest (?:is |feels )?(?:loose|light|free|easy|clear)'] },
  'chest-pain': { denied: ['(?:chest (?:pains?|ache|bother|trouble|heaviness)|pains? (?:in|across) (?:my|the|his|her) chest|heart pain)'] },
  palpitations: { denied: ['(?:flutter(?:s|ing)?|palpitations?|heart (?:racing|pounding|skipping|fluttering|jumping)|skipping|thumping|racing heart|skipped beats?)'] },
  breathless: {
    denied: ['(?:breathless|out of breath|short of breath|puffed(?: out)?|puffing|puff|winded|panting|gasping|huffing|struggling (?:to|for) breath|fighting for (?:air|breath)|bother with (?:my|his|her) breath(?:ing)?)'],
    well: ['(?:got|has|have) (?:his|her|my) puff', '(?:breathing|breath) (?:is )?(?:grand|fine|easy|gentle|quiet|normal|good|ok|okay|no bother|away)'],
  },
  'breathless-at-rest': {
    denied: ['(?:huffing|puffing|breathless|panting|puffed|gasping|out of breath) (?:in the chair|sitting|at rest|sat (?:here|down)|when i sit|lying|doing nothing)'],
    well: [
      '(?:sitting|sat|at rest|in the chair|sit|sat down|sitting down|resting|talk|talking|chat|chatting)(?: (?:here|still|down|and|in the chair|quiet|quietly|i can|i am|i|my|,|the|is|it))* (?:breath(?:e|ing|es)?(?: is)? (?:grand|fine|ok|okay|normal|easy|nice|good|slow|well)|chat|talk|breathe|fine|grand|ok|okay|comfortable)',
      '(?:chat|talk|speak)s? (?:away |to you |fine |ok |okay |grand |in full sentences |full sentences )?(?:with no bother|no bother|in (?:full|whole) sentences|normally|without (?:stopping|puffing|a puff))',
    ],
  },
  'breathless-lying-flat': {
    denied: ['(?:breathless|puffed|out of breath|smothering) (?:lying|flat|in bed)', '(?:need|use|extra|prop)(?:ing)? (?:up )?(?:on )?(?:extra |more |two |three )?pillows'],
    well: ['(?:lie|sleep|lies|sleeps|lying|sleeping|breathe) (?:down )?flat', '(?:one|1|single) pillow', 'sleeping flat is', 'breathe (?:fine )?lying (?:down|flat)'],
  },
  'breathing-fast': { denied: ['(?:breathing fast|fast breathing|puffing|panting|breathing hard)'], well: ['breath(?:ing|es|e)? (?:is |nice and |is nice and |is quite )*(?:slow|slowly|quiet|quietly|gentle|gently|normal|normally|easy|calm|steady|even)'] },
  'exercise-tolerance-reduced': {
    well: [
      '(?:walk(?:s|ing)?|run(?:s|ning)?|climb(?:s|ing)?|cycl(?:e|es|ing)|swim(?:s|ming)?|does|do) (?:up )?(?:(?:my|his|her|the|three|five|two|four|ten|flights? of) )*(?:miles|stairs|hills?|laps|flights?|k|floor)(?: (?:fine|no bother|as ever|as usual|without (?:stopping|bother)|the way|two at a time))',
      'same as ever (?:up|on) the (?:stairs|hill)',
      '(?:can|still) (?:do|manage|climb|run|walk) (?:everything|the stairs|miles|my|all)',
    ],
  },
  sputum: { denied: ['(?:phlegm|sputum|gunk|mucus|catarrh|spit|hacking (?:anything )?up|bring(?:ing)? (?:anything |stuff )?up|cough(?:ing)? (?:anything |stuff )?up|muck)'] },
  wheeze: { denied: ['(?:wheez(?:e|es|ing|y)|whistl(?:e|es|ing))'] },
  stridor: { denied: ['(?:noise|gasp|crow(?:ing)?|squeak|whoop) (?:when (?:he|she|i) breathes? in|on the in ?breath|breathing in)'] },
  snoring: { denied: ['(?:snor(?:e|es|ing|er))'], well: ['sleeps? (?:so )?quiet'] },
  'choking-episode': { denied: ['(?:chok(?:e|ed|es|ing)|gagg(?:ed|ing)|gag)(?: on (?:any|his|her|my|a))?'] },
  heartburn: { denied: ['(?:heartburn|acid|burn after|indigestion|pepper in (?:my|the) chest|burning (?:in|behind) (?:my|the) (?:chest|throat|breastbone))'] },
  indigestion: { denied: ['(?:indigestion|dyspepsia)'], well: ['digest(?:s|ing)? (?:my |his |her )?(?:food )?(?:fine|well|ok|okay|grand)'] },
  'acid-regurgitation': { denied: ['(?:sour|acid|bitter|bile|burning)(?: taste)? (?:comes?|coming|came|rises?|in my mouth)'] },
  'early-fullness': { denied: ['(?:full (?:quick|quickly|early|fast|after)|fill up (?:quick|quickly|fast))'] },
  nausea: { denied: ['(?:nausea|nauseous|nauseated|queasy|queasiness|bilious|sick (?:feeling|to my stomach|in my stomach)|feel(?:ing)? sick|urge to (?:hurl|vomit|puke)|sickly|off my stomach)'], well: ['stomach (?:is )?calm'] },
  vomiting: {
    denied: ['(?:vomit(?:s|ed|ing)?|puk(?:e|ed|es|ing)|chuck(?:ed|ing|s)?(?: up)?|throw(?:n|ing|s)? up|threw up|been sick|being sick|sick|spew(?:ed|ing)?|hurl(?:ed|ing)?|barf(?:ed|ing)?|heav(?:e|ed|ing)|retch(?:ed|ing)?|up ?chuck)'],
    well: ['(?:kept|keeps|keeping|keep) (?:(?:it|everything|food|water|milk|his|her|my|the|all|every|bite|bottle|bottles|feeds?|dinner|bite of it) )+(?:down|in)', '(?:food|milk|it|everything|water|soup)(?: and \\w+)?(?: all)? stay(?:s|ing|ed)? (?:put|down|in|inside)'],
  },
  'vomiting-persistent': {
    well: [
      '(?:kept|keeps|keeping|keep|keep) (?:\\w+ ){1,4}down',
      '(?:holding|holds|held|keeping|keeps) (?:down )?(?:(?:small|little|some|his|her) )?(?:sips|fluids|drinks|water|dioralyte)',
      '(?:food|milk|it|everything|water|soup|sips?|fluids?|drinks?|juice|squash|dioralyte)(?: and \\w+)?(?: are| is)?(?: all)? stay(?:s|ing|ed)? (?:put|down|in|inside)',
    ],
  },
  'vomiting-blood': { denied: ['blood (?:in (?:the|my|his|her) (?:sick|vomit|puke)|coming up|come up|came up|up)', '(?:vomit(?:ed|ing)?|threw up|throwing up|brought up|bringing up|puked) (?:any )?blood'], well: ['clear of blood', 'no blood in (?:it|the sick|the vomit|the puke)'] },
  'vomiting-after-feeds': { denied: ['(?:possets?|posseting|spit(?:s|ting)? up|bring(?:s|ing)? (?:up )?(?:his|her|the) (?:milk|feeds?)|sick after feeds?)'] },
  diarrhoea: {
    denied: ['(?:the runs|runs|diarrho?ea|loose (?:motions?|stools?|poos?)|running (?:stomach|tummy|belly)|squits|scoots|scutters|skitters|trots|runny (?:tummy|poo|bum|stomach)|loose|gastro|purging|motions? loose)'],
    well: ['(?:bowels?|motions?|poo|poos|stools?) (?:is |are |all )*(?:normal|fine|ok|okay|regular|grand|formed|firm|solid|good)'],
  },
  'diarrhoea-bloody': { denied: ['blood in (?:it|the (?:poo|runs|stool|diarrhoea|motions?|nappy))'] },
  'stool-bloody': {
    denied: ['(?:blood (?:in|on|with|inside) (?:(?:the|my|his|her|it) )?(?:poo|poop|stools?|motions?|toilet|paper|bowl|nappy|nappies|pan|diaper)|anything red|bleeding (?:from|out of) (?:the |my )?(?:bum|back|bottom|behind)|bloody (?:stools?|poo|motions?))'],
    well: ['nothing (?:red|bloody)', 'nothing from (?:my|the|his|her) (?:back end|bum|behind) is red'],
  },
  'stool-black': { denied: ['(?:black (?:poo|poop|stools?|motions?|tar)|tarry|(?:poo|poop|stools?|motions?) (?:is |are |was )?black|anything black)'], well: ['nothing black', '(?:poo|poop|stools?|motions?) (?:is |are )?brown'] },
  'stool-mucus': { denied: ['(?:mucus|slime|jelly)(?: in (?:it|the|my))?'] },
  'stool-worms': { denied: ['(?:worms?|threadworms?|pinworms?)'] },
  constipation: {
    denied: ['(?:constipated|constipation|bound up|bunged up|backed up|blocked|costive)'],
    well: [
      '(?:bowels?|bm|poo|poop) (?:move|moves|moved|moving|works?|working|went|go|goes|open|opened|opening|regular|are regular)(?: (?:this|every|daily|fine|ok|today|well|as normal|normally|no bother))?',
      'going (?:regular|regularly|normally|fine|every day|daily)',
      '(?:go|goes|been|went) (?:every (?:day|morning)|daily)',
      'regular as (?:clockwork|ever)',
    ],
  },
  'absolute-constipation': { well: ['(?:pass(?:ing|es|ed)?|get(?:ting)?) (?:the )?(?:wind|gas)', 'still (?:get|got|passing|have|has) (?:wind|gas)', '(?:farting|fart|farts|breaking wind|trumping)', '(?:bowels?) (?:move|moves|moved|work|working|went|opened|open)'] },
  'bowel-incontinence': {
    denied: ['(?:soil(?:s|ed|ing)?|dirt(?:y|ied|ying) (?:my|him|her)self|mess(?:ed|ing)? (?:my|him|her)self|shit (?:my|him|her)self|poo accidents?|accidents?)(?: (?:of|with|from) (?:the |my )?(?:bowels?|poo|back))?'],
    well: [
      '(?:hold|holds|control|controls) (?:(?:my|his|her|the|it|a) )*(?:wee and )?(?:poo|bowels?|motions?|number twos?|bowel and bladder|it (?:fine|in|through|ok|okay))',
      '(?:gets?|get|make|makes|got) (?:to|there) (?:the )?(?:toilet|loo|potty|commode|bathroom|jacks)? ?in time',
      'bowels? (?:are |is )?(?:under control|working|normal|as normal)',
      'continent',
    ],
  },
  'urine-incontinence': {
    denied: [
      '(?:wet(?:s|ting|ted)? (?:my|him|her)self|leak(?:s|ed|ing|ings)?|accidents?|pee(?:d|ing)? (?:my|him|her)self|piss(?:ed)? (?:my|him|her)self|wet (?:pants|trousers|knickers)|incontinen(?:t|ce)|dribbl(?:e|es|ing)|piss on body|wet the (?:bed|chair))(?: (?:of|with|from) (?:the |my |his |her )?(?:water|waterworks|wee|pee|urine|bladder))?',
    ],
    well: [
      'dry (?:that way|in front|at the front|down there|all (?:day|night)|day and night)',
      '(?:hold|holds|control|controls) (?:(?:my|his|her|the) )*(?:water|wee|pee|urine|bladder|bowels? and bladder|waterworks|pint)',
      'bladder (?:and bowels? )?(?:is |are )?(?:normal|fine|grand|ok|okay|working|behaving|good|under control)',
      'continent',
    ],
  },
  'urine-leak-cough': {
    denied: ['leak(?:s|ing)? (?:when (?:i|she|he) )?(?:(?:cough|sneeze|laugh|run|jump)(?:s|ing)?)', '(?:come|comes|coming) out when i (?:cough|sneeze|laugh)'],
    well: ['(?:cough(?:ing)?|sneez(?:e|ing)|laugh(?:ing)?|jumping|running) (?:does not|do not|is no|brings no|and no|no) ?(?:make me )?(?:leak|leaking|drops?|water)?'],
  },
  'urination-painful': {
    denied: ['(?:burn(?:s|ing)?|sting(?:s|ing)?|pain|sore|hurts?|smart(?:s|ing)?|bother|trouble|fire)(?: (?:when|to|on|while|passing|with|in|at))? ?(?:(?:i|he|she|my|the|to) )*(?:pee(?:s|ing)?|wee(?:s|ing)?|water|urine|urinat(?:e|es|ing|ion)|go(?:ing)?|piss(?:ing)?|pass(?:ing)? (?:water|urine)|tinkle|widdle)'],
    bare: ['(?:burn|burning|sting|stinging|cystitis)$'],
    about: 'pee|pees|wee|urine|peeing|weeing|waterworks|bladder|toilet|loo|prostate|stream|water',
    well: ['(?:pee(?:s|ing)?|wee(?:s|ing)?|water|urine|pass(?:es|ing)? (?:water|urine)|urinat(?:e|es|ing)) (?:is |are |comes? |coming |goes |all )*(?:fine|grand|ok|okay|normal|normally|freely|no bother|no problem|well|easy|easily)'],
  },
  'urination-frequent': {
    denied: [
      '(?:(?:pee|peeing|wee|weeing|go|going|urinat(?:e|ing)|pass(?:ing)? (?:water|urine)|running to the (?:loo|toilet|jacks|dunny|bathroom|can)|to the (?:loo|toilet|jacks)) (?:(?:a lot|much|all the time|too much|too often|constantly|any more|more|often|frequently|more often|every \\w+)(?: (?:than|often|then))?)|more often|too many times)',
    ],
    well: ['(?:three|four|five|six|3|4|5|6) (?:times|trips|or five trips) a day', '(?:pee|pees|wee|wees|go) (?:no more|the same|same as|as (?:normal|often|usual)) ?(?:than)?'],
  },
  'urination-night': {
    denied: ['(?:up|get(?:ting)? up|gets up|waking|wake|rise|rising) (?:(?:at|in|during|through) (?:the )?)?(?:night|to (?:pee|wee|go|piss|use)|for (?:the )?(?:toilet|loo|wee|pee|slash|urine))', '(?:pee|peeing|wee|weeing|urine|loo|toilet) (?:at|in the|by) night'],
    well: ['(?:sleep|sleeps|sleeping) (?:right )?through', 'zero times a night', 'nights (?:are )?(?:undisturbed|dry)'],
  },
  'urination-urgent': { denied: ['(?:urgency|rush(?:ing)? (?:to the|off)|bursting|desperate|caught short|run(?:ning)? to the (?:loo|toilet))'], well: ['can (?:still )?(?:hold it|hold on|wait)(?: (?:fine|ok|okay|for hours|in|through))?'] },
  'bowel-urgency': { denied: ['(?:urgency|rush(?:ing)? (?:to the|off)|bursting|desperate|run(?:ning)? (?:to|for) the (?:loo|toilet))'], well: ['hold (?:it|on) (?:fine|in|through|ok|okay|for)'] },
  'urine-blood': {
    denied: ['(?:blood (?:in|with|inside) (?:(?:the|my|his|her) )?(?:pee|wee|urine|water|piss|waterworks)|bloody (?:urine|pee|wee)|red (?:pee|wee|urine|water)|pink (?:pee|wee|urine))'],
    well: ["(?:water|pee|pees|wee|urine|piss)(?: is| are|'s)? (?:clear|clean|yellow|pale|straw|a normal colou?r|normal colou?r|the normal colou?r|clear as)"],
  },
  'urine-cloudy': { denied: ['(?:cloudy|murky|misty)'], well: ['(?:pee|wee|urine|water) (?:is )?(?:clear|clean)', 'nothing cloudy'] },
  'urine-smell': { denied: ['(?:smelly|stinky|whiffy) (?:pee|wee|urine|water)', '(?:pee|wee|urine|water) (?:smells?|smelly|stinks?|pongs?|smelling)'], bare: ['(?:pong|stink|smell|smells|smelly|smell bad)'], about: 'pee|pees|wee|urine|peeing|weeing|waterworks|bladder' },
  'urine-foamy': { denied: ['(?:foam|foamy|froth|frothy|bubbles|bubbly)'] },
  'dark-urine': { denied: ['(?:dark (?:pee|wee|urine|water)|(?:pee|wee|urine|water) (?:is )?(?:dark|brown|like coke|like tea))'], well: ['(?:water|pee|wee|urine|piss) (?:is )?(?:clear|pale|yellow|light|normal colou?r|straw)'] },
  'urine-little': { well: ['(?:pee|pees|peeing|wee|wees|weeing|pass(?:es|ing)? (?:water|urine)|put out|urine) (?:is )?(?:out )?(?:the |a |my |as )?(?:usual amount|normal amounts?|same amount|usual|normal|normally|plenty|loads|lots)'] },
  'urine-none': {
    well: [
      '(?:still |i |he |she )(?:pee|pees|peeing|wee|wees|weeing|pass(?:es|ing)? (?:small |some |plenty )?(?:water|urine))(?: (?:fine|ok|okay|normal|normally|plenty|loads|like|as|but|freely))?',
      '(?:water|urine|pee|wee) (?:is )?(?:coming|flowing|passing)(?: (?:freely|fine|ok|okay|well))?',
      '(?:peeing|weeing) (?:is )?(?:fine|normal|ok|okay|grand|plenty)',
      '(?:pees|pee|wee|wees) (?:plenty|fine|loads|like a horse)',
    ],
  },
  'urinary-retention': { well: ['(?:empties|emptying|empty) (?:fully|completely|fine|ok|right out|well)', 'all comes out', '(?:pass(?:es|ing)?|pees?|wees?) (?:water |urine )?(?:like a horse|freely|fine|no bother)'] },
  'urine-stream-weak': { denied: ['(?:(?:weak|slow|poor|thin) (?:stream|flow)|(?:stream|flow) (?:weak|slow|poor))'], well: ['(?:stream|flow|jet) (?:is )?(?:strong|good|fine|grand|normal|ok|okay)', '(?:pass(?:es|ing)?|pees?|wees?) (?:water |urine )?like a (?:horse|racehorse|stallion)'] },
  'urine-dribbling': { denied: ['(?:dribbl(?:e|es|ing)|drips?|dripping) (?:after|at the end|urine|wee|pee)'] },
  'urine-hesitancy': { denied: ['(?:wait(?:ing)?|trouble) (?:to|for it to) start'], well: ['(?:starts?|starting) (?:straight away|right away|fine|at once|easily)'] },
  bedwetting: { denied: ['wet(?:s|ting)? the bed'], well: ['dry (?:at night|nights|by night|all night)'] },
  'wet-nappies-fewer': {
    well: [
      '(?:plenty of|lots of|loads of|heaps of|many|full|soaking|soaked|heavy|usual|normal|good) (?:wet )?(?:wet )?(?:nappies|nappy|diapers?)',
      '(?:nappies|nappy|diapers?) (?:are |is |all )*(?:full|wet|soaking|soaked|plenty|many|heavy|as usual|normal|fine|sopping)',
      '(?:soak(?:s|ing)?|fill(?:s|ing)?|peeing through|weeing through|wetting) (?:(?:his|her|the|through) )*(?:nappies|nappy|diapers?)',
      'wet (?:nappies|diapers?) (?:are )?(?:many|plenty|as usual|fine|normal)',
    ],
  },
  'abdominal-pain': { denied: ['(?:tummy|belly|stomach|gut|abdominal) (?:pains?|aches?|cramps?|sore|bother|trouble)'] },
  'abdominal-tenderness': {
    denied: ['(?:sore|tender|hurt|hurts|pain|wince)(?: \\w+)? (?:when|if|to) (?:i |you |he |she |they )?(?:press|pressed|pressing|touch|push|prod)'],
    well: ['(?:giggles|laughs|does not mind|not mind|fine|happy) when (?:i|you|we) (?:press|touch|push|poke)', '(?:press|push|poke|prod)(?:ing)? (?:it|on it|my belly|the belly|his tummy|her tummy) (?:does not|is|feels)(?: not)? (?:hurt|fine|ok|okay|grand|nothing)'],
  },
  'abdominal-swelling': { denied: ['(?:bloated|swollen|distended|ballooned|big) (?:tummy|belly|stomach|gut)'], well: ['(?:tummy|belly|stomach|gut|guts) (?:is )?(?:flat|soft|flat as)', 'flat (?:tummy|belly|stomach)'] },
  bloating: { denied: ['(?:bloat|bloated|bloating|gassy|blown up|distended)'] },
  flatulence: { denied: ['(?:gas|wind|windy|gassy|farting|farts)'] },
  'abdominal-mass': { denied: ['(?:lump|ball|mass|anything|something) (?:in|inside) (?:my|the|his|her) (?:belly|tummy|stomach)', '(?:belly|tummy|stomach) lump', '(?:lump|ball) (?:i can (?:find|feel)|inside|in there)'] },
  'hernia-irreducible': { well: ['(?:goes|slides|slips|pops|pushes|sinks|sits|pushed|push|going|ducks|tucks) (?:right |straight |still |it |him |her )?(?:back|inside|in|flat)(?: in| inside| when| again| lying| easily)?', '(?:can|could) (?:push|press|pop|tuck) (?:it|them) (?:back|in|back in)'] },
  'rectal-pain': { denied: ['(?:sore|hurts?|pain|painful|burns?|sting)(?: \\w+)? (?:to|when) (?:i |he |she )?(?:poo|go|sit|wipe)'], well: ['(?:bum|bottom|arse|ass|back passage|behind)(?: itself)? (?:is )?(?:fine|grand|ok|okay|comfortable|alright|all right|good)'] },
  'anal-lump': { denied: ['(?:piles|haemorrhoids|hemorrhoids)', '(?:lump|lumps|bumps?) (?:there|back there|round the back|at the back)'], bare: ['(?:lumps?|bumps?)$'], about: 'bum|bottom|arse|anus|back passage|poo|stools?|wipe|hole|cheeks|butt|toilet' },
  'vaginal-itch': { bare: ['(?:itch|itching|itchy|scratching)$'], about: 'vagin\\w*|vulva\\w*|labia|fanny|down there|down below|discharge|thrush|smear|private|periods?|coil|undies|knickers|womb|pelvis|menses|cycle', denied: ['(?:itch|itching|itchy|scratching) (?:down there|down below|below)'] },
  'vaginal-discharge': {
    denied: ['(?:discharge|(?:anything|nothing|something) (?:funny|smelly|odd) (?:in|from) (?:my|the|her)? ?(?:undies|knickers|pants|down there|below|down below)|white stuff|stuff down there)'],
    well: ['nothing (?:funny|smelly|odd) (?:in|from|down) (?:my |the |her )?(?:undies|knickers|pants|there|below|down below)'],
  },
  'vaginal-bleeding-abnormal': { denied: ['(?:spotting|spots? of blood|drops? (?:in|of)|bleeding (?:in ?between|between|from below|down there|down below)|blood (?:from below|down below|down there))'] },
  'vaginal-bleeding-heavy-periods': { denied: ['(?:heavy (?:periods?|bleeding|flow)|flood(?:ing|s)?|periods? (?:are |is )?heavy)'], well: ['(?:periods?|flow|bleed) (?:is |are )?(?:light|normal|small|not heavy|usual)', 'light periods?'] },
  'periods-irregular': {
    denied: ['irregular(?: periods?)?', 'periods? (?:irregular|all over|mixed up)'],
    well: [
      '(?:periods?|cycles?|monthlies|monthly|menses|flow|blood) (?:is |are |comes? |arrives? |come |still |always |every )*(?:regular|on time|like clockwork|normal|as normal|every (?:month|28)|monthly|on schedule|to the day|on the day|bang on|as usual|normally)',
      'regular (?:periods?|cycles?|as clockwork)',
      'every 28 days',
      'clockwork',
    ],
  },
  'period-late': { well: ['(?:period|periods|cycle|cycles|it) (?:came |come |comes |is |are |was |has been )*(?:on time|on schedule|on the day|when (?:due|expected))'] },
  'period-missed': { well: ['(?:period|periods) (?:came|come|comes|still (?:come|comes))', 'still (?:get|getting|have|having|see|seeing) (?:my |the )?(?:periods?|monthly|monthlies|menses)', 'had my period'] },
  'intercourse-painful': { denied: ['(?:pain|sore|soreness|hurts?|painful) (?:with|during|in|after|having|on) (?:sex|intercourse|relations|it|him)', '(?:sore|pain) during', 'sex (?:hurts?|painful|sore)'], well: ['sex (?:is |does not )?(?:fine|hurt|ok|okay|no problem|comfortable)'] },
  'breast-lump': { denied: ['(?:lumps?|knots?|bumps?) (?:in|up|on) (?:my |the |her |his |either )?(?:breasts?|boobs?|top|chest)', 'breast lumps?'] },
  'nipple-discharge': { denied: ['(?:milk|muck|discharge|leak(?:ing|s)?|stuff|fluid|anything)(?: \\w+){0,2} (?:from|out of) (?:my |the |her |his )?(?:boobs?|breasts?|nipples?)'] },
  'erection-difficulty': {
    denied: ['(?:trouble|problem|bother) (?:getting|with) (?:it up|hard|erections?|an erection)'],
    well: [
      '(?:erections?|manhood|he) (?:is |are |he say is )?(?:fine|grand|ok|okay|good|normal|stand(?:s)? (?:well|fine)|working|works?)',
      'still (?:get(?:ting)?|rise|rises) (?:it |them )?(?:up|hard|erections?)',
      '(?:all )?(?:working|works) (?:fine )?(?:in that department|down there)',
      'open for business',
      'manage the other thing',
    ],
  },
  'penile-discharge': {
    bare: ['(?:drip|drips|dripping|discharge|weeping|pus|leaking|milk|gunk|ooze)(?: (?:from|out of|off|at) (?:(?:my|the|his|down) )?(?:penis|there|willy|thing|end|tip|below))?$'],
    about: 'penis|willy|foreskin|erections?|hard|testicles?|balls?|semen|finish\\w*|ejaculat\\w*|manhood|scrotum|sack?|bell end|privates?|prostate|stones|pee|wee|urine',
  },
  'testicle-pain': { denied: ['(?:kicked|hit) in the (?:balls|nuts|groin)'] },
  'penile-snap-injury': { denied: ['(?:knock|bend|snap|crack|pop|injury) (?:to (?:it|the penis)|down there)?'] },
  'skin-pain': { bare: ['(?:sore|hurts?|hurting|painful|tender|paining|pain|stings?|stinging|burns?|burning)$'], about: 'skin|rash|spots?|patch(?:es)?|lump|mole|pimples?|bumps?|marks?|lines|veins?|verrucas?|warts?|streaks?|stripe|blotch(?:es)?|scab|psoriasis|eczema|ankles|stretch|knob|growth|zits?|pores' },
  'skin-itch': { denied: ['(?:itch|itchy|itches|itching|itchiness|scratch|scratches|scratching|scratchy)'] },
  'itching-general': { denied: ['(?:itch|itchy|itching|itchiness|scratching) (?:all over|anywhere|anywhere else|elsewhere|everywhere|in the body|at night)'], well: ['nowhere else (?:is )?(?:itchy|itches)', 'itch is only'] },
  'skin-redness': {
    bare: ['(?:red|redness|inflamed|angry|pink)$'],
    about:
      'skin|rash|spots?|patch(?:es)?|lump|mole|pimples?|bumps?|marks?|lines|veins?|verrucas?|warts?|streaks?|stripe|blotch(?:es)?|scab|psoriasis|eczema|ankles|stretch|knob|growth|zits?|pores|wound|cut|sliced|gash|bite|bit|bitten|scratch\\w*|graze\\w*|stitch\\w*|scar|incision|burn\\w*|blister|pricked|stab\\w*|ripped|tore|nail|toenail|hole|ulcer',
  },
  'skin-redness-spreading': { denied: ['(?:spread(?:ing|s)?|creep(?:ing)?|getting (?:redder|bigger|wider)|tracking|widened|grown|moving up)'], well: ['(?:stays?|staying|stayed|sits?|stuck|kept) (?:in )?(?:the same (?:spot|place|size)|put|where it)', 'same size'] },
  'skin-warm': {
    bare: ['(?:hot|warm|heat|hotness|boiling)(?: to (?:the )?touch| round it| around it)?$'],
    about:
      'skin|rash|spots?|patch(?:es)?|lump|mole|pimples?|bumps?|marks?|lines|veins?|verrucas?|warts?|streaks?|stripe|blotch(?:es)?|scab|psoriasis|eczema|ankles|stretch|knob|growth|zits?|pores|wound|cut|sliced|gash|bite|bit|bitten|scratch\\w*|graze\\w*|stitch\\w*|scar|incision|burn\\w*|blister|pricked|stab\\w*|ripped|tore|nail|toenail|hole|ulcer',
    well: ['skin (?:over (?:it|the top) )?(?:is |feels )?cool', 'cool to (?:the )?touch'],
  },
  'skin-swelling': {
    bare: ['(?:swollen|swelling|puffy|puffed up|raised)$'],
    about:
      'skin|rash|spots?|patch(?:es)?|lump|mole|pimples?|bumps?|marks?|lines|veins?|verrucas?|warts?|streaks?|stripe|blotch(?:es)?|scab|psoriasis|eczema|ankles|stretch|knob|growth|zits?|pores|wound|cut|sliced|gash|bite|bit|bitten|scratch\\w*|graze\\w*|stitch\\w*|scar|incision|burn\\w*|blister|pricked|stab\\w*|ripped|tore|nail|toenail|hole|ulcer',
  },
  'skin-dry': { denied: ['(?:dry skin|skin (?:is )?(?:dry|flaky)|flaky|flaking|scaly)'] },
  'skin-pustules': {
    bare: ['(?:pus|pussy|yellow (?:heads?|stuff|in)|whiteheads?|white heads?|pustules?)(?: (?:in|on) (?:it|them))?'],
    about: 'skin|rash|spots?|patch(?:es)?|lump|mole|pimples?|bumps?|marks?|lines|veins?|verrucas?|warts?|streaks?|stripe|blotch(?:es)?|scab|psoriasis|eczema|ankles|stretch|knob|growth|zits?|pores',
  },
  'skin-ulcer': { denied: ['(?:open sores?|ulcers?|open wounds?|broken skin)'] },
  'leg-ulcer': { bare: ['(?:sores|ulcers?|open sore|weeping sore|weepy sore|wounds?)(?: on (?:my|the|his|her) (?:legs?|feet|foot|shins?))?$'], about: 'legs?|shins?|feet|foot|ankles?|veins?|calf|calves' },
  'skin-purple-spots': { denied: ['(?:purple|red|violet|bruise like|blood|pinprick) (?:spots?|dots?|points?|marks?|rash)', '(?:rash|spots) that (?:does|do) not (?:fade|go)'] },
  hives: { denied: ['(?:hives|welts|weals|wheals|nettle rash)'] },
  rash: { denied: ['(?:rash|rashes|spots|marks on (?:him|her|me|the skin)|points on (?:the )?skin|blemish)'], well: ['skin (?:is )?(?:clear|clean|perfect|normal|fine)', '(?:have not|has not|without) a (?:mark|spot)'] },
  'hair-loss': { denied: ['(?:losing|lost|lose|shedding) (?:my |his |her |any )?hair', 'hair (?:falling|loss|fall|coming out|thinning)', 'bald(?:ing)?'], well: ['hair (?:is )?(?:the same|thick|fine|all there|full)'] },
  'nail-changes': { denied: ['nails? (?:thick|pitted|changed|yellow|crumbly|are thick|funny|marks?)'] },
  'wound-infected': {
    bare: ['(?:infected|mucky|smelly|smell|pus|pussy|gunk|oozing|weeping|festering)'],
    about: 'wound|cut|sliced|gash|bite|bit|bitten|scratch\\w*|graze\\w*|stitch\\w*|scar|incision|burn\\w*|blister|pricked|stab\\w*|ripped|tore|nail|toenail|hole|ulcer',
    well: ['(?:wound|cut|bite|scab) (?:is |looks )?(?:clean|dry|healing|healthy)', 'nothing to swab'],
  },
  'bleeding-wont-stop': {
    bare: ['(?:bleeding|bleed|bled|blood)(?: (?:now|much|any more|a lot|pouring|to speak of))?$'],
    about: '(?:wound|cut|sliced|gash|bite|bit|bitten|scratch\\w*|graze\\w*|stitch\\w*|scar|incision|burn\\w*|blister|pricked|stab\\w*|ripped|tore|nail|toenail|hole|ulcer|socket|extract\\w*|nosebleed)',
    well: ['(?:bleeding|blood) (?:has |is |have )?(?:stopped|dried)', '(?:stopped|stops) bleeding'],
  },
  'severe-bleeding-wound': { bare: ['(?:bleeding|blood) (?:badly|heavily|a lot|pouring|gushing|spurting|to speak of)'], about: 'wound|cut|sliced|gash|bite|bit|bitten|scratch\\w*|graze\\w*|stitch\\w*|scar|incision|burn\\w*|blister|pricked|stab\\w*|ripped|tore|nail|toenail|hole|ulcer|crash|accident|fell' },
  'numbness-saddle': {
    denied: ['numb (?:underneath|down below|between (?:my|the|his|her) legs|bum|bottom|backside|down there)', 'numbness (?:underneath|down below|down there|between)'],
    well: ['feels? (?:the |my |his |her |it )?(?:paper|seat|saddle|toilet (?:paper|roll)|wipe|wiping|when i wipe|myself wipe|when he wipes|when she wipes|bottom|bum|backside)(?: when (?:i|he|she) wipes?)?', 'when i wipe i feel'],
  },
  numbness: { denied: ['(?:numb|numbness|dead|no feeling|loss of feeling)(?: bits?| anywhere| spots?| patches)?'], well: ['feels? normal', '(?:all (?:my|his|her|the) feeling|full feeling|feeling is (?:fine|normal|there))'] },
  'tingling-hands': { denied: ['(?:tingl(?:e|es|ing|y)|pins and needles|buzzing|prickling|needles) (?:in|of) (?:my |the |his |her )?(?:hands?|fingers?)'] },
  'tingling-feet': { denied: ['(?:tingl(?:e|es|ing|y)|pins and needles|needles|pins) (?:in|of) (?:my |the |his |her )?(?:feet|foot|toes?|legs?)'] },
  'burning-feet': { denied: ['burning (?:feet|soles|sensation)', '(?:feet|soles) burn(?:ing)?'] },
  'restless-legs': { denied: ['restless legs?', 'legs? (?:restless|jumpy|twitchy)'] },
  'heavy-legs': { denied: ['(?:heavy legs?|legs? (?:are |feel )?(?:heavy|like lead)|heaviness)'], well: ['legs? (?:are |feel |is )*(?:light|fresh)'] },
  'weakness-one-side': {
    denied: ['(?:weak|weakness|heavy|paralysed|dead|floppy) (?:on |down |of )?(?:one |either |the |his |her |my )?(?:side|arm|leg)'],
    well: [
      'both sides? (?:of (?:me|him|her) )?(?:work|works|working|the same|are the same|equal|move|strong|are strong|fine)',
      '(?:strong|equal|good|full power|power) (?:on |in )?both (?:sides|hands|arms)',
      '(?:hands?|arms?) (?:and |, )?(?:the |my )?(?:two |both )?(?:legs?|feet) (?:are |is |both |dey |all |having |have )*(?:strong|good|fine|work|works|working|full power|ok|okay|grand|move|equal|go)',
      '(?:lifts?|raises?|raise|lift) both (?:arms|hands)',
      'move everything',
      'power (?:is |in )?(?:it |them )?(?:all|fine|good|there|full|normal|both)',
    ],
  },
  'weakness-face': {
    denied: ['(?:face|mouth|smile) (?:droop(?:ed|ing|y)?|drop(?:ped)?|crooked|lopsided|twisted|bent|slipped)', 'droop(?:ed|ing|y)?(?: face| mouth)?'],
    well: ['(?:face|smile|mouth) (?:is |are |was |looks )?(?:straight|even|equal|symmetrical|not drooped)', 'smiles? (?:straight|evenly|fine)'],
  },
  'weakness-arm': {
    denied: ['(?:weak|weakness)(?: in (?:my|the|his|her))? (?:arms?|hands?)', 'arm (?:weak|weakness)', 'weakness$'],
    well: ['(?:arms?|hands?|grip) (?:is |are |both |all )*(?:strong|fine|good|work|working|grand)', '(?:lifts?|lift|raise|raises) (?:both |my |his |her |the )?(?:arms?|hands?)(?: (?:fine|up|over|high))?'],
  },
  'weakness-leg': { denied: ['(?:weak|weakness)(?: in (?:my|the|his|her))? legs?', 'leg (?:weak|weakness)', 'weakness$'], well: ['legs? (?:is |are |both |all |still )*(?:strong|steady|good|fine|work|working|grand|sound)', '(?:legs|feet) (?:push|carry|hold)'] },
  'weakness-both-legs': { denied: ['(?:weak|weakness)(?: in (?:my|the|his|her))? legs?', 'legs? (?:weak|giving way|gone|weakness)'], well: ['(?:both )?legs? (?:is |are |both |all |still )*(?:strong|steady|work|working|sound|carry|carries|push|move|hold)'] },
  'muscle-weakness': { well: ['(?:strong|strength) (?:as (?:ever|an ox|a horse)|is (?:fine|good|normal))', '(?:muscles?) (?:are |feel )?strong'] },
  'speech-difficulty': {
    denied: ['(?:trouble|bother|difficulty|problems?) (?:talking|speaking|finding (?:my |the |his |her )?words|with (?:my |his |her )?(?:words|speech|talking))'],
    well: ['(?:talks?|talking|speaks?|speaking|speech) (?:is |are )?(?:fine|ok|okay|clear|clearly|normal|normally|sense|grand|good|away|well|perfectly)', '(?:finds?|finding|find|get) (?:my|her|his|the) words', 'words (?:are |all |still )*(?:come|coming|come out|clear|fine)'],
  },
  'speech-slurred': { denied: ['(?:slurr(?:ed|ing|s)?|slur|mumbling|garbled)(?: (?:speech|words|my words))?'], well: ['(?:talks?|talking|speaks?|speaking|speech) (?:is |are )?(?:fine|ok|okay|clear|clearly|normal|normally|grand|good|perfectly)'] },
  'coordination-poor': { denied: ['(?:clumsy|clumsiness|bumping into|unco)'], well: ['(?:touch (?:my|his|her) nose|thread a needle|climbs? like a monkey)'] },
  'drop-objects': { denied: ['(?:drop(?:s|ped|ping)?|letting go of) (?:things|stuff|anything|cups?|objects|the)', 'nothing (?:falls|drops)'], well: ['nothing (?:falls|drops)', 'grip (?:is )?(?:ok|okay|fine|strong|good|grand|like)', 'hands? holds?'] },
  'swelling-lips-tongue': { denied: ['(?:lips?|tongue|mouth) (?:swell|swells|swollen|swelling|puffy|up)', '(?:swollen|swelling|puffy|fat) (?:of |in )?(?:the |my |his |her )?(?:lips?|tongue)'] },
  'reduced-fetal-movements': {
    well: [
      "(?:baby|bub|bubs|babs|bump|little (?:man|one|fella|lad|girl)|bean|she|he|this one|twins|babies) (?:is |are |'s |has been |still |keeps |been )*(?:kick(?:s|ing)|mov(?:es|ing)|danc(?:es|ing)|boot(?:s|ing)|wriggl(?:es|ing)|jump(?:s|ing)|turn(?:s|ing)|doing somersaults|active|lively|very active|on the go|having a party)",
      '(?:movements?|kicks|kicking) (?:is |are |very )*(?:good|fine|normal|plenty|strong|there|grand|as usual|ok|okay|away)',
      '(?:feel|feeling|felt) (?:the )?(?:baby|him|her|bub|kicks?)(?: (?:move|moving|kick|kicking))?(?: (?:fine|plenty|loads|all|as))',
    ],
  },
  'waters-broken': { bare: ['waters$', 'leaking (?:water|fluid)'], about: 'pregnan\\w*|\\d+ (?:weeks|wks)|weeks|carrying|bump|trimester|twins|expecting|due', denied: ['waters? (?:broken?|gone|leak(?:ing)?|breaking|went)'] },
  'bleeding-in-pregnancy': { bare: ['(?:bleed(?:ing|s)?|bled|spotting|blood)(?: (?:from below|down there|down below|at all|yet|so far))?$'], about: 'pregnan\\w*|\\d+ (?:weeks|wks)|weeks|carrying|bump|trimester|twins|expecting|due' },
}
