/**
 * What the groups of medicines are for, as they complete "used for ..." or stand for themselves; by the class of the medicines' knowledge, the
 * closest first: a medicine of several classes is told by the first of them. After NHS: Medicines A to Z, and MedlinePlus: Drug information.
 */
export const medicinePurposes: Readonly<Record<string, { is: string; use: string }>> = {
  anticoagulant: {
    is: 'a blood thinner',
    use: 'to stop clots, for example with an irregular heartbeat (atrial fibrillation) or after a clot in the leg or lung',
  },
  antiplatelet: {
    is: 'an anti-clotting medicine',
    use: 'to prevent heart attacks and strokes in people who have had one or are at high risk',
  },
  nsaid: {
    is: 'an anti-inflammatory painkiller',
    use: 'for pain with swelling, such as in joints, muscles, teeth or periods, and some also for fever',
  },
  'simple-painkiller': { is: 'a simple painkiller', use: 'for pain, and most of them for fever' },
  opioid: { is: 'an opioid painkiller', use: 'for strong pain when simple painkillers are not enough, as a rule for a short time' },
  'opioid-antagonist': { is: 'an opioid blocker', use: 'to undo the effect of opioids, or against dependence on them' },
  'ace-inhibitor': {
    is: 'a blood pressure medicine (ACE inhibitor)',
    use: 'for high blood pressure and a weak heart, and to protect the kidneys in diabetes',
  },
  'angiotensin-blocker': {
    is: 'a blood pressure medicine (angiotensin blocker)',
    use: 'for high blood pressure and a weak heart, and to protect the kidneys in diabetes',
  },
  'beta-blocker': {
    is: 'a beta blocker',
    use: 'to slow and calm the heart: for a fast or irregular heartbeat, angina, a weak heart or high blood pressure, and some for migraine or shaking',
  },
  'calcium-channel-blocker': { is: 'a calcium channel blocker', use: 'for high blood pressure and angina' },
  'thiazide-diuretic': { is: 'a water tablet', use: 'for high blood pressure and swollen legs' },
  'loop-diuretic': { is: 'a strong water tablet', use: 'to draw off water when the heart, kidneys or liver hold too much' },
  'potassium-sparing-diuretic': {
    is: 'a water tablet that keeps potassium',
    use: 'for a weak heart, a liver that holds water, or stubborn high blood pressure',
  },
  nitrate: { is: 'a nitrate', use: 'to widen the heart vessels in angina' },
  'phosphodiesterase-5-inhibitor': {
    is: 'an erection medicine',
    use: 'for trouble getting an erection, and some for high pressure in the lungs',
  },
  antiarrhythmic: { is: 'a heart rhythm medicine', use: 'to keep the heart in rhythm' },
  statin: { is: 'a statin', use: 'to lower cholesterol and with it the risk of heart attack and stroke' },
  fibrate: { is: 'a fibrate', use: 'to lower blood fats' },
  'proton-pump-inhibitor': {
    is: 'a strong acid blocker (proton pump inhibitor)',
    use: 'to lower stomach acid: for heartburn and reflux, ulcers, and to shield the stomach beside painkillers such as ibuprofen',
  },
  'histamine-2-blocker': { is: 'an acid blocker', use: 'for heartburn and indigestion' },
  antacid: { is: 'an antacid', use: 'to ease heartburn and indigestion at once, for an hour or two' },
  antiemetic: { is: 'a sickness medicine', use: 'against feeling sick and vomiting' },
  'gut-motility': { is: 'a gut medicine', use: 'for cramps of the gut or diarrhoea' },
  laxative: { is: 'a laxative', use: 'for constipation' },
  insulin: { is: 'an insulin', use: 'to lower blood sugar in diabetes, by injection' },
  sulfonylurea: { is: 'a diabetes tablet', use: 'to lower blood sugar in type 2 diabetes; it can make the sugar fall too low' },
  'glp1-agonist': { is: 'a GLP-1 medicine', use: 'for type 2 diabetes or weight loss: it acts like a gut hormone that curbs hunger' },
  'other-diabetes': { is: 'a diabetes medicine', use: 'to lower blood sugar in type 2 diabetes' },
  thyroid: { is: 'a thyroid medicine', use: 'to bring the thyroid hormone back to normal' },
  corticosteroid: {
    is: 'a steroid (a cortisone-like medicine)',
    use: 'to calm strong inflammation and allergy; after longer use it must never be stopped suddenly',
  },
  'local-corticosteroid': {
    is: 'a steroid for the place itself (cream, spray or inhaler)',
    use: 'to calm inflammation of the skin, nose or lungs',
  },
  ssri: { is: 'an antidepressant of the SSRI kind', use: 'for depression, and for anxiety, panic and obsessions' },
  snri: { is: 'an antidepressant of the SNRI kind', use: 'for depression and anxiety, and some for nerve pain' },
  'tricyclic-antidepressant': { is: 'a tricyclic antidepressant', use: 'for depression; in low doses for nerve pain, migraine and sleep' },
  'other-antidepressant': { is: 'an antidepressant', use: 'for depression' },
  antipsychotic: { is: 'an antipsychotic', use: 'for psychosis and mania, and some for strong agitation' },
  'mood-stabiliser': { is: 'a mood stabiliser', use: 'to even out mood in bipolar disorder; most are also used for epilepsy' },
  benzodiazepine: {
    is: 'a calming medicine (benzodiazepine)',
    use: 'for strong anxiety or sleeplessness, for days or few weeks only, and for fits',
  },
  'sleep-medicine': { is: 'a sleeping medicine', use: 'for trouble sleeping, as a rule for days or few weeks only' },
  'other-sedative': { is: 'a calming medicine', use: 'for anxiety' },
  gabapentinoid: { is: 'a nerve pain and epilepsy medicine', use: 'for nerve pain and epilepsy, and some for anxiety' },
  antiepileptic: { is: 'an epilepsy medicine', use: 'to prevent fits' },
  stimulant: { is: 'a stimulant', use: 'for attention disorder (ADHD) and some sleep illnesses' },
  triptan: { is: 'a triptan', use: 'to stop a migraine attack; not to prevent one' },
  'muscle-relaxant': { is: 'a muscle relaxant', use: 'for tight, cramping muscles' },
  penicillin: { is: 'an antibiotic of the penicillin kind', use: 'against infections by bacteria; it does nothing against viruses' },
  cephalosporin: { is: 'an antibiotic (a relative of penicillin)', use: 'against infections by bacteria; it does nothing against viruses' },
  macrolide: { is: 'an antibiotic', use: 'against infections by bacteria, often where penicillin is no choice' },
  fluoroquinolone: {
    is: 'an antibiotic of the quinolone kind',
    use: 'against some infections by bacteria; kept for when others will not do, as it can hurt tendons and nerves',
  },
  tetracycline: { is: 'an antibiotic of the tetracycline kind', use: 'against infections by bacteria, and for acne' },
  'other-antibiotic': { is: 'an antibiotic', use: 'against infections by bacteria; it does nothing against viruses' },
  antifungal: { is: 'an antifungal', use: 'against fungus and yeast' },
  antiviral: { is: 'an antiviral', use: 'against certain viruses, such as herpes, shingles or flu; it works best when begun early' },
  'inhaled-bronchodilator': { is: 'an inhaled medicine that opens the airways', use: 'for asthma and COPD' },
  antihistamine: { is: 'an allergy medicine (antihistamine)', use: 'for hay fever, hives and itch; the older kinds make sleepy' },
  decongestant: { is: 'a decongestant', use: 'to open a blocked nose for a few hours, for a few days at most' },
  gout: { is: 'a gout medicine', use: 'for gout: some calm an attack, others prevent the next' },
  immunosuppressant: {
    is: 'a medicine that calms the immune system',
    use: 'for illnesses in which the immune system attacks the body, and after transplants',
  },
  'bone-medicine': { is: 'a bone medicine', use: 'to strengthen thin bones' },
  'prostate-bladder': { is: 'a prostate or bladder medicine', use: 'for trouble passing or holding urine' },
  'vitamin-mineral': { is: 'a vitamin or mineral', use: 'to make up for a lack of it; without a lack it rarely helps' },
  herbal: { is: 'a herbal product', use: 'as a supplement; how well it works is usually not proven, and it can clash with medicines' },
}

