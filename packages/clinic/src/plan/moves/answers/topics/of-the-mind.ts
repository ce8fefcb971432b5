import { goNow, inEmergency, inPregnancy, withFinding } from '../rules-of-told.ts'
import type { TopicFacts } from '../topic-entry.ts'

const darkThoughts = ['suicidal-thoughts', 'suicide-plan', 'self-harm', 'hopelessness']
const stay =
  'If they talk of dying: ask straight out, stay, put tablets and blades away, and call {number} if there is a plan or a goodbye.'

/** How to calm down, sleep, give up a habit, and help somebody else. */
export const ofTheMind: readonly TopicFacts[] = [
  {
    topic: 'help-somebody',
    rules: [
      inEmergency(
        'Stay beside them, call {number} on loudspeaker, and do what they say. Speak calmly, keep them warm, nothing to eat or drink unless it is a low sugar and they are awake. If they refuse, call all the same, and say so: the crew can decide with them. With talk of dying, do not leave them alone.',
      ),
      withFinding(
        darkThoughts,
        `${stay} You need not solve it. A crisis line or a doctor today can help you both; look after yourself as well.`,
      ),
      withFinding(
        ['panic-attacks'],
        'Stay, speak slowly and say: "This is a panic attack, it goes within minutes, I am here." Breathe with them, in through the nose for 4 and out for 6, and let them name 5 things they see. No crowd, no arguing. If it is the first one, or with chest pain, fainting or blue lips: call {number}.',
      ),
    ],
    otherwise:
      'Be there, listen more than you speak, ask what they are afraid of, and offer one small thing: a meal, a lift, coming along. A grown-up who understands may say no; ask again, and tell their doctor of your worry.',
    sources: ['NHS: Help for suicidal thoughts', 'NHS: Supporting someone with mental health problems'],
  },
  {
    topic: 'calm-down',
    rules: [
      inEmergency(
        'Sit down, lean on something, breathe in slowly and out longer, and call {number} now: help coming is what calms most. Let somebody be with you, and stay on the line.',
      ),
      withFinding(
        darkThoughts,
        'Do not stay alone with it: go to somebody, or ring a crisis line; they listen at any hour. Put tablets and sharp things out of reach. Hold ice or splash cold water on your face, and take the next ten minutes only. If you might act on it, call {number} now.',
      ),
      withFinding(
        ['chest-pain', 'breathless', 'faint-or-collapse'],
        'Sit upright, drop the shoulders, breathe in through the nose for 4 and out for 6, for 5 minutes. But a tight chest or short breath is not for you to put down to nerves if it is new, strong, or does not go in 15 minutes: then call {number}.',
      ),
    ],
    otherwise:
      'Breathe in through the nose for 4, out for 6, for 5 minutes, feet on the floor. Name 5 things you see, 4 you feel, 3 you hear. If it is on most days, or you cannot get breath: a doctor.',
    sources: ['NHS: Breathing exercises for stress', 'NHS: Panic disorder', 'NHS: Health anxiety'],
  },
  {
    topic: 'sleep-better',
    rules: [
      inEmergency(`Please take nothing to sleep, and do not sleep on this. ${goNow}`),
      inPregnancy(
        'Lie on your side with a pillow between the knees, eat and drink less late in the evening, keep the room cool, and get up at the same time. No sleeping tablets, herbs or alcohol. If worry, low mood, itching or restless legs keep you awake, tell your midwife this week.',
      ),
      withFinding(
        ['cough', 'nose-blocked', 'nose-runny'],
        'Prop head and chest up with a second pillow (not for a baby), salt-water spray before bed, a warm drink with honey (from 1 year), no smoke, a cool room. Paracetamol if it aches. Sleeping tablets and whisky make breathing worse. If you cannot lie flat for lack of air: doctor today.',
      ),
      withFinding(
        ['itching-general', 'skin-itch', 'rash'],
        'A cool bedroom, cotton, a lukewarm shower and thick moisturiser before bed, short nails, and a cool cloth instead of scratching. An antihistamine that makes drowsy can help for a few nights; ask a pharmacist. Itching all over for 2 weeks, or of the whole family at night: see a doctor.',
      ),
    ],
    otherwise:
      'Get up at the same time each day, no coffee after noon, no long naps, screens off an hour before; awake for 20 minutes, get up and do something dull. Alcohol makes sleep worse. If it goes on for over a month, ask for CBT for sleep: it works best.',
    sources: ['NHS: Insomnia', 'NICE: Insomnia'],
  },
  {
    topic: 'stop-habit',
    rules: [
      inEmergency(`A good plan for later. Now this has to be looked at; tell them what you take and how much. ${goNow}`),
      inPregnancy(
        'It is worth it at any week. For smoking patches, gum and a free adviser help; ask your midwife. No diets to lose weight now. If you drink every day or use drugs, tell your midwife or doctor today, and do not stop at once on your own: they help, and they do not judge.',
      ),
      withFinding(
        ['alcohol-heavy', 'history-alcohol-dependence', 'alcohol-withdrawal-tremor'],
        'A doctor or an alcohol service can start with you this week, in private, often without a referral. If you drink every day, do not stop at once: shaking, sweating, fits can follow; they bring it down safely. Until then cut by a tenth every 4 days, and eat. A fit, confusion or seeing things: call {number}.',
      ),
    ],
    otherwise:
      'Choose a day, tell somebody, clear it out of the house, and plan what to do in the 10 minutes a craving lasts. A slip is no failure.',
    sources: ['NHS: Quit smoking', 'NHS: Alcohol support', 'NHS: Drug addiction: getting help'],
  },
]
