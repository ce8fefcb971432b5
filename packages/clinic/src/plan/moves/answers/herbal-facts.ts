import type { Citation } from '../../../knowledge/sources.ts'

/** What is known of a herb or a supplement: whether it helps, and for whom it is dangerous. */
interface HerbalFact {
  id: string
  asked: RegExp
  answer: string
  sources: readonly Citation[]
}

/** Herbs and supplements that people ask about by name. What they do with the patient's own medicines is checked beside each answer. */
export const herbalFacts: readonly HerbalFact[] = [
  {
    id: 'st-johns-wort',
    asked: /\bst\.? john['’]?s? ?wort\b|\bhypericum\b/i,
    answer:
      "St John's wort can lift a mild low mood, but it clashes with more medicines than any other herb: the pill and the implant, blood thinners, antidepressants, and tablets for epilepsy, HIV, the heart or a transplant. With any of these leave it out; if you already take both, do not stop either at once, but ring a pharmacist today. It makes the skin burn faster in the sun, and it is not for pregnancy or children.",
    sources: ['NHS: Herbal medicines', "NIH: St. John's wort"],
  },
  {
    id: 'ashwagandha',
    asked: /\bashwagandha\b|\bwithania\b/i,
    answer:
      'Ashwagandha may ease stress and sleep a little over some weeks; beyond that nobody knows. It has harmed the liver in some people and can push the thyroid up. Not in pregnancy or while breastfeeding, and not with a thyroid or liver illness, an illness of the immune system, or with sleeping tablets, thyroid, diabetes or blood pressure tablets, unless a doctor agrees. Yellow eyes, dark urine or an itch all over: stop it and see a doctor the same day.',
    sources: ['NIH: Ashwagandha'],
  },
  {
    id: 'valerian',
    asked: /\bvalerian\b|\bpassion ?flower\b|\bhops\b/i,
    answer:
      'Valerian and other calming herbs may help a little with sleep, though trials are mixed. They can make you drowsy: do not drive on them, and not with alcohol, sleeping tablets, strong painkillers or other calming medicines. Not in pregnancy, while breastfeeding or for children under 12. If you sleep badly for more than a month, a sleep course helps more.',
    sources: ['NIH: Valerian', 'NHS: Insomnia'],
  },
  {
    id: 'ginkgo',
    asked: /\bgin[gk]+k?go\b/i,
    answer:
      'Ginkgo has not been shown to help memory or dementia. It can make bleeding more likely, so not with warfarin, other blood thinners, aspirin or clopidogrel, and stop it 2 weeks before an operation. Not with epilepsy, and not in pregnancy.',
    sources: ['NIH: Ginkgo', 'NHS: Herbal medicines'],
  },
  {
    id: 'ginseng',
    asked: /\bginseng\b/i,
    answer:
      'Whether ginseng gives strength is not proven. It can keep you awake and bring on headache, lower the blood sugar beside diabetes medicines, and weaken warfarin. Not in pregnancy. Ask a pharmacist if you take anything every day.',
    sources: ['NIH: Asian ginseng'],
  },
  {
    id: 'turmeric',
    asked: /\b(?:turmeric|curcumin)\b/i,
    answer:
      'Turmeric in food is fine. In capsules it may ease a sore joint a little, but strong ones, most of all with black pepper, have harmed the liver, and they can act on blood thinners and gallstones. Stop it and see a doctor the same day if your eyes turn yellow, your urine dark or you itch all over.',
    sources: ['NIH: Turmeric'],
  },
  {
    id: 'kava',
    asked: /\bkava\b/i,
    answer:
      'Please leave kava out: it can destroy the liver, and its sale is banned in the United Kingdom and some other countries. If you have taken it and feel very tired or sick, or your eyes or urine turn dark or yellow, see a doctor the same day.',
    sources: ['NIH: Kava'],
  },
  {
    id: 'liquorice',
    asked: /\b(?:liquorice|licorice)\b/i,
    answer:
      'A lot of real liquorice, as sweets, tea or capsules, raises the blood pressure and lowers the potassium. Leave it out with high blood pressure, heart or kidney trouble, water tablets, digoxin or in pregnancy. A sweet now and then is fine. Weak muscles or a heartbeat that stumbles after much of it: see a doctor the same day.',
    sources: ['NIH: Licorice root', 'NHS: High blood pressure'],
  },
  {
    id: 'black-cohosh',
    asked: /\bblack cohosh\b|\bred clover\b|\bevening primrose\b|\bstarflower\b/i,
    answer:
      'For hot flushes and breast pain such herbs have not been shown to do much. Black cohosh has harmed the liver in some people; red clover acts a little like oestrogen, so not after breast cancer. Evening primrose can make bleeding more likely beside blood thinners. What does work for hot flushes, hormones and others, a doctor or a pharmacist can go through with you.',
    sources: ['NHS: Menopause', 'NIH: Black cohosh'],
  },
  {
    id: 'glucosamine',
    asked: /\b(?:glucosamine|chondroitin)\b/i,
    answer:
      'Glucosamine and chondroitin are not recommended for worn joints: they help no more than a dummy tablet. They do little harm, but can make warfarin too strong, and glucosamine often comes from shellfish. Moving and strong muscles help a sore joint most.',
    sources: ['NICE: Osteoarthritis in over 16s: diagnosis and management'],
  },
  {
    id: 'echinacea',
    asked: /\bechinacea\b|\belderberry\b|\bpelargonium\b/i,
    answer:
      'These do little: taken once a cold has begun they shorten it by hours at best. Echinacea is not for children under 12, for people who are allergic to daisies, or with an illness of the immune system.',
    sources: ['NHS: Common cold', 'NIH: Echinacea'],
  },
  {
    id: 'green-tea-extract',
    asked:
      /\bgreen tea (?:extract|capsules?|tablets?|pills?)\b|\b(?:slimming|weight[- ]loss|fat[- ]burn\w*|detox) (?:tea|capsules?|tablets?|pills?|supplements?|herbs?)\b/i,
    answer:
      'Please leave these out. Green tea as a drink is fine, but its extracts in capsules can harm the liver, and slimming pills from the internet often hold hidden medicines that are dangerous for the heart. A doctor or pharmacist can tell you what helps with weight and is tested.',
    sources: ['NIH: Green tea', 'FDA: Tainted weight loss products'],
  },
]
