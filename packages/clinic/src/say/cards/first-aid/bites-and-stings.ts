import type { FirstAidCard } from '../first-aid-card.ts'

/** What bit or stung. */
export const biteAndStingCards: readonly FirstAidCard[] = [
  {
    id: 'snake-bite',
    title: 'a snake bite',
    rules: /^snake-bite-alarm$/,
    findings: ['snake-bite'],
    conditions: ['snake-envenomation'],
    words: [
      /\b(?:snake|adder|viper|cobra|rattler|rattlesnake|copperhead|mamba|taipan|krait)\b.{0,30}\b(?:bit|bite|bitten|got (?:me|him|her))|\b(?:bit|bitten|bite)\b.{0,20}\b(?:snake|adder|viper)\b/,
    ],
    steps: [
      'Get away from the snake. Lie down and keep the limb quite still.',
      'Take off rings, watch, tight clothes.',
      {
        AU: 'Wrap a firm elastic bandage over the bite, then up the whole limb. Splint it. Mark the bite.',
        otherwise: 'Keep the limb at the height of the heart. Mark the edge of the swelling with the time.',
      },
      'Call {number}. Remember the colour of the snake.',
    ],
    doNot: ['No cutting, sucking, ice or tourniquet.', 'Do not try to catch the snake.', 'Do not walk if you can be carried.'],
    reasons: ['Venom spreads with each move of the limb.', 'There is an antivenom, and it works best early.'],
    sources: ['WHO: Snakebite', 'ANZCOR: Guideline 9.4.1', 'NHS: Snake bites'],
  },
  {
    id: 'sting',
    title: 'a sting or bite',
    rules: /^(?:rabies-signs|tick-heart-nerve)$/,
    findings: ['insect-sting', 'jellyfish-sting', 'animal-bite'],
    words: [
      /\b(?:stung|sting)\b.{0,40}\b(?:bee|wasp|hornet|jellyfish|scorpion|bluebottle|mouth|throat|neck)\b/,
      /\b(?:bat|dog|monkey|cat|fox|rat)\b.{0,20}\b(?:bit|bitten|bite|scratched)\b|\b(?:bitten|bit) by (?:a|the|my)\b/,
      /\b(?:spider|redback|funnel.web|black widow)\b.{0,20}\b(?:bit|bite|bitten)\b/,
    ],
    steps: [
      { text: 'Bee: scrape the sting out sideways at once. Cool the place.', only: 'sting' },
      {
        text: 'Jellyfish: rinse with sea water, pick off threads, then hot water (as hot as you can bear) for 20 minutes.',
        only: 'jellyfish',
      },
      { text: 'A bite: wash with soap and running water for 15 minutes. A doctor decides about rabies and tetanus today.', only: 'bite' },
      { text: 'A sting in the mouth or throat: suck ice and call {number}.', only: 'sting' },
      'Call {number} for a swollen face or tongue, trouble breathing or a faint.',
    ],
    doNot: ['Do not rub.', { text: 'Do not close a bite wound yourself.', only: 'bite' }],
    reasons: [
      { text: 'A sting in the throat or an allergy can close the airway.', only: 'sting' },
      { text: 'Rabies can be stopped after the bite, but not once it shows.', only: 'bite' },
      'What got in under the skin can do harm hours later.',
    ],
    sources: ['NHS: Insect bites and stings', 'WHO: Rabies', 'ANZCOR: Guideline 9.4.5'],
  },
]
