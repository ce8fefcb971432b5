import type { TopicDetail } from './topic-detail.ts'

/** What is added to the general texts about taking medicines where the question or the story calls for it. */
export const detailsOfTakingMedicines: Readonly<Record<string, readonly TopicDetail[]>> = {
  'somebody-elses-medicine': [
    { of: /\b(?:antibiot|amoxi|left ?over)/i, text: 'Half a course of antibiotics does not cure.' },
    { of: /\b(?:drops|syrup)/i, text: 'Open drops and syrups spoil.' },
  ],
  'with-food': [
    { of: /\b(?:milk|dairy|yog)/i, text: 'Not with milk: some antibiotics.' },
    { of: /\b(?:grapefruit|juice)/i, text: 'No grapefruit with simvastatin and some blood pressure tablets; oranges are fine.' },
    { of: /\b(?:crush|open|chew|split|halve)/i, text: 'Crush or open one only if a pharmacist agrees.' },
    { of: /\b(?:ramadan|fast)/i, text: 'In a fast, twice a day can often be at its start and end.' },
  ],
  'alcohol-with-medicine': [
    { of: /\b(?:antidepress|sertraline|citalopram|fluoxetine|mirtaz)/i, text: 'With antidepressants better none.' },
    { of: /\b(?:ibuprofen|naproxen|aspirin|nurofen)/i, text: 'With ibuprofen, naproxen or aspirin it hurts the stomach.' },
    { of: /\b(?:epilep|nerve|pregabalin|gabapentin)/i, text: 'With tablets for epilepsy or nerves none unless a doctor agrees.' },
  ],
  'medicine-in-pregnancy': [
    { of: /\b(?:heartburn|acid|antacid|gaviscon)/i, text: 'Antacids are usually fine.' },
    { of: /\b(?:nose|hay ?fever|blocked)/i, text: 'Saline and steroid nose sprays are usually fine.' },
    {
      of: /\b(?:plan|trying|conceiv|want (?:a|to))/i,
      text: 'For a planned pregnancy ask both for yourself and the father some months ahead.',
    },
    { of: /\b(?:aspirin)/i, text: 'Low-dose aspirin is fine if your doctor gave it.' },
  ],
  'medicine-breastfeeding': [
    {
      of: /\b(?:pain|fever|head|paracetamol|ibuprofen|codeine|tooth)/i,
      text: 'Paracetamol and ibuprofen are fine while feeding a healthy full-term baby; not codeine, nor aspirin for pain.',
    },
    { of: /\b(?:antibiot)/i, text: 'Most antibiotics are fine.' },
    { of: /\b(?:hay ?fever|allerg|itch)/i, text: 'Loratadine and cetirizine are fine.' },
    { of: /\b(?:cold|nose|blocked)/i, text: 'Nose sprays are fine; not cold remedies with decongestant.' },
    { of: /\b(?:migraine)/i, text: 'Sumatriptan is fine.' },
    { of: /\b(?:dent)/i, text: 'A dentist’s injection is fine.' },
  ],
  'medicine-for-a-child': [
    { of: /\b(?:chicken ?pox|spots)/i, text: 'No ibuprofen with chickenpox.' },
    { of: /\b(?:cough|cold)/i, text: 'No cough and cold remedies under 6.' },
    { of: /\b(?:hay ?fever|allerg|itch|hives|antihist|piriton)/i, text: 'Loratadine from 2 years, chlorphenamine from 1.' },
    { of: /\b(?:vomit|diarrh|drink)/i, text: 'No ibuprofen when a child hardly drinks.' },
  ],
  'expired-medicine': [
    {
      of: /\b(?:inhaler|adrenaline|epi-?pen|\bpen\b)/i,
      text: 'An old reliever inhaler or adrenaline pen is better than none in an emergency; get a new one today.',
    },
    { of: /\b(?:drops)/i, text: 'Opened eye drops last 4 weeks.' },
    { of: /\b(?:insulin)/i, text: 'Insulin above all loses its strength.' },
  ],
  vaccine: [
    { of: /\b(?:egg)/i, text: 'An egg allergy is no reason against most flu jabs.' },
    { of: /\b(?:flu|covid)/i, text: 'Flu and COVID jabs can be had on one day.' },
    { of: /\b(?:shingles)/i, text: 'After shingles wait until you are well; a jab still helps.' },
    { of: /\b(?:spray|wheez)/i, text: 'The flu nose spray is not for a child who wheezes now.' },
    { of: /\b(?:travel|abroad|trip|holiday)/i, text: 'For travel, 6 to 8 weeks ahead.' },
  ],
  supplement: [
    { of: /\b(?:vitamin d|winter|sun)/i, text: 'Vitamin D 10 micrograms a day is fine for most in winter.' },
    {
      of: /\b(?:echinacea|omega|turmeric|probiotic|primrose|homeopath)/i,
      text: 'For echinacea, omega 3, turmeric, probiotics, evening primrose and homeopathy there is little proof.',
    },
    {
      of: /\b(?:herb|ayurved|chinese|traditional)/i,
      text: 'Herbs can harm the liver, clash with medicines, or hold steroids or lead when sold unlabelled.',
    },
  ],
}
