import { patientName } from '../../judge/questions/address-patient.ts'
import type { TurnState } from '../../turn/turn-state.ts'
import type { Move } from '../move.ts'
import { bodilyTriage } from './danger.ts'

/** Where a person would say a word: how it shows, and what is said the first time. `{who}` is the patient. */
interface Sympathy {
  cue: RegExp
  toSelf: string
  toOther: string
}

const sympathies: readonly Sympathy[] = [
  {
    cue: /\b(?:(?:he|she|dad|mum|mom|husband|wife|baby|son|daughter|brother|sister|friend|grand\w+|nan|gran|dog) (?:has |just )?(?:died|passed away)|lost (?:my|our) (?:\w+ )?(?:baby|husband|wife|mum|mom|dad|son|daughter|brother|sister|friend|partner|pregnancy)|miscarr\w*|stillb\w*|funeral|widow\w*|grie(?:f|ving))\b/,
    toSelf: 'I am so sorry for your loss. Grief takes hold of the body too, so it is right that you tell me.',
    toOther: 'I am so sorry for this loss. Grief takes hold of the body too.',
  },
  {
    cue: /\b(?:(?:im|i am|so|just|completely) (?:\w+ )?(?:exhausted|worn out|burnt out|burned out|at my wits end|on my knees)|no sleep for|havent slept (?:in|for)|look(?:ing)? after (?:him|her|my|them|everyone)|caring for (?:my|him|her)|im (?:his|her|the) (?:only )?carer|cant do it all)\b/,
    toSelf: 'No wonder you are worn out; that is more than one person should carry. Let us look at it step by step.',
    toOther: 'You carry a lot for {who}, and your own strength counts too. Let us look at it step by step.',
  },
  {
    cue: /\b(?:(?:might|could|is it|think its|afraid its|scared its|worried its|be) (?:\w+ )?(?:cancer|tumou?r|brain tumou?r|ms|hiv|leukaemia|leukemia)|(?:scared|afraid|terrified|frightened|worried|petrified|panick\w*|anxious|freaking out|scared stiff|fear)\b)/,
    toSelf:
      'I understand that this frightens you. I will ask a few short questions, and then tell you plainly what I think and what to do next.',
    toOther:
      'I understand that you worry about {who}. I will ask a few short questions, and then tell you plainly what I think and what to do next.',
  },
  {
    cue: /\b(?:agony|unbearable|excruciating|worst pain|cant (?:bear|stand|take) (?:the|this|it)|in (?:so much|terrible|awful|bad|constant) pain|pain is (?:killing|awful|terrible|horrible)|crying (?:with|from|in) pain|screaming (?:with|in) pain)\b/,
    toSelf: 'That sounds really painful; I am sorry. Let us find out fast what it is.',
    toOther: 'That sounds really painful for {who}; I am sorry. Let us find out fast what it is.',
  },
  {
    cue: /\b(?:embarrass\w*|ashamed|awkward to (?:say|ask)|dont laugh|silly question|too personal)\b/,
    toSelf: 'Thank you for saying it all the same. There is nothing to be ashamed of here; doctors hear this every day.',
    toOther: 'Thank you for saying it all the same. Doctors hear this every day.',
  },
  {
    cue: /\b(?:fed up|frustrat\w*|no ?(?:one|body) (?:listens|believes|takes me|helps)|sick of (?:this|it|being)|desperate|had enough|at my wits|nothing (?:helps|works)|dont know what to do|overwhelmed|crying all|cant stop crying|so (?:sad|upset|lonely|low|down)|heartbroken|devastated)\b/,
    toSelf: 'That sounds hard, and I am glad you tell me. I am listening.',
    toOther: 'That sounds hard, for you and for {who}. I am listening.',
  },
]

/** One sentence where a person would say one, the first time that it is told; never as a formula, never over a danger. */
export const sympathy: Move = ({ now, before, judged, words }: TurnState) => {
  if (judged.crisis !== 'none' || bodilyTriage(now) !== null) return []
  const plain = (text: string) => text.toLowerCase().replace(/['’`]/g, '')
  const found = sympathies.find(({ cue }) => cue.test(plain(words)))
  if (found === undefined || found.cue.test(plain(before.prose))) return []
  const text = now.person.relation === 'self' ? found.toSelf : found.toOther.replace('{who}', patientName(now.person))
  return [{ kind: 'sympathy', text }]
}
