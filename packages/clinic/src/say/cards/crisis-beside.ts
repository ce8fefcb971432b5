import type { CrisisTopic } from './crisis-topic.ts'

/** Who was turned to: said before what the talk otherwise turns on. `{near}` is that person, `{nearObject}` "her". */
export const turnedToTopics: readonly CrisisTopic[] = [
  {
    id: 'turned-to-somebody',
    kinds: ['self-harm', 'harm-to-others', 'psychosis'],
    about: 'self',
    cue: /\bi(?: have|ve| just|ve just| already)? (?:called|rang|phoned|texted|messaged|told|spoke to|talked to|reached) (?:my|a|the) (?:wife|husband|partner|mum|mom|dad|mother|father|sister|brother|(?:best )?friend|flatmate|housemate|roommate|girlfriend|boyfriend|daughter|son|neighbou?r|mate|gran|nan|aunt|uncle|cousin|parents)\b/,
    sayings: [
      'I am so glad that you turned to {near}. That took courage, and you are not alone with it any more. Let {nearObject} stay with you tonight; if the words are hard to find, show {nearObject} this screen. Until then, keep what could hurt you out of reach. How long will it be until you see {nearObject}?',
      'It was right to turn to {near}. Tell {nearObject} all of it, the thoughts too. What would you most like {nearObject} to do tonight?',
    ],
  },
]

/** Said in place of an open question where somebody is known to have died: `{lost}` is that person. */
export const afterLoss: readonly string[] = [
  'I am still here. You told me about {lost}. What is it like tonight without {lost}: what is the hardest part?',
  'Missing {lost} this much hurts more than anybody can see from outside. How strong is the wish not to be here right now, from 0 to 10?',
  'Let us just look at the next hour. Who else misses {lost}, and could sit with you?',
]

/** Said to a sign of the body, under the way to help for it. */
export const besideBody: readonly [string, string] = [
  'I have not forgotten the rest. Tell whoever sees you both things, what your body does and the thoughts; both are taken seriously there. Who could go with you?',
  'Your body counts, and so do you. One place can look after both tonight. Is somebody there who can come along?',
]
