import type { CloserFact, Known } from './closer-entry.ts'

const insulins = String.raw`(?:insulins?|lantus|levemir|toujeo|tresiba|abasaglar|semglee|novorapid|novolog|humalog|apidra|fiasp|actrapid|humulin|novomix|basal|long[- ]acting)`
const insulin = new RegExp(String.raw`\b${insulins}\b`, 'i')
const asksOfDose = new RegExp(
  String.raw`\b(?:take|have|inject|do|give|need|use|skip|miss|reduce|lower|drop|halve|cut|same|less|more|usual|normal|how (?:much|many)|units)\b[^?.!]{0,50}\b${insulins}\b|\b${insulins}\b[^?.!]{0,40}\b(?:tonight|same|less|lower|as (?:usual|normal)|dose|skip|or not|units|\d+)`,
  'i',
)
/** Under 4 mmol/L (NHS: Low blood sugar). */
const lowSugar = 4
const wasLow = ({ has, state, story }: Known): boolean =>
  has(['low-blood-sugar']) ||
  state.now.held.some(({ rule }) => rule === 'glucose-was-low') ||
  (state.now.formerly?.glucose ?? Number.POSITIVE_INFINITY) < lowSugar ||
  /\bhypos?\b/i.test(story)
const isTreated = ({ has, story }: Known): boolean =>
  has(['history-diabetes', 'takes-insulin', 'takes-antidiabetic']) ||
  /\b(?:diabet\w*|type[- ]?(?:1|2|one|two)|insulin|lantus|novorapid)\b/i.test(story)
const helped =
  /\b(?:glucagon|ambulance|paramedics?|(?:had to|needed) (?:help|be (?:woken|helped))|could(?:n['’]?t| not) (?:wake|be woken|swallow)|out cold|passed out|unconscious|fit|fitted|seizure)\b/i
const nobodyHelped = /\b(?:nobody|no one|no-one) (?:had to|needed to|helped)|\bdid(?:n['’]?t| not) need (?:any )?help\b/i

/** What is asked after a low sugar, once it is well again. */
export const ofLows: readonly CloserFact[] = [
  {
    asked: /\bdriv(?:e|ing)\b|\bbehind the wheel\b/i,
    holds: (known) => !known.isEmergency && wasLow(known) && isTreated(known),
    answer: ({ story }) =>
      helped.test(story) && !nobodyHelped.test(story)
        ? 'No, not today: after a low in which somebody had to help you, do not drive until your diabetes team has said that you may. It can drop again within a day, and the next one may come without warning. If you were awake when it began, the licensing office may have to be told, and in Britain a second one within 12 months means that you stop driving and tell the DVLA; ask the team.'
        : 'Not yet: only from 45 minutes after the sugar is back above 5 mmol/L (90 mg/dL), when you have eaten and your head is clear. Measure just before you set off and every 2 hours, keep sugar within reach, and stop at once if you feel low. If you did not notice the low coming, do not drive until your diabetes team has looked at it.',
    sources: ['NHS: Low blood sugar (hypoglycaemia)', 'NICE: Type 1 diabetes in adults: diagnosis and management'],
  },
  {
    asked: asksOfDose,
    holds: (known) => !known.isEmergency && wasLow(known) && isTreated(known) && insulin.test(known.story),
    answer: () =>
      'I can’t tell from here whether the same dose is right. Do not leave the long-acting insulin out, but after a low, above all at night, after sport or after alcohol, the next dose is often made smaller: ring your diabetes team, or {line} out of hours, before it is due, and let them name the dose. No mealtime insulin for food that you do not eat. Measure before bed and once in the night, eat something that lasts, drink no alcohol, and have sugar and somebody beside you.',
    sources: ['NICE: Type 1 diabetes in adults: diagnosis and management', 'NHS: Low blood sugar (hypoglycaemia)'],
  },
]
