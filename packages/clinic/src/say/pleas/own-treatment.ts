import type { PleaPoint } from './point.ts'

const opioids =
  '(?:oramorph|morphine|dihydrocodeine|co-?codamol|codeine|tramadol|oxycodone|oxycontin|oxynorm|fentanyl|percocet|vicodin|norco|hydrocodone|buprenorphine|tapentadol|opioids?|opiates?)'
const antibiotics =
  '(?:antibiotics?|amoxi\\w*|ampi\\w+|augmentin|cipro\\w*|flagyl|metronidazole|azithro\\w*|doxy\\w*|penicillin|co-?amoxiclav|septrin|cef\\w+|ceph\\w+|erythromycin|clarithromycin|nitrofurantoin|trimethoprim)'
/** What is taken as always, or must not be taken, is no plan. */
const ofHabit =
  /\b(?:(?:im|i am|hes|he is|shes|she is|been) (?:always |still )?on|prescribed|every day|daily|each day|allerg\w*|begg?\w*|junkie|addict\w*|refused (?:me|him|her))\b/
const antiInflammatories =
  '(?:diclofenac|voltarol|voltaren|ibuprofen|nurofen|advil|motrin|naproxen|aleve|aspirin|anti-?inflammator(?:y|ies))'

/** What people mean to do against an emergency with their own hands, and whether it helps or harms. The first that fits is said. */
export const ownTreatments: readonly PleaPoint[] = [
  {
    cue: /\bsteam\w*|\b(?:hot|running the) shower\b|\bkettle\b|\bvapou?r\b/,
    cards: /^(?:throat-closing|asthma|breathless|choking)/,
    text: 'Steam does not open an airway that has swollen or tightened, and hot water scalds. What opens it is medicine to breathe in and steroids, and the crew carries them.',
    source: 'NHS: Croup; BSACI and NICE advise no steam',
  },
  {
    cue: /\b(?:heat(?:ing)? ?(?:pad|pack|lamp)?|hot|warm\w*|hottie|radiator|rub(?:bing|bed)?|massag\w+|foot ?bath)\b/,
    cards: /^(?:cold-limb|frostbite)$/,
    unless: /\bfeels? (?:hot|warm)\b/,
    text: 'Please take any heat away and do not rub it: a limb without blood cannot feel a burn, and warmth does not open a blocked vessel. {reason}',
    source: 'NHS: Acute limb ischaemia; British Red Cross: Frostbite',
  },
  {
    cue: /\b(?:hot[- ]?water bottle|heat(?:ing)? ?(?:pad|pack|patch)|hottie|(?:hot|warm) (?:bath|shower|compress|towel|flannel)|soak in the bath)\b/,
    text: 'Warmth may feel kind, but it treats nothing of this and can cover up that it gets worse. {reason}',
    source: 'NHS: Appendicitis, Testicle pain',
  },
  {
    cue: /\b(?:ties?|tied|tying|ropes?|tourniquet|belt|strings?|straps?|rubber band|shoe ?laces?)\b/,
    cards: /^snake-bite$/,
    text: 'Being tied tight does not hold the venom back, and it can cost the limb. Tie nothing more, and tell {number} first of all that it is on: they say how it is loosened slowly. Keep the limb still.',
    source: 'WHO: Guidelines for the management of snakebites',
  },
  {
    cue: /\b(?:stones?|suck\w*|cut(?:ting)?|herb\w*|leaves|leaf|poultice|kerosene|petrol|onion|urine|native|healer|baba|concoction|anti-?venom|ice|electric\w*)\b/,
    cards: /^snake-bite$/,
    unless: /\b(?:got|given|had|has|have) (?:the )?anti-?venom\b/,
    text: 'No stone, cut or herb draws venom out; that has been tested, and the time it takes is what kills. Only antivenom works: ask {number} which hospital has it, and go straight to that one.',
    source: 'WHO: Guidelines for the management of snakebites',
  },
  {
    cue: /\b(?:push\w*|shov\w*|forc\w*|press\w*|squeez\w*|pop\w*|massag\w*|work\w*|ease|tuck\w*)\b.{0,30}\b(?:back|in|hard|it|down|flat)\b/,
    story:
      /\bhernia\b|\b(?:lump|bulge|swelling)\b.{0,60}\b(?:groin|belly|navel|tummy|scar)\b|\b(?:groin|belly|navel|tummy)\b.{0,60}\b(?:lump|bulge|swelling)\b/,
    cards: /^(?:belly|general)$/,
    text: 'Please do not try to push it back: the bowel that is trapped in it may be dying, and force can burst it. Leave it alone; a surgeon frees it.',
    source: 'NHS: Hernia',
  },
  {
    cue: /\b(?:twist|turn|untwist|rotate|ice|cold pack|frozen peas|support\w*|jock ?strap)\b/,
    cards: /^testicle$/,
    text: 'Please do not handle it yourself: turning it the wrong way makes it tighter, and cold does not bring the blood back. {reason}',
    source: 'NHS: Testicle pain; BAUS: Testicular torsion',
  },
  {
    cue: /\b(ghee|butter|oil|honey|breast ?milk|milk|castor oil|urine|saliva|spit|onion|salt water|tea ?bags?|lemon|herbs?|rose ?water|vinegar)\b/,
    cards: /^eye-/,
    text: 'Please put no {named} in the eye: it carries germs in and takes nothing out, and it hides what they have to see. Only clean water belongs in it, and after a splash a great deal of it: rinse for 20 minutes, and go on rinsing on the way.',
    source: 'NHS: Eye injuries',
  },
  {
    cue: /\b(?:drops|ointment|chloramphenicol|optrex|conjunctivitis|pink eye|antihistamine|eye ?wash)\b/,
    story:
      /\b(?:bulg\w*|stick\w* out|hurts? (?:\w+ ){0,2}(?:look|move)\w*|behind the eye|swel\w+ shut|swollen (?:\w+ )?shut|double|two of)\b/,
    cards: /^(?:eye-|sepsis|ill-child|general)/,
    text: 'Conjunctivitis does not push the eyeball out or make it sore to move. This sits behind the eye, where drops do not reach: it needs antibiotics into a vein, or sight is lost.',
    source: 'NHS: Cellulitis; Moorfields: Orbital cellulitis',
  },
  {
    cue: /\b(?:drops|ointment|chloramphenicol|optrex)\b/,
    cards: /^eye-/,
    text: 'Drops from a shelf do not reach what threatens the sight here, and some make it worse. {reason}',
    source: 'NHS: Glaucoma, Detached retina',
  },
  {
    cue: /\b(?:migra\w*|\w*triptans?|pain ?killers?|paracetamol|tylenol|ibuprofen|nurofen|excedrin|(?:lie|lying|lay) (?:down )?in (?:the|a) dark)\b/,
    cards: /^eye-sight$/,
    text: 'A tablet would dull the ache and leave the pressure in the eye as it is, and a dark room can even raise it. {reason}',
    source: 'NHS: Glaucoma',
  },
  {
    cue: new RegExp(`\\b(?:${opioids}|pain ?killers?|sleeping (?:pills?|tablets?)|diazepam|valium|migraleve|\\w*triptans?)\\b`),
    cards: /^(?:head-injury|sudden-headache|confusion|stroke|meningitis)$/,
    text: 'A painkiller would dull the pain and not what causes it, and the strong ones make drowsy: just the sign that nobody must miss now. {reason}',
    source: 'NHS: Head injury, Subarachnoid haemorrhage',
  },
  {
    cue: new RegExp(`\\b${opioids}\\b`),
    unless: ofHabit,
    cards: /^(?:chest-pain|breathless|asthma|sepsis|opioid|torn-vessel|leg-clot|heart-rhythm)$/,
    text: 'Please do not take more of the strong painkillers by yourself: opioids slow the breathing, and it is the breathing that worries me. In hospital you get enough against the pain while somebody watches the oxygen.',
    source: 'NHS: Morphine; NICE CG143: Sickle cell disease',
  },
  {
    cue: new RegExp(`\\b${opioids}\\b`),
    unless: ofHabit,
    text: 'Please no strong painkillers of your own now: they hide how bad it gets and slow the breathing. There they can give you more than that, and watch you. {reason}',
    source: 'NHS: Codeine, Morphine',
  },
  {
    cue: /\b(?:piriton|benadryl|antihistamines?|cetirizine|zyrtec|loratadine|clarit[iy]n|diphenhydramine|chlorphen\w*|fexofenadine|allegra|avil|phenergan)\b/,
    cards: /^(?:anaphylaxis|sting|throat-closing)$/,
    text: 'An antihistamine eases the itch, and slowly. It does not open the throat or hold the blood pressure up: only adrenaline does that.',
    source: 'Resuscitation Council UK: Anaphylaxis',
  },
  {
    cue: new RegExp(
      `\\b(?:${antibiotics}|(?:from|at) (?:the|a) (?:chemist|pharmacy)|name of (?:the|a) (?:drug|medicine|tablet)|injections?)\\b`,
    ),
    cards: /^(?:sepsis|meningitis|baby-fever|ill-child|bleeding-after-birth|birth)$/,
    unless: /\bcut off|\ballerg|\b(?:what|will|would|do) (?:(?:will|would|do) )?(?:they|the (?:doctors?|hospital|nurses?))\b/,
    text: 'Antibiotics from a packet, or one injection at home, are too slow and too weak for an infection that has got into the blood. They have to go into a vein again and again, with fluid, and somebody has to watch the blood pressure.',
    source: 'UK Sepsis Trust; WHO: Maternal peripartum infections',
  },
  {
    cue: new RegExp(`\\b${antibiotics}\\b`),
    unless: ofHabit,
    cards: /^(?:belly|testicle)$/,
    text: 'Antibiotics alone do not mend this: if something has burst, twisted or closed, a surgeon has to see to it, and tablets only hide it for a few hours. {reason}',
    source: 'NHS: Appendicitis; BAUS: Testicular torsion',
  },
  {
    cue: new RegExp(`\\b${antibiotics}\\b`),
    unless: ofHabit,
    text: 'Antibiotics do not treat what I fear here, and a few tablets can blur the tests. {reason}',
    source: 'NHS: Antibiotics',
  },
  {
    cue: /\b(?:\d+ units|insulin|whack in|extra dose|correction dose|bolus)\b/,
    cards: /^high-sugar$/,
    unless: /\b(?:no|not|dont|without|ran out of|missed|forgot|havent|skip\w*|leave|stop\w*)\b.{0,16}\binsulin\b|\bsick.?day\b/,
    text: 'Please no guessed dose. In this state insulin has to go in by the hour, with a drip and blood tests beside it: done alone, the potassium can drop and stop the heart.',
    source: 'NHS: Diabetic ketoacidosis; JBDS guideline',
  },
  {
    cue: /\b(?:ginger ale|flat coke|coke|7 ?up|sprite|lucozade|dioralyte|electrolytes?|gatorade|coconut water|(?:drink\w*|loads of|plenty of|lots of|more) (?:\w+ ){0,3}(?:water|fluids?)|flush\w*)\b/,
    cards: /^high-sugar$/,
    text: 'Drinking cannot catch up with what the body loses in this: the fluid has to go in by drip, together with insulin. {reason}',
    source: 'NHS: Diabetic ketoacidosis',
  },
  {
    cue: /\b(?:(?:stop|quit|lay off|leave off|come off|cut out)\w* (?:\w+ ){0,2}(?:taking|them|it|tablets|pills|paracetamol)|(?:drink\w*|loads of|plenty of|lots of) (?:\w+ ){0,3}(?:water|fluids?)|flush\w*|detox)\b/,
    cards: /^(?:poison-mouth|opioid|sugar-tablets)$/,
    text: 'Do stop them, yes. But water does not wash out what the body has taken in already: only a blood test shows whether the liver needs the antidote, and it works best early.',
    source: 'NHS: Paracetamol overdose; TOXBASE advice',
  },
  {
    cue: /\b(?:only|just)\b.{0,20}\b(?:paracetamol|tylenol|panadol|calpol|acetaminophen|iron|vitamins?|aspirin)\b|\bover the counter\b|\bbuy (?:it|them) (?:in|at|from|any)/,
    cards: /^poison-mouth$/,
    text: 'It is sold everywhere and safe in the right dose. Above that it harms the liver, and for a day or two one feels next to nothing of it; only a blood test shows it.',
    source: 'NHS: Paracetamol overdose',
  },
  {
    cue: /\b(?:steroids?|predn\w+|cortisone|methyl ?pred\w*|flare\w*)\b/,
    story: /\b(?:knee|hip|ankle|joint|wrist|elbow|shoulder|toe|finger)\b/,
    cards: /^(?:sepsis|general|fracture)$/,
    text: 'A flare seldom makes one joint this hot with shivering. Steroids on top would cool the pain while an infection eats the joint: fluid has to be drawn from it first, today.',
    source: 'BSR: Hot swollen joints; NHS: Septic arthritis',
  },
  {
    cue: /\b(?:coartem|lonart|arte\w+|amatem|chloroquine|quinine|fansidar|camoquin(?:e)?|malaria|typhoid)\b/,
    story: /\b(?:confus\w*|talk\w*|sit\w*|yellow|urine|pee|convuls\w*|fits?|unconscious|wake|drowsy|sleepy|breath\w*|stand|weak\w*|pale)\b/,
    cards: /^(?:general|ill-child|sepsis|confusion|fit|meningitis|baby-fever|unconscious-breathing|dried-out)$/,
    text: 'Malaria with signs like these is the severe kind, and it can kill within a day. Tablets by mouth are too slow and can go into the lungs: it needs artesunate into a vein or muscle, today.',
    source: 'WHO: Guidelines for malaria',
  },
  {
    cue: /\b(?:whisk(?:e)?y|brandy|vodka|rum|gin|ogogoro|schnapps|hot toddy|nip of|tot of)\b/,
    text: 'No more alcohol, please: it treats nothing here, hides how things stand, and gets in the way of an anaesthetic. {reason}',
    source: 'British Red Cross: First aid',
  },
  {
    cue: /\b(gaviscon|rennies?|antacids?|omeprazole|tums|pepto\w*|eno|alka\w*|baking soda|milk of magnesia|indigestion (?:tablets?|remedy)|burp\w*|belch\w*)\b/,
    cards: /^(?:chest-pain|torn-vessel|heart-rhythm|breathless|stroke)$/,
    text: 'A heart pain can settle after an antacid or a burp as well, so that proves nothing. Only a tracing and a blood test tell heart from stomach. {reason}',
    source: 'NHS: Heart attack',
  },
  {
    cue: /\b(?:gaviscon|rennies?|antacids?|omeprazole|tums|pepto\w*|eno|milk)\b/,
    cards: /^vomiting-blood$/,
    text: 'That does not close a vessel that bleeds, and the stomach should be empty when they look inside. {reason}',
    source: 'NHS: Stomach ulcer',
  },
  {
    cue: new RegExp(
      `\\b(?:cut(?:ting)? out|stop\\w*|leav\\w* (?:off|out)|come off|skip|no more|lay off|knock|drop|ditch)\\b.{0,24}\\b(?:tablets?|pills?|${antiInflammatories})\\b`,
    ),
    cards: /^(?:vomiting-blood|bleeding|belly)$/,
    text: 'Yes, leave it out. But the bleeding is there already, and stopping the tablets does not close it. Nothing to eat for now, no soup either: they may have to look inside.',
    source: 'NHS: Stomach ulcer; NICE CG141',
  },
  {
    cue: /\b(guinness|stout|iron (?:tablets|pills)|beetroots?|liquorice|licorice|black pudding|blueberries|charcoal)\b/,
    cards: /^(?:vomiting-blood|bleeding)$/,
    text: 'That can darken what comes out, but it does not make it tarry and foul, and it does not make anyone faint. That is blood, until shown otherwise. {reason}',
    source: 'NHS: Bleeding from the bottom',
  },
  {
    cue: /\b(?:doppler|heart ?beat|listen\w* in|heard (?:the|his|her) heart)\b/,
    cards: /^(?:bleeding-pregnant|preeclampsia|birth|bleeding-womb|general|belly)$/,
    story: /\b(?:pregnan\w*|w(?:ee)?ks|bump|baby|him kick|her kick|kick\w*)\b/,
    text: 'A home doppler easily picks up your own pulse, and a heartbeat alone does not say that a baby is well. Bleeding or fewer movements need the monitor of a maternity unit, now.',
    source: "NHS: Your baby's movements; Tommy's and RCOG on home dopplers",
  },
  {
    cue: /\b(?:watch|fitbit|oximeter|bp|blood pressure|sats|oxygen|pulse|ecg|heart rate|thermometer|monitor)\b.{0,30}\b(?:normal|fine|ok|okay|good|perfect)\b/,
    text: 'A normal reading at home is good to hear, but it cannot show what I am afraid of. {reason}',
    source: 'NHS: Heart attack, Sepsis',
  },
  {
    cue: /\b(?:napp(?:y|ies)|diapers?|poo\w*|stools?|other end|come out|comes out|pass(?:es)? it|come through|potty|toilet)\b/,
    cards: /^button-battery$/,
    text: 'Please do not wait for it in the nappy. A coin may come out by itself; a battery that is stuck burns a hole within two hours, also in a child who eats and plays. Only an X-ray shows where it is. Nothing more to eat until then.',
    source: 'NHS: Button batteries; NCEC: Button battery ingestion',
  },
  {
    cue: /\b(?:laxatives?|senna|senokot|dulcolax|enema|prunes?|castor oil|lactulose|movicol|miralax|laxido|suppositor\w+|fibre|purge)\b/,
    cards: /^(?:belly|general|vomiting-blood)$/,
    text: 'Please no laxative: if the bowel is blocked or inflamed, pushing it can make it burst. {reason}',
    source: 'NHS: Appendicitis, Bowel obstruction',
  },
  {
    cue: /\b(?:massag\w+|rub(?:bing|bed)?|stretch\w*|walk it off|foam roll\w*|compression|flight socks|stockings|deep heat|tiger balm|volt\w+ gel)\b/,
    cards: /^leg-clot$/,
    text: 'Please do not rub, massage or bind the leg: if there is a clot, a piece can come loose and go to the lungs. {reason}',
    source: 'NHS: DVT',
  },
  {
    cue: /\b(?:stretch\w*|massag\w+|exercises?|inversion|crack\w* (?:it|my back)|heat|walk it off|bed rest)\b/,
    cards: /^(?:cauda-equina|spine)$/,
    text: 'No stretching, massage or manipulation now: the nerves are being pressed, and that can press harder. {reason}',
    source: 'NHS: Cauda equina syndrome; GIRFT pathway',
  },
  {
    cue: /\b(?:pop|push|pull|yank|snap|straighten)\w* (?:it|the \w+|my \w+) (?:back|straight|out|in)\b/,
    cards: /^(?:fracture|spine|general)$/,
    text: 'Please do not pull it straight: a vessel or nerve can be caught in it. Leave it as it lies. {reason}',
    source: 'NHS: Broken bones',
  },
  {
    cue: /\b(agbo|herbal \w+|herbs?|concoctions?|bitter leaf|garlic|turmeric|haldi|apple cider vinegar|aloe vera|neem|tulsi|kadha|homeopath\w*|essential oils?|cbd(?: oil)?|vicks|onions?|mustard|holy water|anointing oil|ayurved\w*|manuka|colloidal silver|epsom salts?)\b/,
    unless: /\b(?:smok\w*|allerg\w*)\b/,
    text: 'I respect that it has helped before, but nothing of that kind can treat this one in time, and some of it strains the liver or the kidneys. {reason}',
    source: 'NHS: Herbal medicines',
  },
]
