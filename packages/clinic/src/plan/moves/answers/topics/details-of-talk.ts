import type { TopicDetail } from './topic-detail.ts'

/** What is added to the general texts about the talk itself where the question or the story calls for it. */
export const detailsOfTalk: Readonly<Record<string, readonly TopicDetail[]>> = {
  privacy: [
    { of: /\b(?:sell|sold|ads?\b|advert|compan)/i, text: 'Nothing is sold.' },
    {
      of: /\b(?:phone|device|shared|tablet|see over|find it|husband|wife|partner|boyfriend|parents|mum|dad)/i,
      text: 'Take care who else can open this device.',
    },
  ],
  'can-you-prescribe': [
    {
      of: /\b(?:run out|ran out|running out|repeat|refill|lost|left)/i,
      text: 'If a regular medicine has run out, ask a pharmacist today for an emergency supply.',
    },
  ],
  'sick-note': [
    {
      country: 'GB',
      text: 'In the UK you can sign yourself off for the first 7 days; after that a doctor, nurse, pharmacist or physiotherapist can give a fit note.',
    },
    { of: /\b(?:school|teacher|college|nursery)/i, text: 'A school often takes a note from a parent.' },
    { of: /\b(?:court|insur|landlord|housing|visa|benefit)/i, text: 'For a court, an insurer or a landlord there may be a fee.' },
  ],
  'can-you-call-or-book': [
    {
      of: /\b(?:speak|deaf|english|interpret|shy|phone|anxious|stammer|language)/i,
      text: 'If speaking is hard, somebody else may ring for you, many surgeries take a request online, and you can ask for an interpreter.',
    },
  ],
  'can-you-examine': [
    {
      of: /\b(?:letter|result|scan|x-?ray|report|pdf|blood test)/i,
      text: 'I can read letters and results that you upload as a PDF or a picture.',
    },
    { of: /\b(?:pulse|heart ?rate|camera)/i, text: 'The camera can measure a pulse.' },
  ],
  'what-can-you-do': [{ of: /\b(?:several|two|more than one|lots of|many)/i, text: 'With several troubles, begin with the worst.' }],
  'visit-cost': [
    {
      country: 'GB',
      text: 'In the UK the GP, an ambulance and treatment in A&E are free for everybody; a stay in hospital may be billed to some visitors.',
    },
  ],
  'why-asked': [
    { of: /\b(?:travel|abroad|animals?|pets?|contact)/i, text: 'Travel, animals and contacts point to infections.' },
    {
      of: /\b(?:smok|drink|alcohol|medicin|drugs?)/i,
      text: 'Medicines, alcohol and smoking can do harm by themselves, or not fit with what helps.',
    },
    { of: /\b(?:mood|home|work|stress|sad)/i, text: 'Mood, home and work strain the body too.' },
  ],
  'what-word-means': [
    { of: /\b(?:benign|nad|unremarkable)/i, text: 'Benign, NAD and unremarkable mean that nothing bad was found.' },
    { of: /\b(?:acute|chronic)/i, text: 'Acute means sudden or recent, chronic long-lasting.' },
    { of: /\b(?:bilateral)/i, text: 'Bilateral means on both sides.' },
    { of: /\b(?:lesion)/i, text: 'A lesion is any spot that has changed, good or bad.' },
    { of: /\b(?:idiopathic)/i, text: 'Idiopathic means of unknown cause.' },
    { of: /\b(?:\bquery\b)/i, text: 'Query means suspected.' },
    { of: /\b(?:\bprn\b)/i, text: 'PRN means when needed.' },
  ],
  'second-opinion': [
    {
      of: /\b(?:google|page|video|tiktok|internet|online|read|article|youtube)/i,
      text: 'Of pages and videos, trust those with named sources, such as nhs.uk.',
    },
  ],
}
