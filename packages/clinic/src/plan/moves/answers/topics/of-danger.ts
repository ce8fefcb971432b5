import { goNow, inEmergency, inPregnancy, withFinding } from '../rules-of-told.ts'
import type { TopicFacts } from '../topic-entry.ts'

const wounds = ['cut-wound', 'puncture-wound', 'animal-bite', 'human-bite', 'burn', 'recent-surgery', 'wound-infected', 'insect-sting']
const maternity =
  'Ring your maternity unit at once, day or night, for bleeding, strong pain, a baby that moves less, waters that break, a bad headache, trouble seeing, pain under the ribs, sudden swelling of face or hands, or a fever.'

/** How grave it is, how soon somebody should look, and what to do first. */
export const ofDanger: readonly TopicFacts[] = [
  {
    topic: 'is-it-dangerous',
    rules: [
      inEmergency(`It can be, and that is why it must not wait. ${goNow}`),
      inPregnancy(
        `I cannot call it harmless from here. ${maternity} If you faint, have a fit or bleed heavily, call {number}. Otherwise tell me more, and I say how soon it should be seen.`,
      ),
    ],
    otherwise:
      'That depends on what comes with it; tell me more, and I say how soon it should be seen. Call {number} for trouble breathing, chest pain, a face or arm that goes weak, confusion, fainting, a fit or heavy bleeding. See a doctor the same day if it gets worse fast, the pain is strong, or there is high fever.',
    sources: ['NHS: When to call 999', 'NHS: When to use NHS 111'],
  },
  {
    topic: 'am-i-dying',
    rules: [
      inEmergency(
        `I cannot see that from here, and I know how frightening it is. What helps most is help now, and not being alone. ${goNow}`,
      ),
      inPregnancy(
        'I know how frightening that is. Bleeding or pain does not always mean a loss, but it has to be looked at: ring your maternity or early pregnancy unit now, also if the baby moves less. With heavy bleeding, strong pain, pain in the shoulder or fainting call {number}.',
      ),
    ],
    otherwise:
      'I cannot see that from here, and I know how frightening the thought is. With chest pain, trouble breathing, weakness, fainting or heavy bleeding do not ask on: call {number} now. Otherwise tell me what you feel, and we go through it step by step.',
    sources: ['NHS: When to call 999', 'NHS: End of life care'],
  },
  {
    topic: 'do-i-need-hospital',
    rules: [
      inEmergency('Yes. Please go now or call {number}; do not drive yourself and do not wait to see whether it passes, even if it eases.'),
      inPregnancy(`Yes, at once, if you bleed a lot, faint, have a fit or strong pain: call {number}. ${maternity}`),
    ],
    otherwise:
      'Yes, now, or call {number}, for chest pain, trouble breathing, a face, arm or speech that failed even for minutes, confusion, a fit, heavy bleeding or poison. If none is there, a doctor or {line} can say. In doubt, go.',
    sources: ['NHS: When to call 999', 'NHS: When to go to A&E', 'NICE: Head injury: assessment and early management'],
  },
  {
    topic: 'do-i-need-a-doctor',
    rules: [
      inEmergency(`You need a hospital now, and not an appointment. ${goNow}`),
      inPregnancy(`In pregnancy rather ring once too often: your midwife is there for that. ${maternity}`),
    ],
    otherwise:
      'Yes, if it gets worse, keeps you from sleep, food or work, comes back, or is no better after 2 to 3 weeks. The same day with high fever or strong pain. For mild things try a pharmacist.',
    sources: ['NHS: When to use NHS 111', 'NHS: How your pharmacy can help'],
  },
  {
    topic: 'can-it-wait',
    rules: [
      inEmergency(`No, please do not wait, not until morning and not for a lift or a sitter: it may get worse fast. ${goNow}`),
      inPregnancy(
        `Only if none of this is there. ${maternity} They answer at any hour, also at weekends. If I have named a time, keep to it.`,
      ),
    ],
    otherwise:
      'Only if it is mild, not getting worse, and you can eat, drink and sleep. It cannot wait with trouble breathing, chest pain, weakness, confusion, fainting, bleeding that goes on, strong pain or high fever. If I have named a time, keep to it.',
    sources: ['NHS: When to use NHS 111', 'NHS: When to call 999'],
  },
  {
    topic: 'warning-signs',
    rules: [
      inEmergency(`You have such signs already, so please do not watch any longer. ${goNow}`),
      inPregnancy(`${maternity} A fit, heavy bleeding or fainting: call {number}.`),
      withFinding(
        ['head-injury'],
        'Call {number} or go to hospital if there is a headache that grows, vomiting, drowsiness, confusion, a fit, weakness, trouble seeing or speaking, or clear fluid from nose or ear; also at once with blood thinners. Somebody should be there for the first 24 hours. Some of these signs come days later, so watch for 2 weeks.',
      ),
      withFinding(
        wounds,
        'Have it seen the same day if redness spreads, it gets hotter or hurts more after day 2, smells, opens or leaks pus, or you get a fever. Go to hospital at once with red streaks, shivers or confusion. Also if the skin turns black or dusky, the pain is far worse than it looks, or blood soaks through after you pressed for 10 minutes.',
      ),
    ],
    otherwise:
      'Call {number} for trouble breathing, chest pain, blue lips, a fit, weakness on one side, heavy bleeding, a rash that stays under a glass, or somebody confused, floppy or hard to wake. See a doctor the same day if pain or redness spreads, or it gets worse after it was better.',
    sources: [
      'NHS: When to call 999',
      'NICE: Suspected sepsis: recognition, diagnosis and early management',
      'NHS: Head injury and concussion',
    ],
  },
  {
    topic: 'what-to-do-now',
    rules: [
      inEmergency(
        'First get help: call {number} or let somebody take you to the emergency department. Do not drive, do not stay alone, eat and drink nothing unless your sugar is low, unlock the door, and have your medicines or a list of them at hand.',
      ),
      inPregnancy(
        'For now: rest, drink enough, and paracetamol as the packet says if something hurts or there is fever; no ibuprofen. Tell me what you feel and since when, and I can say more. Bleeding, strong pain, a bad headache or a baby that moves less: ring your maternity unit at once.',
      ),
    ],
    otherwise:
      'For now: rest, drink enough, leave out what makes it worse, and if you may take it, paracetamol as the packet says. Tell me what you have and what you have tried, and I say what helps with just that. If it gets worse, or nothing has helped for 2 weeks, let a doctor look.',
    sources: ['NHS: Health A to Z', 'NHS: When to call 999'],
  },
  {
    topic: 'first-aid',
    rules: [
      inEmergency(
        'Call {number} now, on loudspeaker: they guide you. Not breathing: push hard and fast on the middle of the chest. Bleeding: press hard, pull nothing out. A fit: do not hold, cushion the head, then on the side. Choking: 5 blows between the shoulder blades. Chemical in the eye: rinse for 20 minutes. Poison or battery: no vomiting. Snake: keep still, tie nothing. Low sugar, awake: sugar. Adrenaline pen: outer thigh.',
      ),
      withFinding(
        ['nosebleed'],
        'Sit, lean forward, and pinch the soft part of the nose for 10 to 15 minutes without letting go; breathe through the mouth and spit blood out. No head back, nothing pushed in. If it still runs after 15 minutes, you take a blood thinner, or it came after a blow to the head: hospital now.',
      ),
      withFinding(
        ['tick-bite', 'insect-sting'],
        'A tick: fine tweezers close to the skin, pull straight up, no oil or twisting. A sting: scrape it out sideways, wash, then a cold cloth. See a doctor for a red ring that grows, or fever. Call {number} for a sting in the mouth or throat, a swollen face, trouble breathing or faintness.',
      ),
      withFinding(
        ['tooth-knocked-out', 'tooth-broken'],
        'A grown-up tooth: hold it by the crown, rinse it for a moment, put it back in and bite on a cloth; else keep it in milk or in the cheek. A dentist within 30 to 60 minutes. A milk tooth is not put back. Bring broken pieces along in milk. A blow with fainting or vomiting: hospital.',
      ),
      withFinding(
        ['burn'],
        'Cool running water for 20 minutes, up to 3 hours after it happened; take off rings and clothes that do not stick. Then cling film, and paracetamol. No ice, butter or toothpaste. Hospital today if it is larger than a hand, white or charred, on face, hands, feet or private parts, or in a small child.',
      ),
    ],
    otherwise:
      'Not breathing, choking, a fit, poison or heavy bleeding: call {number} first, they guide you. Tell me what has happened, and I say what to do with the hands.',
    sources: ['NHS: First aid', 'NHS: Burns and scalds', 'NHS: Nosebleed', 'NHS: Knocked-out tooth'],
  },
  {
    topic: 'wound-care',
    rules: [
      inEmergency(`Press on it with a clean cloth if it bleeds, pull nothing out, and leave the rest to them. ${goNow}`),
      withFinding(
        ['burn'],
        'Cool it under running water for 20 minutes, up to 3 hours after it happened, then cling film or a clean, non-stick dressing. No ice, butter or toothpaste, and leave blisters whole; wash and cover one that has burst. Hospital today if it is larger than a hand, white or charred, on face, hands, feet, joints or private parts, or in a small child.',
      ),
      withFinding(
        ['animal-bite', 'human-bite', 'puncture-wound', 'wound-dirty-tetanus'],
        'Rinse it under running tap water for at least 10 minutes, cover it, and have it looked at today: bites and deep or dirty holes get infected easily. You may need antibiotics, and a tetanus jab if the course was not finished or the last is over 10 years ago. A bite abroad, or by a bat: ask about rabies today.',
      ),
    ],
    otherwise:
      'Rinse it under clean tap water, pat it dry and cover it; change a wet or dirty dressing, and soak off what sticks. A little clear or yellow fluid is normal. If it gapes, has pus, gets redder, or is dirty and your tetanus jabs are not up to date: have it seen today.',
    sources: ['NHS: Cuts and grazes', 'NHS: How to care for stitches', 'NHS: Burns and scalds', 'NHS: Animal and human bites'],
  },
  {
    topic: 'home-remedy',
    rules: [
      inEmergency(`Please use no home remedy now and swallow nothing: this must be looked at first. ${goNow}`),
      withFinding(
        ['jellyfish-sting', 'insect-sting'],
        'No urine, vinegar, toothpaste or hot spoon. Jellyfish: rinse with sea water, lift spines off with tweezers, then very warm water for 30 minutes. Bee or wasp: scrape the sting out, wash, and put on a cold cloth. A swollen face, trouble breathing or faintness: call {number}.',
      ),

      withFinding(
        ['burn', 'burn-large'],
        'No: neither butter, oil, egg, toothpaste nor ice. They hold the heat in or harm the skin. Cool running water for 20 minutes, then cling film. Hospital today if it is larger than a hand, or on the face, hands, feet or private parts.',
      ),
      withFinding(
        ['eye-redness', 'eye-pain', 'eye-discharge', 'eyelid-lump', 'eye-itch'],
        'Put no milk, tea, honey or saliva into an eye: they bring germs in. A clean pad with boiled, cooled water wipes crusts away, and a warm damp cloth for 10 minutes helps a stye. Pain, trouble seeing, light that hurts, or contact lenses: have it seen today.',
      ),
    ],
    otherwise:
      'Some do good, others only smell or sting, and some harm: tell me which, and what for. Leave off what burns, and see a doctor if it gets no better.',
    sources: ['NHS: Sore throat', 'NHS: Cough', 'NHS: Earwax build-up', 'NHS: Burns and scalds'],
  },
]
