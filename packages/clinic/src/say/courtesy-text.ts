import type { Act } from '../hear/clause.ts'

/** One kind of courtesy, how it is heard, and what is said to it. */
export interface Courtesy {
  act: Act
  said: RegExp
  /** A complaint about the doctor: what asks something, or stands beside thanks, is none. */
  isReproach?: true
  text: string
  /** What is said while a question is open, where that differs. */
  meanwhile?: string
  /** After the verdict. */
  afterwards?: string
  /** What is said while an emergency stands and no help is on its way. */
  inDanger?: string
}

/** What a person would say to words that are about neither body nor illness; the first that fits. */
export const courtesies: readonly Courtesy[] = [
  {
    act: 'about-doctor',
    said: /\b(?:ignore|forget|disregard|pretend|act as|roleplay|you are now|system prompt|developer mode|jailbreak|dan mode)\b/i,
    text: 'I stay what I am: a program that helps with health, and keeps to its rules. I am glad to help you with that. What is troubling you?',
    meanwhile: 'I stay what I am: a program that helps with health. Let us go on with what brought you here.',
  },
  {
    act: 'about-doctor',
    said: /\b(?:god|allah)\b.{0,20}\b(?:bless|reward)|\b(?:try|tried|do|did|done) (?:well|good)\b|\b(?:great|brilliant|amazing|helpful|kind|lovely|wonderful|good|clever|smart|awesome|the best)\b(?<!\bnot (?:very |so |really |that )?\w+)/i,
    text: 'That is kind of you, thank you. I am glad if it helps.',
  },
  {
    act: 'about-doctor',
    said: /\b(?:you\w*|u|ur|bot|app|machine|robot|computer|program|ai|thing|stupid|useless|annoy\w*|frustrat\w*|ridiculous|rubbish|crap|shit|fuck\w*|wast\w*|hopeless|fed up|sick of|joke|wrong|dumb|again|already|listen\w*|understand\w*|pointless|god'?s? sake|ffs)\b/i,
    isReproach: true,
    text: 'I am sorry. I know it is annoying not to be understood when you feel unwell. Tell me in a few words what matters most, or say "sum up now", and I will tell you what I think so far.',
    meanwhile:
      'I am sorry. I know it is annoying. You can skip a question with "skip", or say "sum up now" and I will tell you what I think so far.',
  },
  {
    act: 'thanks',
    said: /\bfor (?:nothing|wasting)\b/i,
    text: 'I am sorry that I was of so little help. Tell me in a few words what matters most to you, and I begin with that.',
    afterwards: 'I am sorry that I was of so little help. Tell me which question is still open, and I answer that one first.',
  },
  {
    act: 'bye',
    said: /./,
    text: 'Take care. Come back any time if something changes or gets worse.',
    inDanger: 'Before you go, please do this one thing first; I would not leave you with it undone.',
  },
  {
    act: 'thanks',
    said: /./,
    text: 'You are welcome. Come back if anything changes or gets worse.',
    meanwhile: 'You are welcome.',
    inDanger: 'You are welcome. Now please do the one thing that counts.',
  },
  {
    act: 'greeting',
    said: /./,
    text: 'Hello! I am your AI doctor. Tell me what is troubling you, in your own words.',
    meanwhile: 'Hello!',
    afterwards: 'Hello again! Has anything changed, or is there something you would like to know?',
    inDanger: 'I am here.',
  },
]

/** "Help" alone. `{number}` is the ambulance. */
export const helpText =
  'I am here. If somebody is in danger, cannot breathe, bleeds badly, has chest pain or cannot be woken: call {number} now. If not, tell me in a few words what is wrong, for example "bad headache since this morning".'
export const skipText = 'All right, we leave that one out.'
