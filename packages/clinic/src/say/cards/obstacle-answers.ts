import type { PushKind } from '../../judge/questions/push-cues.ts'

/**
 * What is said to each push against an emergency: it shows that it was heard, gives one way to do it all the same. `{reason}` is the
 * danger's own reason; the level follows in words of its own. Several sayings are used in turn. Other placeholders: number, who, line of
 * payment, first aid.
 */
export const obstacleAnswers: Readonly<
  Record<
    Exclude<PushKind, 'arrived' | 'story' | 'coming' | 'gone' | 'what-now' | 'afraid' | 'done' | 'can-take'>,
    readonly [string, string, ...string[]]
  >
> = {
  cancel: [
    'Please do not cancel. {reason} If it goes on easing, the crew will see that too, and nobody will be cross. Let them come and look.',
    'Let them come. {reason} Being better for a while does not mean that it is over, and they would rather find you well.',
  ],
  'send-help': [
    'I wish I could, but I cannot ring anybody from here. Dial **{number}** now, put it on speaker, and read them the first lines on this screen. An ambulance is right if nobody can take you, or it gets worse.',
    'That call has to come from you or somebody beside you: **{number}**. Say where you are first, then what is wrong. If you cannot speak, ask a neighbour to ring.',
  ],
  pen: [
    'If this is a strong allergic reaction, yes: use the adrenaline pen now, into the outer thigh, through clothes if need be. Better one too many than one too few, also if it was meant for somebody else. Lie down, legs up; sit if you cannot breathe. A second one after 5 minutes if it is no better. {reason}',
    'Use the pen at the first trouble with breathing, swallowing or faintness: outer thigh, hold it for some seconds. It wins time and does not replace the hospital. {reason}',
  ],
  number: [
    'The number is **{number}**. It is free, also from a locked phone or one without credit. Say where you are first, then what is wrong.',
    'Dial **{number}**. Put it on speaker, so that your hands are free.',
  ],
  'on-hold': [
    'Being kept waiting on the line is awful. Do not hang up: hanging up puts you at the end again. {reason} Let somebody else ring from a second phone. If no ambulance can come soon, let someone drive you to the nearest hospital, with {number} on speaker.',
    'Please stay on the line, they answer in turn. Meanwhile call a neighbour to you. Should it get worse, say to the operator: "it is worse now". That changes the order. If they cannot say when, let someone else drive to the nearest hospital, with {number} on speaker.',
  ],
  'dying-wish': [
    'That wish deserves respect, and {whose} say counts. If there is an advance plan or a do-not-resuscitate form, keep it at hand and tell them at once. Calling does not mean that everything must be done: the crew or the palliative team can ease pain and fear at home. Is there a plan in writing, or a nurse to ring?',
    'I hear that being at home matters most. Say just that on the phone: "we want comfort". {reason} Nobody should go through it without relief, and the palliative nurse or {number} can send someone for that. Who looks after {who} otherwise?',
  ],
  'other-refuses': [
    'It is hard when somebody you love says no. {reason} Try: "Do it for me; if it is nothing, we are home tonight." You may call without permission. If {who} is confused or drowsy, the choice is no longer free, and they will help. Let {who} talk to the call handler.',
    'A no out of fear is common. Say calmly what you see, and that you are frightened. Ask {number} to speak with {who} on speaker. {reason} Stay, and keep the door open.',
  ],
  'can-drive': ['{driving} {reason} {way}', 'I would not. {driving} {way}'],
  'can-eat': ['{eating} {reason}', 'Better hold off. {eating}'],
  'can-wait': [
    'I know you would rather wait and see. {reason} Waiting is the one thing that cannot be made good later. If it turns out to be harmless, you will have lost an evening.',
    'Sleep or time will not settle this one. {reason} Do it now, and rest afterwards.',
  ],
  'who-else': [
    'Besides {number}: whoever is nearest. A neighbour, a friend, family: "Please come, I need you now." They can sit with you, open the door, look after things here, and go along; you may have somebody at your side the whole time. {way} {reason}',
    'Ring the person who can be with you soonest, and let that person stay on the phone or come along. Only {number} can send a crew, from any phone; 112 works from most mobiles as well. {reason}',
  ],
  gp: [
    'Ringing your own doctor is the right thing for most troubles, but not for this one. {reason} A surgery, clinic or midwife has no scan and no crash team, and would send you on; that costs time. You can let them know later.',
    'They would tell you the same, only later. {reason} Let them know afterwards.',
  ],
  cost: [
    'Worry about money is real, and I will not brush it aside. {reason} {cost}',
    'I hear that the cost frightens you. {cost} Untreated, this can cost far more. Ask there for the social worker or the financial help desk before you leave.',
  ],
  company: [
    'Good that you are not alone. Let them ring {number} now, open the door and gather your medicines, while you rest.',
    'That helps. Hand them the phone: they can call and speak for you. {reason}',
  ],
  children: [
    'Of course you think of the children first. Ring a neighbour, a friend, or a parent from school: "I need you for an hour, now." If nobody can, take them along, or tell {number}: they will not leave them alone. {reason}',
    'They need you well. Tell {number} that there are children with you; they are used to it and find someone. Is there a neighbour who could knock?',
  ],
  pets: [
    'It is kind to think of them. Leave water and food, and give a neighbour the key; animals manage a night. {reason} You can tell {crew}, too.',
    'A neighbour, a friend, or the local animal shelter can look in on them tonight. They need you back in one piece.',
  ],
  carer: [
    'You care for somebody, and now it is your turn to be cared for. Tell {number} that a person at home cannot be left: they can send help for both. {reason} Is there a neighbour, or an on-call social service?',
    'Whoever relies on you needs you alive. Ring one relative or neighbour to sit in, and say to the call handler that you are a carer.',
  ],
  transport: ['No car is no problem here. {way} {reason}', 'Then let the help come to you. {way}'],
  far: [
    'Far out it matters even more to start early. {reason} Call {number}: they know the quickest way, by road, by air, or meeting you halfway. Tell them the nearest landmark, and turn on a light.',
    'Distance is why I would not wait. Ring {number} and let them plan it; if you are told to drive, somebody else drives, with the phone on speaker. No signal: text, or send a neighbour.',
  ],
  'waiting-times': [
    'Long waits are no fun, and I understand the thought. But this goes by danger, not by turn: say at the desk just what you told me, and you are seen early. {reason}',
    'The queue is for those who can wait; you are not one of them. Tell them at once about the sign I named. {reason}',
  ],
  work: [
    'I know that work or an appointment pulls at you. {reason} One message is enough: "medical emergency, I am going to hospital." Any boss, teacher or airline has a rule for that, and you get a note there.',
    'Whatever is planned can be put off; this cannot. {reason} Ask somebody to send one line for you.',
  ],
  'catch-something': [
    'Catching something there is a small risk; this is a bigger one. {reason} Wear a mask, wash your hands, and ask to sit apart.',
    'Hospitals keep emergencies and infections apart. Put on a mask and go.',
  ],
  'bad-experience': [
    'I am sorry it went like that. It should not have. {reason} Take somebody along who speaks for you, say first what frightens you, and ask for another doctor if you need one.',
    'After that I understand the distrust. You may set terms: a companion at your side, every step explained, a no whenever you want. But be seen.',
  ],
  'fear-hospital': [
    'Many people are afraid of hospitals and needles; there is nothing weak about it. {reason} Tell them at the door: "I am very afraid." They go slowly, explain, use numbing cream, and let someone hold your hand.',
    'The fear is real, and it passes once you know what comes. {ahead} Who could go in with you?',
  ],
  embarrassed: [
    'No need to be embarrassed: they see this every single day and do not judge. {reason} You can ask for a man or a woman, for a curtain, and for a companion. You can also just show them this screen.',
    'I understand, it is private. For them it is like a sore thumb. Write it on a note if saying it is hard. {reason}',
  ],
  waste: [
    'You are not wasting anybody’s time and you are no bother: this is just what they are there for. {reason} No one will blame you if it turns out to be nothing.',
    'Crews would rather come ten times for nothing than once too late. You would call for a friend in your place. {reason}',
  ],
  better: [
    'I am glad it feels better, truly. Still, it does not mean that it is over: such things come in waves. {reason} A check now is worth it while you are well enough to go.',
    'Good that it has eased. {reason} Better for now is the best time to go, not a reason to stay.',
  ],
  'had-before': [
    'That you had something like it before does count. But it may be another thing this time, or the same thing further on. {reason} Tell them what it was then, and what is different.',
    'Last time it went well; nobody can promise that for today from here. {reason} Only a check can tell the two apart.',
  ],
  soothed: [
    'I understand that it sounds like something harmless, and I hope so too. But nobody can see that from outside. {reason} It takes an examination to be sure.',
    'It is meant kindly. But nobody can see this from outside. {reason} If they are right, you are home soon; if not, you were in time.',
  ],
  'no-phone': [
    'Then knock at the nearest door, or stop somebody in the street: "Call {number}, please." Emergency calls work from a locked phone, without credit, and on any network. Many places take a text, too, if you cannot speak.',
    'Plug it in while you talk, put it on speaker, and say the address first. Without a phone: shout from the window, go to a neighbour.',
  ],
  alone: [
    'Being alone with this is frightening. Unlock the door now, sit near it, and keep {number} on speaker; they stay with you till somebody is there. Then ring a neighbour. I am here as well.',
    'Then let us get people to you: first {number}, then the neighbour or friend who is nearest. Leave the door open.',
  ],
  'what-happens': [
    '{ahead} You can ask about each step, and nothing is done without your yes.',
    'First they measure pulse, pressure and oxygen, and ask what you told me. {ahead}',
  ],
  'take-along': [
    'Only what is in reach: your medicines or a list, glasses, phone and charger, and a paper with your allergies. Do not lose time on a bag; somebody can bring the rest.',
    'Medicines, allergies, phone, keys. That is enough.',
  ],
  'afraid-to-die': [
    'It is a frightening thought, and I will be honest: it can be dangerous, and that is why I want help there now. Most people who get help in time come through. {ahead}',
    'I cannot promise, but I know what makes it likely to go well: help early. {ahead} Breathe out slowly. I stay here.',
  ],
  secret: [
    'I understand that you want to keep it to yourself. Crews and hospitals keep what you tell them private, and they will talk with you alone if you ask. {reason} You choose whom you tell, and when.',
    'Nobody has to hear it from you tonight except the people who treat you. Say to them: "Please tell no one." {reason}',
  ],
  papers: [
    'Emergency care is for everybody, whatever the papers say, and nobody asks for them first. {reason} You may ask for an interpreter and for a social worker there.',
    'You need no papers to be treated in an emergency. {reason} They are there to help you, not to check on you.',
  ],
  'takes-child': [
    'I cannot promise how it goes, and I know that this fear keeps people silent. Asking for help is what protects a child, and staff see it so: they want to help a family stay together and safe; a child is taken only where nothing else keeps it safe. {reason} Right now its health comes first.',
    'The doctors look at the child first, and ask what happened so that they look in the right place. Nobody is judged for coming. {reason}',
  ],
  'under-way': [
    'It would be fair to give it time if things were getting better. But what you tell me now means that it is not enough. {reason} Take the packet along.',
    'What was started is right, and it cannot do this alone any more. {reason} There they can give more, and faster.',
  ],
  'own-way': [
    'What you believe in and what helps you matters, and it can go along with you. Pray, or take somebody from your community with you, and be seen now as well. {reason}',
    'I respect that. But no remedy at home can treat this one in time. {reason} Do both: what gives you strength, and the hospital.',
  ],
  instead: [
    'I understand that you would rather have something to take at home. But no tablet or prescription can treat this, and it may hide how bad it gets. {reason}',
    'I wish something to take were enough. It first has to be found out what it is, and that needs an examination now. {reason}',
  ],
  asleep: [
    'Sleep looks peaceful, and in this state it can hide that somebody gets worse. Please wake {who} now and see whether {who} can speak and move as usual. {reason} Hard to wake: lay on the side and call {number}.',
    'Please do not let {who} sleep on it. Wake {who} and look at the breathing. {reason}',
  ],
  machine: [
    'That is true, I am a computer program and cannot examine you. That is just why I want people with hands and instruments to look at it. {reason}',
    'You are right to be wary of a machine. So let a person decide: ring {number} and tell them what you told me. {reason}',
  ],
  scaring: [
    'I am sorry, I do not want to frighten you. I would rather be plain with you than pretend. {reason} Most people who are seen in time come through well.',
    'I hear that this scares you, and I wish I could say it is nothing. {reason} It is the check that takes the fear away.',
  ],
  'passed-over': [
    'I hear you, and I do not brush it aside. {reason} What makes it hard to go now? Tell me, and we find a way round it.',
    'I understand that you would rather not. {reason} If something stands in the way, say what it is: there is nearly always a way.',
    'I have heard that. {reason} Who could be with you in the next minutes?',
  ],
  'if-not': [
    'I will be honest: it might pass, or it might become dangerous quickly, and nobody can tell which from here. {reason} If you were my own family, I would send you now.',
    'In your place I would go now. {reason} At best you hear that all is well; at worst those hours decide.',
  ],
  odds: [
    'I cannot give you an honest number: nobody can without examining you. {reason} Even at one in ten it would be worth going.',
    'Any number from here would be made up. What you told me is just what doctors look at without delay. {reason}',
  ],
  night: [
    'Nights and holidays are hard for this, I know. Emergency care is open day and night, and they are used to it. {reason}',
    'It is a bad hour to go out, I know. They are there all night for just this. {reason}',
  ],
  doubt: [
    'It is fair to ask. I cannot examine you, so I cannot be certain. But what you told me fits something that must not wait. {reason} Going and hearing "all is well" is a good result.',
    'I do mean it. {reason} If I am wrong, you lose a few hours; if I am right and you stay, it could be far more.',
  ],
  refusal: [
    'It is your decision, and I will not argue you down. But let me be plain once: {reason} What would have to be different so that you could go? If you stay: not alone, door open, phone in hand, and {number} at the first change for the worse.',
    'I hear your no. {reason} Would you do one small thing: ring {number} and let them judge by phone? Or ask one person to come and sit with you now.',
  ],
  'not-yet': [
    'What stands in the way? Tell me, and we find a way around it. {reason}',
    'Let us do it together: put the phone on speaker, dial {number}, and read them the first lines on this screen.',
    'I will not nag, and I will not leave you alone with it. Is it fear, the cost, somebody you look after, or the way there? One word is enough, and I can help with it. {reason}',
    'Then one small step: ring or text one person who is near, and say "please come". With somebody beside you the call is easier. {reason}',
  ],
}