/** Medicines whose class says too little of them. */
export const closerGroups: Readonly<Record<string, string>> = {
  liraglutide: 'glp1-agonist',
  semaglutide: 'glp1-agonist',
  dulaglutide: 'glp1-agonist',
  exenatide: 'glp1-agonist',
  tirzepatide: 'glp1-agonist',
}

/** Groups that people name instead of a medicine. */
export const groupNames: readonly (readonly [asked: RegExp, group: string])[] = [
  [/\bproton[- ]pump inhibitors?\b|\bppis?\b/i, 'proton-pump-inhibitor'],
  [/\bbeta[- ]?blockers?\b/i, 'beta-blocker'],
  [/\bcalcium[- ]channel[- ]blockers?\b/i, 'calcium-channel-blocker'],
  [/\bace[- ]inhibitors?\b/i, 'ace-inhibitor'],
  [/\bstatins?\b/i, 'statin'],
  [/\bssris?\b/i, 'ssri'],
  [/\bsnris?\b/i, 'snri'],
  [/\bantihistamines?\b/i, 'antihistamine'],
  [/\bbenzo(?:s|diazepines?)?\b/i, 'benzodiazepine'],
  [/\btriptans?\b/i, 'triptan'],
  [/\bnsaids?\b|\banti[- ]?inflammator(?:y|ies)\b/i, 'nsaid'],
  [/\b(?:blood thinners?|anticoagulants?)\b/i, 'anticoagulant'],
  [/\b(?:water tablets?|water pills?|diuretics?)\b/i, 'thiazide-diuretic'],
  [/\bdecongestants?\b/i, 'decongestant'],
  [/\b(?:topical|cream|skin) (?:cortico)?steroids?\b|\bsteroid (?:creams?|inhalers?|sprays?)\b/i, 'local-corticosteroid'],
  [/\bcorticosteroids?\b/i, 'corticosteroid'],
  [/\bglp-?1s?\b/i, 'glp1-agonist'],
]
