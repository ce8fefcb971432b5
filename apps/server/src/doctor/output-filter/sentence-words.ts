/** The words in which a model may explain. English, lower case; a closed list, so that what is not foreseen does not pass. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/**
 * Words that order nobody to do anything, end nothing well and put nothing off: links between words, body, complaints, tests, and verbs of
 * cause and likeness. Whatever asks somebody to act, denies, counts, soothes or names a helper is no such word: it passes in a phrase of
 * permitted-phrases.ts alone.
 */
export const plainWords = setOf(`
a an the this that these those it its it's they them their there here what which who whose where how when while as and or but with of in on at by from
to into onto through between among around over under above across along behind near inside outside towards down up off out against about than for during
after since because so though although also too both either another other others such like same different several some many more most much few each every
any one ones part parts kind kinds type types form forms way ways rather quite very even still often usually sometimes commonly frequently typically
partly especially particularly perhaps maybe possibly also again later-on then therefore however

is are was be been being has have had having can may might could seem seems seemed look looks looking sound sounds feel feels feeling mean means meant
cause causes caused causing come comes coming came happen happens happening occur occurs start starts started starting begin begins began beginning
become becomes get gets bring brings lead leads leading point points pointing suggest suggests fit fits include includes including involve involves involved
involving affect affects affected affecting explain explains explained describe described describing help helps helped ease eases soothe soothes
reduce reduces trigger triggers triggered make makes making keep keeps carry carries need needs needed require requires deserve deserves belong belongs
lie lies spread spreads spreading move moves moving shoot shoots press presses pressing irritate irritates irritated swell swells swelling bruise bruises
bleed bleeds bleeding breathe breathing cough coughing coughs sneeze sneezing itch itching itches itchy hurt hurts hurting ache aches aching burn burns burning
flow flows build builds beat beats react reacts reacting reaction reactions reach reaches reaching fight fights fighting show shows shown showing
vary varies depend depends relate related relating connected linked associated attached located play plays role combine combined combination combinations
accompany accompanied follow follows followed develop develops developing contain contains narrow narrows narrowed tighten tightens block blocks blocked
stretch stretched strain strained strains worsen worsens worsened increase increases increased raise raises raised lower lowered fall drop drops thin thins
supply supplies pump pumps carry produce produces pass passes passing last-longer notice noticed known called named

pain pains painful painless sore soreness tender tenderness ache cramp cramps cramping crampy discomfort uncomfortable unpleasant pressure tightness tight
stiff stiffness weak weakness numb numbness tingling dizzy dizziness faint fainting vertigo spinning nausea nauseous sick vomiting vomit diarrhoea diarrhea
constipation constipated bloating bloated heartburn indigestion appetite thirst thirsty fever feverish temperature temperatures chill chills shivering
sweat sweats sweating tired tiredness fatigue exhausted drowsy drowsiness confused confusion anxious anxiety mood moods worry stress sleep sleeping awake
sleepiness cough phlegm mucus sputum wheeze wheezing hoarse hoarseness runny stuffy congestion congested sneezing breathlessness breathless breath breaths
palpitations rash rashes hives blister blisters bump bumps lump lumps spot spots patch patches scaly crust crusts flaky dry dryness redness red reddish
pale blue dark black tarry yellow yellowish white brown green grey purple pus ooze weeping swollen inflamed inflammation inflammatory infected infection
infections infectious virus viruses viral bacteria bacterial fungal fungus parasite parasites germ germs allergic allergy allergies injury injuries injured
wound wounds bruise bruising bruises cut cuts bite bites sting stings fracture fractures sprain sprained broken torn tear tears clot clots clotting blockage
stone stones crystals cyst cysts growth growths tumour tumours tumor swelling swellings ulcer ulcers hernia spasm spasms strain symptom symptoms sign signs
complaint complaints problem problems condition conditions illness illnesses disease diseases disorder disorders syndrome deficiency pattern patterns
reason reasons possibility possibilities explanation explanations factor factors picture pictures photo photograph video image light details concern concerns
attack attacks episode episodes fits shortness loss lack gain weight change changes changed difference side effect effects trouble difficulty response

body head face forehead temple temples scalp skull eye eyes eyelid eyelids ear ears nose nostrils mouth lip lips tongue tooth teeth gum gums jaw cheek cheeks
throat tonsil tonsils neck shoulder shoulders arm arms forearm elbow wrist wrists hand hands finger fingers thumb nail nails chest breast breasts rib ribs
back spine disc discs waist belly abdomen abdominal stomach navel bowel bowels intestine intestines gut colon rectum anus groin hip hips pelvis pelvic
buttock buttocks thigh thighs leg legs knee knees calf calves shin ankle ankles foot feet heel heels toe toes sole skin hair bone bones joint joints cartilage
muscle muscles tendon tendons ligament ligaments nerve nerves vein veins artery arteries vessel vessels blood brain heart lung lungs airway airways windpipe
food pipe liver gallbladder pancreas spleen kidney kidneys bladder urethra urinary urine tract prostate testicle testicles womb uterus ovary ovaries vagina
vaginal tube tubes thyroid gland glands hormone hormones lymph node nodes appendix organ organs tissue tissues cell cells lining wall walls pouch pouches
fluid fluids acid bile stool stools wee poo saliva tears period periods cycle pregnancy pregnant navel bone vocal cord cords sinus sinuses middle inner
system immune nervous digestive area areas region place places spot edge edges shape colour color surface size group band ring line

left right upper lower front top bottom centre one-sided both sides same inner outer deep deeper superficial small smaller large larger big bigger long longer
short shorter thick thin hot warm warmth cold cool wet moist dry hard firm soft smooth rough raised flat round irregular irregularly blurred sharp dull throbbing
stabbing severe severely strong stronger mild-pain intense sudden suddenly slow slowly gradual gradually constant constantly steady regular regularly frequent recurring repeated
new acute chronic recent recently possible likely less common rare-cause typical certain-foods various numerous underlying early late-stage main first second
high low raised elevated active overactive underactive irritable sensitive sensitivity tense worse worst important serious urgent quickly quick treatment examination
tests test scan ultrasound x-ray sample level levels result results report document value values marked iron oxygen sugar salt vitamin gluten pollen dust plant plants
soap food foods meal meals fatty spicy milk nuts stairs movement movements exertion exercise activity work standing sitting walking bending lifting swallowing
eating drinking urination urinating passing walk walks person people adults adult women woman men man child children baby babies infants infant older younger
age ages family house school night nights morning evening daytime rest sleep shower compress drinks drink
haemoglobin hemoglobin carries cells count pulse rate beats heartbeat rhythm circulation rays habits concentration memory vision hearing smell taste sight noise sun
heat weather-change season travel bang blow hit accident surgery-scar needle age-related life-stage menopause flushes puberty room

all lasts last lasting things thing would runs run running body's doctor-checked as-well find finds together whether something somewhere fast poor poorly easily appear appears appearing little close closely whole single double pubic headache headaches gallstones
backache earache toothache stomachache irritation discharge limp limping long-lasting seen why always sometimes-felt felt found comfortable waves wave band-like
membrane spinal cord eardrum collarbone kneecap hamstring cheekbone sinuses throughout-body outer surface layer layers bacteria toxin toxins substance substances
mixture balance posture tension lack amount amounts supply fluid-filled tender firmness heaviness heavy fullness full empty stretched thickened narrowing widening
weakened damaged damage harm-free exposed exposure contact caught pass-on contagious carried bite-mark insect mosquito tick bee wasp animal flower flowers grass pets
cat dog latex nickel metal perfume detergent shampoo clothing shoes work-related screen computer keyboard desk phone-screen lifting-strain running jogging sport
hormonal genetic inherited family-history emotional physical mental nervous psychological-strain low-mood sadness tearful thoughts feelings energy interest tiring
scratchy croaky gritty watery swollen-looking cloudy foamy smelly strong-smelling bloody bright pinkish pink coin ring-shaped raised-edge honey-coloured
second third half one two three four five six ten once twice hour hours minute minutes
because-of due owing result-of resulting linked-to caused-by depending belonging coming-from according-to-age nearby close-by surrounding
healed injured-area bony knuckles knuckle eyelash eyebrow earlobe nostril forearms wrists ankles armpit armpits navel-area flank flanks side-pain
clearly-visible visible outline border borders photo-light darker lighter lit unclear
`)

