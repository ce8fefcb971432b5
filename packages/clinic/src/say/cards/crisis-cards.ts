import type { CrisisKind } from '../../case/case.ts'

/** One card: how it opens, what to do in the next minutes, and what is asked. `{who}`, `{number}` and `{line}` are filled in. */
export interface CrisisCard {
  opening: { self: string; other: string }
  steps: { self: readonly string[]; other: readonly string[] }
  /** The first step where no ambulance is needed. */
  atHospital?: { self: string; other: string }
  ask: { self: string; other: string }
  /** How a talk of this kind ends. */
  ending: { self: string; other: string }
  sources: readonly string[]
}

/** The cards of the crisis path by kind. */
export const crisisCards: Readonly<Record<CrisisKind, CrisisCard>> = {
  'self-harm': {
    opening: {
      self: 'I am so glad you told me. What you feel is real, it can change, and you do not have to carry it alone.',
      other: 'Thank you for telling me, and for looking out for {who}. This is serious, and there is help for you both.',
    },
    steps: {
      self: [
        'If you may act on it now, or have hurt yourself: **call {number}**, or go to an emergency department.',
        'Talk to a person now: **{line}**. They listen, day and night.',
        'Go to someone you trust, or ask them to come. Say: "I am not safe on my own."',
        'Put away what you could use: give it to someone, lock it up, or leave the room.',
      ],
      other: [
        'If {who} may act on it now, is hurt, or cannot be found: **call {number}**.',
        'Stay with {who}. Put away pills, blades, ropes and keys.',
        'Ask straight out: "Are you thinking of killing yourself?" Asking does no harm. Then listen.',
        '**Call {line}** together, or alone for advice.',
      ],
    },
    ask: { self: 'Are you somewhere safe right now, and is anyone with you?', other: 'Is {who} with you right now, and are you safe too?' },
    ending: {
      self: 'Before you go, let us make a small plan. First: put away what could hurt you. Then: tell one person today how bad it is. And when it gets dark: {line}, or {number} if you may act on it. Please see a doctor today, so that this does not rest on you alone. You can come back to me at any hour.',
      other:
        'Let us make a small plan. Do not leave {who} alone tonight. Keep what could hurt out of reach. See a doctor or a crisis team with {who} today. Call {number} if it turns, and {line} for yourself too: this is heavy to carry.',
    },
    sources: ['NHS: Help for suicidal thoughts', 'Samaritans', '988 Lifeline', 'WHO: mhGAP intervention guide'],
  },
  overdose: {
    opening: {
      self: 'This needs help right now, even if you feel well. Some harm shows only hours later. I am glad you told me.',
      other: 'This needs help right now, even if {who} seems well. Some harm shows only hours later.',
    },
    atHospital: {
      self: 'Say there what you took, how much and when. Nobody will be angry.',
      other: 'Say there what was taken, how much and when.',
    },
    steps: {
      self: [
        '**Call {number}** now. Say what you took, how much and when. Nobody will be angry.',
        'For advice while you wait: **{poison}**.',
        'Unlock the door. Sit with someone. Keep the packets.',
        'Do not make yourself vomit. No alcohol, nothing more.',
      ],
      other: [
        '**Call {number}** now. Say what was taken, how much and when.',
        'For advice while you wait: **{poison}**.',
        'Stay with {who}. Keep the packets.',
        'Hard to wake: lay on the side. Not breathing: push on the chest. Do not cause vomiting.',
      ],
    },
    ask: { self: 'Have you called, and is someone with you?', other: 'Have you called, and is {who} awake and breathing well?' },
    ending: {
      self: 'Whatever the reason was: when your body is safe, talk to a person about it. {line} is there, day and night.',
      other: 'When {who} is safe, a talk about why comes next. {line} is there for you both.',
    },
    sources: ['NHS: Overdose', 'WHO: mhGAP intervention guide', 'Poison Help (HRSA)'],
  },
  poisoning: {
    opening: {
      self: 'Act on this now, even with no signs yet. Some poisons work slowly.',
      other: 'Act on this now, even if {who} seems fine. Some poisons work slowly. You did right to ask at once.',
    },
    steps: {
      self: [
        '**Call {poison}** now. They tell you what to do for this very thing.',
        '**Call {number}** if you get drowsy, have a fit, bad pain, or trouble breathing.',
        'Then go to an emergency department, unless they say that you need not. Take the packet or plant along.',
      ],
      other: [
        '**Call {poison}** now. They tell you what to do for this very thing.',
        '**Call {number}** for drowsiness, a fit, drooling, bad pain, or trouble breathing.',
        'Then go to an emergency department, unless they say that you need not. Take the packet or plant along.',
      ],
    },
    ask: { self: 'What was it, how much, and when?', other: 'What was it, how much, and when?' },
    ending: {
      self: 'Keep the number of {poison} near, and watch for anything new in the next day.',
      other: 'Keep the number of {poison} near, and watch {who} for anything new in the next day.',
    },
    sources: ['NHS: Poisoning', 'WHO: Poison control', 'US National Capital Poison Center'],
  },
  abuse: {
    opening: {
      self: 'I am sorry this is happening to you. It is not your fault, and nobody has the right to hurt you.',
      other: 'I am sorry. It is not the fault of {who}, and not yours. You did right to speak up.',
    },
    steps: {
      self: [
        'In danger now: **call {number}**. Get to a place with other people, or a neighbour.',
        'Talk to someone who knows about this: **{line}**. It is private.',
        'Hurt, held by the throat, or forced into sex: go to an emergency department today, even if it looks small. You can ask to talk alone.',
        'Tell one person you trust. Use a phone that nobody checks, and clear this page.',
      ],
      other: [
        'In danger now: **call {number}**.',
        'Talk to someone who knows about this: **{line}**. For a child or a frail adult, social services or the police must know today.',
        'Hurt, held by the throat, shaken, or touched: go to an emergency department today.',
        'Listen, believe, and do not face the other person alone.',
      ],
    },
    ask: { self: 'Are you safe right now, and are you hurt anywhere?', other: 'Is {who} safe right now, and hurt anywhere?' },
    ending: {
      self: 'A small plan: a bag with papers, keys, money and medicines at a friend’s. A word that tells a friend to call the police. And {line} to plan with, at your own pace. In danger: {number}. None of this is your fault.',
      other:
        'A small plan: write down what you saw and when. Tell {line}, social services or the police today. In danger: {number}. Thank you for standing up for {who}.',
    },
    sources: ['NHS: Getting help for domestic violence', 'WHO: Caring for women subjected to violence', 'NSPCC'],
  },
  'harm-to-others': {
    opening: {
      self: 'Thank you for telling me. That took courage. Right now one thing counts: nobody gets hurt, you included.',
      other: 'Thank you for telling me. Right now one thing counts: nobody gets hurt, you included.',
    },
    steps: {
      self: [
        'Step away now: another room, or outside. Put down anything that could hurt.',
        'A baby or child: lay it down safely in the cot, close the door, breathe.',
        'Call someone to be with you. You may act on it, or voices tell you to: **call {number}**.',
        'Talk to a person now: **{line}**.',
      ],
      other: [
        'Get yourself and others out of reach. Do not argue.',
        'A weapon, a threat, or voices that give orders: **call {number}**.',
        'Advice for you: **{line}**.',
      ],
    },
    ask: { self: 'Is everybody safe right now, and where are you?', other: 'Are you and the others out of reach right now?' },
    ending: {
      self: 'Thoughts are not deeds, and they can be treated. See a doctor or an emergency department today, and tell them just what you told me. Until then do not be alone with the one it is about. {line}, or {number} if it grows.',
      other: 'Keep your distance, and let the crisis team or the police go in. {number} if it grows.',
    },
    sources: ['NHS: Mental health crisis', 'WHO: mhGAP intervention guide', 'NICE CG192: Mental health after birth'],
  },
  psychosis: {
    opening: {
      self: 'That sounds frightening and tiring, and I am glad you told me. This can be treated, and you need not face it alone.',
      other: 'That sounds frightening for {who} and for you. It can be treated, and it should be seen soon.',
    },
    steps: {
      self: [
        'Voices that tell you to hurt yourself or someone, or no sleep for days: **call {number}** or go to an emergency department now.',
        'Else see a doctor or a crisis team today. Take someone you trust along.',
        'Just after a birth: this is an emergency. Let someone hold the baby and go with you now.',
        'Talk to a person now: **{line}**.',
      ],
      other: [
        'Danger to anybody, no food or drink, or within weeks after a birth: **call {number}** now. Do not leave a baby alone with {who}.',
        'Else see a doctor or a crisis team today, and go along.',
        'Stay calm. Do not argue about what {who} sees or believes, and do not play along.',
        'Advice for you: **{line}**.',
      ],
    },
    ask: { self: 'Do you feel safe right now, and is someone with you?', other: 'Is {who} safe right now, and is anybody in danger?' },
    ending: {
      self: 'See someone today, and take along a person you trust. Sleep, food, no alcohol or drugs until then. {line} is there by night, and {number} if it gets too much.',
      other: 'Keep it quiet around {who}, keep up food and sleep, and be seen today. {number} if anybody is in danger.',
    },
    sources: ['NHS: Psychosis', 'NICE CG178: Psychosis', 'NHS: Postpartum psychosis'],
  },
}
