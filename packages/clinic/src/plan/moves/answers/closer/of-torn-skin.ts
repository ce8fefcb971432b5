import type { CloserFact } from './closer-entry.ts'

const torn =
  /\bskin[- ]?(?:tears?|flap)\b|\bflap of skin\b|\b(?:torn|ripped|peeled|tore|scraped)\b[^.?!]{0,24}\bskin\b|\bskin\b[^.?!]{0,24}\b(?:torn|ripped|peeled|rolled|tore|hanging|came off|lifted)\b|\bflap\b/i

/** What is done with the flap of thin torn skin (International Skin Tear Advisory Panel, best practice recommendations). */
export const ofTornSkin: readonly CloserFact[] = [
  {
    asked:
      /\bflap\b|\broll\w*\b|\b(?:put|lay|fold|ease|stick|pull|smooth|lift) (?:it|the skin|that)(?: \w+)? ?(?:back|over|down|off)\b|\b(?:cut|trim|snip)\b|\b(?:dressing|gauze|plaster|steri|strips?|stitch\w*|glue|cling ?film|tape|cover)\b/i,
    holds: ({ story, isEmergency, text }) => torn.test(story) && (!isEmergency || /\bflap|\broll|\bback\b/i.test(text)),
    answer: () =>
      'Yes, lay it back, as soon as the bleeding has stopped under steady pressure: rinse with clean water or saline, then ease the flap over the wound with damp gauze or a gloved finger, without pulling it tight. If it does not reach, leave the gap. On top a soft silicone dressing that does not stick, with an arrow drawn on it for the way to peel it off; leave it for some days. No stitches, no plaster or sticky strips on thin skin, and cut nothing off. A nurse should see it today: sooner if it goes on bleeding after 15 minutes of pressure, or bone, tendon or fat shows. Later: redness that spreads, pus or a flap that turns black.',
    sources: ['Textbook: International Skin Tear Advisory Panel, Best practice recommendations'],
  },
]
