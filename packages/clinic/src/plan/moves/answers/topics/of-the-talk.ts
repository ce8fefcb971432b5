import { goNow, inEmergency, inPregnancy, withMedicine } from '../rules-of-told.ts'
import type { TopicFacts } from '../topic-entry.ts'

/** Who this doctor is, what it can do, and why it says what it says. */
export const ofTheTalk: readonly TopicFacts[] = [
  {
    topic: 'cost-of-this',
    rules: [inEmergency(`It costs nothing to talk to me. But please do not lose time here: ${goNow}`)],
    otherwise:
      'No, talking to me costs nothing, however long it takes and wherever you live. I need no card and no insurance, and I sell nothing. A doctor, a test or a medicine may cost something where you live; ask there first.',
    sources: [],
  },
  {
    topic: 'privacy',
    rules: [
      inEmergency(
        `I tell nobody at home, at work or at school. Please tell the people who come to help you everything: they keep it to themselves, and it lets them treat you rightly. ${goNow}`,
      ),
    ],
    otherwise:
      'Nobody is told from here: no family, school, boss, surgery, chemist or insurer. Your words are encrypted in your own record on this server; you can export or delete them under Settings. An outside model gets them only if whoever runs this server has switched that on, and then the screen says so.',
    sources: [],
  },
  {
    topic: 'are-you-real',
    rules: [inEmergency(`I am a computer program, and you need people beside you now. ${goNow}`)],
    otherwise:
      'I am Dr. AI, a computer program, and there is no human behind this. What I say rests on sources such as the NHS, NICE, CDC and WHO. I cannot examine you and I can be wrong, so a real doctor, nurse or pharmacist has the last word.',
    sources: [],
  },
  {
    topic: 'can-you-prescribe',
    rules: [
      inEmergency(`No, and this needs more than tablets: somebody has to examine you first. ${goNow}`),
      withMedicine(
        [
          'diazepam',
          'valium',
          'xanax',
          'alprazolam',
          'lorazepam',
          'zopiclone',
          'codeine',
          'tramadol',
          'morphine',
          'oxycodone',
          'pregabalin',
        ],
        'No, I cannot. If you mean a strong painkiller, a sleeping or a calming tablet: only a doctor who knows you can decide on that, for it can slow your breathing and be hard to give up. Tell me what it is for, and I can say what else helps. If you take it every day and it runs out, ring your surgery today; stopping at once can make you ill.',
      ),
      withMedicine(
        ['inhaler', 'salbutamol', 'ventolin', 'insulin', 'levothyroxine', 'warfarin', 'apixaban', 'the pill', 'my pill', 'prednisolone'],
        'No, I cannot. A medicine that you take regularly and have run out of: a pharmacist can often give an emergency supply the same day without a new prescription; bring the empty packet. Your surgery can renew it by phone or online. Do it today, and do not wait for an appointment. For something new you need a doctor, or a pharmacist for everyday things.',
      ),
    ],
    otherwise:
      'No, I cannot prescribe, send or order a medicine. A doctor can, often after a phone or video call, and a pharmacist for some everyday things. I can tell you what you can buy without a prescription.',
    sources: ['NHS: Emergency prescriptions', 'NHS: Pharmacy First'],
  },
  {
    topic: 'sick-note',
    rules: [inEmergency(`Not from me, and not now: a hospital can write you a note afterwards. ${goNow}`)],
    otherwise:
      'No, I cannot write notes, letters or forms. Your surgery can; ask by phone or online, for often no visit is needed. You can save this talk as a PDF.',
    sources: ['NHS: Getting a fit note'],
  },
  {
    topic: 'can-you-call-or-book',
    rules: [
      inEmergency(
        'No, I cannot call anybody, so please do it now: call {number}, put the phone on loudspeaker and say first where you are. If you cannot speak, stay on the line and make a noise or tap, or knock at a neighbour’s door. Unlock your own door for them.',
      ),
    ],
    otherwise:
      'No, I cannot ring, book, refer or send anybody. I can tell you whom to call and what to say, word for word. If you cannot get up or feel very ill and are alone, call {number}.',
    sources: ['NHS: When to call 999'],
  },
  {
    topic: 'can-you-examine',
    rules: [inEmergency(`No, and this needs somebody who can see, listen and feel. ${goNow}`)],
    otherwise:
      'No, I cannot see, feel or listen to you, or judge a picture or a sound. Describe it to me: where, how big, which colour, since when. What needs eyes or hands I leave to a doctor, and I say so.',
    sources: [],
  },
  {
    topic: 'what-can-you-do',
    rules: [inEmergency(`I can tell you when something must not wait, and this must not. ${goNow}`)],
    otherwise:
      'For body and mind, for you or a child: I ask what a doctor would ask, then say how urgent it is, what it could be and what to do. I also check medicines against each other, read your documents and keep your history. I cannot examine you and can be wrong.',
    sources: ['NHS: Health A to Z'],
  },
  {
    topic: 'visit-cost',
    rules: [
      inEmergency(`Please do not let money hold you up: in an emergency you are treated first and asked about money later. ${goNow}`),
      inPregnancy(
        'That depends on where you live. In the UK care in pregnancy and birth is free for residents; some visitors are billed later, but it must never be put off because somebody cannot pay. Elsewhere ask the clinic for a public programme, fees by income or a payment plan. With bleeding, strong pain or a baby that moves less, go first and talk about money later.',
      ),
    ],
    otherwise:
      'That depends on where you live and how you are insured. Ask for the price when you book, and for fees by income or a payment plan. In an emergency you are treated first and asked about money later.',
    sources: ['NHS: Visitors who do not need to pay for NHS treatment'],
  },
  {
    topic: 'why-asked',
    rules: [inEmergency(`To see what else those who help you need to know. But please do not wait for my questions: ${goNow}`)],
    otherwise:
      'Because the answer changes what I think of, or how soon somebody should look. You can leave out what you do not want to answer.',
    sources: ['NHS: What to ask your doctor'],
  },
  {
    topic: 'why-this-level',
    rules: [
      inEmergency(
        `Because what you told me can be something that gets worse within hours, and nobody can rule it out without an examination, and often a heart tracing, blood tests or a scan. If it turns out harmless, nobody will mind that you came. ${goNow}`,
      ),
    ],
    otherwise:
      'Because I go by the worst that it may be, and not only by the likeliest. Waiting longer than I say can do harm, going too soon hardly ever does. If something I took in is wrong or has changed, tell me.',
    sources: ['NHS: When to use NHS 111', 'NHS: When to call 999'],
  },
  {
    topic: 'what-word-means',
    rules: [inEmergency(`That can be explained later, by people who can look at you. ${goNow}`)],
    otherwise:
      'Write me the word on its own, with the sentence it stands in, and I explain it if I can. For others ask the one who wrote it, or a pharmacist.',
    sources: ['NHS: What to ask your doctor'],
  },
  {
    topic: 'how-sure',
    rules: [
      inEmergency(
        `Not sure what it is, but sure that it should be looked at now: some causes of it get worse within hours. If it turns out harmless, nobody will mind. ${goNow}`,
      ),
    ],
    otherwise:
      'Not certain: I have only your words and cannot examine you, so I may have missed or misread something; tell me if I did. If it gets worse, does not get better, or you feel that something is badly wrong, let a doctor look at it; that is no overreaction.',
    sources: ['NHS: What to ask your doctor'],
  },
  {
    topic: 'second-opinion',
    rules: [
      inEmergency(
        `Whatever was said before, what you tell me now has to be looked at again at once. Tell them that it has changed. ${goNow}`,
      ),
    ],
    otherwise:
      'I was not there and cannot judge what they did. But you may always ask: why, what else could it be, and what if we wait? You can ask for another doctor and need give no reason; if it is worse or no better since then, go back.',
    sources: ['NHS: How to get a second opinion', 'NHS: What to ask your doctor'],
  },
]
