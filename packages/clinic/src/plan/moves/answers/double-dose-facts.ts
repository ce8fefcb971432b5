import type { Citation } from '../../../knowledge/sources.ts'

/** What a dose taken twice by mistake means for one group of medicines. */
export interface DoubleDose {
  classes: readonly string[]
  /** How lay people call the group where they give no name. */
  named?: RegExp
  /** Whether it needs help at once, whatever is felt. */
  isEmergency?: true
  answer: string
  sources: readonly Citation[]
}

/** The gravest group first: the first that fits is answered. */
export const doubleDoses: readonly DoubleDose[] = [
  {
    classes: ['insulin', 'sulfonylurea'],
    named: /\binsulin\b/i,
    isEmergency: true,
    answer:
      'Do not wait with this one: a double dose can bring the blood sugar down dangerously, hours later too. Eat and drink something sweet now, check the sugar now and every half hour, and do not stay alone or drive. Call {ambulance} now and say what was taken, how much and when; a sugar under 4 mmol/L (70 mg/dL), shaking, sweating, confusion or drowsiness cannot wait at all. Take no more of it until a doctor or nurse has told you when.',
    sources: ['NHS: Low blood sugar (hypoglycaemia)', 'NHS: Gliclazide'],
  },
  {
    classes: [
      'opioid',
      'benzodiazepine',
      'sleep-medicine',
      'gabapentinoid',
      'cardiac-glycoside',
      'antiarrhythmic',
      'antiepileptic',
      'mood-stabiliser',
      'rate-limiting-calcium-blocker',
      'cancer-medicine',
      'antifolate',
    ],
    answer:
      'Take no more of it today, and ring {poison} now, even if you feel well: with this medicine a double dose can matter, and what to do depends on the strength, your weight and your kidneys. They will also tell you when the next dose is due. Do not drive, drink no alcohol, and do not stay alone. Call {ambulance} for drowsiness, slow breathing, fainting, a slow or uneven heartbeat, or confusion.',
    sources: ['NHS: Medicines information', 'NHS: Poisoning'],
  },
  {
    classes: ['anticoagulant'],
    named: /\bblood thinners?\b/i,
    answer:
      'Take no more of it today, and ring your anticoagulant clinic, a pharmacist or {poison} now, before the next dose: they will say whether to take that one at its usual time, and with warfarin whether the INR should be checked. One extra dose seldom makes anybody bleed, but it thins the blood more for a day or two. Watch for nosebleeds, bleeding gums, big bruises, or red or black urine or stool: then get seen today. Call {ambulance} for bleeding that does not stop, a knock on the head, or a sudden bad headache.',
    sources: ['NHS: Warfarin', 'NHS: Apixaban'],
  },
  {
    classes: ['beta-blocker'],
    named: /\bbeta[- ]?blockers?\b/i,
    answer:
      'Take no more of it today. The next dose is the one that is due tomorrow, at its usual time; do not leave that out, and do not take extra or less. One extra tablet of a usual dose rarely does harm, but it can slow the heart and lower the pressure for a day: get up slowly, and do not drive if you are dizzy. Ring a pharmacist or {line} today for advice, at once if you have asthma, a heart block or heart failure, a pulse under 50, or took other heart tablets with it. Call {ambulance} if you faint, feel very dizzy, or get breathless or wheezy.',
    sources: ['NHS: Bisoprolol'],
  },
  {
    classes: [
      'ace-inhibitor',
      'angiotensin-blocker',
      'calcium-channel-blocker',
      'thiazide-diuretic',
      'loop-diuretic',
      'potassium-sparing-diuretic',
      'other-diuretic',
      'other-blood-pressure',
    ],
    named: /\b(?:blood pressure|bp|water) (?:tablets?|pills?|meds|medicines?)\b/i,
    answer:
      'Take no more of it today. The next dose is the one that is due tomorrow, at its usual time. One extra tablet rarely does harm, but the pressure can fall for some hours: get up slowly, drink normally, and do not drive if you are dizzy. Ring a pharmacist or {line} today for advice, at once if you are over 75, or have kidney trouble or heart failure. Call {ambulance} if you faint, or your heart pounds or goes very slowly.',
    sources: ['NHS: Ramipril', 'NHS: Amlodipine'],
  },
  {
    classes: ['simple-painkiller'],
    answer:
      'With paracetamol the whole day counts. Add up all of it, also what is in cold and flu remedies. If a grown-up of more than 50 kg took no more than 8 tablets of 500 mg in 24 hours, one or two extra do no harm: take no more for 24 hours from now, then as the packet says. If it was more than that, or it was for a child, or you weigh less or have a liver illness: ring {poison} now and go to an emergency department even if you feel well, for the liver is harmed without any signs at first.',
    sources: ['NHS: Paracetamol for adults', 'NHS: Poisoning'],
  },
  {
    classes: ['statin'],
    named: /\bstatins?\b/i,
    answer:
      'Nothing bad should come of it: one extra statin tablet does no harm. Take no more of it today, and the next at its usual time tomorrow. Ring a pharmacist if it was more than one extra, or your muscles ache or go weak.',
    sources: ['NHS: Atorvastatin'],
  },
  {
    classes: ['thyroid'],
    named: /\bthyroid (?:tablets?|pills?|meds|medicines?)\b/i,
    answer:
      'One extra thyroid tablet rarely does harm. Take no more of it today, and the next at its usual time tomorrow. Your heart may beat faster for a day, or you may feel shaky. Ring a pharmacist or {line} if it was more than one extra or you have a heart illness. Call {ambulance} for pain in the chest, a racing heartbeat or trouble breathing.',
    sources: ['NHS: Levothyroxine'],
  },
  {
    classes: ['combined-contraceptive'],
    named: /\b(?:the|my|a|contraceptive|birth control|mini) ?-?pill\b|\bcontraceptives?\b/i,
    answer:
      'It does no harm, and you are still protected. Take no more today, and the next one at its usual time tomorrow; the packet simply ends a day sooner. You may feel a little sick. If you vomit within 3 hours of it, take one more. Ask a pharmacist if several days have got mixed up.',
    sources: ['NHS: Combined pill', 'NHS: The progestogen-only pill'],
  },
  {
    classes: ['other-diabetes', 'gliflozin'],
    named: /\bmetformin\b/i,
    answer:
      'One extra metformin tablet rarely does harm, and alone it hardly ever makes the sugar too low. Take no more of it today, and the next at its usual time tomorrow. Eat and drink normally; your tummy may be upset. Ring a pharmacist or {line} today if it was more than one extra, if you have kidney trouble, or if you also take insulin or gliclazide. Call {ambulance} for fast breathing, vomiting that does not stop, or feeling very weak, cold or drowsy.',
    sources: ['NHS: Metformin'],
  },
  {
    classes: ['proton-pump-inhibitor', 'antihistamine', 'vitamin-mineral', 'antacid', 'ssri'],
    answer:
      'One extra tablet of this rarely does harm. Take no more of it today, and the next at its usual time tomorrow. Do not drive if you feel drowsy. Ring a pharmacist or {line} if it was more than one extra, if you feel unwell, or if it was for a child.',
    sources: ['NHS: Medicines information'],
  },
]
