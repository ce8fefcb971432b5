import type { ConsultationCase } from '../case/case.ts'
import { lastRead } from '../hear/last-read.ts'

/** What the rules of the medication checker call an illness that the case holds as a finding. */
const namesOfHistory: Readonly<Record<string, string>> = {
  'history-asthma': 'asthma',
  'history-kidney-disease': 'kidney disease',
  'history-ulcer': 'stomach ulcer',
  'stool-black': 'stomach bleeding',
  'vomiting-blood': 'stomach bleeding',
  'history-heart-failure': 'heart failure',
  'aura-visual': 'migraine with aura',
  'history-liver-disease': 'liver disease',
  'history-hepatitis': 'hepatitis',
  'history-parkinson': 'parkinson',
  'history-prostate': 'enlarged prostate',
  'history-epilepsy': 'epilepsy',
  'history-clots': 'blood clot',
  'history-stroke': 'stroke',
  'history-heart-attack': 'heart attack',
  'history-coronary-disease': 'angina',
  'history-hypertension': 'high blood pressure',
  'history-cancer': 'cancer',
  'takes-ace-inhibitor': 'high blood pressure',
  'takes-calcium-channel-blocker': 'high blood pressure',
  'takes-diuretic': 'water tablets',
  'takes-blood-thinner': 'blood thinner',
}

/** The same illnesses in the words of patients, for what a question says in passing. */
const told: readonly (readonly [string, RegExp])[] = [
  ['asthma', /\basthma(?:tic)?\b/i],
  [
    'kidney disease',
    /\b(?:weak|bad|poor|failing|one) kidneys?\b|\bkidneys? (?:are |is )?(?:weak|bad|poor|failing|disease|problems?|trouble|failure)\b|\bckd\b|\brenal\b|\bdialysis\b/i,
  ],
  [
    'stomach ulcer',
    /\b(?:stomach|peptic|gastric|duodenal) ulcers?\b|\bulcers? (?:in|of) (?:my|the) stomach\b|\b(?:have|had|got|with) an ulcer\b/i,
  ],
  ['heart failure', /\bheart failure\b|\bweak heart\b/i],
  ['liver disease', /\bliver (?:disease|problems?|trouble|failure)\b|\bbad liver\b|\bcirrhosis\b|\bhepatitis\b/i],
  ['epilepsy', /\bepilep\w+\b/i],
  ['migraine with aura', /\bmigraines? with aura\b/i],
  ['high blood pressure', /\bhigh blood pressure\b|\bhypertension\b|\b(?:blood pressure|bp) (?:tablets?|pills?|meds|medic\w*)\b/i],
  ['water tablets', /\bwater (?:tablets?|pills?)\b|\bdiuretics?\b/i],
  ['blood thinner', /\bblood[- ]thin(?:ner|ners|ning tablets?)\b/i],
  ['enlarged prostate', /\b(?:enlarged|big|large) prostate\b/i],
  ['parkinson', /\bparkinson/i],
  ['angina', /\bangina\b|\bstents?\b/i],
  ['heart attack', /\bhad a heart attack\b/i],
  ['long qt', /\blong qt\b/i],
  ['myasthenia', /\bmyasthenia\b/i],
  ['g6pd', /\bg6pd\b/i],
]
const denied = /\b(?:no|not|never|without|don['’]?t have|do not have)\s+(?:\w+\s+){0,2}$/i
const lookedBack = 24

/** The illnesses of the patient as the medication checker names them: those of the case, and those that the message tells in passing. */
export function toldConditions({ observations }: Pick<ConsultationCase, 'observations'>, message: string): string[] {
  const kept = Object.entries(namesOfHistory)
    .filter(([finding]) => observations[finding]?.polarity === 'present')
    .map(([, name]) => name)
  return [...new Set([...kept, ...toldInPassing(message)])]
}

const toldInPassing = lastRead((message) =>
  told
    .filter(([, words]) => {
      const at = message.search(words)
      return at >= 0 && !denied.test(message.slice(Math.max(0, at - lookedBack), at))
    })
    .map(([name]) => name),
)
