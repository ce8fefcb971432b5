import type { PushKind } from '../../judge/questions/push-cues.ts'

type Sayings = readonly [string, string, ...string[]]

/** Said when help has been called and is coming. */
export const calledAnswers: Sayings = [
  'Well done, that was the right thing. Unlock the door, put a light on, and keep the phone free. Keep on with the first aid above.',
  'Good. Until they are there, just keep to the first aid above. If it gets worse, ring {number} again and say so.',
  'That is good to hear. Stay on the line if they ask you to, and tell me at once if anything changes.',
]

/** Said on the way there by car. */
export const travellingAnswers: Sayings = [
  'Good, keep going. Somebody else drives, and nobody ill sits alone in the back. If it gets worse on the road, pull over and ring {number}.',
  'Good that you are on the way. Keep this page open for the desk. If it turns bad, stop and ring {number}: they come to you.',
  'The road there is right. Phone the hospital if you can, so that they expect you, and tell me if anything changes.',
]

/** The first words when trained people have the patient. */
export const arrivedWords = {
  crew: 'Good that help is there. Show them this',
  hospital: 'You are in the right place now. Show them this',
} as const

/** Said when it is told once more that help is there. */
export const arrivedAgain: Readonly<Record<'crew' | 'hospital', Sayings>> = {
  crew: [
    'Good, go with them. What I wrote for the crew is on the page above.',
    'Then it is in good hands. Tell them what has changed since you wrote to me.',
  ],
  hospital: [
    'Good. They have what it takes to find it and treat it there. The page above is for them.',
    'That is the right thing, and you got there. Ask them to tell you each step.',
  ],
}

/** To what is pleaded or asked with the crew there, or in hospital; a kind that is not here needs no word. `{reason}` and `{ahead}` are the danger's own. */
export const careAnswers: Readonly<Record<'crew' | 'hospital', Partial<Record<PushKind, Sayings>>>> = {
  crew: {
    cancel: [
      'Please let them look now that they are there. {reason} You can say no to anything later.',
      'They are there, so let them check it. {reason}',
    ],
    better: [
      'I am glad it is easier. Let them check all the same: {reason} They can watch it on the way, and I cannot.',
      'Good. Tell them when it eased, and go along: {reason}',
    ],
    doubt: [
      'Yes, please go with them. {reason} It can come back within hours, and there it can be watched and treated.',
      'I would go. {reason} They have seen you, and if they want to take you in, they have a reason: ask them which.',
    ],
    'can-wait': ['Please go with them now rather than later. {reason}', 'I would not put it off now that they are there. {reason}'],
    refusal: [
      'It is your choice. Before you say no, let them tell you what they think it is and what could happen. {reason}',
      'You may say no. But ask them first: "Would you go?" {reason}',
    ],
    'other-refuses': [
      'Let the crew talk to {who}: they do this every day and know how to ask. {reason}',
      'Tell the crew of the no, and what you are afraid of. {reason}',
    ],
    children: [
      'Tell the crew about the children: they do not leave them alone.',
      'The crew can wait for the moment it takes to find somebody for them.',
    ],
    'waiting-times': [
      'With a crew you are seen by how ill you are, not by who came first.',
      'The crew tells the hospital before you arrive.',
    ],
  },
  hospital: {
    better: [
      'I am glad. Stay until they have said that you may go, and tell them at once if it comes back.',
      'That is good to hear. Let them finish looking all the same; easing is not always over.',
    ],
    cancel: ['Please stay until they have looked. {reason}', 'Let them finish first. {reason}'],
    doubt: [
      'It is right to let them look into it. If you would like to know why, ask the nurse or doctor beside you: they owe you the reason.',
      'They know more of that now than I do: ask them what they expect to find, and what they want to rule out.',
    ],
    'can-wait': ['Please let them do it now. {reason}', 'I would not leave before they have looked. {reason}'],
    refusal: [
      'You may say no there as well. First let a doctor tell you what they think it is, and what could happen at home. {reason}',
      'It is your choice. Ask them to say plainly what happens if you go. {reason}',
    ],
    'waiting-times': [
      'If you are left to wait and it gets worse, go to the desk and say so. That changes the order.',
      'Waiting is hard. New pain, faintness or trouble breathing: tell the nearest nurse, do not wait for your name.',
    ],
    children: [
      'Tell the nurse about the children; a hospital has people who help with that.',
      'Ask the nurse for a phone and a minute to find somebody for them.',
    ],
  },
}

