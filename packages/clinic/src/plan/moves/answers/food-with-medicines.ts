import { findMedicines } from '../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../medications/known-medicines.ts'
import { resolveMedicine } from '../../../medications/resolve-medicine.ts'
import type { Answer } from './answer.ts'

/** What a food or a drink does with a medicine, and what to do about it. */
interface FoodWithMedicine {
  food: RegExp
  /** Active ingredients. */
  medicines: readonly string[]
  answer: string
  source: string
  /** The day on which a text that says so was read (YYYY-MM-DD): nothing stands here from memory. */
  lookedUp: string
}

const calcium = /\b(?:milk|dairy|yogh?urts?|cheese|calcium|lattes?|cream)\b/i
const caffeine = /\b(?:coffee|espresso|lattes?|tea)\b/i
const either = (one: RegExp, other: RegExp): RegExp => new RegExp(`${one.source}|${other.source}`, 'i')
const grapefruit = /\b(?:grapefruits?|pomelos?|seville oranges?)\b/i
const alcohol = /\b(?:alcohol|beers?|wine|vodka|whisky|gin|booze|pints?|cocktails?|a drink|drinking)\b/i

/** As the sheets for patients say it. The first that fits food and medicine counts. */
const foodsWithMedicines: readonly FoodWithMedicine[] = [
  {
    food: /\b(?:spinach|kale|broccoli|greens|green (?:vegetables|veg|leafy vegetables)|leafy (?:greens|vegetables|veg)|sprouts|cabbage|salads?|lettuce|asparagus|vitamin k|liver)\b/i,
    medicines: ['warfarin'],
    answer:
      'Yes, you can: just keep it steady. Spinach and other leafy greens hold vitamin K, which works against warfarin, so eat about the same amount from week to week and do not suddenly eat much more or cut them out. If you want to change how you eat, tell your warfarin clinic first, and they check your INR a little sooner.',
    source: 'NHS: Warfarin',
    lookedUp: '2026-11-26',
  },
  {
    food: /\bcranberr(?:y|ies)\b|\b(?:grapefruits?|pomelos?)\b/i,
    medicines: ['warfarin'],
    answer:
      'Better not: cranberry and grapefruit juice can make warfarin stronger and bring on bleeding. If you have been drinking it, tell your warfarin clinic, and they check your INR.',
    source: 'NHS: Warfarin',
    lookedUp: '2026-11-26',
  },
  {
    food: alcohol,
    medicines: ['warfarin'],
    answer:
      'A little is all right: no more than 1 or 2 drinks a day, and never many at once. A binge can make warfarin much stronger and bring on bleeding. With liver disease: none at all.',
    source: 'NHS: Warfarin',
    lookedUp: '2026-11-26',
  },
  {
    food: grapefruit,
    medicines: ['simvastatin', 'lovastatin'],
    answer:
      'No, leave grapefruit and its juice out altogether: it makes far more of the statin stay in your blood, and that can damage the muscles. Oranges and other fruit are fine. If you would miss grapefruit, ask whoever prescribes it about another statin. Muscle pain you cannot explain, or dark urine: see a doctor the same day.',
    source: 'NHS: Simvastatin',
    lookedUp: '2026-11-26',
  },
  {
    food: grapefruit,
    medicines: ['atorvastatin'],
    answer:
      'A little now and then is all right, but no large amounts: more than about 1.2 litres of grapefruit juice a day raises the statin in your blood. Oranges and other fruit are fine.',
    source: 'NHS: Atorvastatin',
    lookedUp: '2026-11-26',
  },
  {
    food: grapefruit,
    medicines: ['pravastatin', 'rosuvastatin', 'fluvastatin'],
    answer: 'Yes, that one does not mind grapefruit; it is simvastatin, and atorvastatin in large amounts, that do.',
    source: 'NHS: Statins',
    lookedUp: '2026-11-26',
  },
  {
    food: grapefruit,
    medicines: ['amlodipine', 'felodipine', 'nifedipine', 'ciclosporin', 'tacrolimus', 'amiodarone', 'sildenafil'],
    answer: 'Better leave grapefruit and its juice out: it can make your medicine stronger than meant. Oranges and other fruit are fine.',
    source: 'NHS: Does grapefruit affect my medicine?',
    lookedUp: '2026-11-26',
  },
  {
    food: caffeine,
    medicines: ['levothyroxine'],
    answer:
      'Yes, but not together: take levothyroxine with water on an empty stomach, and wait at least 30 minutes before coffee, tea or breakfast. They keep the tablet from getting into the blood.',
    source: 'NHS: Levothyroxine',
    lookedUp: '2026-11-26',
  },
  {
    food: calcium,
    medicines: ['levothyroxine'],
    answer:
      'Not together: milk and calcium keep levothyroxine from getting into the blood. Take it with water, 30 to 60 minutes before breakfast. Calcium tablets, iron, and a meal with a lot of milk or cheese wait 4 hours.',
    source: 'NHS: Levothyroxine',
    lookedUp: '2026-11-26',
  },
  {
    food: calcium,
    medicines: ['ciprofloxacin'],
    answer:
      'Not at the same time: milk, yogurt or calcium-enriched juice on their own keep a good part of the antibiotic from working. Take it with water, at least 2 hours before or 6 hours after calcium, iron, zinc or indigestion tablets. In a full meal a little milk is fine.',
    source: 'FDA: Ciprofloxacin tablets, prescribing information',
    lookedUp: '2026-11-26',
  },
  {
    food: calcium,
    medicines: ['doxycycline', 'tetracycline', 'minocycline', 'oxytetracycline'],
    answer:
      'Better not at the same time: calcium binds the antibiotic, so that less of it works; doxycycline minds it least. Take it with a full glass of water, and leave 2 hours before and after milk, yogurt, and calcium, iron or indigestion tablets. In between milk is fine.',
    source: 'FDA: Doxycycline, prescribing information',
    lookedUp: '2026-11-26',
  },
  {
    food: alcohol,
    medicines: ['metronidazole', 'tinidazole'],
    answer:
      'No alcohol while you take it, nor for 2 days after the last dose of metronidazole (3 days after tinidazole): together they can make you very sick, with flushing, a pounding heart and headache. Some mouthwashes and cough syrups hold alcohol too.',
    source: 'NHS: Metronidazole',
    lookedUp: '2026-11-26',
  },
  {
    food: alcohol,
    medicines: ['disulfiram'],
    answer: 'No alcohol at all with it, nor for 2 weeks after the last tablet: together they can make you dangerously ill.',
    source: 'FDA: Disulfiram tablets, prescribing information',
    lookedUp: '2026-11-26',
  },
  {
    food: either(caffeine, calcium),
    medicines: ['ferrous sulfate', 'ferrous fumarate', 'ferrous gluconate', 'iron'],
    answer:
      'Not at the same time: tea, coffee and milk keep iron from being taken up. Leave 2 hours between them; a glass of orange juice with the tablet helps.',
    source: 'NHS: Ferrous fumarate',
    lookedUp: '2026-11-26',
  },
  {
    food: calcium,
    medicines: ['alendronic acid', 'risedronate sodium', 'risedronic acid'],
    answer:
      'Not together: take the tablet with plain water, sitting or standing, at least 30 minutes before any food, milk or other medicine, and do not lie down in that time. Delayed-release risedronate is another matter: it is taken right after breakfast.',
    source: 'NHS: Alendronic acid',
    lookedUp: '2026-11-26',
  },
  {
    food: /\b(?:bananas?|salt substitutes?|lo-?salt|potassium)\b/i,
    medicines: [
      'spironolactone',
      'eplerenone',
      'ramipril',
      'lisinopril',
      'enalapril',
      'perindopril',
      'losartan',
      'candesartan',
      'valsartan',
    ],
    answer:
      'Ordinary food, bananas too, is fine in usual amounts. Avoid salt substitutes such as LoSalt and potassium tablets, unless your doctor says so: with your medicine the potassium can rise too high.',
    source: 'NHS: Ramipril; BNF: Spironolactone',
    lookedUp: '2026-11-26',
  },
  {
    food: /\b(?:aged cheese|mature cheese|cheese|marmite|red wine|salami|broad beans|soy sauce)\b/i,
    medicines: ['phenelzine', 'tranylcypromine', 'isocarboxazid'],
    answer:
      'No mature cheese, yeast extract, cured meat, soy products or red wine with it, nor for 2 weeks after: together they can push the blood pressure dangerously high. Fresh cheese such as cottage cheese is fine. A sudden pounding headache needs an ambulance.',
    source: 'BNF: Monoamine-oxidase inhibitors',
    lookedUp: '2026-11-26',
  },
]

/** "I am on warfarin, can I eat spinach?": answered by what is known of that food with that medicine; null where neither fits. */
export const foodWithMedicine: Answer = ({ text }, { now, words }) => {
  const index = knownMedicines()
  const asked = [...findMedicines(index, text), ...findMedicines(index, words)].flatMap(({ ingredients }) => ingredients)
  const taken =
    now.person.relation === 'self' || asked.length === 0 ? now.drugs.flatMap((drug) => resolveMedicine(index, drug).ingredients) : []
  const fits = (ingredients: readonly string[]) =>
    foodsWithMedicines.find(({ food, medicines }) => food.test(text) && medicines.some((each) => ingredients.includes(each)))
  const found = fits(asked) ?? fits(taken)
  return found === undefined ? null : `${found.answer} (${found.source})`
}
