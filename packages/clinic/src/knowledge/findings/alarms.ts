import type { Finding } from '../schema.ts'

/** Circumstances that seldom help to name a cause, but tell at once that help is needed. */
export const alarmFindings = {
  'allergen-recent': {
    name: 'a food that often sets off allergies, just eaten',
    kind: 'exposure',
    aliases: ['(eat|ate|eaten|eating) (peanut|nut|cashew|walnut|almond|hazelnut|pistachio|prawn|shrimp|shellfish|crab|lobster|sesame|kiwi|egg)', 'after (peanut|nut|cashew|walnut|almond|hazelnut|pistachio|prawn|shrimp|shellfish|crab|lobster|sesame|kiwi)'],
    question: 'Did you eat nuts, shellfish or another food that can set off an allergy just before?',
    why: 'A swelling right after such a food can turn into a severe allergic reaction.',
    background: 'rare',
    examples: { present: ['I ate a peanut.', 'It began after prawns.'] },
  },
  'swallowing-nothing': {
    name: 'not being able to swallow even water',
    kind: 'symptom',
    isA: ['swallowing-difficult'],
    aliases: ['cannot (swallow|drink) + (water|liquid|fluid|sip)', 'not swallow even water', 'water (come|comes|coming) (back|straight) up', 'nothing (go|goes) down'],
    question: 'Are you unable to swallow even water?',
    why: 'Food that blocks the gullet has to be taken out within hours.',
    background: 'rare',
    examples: { present: ['I cannot swallow water.', 'He cannot even swallow a sip of water.'] },
  },
  'implanted-defibrillator-shock': {
    name: 'a shock from an implanted defibrillator',
    kind: 'symptom',
    aliases: ['(pacemaker|defibrillator|icd|device) + (shock|shocked|shocking|fire|fired|firing|zapped|zapping)'],
    question: 'Has your implanted defibrillator given you a shock?',
    why: 'Shocks mean that the heart went into a dangerous rhythm.',
    background: 'rare',
    only: { with: 'history-pacemaker' },
    examples: { present: ['My pacemaker is shocking me.', 'My ICD fired twice.'] },
  },
  'dialysis-missed': {
    name: 'a missed dialysis',
    kind: 'exposure',
    aliases: ['(miss|missed|skip|skipped|late for) + dialysis', 'dialysis (missed|skipped|cancelled)'],
    question: 'Have you missed a dialysis?',
    why: 'Without dialysis potassium and water build up and can stop the heart.',
    background: 'rare',
    examples: { present: ['I missed two dialysis sessions.', 'She skipped dialysis.'] },
  },
  'limb-in-cast': {
    name: 'an arm or leg in a cast or tight bandage',
    kind: 'exposure',
    aliases: ['(leg|arm|ankle|wrist|foot) in (plaster|cast)', '(plaster|cast|splint) (on|tight|too tight|is tight)', 'bandage too tight'],
    question: 'Do you have a cast or a tight bandage on?',
    why: 'Pressure under a cast can cut off the blood.',
    background: 'rare',
    examples: { present: ['My leg is in plaster.', 'I have a cast on.'] },
  },
} as const satisfies Record<string, Finding>
