import { type DailyFacts, dizzy, limb } from './daily-entry.ts'

/** Washing, sleep, warmth, a child at the breast, smoke and sun. For adults unless it says otherwise. */
export const bodyCareFacts: readonly DailyFacts[] = [
  {
    id: 'washing',
    asked: /\b(?:bath|shower|wash|hot tub|sauna|swimming pool|get (?:it|them) wet)\b/i,
    rules: [
      { holds: ({ isEmergency }) => isEmergency, answer: 'Please leave the bath for later: you could faint or slip. Get help first.' },
      {
        holds: ({ has }) => has(dizzy),
        answer: 'A short lukewarm shower sitting down, with somebody near and the door unlocked. No hot bath while you are dizzy.',
      },
    ],
    otherwise:
      'A lukewarm bath or shower is fine. Not too hot with a fever, a rash or in pregnancy, and keep a fresh deep wound dry for 2 days. A sauna or a pool can wait until you are well.',
    sources: ['NHS: High temperature (fever) in adults', 'NHS: Cuts and grazes'],
  },
  {
    id: 'sleep',
    asked: /\b(?:sleep|go to bed|(?:stay|lie|rest) in bed|lie down|lie flat|nap|bed ?rest|rest)\b/i,
    rules: [
      {
        holds: ({ isEmergency }) => isEmergency,
        answer: 'Please do not go to sleep on this. It may get worse while nobody notices. Get help first.',
      },
      {
        holds: ({ has }) => has(['head-injury']),
        answer:
          'Sleep is allowed after a mild bump once you are wide awake and clear. Somebody should be with you for the first 24 hours and wake you if you sleep oddly. Hard to wake, vomiting or confused: emergency department.',
      },
      {
        holds: ({ has }) => has(['heartburn', 'acid-regurgitation', 'breathless', 'cough']),
        answer: 'Sleep with your head and chest raised. If you cannot lie flat for lack of air, that needs a doctor today.',
      },
      {
        holds: ({ has }) => has(['back-pain']),
        answer:
          'Rest a little, but do not stay in bed: moving gets a back better sooner. At night lie on your side with a pillow between your knees.',
      },
    ],
    otherwise:
      'Rest as you need it. Lie however is most comfortable. If something wakes you every night or you cannot lie flat, tell me or a doctor.',
    sources: ['NHS: Head injury and concussion', 'NHS: Back pain', 'NHS: Heartburn and acid reflux'],
  },
  {
    id: 'heat-or-ice',
    asked: /\b(?:ice|ice ?pack|heat|heat pack|hot water bottle|warm compress|cold compress|frozen peas)\b/i,
    rules: [
      {
        holds: ({ has }) => has(['cold-limb-suddenly', 'limb-cold-after-injury']),
        answer: 'No heat and no ice on a cold, pale or numb limb: it can do harm. It needs a hospital now.',
      },
      { holds: ({ has }) => has(['burn']), answer: 'Neither ice nor heat on a burn: cool running water for 20 minutes, then cling film.' },
      {
        holds: ({ has }) => has(limb),
        answer:
          'Ice in the first 2 to 3 days: wrapped in a towel, 15 to 20 minutes, every few hours. After that warmth is fine. Never straight on the skin.',
      },
      {
        holds: ({ has }) => has(['period-pain', 'back-pain', 'neck-pain', 'muscle-pain', 'abdominal-pain']),
        answer:
          'Warmth is good here: a warm, not hot, bottle wrapped in a towel for 20 minutes. Not if the pain is sudden and very bad or you have a fever.',
      },
    ],
    otherwise:
      'Cold helps a fresh swelling (15 to 20 minutes, wrapped in a towel); warmth helps stiff muscles and cramps. Take whichever feels better, and never straight on the skin.',
    sources: ['NHS: Sprains and strains', 'NHS: Burns and scalds'],
  },
  {
    id: 'breastfeeding',
    asked: /\bbreast-?feed\w*|\bnursing my\b/i,
    rules: [
      {
        holds: ({ has, condition }) => has(['breast-pain', 'breast-redness']) || condition === 'lactational-mastitis',
        answer:
          'Yes, keep feeding, from the sore side too: it helps and does not harm the baby. See a doctor within a day if you have a fever or it is not better in 12 to 24 hours.',
      },
    ],
    otherwise:
      'You can nearly always go on breastfeeding, with a cold, a stomach bug or a fever too: your milk even protects the baby. Medicines are the exception, so tell me which one you mean.',
    sources: ['NHS: Breastfeeding and medicines', 'NHS: Mastitis'],
  },
  {
    id: 'smoking',
    asked: /\b(?:smok\w*|vap(?:e|ing)|cigarettes?|weed|cannabis|shisha)\b/i,
    rules: [],
    otherwise:
      'Better not: smoke slows healing and makes coughs, hearts and stomachs worse. Nicotine patches or gum are far safer. Even a few days without help, and a pharmacist can make it easier.',
    sources: ['NHS: Quit smoking', 'CDC: Smoking and tobacco use'],
  },
  {
    id: 'sun',
    asked: /\b(?:sun|sunbath\w*|sunlight|outside|go out)\b/i,
    rules: [
      { holds: ({ isEmergency }) => isEmergency, answer: 'Please stay where help can find you, and get that help first.' },
      {
        holds: ({ takes }) => takes(['doxycycline', 'isotretinoin', 'methotrexate', 'amiodarone']),
        answer: 'Keep out of strong sun: your medicine makes skin burn fast. Cover up and use sunscreen of factor 30 or more.',
      },
    ],
    otherwise: 'Fresh air is fine. Keep a rash, a burn or a fever out of strong sun, and use sunscreen.',
    sources: ['NHS: Sunscreen and sun safety'],
  },
]
