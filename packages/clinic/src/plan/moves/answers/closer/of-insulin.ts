import type { CloserFact, Known } from './closer-entry.ts'

const insulins =
  'insulins?|lantus|levemir|toujeo|tresiba|abasaglar|semglee|novorapid|novolog|humalog|apidra|fiasp|actrapid|humulin|novomix|basal|long[- ]acting|background'
/** What may stand between leaving out and the insulin: "skip tonight's dose of Lantus". */
const between = String.raw`(?: (?:taking|using|giving|injecting|having|my|his|her|the|your|their|a|any|all|tonight['’]?s|today['’]?s|evening|morning|long[- ]acting|night|doses?|shots?|of|out|off|on))* `
const leavesOut = new RegExp(
  String.raw`(?:\b(?:skip\w*|stop\w*|miss|leave|leaving|pause|hold(?: off)?|without|reduce|halve|cut|less|drop)|(?:\bnot|n['’]?t|\bnever) (?:to )?(?:take|have|inject|do|need|give|use))${between}(?:${insulins})\b|\b(?:${insulins})\b[^?.!]{0,40}\b(?:skip\w*|stop\w*|if (?:he|she|i)['’]?(?:s|m)? (?:not|isn['’]?t)|not eating|doesn['’]?t eat|left out)\b`,
  'i',
)
const sick = ['vomiting', 'diarrhoea', 'nausea', 'fever', 'urine-ketones', 'high-blood-sugar', 'appetite-loss', 'abdominal-pain']
const isTypeOne = /\btype[- ]?(?:1|one|i)\b|\bt1d?\b/i

function never({ story, has }: Known): string {
  const why = isTypeOne.test(story)
    ? 'in type 1 the body makes none of its own, and without it acids (ketones) build up within hours, also when nothing is eaten'
    : 'an illness drives the sugar up, also when little is eaten'
  const ketones = has(['urine-ketones']) ? 'Ketones are there already, so help is needed today. ' : ''
  return `No, please never: ${why}. The long-acting insulin goes in as always; the mealtime dose goes by the sugar and what is eaten, and often more is needed, not less. ${ketones}Test sugar and ketones every 2 hours, through the night too, and sip water all the time. Ketones of 1.5 or more: ring the diabetes team or a doctor now. 3 or more, vomiting that does not stop, deep fast breathing, drowsiness or belly pain: hospital, call {number} if you must.`
}

/** Insulin in an illness. */
export const ofInsulin: readonly CloserFact[] = [
  {
    asked:
      /^\W*(?:so |but |ok )?(?:can|could|should|may) (?:he|she|i|they) (?:just |really )?(?:skip|leave|miss|stop)(?: (?:it|one|a dose|that))?(?: out| off)?\W*$/i,
    holds: ({ has, story }) => !has(['low-blood-sugar']) && has(sick) && new RegExp(`\\b(?:${insulins})\\b`, 'i').test(story),
    answer: never,
    sources: ['NICE: Type 1 diabetes in adults: diagnosis and management', 'NHS: Type 1 diabetes'],
  },
  {
    asked: leavesOut,
    isTold: true,
    holds: ({ has }) => !has(['low-blood-sugar']) && has(sick),
    answer: never,
    sources: ['NICE: Type 1 diabetes in adults: diagnosis and management', 'NHS: Type 1 diabetes'],
  },
]
