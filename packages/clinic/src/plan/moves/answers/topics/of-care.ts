import { goNow, inEmergency, inPregnancy, withFinding, withMedicine } from '../rules-of-told.ts'
import type { TopicFacts } from '../topic-entry.ts'

const darkThoughts = ['suicidal-thoughts', 'suicide-plan', 'self-harm', 'hopelessness']

/** What happens at a doctor’s or in a hospital, whom to ask, and what tests tell. */
export const ofCare: readonly TopicFacts[] = [
  {
    topic: 'what-will-the-doctor-do',
    rules: [
      inEmergency(
        `This is for a hospital now: they take the pulse, blood pressure and oxygen at once, and treat what is dangerous first. ${goNow}`,
      ),
      inPregnancy(
        'They ask how you and the baby are, take blood pressure, test the urine, feel the belly and listen to the baby’s heart; sometimes there is a scan or a blood test. You can ask for a woman, bring somebody, say stop at any time, and ask what each thing is for.',
      ),
      withFinding(
        ['low-mood', 'anxiety', 'panic-attacks', 'grief', 'self-harm', 'loss-of-interest'],
        'They let you tell it in your own words and ask about sleep, food, work, alcohol, and whether you think of death; you can say that straight. Nobody is shocked. Then you decide together: talking treatment, tablets, time off, or meeting again soon. You may bring somebody, or show them what you wrote here.',
      ),
    ],
    otherwise:
      'First they ask: what, since when, what you take. Then they look, feel or listen, just where it matters; you take off only what is needed, and may ask for a chaperone or say stop. Then they say what it is and what comes next.',
    sources: ['NHS: What to expect at an appointment', 'NHS: Chaperones', 'NHS: Toothache'],
  },
  {
    topic: 'what-will-hospital-do',
    rules: [
      inEmergency(
        `They see the most ill first: pulse, blood pressure, oxygen, a needle in the arm, blood tests, often a heart tracing or a scan, and something for pain. You are asked before anything is done, and most tests cause little pain. Whether you stay they decide after that. ${goNow}`,
      ),
      withFinding(
        darkThoughts,
        'Somebody sits down with you in a quiet place, asks what has happened and how strong the thoughts are, and makes a plan with you. Most people go home with it, or stay because they want to. You are kept against your will only when life is in great danger and there is no other way. Somebody may come with you.',
      ),

      inPregnancy(
        'They check blood pressure and urine, take blood, and listen to the baby’s heart for half an hour or so; often there is a scan. If all is well you go home, often the same day; if not, they keep you to watch or treat, and tell you why. Pack a bag with your notes, and bring somebody.',
      ),
    ],
    otherwise:
      'A nurse sees you first and decides how urgent it is; then a doctor asks and examines, with tests where needed. Many go home the same day with advice, others stay. You are asked before anything is done.',
    sources: ['NHS: When to go to A&E', 'NHS: Having an operation (surgery)', 'NHS: Going into hospital'],
  },
  {
    topic: 'how-long-the-wait',
    rules: [
      inEmergency(
        'The most ill are seen first, so say at once what you feel and that it began suddenly or gets worse; tell them again if it does. Do not hang up on {number}, and do not stay at home because of the wait.',
      ),
    ],
    otherwise: 'It differs from place to place, and the most ill come first. If it gets worse while you wait, say so: that moves you up.',
    sources: ['NHS: When to go to A&E', 'NHS: Waiting times', 'NHS: Blood tests'],
  },
  {
    topic: 'which-doctor',
    rules: [
      inEmergency(`The emergency department, whichever is nearest; they fetch the right specialist. ${goNow}`),
      inPregnancy(
        'Your midwife or maternity unit first, at any hour, for all that may have to do with the pregnancy. For the rest your own doctor. Before your first booking or before week 20 the early pregnancy unit or your doctor.',
      ),
      withFinding(
        ['tooth-pain', 'tooth-broken', 'gum-swelling', 'tooth-knocked-out', 'facial-swelling-dental'],
        'A dentist, and today if the face swells or a grown-up tooth is broken or out; {line} finds one at night. A jaw that will not open or close after a blow, trouble swallowing or breathing: hospital.',
      ),
      withFinding(
        ['eye-redness', 'eye-pain', 'vision-blurred', 'floaters', 'flashes'],
        'For mild redness a pharmacist or optician, who often see you the same day. Pain, light that hurts, worse sight, new flashes or floaters, an injury or contact lenses: an eye casualty or the emergency department today.',
      ),
    ],
    otherwise:
      'Start with your own doctor (GP); most things are treated there, and they send you on where needed. A pharmacist helps with mild things without an appointment.',
    sources: ['NHS: When to use NHS 111', 'NHS: Referrals for specialist care', 'NHS: Urgent treatment centres'],
  },
  {
    topic: 'which-number',
    rules: [inEmergency('{number}, now. Say where you are first, then what is wrong. Put the phone on loudspeaker and stay on the line.')],
    otherwise: 'For an emergency, or somebody who cannot be woken: {number}. For advice at any hour: {line}.',
    sources: ['NHS: When to use NHS 111', 'NHS: When to call 999', 'NHS: Domestic violence and abuse'],
  },
  {
    topic: 'what-to-tell-and-bring',
    rules: [
      inEmergency(
        'Say: what it is, when it began, that it is getting worse, your illnesses, medicines and allergies. Bring the packets, a phone and charger, and somebody with you if that takes no time. Do not pack or look for papers first. Call {number} or go now.',
      ),
    ],
    otherwise:
      'Say first what worries you most, since when, and what it keeps you from. Bring all medicines or a list, allergies and letters. Papers help, but without them you are treated too.',
    sources: ['NHS: What to ask your doctor', 'NHS: Going into hospital'],
  },
  {
    topic: 'need-a-test',
    rules: [
      inEmergency(`Very likely, and at once: they have blood tests, a heart tracing and scans there. ${goNow}`),
      withFinding(
        ['head-injury'],
        'Mostly not, if you are wide awake and well. A scan is needed with vomiting more than once, drowsiness, confusion, memory gaps, a fit, weakness, blood thinners, a hard fall, or over 65 with a blackout: then go to hospital now. In a baby under 1 any bump or bruise on the head should be looked at today.',
      ),
      withFinding(
        ['sexual-unprotected', 'sexual-new-partner', 'penile-discharge', 'vaginal-discharge', 'genital-blisters'],
        'Yes, it is wise, also without signs: a swab or a urine sample for chlamydia and gonorrhoea, sure from 2 weeks after the contact, and blood for HIV and syphilis, sure after 7 weeks (HIV) and 12 (syphilis). A sexual health clinic does it free or cheaply, and privately; many send a kit home.',
      ),
    ],
    otherwise:
      'Only if the result would change what is done, and a clear test does not rule out all. Tell me what you feel, and I say which test fits; a doctor orders it.',
    sources: ['NHS: Blood tests', 'NICE: Head injury: assessment and early management', 'NHS: Sexually transmitted infections (STIs)'],
  },
  {
    topic: 'what-number-means',
    rules: [inEmergency(`Whatever the number says, how you are counts more, and that must not wait. ${goNow}`)],
    otherwise:
      'Tell me which test, the value with its unit, and the normal range beside it, and I say what it means; you can also upload the letter. One value slightly off is often nothing; feeling ill with any number: help now.',
    sources: ['NHS: Blood tests', 'NHS: High blood pressure (hypertension)', 'RCP: National Early Warning Score (NEWS2)'],
  },
  {
    topic: 'measure-how',
    rules: [inEmergency(`Please do not measure now: it costs time, and a good number proves nothing. ${goNow}`)],
    otherwise: 'Tell me what you want to measure, and I say how. Measure at rest, twice, and write it down with the time.',
    sources: [
      'NHS: Blood pressure test',
      'NHS: High temperature (fever) in children',
      'NHS: How to check your pulse',
      'NHS: Testicular cancer',
    ],
  },
  {
    topic: 'before-and-after-test',
    rules: [
      inEmergency(`Eat and drink nothing for now, and tell them what you had last and when. ${goNow}`),
      withMedicine(
        ['insulin', 'gliclazide', 'metformin', 'warfarin', 'apixaban', 'rivaroxaban', 'clopidogrel', 'edoxaban'],
        'Medicines for sugar and blood thinners are often changed or paused before a fast or an operation, but never on your own: ask the unit before the day. Their number is on the letter. Ask for an early place, and take sugar and all packets along.',
      ),
    ],
    otherwise: 'Go by your letter, or ring the unit. Take your tablets as usual unless they say otherwise.',
    sources: ['NHS: Blood tests', 'NHS: Having an operation (surgery)', 'NHS: Gastroscopy', 'NHS: Colonoscopy'],
  },
  {
    topic: 'tell-authorities',
    rules: [
      inEmergency(
        `Please do not let that hold you back: hospitals are there to treat you, whoever you are and however it happened, and a true story helps them most. ${goNow}`,
      ),
      withFinding(
        darkThoughts,
        'No police and no locked door for saying it: most people who tell a doctor of dark thoughts go home with help and a plan. Somebody is kept against their will only when life is in great danger and there is no other way. It does not by itself cost you your children or your job. If you might act on it, call {number} now.',
      ),

      withFinding(
        ['seizure', 'history-epilepsy', 'faint-or-collapse'],
        'You tell the licensing office yourself (in the UK the DVLA, for a fit or a blackout), and the car insurer too; stop driving until they have answered. A doctor does it only if somebody drives on against advice. The employer is told by nobody but you. I tell nobody.',
      ),
      withFinding(
        ['history-dementia'],
        'A diagnosis of dementia has to be told to the licensing office (in the UK the DVLA) and the car insurer, by the person or somebody of the family. Ask the doctor whether driving is safe until they have answered: many may go on for a while, but not with getting lost, slow reactions or dents in the car. The doctor tells them only if somebody drives on against advice. I tell nobody.',
      ),
      withFinding(
        ['takes-insulin'],
        'You tell the licensing office yourself (in the UK the DVLA, for insulin of over 3 months), and the car insurer too. Usually you may drive on until they answer, if your sugar is steady and you feel a low coming; after a low that needed somebody else’s help, ask your diabetes team first. The employer is told by nobody but you. I tell nobody.',
      ),
    ],
    otherwise:
      'I tell nobody, and doctors keep what you say to themselves. They pass it on without asking only if a child or somebody else is in danger, or by law, and mostly speak with you first.',
    sources: ['NHS: Your health records', 'NICE: Child maltreatment: when to suspect maltreatment in under 18s'],
  },
  {
    topic: 'money-or-childcare',
    rules: [
      inEmergency(
        'Go all the same. Tell {number} that there are children or somebody frail in the house, or no car: they send an ambulance and do not leave them alone. Take the children along if nobody is there, and ring a neighbour, friend or relative from the way. Animals and work can wait.',
      ),
    ],
    otherwise:
      'Ask a neighbour, friend, relative or the school now, even one you seldom ask. You may take children along; if nobody is there, tell the hospital before, and a social worker can arrange care.',
    sources: ['NHS: Healthcare Travel Costs Scheme', 'NHS: Going into hospital'],
  },
]
