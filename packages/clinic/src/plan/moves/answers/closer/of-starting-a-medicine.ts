import type { CloserFact, Known } from './closer-entry.ts'

const who = String.raw`(?:i|we|he|she|they|(?:my|our) \w+)`
/** "Should I be on a PPI?", "shouldn't she be taking iron", "do I need to go on a statin": before anything is taken. */
const asksToStart = new RegExp(
  String.raw`\b(?:(?:should|ought|shall|must)(?: ?n['’]?t)? ${who}|(?:do|does) ${who} (?:need|have)|(?:would|might) ${who} (?:need|benefit)|is it (?:time|worth))\b(?: (?:not|now|to|really|also|maybe|already|actually|for me))*(?: (?:be|get|go|start|have|need|going|being|having|taking|using|put|given|prescribed|on|from|by|with))+\b`,
  'i',
)

interface Start {
  /** The class and its commonest names. */
  of: RegExp
  answer(known: Known): string | null
  sources: CloserFact['sources']
}

const acid = ['heartburn', 'indigestion', 'acid-regurgitation', 'abdominal-pain.epigastric', 'history-reflux']
const itchyNose = ['sneezing', 'nose-runny', 'nose-itch', 'eye-itch', 'hives', 'itch']
const asthma = ['history-asthma', 'wheeze']

