import type { FirstAidCard } from '../first-aid-card.ts'

/** Belly, back, eyes, mind and what else begins inside. */
/** Who is down, or in a chair, and does not come up. */
const cannotGetUp =
  /\b(?:cant|cannot|can not|couldnt|unable to|not able to) (?:get|stand|be got) (?:(?:him|her|mum|dad|nan|gran|myself) )?(?:back )?(?:up\b(?! in the morning)|off the (?:floor|ground)|out of (?:the )?(?:chair|bath|bed))|\blegs? (?:just |simply |really )?(?:wont|will not|cant|dont|no longer) (?:hold|carry|support|bear)\b|\bon the floor since\b/

export const innerDangerCards: readonly FirstAidCard[] = [
  {
    id: 'vomiting-blood',
    title: 'blood in vomit or stool',
    rules:
      /^(?:vomiting-blood-\w+|black-stool-\w+|blood-stool-\w[\w-]*|child-jelly-\w+|red-jelly-nappy|infant-blood-in-nappy-ill|child-blood-diarrhoea-pale|child-after-diarrhoea)$/,
    words: [
      /\b(?:vomit\w*|throw\w* up|threw up|sick|puk\w*|retch\w*)\b.{0,30}\b(?:blood|coffee grounds?|black stuff|red)\b/,
      /\b(?:poo|stool|stools|motions?|toilet|pan|bowl)\b.{0,40}\b(?:black|tar|tarry|full of blood|blood clots|pure blood|red jelly|redcurrant)\b/,
    ],
    steps: [
      'Lie down, on the side if sick.',
      'Keep what came up, or a photo of it.',
      'Call {number} if faint, cold, sweaty, or it is more than a cupful.',
    ],
    doNot: ['Nothing to eat or drink.', 'No ibuprofen, aspirin or other painkillers of that kind.', 'Do not drive.'],
    reasons: [
      'A bleed inside can go on unseen until the blood pressure falls.',
      'It can be stopped with a camera tube, best within a day.',
    ],
    ahead: 'They check the blood, give fluid, and look inside with a thin camera.',
    sources: ['NHS: Vomiting blood', 'NICE CG141: Upper gastrointestinal bleeding'],
  },
  {
    id: 'belly',
    isGeneral: true,
    title: 'strong belly pain',
    rules:
      /^(?:belly-\w[\w-]*|bowel-\w[\w-]*|hernia-stuck|groin-lump-vomiting|right-\w[\w-]*|murphy-positive|upper-pain-\w[\w-]*|lipase-raised-pain|glandular-fever-left-pain|green-vomit-small-baby|(?:baby|child)-green-vomit|baby-projectile|newborn-belly|young-baby-yellow-vomiting|cancer-bowel-blocked|diarrhoea-fever-weight-loss|womb-empty-pain)$/,
    findings: ['abdominal-pain'],
    conditions: [
      'appendicitis',
      'intussusception',
      'malrotation-volvulus',
      'pyloric-stenosis',
      'necrotising-enterocolitis',
      'renal-colic',
      'peritonitis',
    ],
    unless: [
      /\b(?:testicles?|balls?|bollocks?|nuts?|scrotum|nads)\b.{0,40}\b(?:swoll\w*|swell\w*|hurt\w*|pain\w*|kill\w*|sore|twisted|red|hard|big)\b/,
    ],
    words: [
      /\b(?:belly|tummy|stomach|abdomen|gut|guts)\b.{0,60}\b(?:agony|rigid|hard as|doubled|unbearable|worst|screaming|cant (?:move|stand|walk)|moved to the right|right side)/,
    ],
    steps: [
      'Lie in the way that hurts least, knees drawn up.',
      'Note when it began and where it went.',
      'Paracetamol (acetaminophen) is all right with a sip of water, unless allergic.',
      'Call {number} if you faint, get cold and sweaty, or the belly goes hard.',
    ],
    doNot: ['Nothing to eat or drink: it may need an operation.', 'No laxatives, no hot-water bottle.', 'No ibuprofen.'],
    reasons: ['A blocked or burst bowel poisons the body within hours.', 'An operation in time is a small one; late it is a big one.'],
    ahead: 'They press on the belly, take blood, and usually do a scan. You get good pain relief.',
    sources: ['NHS: Stomach ache', 'NHS: Appendicitis', 'StatPearls: Acute Abdomen'],
  },
  {
    id: 'food-stuck',
    title: 'food stuck in the gullet',
    rules:
      /^(?:food-stuck-saliva|gullet-blocked|cancer-swallow-nothing|foreign-body-stuck|chest-pain-after-vomiting|myasthenia-swallowing)$/,
    words: [/\b(?:food|meat|steak|chicken|bone|pill)\b.{0,30}\bstuck\b.{0,60}\b(?:chest|gullet|down|swallow|saliva|spit)/],
    steps: [
      'Sit up. Spit out what you cannot swallow.',
      'Go to an emergency department with somebody.',
      'Call {number} if breathing gets hard.',
    ],
    doNot: ['Do not eat or drink to push it down.', 'No vomiting on purpose, no fizzy drinks.'],
    reasons: ['Food left stuck wears a hole in the gullet within a day.', 'Spit that cannot go down may run into the lungs.'],
    sources: ['NHS: Dysphagia', 'ESGE: Foreign bodies in the gullet'],
  },
  {
    id: 'testicle',
    title: 'sudden pain in a testicle',
    rules: /^(?:testicle-\w[\w-]*|child-testicle)$/,
    conditions: ['testicular-torsion'],
    words: [
      /\b(?:testicle|testicles|ball|balls|bollock|nuts?|scrotum|nads)\b.{0,80}\b(?:agony|sudden\w*|swoll\w*|swell\w*|kill\w*|sick|vomit\w*|higher|twisted|pain|hurts?)\b/,
    ],
    steps: [
      'Go to an emergency department at once, best within the hour.',
      'Keep still. A rolled towel under it can ease.',
      'Say "could it be a twisted testicle?" at the desk. Doctors see this every week.',
    ],
    doNot: ['Nothing to eat or drink: it may need a small operation.', 'No heat, no bath.', 'Do not wait till the morning.'],
    reasons: ['A twisted testicle dies after about six hours.', 'Nine out of ten are saved in the first six hours, few after a day.'],
    ahead: 'They look and perhaps scan. If it is twisted, a short operation turns it back.',
    sources: ['NHS: Testicular torsion', 'EAU: Paediatric urology guideline'],
  },
  {
    id: 'erection-foreskin',
    title: 'a painful penis',
    rules: /^(?:erection-hours|foreskin-trapped|penis-snapped|genital-blisters-no-urine)$/,
    conditions: ['priapism', 'paraphimosis', 'penile-fracture'],
    words: [/\b(?:erection|hard on|foreskin|penis)\b.{0,60}\b(?:hours|wont go|stuck|snapped|cracked|swollen|trapped)\b/],
    steps: [
      'Cool it with a wrapped cold pack, 10 minutes at a time.',
      'Try to pass water. Sip a little.',
      'Go to an emergency department now. They see this often.',
    ],
    doNot: ['No sex, no more pills for it.', 'Do not force the foreskin.'],
    reasons: ['Blood that cannot leave harms it for good after four to six hours.', 'Treated early, nothing is lost.'],
    sources: ['NHS: Priapism', 'NHS: Tight foreskin'],
  },
  {
    id: 'urine-blocked',
    title: 'a bladder that cannot empty',
    rules:
      /^(?:bladder-blocked|little-urine-kidney-value|flank-pain-[\w-]+|bloody-urine-swelling|cola-urine-after-effort|rhabdomyolysis|dialysis-missed-ill)$/,
    conditions: ['acute-urinary-retention'],
    words: [/\b(?:cant|cannot|not able to|havent been able to|unable to) (?:pee|wee|pass (?:water|urine)|urinate|go for a wee)\b/],
    steps: [
      'Try once in a warm bath or shower, with the tap running.',
      'If nothing comes, go to an emergency department.',
      'Note when you last passed water. Take your medicines list.',
    ],
    doNot: ['Do not drink more to force it.', 'No ibuprofen.'],
    reasons: ['A full bladder presses on the kidneys and harms them.', 'A thin tube gives relief within minutes.'],
    sources: ['NHS: Urinary retention', 'NHS: Acute kidney injury'],
  },
  {
    id: 'cauda-equina',
    title: 'nerves of the back under pressure',
    rules:
      /^(?:saddle-numbness|cauda-equina-\w+|back-pain-bladder|back-weak-legs|back-cancer-cord|cancer-spine|weak-legs-\w+|hip-pain-fever)$/,
    conditions: ['cauda-equina-syndrome', 'spinal-cord-compression', 'guillain-barre-syndrome', 'transverse-myelitis'],
    words: [
      /\b(?:numb|cant feel|no feeling)\b.{0,50}\b(?:bum|bottom|saddle|between (?:my|the|his|her) legs|private|groin|crotch|wiping|seat)\b/,
      /\b(?:back)\b.{0,100}\b(?:wet (?:myself|himself|herself)|cant (?:pee|wee)|lost control|legs (?:are )?(?:weak|giving way|gone))\b/,
    ],
    steps: [
      'Go to an emergency department now. Ask for a scan (MRI) today.',
      'Lie flat on the way if you can.',
      'Note when you last passed water, and what is numb.',
    ],
    doNot: ['No lifting, no back treatment.', 'Nothing to eat or drink: it may need an operation.', 'Do not drive.'],
    reasons: [
      'Pressed nerves of bladder and legs may not come back after a day or two.',
      'An operation in the first day or two gives the best chance.',
    ],
    sources: ['NHS: Slipped disc', 'GIRFT: Cauda equina pathway'],
  },
  {
    id: 'cannot-get-up',
    title: 'somebody who cannot get up',
    rules: /^(?:long-lie|weak-legs-new)$/,
    fromYears: 60,
    needs: [cannotGetUp],
    unless: [
      /\b(?:numb\w*|no feeling|cant feel|back (?:pain|ache|hurts)|(?:bad|sore|my) back|cant (?:pee|wee)|wet (?:myself|himself|herself)|hip|wont wake|not responding|unconscious)\b/,
    ],
    words: [
      cannotGetUp,
      /\b(?:legs?|knees?)\b.{0,30}\b(?:wont|will not|cant|dont|gave|giving|gone|weak|jelly|buckl\w*)\b|\bon the floor\b|\bfell\b|\bslid\b/,
    ],
    steps: [
      'Stay down if a hip, the neck, the head or the back hurts, or the legs do not carry.',
      'Help is not there, or there is no way to a car: call {number}. Press the alarm, bang on the wall, call out.',
      'Keep warm: a coat, a rug, whatever is in reach. Something soft under the head.',
      'Roll from side to side and move arms and legs, as far as it does not hurt.',
      'A drooping face, odd speech or one weak side: note the time, call {number}.',
    ],
    doNot: ['Do not let anybody drag {who} up.', 'No walking about alone.'],
    reasons: [
      'Legs that all at once do not carry can come from an infection, the heart, a stroke or the back.',
      'An hour and more on a hard floor harms muscles, kidneys and skin.',
    ],
    sources: ['NHS: Falls', 'StatPearls: Rhabdomyolysis'],
  },
  {
    id: 'bleeding-on-blood-thinners',
    isGeneral: true,
    title: 'bleeding on a blood thinner',
    rules: /^faint-bleeding-thinner$/,
    words: [
      /\b(?:warfarin|apixaban|eliquis|rivaroxaban|xarelto|edoxaban|dabigatran|blood thinners?)\b.{0,80}\b(?:bleeds?|bleeding|blood)\b/,
      /\b(?:bleeds?|bleeding|blood) .{0,80}\b(?:warfarin|apixaban|eliquis|rivaroxaban|xarelto|edoxaban|dabigatran|blood thinners?)\b/,
    ],
    steps: [
      'Press on what bleeds outside, firmly, for 10 minutes.',
      'Sit or lie down and rest. Keep warm.',
      'Take the packet along. Note when the last one was taken.',
      'Call {number} for a lot of blood, a faint, or a very bad headache.',
    ],
    doNot: ['Not the next tablet before a doctor has agreed.', 'No aspirin, no ibuprofen.', 'Do not drive.'],
    reasons: ['A small bleed can go on and on while the blood is thin.', 'There is medicine that turns the thinner off, if it is needed.'],
    sources: ['NHS: Anticoagulant medicines', 'NHS: Warfarin'],
  },
  {
    id: 'head-arteries',
    title: 'inflamed arteries of the head',
    rules: /^giant-cell-\w[\w-]*$/,
    conditions: ['giant-cell-arteritis'],
    words: [
      /\b(?:giant cell|temporal) arteritis\b/,
      /\b(?:temples?|scalp)\b[^.!?]{0,60}\bjaw\b[^.!?]{0,20}\b(?:chew\w*|eat\w*)|\bjaw\b[^.!?]{0,20}\b(?:chew\w*|eat\w*)[^.!?]{0,60}\b(?:temples?|scalp)\b/,
    ],
    steps: [
      'Go to an emergency department today, even if the pain eases.',
      'Say there: "New headache after 50; could it be giant cell arteritis?"',
      'Ask for the blood test and, if they suspect it, steroid tablets at once.',
      'Sight gone, dim or double: call {number}.',
    ],
    doNot: ['Do not wait for an appointment or an eye test.', 'Do not drive.'],
    reasons: [
      'It can take the sight of both eyes within hours, for good.',
      'Steroid tablets started the same day save the sight that is there.',
    ],
    sources: ['NHS: Temporal arteritis', 'EULAR: Management of large vessel vasculitis'],
  },
  {
    id: 'eye-sight',
    title: 'a sudden change of sight or a very painful eye',
    rules:
      /^(?:acute-glaucoma-flag|sight-brief-loss|retina-\w[\w-]*|floaters-with-curtain|sight-shadow-one-eye|sinus-eye-swelling|eye-socket-infection|child-eye-infection|newborn-eye-pus)$/,
    conditions: ['acute-angle-closure-glaucoma', 'retinal-detachment', 'vitreous-haemorrhage', 'orbital-cellulitis'],
    words: [
      /\b(?:curtain|shadow|veil|shade)\b.{0,40}\b(?:eye|sight|vision|coming down|across)\b/,
      /\beye\b.{0,60}\b(?:halos|rock hard|agony|gone blind|lost (?:the )?sight|cant see)\b/,
    ],
    steps: [
      'Go to an eye casualty or emergency department now.',
      'Keep the room lit. Lie on your back if the eye hurts.',
      'Take out contact lenses. Have someone drive.',
    ],
    doNot: ['No patch on a painful red eye.', 'Do not rub. No drops that were not ordered.', 'Do not drive.'],
    reasons: ['Pressure or a torn retina can take the sight within a day.', 'Treated the same day, sight can often be saved.'],
    sources: ['NHS: Glaucoma', 'NHS: Detached retina', 'Royal College of Ophthalmologists'],
  },
  {
    id: 'confusion',
    isGeneral: true,
    title: 'sudden confusion',
    rules:
      /^(?:confusion-new-flag|dried-out-confused|jaundice-confused|liver-disease-confused|low-salt-confused|wernicke|thyroid-storm-danger|calcium-high-ill|sodium-low-ill)$/,
    findings: ['confusion-new'],
    conditions: ['delirium', 'wernicke-encephalopathy', 'thyroid-storm'],
    words: [
      /\b(?:confused|doesnt know (?:where|who|what)|not making sense|talking (?:rubbish|nonsense)|delirious|disorientated|disoriented)\b/,
    ],
    steps: [
      'Stay with {who}. Speak calmly, in short sentences, with the light on.',
      'Diabetes? Check the sugar. If low and awake: sugar by mouth.',
      'Check face, arms and speech for a stroke. Any sign: note the time.',
      'Gather all medicines.',
    ],
    doNot: ['Do not argue or hold {who} down.', 'No alcohol, no sleeping tablets.', 'Do not leave {who} alone.'],
    reasons: [
      'Sudden confusion always has a cause, and many are dangerous.',
      'Low sugar, infection, stroke and bleeding all look like this at first.',
    ],
    sources: ['NHS: Sudden confusion (delirium)', 'NICE CG103: Delirium'],
  },
  {
    id: 'dried-out',
    isGeneral: true,
    title: 'a body that loses water',
    rules:
      /^(?:dehydration-danger|no-urine-ill|vomiting-dried-out|diarrhoea-drowsy|child-dry|baby-dried-out|pregnancy-vomiting-danger|sugar-high-vomiting)$/,
    unless: [
      /\b(?:green|black|blood\w*|bleed\w*|head|fell|fall|hit|bang\w*|swollen|pregnan\w*|diabet\w*|(?:belly|tummy|stomach) (?:pain|ache|hurts|is hard))\b/,
    ],
    words: [
      /\b(?:diarrh\w*|the runs|loose (?:stools?|poos?)|runny poos?)\b.{0,60}\b(?:vomit\w*|being sick|throw\w* up|been sick|puk\w*)|\b(?:vomit\w*|being sick|throw\w* up|been sick|puk\w*)\b.{0,60}\b(?:diarrh\w*|the runs|loose (?:stools?|poos?)|runny poos?)/,
      /\b(?:cant keep (?:anything|water|fluids|food) down|no wet napp\w*|no wet diaper\w*|dry napp\w*|not had a wee|dehydrat\w*)\b/,
    ],
    steps: [
      'Small sips of oral rehydration drink, a teaspoon each few minutes.',
      { text: 'A breastfed baby: keep on feeding, little and often.', only: 'baby' },
      'Note the last wee or wet nappy.',
      'Call {number} if drowsy, cold or floppy.',
    ],
    doNot: [
      { text: 'No cola or pure juice for small children.', only: 'child' },
      { text: 'No medicine against diarrhoea for children.', only: 'child' },
    ],
    reasons: [
      { text: 'Small bodies run dry within hours.', only: 'child' },
      'Once drinking fails, only a drip works fast enough.',
      'A body that is too dry harms the kidneys first.',
    ],
    sources: ['NHS: Dehydration', 'WHO: Oral rehydration salts'],
  },
]
