import type { Citation } from '../../../knowledge/sources.ts'
import type { Answer } from './answer.ts'
import { herbalFacts } from './herbal-facts.ts'

/** What people use at home, and whether it helps. */
interface Remedy {
  id: string
  asked: RegExp
  answer: string
  sources: readonly Citation[]
}

export const remedies: readonly Remedy[] = [
  ...herbalFacts,
  {
    id: 'on-a-burn',
    asked:
      /\b(?:butter|toothpaste|oil|ice|egg white|vinegar|flour|honey)\b(?=.{0,200}\b(?:burn\w*|scald\w*)\b)|\b(?:burn\w*|scald\w*)\b.{0,200}\b(?:butter|toothpaste|oil|ice|egg white|vinegar|flour)\b/i,
    answer:
      'Please not on a burn: it keeps the heat in or harms the skin. Cool running water for 20 minutes, then cling film over it, and paracetamol for the pain.',
    sources: ['NHS: Burns and scalds'],
  },
  {
    id: 'cranberry',
    asked: /\bcranberr(?:y|ies)\b|\bd-?mannose\b/i,
    answer:
      'Cranberry does not cure a bladder infection. Taken daily it may make new ones a little rarer in some women; D-mannose likewise. Drink plenty, take paracetamol for the pain, and ask a pharmacist or doctor about treatment. Not much cranberry with warfarin.',
    sources: ['NICE: Urinary tract infection (recurrent): antimicrobial prescribing'],
  },
  {
    id: 'clove-oil',
    asked: /\bcloves?(?: oil)?\b|\boil of cloves?\b/i,
    answer:
      'A little clove oil on cotton wool can numb a sore tooth for a while. Not on the gum or the tongue, where it burns, not swallowed, and not for children. It treats nothing: book a dentist.',
    sources: ['NHS: Toothache'],
  },
  {
    id: 'honey',
    asked: /\bhoney\b/i,
    answer:
      'Honey in a warm drink soothes a cough and a sore throat, about as well as most cough syrups. Never for a baby under 1 year, and count it as sugar with diabetes.',
    sources: ['NICE: Cough (acute): antimicrobial prescribing'],
  },
  {
    id: 'ginger',
    asked: /\bginger\b/i,
    answer:
      'Ginger can ease mild sickness, also in pregnancy, as tea or biscuits. Ask first if you take a blood thinner. If nothing stays down for a day, you need a doctor.',
    sources: ['NHS: Vomiting and morning sickness'],
  },
  {
    id: 'prunes',
    asked: /\bprunes?\b|\bkiwi\w*\b|\bfig(?:s| syrup)\b|\bbran\b|\bflax ?seeds?\b|\blinseeds?\b/i,
    answer:
      'Yes, prunes, kiwi, bran or linseed help a slow bowel: begin with a little, drink a glass of water with it, and give it 2 to 3 days. With strong pain, vomiting or no wind, do not wait: see a doctor.',
    sources: ['NHS: Constipation'],
  },
  {
    id: 'salt-water',
    asked: /\b(?:salt ?water|saline|gargl\w*)\b/i,
    answer:
      'Salt water helps and does no harm: half a teaspoon in a glass of warm water to gargle for a sore throat (not for small children), or as a rinse or spray for a blocked nose.',
    sources: ['NHS: Sore throat', 'NHS: Sinusitis (sinus infection)'],
  },
  {
    id: 'steam',
    asked: /\b(?:steam\w*|inhal(?:e|ing|ation))\b/i,
    answer:
      'Steam may feel good for a blocked nose, but bowls of hot water cause scalds: sit in a steamy bathroom instead, and never use it for children. It does not shorten the illness.',
    sources: ['NHS: Common cold'],
  },
  {
    id: 'vitamin-c',
    asked: /\b(?:vitamin c|zinc|garlic)\b/i,
    answer:
      'These do little: taken once a cold has begun they shorten it by hours at best. They are usually harmless as the packet says; garlic capsules and high doses can act on blood thinners and the stomach, so ask a pharmacist first.',
    sources: ['NHS: Common cold', 'NIH: Vitamin C'],
  },
  {
    id: 'vinegar',
    asked: /\b(?:apple cider )?vinegar\b|\bbaking soda\b|\bbicarb\w*\b/i,
    answer:
      'Vinegar and baking soda are not good remedies: vinegar burns skin, teeth and gullet, and baking soda brings a lot of salt. A pharmacist has safer things for this.',
    sources: ['NHS: Heartburn and acid reflux'],
  },
  {
    id: 'yoghurt',
    asked: /\b(?:yogh?urt|probiotics?|kefir|kombucha)\b/i,
    answer:
      'Plain yoghurt or probiotics may help loose stools during antibiotics, and they do healthy people no harm. They do not cure thrush or an infection. Not with weak defences without asking a doctor.',
    sources: ['NHS: Probiotics'],
  },
  {
    id: 'tea-tree',
    asked: /\btea tree\b|\bessential oils?\b|\blavender oil\b|\bcoconut oil\b|\baloe(?: vera)?\b/i,
    answer:
      'Oils and plant gels can soothe dry skin, but tea tree and other strong oils often irritate or cause allergy. Never swallow them, and not on broken skin, near the eyes or on babies. A plain moisturiser is safer.',
    sources: ['NHS: Emollients'],
  },
  {
    id: 'vapour-rub',
    asked: /\b(?:vicks?|vapou?r rub|menthol|eucalyptus)\b/i,
    answer:
      'A menthol rub on chest or back can make a blocked nose feel freer. Not in or under the nose, not for children under 2, and not with asthma that it sets off.',
    sources: ['NHS: Common cold'],
  },
  {
    id: 'cbd',
    asked: /\b(?:cbd|cannabis oil|weed|medical marijuana)\b/i,
    answer:
      'Shop CBD is not tested as a medicine, so nobody can promise that it helps or what is in it. It can make you drowsy, harm the liver in high doses and change how other medicines work. Ask a pharmacist first, and do not drive on it.',
    sources: ['NHS: Medical cannabis (and cannabis oils)'],
  },
]

/** Whether something people use at home helps; null where none is named. */
export const remedy: Answer = ({ text }, { words }) => {
  const found = remedies.find(({ asked }) => asked.test(text)) ?? remedies.find(({ id, asked }) => id === 'on-a-burn' && asked.test(words))
  return found === undefined ? null : `${found.answer} (${found.sources.join('; ')})`
}
