import type { CrisisTopic } from './crisis-topic.ts'

/** A talk with a carer who has thought of harming the one cared for: exhaustion named, help tonight, no talk of new parents. */
export const carerTopics: readonly CrisisTopic[] = [
  {
    id: 'carer-taken-away',
    kinds: ['harm-to-others'],
    about: 'self',
    told: 'carer',
    cue: /\b(?:take|taking|taken|lose|remove|put)\b.{0,12}\b(?:her|him|them|my (?:husband|wife|mum|mam|mom|mother|dad|father))\b.{0,12}\b(?:away|off (?:me|us)|from (?:me|us)|into (?:care|a home))\b|\b(?:arrest|police|social services|report)\b/,
    sayings: [
      'I cannot promise for every case. What mostly follows when a carer says this is help: somebody who comes in, a few days of respite, a proper look at what you both need. It is told so that you can stay together safely, and staying silent is the greater risk. Tonight somebody else should do the watch: who could that be? {line} answers at any hour.',
    ],
  },
  {
    id: 'carer-exhausted',
    kinds: ['harm-to-others'],
    about: 'self',
    told: 'carer',
    cue: /\b(?:tired|exhausted|worn|shattered|no sleep|cant (?:cope|go on|do (?:it|this)|keep)|breaking point|end of my (?:tether|rope)|(?:would|could|d) never|never (?:do|hurt|harm)|snapped|frightened|scared|ashamed|monster|wicked|guilt\w*|didnt mean|love (?:him|her)|years (?:married|of (?:it|this))|all on my own|no (?:help|break|one))\b/,
    sayings: [
      'I believe you, and I hear how worn out you are. Such a thought comes to many who care day and night for somebody they love; it says that you have carried this alone for too long, and that it must not go on like this tonight. Ask somebody to come and take the watch, sleep in another room, and call the social care emergency line of your council or your doctor today: say "I am a carer, I cannot go on, I need respite now." {line} listens at any hour; {number} if the thought comes back. Who could come tonight? And have you thought of not being here yourself?',
      'You have cared for so long, and exhaustion like this is an emergency of its own. A carer may ask for respite the same day. Who in the family, next door or at the surgery could be told today? {line} is there by night.',
    ],
  },
]
