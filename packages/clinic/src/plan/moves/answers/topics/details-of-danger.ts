import type { TopicDetail } from './topic-detail.ts'

/** What is added to the general texts about danger and first aid where the question or the story calls for it. */
export const detailsOfDanger: Readonly<Record<string, readonly TopicDetail[]>> = {
  'am-i-dying': [
    {
      of: /\b(?:palliative|hospice|terminal|end of life|cancer team|how long has)/i,
      text: 'If somebody is gravely ill, the team that knows them can say how things stand: ask them, "What should we expect, and how soon?"',
    },
  ],
  'do-i-need-hospital': [
    {
      of: /\b(?:head|fell|fall|hit|bang)/i,
      text: 'After a blow to the head go with vomiting, drowsiness, blood thinners, or a fall and not getting up.',
    },
    { of: /\b(?:baby|newborn|weeks old|infant)/i, text: 'A baby under 3 months with 38 °C goes too.' },
  ],
  'do-i-need-a-doctor': [
    { of: /\b(?:tooth|teeth|gum)/i, text: 'Teeth go to a dentist.' },
    { of: /\b(?:\beyes?\b)/i, text: 'Eyes go to an optician first, or to an eye casualty with pain or worse sight.' },
    { of: /\b(?:baby|feed)/i, text: 'A baby who feeds badly is seen the same day.' },
    {
      of: /\b(?:no gp|no doctor|not registered|don['’]?t have a)/i,
      text: 'Without a doctor of your own, a walk-in clinic or {line} will do.',
    },
  ],
  'can-it-wait': [
    { of: /\b(?:night|weekend|holiday|monday|sunday|saturday|morning|bank)/i, text: 'On nights, weekends and holidays there is {line}.' },
    { of: /\b(?:baby|newborn|infant)/i, text: 'A baby waits less than anybody.' },
    { of: /\b(?:fly|flight|trip|journey|travel|abroad)/i, text: 'Have it looked at before a journey to where no doctor is.' },
  ],
  'warning-signs': [
    { of: /\b(?:baby|newborn|infant|weeks old)/i, text: 'Under 3 months 38 °C is enough, and so are few wet nappies.' },
    { of: /\b(?:fever|temperature)/i, text: 'Fever over 5 days needs a doctor; a stiff neck with fever a hospital.' },
    { of: /\b(?:vomit|diarrh|drink|dry)/i, text: 'No urine for 8 to 12 hours: the same day.' },
  ],
  'first-aid': [
    { of: /\b(?:bleed|blood|cut)/i, text: 'Bleeding: press firmly for 10 minutes, and pull nothing out.' },
    { of: /\b(?:burn|scald)/i, text: 'Burn: cool running water for 20 minutes.' },
    { of: /\b(?:\beyes?\b)/i, text: 'Eye: rinse, dig nothing out.' },
    {
      of: /\b(?:stuck|nose|ear|throat|swallow|bead|battery)/i,
      text: 'Something stuck in nose, ear or throat: do not poke; have it taken out today. A swallowed battery: hospital now.',
    },
    { of: /\b(?:\bring\b)/i, text: 'A ring that is stuck: cold water, soap, hand held high.' },
  ],
  'wound-care': [
    { of: /\b(?:dettol|savlon|glue|antiseptic|peroxide|cream)/i, text: 'No Dettol, Savlon or superglue.' },
    { of: /\b(?:blister|scab|strip)/i, text: 'Leave blisters, scabs and paper strips alone.' },
    { of: /\b(?:stitch)/i, text: 'Stitches come out after about 5 days on the face, 7 to 14 elsewhere.' },
  ],
  'home-remedy': [
    { of: /\b(?:throat)/i, text: 'Salt water to gargle is fine for a throat.' },
    { of: /\b(?:cough|honey)/i, text: 'Honey eases a cough (never under 1 year).' },
    { of: /\b(?:nose|blocked|sinus|steam)/i, text: 'Salt water suits a blocked nose; no steam bowls near children.' },
    { of: /\b(?:wax)/i, text: 'Olive oil drops are fine for wax in a healthy ear.' },
    { of: /\b(?:stye|eyelid)/i, text: 'A warm cloth is right for a stye.' },
    { of: /\b(?:burn)/i, text: 'No butter or toothpaste on burns or skin.' },
    { of: /\b(?:vinegar|garlic|lemon|baking soda)/i, text: 'No vinegar, lemon or garlic on skin or in the ear.' },
  ],
}
