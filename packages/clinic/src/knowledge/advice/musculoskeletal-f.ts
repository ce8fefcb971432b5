import type { Advice } from '../advice-schema.ts'

export const musculoskeletalAdviceF = {
  fibromyalgia: {
    home: [
      'Move a little every day: walking, water exercise or cycling, 5 to 10 minutes at first, and a little more each week.',
      'Go to bed and get up at the same times. Better sleep means less pain.',
      'Spread what you do over the day and take short rests before you are worn out, on good days too.',
      'Warm baths and heat packs for 15 to 20 minutes ease stiff muscles.',
    ],
    doctor: ['No scan or blood test shows it; a few blood tests are done once to rule out other causes.', 'A doctor can offer an exercise course, talking therapy for pain, and a medicine that calms pain nerves. Strong painkillers do not help and are best left out.'],
    medicines: [],
    avoid: ['Do not rest in bed for days: it makes pain and tiredness worse.', 'Avoid strong painkillers with codeine: they help little here and are hard to stop.'],
    daily: { contagion: 'No, it is not catching, and it does not harm the joints.', work: 'Most people can work. Ask for breaks, changes of position and flexible hours.', sport: 'Gentle sport is the best treatment. Begin slowly, and go on over a flare with less.' },
    expect: {
      course: 'It comes in flares over years. With exercise and sleep most people get better over a few months, though it rarely goes away.',
      doctorIf: ['a joint swells', 'you lose weight or have a fever', 'your mood gets very low', 'the pain changes or keeps to one place'],
      callIf: ['your arms or legs get weak or numb, or you cannot hold urine or stool', 'you think of ending your life'],
    },
    sources: [
      { source: 'NHS: Fibromyalgia', lookedUp: null },
      { source: 'NICE: Chronic pain (primary and secondary) in over 16s', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'trigger-finger': {
    home: ['Rest the hand from gripping and squeezing for 2 to 4 weeks. Use thicker handles.', 'Wear a splint that keeps the finger straight at night, for up to 6 weeks.', 'Warm water for a few minutes in the morning loosens it. Then bend and stretch it gently 10 times.'],
    doctor: [
      'No X-ray is needed. A steroid injection helps about two in three people, often within days.',
      'If it keeps locking, a small operation frees the tendon; it takes a few minutes under local numbing.',
      { text: 'With diabetes an injection helps less often, and raises your sugar for a few days: measure more often.', has: ['history-diabetes'] },
    ],
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food eases the soreness, as the packet says.', hasNot: ['group:nsaid-risk'], toYears: 65 },
    ],
    avoid: ['Do not snap the finger straight by force again and again.'],
    daily: { contagion: 'No, it is not catching.', work: 'You can work. Change hands and take breaks from gripping tools.', driving: 'Drive only if you can grip the wheel well.' },
    expect: {
      course: 'A mild one settles in a few weeks of rest. One that locks often needs an injection.',
      doctorIf: ['it is no better after 6 weeks', 'it locks and you need the other hand to free it', 'it cannot be straightened any more'],
      callIf: ['the finger is hot, red, swollen and too painful to move, above all with a fever'],
    },
    sources: [{ source: 'NHS: Trigger finger', lookedUp: null }],
    reviewed: '2026-11-26',
  },
  'meniscal-tear': {
    home: ['Rest the knee for 2 days, then walk as it allows. Use a stick in the other hand if you limp.', 'Hold a wrapped cold pack on it for 15 to 20 minutes, every 2 to 3 hours on the first days.', 'Keep the leg up when you sit. Tighten the thigh muscle 10 times, several times a day.'],
    doctor: [
      'Most small tears heal or settle with 6 to 12 weeks of exercises from a physiotherapist, as well as with an operation.',
      'Have a knee that is locked and cannot be straightened seen today or tomorrow: a piece may be caught in the joint.',
      'A scan (MRI) is for a locked knee, or one that is no better after 6 weeks. An X-ray shows bones only.',
    ],
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food helps too, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
    ],
    avoid: ['Do not squat deep, kneel or twist on the bent knee for 6 weeks.'],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'Desk work is fine. Ask for other tasks if you kneel, squat or climb ladders.',
      sport: 'Cycle and swim (no breaststroke) as soon as it does not hurt. Back to turning sports after 6 to 12 weeks, when the knee is strong.',
      driving: 'Drive only when you can brake hard without pain.',
    },
    expect: {
      course: 'Pain and swelling ease in 2 to 6 weeks. It can click for longer.',
      doctorIf: ['the knee is locked and cannot be straightened (today)', 'it is no better after 6 weeks', 'it gives way under you', 'it swells again and again'],
      callIf: ['the knee is hot and red and you have a fever', 'your calf swells and hurts, or you get short of breath'],
    },
    sources: [
      { source: 'NHS: Meniscus tear (knee cartilage damage)', lookedUp: null },
      { source: 'CKS: Knee pain, assessment', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  osteoporosis: {
    home: [
      'Walk, dance or climb stairs on most days, and train muscles twice a week: bones get stronger by load.',
      'Eat calcium every day: milk, yogurt, cheese, tinned fish with bones, or plant drinks with calcium.',
      'Train your balance, and clear loose rugs and cables: fewer falls mean fewer breaks.',
      { text: 'Stop smoking: it thins the bones.', has: ['smoker'] },
    ],
    doctor: [
      'A bone density scan and a risk score say whether you need tablets. They halve the risk of a broken spine.',
      'Before tablets begin, calcium and vitamin D are checked in the blood and teeth are looked at.',
      { text: 'Long courses of steroids thin bones: ask this month whether you need bone protection.', has: ['takes-steroids'] },
    ],
    medicines: [],
    avoid: ['Do not lift heavy things with a bent back.', 'Keep alcohol under 2 drinks a day.', { text: 'Take your bone tablet with a full glass of water, and do not lie down for 30 minutes after it: it can burn the gullet.', has: ['takes-bisphosphonate'] }],
    daily: { contagion: 'No, it is not catching. It runs in families.', work: 'You can work. Ask for other tasks if you lift heavy things.', sport: 'Sport is good for you. Avoid falls and hard twists if your bones are already very thin.' },
    expect: {
      course: 'It causes no pain until a bone breaks. Treatment works over months to years, and is looked at again after 3 to 5 years.',
      doctorIf: ['you get a new pain in the middle of the back', 'you have lost more than 4 cm in height', 'your jaw or thigh hurts while you take bone tablets', 'you fall more than once in a year'],
      callIf: ['you cannot stand or walk after a fall', 'your legs get weak or numb, or you cannot hold urine or stool'],
    },
    sources: [
      { source: 'NHS: Osteoporosis', lookedUp: null },
      { source: 'CKS: Osteoporosis, prevention of fragility fractures', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'giant-cell-arteritis': {
    home: ['Go today, even if the pain eases: the sight is at risk, and tablets protect it.', 'Write down since when you have the headache, and every moment in which you saw less or double.', 'Take your list of medicines along.'],
    doctor: [
      'Blood is taken the same day for signs of inflammation. A high dose of steroid tablets is started at once if a doctor suspects it, before other tests.',
      'An ultrasound of the temple arteries, or a small piece of one, confirms it within a week or two.',
      'The tablets go on for one to two years in falling doses, with calcium, vitamin D and often a tablet for the bones.',
      'Steroids can raise the sugar and the blood pressure, so both are checked.',
    ],
    medicines: [{ ingredient: 'paracetamol', text: 'Paracetamol eases the headache until you are seen, as the packet says. It does not protect the sight.' }],
    avoid: ['Do not wait for an eye test or an appointment next week.', 'Never stop steroid tablets on your own: it can come back within days.'],
    daily: {
      contagion: 'No, it is not catching.',
      driving: 'Do not drive until a doctor has looked at your eyes.',
      work: 'Stay off work until the pain has gone and your sight is safe.',
    },
    expect: {
      course: 'With steroids the headache eases within days. Sight that is lost seldom comes back, and that is why nobody waits.',
      doctorIf: ['the headache comes back while the dose goes down', 'your shoulders or hips get stiff and sore', 'you are very thirsty or your mood changes much on the tablets'],
      callIf: ['you see less, double or nothing in one eye, even for minutes', 'your face, arm or leg gets weak or you cannot speak', 'you have pain in the chest or a tearing pain in the back'],
    },
    sources: [
      { source: 'NHS: Temporal arteritis', lookedUp: null },
      { source: 'EULAR: Management of large vessel vasculitis', lookedUp: null },
    ],
    reviewed: null,
  },
} as const satisfies Record<string, Advice>
