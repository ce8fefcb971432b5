import type { SureAnswer } from './sure-answer-entry.ts'

const wound = String.raw`(?:cuts?|grazes?|scrapes?|scratch(?:es)?|wounds?|gash(?:es)?|knee|finger|bite)`
const cleansWound = new RegExp(
  String.raw`\b(?:clean\w*|wash\w*|rinse\w*|disinfect\w*|steril\w*|dress|care for|look after)\b[^?]{0,40}\b(?:${wound}|it|this)\b|\b${wound}\b[^?]{0,60}\b(?:clean\w*|wash\w*|rinse\w*|disinfect\w*|antiseptic|peroxide|iodine|dettol|savlon|tcp)\b|\b(?:antiseptic|peroxide|iodine|dettol|savlon|tcp|alcohol)\b[^?]{0,40}\b${wound}\b`,
  'i',
)
const hasWound = /\b(?:cut|graze[ds]?|scraped?|scratch(?:es|ed)?|wounds?|gash(?:es|ed)?|sliced|nicked|bitten|bite)\b/i
const ofArteries = /\b(?:giant cell|temporal) arteritis\b|\bgca\b/i

/** Questions about looking after a wound, and about inflamed arteries of the head. */
export const woundAndHeadAnswers: readonly SureAnswer[] = [
  {
    asked: cleansWound,
    told: hasWound,
    unless: /\b(?:burn\w*|scald\w*|eye|stoma|piercing|catheter|ear ?wax)\b/i,
    answer:
      'Wash your hands first. If it bleeds, press on it with a clean cloth for 10 minutes without looking. Then hold it under running tap water for 5 to 10 minutes and pick out grit with clean tweezers; soap only around it, and no peroxide, iodine or alcohol in it, which harm the skin that heals. Pat it dry, cover it with a plaster or a clean dressing, and change that when it gets wet or dirty. See somebody the same day if it gapes, is deep or dirty inside, will not stop bleeding, is a bite, if you cannot feel or move what is behind it, or if your last tetanus jab is more than 10 years ago or unknown. Later: redness that spreads, pus, more pain or fever.',
    sources: ['NHS: Cuts and grazes', 'NHS: How do I clean a wound?'],
  },
  {
    asked:
      /\b(?:what (?:is|are|do|does|will|would|happens?)|how (?:is|do|are)|treat\w*|cure|steroids?|biopsy|blind\w*|sight|dangerous|serious|urgent|wait)\b/i,
    told: ofArteries,
    unless: /\b(?:stop|come off|coming off|reduce|taper|wean|dose|side effects?|forgot|missed)\b/i,
    answer:
      'In giant cell arteritis the arteries of the head are inflamed, mostly after the age of 50. It shows as a new headache at the temple, a sore scalp, or a jaw that aches on chewing, and it can take the sight within hours. So it is not waited with: blood is taken the same day, and steroid tablets are started at once if a doctor suspects it, before an ultrasound scan or a small piece of the artery proves it. The pain eases within days; the tablets go on for a year or two in falling doses, with something to protect the bones. Sight that is lost, double or dim, even for minutes: an emergency department now.',
    sources: ['NHS: Temporal arteritis', 'EULAR: Management of large vessel vasculitis'],
  },
  {
    asked:
      /\b(?:can|could|should|may) (?:i|she|he|we|they) (?:just |now |ever )?(?:stop|come off|leave off|skip|halve|reduce|cut down)\b|\b(?:stop(?:ping)?|coming off) (?:the |my |her |his )?(?:steroids?|prednisolone|prednisone)\b/i,
    told: ofArteries,
    answer:
      'No, please do not: without the steroids the inflammation can come back within days and take the sight, and after more than 3 weeks of them the body cannot do without from one day to the next. Ring the doctor who gave them today if they do you harm; they bring the dose down step by step. A new headache, a jaw that aches or any trouble with the eyes while the dose goes down: the same day; sight that is lost: an emergency department now.',
    sources: ['NHS: Temporal arteritis', 'NHS: Steroids'],
  },
]
