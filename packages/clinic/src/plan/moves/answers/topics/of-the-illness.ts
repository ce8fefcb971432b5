import { stomachBug } from '../daily-entry.ts'
import { goNow, inEmergency, inPregnancy, withFinding } from '../rules-of-told.ts'
import type { TopicFacts } from '../topic-entry.ts'

const lumps = [
  'breast-lump',
  'testicle-lump',
  'neck-lump',
  'lump',
  'skin-mole-changed',
  'skin-mole-bleeding',
  'skin-sore-not-healing',
  'mouth-lump',
]
const bleeding = [
  'coughing-blood',
  'urine-blood',
  'stool-bloody',
  'vaginal-bleeding-postmenopausal',
  'food-sticking',
  'swallowing-difficult',
]
const ofAirways = ['fever', 'cough', 'nose-runny', 'sore-throat', 'flu-like-illness']
const swellingOfAllergy = ['hives', 'swelling-lips-tongue', 'swelling-face']

/** What it is, where it comes from, how it goes on, and who else is touched by it. */
export const ofTheIllness: readonly TopicFacts[] = [
  {
    topic: 'what-is-it',
    rules: [
      inEmergency(
        `I cannot say what it is from here, and it may be something that must not wait. Finding that out is what the hospital is for. ${goNow}`,
      ),
    ],
    otherwise:
      'I cannot say yet: most complaints can have several causes. Tell me where it is, since when, how bad, what makes it better or worse, and what comes with it, and I say what fits and how soon it should be seen.',
    sources: ['NHS: Health A to Z'],
  },
  {
    topic: 'could-it-be',
    rules: [inEmergency(`It could be, or something else that must not wait. Only a hospital can tell now. ${goNow}`)],
    otherwise: 'It could be; I cannot say yes or no by the name alone. Tell me what makes you think of it, and I will say whether it fits.',
    sources: ['NHS: Health A to Z', 'NHS: When to call 999'],
  },
  {
    topic: 'is-it-cancer',
    rules: [
      inEmergency(`I understand the fear, but that question comes second: what you tell me has to be looked at at once. ${goNow}`),
      withFinding(
        lumps,
        'It could be, though most lumps and spots turn out to be something else; nobody can tell without looking and feeling. So ring your doctor today or tomorrow, say that it is new or has changed, and ask to be seen within days. They can send you on quickly. Found early, most cancers can be treated well.',
      ),
      withFinding(
        bleeding,
        'There are many other causes, but I cannot rule it out, and this should be checked: ring your doctor today and ask to be seen within days. They can order the right tests quickly. With a lot of blood, faintness, or food and drink that will not go down at all, go to hospital at once. Found early, most cancers can be treated well.',
      ),
    ],
    otherwise:
      'I cannot rule it out from here, and I understand the fear: far commoner things cause most signs. Let a doctor look within days at anything new that grows, bleeds, will not heal or goes on for over 3 weeks. Found early, most can be treated well.',
    sources: ['NICE: Suspected cancer: recognition and referral', 'NHS: Cancer signs and symptoms'],
  },
  {
    topic: 'why-did-i-get-it',
    rules: [
      inEmergency(`Where it comes from can be found out later; please do not blame yourself. It has to be looked at first. ${goNow}`),
    ],
    otherwise:
      'Often nobody can say for sure, and it is hardly ever somebody’s own fault. Tell me what was new in the days before, and I say whether it fits.',
    sources: ['NHS: Common cold', 'NHS: Food poisoning', 'NHS: Back pain'],
  },
  {
    topic: 'is-it-my-medicine',
    rules: [
      inEmergency(`It may be, and they must know of it: take all the packets along, and take no more before somebody has looked. ${goNow}`),
      withFinding(
        swellingOfAllergy,
        'It could well be an allergy. Take no more of it and speak to a doctor or pharmacist today, with the packet at hand. Call {number} at once if lips, tongue or face swell, breathing or swallowing gets hard, or you feel faint.',
      ),
    ],
    otherwise:
      'It could be: most medicines can do something unwanted, most often in the first weeks or after a new dose. Tell me its name and when it began, and do not stop a prescribed one by yourself: ring a pharmacist today. Black stools, yellow skin, blisters, a swollen face or trouble breathing: help at once.',
    sources: ['NHS: Medicines information', 'NHS: Vaccinations'],
  },
  {
    topic: 'is-it-stress',
    rules: [inEmergency(`Please do not put this down to stress or age: it has to be looked at in a hospital first. ${goNow}`)],
    otherwise:
      'It could play a part, and that does not mean that you imagine it. But one should only settle on that when other causes have been looked for; have it checked if it is new, strong, getting worse, or also there on calm days. What is happening in your life now?',
    sources: ['NHS: Stress', 'NHS: Generalised anxiety disorder in adults'],
  },
  {
    topic: 'part-of-it',
    rules: [inEmergency(`It may well belong to it. Tell the people who help you about both. ${goNow}`)],
    otherwise:
      'It may: one cause often makes several signs, most of all when they began within hours or days of each other. Tell me when each began and what brings it on, and I take it into account.',
    sources: ['NHS: Health A to Z'],
  },
  {
    topic: 'is-it-normal',
    rules: [inEmergency(`No, not what you tell me now: it has to be looked at at once. ${goNow}`)],
    otherwise:
      'It may be, and you will not be the only one. It speaks for it if it is mild, has long been the same and eases. If it is new, grows, wakes you, bleeds, or comes with fever or weight loss, let somebody look.',
    sources: ['NHS: Health A to Z'],
  },
  {
    topic: 'how-long-does-it-last',
    rules: [inEmergency(`That depends on what the hospital finds, and the sooner they see you the better the chances. ${goNow}`)],
    otherwise:
      'That depends on what it is; tell me what you have and since when, and I can be more exact. It should ease a little from day to day or week to week. If it gets worse again, or is no better after 2 weeks, let a doctor look.',
    sources: ['NHS: Common cold', 'NHS: Diarrhoea and vomiting', 'NHS: Sprains and strains'],
  },
  {
    topic: 'will-it-go-by-itself',
    rules: [inEmergency(`Please do not wait to see whether it goes: it may get worse fast. ${goNow}`)],
    otherwise:
      'Many everyday things do, within 1 to 3 weeks; some do not. Tell me what it is, and I can say. See a doctor if it grows, is no better after 2 weeks or keeps you from living as usual; today with fever or strong pain.',
    sources: ['NHS: Common cold', 'NHS: Dental abscess', 'NHS: Stye'],
  },
  {
    topic: 'will-it-come-back',
    rules: [inEmergency(`What comes later can be talked over when this is safe. Now it has to be treated. ${goNow}`)],
    otherwise:
      'It can, and that depends on what it was. A diary shows what brings it on. If it comes back more than twice in half a year, ask a doctor: often there is something to prevent it.',
    sources: ['NHS: Health A to Z'],
  },
  {
    topic: 'lasting-harm',
    rules: [inEmergency(`That depends above all on how soon it is treated, so please lose no time. ${goNow}`)],
    otherwise:
      'Most everyday illnesses and injuries heal and leave nothing behind. It depends on what it is and how soon it is treated; the team that treats you can say what to expect. Sight, hearing, strength or feeling that goes suddenly needs help at once.',
    sources: ['NHS: Scars', 'NHS: Peripheral neuropathy'],
  },
  {
    topic: 'is-it-catching',
    rules: [
      inEmergency(`That can be settled later; tell those who help you that you are worried about it. ${goNow}`),
      withFinding(
        stomachBug,
        'It may well be: most stomach bugs pass on easily, until 2 days after the last vomiting or loose stool. Wash hands with soap and water, for gel does not kill the commonest germ, clean the toilet and taps, keep your own towel, and cook for nobody else in that time.',
      ),
      withFinding(
        ofAirways,
        'It may well be: colds, flu, COVID-19 and most sore throats pass on by coughs, breath and hands, most of all in the first 3 to 5 days and while there is fever. Cough into a tissue, wash your hands, open the windows, and keep away from babies, pregnant women and frail people until you are well.',
      ),
    ],
    otherwise:
      'That depends on the cause. Until it is clear, wash your hands, keep your own towel and cup, and keep away from babies and frail people.',
    sources: ['NHS: Diarrhoea and vomiting', 'NHS: Flu', 'CDC: About handwashing'],
  },
  {
    topic: 'near-others',
    rules: [
      inEmergency(`First you need help yourself. Somebody may and should stay with you until then. ${goNow}`),
      withFinding(
        stomachBug,
        'Not near babies, old or ill people, and no visits to a home or hospital, until 2 days after the last vomiting or loose stool. At home: own towel, own bed if you can, hands washed with soap, nobody else fed by you. If a baby or a frail person was near you and falls ill, they should be seen early.',
      ),
      withFinding(
        ofAirways,
        'Better not near babies, pregnant women, very old people or anybody on chemotherapy until the fever has been gone for a day and the worst of the cough and cold is over, about 5 days. With others: no kissing, own cup, open windows, a mask if you must be close. Sleeping apart for the worst nights is wise.',
      ),
      withFinding(
        ['rash', 'skin-blisters', 'cold-sore', 'skin-pustules', 'skin-golden-crust'],
        'Better wait until it is clear what it is, or every spot and blister has crusted over. Do not kiss with a cold sore, above all no baby. Whoever is pregnant, a newborn or on chemotherapy and was already near a rash like chickenpox or shingles should ring their midwife or doctor today: there is protection if it is given soon.',
      ),
    ],
    otherwise:
      'Yes, if it is nothing that others can catch. With a fever, a fresh cold or a new rash keep away from babies, pregnant women, very old people and anyone on chemotherapy. With others wash your hands and keep your own towel and cup.',
    sources: ['NHS: Common cold', 'NHS: Cold sores', 'NHS: Chickenpox'],
  },
  {
    topic: 'partner-too',
    rules: [
      inEmergency(`You first: this must be looked at now. Who else needs a test or a treatment can be settled there. ${goNow}`),
      inPregnancy(
        'Tell your midwife, for it counts double in pregnancy. Partners need treatment at the same time, also without signs, for chlamydia, gonorrhoea, syphilis and trichomoniasis: no sex until 7 days after both were treated, with syphilis not before the clinic agrees. With scabies or threadworms everyone in the home is treated. Not with thrush or bacterial vaginosis, unless they have signs too.',
      ),
    ],
    otherwise:
      'That depends on what it is; tell me, and I can say. With an infection that passes through sex yes: both are treated, also without signs.',
    sources: ['NHS: Sexually transmitted infections (STIs)', 'NHS: Scabies', 'NHS: Threadworms', 'NHS: Head lice and nits'],
  },
]