/** Paying for it, by country. */
export const costAnswers: Readonly<Record<string, string>> = {
  US: 'By law an emergency room must check and stabilize you first, with or without insurance. Every hospital has financial help and payment plans, and many bills are cut for people who ask.',
  GB: 'In the UK ambulance and A&E are free, for visitors too.',
  CA: 'In Canada hospital care is covered; an ambulance bill is small and can be waived.',
  AU: 'In a public hospital emergency care is free with Medicare; an ambulance bill can be paid in parts or waived.',
  IE: 'The emergency charge can be paid later or waived with a medical card, and it is nothing if the ambulance brings you in and you are admitted.',
  IN: 'A government hospital must give emergency care at little or no cost, and 108 is free.',
}
export const costElsewhere =
  'In an emergency a hospital treats first and asks about money later. There is nearly always a way to pay in parts, or help with the bill.'

/** Frightened people are told what happens next. */
export const aheadElsewhere =
  '{Crew} takes over from you, measures what matters first, and sees that it is treated. You will not be left alone with it.'

/** The answer to a medicine or home remedy in an emergency, where no better one is known. */
export const remedyAnswers: readonly [string, string] = [
  'Only what stands in the first-aid list above, please, and your own emergency medicine. Anything else can hide signs or get in the way of treatment. {reason}',
  'Best nothing by your own hand beyond the first aid. Have it ready to show, and ask the call handler.',
]

/** Somebody is beside the patient, and help is on its way. */
export const companyWhileComing: readonly [string, string] = [
  'Good that you are not alone. They can open the door, put a light on and gather your medicines, while you rest.',
  'Good. Let them stay beside you, wave help in, and ring {number} again if it gets worse.',
]

/** Said to what was done, and to plain words while one waits. */
export const doneAnswers: readonly [string, string] = [
  'Good that you tell me; I note it down for {crew}. It may ease things for a while, and it does not replace being seen.',
  'Thank you, I have noted it for {crew}, with the rest. What I said before still holds, also if it seems to help.',
]
export const notedAnswers: readonly [string, string] = ['I have noted that for {crew}.', 'Thank you, that is on the page for {crew}.']
export const stillHere: readonly [string, string] = ['I am still here with you.', 'I am listening.']
/** To news of worse while help is on its way. */
export const worseNow =
  'That is a change, and not for the better. Tell {number} so now, in those words: it can bring help sooner. Drowsy or being sick: on the side, mouth down. Stay close, and watch the breathing.'
