import type { TopicDetail } from './topic-detail.ts'

/** What is added to the general texts about daily life where the question or the story calls for it. */
export const detailsOfDailyLife: Readonly<Record<string, readonly TopicDetail[]>> = {
  alcohol: [
    { of: /\b(?:liver|pancrea|hepatitis|jaundice)/i, text: 'None with liver or pancreas trouble.' },
    { of: /\b(?:concuss|head|bang)/i, text: 'None after a blow to the head.' },
    { of: /\b(?:anaesth|operat|sedat)/i, text: 'None for 24 hours after an anaesthetic.' },
    { of: /\b(?:metronidazole|sleeping|codeine|tramadol)/i, text: 'None with metronidazole, sleeping tablets or strong painkillers.' },
    { of: /\b(?:pressure|heart|gout)/i, text: 'With high pressure, a weak heart or gout as little as you can.' },
  ],
  coffee: [
    { of: /\b(?:energy drink|red bull|monster)/i, text: 'Energy drinks hold as much or more, and are not for children.' },
    { of: /\b(?:fast|blood test)/i, text: 'Only water before a fasting test.' },
    { of: /\b(?:thyro)/i, text: 'Half an hour between thyroid tablets and coffee.' },
    { of: /\b(?:stop|quit|give up|without)/i, text: 'Cut down by a cup a day, or the head aches.' },
    { of: /\b(?:breast|feeding)/i, text: 'While feeding keep to 2 cups.' },
  ],
  food: [
    { of: /\b(?:ulcer|reflux|gallstone|heartburn)/i, text: 'Little fat, and leave out what you notice.' },
    { of: /\b(?:piles|constip|haemorr|hemorr)/i, text: 'More fibre.' },
    { of: /\b(?:pressure|kidney stone)/i, text: 'Little salt.' },
    { of: /\b(?:tooth|extract|dent)/i, text: 'After a tooth is out: soft, not hot.' },
    { of: /\b(?:fast|ramadan)/i, text: 'Before a fast ask first.' },
    { of: /\b(?:stomach|tummy|vomit|sick)/i, text: 'Toast, rice, banana or soup first.' },
  ],
  drinking: [
    {
      of: /\b(?:vomit|diarrh|runs\b|sick|bug)/i,
      text: 'With vomiting or loose stools a rehydration drink in sips, or 6 level teaspoons of sugar and half a teaspoon of salt in a litre of clean water.',
    },
    { of: /\b(?:baby|newborn|months old)/i, text: 'Babies keep to breast or bottle, with no extra water under 6 months.' },
    { of: /\b(?:stone)/i, text: 'With stones 2.5 to 3 litres.' },
  ],
  school: [
    { of: /\b(?:chicken ?pox|spots)/i, text: 'Chickenpox: until all spots have crusted.' },
    { of: /\b(?:impetigo|scarlet|antibiot)/i, text: 'Impetigo 2 days and scarlet fever 1 day after the first antibiotic.' },
    {
      of: /\b(?:cold|cough|eye|lice|wart|nits|slapped|hand,? foot)/i,
      text: 'A cold, a cough, sticky eyes, slapped cheek, hand, foot and mouth, warts or lice are no reason to stay at home.',
    },
    { of: /\b(?:exam|trip)/i, text: 'For an exam or a trip ask the school.' },
    { of: /\b(?:brother|sister|sibling)/i, text: 'Brothers and sisters may go.' },
  ],
  work: [
    {
      of: /\b(?:food|kitchen|chef|nurse|carer|patient|child|nursery|teach|waiter|cook|restaurant)/i,
      text: 'With food, patients or children stay away with vomiting, diarrhoea, a weeping rash or a new bad cough.',
    },
    { of: /\b(?:tell|boss|say|reason|manager)/i, text: 'You need not say at work what it is, only that you are ill.' },
    { of: /\b(?:lift|heav|height|drive|ladder)/i, text: 'Heavy lifting, heights and driving wait.' },
  ],
  sex: [
    { of: /\b(?:herpes|cold sore|blister)/i, text: 'With herpes wait even with a condom.' },
    {
      of: /\b(?:chlamydia|gonorr|sti\b|std\b|syphilis|treated)/i,
      text: 'After infections of sex wait until 7 days after both were treated, with syphilis until the clinic agrees.',
    },
    { of: /\b(?:vasectomy)/i, text: 'After a vasectomy about a week, with a condom until tested.' },
    { of: /\b(?:operat|surg|stitch|birth)/i, text: 'After an operation wait until it has healed.' },
    { of: /\b(?:masturbat|wank)/i, text: 'Masturbation is fine, and it weakens nobody.' },
    { of: /\b(?:tampon)/i, text: 'No tampon with an infection or fresh wound.' },
  ],
  flying: [
    {
      of: /\b(?:operat|surg|clot|heart|lung)/i,
      text: 'Not soon after an operation, a collapsed lung, a clot or a heart attack, before a doctor agrees; after keyhole surgery that is often 1 to 2 days, after a larger one in belly or chest 10 and more.',
    },
    { of: /\b(?:div(?:e|ing)|scuba)/i, text: 'No diving with a cold.' },
    { of: /\b(?:mountain|altitude|ski)/i, text: 'No great heights with heart or lung trouble before a doctor agrees.' },
    { of: /\b(?:long|hours|coach|bus|train)/i, text: 'On a long ride walk about every 2 hours and drink.' },
  ],
  washing: [
    { of: /\b(?:wound|cut|stitch|cast|plaster|dressing)/i, text: 'Keep a fresh wound dry for 2 days and a cast always.' },
    { of: /\b(?:pool|swim|sea|hot tub)/i, text: 'Pool, sea and hot tub wait with open skin, sticky eyes, a bad ear or a stomach bug.' },
    { of: /\b(?:verruca|wart)/i, text: 'A verruca may swim under a plaster.' },
    { of: /\b(?:bubble|dettol|douch|intimate|vagina)/i, text: 'No bubble bath or Dettol.' },
  ],
  sleep: [
    { of: /\b(?:cough|heartburn|reflux|blocked|nose)/i, text: 'Head raised for a cough or heartburn.' },
    {
      of: /\b(?:\b(?:arm|leg|knee|ankle|foot|wrist|splint|boot)\b)/i,
      text: 'A sore arm or leg on a pillow, not under you; splint or boot as you were told.',
    },
    { of: /\b(?:baby|newborn|infant)/i, text: 'Babies always flat on their back in a clear cot.' },
    { of: /\b(?:bed(?:bound|ridden| ?sore)|carer)/i, text: 'Somebody always in bed is turned at least every 4 hours.' },
  ],
  breastfeeding: [
    { of: /\b(?:anaesth|operat|dentist)/i, text: 'After an anaesthetic, once you are awake.' },
    { of: /\b(?:thrush)/i, text: 'With thrush both are treated.' },
    { of: /\b(?:nipple|bleed|crack|latch)/i, text: 'A little blood does no harm; for the latch ask a midwife.' },
    { of: /\b(?:one (?:breast|side))/i, text: 'One breast can do.' },
  ],
  smoking: [
    { of: /\b(?:vap)/i, text: 'Vaping harms less than smoking but irritates a sore chest, so wait until the cough has gone.' },
    { of: /\b(?:shisha|joint|weed|cannabis|hookah)/i, text: 'Shisha and joints are no better, and cannabis is no painkiller to rely on.' },
  ],
  sun: [
    {
      of: /\b(?:make-?up|peel|retinol|dye|tan|shav|razor)/i,
      text: 'No make-up, peeling, retinol, hair dye, fake tan or razor on it until then.',
    },
    {
      of: /\b(?:psoriasis|sunbath|sunburn|sun\b)/i,
      text: 'Some sun can ease psoriasis, burning makes it worse: shade from 11 to 3, and factor 30 or more.',
    },
    { of: /\b(?:ingrown|pluck)/i, text: 'Do not pluck an ingrown hair.' },
    { of: /\b(?:stud|piercing)/i, text: 'Leave a stud in a sore piercing.' },
  ],
}
