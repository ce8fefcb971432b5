import type { TopicDetail } from './topic-detail.ts'

/** What is added to the general texts about medicines where the question or the story calls for it. */
export const detailsOfMedicines: Readonly<Record<string, readonly TopicDetail[]>> = {
  'may-i-take': [
    {
      of: /\b(?:pain|ache|fever|head|ibuprofen|nurofen|aspirin)/i,
      text: 'As a rule paracetamol suits nearly everyone; ibuprofen, naproxen and aspirin do not suit an ulcer, weak kidneys or heart, blood thinners, or some people with asthma.',
    },
  ],
  'which-painkiller': [
    { of: /\b(?:cough)/i, text: 'Dry cough: honey (from 1 year).' },
    { of: /\b(?:nose|blocked|sinus|cold)/i, text: 'Blocked nose: salt water, or a spray for up to 7 days.' },
    { of: /\b(?:heartburn|acid|reflux|indigestion)/i, text: 'Heartburn: an alginate such as Gaviscon.' },
    { of: /\b(?:itch|hay ?fever|hives|allerg)/i, text: 'Itch or hay fever: cetirizine.' },
    { of: /\b(?:nappy|diaper)/i, text: 'Nappy rash: a barrier cream.' },
  ],
  'two-together': [
    { of: /\b(?:child|son|daughter|baby|toddler|calpol)/i, text: 'Give a child paracetamol or ibuprofen, one at a time.' },
    { of: /\b(?:ibuprofen|nurofen)/i, only: 'adults', text: 'Grown-ups may join paracetamol with ibuprofen.' },
    {
      of: /\b(?:antacid|gaviscon|iron|calcium|thyrox)/i,
      text: 'Antacids, iron and calcium stay 2 to 4 hours apart from thyroid tablets and some antibiotics.',
    },
  ],
  dose: [
    {
      of: /\b(?:paracetamol|panadol|tylenol|pain|fever|head)/i,
      only: 'adults',
      text: 'Adults over 50 kg: paracetamol 500 mg, 1 or 2 tablets, at least 4 hours apart, at most 8 in 24 hours.',
    },
    {
      of: /\b(?:ibuprofen|nurofen|advil)/i,
      only: 'adults',
      text: 'Adults: ibuprofen 200 mg, 1 or 2 with food, 4 to 6 hours apart, at most 6 in 24 hours.',
    },
    { of: /\b(?:child|son|daughter|baby|toddler|calpol|kg)/i, text: 'Children by the table on the bottle.' },
    {
      of: /\b(?:\b(?:od|bd|tds|qds|qid|tid|bid)\b|1-0-1|times a day|twice|once)/i,
      text: 'OD is once a day, BD twice, TDS three times, QDS four; 1-0-1 is morning and night.',
    },
  ],
  'missed-dose': [
    { of: /\b(?:vomit|sick|threw|came up)/i, text: 'If it came up within half an hour, ask whether to take it again.' },
    { of: /\b(?:ramadan|fast)/i, text: 'For fasting, many can move to the evening; ask first.' },
  ],
  'took-too-much': [
    { of: /\b(?:child|son|daughter|baby|toddler)/i, text: 'In a small child any amount counts: ring also if all seems well.' },
  ],
  'until-it-works': [
    { of: /\b(?:pain|paracetamol|ibuprofen|headache|fever|syrup|calpol)/i, text: 'Painkillers and fever syrups take 30 to 60 minutes.' },
    { of: /\b(?:antihist|hay ?fever|cetirizine|loratadine|fexofenadine)/i, text: 'Antihistamines take 1 to 3 hours.' },
    { of: /\b(?:antacid|gaviscon|heartburn)/i, text: 'Antacids work within minutes.' },
    { of: /\b(?:antibiot|amoxi|penicillin|doxy|nitrofur|trimeth)/i, text: 'Antibiotics should help in 2 to 3 days.' },
    { of: /\b(?:thrush|canesten|fluconazole)/i, text: 'Thrush treatment takes 3 to 7 days.' },
    { of: /\b(?:spray|cream|steroid)/i, text: 'Steroid nose sprays and creams take 1 to 2 weeks.' },
    { of: /\b(?:antidepress|sertraline|citalopram|fluoxetine|mirtaz)/i, text: 'Antidepressants take 2 to 6 weeks.' },
  ],
  'not-working': [
    { of: /\b(?:antibiot|amoxi|penicillin|doxy|nitrofur|trimeth)/i, text: 'An antibiotic should help in 2 to 3 days.' },
    { of: /\b(?:laxat|constip|senna|movicol|macrogol)/i, text: 'A laxative takes up to 3 days.' },
    { of: /\b(?:cream|ointment)/i, text: 'A cream takes 1 to 2 weeks.' },
    { of: /\b(?:pain|paracetamol|ibuprofen)/i, text: 'Paracetamol and ibuprofen may be joined if you may take both.' },
  ],
  'stop-medicine': [
    { of: /\b(?:antibiot|amoxi|penicillin|doxy)/i, text: 'Antibiotics: as long as the doctor said.' },
    { of: /\b(?:omeprazole|lansoprazole|acid|ppi)/i, text: 'Acid tablets taken for long: step by step.' },
    { of: /\b(?:pregnan|baby|trying)/i, text: 'Ask first before a pregnancy.' },
  ],
  'side-effects-of': [
    { of: /\b(?:sex|weight|mood|sleep|libido)/i, text: 'Some affect sleep, weight, mood or sex: say so, often another suits better.' },
  ],
  'need-antibiotics': [
    {
      of: /\b(?:cold|flu|cough|phlegm|throat|ear|stomach|tummy|sinus|diarrh|vomit)/i,
      text: 'A cold, flu, a cough with any colour of phlegm, most sore throats, earaches and stomach bugs are viruses and do not need them.',
    },
    {
      of: /\b(?:bladder|urine|wee|uti|pneumonia|chest infection|bite|skin|cellulitis|redder)/i,
      text: 'For a bladder infection, pneumonia, skin that gets redder and hotter, or a deep bite they are likely.',
    },
    { of: /\b(?:tooth|dent|gum)/i, text: 'A bad tooth needs a dentist.' },
  ],
  'without-prescription': [
    { country: 'GB', text: 'In England pharmacies also treat bladder infections, shingles, impetigo and sore throats.' },
  ],
}
