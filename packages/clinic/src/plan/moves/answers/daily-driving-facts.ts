import { type DailyFacts, dizzy, limb } from './daily-entry.ts'

/** Driving. For adults unless it says otherwise. */
export const drivingFacts: readonly DailyFacts[] = [
  {
    id: 'driving',
    asked: /\b(?:drive|driving|car|motorbike|behind the wheel|get in the car)\b/i,
    rules: [
      {
        holds: ({ isEmergency }) => isEmergency,
        answer: 'No, please do not drive yourself. You could get worse at the wheel. Let somebody else drive, or call {number}.',
      },
      {
        holds: ({ has }) => has(['seizure', 'history-epilepsy']),
        answer:
          'No driving after a fit or a blackout. In most countries the law stops you until a doctor clears you, often after 6 to 12 months. Your doctor and the licensing office tell you how long.',
      },
      {
        holds: ({ has, condition }) => has(['memory-loss']) || /dementia|alzheimer|cognitive/.test(condition ?? ''),
        answer:
          'Not until a doctor has looked at the memory trouble. A diagnosis of dementia has to be told to the driving licence office and the insurer; many people may then drive on for a while after a driving check. Getting lost on known roads, slow reactions, new dents in the car or passengers who are frightened mean: stop driving now.',
      },
      {
        holds: ({ has }) => has(dizzy),
        answer:
          'Do not drive while you are dizzy, drowsy, confused, close to fainting or not seeing well. Wait until it is gone and a doctor knows the cause. After a blackout you may have to tell the licensing office.',
      },
      {
        holds: ({ takes }) =>
          takes([
            'codeine',
            'morphine',
            'tramadol',
            'oxycodone',
            'diazepam',
            'zopiclone',
            'promethazine',
            'chlorphenamine',
            'pregabalin',
            'gabapentin',
            'amitriptyline',
          ]),
        answer:
          'Not while your medicine makes you sleepy or slow: that is dangerous, and in many countries against the law. See how it affects you first, and ask your pharmacist.',
      },
      {
        holds: ({ has }) => has(limb),
        answer:
          'Drive only if you can brake hard and turn the wheel without pain holding you back. With a cast or a splint, ask your doctor and your insurer first.',
      },
    ],
    otherwise:
      'You can drive if you are wide awake, can see clearly, turn your head, and brake hard without pain. Do not drive if you feel faint, dizzy or sleepy, or if a medicine makes you so.',
    sources: ['NHS: Driving and medical conditions', 'NICE: Transient loss of consciousness (blackouts)'],
  },
]
