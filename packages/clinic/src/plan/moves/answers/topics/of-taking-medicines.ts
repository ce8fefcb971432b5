import { goNow, inEmergency, inPregnancy, withFinding, withMedicine } from '../rules-of-told.ts'
import type { TopicFacts } from '../topic-entry.ts'

const sedatives = [
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

/** How, with what and for whom a medicine is taken. */
export const ofTakingMedicines: readonly TopicFacts[] = [
  {
    topic: 'somebody-elses-medicine',
    rules: [
      inEmergency(
        `No, with two exceptions: in a severe allergic reaction any adrenaline pen, and in a bad asthma attack any blue reliever inhaler may be used. ${goNow}`,
      ),
    ],
    otherwise:
      'No, please do not take or give what was prescribed to somebody else, or what is left from last time: the dose, the illness and the other tablets differ. Ask a pharmacist today what you can have instead. If it has already been taken, tell me the name and how much.',
    sources: ['NHS: Medicines information', 'NHS: Antibiotics'],
  },
  {
    topic: 'with-food',
    rules: [
      inEmergency(`Please eat nothing for now, and take only what the ambulance or the hospital tells you to. ${goNow}`),
      withMedicine(
        ['ibuprofen', 'naproxen', 'diclofenac', 'aspirin', 'nurofen', 'prednisolone'],
        'Ibuprofen, naproxen, aspirin and steroids: with or just after food; some toast or a glass of milk will do. Swallow it whole with a full glass of water, sitting up. If the stomach still hurts, ring a doctor or pharmacist today. Black stools or vomit with blood: hospital at once.',
      ),
      withMedicine(
        ['levothyroxine', 'thyroxine'],
        'Thyroid tablets: on an empty stomach, with plain water, half an hour before breakfast or coffee. Keep them 4 hours apart from iron, calcium and antacids.',
      ),
      withMedicine(
        [' iron', 'ferrous'],
        'Iron: best on an empty stomach with water or orange juice, and 1 to 2 hours apart from tea, coffee, milk and antacids. If it upsets the stomach, take it with a little food. Black stools are normal with it.',
      ),
    ],
    otherwise:
      'Follow the label; if it says nothing, most can be taken either way, with a glass of water. Tell me the name, and I say more.',
    sources: ['NHS: Ibuprofen for adults', 'NHS: Levothyroxine', 'NHS: Simvastatin', 'NHS: Antibiotics'],
  },
  {
    topic: 'alcohol-with-medicine',
    rules: [
      inEmergency(`No alcohol now: it can make this worse. ${goNow}`),
      inPregnancy('No: in pregnancy the safest is no alcohol at all, with or without tablets.'),
      withMedicine(
        ['metronidazole', 'tinidazole', 'disulfiram', 'antabuse'],
        'No, not a drop, not even in communion wine, mouthwash or sauces: together they can make you very sick. With metronidazole wait 2 days after the last tablet, with tinidazole 3, with disulfiram (Antabuse) at least 2 weeks.',
      ),
      withMedicine(
        sedatives,
        'No. Together with alcohol it makes very sleepy and can stop the breathing, even with few drinks. If that has happened and somebody is hard to wake or breathes slowly, call {number}.',
      ),
      withMedicine(
        ['methotrexate', 'warfarin', 'metformin', 'insulin', 'gliclazide'],
        'Only a little, if your own doctor agrees: 1 or 2 drinks, not every day, never a binge and never on an empty stomach. More of it strains the liver or upsets the sugar or the blood thinning.',
      ),
    ],
    otherwise:
      'Tell me the name, and I can say. One or two drinks do no harm with most antibiotics, painkillers from the shelf, blood pressure tablets and statins, though you may feel dizzy. None with metronidazole, sleeping tablets or strong painkillers, unless a doctor agrees.',
    sources: [
      'NHS: Can I drink alcohol if I am taking antibiotics?',
      'NHS: Metronidazole',
      'NHS: Can I drink alcohol if I am taking painkillers?',
    ],
  },
  {
    topic: 'medicine-in-pregnancy',
    rules: [
      inEmergency(`Take nothing new on your own, and tell them at once that it is about a pregnancy. ${goNow}`),
      withMedicine(
        [
          'valproate',
          'topiramate',
          'isotretinoin',
          'roaccutane',
          'accutane',
          'methotrexate',
          'warfarin',
          'lithium',
          'ramipril',
          'lisinopril',
          'losartan',
        ],
        'A medicine that you name or take can harm an unborn baby, so ring the doctor who gave it, your midwife or a pharmacist today. With tablets for epilepsy, mood, clots or blood pressure do not stop on your own, for that is dangerous too; isotretinoin is stopped at once. If you only plan a pregnancy, use contraception until they have changed it.',
      ),
      withMedicine(
        ['ibuprofen', 'naproxen', 'nurofen', 'diclofenac'],
        'Better not: no ibuprofen or naproxen in pregnancy, and not at all from week 20 on, unless a doctor says so. Paracetamol is the choice, as little and as short as you can. One or two tablets already taken are rarely a harm; after week 20 tell your midwife.',
      ),
    ],
    otherwise:
      'That depends on the medicine; tell me its name, and I check it. Paracetamol is usually fine, ibuprofen, cold remedies and herbs are not without asking. Never stop a prescribed one by yourself; a pharmacist or your midwife can look it up today.',
    sources: ['NHS: Medicines in pregnancy', 'UKTIS: Best use of medicines in pregnancy'],
  },
  {
    topic: 'medicine-breastfeeding',
    rules: [
      inEmergency(`Take nothing new now; they find one that suits feeding. Somebody should bring the baby or some milk. ${goNow}`),
      withMedicine(
        ['codeine', 'tramadol', 'aspirin'],
        'Better not codeine, tramadol, or aspirin for pain: the first two can make a baby dangerously sleepy. Paracetamol and ibuprofen are fine while you feed. If the hospital gave it to you, ask them today; a baby who is drowsy, feeds badly or breathes slowly needs help at once.',
      ),
    ],
    otherwise:
      'Mostly yes, and you seldom need to stop or throw milk away. Tell me the name, or ask a pharmacist; with a premature or ill baby always ask.',
    sources: ['NHS: Breastfeeding and medicines'],
  },
  {
    topic: 'medicine-for-a-child',
    rules: [
      inEmergency(`Please give nothing more now, unless a doctor has told you to. The child must be seen. ${goNow}`),
      withMedicine(
        ['aspirin'],
        'No: no aspirin under 16 unless a specialist prescribed it, for it can bring on a rare, grave illness of liver and brain. Give paracetamol, or ibuprofen where it suits, by the age and the table on the bottle. If some was taken already, ring a pharmacist or a nurse line now and say how much.',
      ),
      withMedicine(
        ['codeine', 'tramadol', 'diazepam', 'melatonin'],
        'Not unless a doctor prescribed it for this child: codeine is not given under 12, and others only in a measured dose. If some was taken already, ring {poison} now, and {number} if the child is drowsy.',
      ),
    ],
    otherwise:
      'Tell me age, weight and name, and I can say more. For pain or fever: paracetamol from 2 months (over 4 kg), or ibuprofen from 3 months (over 5 kg), dose and gaps as on the bottle. No aspirin under 16.',
    sources: ['NHS: Paracetamol for children', 'NHS: Ibuprofen for children', 'NHS: Medicines for babies and children'],
  },
  {
    topic: 'expired-medicine',
    rules: [inEmergency(`If it is your emergency inhaler, spray or pen, use it, out of date or not, when there is no other. ${goNow}`)],
    otherwise:
      'Do not use what is out of date, washed, frozen or left in a hot car. A pharmacy takes all old medicines back; never down the toilet or in the bin.',
    sources: ['NHS: Why do medicines have expiry dates?', 'NHS: Medicines information'],
  },
  {
    topic: 'what-medicine-is-for',
    rules: [inEmergency(`Bring the packet along; those who help you will want to see it. ${goNow}`)],
    otherwise:
      'Write me the name as it stands on the packet, with the ingredient in small print, and I say what it is for. Do not take an unknown tablet. A pharmacist can tell you at once what it is and why you were given it.',
    sources: ['NHS: Medicines information', 'NHS: Paracetamol for adults'],
  },
  {
    topic: 'vaccine',
    rules: [
      inEmergency(`No jab now: this has to be looked at first. ${goNow}`),
      withFinding(
        ['animal-bite', 'puncture-wound', 'wound-dirty-tetanus', 'cut-wound', 'bat-contact'],
        'Tetanus: yes, if you had fewer than 3 jabs in your life, do not know, or the last was over 10 years ago and the wound is deep, dirty, a bite or from rust or soil. Best today; a walk-in clinic gives it. A bat, or any mammal bite abroad: wash it for 15 minutes and ask about rabies today, even for a scratch.',
      ),

      inPregnancy(
        'In pregnancy whooping cough (from week 16), RSV (from week 28) and flu are recommended, and they protect the baby. No live vaccines, such as MMR, chickenpox or the flu nose spray. A cold is no reason to wait; a fever is. Your midwife, surgery or pharmacist can tell you what is due.',
      ),
      withFinding(
        ['fever', 'fever-high'],
        'Wait until the fever is gone and you feel well again, usually a week or so, and then have it soon. A cold, a cough or antibiotics without fever are no reason to put it off, in children neither. Ring to move the date.',
      ),
      withFinding(
        ['takes-immunosuppressant', 'takes-chemotherapy', 'immune-suppressed', 'history-transplant'],
        'Most jabs are safe and important for you, but no live ones, such as MMR, chickenpox, yellow fever or the flu nose spray, before your specialist has agreed. Ask them when in your treatment it works best.',
      ),
    ],
    otherwise:
      'Mostly yes: a cold without fever is no reason to wait. Wait with a fever, or after a severe reaction to the same one. A pharmacy or surgery can say what is due.',
    sources: ['NHS: Vaccinations', 'NHS: Flu vaccine', 'CDC: Vaccines and preventable diseases'],
  },
  {
    topic: 'supplement',
    rules: [
      inEmergency(`Please take none of that now. ${goNow}`),
      inPregnancy(
        'Two are advised: folic acid (400 micrograms a day until week 12) and vitamin D (10 micrograms). No vitamin A and no cod liver oil. No herbs, Chinese or ayurvedic mixtures unless your midwife or a pharmacist agrees: most are not tested, and some harm the baby.',
      ),
      withMedicine(
        [
          'warfarin',
          'apixaban',
          'rivaroxaban',
          'sertraline',
          'citalopram',
          'tacrolimus',
          'ciclosporin',
          'lithium',
          'the pill',
          'methotrexate',
        ],
        'Not before it is checked: herbs and high doses can weaken your medicine or make it too strong, St John’s wort, turmeric, ginkgo and garlic capsules above all. Food amounts are fine. Tell me the name, or show the pot to a pharmacist.',
      ),
    ],
    otherwise:
      'Vitamins help those who lack them, and replace no treatment. Tell me which one and what else you take, and I check it. None for a child or before surgery without asking a pharmacist.',
    sources: ['NHS: Vitamins and minerals', 'NHS: Herbal medicines', 'NIH: National Center for Complementary and Integrative Health'],
  },
]
