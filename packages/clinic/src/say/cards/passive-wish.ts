import type { CrisisTopic } from './crisis-topic.ts'

/**
 * The talk with somebody who at times wishes not to wake up, would do nothing and has said so: he is believed, and answered on what he asks and tells.
 * NICE NG225 (self-harm) and NG222 (depression): listen, ask how daily life goes, name the doctor and a line, no scripts of danger.
 */
export const passiveTopics: readonly CrisisTopic[] = [
  {
    id: 'told-plainly',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:(?:not|never|dont|didnt|wouldnt|doesnt) (?:to )?(?:wake|waking|woke|be here)|not (?:wake|waking)|wake up|no plans?|(?:would|will|could|id|going to) ?(?:nt|never|not) (?:ever )?(?:do|act)|(?:id|wouldnt|not going to|wont|never) (?:never )?do (?:anything|it|that))\b/,
    sayings: [
      'Thank you for saying it so plainly, and I believe you that you would do nothing. Many people who have been low for a long time wish at times not to wake up. It shows how worn down you are, and it can be treated. Please ring the surgery in the next days and say just that: low, since when, how you sleep, and this thought. If it ever turns into a thought of doing something, {line} is there at any hour, and {number}. How do you sleep and eat at the moment?',
    ],
  },
  {
    id: 'doctor-any-use',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:gp|doctors?|dr|surgery|nurse)\b.{0,40}\b(?:use|good|help|point|worth|waste|do|ask|say|give)\b|\b(?:use|good|help|point|worth|waste|what)\b.{0,40}\b(?:gp|doctors?|dr|surgery|nurse)\b/,
    sayings: [
      'Yes. This is what a GP sees every day, and it can be treated. They ask how long, how you sleep and eat, about drink, and about just such thoughts; often they take blood to rule out the thyroid or a lack of iron. Then talking therapy, tablets, or both; tablets take 2 to 4 weeks to work. Say on the phone: "low mood, bad sleep, and at times I wish not to wake up", and ask for a double appointment.',
      'Yes, go. You do not have to explain it well; the one sentence you wrote to me is enough, and you may read it out. Ask what they suggest first, and when they want to see you again.',
    ],
  },
  {
    id: 'therapy',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:refer|talking (?:therap\w*|treatment)|therap\w*|counsel\w*|cbt)\b/,
    sayings: [
      'Yes, that helps many as well as tablets do. In England you can refer yourself to NHS Talking Therapies, online or by phone, without seeing the GP first; elsewhere your doctor or insurer names the way. It often takes some weeks to start, so do both: put your name down, and see the doctor.',
    ],
  },
  {
    id: 'tablets',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:anti ?depressants?|tablets|pills|medication|sertraline|citalopram|fluoxetine|mirtazapine)\b/,
    sayings: [
      'Tablets for the mood take 2 to 4 weeks to work, and about 6 months are usual after you feel well. In the first two weeks they can make people restless, so the doctor sees you again soon. If thoughts like yours grow stronger then, ring the surgery the same day, or {line}.',
    ],
  },
  {
    id: 'sleep',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:sleep\w*|awake|insomnia|bed)\b/,
    sayings: [
      'For tonight: no screen and no alcohol in the last hour, a cool dark room, and if you lie awake for 20 minutes get up, do something dull, and go back when you are sleepy. Get up at the same time whatever the night was. Nights make everything look blacker; bad sleep belongs to what you tell the doctor.',
    ],
  },
  {
    id: 'lighter',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:(?:ill|i will|going to|gonna) (?:ring|call|phone|see|book|watch|go to bed|have|sit|make)|(?:feel\w*|bit|little|much|lot) (?:better|lighter|calmer|easier)|(?:was|were|been|its|is) (?:\w+ )?(?:ok|okay|alright|nice|good|fine)\b|telly|film|watch(?:ing)?|sorry (?:for|about) (?:being|that|before|earlier)|night night|good ?night)\b/,
    sayings: [
      'That is good to hear, and there is nothing to be sorry for. It sounds like a sound plan: the evening with company, and the call to the surgery. Write the one sentence for it on a piece of paper now, then it is easier. I am here if you want to go on.',
      'Then have a quiet evening. You have done the hard part: you have said it. If the night turns bad, {line}.',
    ],
  },
  {
    id: 'company',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:sister|brother|wife|husband|partner|mum|mom|dad|daughter|son|friend|mate|flatmate|neighbou?r)\b/,
    sayings: [
      'I am glad that somebody is near. You need not say everything: "I have been low for a while, could you sit with me" is enough. Would you want them to know?',
    ],
  },
  {
    id: 'animal',
    kinds: ['self-harm'],
    about: 'self',
    cue: /\b(?:dogs?|cats?|pets?|puppy|horse|rabbit)\b/,
    sayings: [
      'They know when somebody is low, and they get you out of the door. It is a good thing that you look after each other. What do the two of you like doing best?',
    ],
  },
]

/** What goes on with it where nothing of the kind is said. */
export const passiveOpenEnds: readonly string[] = [
  'It can be every day without anything having happened; that is how a low mood is. What is the hardest part of the day for you?',
  'I am listening. How do you sleep, and do you eat as usual?',
  'Does drink or anything else come into it, as it does for many when days are grey? I ask because it can make the mood heavier.',
  'Have there been times before when it was like this, and what helped you out of it then?',
]
