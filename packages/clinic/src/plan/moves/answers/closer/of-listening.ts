import { freshOf } from '../../../../case/said-before.ts'
import { emergencyContacts, lineWithin } from '../../../../say/emergency-contacts.ts'
import type { CloserFact } from './closer-entry.ts'

const tried = /\b(?:sad|low|down|depress\w*|cry\w*|alone|lonely|lost|grief|anxi\w*|panic\w*|stress\w*|feel\w*|cope|coping)\b/i

/** "Will you listen?", "I just want to talk": asks for an ear, and for nobody's secret. */
export const ofListening: readonly CloserFact[] = [
  {
    asked:
      /^\W*(?:(?:and|but|so|please|ok|then)\W+)*(?:(?:will|can|could|would|do) you (?:just |please |even |really )*(?:listen|hear me out|stay with me|be there|talk (?:to|with) me)\b|(?:i )?(?:just |only |really )*(?:want|need|wanted|needed|would like)(?: someone| somebody| to have someone)? to (?:just )?(?:talk|be heard|be listened to|vent|get (?:it|this) off my chest|listen(?: to me)?)\b|are you (?:even |really |still )?listening\b)[^?]{0,24}\W*$/i,
    isTold: true,
    holds: ({ isEmergency }) => !isEmergency,
    answer: ({ story, state }) => {
      const line = lineWithin(emergencyContacts(state.now.country).helplines)
      const voice = tried.test(story) ? ` I am a program; if you would like a human voice beside me, ${line} is there for just that.` : ''
      return freshOf(
        [
          `Yes, I am listening. Take your time, and tell me what weighs on you most, in your own words.${voice}`,
          'I am here. Say it in any way you like, as much or as little as you want; nothing has to be in order.',
          'Go on, I am with you. What has been the hardest part today?',
        ],
        { ...state.now, turns: 0 },
      )
    },
    sources: [],
  },
]