/** Names of illnesses in everyday words: in a statement about a picture they are none of what is seen. */
export const illnessWords = setOf(`
flu covid cold colds measles mumps chickenpox shingles gout migraine migraines asthma eczema psoriasis sciatica anaemia anemia diabetes cancer stroke sepsis
infection infections infected allergy allergic disease illness disorder syndrome cyst cysts tumour tumor hernia ulcer fracture fractures clot clots benign
`)

/** How a word ends that is the name of an illness or its like. */
export const medicalEnding =
  /(?:itis|osis|oses|oma|omas|aemia|emia|opathy|algia|uria|rrhoea|rrhea|plegia|ectasis|trophy|dynia|penia|stenosis|megaly|lithiasis|phagia|pnoea|pnea|ectomy|scopy|gram|aneurysm|embolism|thrombosis|eclampsia|asthma)s?$/

/** Verbs that make a sentence a statement. */
export const statingVerb =
  /\b(?:is|are|was|were|it's|can|may|might|could|has|have|had|seems?|looks?|feels?|sounds?|means?|causes?|comes?|happens?|occurs?|starts?|begins?|becomes?|brings?|leads?|points?|suggests?|fits?|includes?|involves?|affects?|explains?|helps?|eases?|soothes?|reduces?|triggers?|makes?|needs?|requires?|deserves?|belongs?|lies?|spreads?|moves?|shoots?|press(?:es)?|irritates?|swells?|bleeds?|flows?|builds?|beats?|reacts?|reach(?:es)?|fights?|shows?|var(?:y|ies)|depends?|plays?|follows?|develops?|contains?|narrows?|thins?|carr(?:y|ies)|pumps?)\b/

/** What says that a statement is one of several that could be. */
export const hedge =
  /\b(?:may|might|could|can|possible|possibly|perhaps|maybe|possibility|possibilities|likely|suggests?|seems?|appears?|sometimes|often|among|would|if|several|different)\b/

const complaint =
  '(?:pains?|aches?|fever|headaches?|cough|rash|bleeding|blood|swelling|lump|mole|symptoms?|complaints?|dizziness|vomiting|nausea|diarrhoea|breathlessness|numbness|weakness|tiredness|cramps?|cause|reason|problem|answer|spot|patch|baby|child|result|picture|photo|photograph|image|scan|test|report|x-ray|diagnosis)'
const states = statingVerb.source.slice(2, -2)

/** A statement about this patient, or about one thing that was spoken of, and not in general. */
export const aboutPatient: readonly RegExp[] = [
  /\b(?:you(?:'re|'ve)?|he|she|they) (?:have|has|had|are|were|is|was|feel|get|need|suffer|became|become|look|sound|do|did|lack)\b|\byou(?:'re|'ve)\b/,
  /\b(?:this|it|these|those|what you \w+) (?:is|are|was|were|has|have|comes?|means?|points?|looks?|sounds?|needs?|lies?|happens?|starts?|fits?|feels?|shows?|brings?|helps?|makes?|leads?|gets?|passes)\b/,
  /\bexplains\b/,
  /(?:^|[,;:.] ?|\b(?:and|but|so) )that (?:is|was|means|looks|sounds|comes)\b|\bit's\b/,
  new RegExp(`\\b(?:your|his|her|their)(?: [\\w-]+){1,4} (?:${states})\\b`),
  new RegExp(`\\bthe ${complaint}(?: [\\w-]+){0,4} (?:${states})\\b`),
  // "Pain on that side is wind": what is told of a complaint without a doubt.
  new RegExp(
    `^(?:(?!is |are |may |can )[a-z-]+ ){0,3}${complaint}(?: [\\w-]+){0,6} (?:is|are|comes?|means?|points?|responds?|belongs?|shows?|suggests?)\\b(?! (?:a (?:common |possible )?(?:sign|symptom|reason)|caused|typical (?:of|for) (?!your)|common|often))`,
  ),
]

/** A clause that begins with an act and what is acted on. */
export const looksLikeOrder =
  /(?:^|[,;:.!?§] ?|\b(?:and|or|then|but|so|please|also|to) )([a-z'-]+) (?:the|a|an|your|it|this|these|those|them|him|her|yourself|some|any|his|more|up|down|off|out)\b/g
const orders =
  '(?:absorb|add|adjust|affect|avoid|be|bear|beat|become|begin|bend|bleed|blow|boil|breathe|bring|build|burn|carry|catch|cause|chew|close|collect|combine|come|compress|concentrate|confirm|consider|contract|count|cover|cut|destroy|develop|digest|direct|drain|drink|drop|ease|end|escape|expand|extend|fall|feel|fill|filter|flow|fold|follow|form|get|grind|grip|handle|hang|happen|harden|have|heal|heat|help|hold|identify|imagine|include|increase|involve|irritate|keep|lead|lie|lift|lock|look|loosen|lose|lower|make|mark|measure|mix|move|need|occur|open|pass|peel|perform|pinch|play|point|predict|prefer|press|produce|protect|provoke|pull|pump|push|put|raise|reach|react|reduce|refer|release|remember|repeat|reserve|rest|restrict|retain|return|reveal|rotate|rub|scratch|select|sense|separate|shake|share|shift|show|shrink|sit|smell|smoke|soothe|sound|split|spread|squeeze|start|stay|stiffen|stimulate|store|straighten|stretch|strike|strip|support|suspect|swallow|swell|swim|swing|take|thicken|tie|tighten|touch|transfer|travel|trigger|turn|twist|understand|urinate|use|vape|vary|wake|weaken|wear|weigh|widen|wonder)'
/** A verb that orders where a sentence begins with it, unless it is the thing that the sentence speaks of. */
export const orderVerb = new RegExp(
  `(?:^|[;:§] ?)${orders}\\b(?! (?:can|may|might|could|is|are|has|often|usually|sometimes|from|of|or|during|also|with|helps?|eases|soothes|comes|means|brings|occurs|happens|starts|needs|causes|makes)\\b)|[,;:§] ?${orders} (?:the|a|an|your|it|this|these|those|them|him|her|yourself|some|any|his|firmly|hard|quickly|slowly|up|down|off|out)\\b`,
)
/** What is said to do good has to be one of these. */
export const remedy =
  /\b(?:helps?|eases?|soothes?|reduces?|lowers|relieves?|treats?|heals?|cures?|calms?|loosens?|(?:helped|reduced|lowered|eased|treated|relieved|soothed) (?:by|with))\b/
export const harmlessRemedy =
  /^(?:\W|a|an|some|any|the|warm|hot|cool|cold|damp|light|small|frequent|gentle|regular|enough|plenty|of|more|good|plain|lukewarm|quiet|deep|slow|your|other|further|few|simple|blood|urine|another|and|or|it)*(?:§|drinks?\b|rest(?:ing)?\b|sleep(?:ing)?\b|compress|shower|bath\b|stretching|fluids|water\b|tea\b|soup|meals|tests?\b|ultrasound|scan\b|sample|x-ray|examination|breathing|drinking water|movements?\b|heating pad|hot-water|fresh air|steam|questions)/
/** Tests and treatment spoken ill of. */
export const againstCare =
  /\b(?:tests?|examinations?|scans?|surgery|operations?|x-rays?|treatments?|hospitals?|needles?)\b.*\b(?:injur\w*|spreads?|damag\w*|hurts?|irritat\w*|more pain|worse\w*|risk\w*|danger\w*|harm\w*|trigger\w*|cause)\b/
/** "A baby can have ...": leave to give, where it is not what an illness can have. */
export const leaveToHave =
  /\b(?<!\byou )(?:can|may|could|might) have\b(?! (?:many|several|different|various|a (?:number|variety|viral)|other|more than one|similar|the same|causes|been)\b)|\bso[.!?]?$/
/** Times that put care off. */
export const farTime =
  /\b(?:months?|monthly|weeks?|years?|summer|winter|autumn|spring|seasons?|later|afternoon|schedule|routine|long-term|eventually|less(?! likely| common)|off|away|rarely|time)\b/
/** What is done with a thing by putting it aside. */
export const leavingBe = /\b(?:be|is|are|was|been|being) left\b|\bleft (?:alone|as)\b/
/** What may stand there without being an order: links, and what forms of to be begin with. */
export const opensNoOrder = setOf(`
is are was were be been has have had can may might could with of in on at by from to into through between around over under above across behind near inside
outside towards for during after since because so though although as like than and or but which that when while if where how what who also both either rather
even still often usually sometimes then means mean cause causes caused brings bring make makes affect affects involve involves include includes including explain explains
press presses reach reaches show shows come comes coming came happen happens lie lies spread spreads move moves lead leads point points suggest suggests start starts feel feels
look looks get gets shoot shoots develop develops become becomes need needs pain burning pressure swelling inflammation infection numbness tingling redness changes change pressing
irritate irritates flow flows build builds begin begins another some more this these such play plays role carry carries helps help trouble bruising itching
whether where sometimes because do does did would will should not one ones it its they them there here pains bleeding rash cough coughing cramps sitting standing walking going about along among against during not-yet sharp dull lying
`)

/** How a sentence begins that says back what the patient has told. */
export const toldOfThem =
  /^your (?:[a-z]+ ){1,2}(?:started|began)\b|^(?:(?:because|since|as|with|given that|and|so|from what you describe|as you said),? )?you(?:'re|'ve| are| have| feel| also have| told me| mentioned| said| described| reported)\b/
