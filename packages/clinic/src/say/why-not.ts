import type { MedicationWarning } from '../medications/check-medications.ts'

/** What happens in the body, by the rule that spoke against a medicine: the reason once more, in other words. The closest first. */
const mechanisms: readonly (readonly [rule: RegExp, text: string])[] = [
  [
    /^(?:anticoagulant-with-nsaid|blood-thinner-nsaid|anticoagulant-with-antiplatelet|nsaid-with-antiplatelet)$/,
    'Because the two do harm from two sides. Painkillers of this kind wear away the lining of the stomach and stop the small blood cells from sticking; the blood thinner slows the clotting itself. Each alone is bearable, but together a tiny sore can bleed heavily, and often nothing hurts before.',
  ],
  [
    /^(?:nsaid-with-raas|nsaid-with-diuretic|kidney-nsaid|water-tablets-nsaid|older-nsaid|nsaid-with-transplant)$/,
    'Because of the kidneys. Painkillers of this kind narrow the small vessels that feed them. Who is older, dry, has weak kidneys or takes tablets for blood pressure or water has no room left there, and the kidneys can fail within days without being felt.',
  ],
  [
    /^(?:heart-failure-nsaid|high-blood-pressure-nsaid)$/,
    'Because painkillers of this kind hold back salt and water. That pushes the blood pressure up, undoes what the tablets do, and gives a weak heart more to pump.',
  ],
  [
    /^ulcer-nsaid$/,
    'Because painkillers of this kind take away the layer that keeps acid off the wall of the stomach. Where there has been an ulcer it can open again and bleed or break through.',
  ],
  [
    /^(?:asthma-nsaid|asthma-beta-blocker)$/,
    'Because it can narrow the airways. In some people with asthma that comes on within an hour or two of a single dose, and it can be severe even where it went well before.',
  ],
  [
    /allergy$|-cross$/,
    'Because the body does not forget. Who has reacted to one of a family of medicines can react to its relatives, and the next time can be worse than the last: with swelling, trouble breathing or collapse within minutes.',
  ],
  [
    /^pregnancy-/,
    'Because it reaches the baby as well. What is harmless for you can disturb how organs grow, the kidneys, or the vessel beside the heart, depending on the week.',
  ],
  [/^breastfeeding/, 'Because some of it passes into the milk, and a baby clears it from the blood far more slowly than you do.'],
  [
    /decongestant|maoi-with-sympathomimetic/,
    'Because it opens the nose by narrowing vessels, and it narrows them everywhere: the blood pressure goes up and the heart beats faster.',
  ],
  [
    /^statin-with|^atorvastatin-with|-with-(?:strong-|moderate-)?inhibitor$|-with-(?:raiser|azole|2d6|cyp1a2-inhibitor)$/,
    'Because one keeps the liver from breaking the other down. You take the usual tablet, and have several in the blood after a few days.',
  ],
  [
    /-with-inducer$/,
    'Because one makes the liver work faster and sweeps the other out of the blood. You take it as always, and it no longer does what it is for.',
  ],
  [
    /serotonergic|ssri-with|^maoi/,
    'Because both raise the same messenger in the nerves, serotonin. Too much of it brings shaking, sweating, a racing heart, fever and confusion, and that can be dangerous within hours.',
  ],
  [
    /sedating|opioid-with|benzodiazepine-with/,
    'Because both slow the brain, and what they do adds up: at first sleepiness, then breathing that becomes too slow, mostly at night when nobody sees it.',
  ],
  [
    /^qt-with-qt$|long-qt/,
    'Because both stretch the pause between two heartbeats. Stretched too far, the heart can slip into a rhythm that does not pump.',
  ],
  [/^nitrate-with-pde5$/, 'Because both open the vessels, and together so wide that the blood pressure collapses.'],
  [
    /^migraine-aura-pill$/,
    'Because migraine with aura and oestrogen each make a stroke a little likelier, and together many times. There are pills and coils without oestrogen.',
  ],
  [
    /^(?:child-aspirin)$/,
    'Because aspirin in a child with a virus infection can set off a rare illness that swells the brain and destroys the liver.',
  ],
  [/^raas-with|potassium/, 'Because both hold back potassium. Too much of it is not felt, and can stop the heart.'],
]

/** Why a medicine was advised against, in other words than before. In: the warning that weighs most. */
export function whyNot({ rule, effect }: Pick<MedicationWarning, 'rule' | 'effect'>): string {
  return mechanisms.find(([of]) => of.test(rule))?.[1] ?? `The reason is this: ${effect.charAt(0).toLowerCase()}${effect.slice(1)}`
}
