import { type CrisisFrame, cue } from './crisis-frame.ts'
import { ownDeed } from './own-hand.ts'

const person =
  '(?:husband|wife|partner|boyfriend|bf|girlfriend|gf|ex|fiance|fiancee|hubby|fella|bloke|missus|man|father|mother|dad|daddy|mum|mummy|mom|step ?dad|step ?mum|step ?father|step ?mother|carer|caregiver|care ?worker|nurse|teacher|coach|boss|manager|landlord|neighbou?r|uncle|aunt|auntie|cousin|brother|sister|son|daughter|grandson|granddad|grandad|grandfather|in ?laws?|mother in law|father in law|flatmate|housemate|roommate|pimp|priest|pastor|he|she|someone|somebody|they|a (?:guy|man|group|gang|lad|bloke|stranger|client|customer|patient))'
const hurts =
  '(?:hits?|hitting|beats?|beating|beaten|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|throttl(?:es|ed|ing)|kick(?:s|ed|ing)?|rap(?:es|ed|ing)|molest(?:s|ed|ing)?|abus(?:es|ed|ing)|assault(?:s|ed|ing)?|attack(?:s|ed|ing)?|shov(?:es|ed|ing)|batter(?:s|ed|ing)?|headbutt(?:s|ed)?|stab(?:s|bed)?|burn(?:s|ed|t)?|drag(?:s|ged)|push(?:es|ed) (?:me|her|him) (?:down|against|into|over|off)|knock(?:s|ed) (?:me|her|him) (?:about|around|out)|hurts?|hurting|thumps?|thumped|smack(?:s|ed|ing)?|lays? into|laid into|thrash(?:es|ed)|whip(?:s|ped)|spits? (?:at|on)|pulls? (?:my|her) hair|bites?)'
const victim =
  '(?:me|us|my (?:child|children|kids?|baby|mum|mom|mother|dad|son|daughter|sister|brother|friend|gran|nan|grandma)|our (?:kids?|children|baby|son|daughter)|the (?:kids?|children|baby))'
const playful =
  /\b(?:accident\w*|by mistake|football|rugby|hockey|tennis|cricket|netball|basketball|karate|judo|boxing|sparring|taekwondo|training|match|game|playing|play ?fight\w*|wrestling|joking|tickl\w*|with (?:a|the|his|her) (?:ball|frisbee|toy|door|trolley|car door|pram|scooter|lego)|hits me (?:that|how|like|when i (?:wake|think))|toddler|\d+ year old (?:son|daughter) (?:bit|kicked)|horse|dog|cat|beats me (?:at|to it)|chess|cards|massage|physio|in (?:his|her) sleep|dream\w*|nightmare|film|book|series|years ago|bill|tax|pickleball|badminton|padel|scrabble|monopoly|for a living|friends again|(?:brother|sister) \w+ me.{0,25} i ate|people (?:will |would |might )?think|attacks? of|asthma attack|panic attack|heart attack|migraine attack|to (?:see|go|get|eat|lose|exercise|do|call|stop|take)|my feelings|feelings|(?:hits?|hurts?|slaps?) (?:me )?different)\b/

/** Touch by a relative, a teacher or the like, told by the child or of one: believed at once, with the person in safety first (NICE CG89). */
const touched: CrisisFrame = {
  kind: 'abuse',
  certainty: 'affirmed',
  level: 'within-24-hours',
  cues: [
    cue(
      '\\b(?:step ?)?(?:dad|daddy|father|mum|mom|mother|uncle|aunt\\w*|brother|teacher|coach|priest|pastor|imam|grandad|grandpa|grandfather|cousin|babysitter|neighbou?r|boyfriend|lodger|tutor)s? (?:\\w+ ){0,3}touch(?:es|ed|ing) (?:me|my (?:daughter|son|sister|brother)|private|my private)\\b',
    ),
  ],
  unless:
    /\b(?:cold|flu|covid|ringworm|warts?|germs?|shoulder|forehead|accident\w*|static|shock|catch|caught|infect\w*|rash|scabies|hurts? when)\b/,
}