/** Beside the bed, for whatever has no answer of its own there. */
export const careElsewhere: Readonly<Partial<Record<PushKind, Sayings>>> = {
  afraid: [
    'It is frightening to be there, and you do not have to be brave. Tell the person beside you that you are scared: they explain each step if you ask.',
    'I hear how hard this is. {ahead}',
  ],
  'fear-hospital': [
    'Say it to them: "I am very afraid." They go slowly, explain, and let somebody hold your hand.',
    'Tell the nurse what frightens you most. There is numbing cream, a curtain, a hand to hold.',
  ],
  'afraid-to-die': [
    'The people beside you see what I cannot. Ask them straight out. That they have {who} in their care now is what makes it likely to go well.',
    'Nobody can promise, but being there is what counts most. Ask the doctor what they think; you may.',
  ],
  odds: [
    'They can tell you that better than I can, once they have looked. Ask them.',
    'Any number from me would be made up. Ask the doctor who examines.',
  ],
  'what-happens': [
    '{ahead} Ask what comes next at each step; you may.',
    'They will tell you if you ask: what is this for, and what comes after it?',
  ],
  'can-eat': [
    'Ask the nurse before any food or drink: it may have to wait for a test or an operation.',
    'Not before they have said so. Ask the one who looks after you.',
  ],
  'can-drive': [
    'Not yourself today. Ask before you leave when you may drive again.',
    'Let somebody fetch you, and ask them when driving is safe again.',
  ],
  cost: [
    'Ask there for the social worker or the financial help desk. Treatment comes first.',
    'You can settle that later, and there is help with it: ask at the desk. Nobody stops treating you for it.',
  ],
  work: ['Let somebody send one line for you; you get a note there.', 'That can be put right later. Ask for a note before you leave.'],
  pets: ['Ask a neighbour to look in on them. One call is enough.', 'The nurse can let you make a call for that.'],
  carer: [
    'Tell the nurse that somebody at home relies on you: the hospital can send help there.',
    'Ask for the social worker about the person at home.',
  ],
  papers: [
    'They treat you whatever the papers say. Ask for the social worker, and for an interpreter.',
    'No papers are needed to be treated.',
  ],
  secret: ['You may ask to talk alone, and that nobody is told.', 'What you tell them stays with them, if you ask for it.'],
  embarrassed: [
    'They see this each day. You may ask for a curtain, and for a man or a woman.',
    'No need for shame there. Write it on a note if saying it is hard.',
  ],
  alone: [
    'Tell the nurse that you are on your own; they look in more often. I am here as well.',
    'Ask if somebody may come and sit with you.',
  ],
}

/** Said with trained people there, where nothing was asked and nothing pleaded. */
export const careStill: Sayings = [
  'I am glad that they are with you. If you want to ask something, I am here.',
  'Good. They have it in hand now.',
  'I wish you well there.',
]

/** Said to news of the body told there. */
export const careNews: Sayings = [
  'Tell that to the person who looks after {who}, in just those words.',
  'They should hear that too: say it to the nearest nurse or doctor.',
  'Say it to them as you said it to me.',
]

/** A new danger, told while trained people are there. */
export const careAlarm: Readonly<Record<'crew' | 'hospital', string>> = {
  crew: '**Tell the crew this second.** That changes what they do. If they are not beside you: {number}.',
  hospital:
    '**Tell the nearest nurse or doctor this second**, or press the call bell. Do not wait for your name. With nobody near who can help: {number}.',
}

/** Help that was there or coming is gone again. */
export const goneAnswers = {
  left: 'Then it is not over yet. Ring {number} once more and say: "A crew was here and left, and it is not settled." Say what is worse than when they were there. {reason}',
  sentHome:
    'Then they have looked, and that counts. Did they know of all that you told me? If it is as bad as before or worse, go back, or ring {number}, and say: "I was sent home, and it has not settled." {reason}',
  cancelled: 'Please ring {number} once more and say that you need them after all; nobody will mind. {reason}',
  never:
    'That should not happen. Ring {number} again now and say how long you have waited, and what is worse. {reason} Is there somebody who can drive if they cannot come?',
} as const
