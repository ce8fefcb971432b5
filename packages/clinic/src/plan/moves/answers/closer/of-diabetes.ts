import { findMedicines } from '../../../../medications/find-medicines.ts'
import { knownMedicines } from '../../../../medications/known-medicines.ts'
import type { CloserFact, Known } from './closer-entry.ts'

const diabetic = ({ has, story }: Known) =>
  has(['history-diabetes', 'takes-insulin', 'takes-metformin', 'takes-antidiabetic']) ||
  /\b(?:diabet\w*|sugar patient|type[- ]?[12])\b/i.test(story)
const ketones = /\bketones?\b[^.!?\d]{0,20}(\d{1,2}(?:[.,]\d)?)\b/i
const dry = ['vomiting', 'diarrhoea', 'urine-little', 'dehydration-signs']

const alcohol = /\b(?:alcohol|beers?|wine|whisky|vodka|gin|pints?|booze)\b/i

/** With another medicine, or a drink, the two are checked together. */
const namesMetforminAlone = ({ text }: Known): boolean =>
  !alcohol.test(text) && findMedicines(knownMedicines(), text).every(({ name }) => /metformin/i.test(name))

/** Blood ketones in mmol/l, by what is done about them (NHS: Diabetic ketoacidosis; NICE NG17). */
const ketoneBands: readonly { below: number; means: string }[] = [
  { below: 0.6, means: 'is normal' },
  { below: 1.5, means: 'is a little high: test again in 2 hours, drink water, and take the insulin as the sick-day plan says' },
  {
    below: 3,
    means: 'means that ketoacidosis may be coming: ring the diabetes team or a doctor now, also at night. With vomiting go to hospital now',
  },
  { below: Number.POSITIVE_INFINITY, means: 'is ketoacidosis until shown otherwise: hospital now' },
]

const takesSulfonylurea = ({ story, takes }: Known): boolean =>
  takes(['gliclazide', 'glimepiride', 'glipizide', 'glibenclamide', 'tolbutamide']) ||
  /\b(?:gliclazide|glimepiride|glipizide|glibenclamide|glyburide|tolbutamide|amaryl|diamicron|sulf?phonylurea|sulfonylurea)\b/i.test(story)
/** Under 4 mmol/L (NHS: Low blood sugar). */
const lowSugar = 4
const isLowSugar = (known: Known): boolean =>
  known.has(['low-blood-sugar']) ||
  (known.state.now.formerly?.glucose ?? Number.POSITIVE_INFINITY) < lowSugar ||
  /\b(?:hypo|low sugar|sugar (?:was|is|of)? ?(?:low|[1-6]\d\b|[1-3][.,]\d))/i.test(known.story)

/** Diabetes: ketones, drinks and tablets in an illness, a low sugar on tablets, and a foot that does not hurt. */
export const ofDiabetes: readonly CloserFact[] = [
  {
    asked: ketones,
    isTold: true,
    holds: diabetic,
    answer: ({ text }) => {
      const value = Number(ketones.exec(text)?.[1]?.replace(',', '.'))
      const band = ketoneBands.find(({ below }) => value < below)
      return band === undefined ? null : `A ketone value of ${value} in the blood ${band.means}. Never leave out the long-acting insulin.`
    },
    sources: ['NHS: Diabetic ketoacidosis', 'NICE: Type 1 diabetes in adults: diagnosis and management'],
  },
  {
    asked: /\b(?:what|which|can|should|may)\b[^?]{0,30}\b(?:drink|drinks|juice|coke|lemonade|squash)\b/i,
    holds: (known) => !alcohol.test(known.text) && diabetic(known) && known.has(['high-blood-sugar']) && !known.has(['low-blood-sugar']),
    answer: () =>
      'Plain water, in small sips and often, and nothing sweet while the sugar is high. If nothing stays down, that alone is a reason for hospital.',
    sources: ['NHS: Diabetic ketoacidosis'],
  },
  {
    asked:
      /\b(?:take|continue|have|stop|skip|leave)\b[^?]{0,30}\bmetformin\b|\bmetformin\b[^?]{0,30}\b(?:take|continue|stop|skip|tonight|too)\b/i,
    holds: (known) => namesMetforminAlone(known) && (diabetic(known) || known.takes(['metformin'])),
    answer: ({ has, isEmergency }) =>
      has(dry)
        ? 'Leave it out for now: with vomiting, loose stools or hardly any drink metformin pauses, and goes on when you have eaten and drunk as usual for a day or two. Insulin is never left out.'
        : isEmergency
          ? 'You may take it as usual if you eat; take the packet along, for with a scan or an operation they may pause it. Never leave out insulin.'
          : 'Take it as usual, with or just after the meal. It only pauses with vomiting, loose stools, hardly any drink, or when a doctor says so before a scan or an operation.',
    sources: ['NHS: Metformin'],
  },
  {
    asked: /\b(?:why|how come|strange|good)\b[^?]{0,30}\b(?:no|not|n['’]?t|without|never)\b[^?]{0,16}\b(?:pain\w*|hurt\w*|feel)\b/i,
    holds: (known) => diabetic(known) && /\b(?:foot|feet|toes?|heel|sole)\b/i.test(known.story),
    answer: () =>
      'Because diabetes dulls the nerves of the feet: a wound that does not hurt is no milder for it, it is only noticed late. That is why a sore on a diabetic foot is looked at within a day, and at once when it is black, smells, spreads or there is fever.',
    sources: ['NICE: Diabetic foot problems: prevention and management'],
  },
  {
    asked: /\b(?:still|need|have to|must|should)\b[^?]{0,30}\b(?:go|hospital|come|taken|seen)\b/i,
    holds: (known) => takesSulfonylurea(known) && isLowSugar(known),
    answer: () =>
      'Yes, please still go. This kind of diabetes tablet works on for a day and longer, so the sugar can fall again, also in the night and though it is normal now. Give something starchy to eat (bread, biscuits, rice), measure again every 15 minutes and then every hour, leave the tablet out, and let them watch it in hospital.',
    sources: ['NHS: Low blood sugar (hypoglycaemia)', 'StatPearls: Sulfonylurea toxicity'],
  },
]
