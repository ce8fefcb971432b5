import { strongTablet, sugarTablet, tooManyTold } from '../../../judge/levels/strong-tablets.ts'
import type { FirstAidCard } from '../first-aid-card.ts'
import { biteAndStingCards } from './bites-and-stings.ts'
import { opioidCard } from './opioid.ts'
import { sugarNow } from './sugar-now.ts'

const poisonLines = ['WHO: Poison control', 'NHS: Poisoning', 'US National Capital Poison Center', 'ANZCOR: Guideline 9.5.1']

const byMouth = [
  'paracetamol-overdose',
  'salicylate-poisoning',
  'tricyclic-overdose',
  'beta-blocker-overdose',
  'benzodiazepine-overdose',
  'caustic-ingestion',
  'toxic-alcohol-poisoning',
  'iron-poisoning',
  'mushroom-poisoning',
  'organophosphate-poisoning',
  'digoxin-toxicity',
  'lithium-toxicity',
]

/** Poisons, medicines, bites, stings and what the body makes of them. */
export const poisonAndAllergyCards: readonly FirstAidCard[] = [
  {
    id: 'anaphylaxis',
    title: 'a severe allergic reaction',
    rules:
      /^(?:allergy-\w[\w-]*|sting-anaphylaxis|tongue-\w[\w-]*|lips-tongue-breathless|face-swelling-\w+|allergen-swelling|transfusion-reaction)$/,
    findings: ['swelling-lips-tongue'],
    conditions: ['anaphylaxis', 'angioedema', 'hereditary-angioedema'],
    words: [
      /\b(?:throat|tongue|lips?|face|eyes)\b.{0,40}\b(?:swell\w*|swollen|swelled|closing|puff\w*|tight\w*|blown up|ballooned)\b/,
      /\b(?:swell\w*|swollen|closing)\b.{0,30}\b(?:throat|tongue|lips?)\b/,
      /\b(?:nuts?|peanuts?|shellfish|prawns?|bee|wasp|sting|stung|penicillin|antibiotic|new (?:tablet|medicine))\b.{0,120}\b(?:hives|wheez\w*|breath\w*|swell\w*|swollen|throat|faint\w*|collaps\w*|dizzy|vomit\w*|itch\w* all over|tight)/,
      /\banaphyla\w*\b|\b(?:epipen|epi-pen|auto-?injector)\b/,
    ],
    steps: [
      'Use an adrenaline pen (EpiPen) now if there is one: outer thigh, through clothes, hold 3 to 10 seconds.',
      'Call {number} and say "anaphylaxis".',
      'Lie flat, legs up. If breathing is hard, sit with legs out. Pregnant: on the left side.',
      'No better after 5 minutes? Use a second pen, other thigh.',
      'A sting: scrape it out. An inhaler helps a wheeze, after the pen.',
    ],
    doNot: ['Do not stand up or walk, not even when better.', 'Do not count on an antihistamine alone.', 'Nothing to eat or drink.'],
    reasons: [
      'A throat can swell shut or the blood pressure crash within minutes.',
      { text: 'It can come back hours later, even after the pen.', only: 'pen' },
      'It can ease and come back hours later.',
    ],
    ahead: 'They give adrenaline and oxygen, and watch you for a few hours in case it returns.',
    sources: ['Resuscitation Council UK: Anaphylaxis', 'NHS: Anaphylaxis', 'ASCIA: First aid for anaphylaxis'],
  },
  {
    id: 'carbon-monoxide',
    title: 'carbon monoxide',
    rules: /^(?:carbon-monoxide-alarm|crisis:poisoning)$/,
    findings: ['carbon-monoxide-exposure'],
    conditions: ['carbon-monoxide-poisoning'],
    words: [
      /\bcarbon monoxide\b|\bco (?:alarm|detector|monitor)\b/,
      /\b(?:boiler|gas (?:fire|heater|stove|cooker)|generator|barbecue|bbq|charcoal|car running|exhaust|paraffin heater|wood burner|coal)\b.{0,140}\b(?:headache\w*|dizzy|sick|drowsy|faint|confus\w*|all of us|everyone|cat|dog)\b/,
      /\b(?:all of us|everyone in the house|whole family|both of us|the dog too)\b.{0,60}\b(?:headache\w*|dizzy|sick)\b/,
      /\b(?:headache\w*|dizzy|sick|drowsy|sleepy)\b.{0,140}\b(?:boiler|gas (?:fire|heater|stove|cooker)|generator|paraffin heater|wood burner)\b/,
    ],
    steps: [
      'Get everybody out into fresh air now, pets too.',
      'Doors and windows open on the way. Switch the device off only if that takes no time.',
      'Call {number} from outside. Tell them "carbon monoxide" and how many you are.',
      'Drowsy: lay on the side. Not breathing: start to push on the chest.',
    ],
    doNot: ['Do not go back in, not even for a minute.', 'Do not sleep it off.'],
    reasons: [
      'You cannot see or smell the gas, and sleep in it can be the last.',
      'It sticks to the blood for hours after you breathe clean air.',
    ],
    ahead: 'You get oxygen through a mask. A blood test shows how much gas you took in.',
    sources: ['NHS: Carbon monoxide poisoning', 'CDC: Carbon monoxide poisoning'],
  },
  opioidCard,
  {
    id: 'button-battery',
    title: 'a swallowed battery or magnets',
    rules: /^(?:button-battery-alarm|child-battery|button-battery-nose-ear)$/,
    findings: ['button-battery-swallowed'],
    conditions: ['button-battery-ingestion'],
    words: [
      /\b(?:swallow\w*|ate|eaten|missing|put|gulped|stuck)\b.{0,60}\b(?:batter(?:y|ies)|magnets?)\b/,
      /\b(?:batter(?:y|ies)|magnets?)\b.{0,60}\b(?:swallow\w*|ate|in (?:his|her) (?:mouth|throat|nose|ear)|missing)\b/,
    ],
    steps: [
      'Go to an emergency department at once. Call {number} for drooling, cough, vomiting or pain.',
      'Tell the first person you meet: "button battery". Take its packet or a same one along.',
      {
        US: 'Swallowed in the last 12 hours, over one year old, can swallow: 2 teaspoons of honey every 10 minutes on the way.',
        AU: 'Call the Poisons line (13 11 26) on the way. Honey only if they say so.',
        otherwise: 'Nothing to eat or drink on the way, unless the poison line says so.',
      },
    ],
    doNot: ['Do not make {who} vomit.', 'Do not wait for signs.'],
    reasons: [
      { text: 'A battery stuck in the gullet burns through within two hours.', only: 'battery' },
      { text: 'Magnets pull together through the bowel and pierce it.', only: 'magnet' },
      'The harm goes on inside while a child plays as if nothing were wrong.',
    ],
    ahead: 'An X-ray shows where it is. It can be taken out through the mouth.',
    sources: ['US National Capital Poison Center: Button battery guideline', 'NHS: Button batteries', 'NSW Poisons Information Centre'],
  },
  {
    id: 'eye-chemical',
    title: 'a chemical in the eye',
    rules: /^chemical-in-eye$/,
    conditions: ['chemical-eye-injury'],
    words: [
      /\b(?:bleach|acid|cleaner|chemical|lime|cement|plaster|ammonia|alkali|spray|detergent|superglue|pepper spray|drain|oven|pod|perfume|sanitiser|sanitizer)\b.{0,60}\beyes?\b/,
      /\beyes?\b.{0,40}\b(?:bleach|acid|cleaner|chemical|lime|cement|ammonia|splash\w*|sprayed)\b/,
    ],
    steps: [
      'Rinse at once under running water, from the nose outward, for at least 20 minutes. Hold the lid open.',
      'Take out contact lenses while you rinse.',
      'Then go to an emergency department, rinsing on if it still burns. Take the bottle along.',
    ],
    doNot: ['Do not rub.', 'No drops, no vinegar, no milk.', 'Do not stop to look for help first: rinse first.'],
    reasons: ['Lime and cleaners burn deeper into the eye each minute.', 'The rinse of the first minutes decides about the sight.'],
    sources: ['NHS: Eye injuries', 'American Academy of Ophthalmology: Chemical burns'],
  },
  {
    id: 'skin-poison',
    title: 'a chemical on the skin',
    rules: /^seen:(?:caustic|poison)-on-skin$/,
    words: [
      /\b(?:acid|bleach|lime|cement|petrol|weed ?killer|pesticide|chemical|drain cleaner|caustic)\b.{0,50}\b(?:on|over|down|splash\w*|spilt|spilled)\b.{0,30}\b(?:skin|arm|leg|hand|face|foot|me|him|her|myself)\b/,
    ],
    steps: [
      'Brush off powder first. Take off wet clothes, rings and watch.',
      'Rinse under running water for 20 minutes or more.',
      'Call {number} or {poison}. Tell them the name on the bottle.',
    ],
    doNot: ['Do not rub.', 'Do not try to balance acid with soda or the like.', 'Helpers: wear gloves.'],
    reasons: ['A chemical goes on burning as long as it is there.', 'Some pass through the skin and poison the body.'],
    sources: ['NHS: Acid and chemical burns', 'CDC/NIOSH: Chemical first aid'],
  },
  {
    id: 'gas-poison',
    title: 'a poisonous gas',
    words: [
      /\b(?:mixed|mixing)\b.{0,30}\b(?:bleach|cleaner|ammonia|vinegar)\b/,
      /\b(?:breathed|inhaled|breathing)\b.{0,30}\b(?:fumes|chlorine|ammonia|gas|vapour|vapor|pesticide)\b/,
    ],
    steps: ['Out into fresh air, everybody.', 'Loosen clothes. Sit up.', 'Call {number} if breathing is hard, or {poison} for advice.'],
    doNot: ['Do not go back in to air the room.', 'No smoking, no flame.'],
    reasons: ['Some gases harm the lungs only hours later.', 'What burns in the throat also burns deeper down.'],
    sources: poisonLines,
  },
  {
    id: 'sugar-tablets',
    title: 'diabetes tablets that drop the sugar',
    rules: /^(?:crisis:(?:overdose|poisoning)|overdose[\w-]*|poison(?!-strong)[\w-]*|sugar-low-\w[\w-]*|diabetes-(?:confused|drowsy))$/,
    findings: ['overdose-taken', 'poison-swallowed'],
    conditions: ['hypoglycaemia', ...byMouth],
    crises: ['overdose', 'poisoning'],
    needs: [sugarTablet],
    words: [sugarTablet],
    steps: [
      'Call {number} now and name the tablet: it can drop the sugar hours later, even if {who} seems well.',
      'Awake and able to swallow: juice or sugar in water now, then something to eat.',
      'A meter at hand? Measure the sugar, and again every 15 minutes.',
      'Drowsy, floppy or a fit: nothing by mouth. On the side, and tell {number} so.',
      'Keep the packet. Count how many are missing, and note when.',
    ],
    doNot: ['Do not cause vomiting.', 'No diet drinks: they have no sugar.', 'Do not wait for signs.'],
    eating: sugarNow,
    reasons: [
      'These tablets make the body pour out insulin: the sugar falls, and the brain lives on sugar.',
      'The drop can come hours later, and come back after it was put right.',
    ],
    ahead: 'They measure the sugar again and again, give sugar by drip, and watch for a day or so because it can come back.',
    sources: [
      'NHS: Low blood sugar (hypoglycaemia)',
      'US National Capital Poison Center',
      'Royal Children’s Hospital Melbourne: Sulfonylurea poisoning',
    ],
  },
  {
    id: 'strong-tablets',
    title: 'tablets of which few are too many',
    rules: /^poison-strong-tablets$/,
    findings: ['overdose-taken', 'poison-swallowed'],
    crises: ['overdose', 'poisoning'],
    needs: [strongTablet],
    words: tooManyTold,
    steps: [
      'Call {number} now and name the tablet: the heart or the breath can fail hours later, even if {who} seems well.',
      'Faint or dizzy: lie down, legs up. Do not walk about.',
      'Drowsy or a fit: on the side, mouth down. No normal breath: start to push on the chest.',
      'Keep the packets. Count how many are missing, and note when.',
      { self: 'For advice while you wait: {poison}.', other: 'For advice while you wait: {poison}. Stay with {who}.' },
    ],
    doNot: ['Do not cause vomiting.', 'No salt water, milk or charcoal unless the poison line says so.', 'Do not wait for signs.'],
    reasons: [
      'Heart and pressure tablets can slow the heart until it stops, and slow-release ones begin to act only hours later.',
      'Once the signs are there the antidote is harder to make work.',
    ],
    ahead: 'They watch the heart on a screen, and have antidotes for many of these tablets.',
    sources: [
      'CKS: Poisoning or overdose',
      'BNF: Poisoning, emergency treatment',
      'AAPCC: Calcium channel blocker ingestion, out-of-hospital management',
      'AAPCC: Beta-blocker ingestion, out-of-hospital management',
    ],
  },
  {
    id: 'poison-mouth',
    isGeneral: true,
    title: 'a poison or a medicine too many',
    rules:
      /^(?:crisis:(?:overdose|poisoning)|overdose[\w-]*|poison(?!-strong)[\w-]*|digoxin|lithium|drug-seizure-stop|sglt-or-lithium-dry)$/,
    findings: ['overdose-taken', 'poison-swallowed', 'foreign-body-swallowed'],
    conditions: byMouth,
    crises: ['overdose', 'poisoning'],
    words: [
      /\b(?:swallow\w*|drank|drunk|ate|eaten|necked|downed|took|taken|licked)\b.{0,50}\b(?:bleach|cleaner|antifreeze|poison|pesticide|weed ?killer|detergent|pods?|berries|mushrooms?|plant|white spirit|petrol|tablets|pills|paracetamol|whole (?:box|pack|packet|bottle))\b/,
      /\boverdos\w*\b/,
    ],
    steps: [
      '{poisonCall}',
      'Keep the packet or plant. Note what, how much and when.',
      'Wipe the mouth clean. Drowsy: lie on the side.',
      'Stay with {who}.',
    ],
    doNot: ['Do not cause vomiting.', 'No salt water, milk or charcoal unless the poison line says so.', 'Do not wait for signs.'],
    reasons: ['Some poisons give no signs for a day and then harm the liver or heart.', 'The antidote works best in the first hours.'],
    ahead: 'A blood test shows how much there is. For many poisons there is a good antidote.',
    sources: poisonLines,
  },
  ...biteAndStingCards,
  {
    id: 'alcohol',
    title: 'alcohol, too much or too suddenly none',
    rules: /^(?:alcohol-\w[\w-]*)$/,
    conditions: ['alcohol-withdrawal', 'delirium-tremens'],
    words: [
      /\b(?:drunk|drinking|vodka|whisky|whiskey|alcohol|bottle of)\b.{0,80}\b(?:wont wake|cant wake|unconscious|passed out|vomiting in (?:his|her) sleep|blue|cold)\b/,
      /\b(?:stopped|quit|gave up|no) (?:drinking|alcohol|booze)\b.{0,80}\b(?:shak\w*|sweat\w*|seeing things|hallucinat\w*|fit|tremor)/,
    ],
    steps: [
      'Cannot be woken: on the side, head tilted back. Call {number}. Keep warm. Watch the breath.',
      { text: 'Shaking after stopping: sit with somebody in a calm, light room. Sip water.', only: 'alcohol-stopped' },
      'Go to hospital for shaking, sweats, or seeing things.',
    ],
    doNot: [
      'Do not leave {who} to sleep it off.',
      'No coffee, no cold shower.',
      { text: 'Do not stop hard drinking all at once alone.', only: 'alcohol-stopped' },
    ],
    reasons: [
      { text: 'Too much alcohol stops the breath in sleep.', only: 'alcohol-taken' },
      { text: 'Stopping suddenly after years can bring a fit.', only: 'alcohol-stopped' },
      'This can turn bad within hours, and it can be treated.',
    ],
    sources: ['NHS: Alcohol poisoning', 'NICE CG100: Alcohol-use disorders'],
  },
]
