import type { Condition } from '../../schema.ts'

export const sleepParalysis = {
  id: 'sleep-paralysis',
  name: 'Sleep paralysis',
  aliases: ['isolated sleep paralysis', 'recurrent isolated sleep paralysis'],
  icd10: 'G47.53',
  system: 'neurological',
  summary: 'On waking or falling asleep the body cannot move for a short while; harmless.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', older: 'very-rare' } },
  findings: {
    always: ['paralysed-on-waking'],
    often: ['hallucinations', 'insomnia', 'anxiety', 'feels-like-dying'],
    some: ['breathless', 'chest-tightness', 'stress-recent', 'fatigue', 'daytime-sleepiness', 'nightmares', 'history-anxiety'],
    occasional: ['sleep-attacks', 'trauma-past'],
    rare: ['weakness-one-side', 'seizure', 'tongue-bitten', 'loss-of-consciousness', 'weakness-face', 'fever'],
  },
  discriminators: ['paralysed-on-waking', 'hallucinations', 'sleep-attacks'],
  onset: ['sudden'],
  durationDays: { from: 0.01, to: 1825 },
  course: ['episodic', 'recurrent'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['Sleep enough and at fixed times.', 'Avoid sleeping on your back.', 'Tell yourself that it passes in a minute.'],
  comeBack: ['you fall asleep by day without wanting', 'an arm or leg stays weak', 'you bit your tongue'],
  examination: ['a talk about sleep', 'nerves'],
  presentation: 'Awake but unable to move or speak for seconds to minutes when waking or falling asleep, eyes can move, a weight on the chest, a presence in the room, great fear; then all is normal; after short nights, stress, sleeping on the back.',
  sources: ['NHS: Sleep paralysis', 'StatPearls: Sleep Paralysis', 'Merck: Parasomnias'],
  examples: [
    { age: 22, sex: 'female', text: 'I wake up and cannot move for a minute, feel a presence in the room and a weight on my chest, then it is gone.' },
    { age: 30, sex: 'male', text: 'Sometimes when falling asleep I am awake but cannot move or speak, it is terrifying. Little sleep lately.' },
  ],
} satisfies Condition
