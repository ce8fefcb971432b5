import { type DailyFacts, dizzy, limb } from './daily-entry.ts'
import { withFinding, withMedicine } from './rules-of-told.ts'

const eyes = ['eye-redness', 'eye-pain', 'eye-discharge', 'eye-injury', 'eye-gritty']

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
      withFinding(
        ['recent-surgery', 'postpartum'],
        'Not for 24 to 48 hours after an anaesthetic or sedation. After that only when you can brake hard, turn round and wear the belt without pain: often 1 to 2 weeks after a hernia, about 6 after a caesarean, a hip or a knee. Ask the unit and your insurer.',
      ),
      withFinding(
        ['transient-neuro-symptoms', 'history-stroke'],
        'Not for at least a month after a stroke or mini-stroke, and then only if nothing is left that disturbs driving and a doctor agrees; lorries, buses and taxis longer. Tell your insurer. If it happened today, go to hospital now, and not at the wheel.',
      ),
      withFinding(
        eyes,
        'Not while the eye is covered, blurred, streaming or wide from drops: drops of the eye clinic blur for 4 to 6 hours, at times longer. With one good eye you may drive only once you are used to it and meet the eyesight rules; ask the clinic.',
      ),
      withMedicine(
        ['insulin', 'gliclazide'],
        'Yes, if your sugar is stable: check it before you drive and every 2 hours, set off only above 5 mmol/L (90 mg/dL), keep sugar in the car, and stop if you feel low; wait 45 minutes after a low is treated. In most countries insulin has to be told to the licensing office; lorries and buses have stricter rules.',
      ),
    ],
    otherwise:
      'You can drive if you are wide awake, can see clearly, turn your head, and brake hard without pain. Do not drive if you feel faint, dizzy or sleepy, or if a medicine makes you so.',
    sources: ['NHS: Driving and medical conditions', 'NICE: Transient loss of consciousness (blackouts)'],
  },
]
