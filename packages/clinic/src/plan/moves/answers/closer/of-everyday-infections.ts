import { isChild } from '../../../../judge/questions/address-patient.ts'
import type { CloserFact, Known } from './closer-entry.ts'

/** Where malaria is common (WHO: World malaria report). */
const tropics = /^(?:NG|GH|CM|KE|UG|TZ|CD|CG|ML|BF|NE|SN|CI|BJ|TG|SL|LR|GN|MW|MZ|ZM|AO|RW|SS|ET|PG)$/

const isOf = ({ condition, state, story }: Known, id: string, named: RegExp): boolean =>
  condition === id || named.test(story) || state.judged.ranking.ranked[0]?.condition === id

/** What is asked of everyday infections and has an answer of its own. */
export const ofEverydayInfections: readonly CloserFact[] = [
  {
    asked:
      /\b(?:gave|given|had|took|taken)\b[^?]{0,40}\b(?:ibuprofen|nurofen|brufen|advil|motrin)\b|\b(?:ibuprofen|nurofen|brufen|advil|motrin)\b[^?]{0,40}\b(?:ok|okay|right|bad|harm|wrong|allowed|can|safe)\b/i,
    holds: (known) => isOf(known, 'chickenpox', /\bchicken ?pox\b/i),
    answer: ({ text }) =>
      `${/\b(?:gave|given|had|took|taken)\b/i.test(text) ? 'One dose has most likely done no harm; give no more of it.' : 'No, not with chickenpox.'} Ibuprofen can make the skin infected more gravely there; paracetamol as the packet says is the one for fever and pain. A spot that gets hot, very red or very painful, or a child who gets iller: a doctor the same day.`,
    sources: ['NHS: Chickenpox'],
  },
  {
    asked: /\b(?:catch|contagious|infect\w*|pass|spread|get it)\b/i,
    holds: (known) =>
      known.has(['fever']) &&
      known.state.judged.ranking.ranked.slice(0, 5).some(({ condition }) => condition === 'malaria') &&
      (/\bmalaria\b/i.test(known.story) || known.has(['recent-travel-tropics']) || tropics.test(known.state.now.country ?? '')),
    answer: () =>
      'If it is malaria, no: it comes from the bite of a mosquito, not from you; but whoever sleeps in the same room is bitten by the same ones, so sleep under nets. If it is a cold or flu, yes, by coughs and hands. The blood test today tells which.',
    sources: ['WHO: Malaria'],
  },
  {
    asked: /\b(?:need|get|have|take|worth|help\w*)\b[^?]{0,20}\b(?:tamiflu|oseltamivir|antivirals?)\b/i,
    holds: (known) => isOf(known, 'influenza', /\bflu\b/i),
    answer: ({ state, isPregnant }) =>
      isPregnant || (state.now.person.ageYears ?? 0) >= 65
        ? 'Ask for it today: you belong to those whom flu can harm, and it works best within 48 hours of the first signs.'
        : 'Healthy people under 65 mostly do not need it: it shortens flu by less than a day. With a long-term illness, weak defences, in pregnancy or when you get breathless ask today, for it works best within 48 hours of the first signs.',
    sources: ['NHS: Flu'],
  },
  {
    asked:
      /\bwhat (?:can|should|could|do|may)\b[^?]{0,20}\b(?:drink|give)\b|\bhow much\b[^?]{0,30}\b(?:rehydrat\w*|dioralyte|ors|pedialyte|electrolyte|fluids?|drink)\b/i,
    holds: ({ has, isEmergency, state }) =>
      has(['diarrhoea', 'vomiting']) && isChild(state.now.person) && (state.now.person.ageYears ?? 5) < 5 && !isEmergency,
    answer: () =>
      'Breast or bottle go on as usual, and a rehydration drink (Dioralyte, Pedialyte) beside it: a teaspoon or a small syringe every few minutes, and about 5 ml for each kilogram of weight after every large watery stool. No juice and no fizzy drinks. Get help today with no wet nappy for 8 hours, a dry mouth, no tears, sunken eyes, drowsiness, blood or green vomit, or if nothing stays down.',
    sources: ['NICE: Diarrhoea and vomiting caused by gastroenteritis in under 5s'],
  },
  {
    asked: /\bbreast-?feed\w*|\b(?:when|how long)\b[^?]{0,30}\b(?:safe|kiss|catching|contagious|infectious|over)\b/i,
    holds: (known) => isOf(known, 'herpes-labialis', /\bcold sores?\b/i),
    answer: ({ text }) =>
      /feed/i.test(text)
        ? 'Yes, as long as there is no sore on the breast: wash your hands before each feed, cover the sore and do not kiss the baby. A newborn who is hot, drowsy, feeds badly or gets blisters: hospital at once.'
        : 'When the scab has fallen off and the skin is whole, mostly after 7 to 10 days. Until then no kisses, and no shared cups or towels.',
    sources: ['NHS: Cold sores'],
  },
  {
    asked:
      /\b(?:which|what)\b[^?]{0,20}\bantihistamines?\b|\bnon[- ]?drowsy\b|\bantihistamines?\b[^?]{0,30}\b(?:sleepy|drowsy|tired|best)\b/i,
    holds: ({ isPregnant, isEmergency }) => !isPregnant && !isEmergency,
    answer: ({ state }) =>
      `Cetirizine, loratadine or fexofenadine make few people sleepy: one a day as the packet says${isChild(state.now.person) ? ', for children the kind for their age' : ''}. Chlorphenamine and promethazine do make sleepy, and are not for days on which you drive. Ask the pharmacist first with kidney or liver trouble.`,
    sources: ['NHS: Antihistamines'],
  },
]
