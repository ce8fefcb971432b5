import { type DailyFacts, dizzy, limb, stomachBug } from './daily-entry.ts'
import { inPregnancy, unless, withFinding } from './rules-of-told.ts'

const chest = ['chest-pain', 'breathless', 'palpitations', 'chest-tightness', 'faint-or-collapse']
const airways = ['cough', 'nose-runny', 'nose-blocked', 'sore-throat', 'fever', 'flu-like-illness', 'body-aches']
const intimate = [
  'vaginal-discharge',
  'urination-painful',
  'penile-discharge',
  'genital-blisters',
  'penile-sore',
  'testicle-pain',
  'vaginal-itch',
]

/** School, work, closeness, travel and sport. For adults unless it says otherwise. */
export const activityFacts: readonly DailyFacts[] = [
  {
    id: 'school',
    asked: /\b(?:school|nursery|college|uni(?:versity)?|kindergarten|day ?care|creche|class|exam)\b/i,
    rules: [
      { holds: ({ isEmergency }) => isEmergency, answer: 'Not now: this needs a hospital first.' },
      {
        holds: ({ has, catching }) => catching === null && has(stomachBug),
        answer: 'Not to school or nursery until 2 days (48 hours) after the last vomiting or diarrhoea.',
      },
      withFinding(
        ['nits-in-hair', 'stool-worms', 'head-lice-contact'],
        'Yes, without a fever. Nobody has to stay at home for lice, nits or threadworms: treat them today and go. Tell the school or nursery quietly, so that others can look as well; they do not name anybody. Check the whole family.',
      ),
      withFinding(
        ['history-epilepsy', 'seizure', 'history-asthma', 'history-allergy-severe', 'history-diabetes', 'history-food-allergy'],
        'Yes, when there is no fever and no attack just now. But the school should have it in writing: what happens, what to do, which medicine, when to call an ambulance, and the medicine itself with the child’s name on it. Ask your doctor or nurse for a plan for the school nurse.',
      ),
      withFinding(
        ['limb-in-cast'],
        'Yes, in most cases: when the pain is bearable, the cast stays dry and nobody climbs, plays ball or does PE. Tell the school, and ask for the lift, more time and a friend for the bag. A trip is fine if there is little walking and somebody knows what to do.',
      ),
    ],
    otherwise: 'Yes, without fever and when well enough to join in. Away until 2 days after vomiting or diarrhoea.',
    sources: [
      'NHS: Chickenpox',
      'NHS: Impetigo',
      'NHS: Scarlet fever',
      'NHS: Is my child too ill for school?',
      'CDC: Preventing spread of infections in schools',
    ],
  },
  {
    id: 'work',
    asked:
      /(?<!\b(?:do|does|did|will|would|could|might|not|to|really|actually|it|they|that|leaves|tablets) )(?<!\b(?:do|does|did|will|would)(?: (?!i\b|we\b|he\b|she\b|you\b|my\b|nurses?\b|people\b)[\w'’-]+){1,5} )\bwork\b|\b(?:(?:go(?:ing)?|back|return\w*|get|off|able|fit|want|need|have) (?:in )?to work|job|shift|office|day off|time off)\b/i,
    rules: [
      {
        holds: ({ isEmergency }) => isEmergency,
        answer: 'Not now. Work can wait; this needs a hospital first. They can give you a note for work.',
      },
      {
        holds: ({ has, catching }) => catching === null && has(stomachBug),
        answer:
          'Stay off work until 2 days (48 hours) after the last vomiting or diarrhoea, above all if you work with food, children or patients.',
      },
      {
        holds: ({ has }) => has(['back-pain', 'neck-pain']),
        answer:
          'Yes, go to work if you can: moving helps a bad back. Avoid heavy lifting and change your position often. Ask for lighter tasks for a week or two.',
      },
      {
        holds: ({ has }) => has(dizzy),
        answer: 'Not with machines, ladders or driving while you are dizzy or close to fainting. Desk work is fine if you feel up to it.',
      },
      {
        holds: ({ has }) => has(airways),
        answer:
          'You can work once you have no fever and feel up to it. Until then stay at home: you get well sooner and nobody catches it.',
      },
      {
        holds: ({ has }) => has(['low-mood', 'anxiety', 'stress-high']),
        answer:
          'If work makes it worse or you cannot manage, take a few days off and tell your doctor, who can write a note. If work steadies you, shorter days are often best.',
      },
      inPregnancy(
        'Mostly yes, if it is not heavy or risky. Tell your boss in writing early: then they must look at chemicals, lifting, long standing, nights and radiation and change what could harm. You need not say more than that you are pregnant. Not with bleeding, contractions or fever: ring your maternity unit.',
      ),
      withFinding(
        ['history-epilepsy', 'seizure'],
        'Not with heights, machines, water, fire or driving until a doctor has cleared it; most other work is fine. Telling your boss is your choice where it touches nobody’s safety, and it protects you: they must then make fair adjustments.',
      ),
    ],
    otherwise:
      'Mostly yes, if you have no fever, feel up to it, and the job does not make it worse. Ask for lighter tasks, shorter days or work from home; a doctor can put that in a note.',
    sources: ['NHS: Getting a fit note', 'NHS: Sick notes and getting help with work', 'NHS: Back pain'],
  },
  {
    id: 'sex',
    asked: /\b(?:sex|intercourse|make love|intimate|masturbat\w*|orgasm)\b/i,
    rules: [
      { holds: ({ isEmergency }) => isEmergency, answer: 'Not now: this needs a hospital first.' },
      {
        holds: ({ has }) => has(intimate),
        answer:
          'Better no sex until it is clear what this is and it has healed. If it is an infection that passes through sex, wait until 7 days after you and your partner were treated.',
      },
      {
        holds: ({ has }) => has(chest),
        answer:
          'Not until a doctor knows what is behind your chest symptoms. After that, if you can climb two flights of stairs without trouble, sex is usually safe. Never take Viagra with nitrate spray.',
      },
      {
        holds: ({ isPregnant, has }) => isPregnant && has(['bleeding-in-pregnancy', 'bleeding-late-pregnancy', 'waters-broken']),
        answer: 'No sex while you bleed or if your waters have broken, until a midwife or doctor has seen you.',
      },
      {
        holds: ({ isPregnant }) => isPregnant,
        answer: 'Sex is safe in a normal pregnancy and does not hurt the baby. Not with bleeding, broken waters or a low placenta.',
      },
      withFinding(
        ['history-heart-attack', 'history-coronary-disease'],
        'Usually yes, from about 4 to 6 weeks after a heart attack, when you can climb two flights of stairs without pain or short breath; it is hardly ever a danger. No Viagra or the like with nitrate sprays or tablets. Stop with chest pain, and call {number} if it does not go within 10 minutes of rest and spray.',
      ),
      withFinding(
        ['recent-surgery', 'postpartum'],
        'Wait until it no longer hurts or bleeds and the wound has healed: after a birth often 4 to 6 weeks, after small operations 1 to 2. Ask the team that did it. Begin gently, and think of contraception: you can be pregnant again 3 weeks after a birth.',
      ),
    ],
    otherwise:
      'Yes, if it does not hurt or bleed and nothing can be passed on. Wait with sores, discharge or burning until it has been looked at.',
    sources: [
      'NHS: Genital herpes',
      'NHS: Vasectomy (male sterilisation)',
      'NHS: Sexual health',
      'NHS: Sex in pregnancy',
      'AHA: Sex and heart disease',
    ],
  },
  {
    id: 'flying',
    asked: /\b(?:fly|flying|flight|plane|aeroplane|airplane|travel(?:ling)?|holiday|trip|abroad)\b/i,
    rules: [
      {
        holds: ({ isEmergency }) => isEmergency,
        answer: 'No, do not fly now. This has to be looked at in a hospital first; on a plane nobody can help you.',
      },
      {
        holds: ({ has }) => has(['ear-pain', 'face-pain', 'nose-blocked', 'ear-fullness']),
        answer:
          'Flying with a blocked nose or a bad ear can hurt a lot and can burst the eardrum. Put it off if you can. If not: swallow or chew at take-off and landing, and ask a pharmacist for a nose spray.',
      },
      { holds: ({ has }) => has(chest), answer: 'Not before a doctor has seen you. On a plane there is less oxygen and little help.' },
      {
        holds: ({ has }) => has(['calf-pain', 'calf-swelling', 'swelling-one-leg', 'history-clots']),
        answer:
          'Not with a painful or swollen calf: a blood clot has to be ruled out first. With an old clot, ask your doctor about stockings or an injection before a long flight.',
      },
      {
        holds: ({ isPregnant }) => isPregnant,
        answer:
          'Most airlines let you fly up to 36 weeks (32 with twins) in a normal pregnancy, and want a letter from 28 weeks; airlines differ, so ask yours. Not with bleeding or high blood pressure. Walk about and wear flight stockings.',
      },
      {
        holds: ({ has }) => has([...stomachBug, 'fever']),
        answer: 'Better not with a fever, or within 2 days of vomiting or diarrhoea: you can get worse on the way and others can catch it.',
      },
      {
        holds: ({ has, condition }) => has(['history-migraine']) || condition === 'migraine',
        answer:
          'Yes, you may fly with a migraine; it is no danger. Take your medicine along in your hand luggage, drink enough, and use dark glasses and ear plugs. Not if this headache is the worst ever, came all at once, or comes with weakness or a stiff neck.',
      },
      {
        holds: ({ has }) => has(['history-heart-attack', 'history-stroke', 'history-coronary-disease']),
        answer:
          'With a heart attack or stroke longer than 4 to 6 weeks ago and no symptoms, most people may fly. After one without complications doctors often allow it sooner, from about 10 days: ask yours. Take your medicines in your hand luggage, walk about, and ask your doctor if you get short of breath on a flight of stairs.',
      },
      withFinding(
        ['limb-in-cast'],
        'Wait 24 hours after a cast was put on before a flight under 2 hours, and 48 hours before a longer one, or have the cast split: the limb swells. Ask the airline about a seat and a letter. Move your toes or fingers, keep it raised, drink enough.',
      ),
      withFinding(
        ['history-eye-surgery'],
        'With a gas bubble in the eye do not fly or go up mountains: the bubble grows and can blind you. It lasts 2 to 8 weeks; the eye clinic says when it is gone. After a cataract operation most people can fly after a few days. Train and car are fine; do not drive yourself until they agree.',
      ),
      withFinding(
        ['skin-blisters', 'rash'],
        'Not with a rash that may be catching: with chickenpox airlines let you on only when every spot has crusted, about 5 to 7 days. If a rash is not catching, a short letter from a doctor helps. With fever, or spots that stay under a glass, see a doctor first.',
      ),
    ],
    otherwise:
      'Mostly yes, if you can walk 50 metres without trouble, have no fever and need no help. Ask the airline and your insurer. Medicines go in the hand luggage with the prescription.',
    sources: [
      'NHS: Altitude sickness',
      'NHS: Flying and pregnancy',
      'NHS: Deep vein thrombosis, travel',
      'CDC: Yellow Book, air travel',
      'WHO: International travel and health',
    ],
  },
  {
    id: 'sport',
    asked:
      /\b(?:gym|exercis\w*|sports?|run|running|jog\w*|swim\w*|football|train(?:ing)?|yoga|cycle|cycling|weights|play|lift(?:ing)?|work ?out|dance|walk(?:ing)?|hike)\b/i,
    rules: [
      { holds: ({ isEmergency }) => isEmergency, answer: 'No. Sit or lie still until help is there; any strain can make it worse.' },
      unless(
        [...chest, 'fever'],
        withFinding(
          ['limb-in-cast', 'cannot-bear-weight', 'joint-swelling'],
          'Not on that limb: no sport that loads it until it carries you without pain or the doctor agrees. What does not hurt may be moved, and gently. A match played too soon can turn weeks into months. If you cannot take 4 steps on it, have it looked at today.',
        ),
      ),
      {
        holds: ({ has }) => has(chest),
        answer:
          'No sport until a doctor knows what this is. Chest pain, a fainting spell or breathlessness with exercise has to be checked first.',
      },
      {
        holds: ({ has }) => has(['fever', 'body-aches', 'flu-like-illness']),
        answer:
          'No sport with a fever, aches or a chesty cough: it strains the heart. Wait until you have been well for a few days, then start at half your usual.',
      },
      {
        holds: ({ has }) => has(['head-injury']),
        answer:
          'No contact sport and no heavy training until all signs are gone and a doctor agrees. Usually at least a week or two; children longer. Gentle walks are fine after a day or two.',
      },
      {
        holds: ({ has }) => has(['back-pain', 'neck-pain']),
        answer: 'Yes, gentle movement is the best treatment: walking, swimming, easy stretches. Leave heavy weights until it is better.',
      },
      {
        holds: ({ has }) => has(limb),
        answer:
          'Rest it from what hurts for 2 to 3 days, then move it gently. Go back to sport when you can walk, then jog, then hop on it without pain. Swimming or a bike often goes earlier.',
      },
      {
        holds: ({ condition }) => condition === 'infectious-mononucleosis',
        answer: 'No contact sport or heavy lifting for 4 weeks: the spleen is swollen and can tear.',
      },
      {
        holds: ({ isPregnant }) => isPregnant,
        answer:
          'Yes, gentle exercise is good in pregnancy. No contact sport, no falls, and do not start hard training now. Stop with bleeding, pain or dizziness.',
      },
      {
        holds: ({ has }) => has(airways),
        answer:
          'With nothing but a runny nose, light exercise is fine. With anything below the neck, such as a chesty cough, aches or a fever, rest first.',
      },
      {
        holds: ({ has }) => has(['history-heart-attack', 'history-stroke', 'history-coronary-disease', 'history-heart-failure']),
        answer:
          'Yes, after a heart attack or stroke that is healed, regular movement is one of the best medicines: walking, swimming in warm water, an easy bike. Start gently, so that you can still talk, and not alone. Stop with chest pain, dizziness or short breath. If you have not done sport since, ask your heart team first.',
      },
      {
        holds: ({ has }) => has(['history-asthma']),
        answer:
          'Yes, sport is good with asthma that is under control. Warm up slowly, take your reliever along, and use it before if your doctor said so. Not on days with a wheeze or a bad cough.',
      },
      withFinding(
        ['history-hernia', 'groin-lump', 'umbilical-lump'],
        'Walking, cycling and swimming yes; no heavy lifting, sit-ups or straining until a doctor has looked at it. A lump that turns hard, hurts a lot or cannot be pushed back, with vomiting: hospital at once.',
      ),
    ],
    otherwise:
      'Gentle movement such as a walk is fine if it does not make things worse. Leave hard training until you feel well. Stop at once with chest pain, short breath, dizziness or more pain.',
    sources: ['NHS: Sprains and strains', 'NHS: Exercise in pregnancy', 'NHS: Head injury and concussion'],
  },
]
