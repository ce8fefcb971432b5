import type { CloserFact, Known } from './closer-entry.ts'

const beginsAntidepressant = ({ has, story }: Known) =>
  has(['antidepressant-just-started']) ||
  /\b(?:start\w*|began|begun|first (?:week|days?|tablet)|put (?:me|her|him) on|new on)\b.{0,30}\b(?:sertraline|citalopram|escitalopram|fluoxetine|paroxetine|venlafaxine|duloxetine|mirtazapine|zoloft|prozac|lexapro|antidepressants?|ssri)\b/i.test(
    story,
  )
const ofThyroidTest = ({ story }: Known) => /\b(?:tsh|thyroid|t4|t3)\b/i.test(story)
const fitsOfPregnancy = ({ has, isPregnant, story }: Known) =>
  (isPregnant || has(['pregnant', 'postpartum', 'recent-birth']) || /\bpregnan\w*|\bmonths? gone\b|\bbaby\b/i.test(story)) &&
  (has(['seizure', 'high-blood-pressure', 'very-high-blood-pressure', 'headache', 'vision-blurred']) ||
    /\b(?:eclampsia|magnesium|pressure)\b/i.test(story))
const pressed = ({ has, condition }: Known) => condition === 'pressure-ulcer' || has(['skin-pressure-damage', 'heel-dark'])
const sulfonylurea = ({ story, takes }: Known) =>
  takes(['gliclazide', 'glimepiride', 'glipizide', 'glibenclamide', 'tolbutamide']) ||
  /\b(?:gliclazide|glimepiride|glipizide|glibenclamide|glyburide|tolbutamide|amaryl|diamicron|sulf?phonylurea|sulfonylurea)\b/i.test(story)
const lowSugar = (known: Known) =>
  known.has(['low-blood-sugar']) || /\b(?:hypo|low sugar|sugar (?:was|is|of)? ?(?:low|[1-6]\d\b|[1-3][.,]\d))/i.test(known.story)

/** What a new antidepressant, a vitamin before a thyroid test, magnesium in pregnancy, a pressure sore and a low sugar on tablets turn on. */
export const ofStartsAndTests: readonly CloserFact[] = [
  {
    asked:
      /\bhow long\b[^?]{0,40}\b(?:last|sick|feeling|goes?|go away|wear|until|till|this|side effects?)\b|\bwhen (?:will|does) (?:it|this|the)\b/i,
    holds: beginsAntidepressant,
    answer: () =>
      'The sick feeling, jitters, loose stools and bad sleep of the start ease within one to two weeks; the mood lifts after two to four. Take it with food. If it is no better after two weeks, or too much to bear, ring whoever prescribed it; do not stop it on your own.',
    sources: ['NHS: Side effects of sertraline', 'NICE: Depression in adults: treatment and management'],
  },
  {
    asked:
      /\b(?:is|are|could|can|might)\b[^?]{0,40}\b(?:side effects?|starting|the (?:tablets?|pills?|sertraline|citalopram|fluoxetine|medicine)|withdrawal|discontinuation|from (?:it|the))\b|\bside effect or\b/i,
    holds: beginsAntidepressant,
    answer: () =>
      'This fits the starting effects of the antidepressant: they come in the first days and ease within one to two weeks. Withdrawal comes the other way round, when it is stopped. Not a starting effect are thoughts of ending your life, not being able to keep still, a fever with stiff or jerking muscles, or a rash: then get help the same day.',
    sources: ['NICE: Depression in adults: treatment and management', 'EMC: Sertraline'],
  },
  {
    asked: /\bbiotin\b|\b(?:vitamin b7|hair (?:and )?nails? (?:vitamins?|tablets?|gummies))\b/i,
    holds: ofThyroidTest,
    answer: () =>
      'Yes, it can. High doses of biotin (hair, skin and nail products often hold 5 mg or more) upset many thyroid tests: they can make the results look wrong in either direction, though your thyroid is as it was. Leave it out for at least 2 days before the next blood test, longer if the laboratory says so, and tell them that you take it.',
    sources: ['FDA: Biotin interference with laboratory tests', 'NICE: Thyroid disease: assessment and management'],
  },
  {
    asked:
      /\b(?:harm|hurt|safe|affect|bad|danger\w*|damage|reach)\b[^?]{0,30}\b(?:baby|pikin|child|unborn)\b|\b(?:baby|pikin)\b[^?]{0,25}\b(?:safe|ok|okay|alright|harm\w*)\b|\bmagnesium\b/i,
    holds: (known) => fitsOfPregnancy(known) && /\b(?:magnesium|drip|injection|medicine|drug|tablets?|give|treat\w*)\b/i.test(known.story),
    answer: () =>
      'What they give against fits, magnesium, has been the standard for decades and does the baby no harm when it is given in hospital for a day or two. The high pressure and the fits are what endangers you both. The baby is watched all the while.',
    sources: ['WHO: Prevention and treatment of pre-eclampsia and eclampsia', 'NICE: Hypertension in pregnancy: diagnosis and management'],
  },
  {
    asked: /\brub|massag\w*|\bcream\b/i,
    holds: pressed,
    answer: () =>
      'No, do not rub or massage it, not even with cream: that tears the damaged skin further. Take all weight off the place, keep it clean and dry, and let a nurse or doctor see it today.',
    sources: ['NICE: Pressure ulcers: prevention and management'],
  },
  {
    asked:
      /\b(?:weight|pressure)\b[^?]{0,20}\boff\b|\bhow\b[^?]{0,30}\b(?:turn|lift|raise|protect|float|position|lay|lie)\b|\bheel\b[^?]{0,30}\b(?:up|pillow|off)\b/i,
    holds: pressed,
    answer: () =>
      'Lay a pillow lengthwise under the calf, from knee to ankle, so that the heel hangs free over its end and touches nothing, with the knee a little bent. Turn every 2 hours, a little to the left, a little to the right, and never onto the sore place. No ring cushions.',
    sources: ['NICE: Pressure ulcers: prevention and management'],
  },
  {
    asked: /\b(?:bed ?sore|pressure (?:sore|ulcer))\b[^?]{0,20}(?:\bstart\w*|\?|$)/i,
    holds: pressed,
    answer: () =>
      'Yes, that is what it sounds like: dark or soft skin over a heel, hip or tailbone in somebody who lies a lot is a pressure sore until shown otherwise, and it can be deeper than it looks. Take the weight off it now, and have a nurse or doctor look at it today.',
    sources: ['NICE: Pressure ulcers: prevention and management'],
  },
  {
    asked: /\b(?:still|need|have to|must|should)\b[^?]{0,30}\b(?:go|hospital|come|taken|seen)\b/i,
    holds: (known) => sulfonylurea(known) && lowSugar(known),
    answer: () =>
      'Yes, please still go. This kind of diabetes tablet works on for a day and longer, so the sugar can fall again, also in the night and though it is normal now. Give something starchy to eat (bread, biscuits, rice), measure again every 15 minutes and then every hour, leave the tablet out, and let them watch it in hospital.',
    sources: ['NHS: Low blood sugar (hypoglycaemia)', 'StatPearls: Sulfonylurea toxicity'],
  },
]
