import type { FirstAidCard } from '../first-aid-card.ts'

/** After a birth the womb has first aid of its own. */
const notAfterBirth =
  /^(?!.*\b(?:gave birth|given birth|had (?:a|the|my|her|our) (?:\w+ )?(?:baby|twins|girl|boy|section|c-section)|(?:baby|twins|girl|boy) (?:was |were |is |came )?(?:just )?(?:born|delivered)|just born (?:a )?baby|delivered|after (?:the |giving )?birth|postpartum)\b)/

/** Pregnancy, birth, newborns and babies. */
export const motherAndChildCards: readonly FirstAidCard[] = [
  {
    id: 'newborn-limp',
    title: 'a newborn who is limp',
    rules: /^(?:newborn-not-feeding|newborn-salts|seen:newborn-limp)$/,
    words: [
      /\b(?:just (?:been )?born|newborn|new born|days? old|came out|gave birth)\b.{0,80}\b(?:limp|floppy|blue|not (?:crying|breathing)|wont (?:cry|feed|wake))\b/,
      /\b(?:newborn|new born|days? old)\b.{0,40}\b(?:limp|floppy|like a rag ?doll)\b/,
    ],
    toYears: 0.1,
    steps: [
      'Call {number} on speaker.',
      'Dry the baby hard with a warm towel and rub the back. Keep warm, with a hat.',
      'Lay flat, head level, chin a little up.',
      'Not breathing: 5 small puffs over mouth and nose. Then go on as the call handler says.',
      'Breathing: skin to skin on a chest, covered.',
    ],
    doNot: ['Do not shake or slap.', 'Do not cut or pull the cord.'],
    reasons: [
      'A limp baby has too little air, sugar or warmth, and small bodies have no reserve.',
      'Babies get worse fast and get better fast, once helped.',
    ],
    sources: ['Resuscitation Council UK: Newborn life support', 'AHA: Neonatal resuscitation'],
  },
  {
    id: 'baby-limp',
    title: 'a baby who is limp or will not feed',
    rules: /^(?:baby-not-feeding-ill)$/,
    words: [
      /\b(?:baby|months? old|infant)\b.{0,60}\b(?:limp|floppy|like a rag ?doll)\b/,
      /\b(?:limp|floppy|like a rag ?doll)\b.{0,60}\bbaby\b/,
    ],
    toYears: 2,
    steps: [
      'Call {number} on speaker.',
      'Rub the feet or the back and speak to the baby.',
      'Breathing: keep warm and hold on the side, head a little lower than the belly.',
      'Not breathing: lay flat, chin a little up, 5 small puffs over mouth and nose. Then go on as the call handler says.',
      'Note when the last feed and the last wet nappy were.',
    ],
    doNot: ['Do not shake or slap.', 'Do not force milk or water into the mouth.'],
    reasons: [
      'A limp baby has too little air, sugar or warmth, and small bodies have no reserve.',
      'Babies get worse fast and get better fast, once helped.',
    ],
    sources: ['Resuscitation Council UK: Paediatric basic life support', 'St John Ambulance: Unresponsive baby'],
  },
  {
    id: 'birth',
    title: 'a baby that is coming now',
    rules: /^(?:birth-now|labour-has-begun|waters-gone)$/,
    conditions: ['labour-at-term', 'preterm-labour', 'premature-rupture-of-membranes'],
    words: [
      /\b(?:baby|head|she|he)\b.{0,30}\b(?:is coming|coming out|crowning|i can see the head)\b/,
      /\b(?:need|want|urge) to push\b|\bcontractions? (?:are )?(?:every|back to back|[1-3] min)/,
      /\bwaters? (?:have |has |just )?(?:broke|broken|gone)\b/,
    ],
    steps: [
      'Call {number} on speaker, then the maternity unit.',
      'Lie on the left side or kneel, on clean towels. Pant, do not push, until help is there, if you can.',
      'Baby coming: support the head with clean hands, let it come on its own.',
      'Dry the baby at once, lay it on the mother’s skin, cover both. Rub the back if it does not cry.',
      'Leave the cord alone. Note the time.',
    ],
    doNot: ['Do not pull on baby or cord.', 'Do not cut the cord.', 'Do not hold the baby back. Do not sit on the toilet.'],
    reasons: ['A fast birth can be over before a car is there.', 'A crew has what mother and baby need in the first minutes.'],
    ahead: 'The call handler talks you through each step. Most fast births go well.',
    sources: ['NHS: Giving birth unexpectedly', 'ACOG: Out-of-hospital birth', 'St John Ambulance: Emergency childbirth'],
  },
  {
    id: 'bleeding-after-birth',
    title: 'heavy bleeding after birth',
    rules: /^(?:bleeding-after-birth\w*|bleeding-after-birth-shock)$/,
    findings: ['heavy-bleeding-after-birth'],
    conditions: ['postpartum-haemorrhage'],
    words: [
      /\b(?:gave birth|given birth|had (?:my|the|a|her|our) (?:\w+ )?(?:baby|twins|girl|boy)|just born (?:a )?baby|(?:baby|twins) (?:was |were |is )?(?:just )?born|had a (?:section|c-section)|after (?:the )?birth|postpartum|days? after)\b.{0,120}\b(?:bleed\w*|blood|clots?|soak\w*|pads?)\b/,
    ],
    steps: [
      'Lie flat, legs up, warm.',
      'Rub the belly firmly just under the navel until it feels hard.',
      'Empty the bladder if you can. Put the baby to the breast.',
      'Keep pads and clots to show.',
    ],
    doNot: ['Do not put a tampon in.', 'Nothing to eat.', 'Do not get up alone.'],
    reasons: ['A womb that does not tighten can bleed a litre within minutes.', 'There is medicine that makes it tighten.'],
    sources: ['WHO: Postpartum haemorrhage', 'RCOG: Postpartum haemorrhage'],
  },
  {
    id: 'bleeding-womb',
    needs: [notAfterBirth],
    unless: [/\b(?:pregnan\w*|expecting|weeks gone|late period|missed (?:my |a )?period|positive test|miscarr\w*|ectopic)\b/],
    title: 'heavy bleeding from the womb',
    rules: /^vaginal-bleeding-faint$/,
    findings: ['vaginal-bleeding-heavy-periods', 'vaginal-bleeding-abnormal'],
    words: [
      /\b(?:period|tampon|pads?|clots|flooding)\b.{0,80}\b(?:soak\w*|every (?:half )?hour|non ?stop|pouring|gush\w*|dizzy|faint\w*|light ?headed|pale|heavy|heavily)\b|\b(?:soak\w*|bleed\w* (?:heavily|so much|non ?stop)|flood\w*|heavy)\b.{0,60}\b(?:period|tampons?|pads?|clots)\b/,
    ],
    steps: [
      {
        self: 'Lie down flat with your legs up. Keep warm.',
        other: 'Lay {who} down flat, with the legs up. Keep {who} warm.',
      },
      'Put in a fresh pad, count the pads, and note the size of the clots.',
      'Call {number} for a faint, cold and clammy skin, or blood that runs without a stop.',
      'Say whether there may be a pregnancy, and which medicines thin the blood.',
    ],
    doNot: ['No aspirin or other blood-thinning painkillers.', 'Do not drive, and do not stay alone.'],
    reasons: [
      'So much blood can be lost within hours that the pressure falls.',
      {
        text: 'In the first years of periods very heavy bleeding can be a clotting problem, and that can be treated.',
        only: 'adolescent',
      },
      'It can be slowed within hours once it is known where it comes from.',
    ],
    ahead: 'They check the blood count, do a test for pregnancy, and have medicines that slow the bleeding within hours.',
    sources: ['NICE: Heavy menstrual bleeding: assessment and management', 'NHS: Heavy periods'],
  },
  {
    id: 'bleeding-pregnant',
    isGeneral: true,
    needs: [notAfterBirth],
    title: 'bleeding or pain in pregnancy',
    rules:
      /^(?:bleeding-late-\w[\w-]*|early-pregnancy-\w[\w-]*|pregnancy-(?!diabetes|leg|chest|vomiting|very)\w[\w-]*|caesarean-scar-tearing-pain|placenta-low-bleeding|pelvic-pain-\w[\w-]*|bleeding-possible-pregnancy-pain|late-period-one-sided-pain|baby-moves-less)$/,
    findings: ['bleeding-in-pregnancy', 'bleeding-late-pregnancy', 'period-late', 'pregnancy-possible'],
    conditions: [
      'ectopic-pregnancy',
      'miscarriage',
      'placental-abruption',
      'placenta-praevia',
      'uterine-rupture',
      'ovarian-torsion',
      'ruptured-ovarian-cyst',
      'reduced-movements-fetal-distress',
      'chorioamnionitis',
      'cervical-insufficiency',
      'septic-abortion',
    ],
    words: [
      /\b(?:pregnan\w*|weeks gone|expecting|late period|missed (?:my |a )?period|positive test|baby hasnt moved|not felt (?:the )?baby)\b.{0,120}\b(?:bleed\w*|blood|pain|cramps?|shoulder|faint|moved?)\b/,
    ],
    steps: [
      'Lie down on the left side. Keep warm.',
      'Bleeding: put in a pad and count the pads. Keep what passes.',
      'Call the maternity or early pregnancy unit on the way. Call {number} if you feel faint, bleed hard, or the pain is strong.',
      'Say when your last period was. Take maternity notes along if there are any.',
    ],
    doNot: ['No tampon, no sex.', 'Nothing to eat or drink until you were seen.', 'Do not drive.'],
    reasons: [
      'A pregnancy outside the womb or a loose placenta can bleed unseen inside.',
      'Such a bleed can go from pain to collapse within the hour.',
    ],
    ahead: 'They do a test and a scan, which do not hurt, and then you know.',
    sources: ['NHS: Vaginal bleeding in pregnancy', 'NHS: Ectopic pregnancy', 'RCOG: Antepartum haemorrhage'],
  },
  {
    id: 'preeclampsia',
    title: 'high pressure or a fit in pregnancy',
    rules:
      /^(?:preeclampsia-\w[\w-]*|pregnancy-very-high-pressure|eclamptic-fit|seizure-pregnant|pregnancy-liver-platelets|pregnancy-jaundice)$/,
    conditions: ['preeclampsia', 'eclampsia', 'hellp-syndrome', 'acute-fatty-liver-of-pregnancy'],
    words: [
      /\b(?:pregnan\w*|weeks gone|after (?:the )?birth|had (?:my|the) baby)\b.{0,140}\b(?:headache|flashing|spots before|(?:blood )?pressure|swollen (?:face|hands)|pain under (?:my|the) ribs|fit|seizure)\b/,
    ],
    steps: [
      'Lie on the left side in a quiet, dim room.',
      'Call the maternity unit now and say the blood pressure if you know it.',
      'A fit: call {number}, on the left side, time it, nothing in the mouth.',
      'Take the maternity notes along.',
    ],
    doNot: ['Do not wait for the next check-up.', 'No ibuprofen.', 'Do not drive.'],
    reasons: [
      'High pressure in pregnancy can end in a fit or a bleed without more warning.',
      'Mother and baby can be kept safe by medicine and, if need be, birth.',
    ],
    sources: ['NHS: Pre-eclampsia', 'NICE NG133: Hypertension in pregnancy'],
  },
  {
    id: 'sore-breast',
    title: 'a sore, inflamed breast',
    conditions: ['lactational-mastitis', 'breast-abscess'],
    findings: ['breast-redness'],
    words: [
      /\b(?:breasts?|boobs?|nipples?)\b.{0,80}\b(?:sore|red|hot|hurts?|hurting|pain\w*|killing|throb\w*|cracked|hard|swollen|inflam\w*)\b/,
      /\b(?:sore|red|hot|pain\w*|throb\w*|cracked|inflam\w*)\b.{0,30}\b(?:breasts?|boobs?|nipples?)\b/,
    ],
    needs: [
      /\b(?:had (?:my|a|the|our) baby|birth|born|postpartum|breast ?-?feed\w*|breast ?-?fed|nursing|feeding (?:him|her|my|the)|milk|latch\w*|mastitis)\b/,
    ],
    steps: [
      'Go on feeding or expressing, from the sore side too: the milk does not harm the baby. Eat and drink as usual.',
      'Pain or fever: paracetamol or ibuprofen as the packet says, unless a doctor told you not to.',
      'A cool pack between feeds. Take the baby along, and say that you breastfeed.',
      'Call {number} for confusion, fast or hard breathing, blotchy skin or a faint.',
    ],
    doNot: [
      'Do not press or rub the breast hard.',
      { self: 'Do not drive yourself while you shiver.', other: 'Do not leave {who} alone.' },
    ],
    eating: 'Yes: go on nursing, from the sore side too, for the milk does not harm the baby. Eat and drink as usual.',
    reasons: [
      'In the weeks after a birth an infection can get from the breast into the blood.',
      'Antibiotics in time keep it from becoming an abscess.',
    ],
    ahead: 'They look at the breast, take blood, and give an antibiotic that goes with feeding. If there is pus, they let it out.',
    sources: ['NHS: Mastitis', 'CKS: Mastitis and breast abscess'],
  },
  {
    id: 'baby-fever',
    title: 'a fever in a young baby',
    rules: /^(?:baby-fever[\w-]*|newborn-(?:navel|jaundice)[\w-]*|child-whoop-baby|newborn-no-stool)$/,
    conditions: ['neonatal-sepsis'],
    words: [
      /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|few)[ -](?:weeks?|days?)[ -]old\b.{0,80}\b(?:fever|temp\w*|hot|burning|38|39|100\.4|101|102|103)\b/,
      /\b(?:newborn|month[ -]old baby)\b.{0,60}\b(?:fever|temp\w*|38|39|101|102)\b/,
    ],
    toYears: 1,
    steps: [
      'Go to a children’s emergency department now, also by night.',
      'Take off warm layers, keep a vest on. Offer feeds often.',
      'Note temperature, feeds and wet nappies.',
      'Call {number} for a limp, blue, drowsy baby, a fit, or a rash that does not fade.',
    ],
    doNot: ['No medicine under three months unless a doctor says so.', 'No cold bath, no cold sponging.'],
    reasons: ['Under three months a fever can be the only sign of a grave infection.', 'Babies this young cannot fight germs off alone.'],
    eating:
      'Yes, feed: breast or bottle, small and often, also on the way. Nothing to somebody so drowsy that it does not suck well, and nothing after green vomit.',
    ahead: 'They check blood and urine and often give antibiotics until the results are there.',
    sources: ['NICE NG143: Fever in under 5s', 'NHS: High temperature in children', 'AAP: Febrile infants'],
  },
  {
    id: 'ill-child',
    title: 'a child who is very ill',
    rules:
      /^(?:child-(?:floppy|fever-drowsy|cannot-walk|fever-limp|bruises[\w-]*|kawasaki[\w-]*|purpura-joints|limp-teen-hip|head-growing)|drowsy-and-ill)$/,
    conditions: [
      'kawasaki-disease',
      'haemolytic-uraemic-syndrome',
      'septic-arthritis-child',
      'slipped-upper-femoral-epiphysis',
      'infantile-spasms',
      'congenital-heart-disease-infant',
    ],
    words: [
      /\b(?:toddler|baby|son|daughter|child|kid|little (?:one|girl|boy))\b.{0,80}\b(?:floppy|limp|listless|not (?:himself|herself|waking|responding)|just lying there|grey|mottled)\b/,
    ],
    toYears: 16,
    steps: [
      'Keep the child with you, in the way it likes best.',
      'Watch breath, colour and how awake the child is.',
      'Press a glass on any rash: does it fade?',
      'Call {number} if the child is hard to wake, blue, mottled or breathing hard.',
    ],
    doNot: ['Do not leave the child alone to sleep.', 'Nothing to eat if an operation may be needed.'],
    reasons: [
      'Children hold out long and then get worse fast.',
      'You know your child; that it is not right is a sign doctors take seriously.',
    ],
    sources: ['NHS: Is your baby or toddler seriously ill?', 'NICE NG143: Fever in under 5s'],
  },
]
