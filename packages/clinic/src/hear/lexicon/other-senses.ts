const phrases = (list: string): readonly string[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')

/**
 * Phrases whose words mean something else than the complaint they name. Their words are hidden from every alias.
 * Base forms side by side; articles and possessives between them do not count, `(a|b)` is one of them.
 */
export const otherSenses: readonly string[] = [
  // What it feels or looks like, not what happened.
  ...phrases(`
    like someone (hit|hits) me with a (bat|brick|hammer), with a bat, like be hit by a (bus|truck|train|lorry|car), like i be hit by a (bus|truck|train|lorry|car),
    like (someone|somebody) (hit|kick|punch|stab|shoot|burn|strangle|choke|pull|cut|poison) (me|him|her), like somebody be tear me with a knife,
    like (rock|stone), like a (rock|stone|brick|football|drum|balloon|leaf|bruise),
    rather die than, die at home, die in peace, colour of a bruise, rock (bottom|star|band|music|concert), you rock, like (pant|run) through (mud|treacle),
    as if i have run a marathon, like i have run a marathon, feel like death warm up, like a rocket`),
  // What somebody does, wants to know, or says of a nuisance.
  ...phrases(`
    ring (surgery|doctor|gp|hospital|clinic|midwife|chemist|pharmacy|pharmacist|ambulance|nurse|dentist|consultant|receptionist|vet|school|office|taxi|mum|mom|dad|wife|husband|neighbour|neighbor|sister|brother|son|daughter|friend|him|them|you|999|911|112|111|000|101),
    (be|absolute|total|complete|real|utter|living|bit_of|such|like) nightmare, nightmare (trying|getting|at work|neighbour|boss|journey|commute|day|week),
    (press|hold|push|sit|lie|lean|stand|rest|step|spend|focus|concentrate|agree|land|decide) on anything, not swallow (it|any|them|that|one|anything) yet, not swallow (it|any|them|one),
    (they|we|she|he|you|who|everyone|everybody) left, (they|we|she|he|you|who|everyone|everybody) (have|be|already|just|only) left, already left, left (home|work|already|yet|ages|hour)`),
  // "It wasn't there last summer" says that it is new.
  ...phrases(`
    not there (before|until|till|yesterday|when), not there (last|the_other) (year|month|week|summer|winter|spring|autumn|time|night|day|christmas), not there a (year|month|week|few) ago, not there (year|month|week) ago,
    never there before`),
  // A suicide that happened is somebody else's.
  ...phrases(
    `(die|died|dead|death|lost|lose|pass|gone) by suicide, (die|died|death) of suicide, (lose|lost) (him|her|them|someone|dad|mum|mom|brother|sister|friend|son|daughter|husband|wife|uncle|aunt|cousin|mate|colleague|partner|father|mother) to suicide, (he|she|friend|brother|sister|dad|mum|mom|father|mother|uncle|aunt|cousin|mate|colleague|neighbour|son|daughter|husband|wife|partner|ex) commit suicide, (friend|brother|sister|dad|mum|mom|father|mother|uncle|aunt|cousin|mate|colleague|neighbour) suicide, (he|she|friend|brother|sister|dad|mum|mom|father|mother|uncle|aunt|cousin|mate|colleague|neighbour|son|daughter|husband|wife|partner|ex) take own life`,
  ),
  // A wish is no sign of somebody who does not wake.
  ...phrases(
    `(easier|easy|better|simpler|simple|nicer|nice|rather|prefer|peaceful) not to wake up, (easier|easy|better|simpler|simple|nicer|nice|rather|prefer|peaceful) not wake up`,
  ),
  // How early somebody was born says nothing of a pregnancy now.
  ...phrases(
    `(born|bear|deliver|premature|prem|preemie|arrive|arrive early|born early|come early|baby come|he come|she come) at (22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42) week`,
  ),
  // Things, places, brands and food.
  ...phrases(`
    good (morning|evening|afternoon), top of the morning, gas (fire|boiler|bill|cooker|hob|stove|heater|station|leak|alarm|man|type|meter|engineer|company|price|geyser|tank|bottle|cylinder|main), (laugh|tear|cook|natural|calor) gas, with gas, gas and air,
    smoke (alarm|detector|machine), (fire|incense|bonfire|wood|diwali|cook|kitchen|load of) smoke, hot water bottle, bubble bath bomb,
    (night|book|comedy|bowl|bowls|football|golf|youth|tennis|cricket|sport|sports|rugby|breakfast|strip|social|health|chess|fight) club, club (loo|house|orange|night|sandwich), at the club, in the club,
    (candle|hair|ear|brace|floor|car) wax, wax (crayon|candle|jacket|paper|figure|plenty), artificial tear, (cricket|baseball|rounders|mosquito|tennis) bat, bat (man|ball|mitzvah),
    sugar (free|cane|daddy|rush|snap|coma|lump), (chilli|chilly) (pepper|sauce|powder|con), (green|own|red|dried) chilli, boil (sweet|egg|kettle|rice|potato|ham), what can i boil, boil (hot|weather|outside),
    i be back, be back (again|about|because|with_you), worse (outside|outdoors|indoors), ice (lolly|rink|pole|pop|coffee|tea|age), fitbit, fit bit, junk (food|mail|yard|shop|drawer), piece of junk, pile of junk,
    (flu|travel|booster|screen|goal|tequila|vodka|espresso|whisky|parting|cheap|money) shot, shot of (vodka|tequila|espresso|whisky|coffee|rum), photo shoot, got a shot of, have a shot of,
    blood (orange|bath|brother|hound|diamond), bloody mary, bloody hell, this bloody, (could|can|will) (murder|strangle|throttle), cut (flower|price|glass), cut onion, prom (dress|night|date), (before|to|for|at) prom, eggcup, ball (park|gown|game|pit), ball of wool, crystal ball, meat ball,
    poison ivy, poison oak, poison (control|information|line|centre|center), poisons (line|information), food poison,
    first aid, walking aid, band aid, legal aid, (nylon|cotton|school|yoga|smarty|wet|new|pyjama) pant, pant be fall, pant off,
    panto, land mine, data mine, mine craft, gold fever, football fever, election fever, cabin fever, dance fever, cat nap, pool (table|party|cue|noodle), car pool, motor pool,
    nursery (rhyme|slope), garden nursery, plant nursery, spice (girl|rack|jar|box), pumpkin spice, hash (tag|brown), aura of, halo effect, bee hive, start a hive, hive of, spotting scope, train spotting,
    rice bubble, pop bubble wrap, bubble wrap (off|from|round|around), black out curtain, blackout curtain, frog in the pond, chest of drawers, chest freezer, chest drawers, treasure chest, arm chair, arm cushion, arm of the (chair|sofa|settee),
    put (it|that|this|them) back (please|in|down|then|on|there), back (garden|yard|door|seat|burner|bench|pack|row), back pain patch, head (teacher|office|coach|chef|boy|girl|line), eye (drop|test|shadow|liner|candy), ear (ring|phone|plug|bud), nose (ring|job), hand (sanitiser|sanitizer|bag|book|brake|soap|cream|towel|over), foot (note|print|path|ball), leg room, finger food, fish finger, neck (lace|tie), v neck, polo neck, knee (pad|high), elbow room`),
  // Idioms.
  ...phrases(`
    am i (go|lose) (doolally|mad|crazy|mental|bonkers|loopy|nuts|senile|my mind|my marble),
    butterfly in my (stomach|tummy|belly), (this|that|he|she|they|you|boss|form|job|work|kid|website|app|system|neighbour|council|car|phone|traffic|son|husband|wife|brother|sister) be pain in the (neck|arse|ass|butt|backside|bum|bum hole), (such|real|right|total|proper|complete|utter|absolute|royal) pain in the (neck|arse|ass|butt|backside|bum|bum hole), it be pain in the (arse|ass), big headache only, headache person, (cost|charge|pay|spend) an arm and a leg, (cost|charge|pay) (me|us|him|her|them|you) an arm and a leg, twist my arm, on (its|his|her|my) last leg, cold shoulder, shoulder to cry on, chip on (my|his|her) shoulder,
    off my chest, stab in the (back|dark), stab at it, back stab, have a stab, behind my back, keep an eye on, see eye to eye, roll her eye so hard, roll his eye so hard, turn up (my|his|her) nose, under my nose, cold foot before, bit of cold foot, cold foot about, itchy foot to,
    bust a gut, gut feeling, hate (him|her) guts, foot the bill, foot down, up to my neck, neck and neck, neck of the wood, thumb up, rule of thumb, all thumb, finger cross, get a grip, make (him|her|them|myself) sick, make (him|her|them|myself) be sick, to make (him|her|them|myself) (vomit|throw up|puke), (egg|oil|water|milk|salt) to vomit,
    dead (tired|right|easy|good|chuffed|posh|funny|boring|slow|on my foot|beat|weight|line|cert), drop dead, over my dead body, brain dead, dead to the world, my foot be dead, phone be dead, battery be dead, line go dead,
    die (laugh|laughing|of laughter|of embarrassment|of boredom|of shame|to know|to try|to meet|for a|on the (settee|sofa|couch)), (nearly|almost) die (laugh|of laughter|of shame|of embarrassment), to die for,
    (he|she|they|you|that|it|this|boss|trainer|team|season|arsenal|chelsea|liverpool|spurs|kid|mum|mom|wife|husband|sister|brother|heel|exam|teacher) (will|gonna) kill me, (be|go|gonna) to kill me, be try to kill me, try to kill me, kill me lol, kill me laugh, kill time, kill the (mood|vibe|marriage|joke), kill it,
    have a fit when, nearly have a fit, (hissy|laugh|giggle|crying|sneeze) fit, fit of (giggle|laughter), fit as a fiddle, for a fit forty, fit (into|note), keep fit, fit (in|out), shoe do not fit, be fit for (year|decade|life|my age|his age|her age|a long|a month|month|travel|fly|surgery|nothing|anything|school), fit for (work|duty|purpose|school),
    heart skip when, heart of gold, by heart, break my heart, broken heart, heart to heart, bless (her|his|your) heart, stop your heart, stop my heart, flutter like a girl, all of a flutter, a flutter on,
    (choke|choked) on (spit|my beer|me beer|my words|my tea), choke on my own spit, choke with laughter, love dey choke me, team be choke, drown in (email|emails|work|debt|paperwork|laundry|washing|homework|admin), drown my sorrow, dry drown,
    jump out of my skin, thick skin, get under my skin, forget it, forget about it, (will|would|going_to|gonna) laugh at (me|us), laugh (me|us) out, (scrap|strike|scratch) that, forget to (say|tell|mention|ask|add|call|buy|bring|reply|use), never forget, wash and forget, forgive and forget, forget my head, forget (my|his|her|your) (birthday|anniversary|key|keys|purse|phone|wallet|password|lunch), before i forget,
    better off (walk|take|get|buy|stay|go|with|use|have|alone), no harm (in|do|done|meant), do no harm, more harm than good, (will|would|do|does|could|can) it harm, any harm, hurt to ask, not hurt to, (will|would|do|does|can|could) it hurt the baby, hurt (my|his|her|their) feeling, hurt my pride,
    hit (gym|road|town|sack|hay|shop|wall|roof|jackpot|bottle|pub|book|brake|it off|rock bottom), big hit, smash hit, not (hit|find) the spot, hit the spot, soft spot for, on the spot, parking spot, sweet spot,
    stroke of (luck|genius|midnight), breast stroke, back stroke, stroke the (cat|dog), stroke my (cat|dog|beard),
    cannot see (the point|a way|why|how|what|any reason|any harm|anything wrong|me|a doctor|my doctor|my gp|the doctor|a gp|myself|us|it happen), cannot i just see, cannot i see, cannot just see, not see (the point|why|how it|how this|how that|how you|any reason|my gp|a doctor|the doctor), not see it, cannot see it because, never see (anything|one|such),
    see (my|a|the) (doctor|gp|dentist|nurse|consultant|specialist|physio|counsellor|therapist), see star, be see someone, wait and see,
    run out of (milk|bread|patience|time|money|petrol|fuel|battery|idea|thing|room|data|credit|toilet), run (late for|errand|up and down|a company|in the family), spit run down, on the run, up and run, put the wash out, wash out on the line, wash out to dry,
    drive me (nut|mad|crazy), go nut, (in|with) tear laugh, tear down me face, bore to tear, cry (with|of) laughter, tear off a strip, tear me apart, wear and tear, blow my mind, numb from the (news|result), mind numbing, comfortably numb,
    jump down my throat, cut throat, frog in my throat lol, lump sum, like it or lump it, bump into (a|an|my|his|her|you|him|me|us) (friend|mate|neighbour|ex|colleague|boss|teacher|cousin|aunt|uncle), bump into (you|him|them|us|each other|someone|somebody|friend|old friend|old mate), speed bump, fist bump, throw (a party|a wobbly|in the towel|a ball), swallow my pride, bite the bullet, bite my head off, eat a bullet, bite of, kick (off|the bucket|about|the habit), alive and kick, free kick, hard kick,
    breathless with (excitement|anticipation), take (my|your) breath away, waste my breath, save (my|your) breath, under my breath, breath of fresh air, a breath of fresh air, puff pastry, puff all over,
    pass out laugh, nearly pass out laugh, keel over laugh, head over heel, heel over head, off my head, lose my (head|key|keys|phone|wallet), lose my (husband|wife|son|kid|dog) in, nearly pass away, mother nearly pass away, lose it, lose track of (time|count|the time|the plot|date|what day), lose the plot, lose count,
    sick (note|leave|pay|day|joke|bucket|burn|building|bay), sick of (it|them|him|people|wait), sick to death, worry sick, car key, (got|get|be) fed up, sick and tired of,
    (last|one|final) straw, ha ha, ta ra, tarra, stress (test|ball|the point), nervous (system|laugh), do not panic, panic (button|room|buy), mad about, blind (date|faith|drunk), venetian blind, roller blind, love be blind, cold (turkey breast|snap|front|case|beer|blooded), hot (dog|tub|topic|wing|cross),
    (useless|worthless) (robot|bot|computer|app|doctor|gp|receptionist|website|phone|machine|piece|team|lot|information|advice|thing|referee), (answer|advice|doctor|you|this|website|app) be (useless|worthless), guilty pleasure, not guilty, plead guilty, suspicious (email|package|parcel),
    non drowsy, windy (day|out|weather|road|outside), wind (me|him|her|them) up, wind up, second wind, chill out, chill pill, goose bump (from|at) the, shake my head, milk shake, protein shake, like shake a leg, heat (wave|pump), heating on, body heat, boil (point|over), burn (toast|tost|dinner|food|cake|candle|calorie|teddy|bridge),
    bury my (head|face), burpee, pregnant pause, pregnancy brain, (last|previous|first|second) pregnancy, last gasp, gasp for (tea|cuppa|drink|fag|pint), nervous about, when nervous, when i be nervous, gut instinct, food for thought, blood sweat and tear, in cold blood, see red when, make my blood boil, make my skin crawl, skin in the game, under the weather vane, heart set on, heart in my mouth, arm in arm, knock on wood, knock it on the head, off the top of my head, head in the cloud, head start, head to head, up in arm`),
]
