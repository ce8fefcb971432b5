import { levelOf } from '../../../judge/levels/decide-triage.ts'
import { isEmergency } from '../../../judge/levels/level-order.ts'
import type { Answer } from './answer.ts'

/** What stands between a patient and an ordinary visit, and a way round it. */
const obstacles: readonly (readonly [said: RegExp, answer: string])[] = [
  [
    /\b(?:insur(?:ance|ed)|uninsured|afford|too (?:expensive|dear)|no money|can['’]?t pay|cost too much|copay|skint|broke)\b/i,
    'Money should not keep you from being looked at. Ask for a community or public clinic with fees by income, for a payment plan, or for a nurse or pharmacist first: they cost little or nothing. A call to the surgery often settles what needs a visit and what does not.',
  ],
  [
    /\b(?:embarrass\w*|ashamed|awkward|too shy|mortified|humiliat\w*)\b/i,
    'I understand, and they see this every day. You can ask for a man or a woman and for a companion, say it in writing, or show them this screen. It takes a few minutes and then you know.',
  ],
  [
    /\b(?:can['’]?t|couldn['’]?t|cannot|unable to|won['’]?t) (?:get|be given|give me|see me|fit me)\b.{0,30}\b(?:appointment|in|seen|doctor|gp|weeks?)\b|\bno appointments?\b|\b(?:doctor|gp|surgery) (?:can['’]?t|cannot|won['’]?t) see me\b/i,
    'Waits are long, I know. Ring again early in the morning and say the words that count: what it is, since when, and that you were told to be seen. Ask for a call back, a nurse, a walk-in or urgent clinic, or an online request; a pharmacist can help at once with many things.',
  ],
  [
    /\b(?:scared|afraid|terrified|frightened|hate|phobia|nervous|fear)\b.{0,30}\b(?:doctors?|gps?|surger(?:y|ies)|needles?|dentists?|clinics?|hospitals?)\b/i,
    'Many people are afraid of that. Say it when you book and when you walk in: they go slowly, explain each step, and you can bring somebody. A first talk by phone is a good start.',
  ],
  [
    /\b(?:can['’]?t|cannot|couldn['’]?t) (?:get|take|have) (?:the )?(?:time )?off\b|\bno time\b|\btoo busy\b|\bcan['’]?t miss (?:work|a shift|school|college)\b/i,
    'Time is short, I know. Ask for a phone or video visit, or for the first or last slot of the day; many surgeries also open on an evening or a Saturday.',
  ],
  [
    /\b(?:don['’]?t|do not|not going to|won['’]?t|rather not) (?:want to |wanna |like to |going to )?(?:see|go to|bother|trouble) (?:a |the |my )?(?:doctor|gp|surgery)\b|\bdon['’]?t trust doctors\b|\bnot (?:seeing|going to) (?:a |the )?doctor\b/i,
    'It is your choice. I only say it where I think somebody should look. If you wait, watch for the signs I name, and go when one of them comes or it does not get better. What puts you off? Perhaps there is an easier way.',
  ],
]

/** "I have no insurance", "it's embarrassing", said where no emergency stands: heard, and a way round it. */
export const everydayObstacle: Answer = ({ text }, { now }) => {
  const level = levelOf(now.held)
  if (level !== null && isEmergency(level)) return null
  return obstacles.find(([said]) => said.test(text))?.[1] ?? null
}
