import { type DailyFacts, dizzy, limb } from './daily-entry.ts'
import { goNow, inEmergency, inPregnancy, unless, withFinding, withMedicine } from './rules-of-told.ts'

const eyes = ['eye-redness', 'eye-pain', 'eye-discharge', 'eye-injury', 'eye-gritty']
const wounds = ['cut-wound', 'recent-surgery', 'burn', 'wound-infected', 'skin-ulcer']

/** Washing, sleep, warmth, a child at the breast, smoke and sun. For adults unless it says otherwise. */
export const bodyCareFacts: readonly DailyFacts[] = [
  {
    id: 'washing',
    asked: /\b(?:bath|shower|wash|hot tub|sauna|swimming pool|get (?:it|them) wet)\b/i,
    rules: [
      { holds: ({ isEmergency }) => isEmergency, answer: 'Please leave the bath for later: you could faint or slip. Get help first.' },
      {
        holds: ({ has }) => has(dizzy),
        answer: 'A short lukewarm shower sitting down, with somebody near and the door unlocked. No hot bath while you are dizzy.',
      },
      withFinding(
        ['ear-discharge', 'eardrum-perforated', 'ear-pain'],
        'Yes, but keep the ear dry: a ball of cotton wool with petroleum jelly in the outer ear while you shower, no swimming, and no cotton buds. Do not dive until a doctor has seen that the eardrum has healed, usually within 2 months.',
      ),
      withFinding(
        wounds,
        'Keep it dry for the first 2 days; then a short shower is fine, also with stitches: let water run over it, pat it dry, no soap on it. No bath, pool, sea or hot tub until it has closed or the stitches are out. A cast must stay dry.',
      ),
    ],
    otherwise: 'Yes, a lukewarm bath or shower, and the hair too; not hot with fever or a rash. Only water or mild soap on sore skin.',
    sources: ['NHS: Vaginitis', 'NHS: Warts and verrucas', 'NHS: High temperature (fever) in adults', 'NHS: Cuts and grazes'],
  },
  {
    id: 'sleep',
    asked: /\b(?:sleep|go to bed|(?:stay|lie|rest) in bed|lie down|lie flat|nap|bed ?rest|rest)\b/i,
    rules: [
      {
        holds: ({ isEmergency }) => isEmergency,
        answer: 'Please do not go to sleep on this. It may get worse while nobody notices. Get help first.',
      },
      unless(
        ['head-injury'],
        withFinding(
          ['cough', 'nose-blocked', 'nose-runny'],
          'With head and chest raised on a second pillow, on whichever side is easier. But never a baby: flat on the back, in a clear cot, nothing under the mattress, and no night in the car seat. Whoever cannot lie flat for lack of air needs a doctor today.',
        ),
      ),
      {
        holds: ({ has }) => has(['head-injury']),
        answer:
          'Sleep is allowed after a mild bump once you are wide awake and clear. Somebody should be with you for the first 24 hours and wake you if you sleep oddly. Hard to wake, vomiting or confused: emergency department.',
      },
      {
        holds: ({ has }) => has(['heartburn', 'acid-regurgitation', 'breathless', 'cough']),
        answer: 'Sleep with your head and chest raised. If you cannot lie flat for lack of air, that needs a doctor today.',
      },
      {
        holds: ({ has }) => has(['back-pain']),
        answer:
          'Rest a little, but do not stay in bed: moving gets a back better sooner. At night lie on your side with a pillow between your knees.',
      },
      inPregnancy(
        'From week 28 on, go to sleep on your side, either one, with a pillow between the knees: that is best for the baby. If you wake on your back, just turn over. Raise your head with heartburn.',
      ),
      withFinding(
        ['vertigo'],
        'Lie with two pillows under your head and not on the side that sets it off; get up slowly, over the edge of the bed, and sit for a minute. It goes sooner if you move about by day. With a new headache, double sight, weakness or trouble speaking: hospital at once.',
      ),
    ],
    otherwise:
      'As is most comfortable. Rest, but get up and walk a little several times a day, or you get stiff and clots can form. If you cannot lie flat for air: doctor today.',
    sources: [
      'NHS: Pressure ulcers',
      'NHS: Sudden infant death syndrome (SIDS)',
      'NHS: Head injury and concussion',
      'NHS: Back pain',
      'NHS: Heartburn and acid reflux',
    ],
  },
  {
    id: 'heat-or-ice',
    asked: /\b(?:ice|ice ?pack|heat|heat pack|hot water bottle|warm compress|cold compress|frozen peas)\b/i,
    rules: [
      inEmergency(`Leave both off now; they could hide what is going on. ${goNow}`),
      unless(
        ['cold-limb-suddenly', 'limb-cold-after-injury', 'burn'],
        withFinding(
          ['numbness-leg-foot', 'burning-feet', 'numbness'],
          'Neither on skin that feels little: you could burn or freeze it without noticing. Warm socks and a warm room instead. A foot that is cold, pale or numb all at once needs a hospital now.',
        ),
      ),
      withFinding(
        ['eyelid-lump', 'eyelid-crusting', 'eyelid-redness-warm'],
        'Warm: a clean flannel with warm, not hot, water on the closed eye for 5 to 10 minutes, 3 to 4 times a day. Cool is better where an eye itches from hay fever. Pain in the eye itself or trouble seeing: have it seen today.',
      ),
      withFinding(
        ['tooth-extracted-recently', 'facial-swelling-dental', 'head-injury', 'tooth-pain'],
        'Cold: something cool wrapped in a towel, 10 to 20 minutes at a time, for the first day or two. No heat on a swollen cheek. A swelling that grows after day 2, fever, or trouble swallowing or opening the mouth: dentist or hospital today.',
      ),
      {
        holds: ({ has }) => has(['cold-limb-suddenly', 'limb-cold-after-injury']),
        answer: 'No heat and no ice on a cold, pale or numb limb: it can do harm. It needs a hospital now.',
      },
      { holds: ({ has }) => has(['burn']), answer: 'Neither ice nor heat on a burn: cool running water for 20 minutes, then cling film.' },
      {
        holds: ({ has }) => has(limb),
        answer:
          'Ice in the first 2 to 3 days: wrapped in a towel, 15 to 20 minutes, every few hours. After that warmth is fine. Never straight on the skin.',
      },
      {
        holds: ({ has }) => has(['period-pain', 'back-pain', 'neck-pain', 'muscle-pain', 'abdominal-pain']),
        answer:
          'Warmth is good here: a warm, not hot, bottle wrapped in a towel for 20 minutes. Not if the pain is sudden and very bad or you have a fever.',
      },
      withFinding(
        ['fever', 'fever-high'],
        'Neither is needed. Light clothes, a cool room, drinks, and paracetamol if it feels bad. A lukewarm flannel on the forehead is fine if it is pleasant; no ice, cold baths or fans full on, for shivering drives the fever up.',
      ),
    ],
    otherwise:
      'Cold helps a fresh swelling (15 to 20 minutes, wrapped in a towel); warmth helps stiff muscles and cramps. Take whichever feels better, and never straight on the skin.',
    sources: ['NHS: Sprains and strains', 'NHS: Burns and scalds'],
  },
  {
    id: 'breastfeeding',
    asked: /\bbreast-?feed\w*|\bnursing my\b/i,
    rules: [
      inEmergency(
        'You come first now: get help, and let somebody bring the baby, or milk that you have expressed. Most treatments go with feeding.',
      ),
      withMedicine(
        ['wine', 'prosecco', 'beer', 'alcohol', 'vodka', 'whisky'],
        'Yes. One or two drinks now and then do no harm: wait 2 to 3 hours for each drink before the next feed, or give milk from before. Pumping does not clear it sooner. After more than that do not share a bed with the baby.',
      ),
      {
        holds: ({ has, condition }) => has(['breast-pain', 'breast-redness']) || condition === 'lactational-mastitis',
        answer:
          'Yes, keep feeding, from the sore side too: it helps and does not harm the baby. See a doctor within a day if you have a fever or it is not better in 12 to 24 hours.',
      },
    ],
    otherwise:
      'Nearly always yes: your milk does no harm and protects. If milk gets less, feed or express 8 to 12 times a day. Ask first with chemotherapy, HIV or a scan with dye.',
    sources: ['NHS: Breastfeeding problems', 'NHS: Breastfeeding and medicines', 'NHS: Mastitis'],
  },
  {
    id: 'smoking',
    asked: /\b(?:smok\w*|vap(?:e|ing)|cigarettes?|weed|cannabis|shisha)\b/i,
    rules: [
      inEmergency(`Not now, please: it takes oxygen away when you need it most. ${goNow}`),
      withMedicine(
        ['on oxygen', 'on the oxygen', 'home oxygen'],
        'No, never near oxygen: it can set you and the room on fire in a moment, a vape too. Nobody may smoke in that room. Nicotine patches or gum are safe, and a nurse can help you stop.',
      ),
      inPregnancy(
        'Better not at all: smoke reaches the baby, and stopping at any week helps. Patches, gum or lozenges are much safer than cigarettes, and a vape is safer than smoking too. No cannabis. Your midwife can get you free help.',
      ),
      withFinding(
        ['tooth-extracted-recently', 'recent-surgery', 'mouth-ulcers'],
        'Not for at least 2 to 3 days after a tooth is out, and best until all has healed: sucking and smoke open the wound and cause a painful dry socket. Before an operation stop as early as you can, even a day helps. Shisha, vapes and pouches irritate too; patches are fine.',
      ),
    ],
    otherwise:
      'Better not: smoke slows healing and makes coughs, hearts and stomachs worse. Nicotine patches or gum are far safer, and a pharmacist can help you stop.',
    sources: ['NHS: Vaping to quit smoking', 'NHS: Quit smoking', 'CDC: Smoking and tobacco use'],
  },
  {
    id: 'sun',
    asked: /\b(?:sun|sunbath\w*|sunlight|outside|go out)\b/i,
    rules: [
      inEmergency(`Please leave that for later, and put nothing on it. ${goNow}`),
      withMedicine(
        ['doxycycline', 'doxy', 'isotretinoin', 'roaccutane', 'methotrexate', 'amiodarone'],
        'Keep out of strong sun: your medicine makes skin burn fast. Shade from 11 to 3, a hat, long sleeves, sunscreen of factor 30 or more. With isotretinoin no waxing, peeling, laser or tattoo until 6 months after it either.',
      ),
      withFinding(
        eyes,
        'No contact lenses and no eye make-up until the eye has been well for a day; then a new pair, a new case and new mascara. Sunglasses are fine. A lens wearer with pain, light that hurts or blurred sight: have it seen today.',
      ),
      withFinding(
        [...wounds, 'skin-blisters', 'cold-sore', 'skin-redness-spreading', 'skin-pustules'],
        'Nothing on it until it has closed: no make-up, scent, shaving, dye or tattoo, and keep it out of the sun or covered, for a fresh wound or scar darkens. Then sunscreen of factor 30 or more for a year. An infected piercing: leave the stud in and have it seen.',
      ),
    ],
    otherwise:
      'Yes on healthy skin. On a rash only a plain, unscented moisturiser and lukewarm water until it has calmed, then try a small spot for a day.',
    sources: ['NHS: Sunscreen and sun safety', 'NHS: Atopic eczema', 'NHS: Contact lens safety', 'NHS: Infected piercings'],
  },
]
