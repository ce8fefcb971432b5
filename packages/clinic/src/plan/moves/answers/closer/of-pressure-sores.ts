import type { CloserFact, Known } from './closer-entry.ts'

const lies =
  /\b(?:bed ?bound|bedridden|in bed|can(?:no|['’])?t (?:get up|move|turn)|wheelchair|chair ?bound|bed ?sores?|pressure (?:sores?|ulcers?|injur\w+)|does ?n['’]?t (?:move|walk)|never gets up)\b/i
const place = /\b(?:heels?|bottom|sacrum|tailbone|hips?|buttocks?|elbows?|ankles?|skin|patch)\b/i
const isOfPressure = ({ story, has, condition }: Known): boolean =>
  condition === 'pressure-ulcer' ||
  has(['skin-pressure-damage', 'heel-dark']) ||
  (place.test(story) && (lies.test(story) || has(['recent-immobility', 'skin-ulcer'])))
const sources = ['NICE: Pressure ulcers: prevention and management', 'NHS: Pressure ulcers'] as const

/** Skin over bone in somebody who lies or sits for long: what takes the pressure off, and what harms. */
export const ofPressureSores: readonly CloserFact[] = [
  {
    asked:
      /\b(?:tak|keep|get|lift|hold)\w*\b[^?]{0,40}\b(?:weight|pressure)\b[^?]{0,20}\boff\b|\b(?:weight|pressure) off (?:the |her |his )?(?:heels?|bottom|hips?|sore)\b|\b(?:take|keep|get|lift|hold|float)\b[^?]{0,20}\boff (?:the |her |his )?(?:bed|mattress|heels?)\b|\b(?:pillows?|cushions?|mattress|heel (?:boots?|pads?))\b/i,
    holds: isOfPressure,
    answer: () =>
      'Lay a pillow lengthways under the calf, from below the knee to above the ankle, so that the heel hangs free over its end and touches nothing. Leave the knee slightly bent, and look at the heel each time. No ring cushions and no water-filled gloves. Ask the nurse for a special mattress or a heel boot.',
    sources,
  },
  {
    asked: /\b(?:rub|massag)\w*\b|\b(?:put|use|apply)\b[^?]{0,30}\b(?:creams?|lotion|talc|powder|vaseline)\b/i,
    holds: isOfPressure,
    answer: () =>
      'No, please do not rub or massage it: skin that has had too much pressure is damaged further by it. Keep it clean and dry, put nothing greasy or strong on it, and take the pressure off. A barrier cream is only for skin that gets wet, and the nurse says which.',
    sources,
  },
  {
    asked:
      /\bhow (?:often|many times|many hours|frequently)\b[^?]{0,40}\b(?:turn|move|roll|shift|change|position)\w*\b|\b(?:turn|roll|reposition)\w* (?:her|him|them)\b/i,
    holds: isOfPressure,
    answer: () =>
      'At least every 4 hours, day and night, where a sore has begun; every 6 hours is the least for anybody at risk who still has whole skin. Never onto the sore place. A slight tilt to one side with a pillow behind the back is enough. The nurse can set closer times with you if the skin stays red.',
    sources,
  },
  {
    asked: /\b(?:is|could|might) (?:it|this|that)\b[^?]{0,30}\b(?:bed ?sore|pressure (?:sore|ulcer|injury))\b/i,
    holds: isOfPressure,
    answer: () =>
      'Yes, that is what a dark, soft or sore place over bone in somebody who lies a lot most likely is: the skin under it has had too little blood. Dark purple and soft means that it goes deep, so a nurse or doctor has to look at it today. Until then take all pressure off it, do not rub it, and look at the other heel, the tailbone and the hips.',
    sources,
  },
  {
    asked: /\b(?:who|what)\b[^?]{0,25}\b(?:district|public health|community|home|visiting|tissue)? ?nurse\b|\bnurse\b[^?]{0,15}\bwho\b/i,
    holds: isOfPressure,
    answer: () =>
      'The district nurse (in some places community or public health nurse) is the one who comes to people at home. You reach them through the surgery of the person you look after, or the number on their care plan; say "a pressure sore, dark and soft" and ask for a visit today.',
    sources,
  },
  {
    asked: /\b(?:send|take|show|email|upload)\w*\b[^?]{0,25}\b(?:photos?|pictures?|pics?)\b/i,
    holds: isOfPressure,
    answer: () =>
      'Yes, a photo helps: in daylight, once near and once from further off, with a coin beside it for the size. Send it when you ring, and do not wait for an answer to it if the sore smells, runs or spreads, or there is a fever.',
    sources,
  },
  {
    asked: /\bwho (?:do|should|can|shall) (?:i|we) (?:ring|call|phone|ask|tell|see)\b/i,
    holds: (known) => isOfPressure(known) && !known.isEmergency,
    answer: () =>
      'The district or public health nurse who comes to the house, or the doctor, today: say "a dark, soft pressure sore". Out of hours, the out-of-hours line.',
    sources,
  },
]
