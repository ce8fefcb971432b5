import { goNow, inEmergency, inPregnancy, whereRefused, withFinding, withMedicine } from '../rules-of-told.ts'
import type { TopicFacts } from '../topic-entry.ts'

const weakensReaction = [
  'codeine',
  'morphine',
  'tramadol',
  'oxycodone',
  'diazepam',
  'lorazepam',
  'zopiclone',
  'pregabalin',
  'gabapentin',
  'amitriptyline',
]
const thinners = ['warfarin', 'apixaban', 'rivaroxaban', 'edoxaban', 'dabigatran']
const paracetamol = ['paracetamol', 'panadol', 'lemsip', 'calpol', 'tylenol', 'co-codamol']
const neverStopAtOnce = [
  'prednisolone',
  'sertraline',
  'citalopram',
  'fluoxetine',
  'venlafaxine',
  'mirtazapine',
  'bisoprolol',
  'propranolol',
  'atenolol',
  'diazepam',
  'pregabalin',
  'gabapentin',
  'levetiracetam',
  'lamotrigine',
  'carbamazepine',
  'valproate',
  'topiramate',
]

/** Which medicine, how much of it, how long, and what when it goes wrong. */
export const ofMedicines: readonly TopicFacts[] = [
  {
    topic: 'may-i-take',
    rules: [
      inEmergency(`Please take nothing new on your own now; those who help you will say what to take. ${goNow}`),
      inPregnancy(
        'That depends on the medicine. In pregnancy paracetamol as the packet says is usually fine; ibuprofen, naproxen, full-dose aspirin and most cold remedies are not. Go on with what a doctor prescribed until you have asked. Write the name, and I check it; a pharmacist or your midwife can tell you today.',
      ),
      withMedicine(
        thinners,
        'Not before it is checked: with a blood thinner many everyday medicines bring on bleeding, above all ibuprofen, naproxen, aspirin, and some antibiotics, thrush treatments and herbs. Paracetamol is the usual choice. Write the name, and I check it against what you take; a pharmacist can tell you at once.',
      ),
    ],
    otherwise:
      'That depends on the medicine, your illnesses and what else you take: write its name, and I check it against what you told me. If a doctor prescribed it and knows your illnesses, ask a pharmacist before you leave it out.',
    sources: ['NHS: Ibuprofen for adults', 'NHS: Paracetamol for adults', 'NHS: Chickenpox'],
  },
  {
    topic: 'which-painkiller',
    rules: [
      inEmergency(
        `Please do not try to get by with a tablet: this must be looked at first, and they can give you something strong. ${goNow}`,
      ),
      inPregnancy(
        'Paracetamol: 1 or 2 tablets of 500 mg, at least 4 hours apart, at most 8 in 24 hours, for as short as you can. No ibuprofen, naproxen, aspirin or codeine unless a doctor said so. For a blocked nose salt water; for a cough honey; for heartburn an antacid with alginate. Ask your midwife or a pharmacist.',
      ),
      whereRefused(
        'paracetamol',
        'Please ask a pharmacist or doctor today before you take anything: what you told me speaks against paracetamol, which is otherwise the first choice. Until then rest, warmth or a wrapped cold pack can ease it.',
      ),
      whereRefused(
        'ibuprofen',
        'Paracetamol, as the packet says: for adults 1 or 2 tablets of 500 mg, at least 4 hours apart, at most 8 in 24 hours. Not ibuprofen, naproxen or aspirin: what you told me speaks against them. If it is not enough, ask a pharmacist or doctor what else suits you.',
      ),
    ],
    otherwise:
      'For pain or fever: paracetamol, or ibuprofen with food where something is swollen; not ibuprofen with an ulcer, weak kidneys or heart, or blood thinners. A pharmacist checks what suits you.',
    sources: ['NHS: Paracetamol for adults', 'NHS: Ibuprofen for adults', 'NHS: Common cold', 'NHS: Cough'],
  },
  {
    topic: 'two-together',
    rules: [
      inEmergency(`Please add nothing to what you take now, and bring all the packets along. ${goNow}`),
      withMedicine(
        thinners,
        'Be careful: with a blood thinner do not add ibuprofen, naproxen, aspirin, St John’s wort or a thrush gel for the mouth. Paracetamol usually goes with it. Write both names as they stand on the packets, and I check them; ask a pharmacist before the first dose.',
      ),
      withMedicine(
        weakensReaction,
        'Not with another medicine that makes sleepy, nor with alcohol: together they can slow your breathing. Paracetamol usually goes with it, unless it is in one of them already. Write both names as they stand on the packets, and I check them; a pharmacist can too.',
      ),
    ],
    otherwise:
      'That depends on the two: write both names, and I check them. Paracetamol goes with nearly everything, but never twice (cold drinks and co-codamol hold it). Never two of ibuprofen, naproxen, aspirin or diclofenac, gel and tablet neither.',
    sources: ['NHS: Paracetamol for adults', 'NHS: Ibuprofen for adults', 'NHS: Levothyroxine'],
  },
  {
    topic: 'dose',
    rules: [
      inEmergency(
        `Please take no more tablets now, and tell them what you had and when. A blue reliever inhaler you may go on using while you wait: one puff every 30 to 60 seconds, up to 10. ${goNow}`,
      ),
      whereRefused(
        'paracetamol',
        'Please ask a pharmacist or doctor before the next dose: what you told me changes how much is safe, also of paracetamol. Never more than the packet or the label says, and no second product with the same ingredient.',
      ),
      whereRefused(
        'ibuprofen',
        'Never more than the label says. Paracetamol for adults over 50 kg: 500 mg, 1 or 2 tablets, at least 4 hours apart, at most 8 in 24 hours. No ibuprofen, naproxen or aspirin for pain: what you told me speaks against them. OD is once a day, BD twice, TDS three times, QDS four. For others tell me the name.',
      ),
    ],
    otherwise: 'Never more than the label says; tell me the name, the strength and for whom, and I say more.',
    sources: ['NHS: Paracetamol for adults', 'NHS: Ibuprofen for adults'],
  },
  {
    topic: 'missed-dose',
    rules: [
      inEmergency(`Take no extra dose now. Tell them which one was missed, and bring the packets. ${goNow}`),
      withMedicine(
        ['my pill', 'the pill', 'mini pill', 'mini-pill', 'microgynon', 'rigevidon', 'cerazette', 'cerelle', 'contracept'],
        'If it is the contraceptive pill: one missed, take it now, even two on one day, and you stay protected. Two or more: the last one now, condoms for 7 days, and after sex that week ask about the emergency pill. Mini-pill over 3 hours late (12 with desogestrel, 24 with drospirenone): take it, condoms for 2 days (drospirenone 7). Qlaira, Zoely: by the packet. Sick within 3 hours: another.',
      ),
      withMedicine(
        ['methotrexate'],
        'Methotrexate is taken once a week. Up to 2 days late: take it now, and the next one on your usual day. More than 2 days late: leave it out and go on next week. Never two doses in one week. Ring your clinic or a pharmacist if you are unsure.',
      ),
      withMedicine(
        ['insulin'],
        'Insulin: do not double it. Check the sugar now and every 2 to 4 hours, test for ketones if you can, drink water, and ring your diabetes team or a nurse line now: they tell you how much to take of which. High ketones, vomiting, belly pain, deep breathing or drowsiness: call {number}.',
      ),
    ],
    otherwise:
      'Usually: take it when you remember, unless the next is nearly due; then leave it out. Never two at once to catch up. Ask a pharmacist at once with tablets for epilepsy, blood thinning, Parkinson’s, transplants or heart rhythm, steroids, or insulin, or if several doses are missing.',
    sources: ['NHS: Medicines information', 'NHS: Methotrexate', 'NICE: Medicines adherence'],
  },
  {
    topic: 'took-too-much',
    rules: [
      inEmergency(
        'Call {number} now, even if nothing is felt yet. Do not bring it up again by vomiting, and do not stay alone. Have the packets at hand: they need the name, how much, when, the age and the weight.',
      ),
      withMedicine(
        paracetamol,
        'With paracetamol this counts: too much harms the liver, and you feel well at first. More than 8 tablets of 500 mg in 24 hours, or two extra doses in a child, need a hospital now, also without any sign: there is an antidote. Cold drinks and co-codamol hold it too. One dose too early, and no more than 8 in all: take none for 24 hours, and ask a pharmacist or nurse line today.',
      ),
    ],
    otherwise:
      'Take no more of it for now. Ring {poison} at once, with the packet in hand: they need the name, strength, how many, when, and the age and weight. Drowsy, faint, confused, a fit, bleeding: call {number}.',
    sources: ['NHS: Poisoning', 'NHS: Paracetamol for adults'],
  },
  {
    topic: 'until-it-works',
    rules: [inEmergency(`Please do not wait for it to work. ${goNow}`)],
    otherwise:
      'That depends on the medicine; tell me its name. Taking more than the label says does not hurry it. No better by the time that the leaflet names: ask again.',
    sources: ['NHS: Paracetamol for adults', 'NHS: Antibiotics', 'NHS: SSRI antidepressants'],
  },
  {
    topic: 'not-working',
    rules: [
      inEmergency(
        `That it does not help is one more reason not to wait. No more tablets now; a blue reliever inhaler you may go on using while you wait: one puff every 30 to 60 seconds, up to 10. ${goNow}`,
      ),
      withFinding(
        ['wheeze', 'inhaler-not-helping', 'inhaler-wears-off'],
        'A reliever that is needed more often than every 4 hours, or does not help, means that the asthma is getting worse: you need a doctor today. Sit upright, one puff every 30 to 60 seconds through a spacer, up to 10 puffs. Call {number} if that does not help, if you cannot speak in sentences, or your lips turn blue.',
      ),
    ],
    otherwise:
      'Do not take more than the label says. If it was the right dose for long enough and still does not help, ring a doctor or pharmacist today or tomorrow: there are other ones, and it may be something else. If it gets worse, have it looked at today.',
    sources: ['NHS: Antibiotics', 'NHS: Paracetamol for adults', 'NHS: Asthma attacks'],
  },
  {
    topic: 'stop-medicine',
    rules: [
      inEmergency(`Please change nothing on your own now; they decide it when they have seen you. Bring the packets. ${goNow}`),
      inPregnancy(
        'Please do not stop a prescribed medicine on your own: for epilepsy, thyroid, asthma, the mind or blood pressure, stopping can harm you and the baby more. Ring the doctor who gave it, your midwife or a pharmacist today and say that you are pregnant; some must be changed soon.',
      ),
      withFinding(
        ['vomiting', 'diarrhoea'],
        'Ring a pharmacist or your surgery today: while you vomit or have bad diarrhoea, metformin and other sugar tablets, water tablets, ramipril and the like, and ibuprofen often have to pause for a day or two. Never stop insulin or steroids. Go on when you have eaten and drunk as usual for 24 to 48 hours.',
      ),
      withMedicine(
        thinners,
        'Blood thinners: not on your own, not even for a day, for a clot can form. For a tooth most people go on taking them, for an operation they are sometimes paused; the dentist or the unit tells you when, so ring today. Bleeding that does not stop after 10 minutes of pressing, black stools or a blow to the head: hospital.',
      ),
      withMedicine(
        neverStopAtOnce,
        'No, not from one day to the next: tablets for heart, mood, nerves, epilepsy or sleep, and steroids, can make you ill when they are stopped at once. The dose is brought down step by step with the doctor who gave them. Ring them or a pharmacist and say why you want to stop, side effects too. If you plan a pregnancy, talk about it before you try.',
      ),
    ],
    otherwise:
      'What you took just for signs: yes, once you are well. What a doctor gave for long: not on your own, for good values are often its work. If one makes you ill, ring before the next dose.',
    sources: ['NHS: Antibiotics', 'NHS: Stopping or coming off antidepressants', 'NHS: Omeprazole'],
  },
  {
    topic: 'side-effects-of',
    rules: [
      inEmergency(`Side effects matter less than this now. Bring the packets along. ${goNow}`),
      withMedicine(
        weakensReaction,
        'Strong painkillers, calming and nerve tablets: mostly sleepiness, dizziness, a dry mouth and constipation, and they can become a habit. See how they take you before you drive or mind children alone, and drink no alcohol. Very drowsy, slow breathing or confused: call {number}. For another medicine tell me its name.',
      ),
    ],
    otherwise:
      'Tell me the name, and I can say more. Many medicines can upset the stomach, cause headache, tiredness or a rash, most in the first 1 to 2 weeks; most people get few or none. A swollen face, trouble breathing or a blistering rash: call {number}.',
    sources: ['NHS: Medicines information', 'NHS: Side effects'],
  },
  {
    topic: 'need-antibiotics',
    rules: [
      inEmergency(`If they are needed, then in a hospital and soon. Please start none on your own. ${goNow}`),
      inPregnancy(
        'Perhaps, and in pregnancy it should be decided soon: a bladder infection is always treated, a cold never with antibiotics. Ring your midwife or doctor today and say that you are pregnant; there are antibiotics that are safe for the baby. Take no old ones.',
      ),
      withFinding(
        ['animal-bite', 'human-bite'],
        'Often yes with a bite: by a cat, by a person, or one that is deep, or on the hand, foot, face or near a joint. Wash it under running water for 10 minutes now and have it looked at today; they also check tetanus.',
      ),
    ],
    otherwise:
      'Antibiotics help against bacteria only, and bring side effects where they are not needed. Whether this needs them a doctor decides by looking, sometimes by a test. Take no left-over ones.',
    sources: ['NHS: Antibiotics', 'NICE: Cough (acute): antimicrobial prescribing', 'NHS: Dental abscess'],
  },
  {
    topic: 'without-prescription',
    rules: [
      inEmergency(`This is nothing for a pharmacy: it has to be looked at first. ${goNow}`),
      inPregnancy(
        'Go to a pharmacist, without an appointment, and say first that you are pregnant: many things on the shelf are not for you. Paracetamol, antacids, salt-water nose spray and thrush cream are usually fine. What needs a prescription they tell you, and your midwife can help to get it.',
      ),
      withMedicine(
        ['codeine', 'tramadol', 'diazepam', 'zopiclone', 'morphine', 'pregabalin', 'oxycodone', 'valium', 'xanax'],
        'Strong painkillers, sleeping and calming tablets: in most countries only with a prescription, for they can slow your breathing and be hard to give up. Do not buy them in other ways; it is often something else. For pain, sleep or worry ask a pharmacist or doctor what else helps. For other things ask at the pharmacy, without an appointment.',
      ),
    ],
    otherwise:
      'Often yes: ask at the pharmacy, no appointment needed, and say your age, illnesses and medicines. Most antibiotics and strong painkillers need a doctor.',
    sources: ['NHS: How your pharmacy can help', 'NHS: Pharmacy First'],
  },
]
