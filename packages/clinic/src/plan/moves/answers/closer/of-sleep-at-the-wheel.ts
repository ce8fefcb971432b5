import type { CloserFact } from './closer-entry.ts'

const asleep = String.raw`(?:f[ea]ll(?:ing)? asleep|nodd(?:ed|ing) off|doz(?:ed|ing) off|dropp(?:ed|ing) off|fell asleep|fallen asleep)`
const onTheRoad = String.raw`\b(?:wheel|driv\w+|lights|motorway|lorry|van|car|bus|cab|traffic)\b`
const atTheWheel = new RegExp(`${asleep}\\b[^.!?]{0,40}${onTheRoad}|${onTheRoad}[^.!?]{0,40}\\b${asleep}`, 'i')

/** Who fell asleep at the wheel: the one thing that counts at once. */
export const ofSleepAtTheWheel: readonly CloserFact[] = [
  {
    asked: atTheWheel,
    isTold: true,
    holds: ({ isEmergency, story }) => !isEmergency && !/\bpassenger\b/i.test(story),
    answer: ({ story }) => {
      const snores = /\bsnor\w*|\bstop(?:s|ped)? breathing|\bgasp\w*/i.test(story)
      const why = snores
        ? 'With the snoring it may well be sleep apnoea: breathing that stops again and again at night. It can be treated well.'
        : 'It has a cause that can be found, such as too little sleep, shift work, a tablet or sleep apnoea.'
      return `Please do not drive until this is sorted out, not even a short way: falling asleep at the wheel can kill. ${why} Ring your surgery in the next day or two and say just that; it moves you up.`
    },
    sources: ['NHS: Sleep apnoea'],
  },
]