/** Harm by others, present or threatened, control, and thoughts of harming somebody. */
export const violenceFrames: readonly CrisisFrame[] = [
  touched,
  {
    kind: 'abuse',
    certainty: 'affirmed',
    isHard: true,
    level: 'emergency-department',
    cues: [
      /\b(?:hands?|arm|belt|rope|cord|scarf|cable|grip|fingers|forearm|towel)\b.{0,12}\b(?:round|around|on|at|to|across|over)\b (?:my|her|his) (?:throat|neck|windpipe)\b|\b(?:chok(?:es|ed|ing)|strangl(?:es|ed|ing)|throttl(?:es|ed|ing)|suffocat(?:es|ed|ing)|smother(?:s|ed)) (?:me|her|my)\b(?! (?:ankle|wrist|finger|arm|leg|toe|foot|hand|knee)\b| with (?:work|deadlines?|questions|kindness|love|emails?|paperwork|kisses)\b)|\b(?:grab(?:s|bed)|held|holds|squeez(?:es|ed)|pinned|pins|lifted|had|got|pressed on|crushed|sat on) (?:me|her|my|hold of (?:me|my))?.{0,12}\b(?:by|round|around)? ?(?:my|her|the) (?:throat|neck|windpipe)\b|\bcovered my (?:nose and )?mouth\b|\bput a (?:pillow|bag) over my\b/,
      cue(`\\b${person}\\b`),
    ],
    unless:
      /\b(?:food|physio\w*|massage|chiropract\w*|doctor (?:felt|held)|barber|hairdresser|judo|bjj|jiu|wrestling|mri|collar|scarf is|pain|lump|tie|necklace|she holds her neck|collar|pinned nerve|dog lead|(?:it|rash|itch\w*|tight\w*|swelling) (?:is )?(?:a)?round my|feels like|like someone|as if|thyroid|nightmares?)\b/,
  },
  {
    kind: 'abuse',
    certainty: 'affirmed',
    cues: [cue(`\\b${person}\\b(?: \\w+){0,4} ${hurts} (?:up )?${victim}\\b`)],
    unless: cue(`${playful.source}|\\b(?:it|this|that|tooth|back|leg|pain|stomach|head) hurts? me\\b|\\bhurts? me (?:to|when i|if i)\\b`),
  },
  {
    kind: 'abuse',
    certainty: 'affirmed',
    cues: [
      cue(
        `\\b(?:my|her|his|the|our) (?:\\w+ )?${person}\\b.{0,25}\\b(?:hits|beats|punches|slaps|kicks|hurts|chokes|abuses|rapes|batters|beat|punched|slapped|choked|raped|has been hitting|keeps hitting|is hitting|been beating) (?:her|him|them)(?= (?:up|again|when|if|and|every|all|last|so|because|in front|about|with|badly|regularly|a lot|most|now)|[.,!?]|$)`,
      ),
    ],
    unless: playful,
  },
  {
    kind: 'abuse',
    certainty: 'affirmed',
    cues: [
      cue(
        `\\b(?:i|ive|i have|im|i was|i got|i am|she|he|shes|hes|my (?:daughter|son|mother|mum|mom|child|friend|sister|gran|nan|girlfriend|flatmate))\\b(?: \\w+){0,4} (?:raped|molested|sexually (?:assaulted|abused)|gang ?raped|abused|beaten up|beaten black|assaulted|strangled(?! (?:the|a|an|those|some)\\b)|groped|attacked|jumped|mugged|stabbed|date raped|forced to have sex|forced into sex|trafficked|battered)\\b`,
      ),
    ],
    unless:
      /\b(?:attacked|jumped|mugged|stabbed) (?:by (?:a|the|my|some) (?:\w+ )?(?:dog|cat|bee|bees|wasp|wasps|mosquito\w*|midges|swan|goose|seagull|bird|cow|horse|virus|bug)|in (?:the|a) (?:game|film|dream)|out of|over|off|on (?:the|a) trampoline|up|down|into|from|by pain|with (?:a )?needle)|\b(?:dog|mosquito\w*|wasps?|chess|ping pong|allergy attack|years ago|as a child|when i was|hay ?fever|asthma|panic|gout|immune system|film|book|show)\b|\bnever (?:been )?(?:raped|abused|assaulted)\b|\bjumped\b(?!.{0,20}\b(?:by|me)\b)/,
  },
  {
    kind: 'abuse',
    certainty: 'affirmed',
    cues: [
      cue(
        '\\b(?:domestic (?:violence|abuse)|sexual(?:ly)? (?:abus\\w*|assault\\w*)|child abuse|forced me to (?:have sex|sleep with|do things|touch)|forces? (?:himself|herself) on (?:me|her)|forced (?:himself|herself) on (?:me|her)|makes? me (?:do things|have sex|touch him)|had sex with me (?:when|while|even|although|after) (?:i|id|i was)|(?:i|she) (?:said|kept saying|told him) (?:no|stop) (?:but|and) (?:he|they) (?:\\w+ )?(?:didnt stop|carried on|did it|kept|wouldnt)|wouldnt (?:stop|take no)|woke up (?:with|to) (?:him|someone|a man) (?:inside|on top|on me|touching)|took advantage of me|',
        'touch(?:es|ed|ing) (?:me|her|him) (?:inappropriately|where|down there|at night|in bed|sexually|between|in (?:a|the) (?:bad|wrong|private|secret))|',
        `(?:my |her |his )?(?:step)?(?:dad|father|mum|uncle|brother|teacher|coach|priest|grandad|grandfather|cousin|babysitter|mums boyfriend|boyfriend) (?:\\w+ ){0,2}touch(?:es|ed|ing) (?:me|her|my daughter|my son)|comes? into my (?:room|bed) at night|`,
        'keeps? it (?:a|our) secret.{0,20}(?:touch|game))\\b',
      ),
    ],
    unless:
      /\b(?:training|course|film|book|assemb\w*|poster|leaflet|helpline volunteer|work for|years ago|as a child|awareness|essay|cold hands|doctor (?:touched|examined)|wouldnt (?:stop|take no) (?:coughing|crying|bleeding|barking|snoring|talking|texting))\b|\bbleeding wouldnt stop\b|\b(?:cough|crying|nose|bleed|alarm|dog|phone|hiccups|it|baby|sneezing|itching)\w* wouldnt stop\b/,
  },
  {
    kind: 'abuse',
    certainty: 'affirmed',
    cues: [
      cue(
        `\\b(?:keeps?|kept|started|always|been|starts|is|still|was) (?:on )?(?:hitting|beating|punching|slapping|kicking|choking|strangling|threatening|abusing|raping|bashing|battering) ${victim}\\b|\\b(?:tried to|nearly|almost|going to|threatens? to|threatened to|said (?:he|she)(?:d| would| will|ll)) (?:strangled?|choked?|kill(?:ed)?|stab(?:bed)?|hurt|shoot|burn) (?:me|us|the kids|my (?:kids|children|baby|daughter|son))\\b|\\b(?:threaten\\w*|pulled a knife|came at|comes at|went for|chased|held a (?:knife|gun)|points?|pointed) (?:on |at |to )?(?:me|us)\\b.{0,20}\\b(?:knife|gun|bat|bottle|kill|with)\\b|\\bpulled a (?:knife|gun) on me\\b`,
      ),
    ],
    unless: cue(
      `${playful.source}|\\b(?:heat|workout|exam|stairs|hill|spicy|this (?:cough|headache|pain|job)|pain|virus|flu|laugh\\w*)\\b.{0,25}\\bkill|\\b(?:tequila|vodka|gin|wine|curry|vindaloo|craic|leg day|spin class|pilates|squats|burpees) (?:(?:has|have|just) )?(?:tried to|nearly|almost) kill|\\b(?:boss|manager|teacher) (?:is |will |was )?(?:going to |gonna )?kill me\\b|\\bkill me if i (?:skip|am late|miss (?:the|her|his|my) (?:wedding|party|birthday|deadline|bus|flight))\\b|\\b(?:coffee |washing )?(?:machine|computer|printer|software)\\b.{0,25}\\babus`,
    ),
  },
  {
    kind: 'abuse',
    certainty: 'affirmed',
    isOwnNegation: true,
    cues: [
      cue(
        `\\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|in ?laws?|father|dad|mother|mum|son|family|they|ex)\\b.{0,20}\\b(?:wont|doesnt|does not|will not|never|refuses to|wouldnt) (?:let|lets|allow|allows) (?:me|her|us)(?: to)? (?:leave|go out|out|see (?:my|anyone|anybody|friends|a doctor|the doctor|people)|have (?:a|my|any) (?:phone|money|bank|own|friends)|work|use (?:my|the) phone|talk to|speak to|eat|out of)\\b`,
        '|\\b(?:locks?|locked|locking) (?:me|her|us) (?:in|up|out|inside)\\b|\\b(?:takes?|took|taken|controls?|keeps?|hid|hides|confiscat\\w*) (?:all )?(?:my|her) (?:money|wages|pension|phone|passport|bank cards?|documents|papers|pay|benefits|inhaler|medicines?|medication)\\b|\\b(?:tracks?|tracking|checks?|checking|monitors?|reads?|goes through) (?:my|her) (?:phone|messages|location|texts|emails)\\b|\\bforced (?:marriage|to marry)\\b|\\bholding me (?:here )?against my will\\b|\\bpasses me (?:round|around)\\b',
      ),
    ],
    unless:
      /\b(?:i am|im) (?:14|13|12|11|10)\b|\b(?:covid|isolation|contagious|rest|doctor says|bed ?rest|accident\w*|key|lost|in hospital|ward|insurance|pharmacy|prescription|carer (?:keeps|gives)|safe|because of (?:the|my) (?:fall|epilepsy|seizures)|drive|oxygen|blood pressure|smart ?watch|gps|app|bathroom door|fitbit|(?:will|ll|theyll|would|might|could|gonna|going to) lock (?:me|her|him|us) (?:up|away)|the kids phones|because i (?:took|confiscated) (?:her|his)|retriever|labrador|lmao+)\b/,
  },
  {
    kind: 'abuse',
    certainty: 'affirmed',
    cues: [
      /\b(?:afraid|scared|frightened|terrified) (?:to go|of going|to be|to come|to sleep at|of being) (?:back )?home\b|\b(?:afraid|scared|frightened|terrified) of (?:my |her |his )?(?:own )?(?:husband|partner|boyfriend|wife|girlfriend|father|dad|stepdad|stepfather|son|ex|uncle|brother|mother|mum|him|her carer|my carer|what (?:hell|he will|he might|he could|shell) do)\b|\b(?:not|dont feel|never feel|isnt|doesnt feel|arent|not feeling) safe (?:at home|in my (?:own )?(?:home|house)|here with|with (?:him|my|her)|in this house)\b|\b(?:he|she|they)(?:ll| will|d| would) (?:kill|hurt|beat|find) me if (?:i|he|she)\b/,
    ],
    unless:
      /\b(?:fall\w*|stairs|alone after|operation|needle|dark|driving|surgery|infect\w*|catch\w*|dying|dog|joking|lol|haha|if i (?:eat|miss|forget|break|drink|don)|if i dont (?:take|get|eat|lose|call|go|see)|if i (?:skip|touch (?:his|her) (?:xbox|playstation|lego)))\b/,
  },
  {
    kind: 'abuse',
    certainty: 'affirmed',
    cues: [
      cue(
        `\\b(?:bruis\\w*|black eye|split lip|broken (?:nose|rib|arm|jaw)|burn marks?|cigarette burns?|bite marks?|finger ?marks?|hand ?prints?|cut lip|busted lip)\\b`,
      ),
      cue(
        `\\b(?:(?:from|because of|thanks to|by) (?:my |her |his )?(?:${person})\\b(?! (?:bike|toy|dog))|(?:he|she|husband|boyfriend|partner|dad|stepdad|wife) (?:did|does|gave|gives|was drunk|got angry|lost (?:his|her) temper|threw|grabbed|pushed)|flinch\\w*|(?:care|nursing) home|(?:after|since|from|by|with|when) (?:the |her |his |a |my )?(?:new )?carers?|(?:says|said) (?:she|he) (?:fell|walked into)|wont say how|cant explain|dont know how|after (?:visiting|contact|weekend)|the row|an argument|the fight)`,
      ),
    ],
    unless: cue(
      `${playful.source}|\\b(?:blood test|cannula|iv|injection|blood thinners?|warfarin|apixaban|platelets|easy bruising|bruis\\w* easily|gums bleed|bleeding gums|(?:red|dark|purple) dots|gym|fell off|bike|skate\\w*)\\b`,
    ),
  },
  {
    kind: 'abuse',
    certainty: 'affirmed',
    isHard: true,
    level: 'emergency-department',
    cues: [
      /\b(?:shook|shaken|shaking|shakes|threw|dropped on purpose|hit|slapped|smacked|squeezed) (?:the|my|our|his|her) (?:\w+ )?(?:baby|newborn|infant)\b/,
      /\b(?:he|she|i|boyfriend|partner|husband|babysitter|cry\w*|angry|snapped|lost it|hard|wouldnt stop)\b/,
    ],
    unless: new RegExp(
      String.raw`${ownDeed}\b|\b(?:bottle|rattle|toy|baby (?:monitor|food|shower|powder|milk)|awake|gently|party|sick up|head on|hit (?:his|her) head)\b`,
    ),
  },
  {
    kind: 'abuse',
    certainty: 'possible',
    cues: [
      /\b(?:dont|do not|never|not|doesnt|didnt) (?:really |always )?feel safe (?:at home|with (?:him|her|them|my \w+)|around (?:him|her|them|my \w+)|(?:going|to go|being) (?:back )?home|in my own (?:home|house)|when (?:he|she)(?:s| is) (?:home|back|drunk|in))\b/,
    ],
    unless: /\b(?:fall\w*|fell|stairs|dizz\w*|balance|legs?|walker|frame|alone at night|burgl\w*|damp|mould|gas|driv\w*)\b/,
  },
  {
    kind: 'abuse',
    certainty: 'possible',
    cues: [
      /\bwalking on egg ?shells\b|\bwith (?:his|her) (?:temper|anger|fists)\b|\b(?:he|she|partner|husband|boyfriend) (?:scares|frightens|terrifies) me\b|\bgets? (?:violent|physical|rough|aggressive) (?:with me|when|if|at home|after)\b|\b(?:he|she) (?:throws|smashes|punches) (?:things|stuff|walls|plates|the wall)\b|\bput(?:s|ting)? (?:his|her) hands on me\b|\braised (?:his|her) hand\w* (?:to|at) me\b|\bunsafe at home\b|\b(?:carer|care home|staff|son|nephew|neighbour) (?:is |are |who )?(?:rough|shouts? at|steal\w*|takes? (?:her|his|mums|dads|grans|my) (?:money|pension|card|savings)|leaves? (?:her|him|mum|dad|gran) (?:wet|soiled|hungry|alone))\b|\bscared what (?:he|she|they)(?:ll| will| might) do\b|\bi think (?:he|she|my \w+)(?:s| is) being (?:abused|hurt|groomed|hit|mistreated|neglected|bullied at home)\b/,
    ],
    unless: playful,
  },
  {
    kind: 'harm-to-others',
    certainty: 'affirmed',
    cues: [
      cue(
        '\\b(?:want|wants|wanted|wanna|going|gonna|plan\\w*|think\\w*|thoughts?|thought|scared|afraid|worried|terrified|frightened|fear|urges?|tempted|might|will|ill|about to|feel like|imagin\\w*|images?|visions?|keep (?:thinking|seeing|picturing)|voices?|tell(?:s|ing)? me to|ready to|need to|threaten\\w*|says? (?:hell|shell|hes going to|shes going to)|(?:going|gonna) (?:fucking )?)\\b.{0,30}',
        '\\b(?:kill|killing|stab|stabbing|shoot|shooting|strangle|strangling|murder|murdering|smother|smothering|suffocat\\w*|drown|drowning|throw|throwing|drop|dropping|poison|poisoning|burn down|harm|harming|hurt|hurting|attack|attacking|shake|shaking)\\b(?: (?:the hell out of|the shit out of|all of|both of|my own))?',
        ' (?:him|her|them|someone|somebody|people|everyone|others?|other people|another person|the baby|my (?:own )?(?:baby|newborn|son|daughter|kids?|children|child|wife|husband|partner|mum|mom|mother|dad|father|brother|sister|boss|neighbou?r|ex|family|colleagues?|teacher|classmates?|girlfriend|boyfriend)|(?:his|her) (?:mum|mother|dad|father|sister|brother|wife|husband|family|baby)|a (?:stranger|man|woman|kid|child))\\b',
      ),
    ],
    unless:
      /\b(?:feelings|by accident|accidental\w*|breastfeed\w*|infect\w*|pass(?:ing)? (?:it|this)|(?:tablets|medicine|drug|paracetamol|ibuprofen|wine|alcohol|caffeine|coffee|x-?ray|scan|flying|vaccine|jab|smoking|stress|exercise|sex|it|this|that|cough\w*) (?:will |would |could |can |might |may )?(?:harm|hurt|kill|affect)\w*|joking|joke|lol|haha+|figure|could (?:just )?(?:kill|strangle|murder) (?:him|her|them|my \w+)|snor\w*|dont want to (?:hurt|harm)|does (?:it|this) (?:hurt|harm)|a party|surprise|throw (?:him|her|them) (?:a|off)|a line|a text|drop (?:him|her|them) (?:a|off|at)|drop (?:my )?\w+ (?:off|at)|dropping (?:him|her|them|the baby) (?:off|at)|off at|film|game|book|lift\w*|hug|socks|dishes|toilet seat|ate (?:the|my) last|roll(?:ing)? over|when i (?:hold|pick)|hands|carpal|grip|shake (?:hands|him awake|her awake)|my back)\b/,
  },
  {
    kind: 'harm-to-others',
    certainty: 'affirmed',
    cues: [
      /\bhomicidal\b|\bvoices?\b.{0,25}\b(?:tell\w*|told|say\w*|order\w*|command\w*|want)\b.{0,25}\b(?:kill|hurt|harm|stab|burn|attack)\b|\b(?:make|making) (?:him|her|them|everyone) pay\b.{0,40}\b(?:knife|gun|tonight|blood|die)\b|\b(?:got|have|carry\w*|bought|took) (?:a|my|the) (?:knife|gun|machete|hammer|bat)\b.{0,50}\b(?:going (?:round|over|to)|waiting for|find him|find her|hes going to|she will|he will|teach|pay for)\b/,
    ],
    unless:
      /\b(?:kitchen|cook\w*|mushroom|film|game|book)\b|\bvoices?\b.{0,40}\b(?:kill|hurt|harm|stab|burn|attack) (?:my|him|her|them) ?sel(?:f|ves)\b/,
  },
  {
    kind: 'harm-to-others',
    certainty: 'possible',
    cues: [
      /\b(?:afraid|scared|worried|terrified) (?:i|of what i|that i)(?:ll| will| might| could|m going to)? ?(?:lose (?:it|control)|snap|do something|hurt (?:someone|somebody|the baby|her|him|my)|might do)\b|\bdont trust myself (?:with|around|alone)\b|\bhorrible (?:thoughts|images|pictures) (?:about|of) (?:the|my|hurting|harming) ?(?:baby|son|daughter|kids|newborn)?\b/,
    ],
    unless: /\b(?:lose (?:it|control) of (?:my )?(?:bladder|bowels|the car)|chocolate|sugar|cake|alcohol|wine|snacks|food)\b/,
  },
  {
    kind: 'harm-to-others',
    certainty: 'possible',
    cues: [
      /\b(?:images?|pictures?|visions?|flashes|thoughts?) (?:\w+ ){0,3}?(?:pop\w*|flash\w*|jump\w*|creep\w*|comes?|coming|keep\w*)\b|\bi (?:just )?(?:keep|cant stop) (?:seeing|picturing|imagining)\b|\bintrusive (?:thoughts?|images?)\b/,
      /\b(?:drown\w*|dropp?\w*|stab\w*|hurt\w*|harm\w*|smother\w*|suffocat\w*|shak\w*|throw\w*|strangl\w*|kill\w*|burning|scald\w*|knife)\b/,
      /\b(?:him|her|them|baby|babys|newborn|son|daughter|kids?|children|child|twins|little (?:one|boy|girl))\b/,
    ],
    unless:
      /\b(?:drop(?:ped|s) (?:his|her|their|a|the) (?!baby|child)\w+|crash|accident|funeral|film|movie|nightmares?|dream\w*|ptsd|abused? me|attack on me|news|war|died)\b/,
  },
  {
    kind: 'harm-to-others',
    certainty: 'affirmed',
    cues: [
      /\b(?:nearly|almost|thought|thinking|wanted|want|could have|could|held|hold|holding|urge|picked up|stood)\b.{0,40}\b(?:pillow|cushion)\b.{0,30}\b(?:face|mouth|head|nose|over (?:him|her|them)|press\w*|end it)\b/,
      /\b(?:him|her|his|hers|their|them|husbands?|wifes?|mums?|moms?|dads?|babys?|mothers?|fathers?)\b/,
    ],
    unless: /\b(?:under|behind|prop\w*|sore neck|snor\w*|sleeps? (?:with|on)|comfort\w*|raise[ds]?|wet|blood|dribbl\w*|between)\b/,
  },
]
