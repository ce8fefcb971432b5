import type { CloserFact } from './closer-entry.ts'

const tablets =
  /\b(?:viagra|sildenafil|cialis|tadalafil|levitra|vardenafil|(?:little )?blue (?:pills?|ones?|tablets?)|erection (?:pills?|tablets?|medicines?))\b/i
const nitrates = /\b(?:gtn|nitro\w*|glyceryl\w*|isosorbide\w*|nicorandil|nitrates?|poppers|amyl)\b/i
const heart = /\b(?:angina|heart (?:attack|failure|disease|trouble)|stent|bypass|ticker)\b/i

/** Tablets for erections beside nitrates and a heart that is ill. */
export const ofErectionMedicines: readonly CloserFact[] = [
  {
    asked: /\b(?:viagra|sildenafil|cialis|tadalafil|levitra|vardenafil|pills?|tablets?|ones|it|them)\b/i,
    holds: ({ text, story, before }) =>
      tablets.test(`${before} ${story}`) &&
      /\b(?:can|could|may|safe|ok(?:ay)?|allowed|buy|take|get|risk\w*|heart|ticker|angina|or not)\b/i.test(text) &&
      (nitrates.test(story) || heart.test(story)),
    answer: ({ story }) =>
      nitrates.test(story)
        ? 'No. With a nitrate (GTN spray or tablets, isosorbide, nicorandil, poppers) these tablets can drop the blood pressure so far that it kills, also when the spray is used only now and then. Do not buy them, and take nobody else’s. Tell the crew or doctor if you ever took one: no GTN then. There are other ways, such as a pump, cream or injection; your doctor or heart nurse can say which suits.'
        : 'Not before a doctor has agreed: with angina or after heart trouble they first make sure that the heart can bear sex, and that no nitrate is taken. Do not buy them meanwhile. Chest pain during sex: stop, and call {number} if it does not go within minutes.',
    sources: ['NHS: Sildenafil'],
  },
]