const starts: readonly Start[] = [
  {
    of: /\b(?:ppis?|proton pump\w*|omeprazole|lansoprazole|esomeprazole|pantoprazole|nexium|prilosec|acid (?:blocker|reducer)s?)\b/i,
    answer: ({ has, isPregnant }) => {
      if (isPregnant)
        return 'In pregnancy an alginate (such as Gaviscon) comes first. If that is not enough, ask your midwife or doctor about omeprazole: it may be used.'
      return has(acid)
        ? 'It may well help. For heartburn or an acid stomach on most days a PPI such as omeprazole is usually tried for 4 weeks, once a day before food, and then stopped or cut to the lowest dose that does; a pharmacist can start adults on it for 2 weeks. See a doctor first if food sticks, you lose weight, vomit again and again or have black stools, or if it is new and you are over 55.'
        : 'Only with a reason: heartburn on most days, an ulcer, or to guard the stomach beside aspirin, ibuprofen and the like or steroids, most of all from 65. I heard none of these so far. If one is true for you, tell me.'
    },
    sources: ['NHS: Omeprazole', 'NICE: Gastro-oesophageal reflux disease and dyspepsia in adults: investigation and management'],
  },
  {
    of: /\b(?:beta[- ]?blockers?|propranolol|bisoprolol|atenolol|metoprolol)\b/i,
    answer: ({ has }) =>
      has(asthma)
        ? 'Not without a doctor who knows of the wheeze or asthma: most beta blockers can tighten the airways. There are others for nearly every purpose, so ask which.'
        : 'That is decided after a heart tracing (ECG), a pulse and blood pressure, and mostly a thyroid test. They help some fast heart rhythms, angina, a weak heart, the shakes of anxiety and as a guard against migraine; they do not suit asthma or a slow pulse. Ask for the tracing first, best while you feel it.',
    sources: ['NHS: Beta blockers'],
  },
  {
    of: /\b(?:blood[- ]thinners?|anti-?coagulants?|apixaban|rivaroxaban|edoxaban|dabigatran|eliquis|xarelto|warfarin)\b/i,
    answer: () =>
      'They are for an irregular heartbeat of the kind called atrial fibrillation, for a clot in the leg or lung, and for some heart valves. With atrial fibrillation your age, blood pressure, diabetes and any earlier stroke are added up against the risk of bleeding: ask the doctor for both scores. Please do not start one from somebody else’s box.',
    sources: ['NHS: Anticoagulant medicines', 'NICE: Atrial fibrillation: diagnosis and management'],
  },
  {
    of: /\b(?:daily |low[- ]dose |baby )?aspirin\b/i,
    answer: ({ has }) =>
      has(['history-heart-attack', 'history-stroke', 'history-coronary-disease'])
        ? 'After a heart attack, a stent or some strokes most people take a low dose of aspirin or a tablet like it for good. If you take none, ask your doctor this week why; do not start it beside a blood thinner.'
        : 'Not every day on your own account: for who has had no heart attack, stent or stroke it usually brings more bleeding than it saves. Ask your doctor if heart trouble runs in the family.',
    sources: ['NHS: Low-dose aspirin'],
  },
  {
    of: /\b(?:blood pressure (?:tablets?|pills?|medicines?|meds|medication)|bp (?:tablets?|pills?|meds)|ramipril|amlodipine|losartan|lisinopril|water tablets?|diuretics?)\b/i,
    answer: () =>
      'That goes by your readings and your risk. As a rule: tablets from an average of 150/95 at home (160/100 at the surgery) at any rate, from 135/85 at home (140/90) if heart, kidneys, diabetes or age add to the risk; the US starts sooner, often from 130/80. Measure twice in the morning and twice in the evening for a week and take the list to your doctor. Tell me the readings you have.',
    sources: ['NICE: Hypertension in adults: diagnosis and management', 'AHA: Guideline for high blood pressure in adults'],
  },
  {
    of: /\b(?:hrt|hormone replacement)\b/i,
    answer: ({ state }) =>
      state.now.person.sex === 'male'
        ? 'HRT as it is mostly meant is for the menopause. For men testosterone is given only after two low morning blood tests with signs that fit: ask your doctor for those first.'
        : null,
    sources: ['NHS: Hormone replacement therapy (HRT)'],
  },
  {
    of: /\b(?:anti-?depressants?|sertraline|citalopram|fluoxetine|ssris?)\b/i,
    answer: () =>
      'That is for you and a doctor to decide together. With a milder low mood or worry, talking therapy and moving more come first; with a deeper or long one tablets help many, best together with therapy. They take 2 to 4 weeks to work. If thoughts of ending your life come, tell me at once.',
    sources: ['NICE: Depression in adults: treatment and management', 'NHS: Antidepressants'],
  },
  {
    of: /\b(?:steroids?|steroid tablets?|prednisolone|prednisone)\b/i,
    answer: () =>
      'Steroid tablets are for a few things, such as an asthma attack or some inflamed joints and vessels, and only after a doctor has looked: they raise sugar and pressure and weaken the defences. Do not take any that are left over. Creams and nose sprays are weaker, and a pharmacist can help with those.',
    sources: ['NHS: Steroids'],
  },
  {
    of: /\b(?:inhalers?|ventolin|salbutamol|albuterol)\b/i,
    answer: ({ has }) =>
      has(['wheeze', 'cough', 'breathless', 'chest-tightness'])
        ? 'It may help if the airways are narrow, and a breathing test shows that: ask for one (spirometry or peak flow), and say whether it wheezes, comes at night or with exercise. Do not borrow somebody else’s in the place of being seen.'
        : 'Only if the airways are narrow, as in asthma or COPD: wheezing, a tight chest, a cough at night. I heard none of it so far.',
    sources: ['NHS: Asthma', 'NICE: Asthma: diagnosis, monitoring and chronic asthma management'],
  },
  {
    of: /\b(?:anti-?histamines?|cetirizine|loratadine|fexofenadine|hay ?fever tablets?)\b/i,
    answer: ({ has, isPregnant }) => {
      if (!has(itchyNose))
        return 'They help sneezing, an itchy nose or eyes, hives and other itching from allergy. I heard none of it so far; for other things they do little.'
      return isPregnant
        ? 'It may help, and loratadine or cetirizine can be used in pregnancy: ask your midwife or pharmacist first.'
        : 'It is worth trying: one that makes you less sleepy, such as cetirizine or loratadine, once a day from the pharmacy. For a nose that is blocked day after day a steroid nose spray works better.'
    },
    sources: ['NHS: Antihistamines'],
  },
  {
    of: /\b(?:iron(?: tablets?| pills?| supplements?)?|ferrous \w+)\b/i,
    answer: ({ has }) =>
      has(['history-iron-deficiency', 'lab-anaemia', 'low-ferritin'])
        ? 'With too little iron, yes: one tablet a day or every second day, and the doctor looks for why it is low. Blood is tested again after about 4 weeks.'
        : 'Only if a blood test shows too little iron (ferritin): ask for one, with a blood count. Too much does harm, and being tired has many other causes.',
    sources: ['NHS: Iron deficiency anaemia'],
  },
  {
    of: /\b(?:metformin|diabetes (?:tablets?|medicine|meds))\b/i,
    answer: () =>
      'That goes by the long-term sugar (HbA1c): from 48 mmol/mol (6.5%) it is diabetes, and metformin is mostly the first tablet. Between 42 and 47 (6.0 to 6.4%) weight, food and walking come first. Tell me your value, or ask for the test.',
    sources: ['NICE: Type 2 diabetes in adults: management', 'NHS: Metformin'],
  },
]

const namedOf = ({ text }: Known): Start | undefined => starts.find(({ of }) => of.test(text))

/** Whether a medicine of a class should be begun, by the class and by what was told; not of one that is taken already. */
export const ofStartingAMedicine: readonly CloserFact[] = starts.map(({ of, answer, sources }) => ({
  asked: of,
  holds: (known) => {
    const { text, isEmergency, state } = known
    return !isEmergency && asksToStart.test(text) && namedOf(known)?.of === of && !state.now.drugs.some((drug) => of.test(drug))
  },
  answer,
  sources,
}))
