import type { Advice } from '../advice-schema.ts'

export const musculoskeletalAdviceD = {
  'muscle-strain': {
    home: [
      'For the first 2 to 3 days rest the muscle, and keep it raised on a pillow when you can.',
      'Put ice in a towel on it for up to 20 minutes, every 2 to 3 hours.',
      'Wrap a bandage round it by day, snug but not tight. Take it off at night.',
      'After that, move it gently many times a day. Stop where it starts to hurt.',
      'From the third day on, warmth can ease a stiff muscle.',
    ],
    doctor: [
      'A doctor is rarely needed: no X-ray shows a pulled muscle. It heals on its own.',
      'If you can feel a gap in the muscle or cannot use it, a scan today or tomorrow shows whether it is torn through. A full tear may need an operation.',
      'A physiotherapist can help if it is no better after 2 weeks, or if it keeps coming back.',
    ],
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
      { ingredient: 'diclofenac', text: 'A diclofenac gel, rubbed on as the packet says, helps well and spares the stomach.', hasNot: ['group:nsaid-risk'], fromYears: 14 },
      { ingredient: 'ibuprofen', text: 'If that is not enough, take ibuprofen with food in place of the gel, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
    ],
    avoid: ['For the first 2 to 3 days avoid heat, alcohol, running and massage: they make it swell and bleed more.'],
    daily: {
      contagion: 'No, a pulled muscle is not catching.',
      work: 'Light work is fine as soon as the pain allows. Wait with heavy lifting for 2 to 3 weeks.',
      driving: 'Drive only when you can brake hard without pain getting in the way.',
      sport: 'Start with walking or cycling. Wait with sprints and jumps until it is as strong as the other side. That can take up to 8 weeks.',
    },
    expect: {
      course: 'Most pulled muscles are much better in 2 weeks and well in 3 to 6 weeks. A bad tear can take months.',
      doctorIf: ['you cannot walk or use the muscle', 'you feel a gap or a big lump in it', 'it is no better after 2 weeks', 'your calf gets swollen, hot and sore without an injury (see a doctor today: a clot can look like this)'],
      callIf: ['you heard a crack, or a bone looks out of place', 'the limb goes numb, cold, pale or blue', 'the muscle gets hard and the pain is beyond bearing', 'you get short of breath or chest pain with a swollen leg'],
    },
    sources: [
      { source: 'NHS: Sprains and strains', lookedUp: '2026-11-23' },
      { source: 'CKS: Sprains and strains', lookedUp: null },
      { source: 'NHS: Hamstring injury', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'mechanical-neck-pain': {
    home: [
      'Keep your neck moving. Turn and tilt the head slowly to each side, 5 to 10 times, every hour.',
      'Use a warm pack for 15 to 20 minutes at a time. Some people like cold better.',
      'Sleep on one low, firm pillow, on your side or back.',
      'Raise the screen to eye level. Get up and roll your shoulders every half hour.',
    ],
    doctor: [
      'An X-ray or scan is not needed: it shows worn joints in most people without pain too.',
      'If it still bothers you after 4 to 6 weeks, physiotherapy and exercises help.',
      { text: 'A doctor should look this week, since you have had cancer, take steroids or have thin bones.', has: ['history-cancer', 'takes-steroids', 'history-osteoporosis'] },
    ],
    medicines: [
      { ingredient: 'ibuprofen', text: 'Take ibuprofen with food for a few days, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
      { ingredient: 'diclofenac', text: 'A diclofenac gel, rubbed in as the packet says, can help too. Do not use it together with ibuprofen.', hasNot: ['group:nsaid-risk'], fromYears: 14 },
    ],
    avoid: ['Do not wear a neck collar and do not lie in bed all day: the neck gets stiffer.', 'Let nobody crack or jerk your neck while it hurts this much.'],
    daily: {
      contagion: 'No, a stiff neck of this kind is not catching.',
      work: 'Go on working if you can. Change your position every half hour and hold the phone in your hand, not with your shoulder.',
      driving: 'Do not drive until you can turn your head far enough to see behind you.',
      sport: 'Walking and swimming on your back are fine. Avoid heavy lifting for a week or two.',
    },
    expect: {
      course: 'A wry neck is better within a few days. Most neck pain goes within 1 to 2 weeks, sometimes in 6 weeks.',
      doctorIf: ['it is no better after 4 weeks', 'pain or tingling runs down an arm', 'pain wakes you every night or you lose weight', 'both shoulders and hips get stiff as well'],
      callIf: ['you get a fever with a stiff neck and a bad headache', 'an arm or a leg gets weak or numb', 'it follows a fall or a crash', 'the neck pain is sudden and comes with dizziness, slurred speech or trouble seeing'],
    },
    sources: [
      { source: 'CKS: Neck pain - non-specific', lookedUp: null },
      { source: 'NHS: Neck pain', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  osteoarthritis: {
    home: [
      'Move every day: walk, cycle or swim. It does not wear the joint out. It eases the pain.',
      'Strengthen the muscles round the joint 2 to 3 times a week. It may ache at first, and gets better within 6 to 12 weeks.',
      { text: 'Lose weight slowly. One kilogram less takes about four off each knee at every step.', has: ['obesity', 'weight-gain'] },
      'A warm pack or bath helps with stiffness. A cold pack for up to 20 minutes helps after use.',
      'Wear shoes with thick, soft soles. A stick in the hand of the other side takes load off a hip or knee.',
    ],
    doctor: [
      'An X-ray is not needed if your story fits. What it shows does not match the pain.',
      'Ask for a guided exercise course or physiotherapy: of all treatments it helps the most.',
      'A steroid injection can ease a bad spell for 2 to 10 weeks.',
      'If pain rules your life in spite of all this, a new hip or knee works well for most people.',
    ],
    medicines: [
      { ingredient: 'diclofenac', text: 'Rub a diclofenac gel on a knee or hand, as the packet says. It is the first choice and spares the stomach.', hasNot: ['group:nsaid-risk'], fromYears: 14 },
      { ingredient: 'ibuprofen', text: 'For a bad few days take ibuprofen with food in place of the gel, as the packet says.', hasNot: ['group:nsaid-risk', 'history-hypertension', 'takes-diuretic', 'takes-ace-inhibitor'], fromYears: 18, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Paracetamol helps only a little, but is safe for a bad day, as the packet says.' },
    ],
    avoid: [
      'Do not rest the joint for weeks: the muscles that hold it get weak.',
      'Save your money: glucosamine does not help more than a dummy pill.',
      { text: 'Avoid ibuprofen and naproxen tablets: they raise blood pressure and strain the heart.', has: ['history-hypertension', 'history-heart-failure', 'history-heart-attack'] },
    ],
    daily: {
      contagion: 'No, worn joints are not catching. They often run in families.',
      work: 'You can go on working. Change between sitting, standing and walking, and ask for help with kneeling and heavy loads.',
      driving: 'Drive only while you can brake hard and turn the wheel without pain getting in the way.',
      sport: 'Walking, cycling, swimming and tai chi are best. Change to them from football or squash if those hurt for more than a day.',
    },
    expect: {
      course: 'It comes and goes over years. Many people stay the same or even get better with exercise. Only a few need a new joint.',
      doctorIf: ['pain wakes you every night', 'the joint locks, or gives way so that you fall', 'it is stiff for more than an hour each morning', 'exercise and gel have not helped after 3 months'],
      callIf: ['a joint turns hot, red and very swollen, with a fever or shivers', 'you cannot put weight on the leg after a fall'],
    },
    sources: [
      { source: 'NICE: Osteoarthritis in over 16s: diagnosis and management', lookedUp: null },
      { source: 'NHS: Osteoarthritis', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'nocturnal-leg-cramps': {
    home: [
      'When a cramp comes, pull your toes up towards the shin with a straight knee, or stand on the leg. Hold for 30 seconds.',
      'Rub the muscle hard while you stretch it. A warm pack afterwards eases the soreness.',
      'Stretch your calves against a wall for 5 minutes, best just before bed.',
      'Sleep with loose covers so that your toes can point up.',
    ],
    doctor: [
      'Tests are not needed for a cramp now and then. If cramps spoil your sleep, a doctor may check your blood salts, kidneys, thyroid and sugar.',
      { text: 'Ask whether your tablets can be changed: water tablets and cholesterol tablets can cause cramps. Do not stop them on your own.', has: ['takes-diuretic', 'takes-statin', 'class:statin'] },
      { text: 'In pregnancy cramps are common and harmless. Tell the midwife at the next visit.', has: ['pregnant'] },
    ],
    medicines: [{ ingredient: 'paracetamol', text: 'If the muscle is sore next day, paracetamol helps, as the packet says. It does not stop the cramp itself.' }],
    avoid: ['Do not take quinine on your own: it can do harm to the heart and the blood.', { text: 'Avoid alcohol in the evening: it brings cramps on.', fromYears: 12 }],
    daily: {
      contagion: 'No, cramps are not catching.',
      sport: 'Go on with sport, but warm up and stretch before and after. Raise your training step by step.',
      food: 'Drink enough by day. Extra magnesium does not help most people.',
    },
    expect: {
      course: 'A cramp lasts from seconds to 10 minutes. Cramps come in spells over weeks and often go again. In pregnancy they stop after the birth.',
      doctorIf: ['they spoil your sleep for more than 2 weeks', 'your legs get weak, numb or thin', 'your calves cramp when you walk and stop when you rest', 'one calf is swollen, hot and sore (see a doctor today: it may be a clot)'],
      callIf: ['a cramp does not ease after 10 minutes of stretching and the leg turns cold or pale', 'cramps seize the whole body or the jaw', 'you get short of breath or chest pain with a swollen calf'],
    },
    sources: [
      { source: 'NHS: Leg cramps', lookedUp: null },
      { source: 'CKS: Leg cramps', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'achilles-tendinopathy': {
    home: [
      'Stop running and jumping for now. Walking, cycling and swimming are fine if it does not hurt more next day.',
      'Put ice in a towel on it for up to 20 minutes after use.',
      'Put a small heel lift into both shoes, and wear shoes that hold the heel.',
      'Do slow heel drops on a step every day for 12 weeks. A bit of pain with them is all right.',
    ],
    doctor: [
      'An X-ray or scan is not needed at first. A doctor squeezes your calf to be sure that the tendon is whole.',
      'Physiotherapy with slow, heavy exercise works best. Shock waves can be added after 3 months.',
      'Steroids are not injected into this tendon: it could tear.',
      { text: 'Call whoever prescribed your antibiotic today, before you take the next tablet: this kind can harm tendons.', has: ['class:fluoroquinolone'] },
    ],
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
      { ingredient: 'diclofenac', text: 'A diclofenac gel can ease the first weeks, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 14 },
    ],
    avoid: ['Do not train through sharp pain, and do not stretch the tendon hard.'],
    daily: {
      contagion: 'No, a sore tendon is not catching.',
      work: 'You can work. If you stand all day, ask for time off your feet.',
      driving: 'Drive only when you can press the pedals hard without pain.',
      sport: 'Go back to running step by step over 6 to 12 weeks. Begin on flat, soft ground, every second day.',
    },
    expect: {
      course: 'It is slow. Most people are better after 3 to 6 months of exercise.',
      doctorIf: ['it is no better after 6 weeks of exercise', 'both heels hurt and your back is stiff in the morning', 'you took an antibiotic such as ciprofloxacin in the weeks before', 'your calf is swollen, hot and sore (see a doctor today: it may be a clot)'],
      callIf: ['you felt a sudden snap or blow at the heel', 'you cannot stand on tiptoe or push off with that foot', 'you get short of breath or chest pain with a swollen calf'],
    },
    sources: [
      { source: 'CKS: Achilles tendinopathy', lookedUp: null },
      { source: 'NHS: Tendonitis', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  costochondritis: {
    home: ['Rest from lifting, pushing and hard sport until it eases.', 'Use a warm pack for 15 to 20 minutes at a time. If cold feels better, use a cold pack in a towel.', 'Breathe calmly and deeply a few times each hour. It hurts a little but does no harm.', 'Hold a pillow to your chest when you cough.'],
    doctor: [
      'If pressing on the spot brings on the very pain, no X-ray or blood test is needed.',
      'A doctor may want a tracing of the heart (ECG) to be sure, most of all if you are over 35 or have a heart risk. It takes 5 minutes.',
      { text: 'Since you have had heart trouble, any new chest pain needs a check today, even if it hurts to press.', has: ['history-heart-attack', 'history-coronary-disease'] },
    ],
    antibiotics: 'No. The joint is sore, not infected.',
    medicines: [
      { ingredient: 'ibuprofen', text: 'Take ibuprofen with food for a few days, as the packet says.', hasNot: ['group:nsaid-risk', 'history-heart-attack', 'history-coronary-disease'], fromYears: 12, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
    ],
    avoid: ['Do not keep pressing on the spot: it stays sore.'],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'Light work is fine. Leave heavy lifting for 2 to 4 weeks.',
      sport: 'Avoid press-ups, rowing and contact sport until pressing no longer hurts. Walking is fine.',
    },
    expect: {
      course: 'It is harmless. It usually goes within a few weeks, but can come and go for a few months.',
      doctorIf: ['it is no better after 2 weeks', 'the spot is red, hot and more and more swollen', 'you have a fever or a new cough', 'pain wakes you every night'],
      callIf: ['you feel pressure or tightness in the chest, usually with effort', 'the pain spreads to arm, jaw or back, or you sweat and feel sick', 'you are short of breath or cough up blood', 'you faint'],
    },
    sources: [
      { source: 'NHS: Costochondritis', lookedUp: null },
      { source: 'AAFP: Costochondritis', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'plantar-fasciitis': {
    home: [
      'Before the first steps of the day, pull your toes up and hold for 10 seconds, 10 times.',
      'Stretch your calf against a wall 3 times a day, 30 seconds each time.',
      'Roll your foot over a cold bottle for up to 20 minutes in the evening.',
      'Wear shoes with a soft, raised heel, also at home. Soft heel pads or insoles help.',
      { text: 'Losing a little weight takes load off the heel.', has: ['obesity', 'weight-gain'] },
    ],
    doctor: [
      'An X-ray is not needed. A heel spur on it is common and does not cause the pain.',
      'If stretches do not help within 3 months, physiotherapy, insoles made for you or shock waves may.',
      'A steroid injection eases it for a few weeks, but it hurts and can weaken the band. It comes late.',
      { text: 'With diabetes, have your feet checked this week: numb feet hide other trouble.', has: ['history-diabetes'] },
    ],
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for bad days, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food can help for a few days, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
    ],
    avoid: ['Do not walk barefoot on hard floors, and avoid flip-flops and flat, thin soles.'],
    daily: {
      contagion: 'No, heel pain is not catching.',
      work: 'You can work. Sit down for a few minutes each hour if you stand all day.',
      sport: 'Swap running and jumping for cycling or swimming for 4 to 6 weeks. Then go back step by step.',
    },
    expect: {
      course: 'It is slow but goes away on its own. Most people are well within 6 to 12 months, sooner with daily stretches.',
      doctorIf: ['the heel is numb or tingles', 'it hurts at night in bed too', 'the heel is red, hot or you have a fever', 'it is no better after 3 months of stretches'],
      callIf: ['you felt a snap in the sole or heel and cannot walk'],
    },
    sources: [
      { source: 'NHS: Plantar fasciitis', lookedUp: null },
      { source: 'CKS: Plantar fasciitis', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'rotator-cuff-tendinopathy': {
    home: [
      'Avoid work above shoulder height for a few weeks, but keep the arm moving.',
      'Let the arm hang and swing it in small circles for 2 to 3 minutes, several times a day.',
      'Do shoulder exercises every day for 6 to 12 weeks. A little pain with them does no harm.',
      'Sleep on the other side with a pillow under the sore arm.',
    ],
    doctor: [
      'A scan is not needed at first: it shows small tears in many people without pain.',
      'Physiotherapy works as well as an operation for most people.',
      'One steroid injection can ease bad pain for a few weeks, so that you can exercise.',
      'If you could not lift the arm at once after a fall, a doctor should look this week: a torn tendon is best mended early.',
    ],
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food can help for a week or two, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
    ],
    avoid: ['Do not rest the arm in a sling: the shoulder stiffens.'],
    daily: {
      contagion: 'No, a sore shoulder is not catching.',
      work: 'Go on working with the hands below shoulder height. Ask for other tasks if you lift or reach all day.',
      driving: 'Drive only when you can turn the wheel fast with both hands.',
      sport: 'Avoid throwing, serving and swimming crawl until lifting the arm is free of pain.',
    },
    expect: {
      course: 'It often takes weeks to months. Most people are better after 3 to 6 months with exercises.',
      doctorIf: ['you cannot lift the arm after a fall', 'it is no better after 6 weeks of exercises', 'the shoulder gets stiff in all directions', 'you have a lump, lose weight or wake every night'],
      callIf: ['the joint is hot and red and you have a fever', 'the shoulder looks out of place after a fall', 'the pain comes with pressure in the chest, sweating or shortness of breath', 'the arm gets weak and numb all at once'],
    },
    sources: [
      { source: 'CKS: Shoulder pain', lookedUp: null },
      { source: 'NHS: Shoulder impingement', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'lumbar-disc-herniation': {
    home: [
      'Keep as active as the pain allows. Short walks several times a day are best.',
      'Lie on your side with a pillow between your knees, or on your back with your lower legs raised, for short rests.',
      'Use a warm pack for 15 to 20 minutes at a time.',
      'Change your position every 20 to 30 minutes. Sitting is often worst.',
    ],
    doctor: [
      'A doctor tests the strength and the feeling of your legs: that shows whether the nerve is in danger.',
      'A scan is not needed in the first 6 weeks unless a leg is weak. It would not change the treatment.',
      'Physiotherapy helps. For very bad pain an injection near the nerve can, and later an operation.',
      { text: 'A doctor should look this week, since you have had cancer, take steroids or have thin bones.', has: ['history-cancer', 'takes-steroids', 'history-osteoporosis'] },
    ],
    medicines: [
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food can take the edge off for a few days, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Paracetamol helps only a little, but is safe to add, as the packet says.' },
    ],
    avoid: ['Do not lie in bed for days, and lift nothing heavy for a few weeks.', 'Strong opioid tablets and nerve tablets help little with sciatica and make you drowsy.'],
    daily: {
      contagion: 'No, sciatica is not catching.',
      work: 'Go back as soon as you can, even with some pain. Ask for no lifting, and stand up every half hour.',
      driving: 'Do not drive while pain or a numb foot keeps you from braking hard.',
      sport: 'Walk from the start. Begin swimming and strength exercises as it eases, and heavy sport after 6 to 12 weeks.',
    },
    expect: {
      course: 'The first 2 weeks are the worst. Most people are better in 4 to 6 weeks and well in 12, without an operation.',
      doctorIf: ['it is no better after 2 weeks', 'the numb patch grows', 'you have a fever or lose weight', 'pain keeps you from sleeping at all'],
      callIf: ['you go numb between your legs or around the bottom', 'you cannot pass water, or leak urine or stool', 'a leg or foot gets weak, or the foot drops', 'pain and tingling run down both legs'],
    },
    sources: [
      { source: 'NICE: Low back pain and sciatica in over 16s: assessment and management', lookedUp: null },
      { source: 'CKS: Sciatica (lumbar radiculopathy)', lookedUp: null },
      { source: 'NHS: Sciatica', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'lateral-epicondylitis': {
    home: [
      'Rest from gripping, twisting and lifting with the palm down for about 2 weeks.',
      'Lift things with the palm up and the elbow bent. Use both hands.',
      'Put a cold pack in a towel on it for up to 20 minutes, a few times a day.',
      'A strap round the forearm, just below the elbow, takes strain off by day.',
      'When it is calmer, lower a small weight slowly with the wrist every day for 6 to 12 weeks.',
    ],
    doctor: ['A doctor is rarely needed. An X-ray or scan is not.', 'Physiotherapy helps it heal faster.', 'A steroid injection eases it for a few weeks, but it comes back more often. So it is no longer the first choice.'],
    medicines: [
      { ingredient: 'diclofenac', text: 'Rub in a diclofenac gel, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 14 },
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
    ],
    avoid: ['Do not go on with the movement that hurts: it can drag on for months.'],
    daily: {
      contagion: 'No, tennis elbow is not catching.',
      work: 'You can work. Change tasks often, use thick handles and power tools, and keep the mouse close to you.',
      sport: 'Avoid racket sports and heavy weights until gripping no longer hurts. Have the size of your grip checked.',
    },
    expect: {
      course: 'It gets better on its own, but slowly. Most people are well within 6 to 12 months, some in 2 years.',
      doctorIf: ['fingers are numb or the hand is weak', 'the elbow locks or cannot be straightened', 'it is no better after 3 months', 'the pain began with a fall'],
      callIf: ['the elbow is hot, red and swollen and you have a fever', 'the elbow looks out of shape after a fall'],
    },
    sources: [
      { source: 'NHS: Tennis elbow', lookedUp: null },
      { source: 'CKS: Tennis elbow', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'frozen-shoulder': {
    home: ['Keep using the arm within comfort. Do not force it in the painful first months.', 'Let the arm hang and swing in small circles for 2 to 3 minutes, several times a day.', 'Use a warm pack for 15 to 20 minutes before you stretch.', 'Sleep on the other side with a pillow under the sore arm.'],
    doctor: [
      'A doctor turns your arm to tell it from a torn tendon. An X-ray is usually not needed.',
      'A steroid injection into the joint works best in the first months, while it hurts most. So go soon.',
      'Physiotherapy helps once the worst pain has gone. An operation is rarely needed.',
      { text: 'Have your sugar checked: good control helps the shoulder too. A steroid injection raises the sugar for a few days.', has: ['history-diabetes'] },
      { text: 'Ask for a sugar test: it often comes with diabetes that nobody has found yet.', hasNot: ['history-diabetes'] },
    ],
    medicines: [
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, also before bed, as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food can help for a week or two, as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 18, toYears: 65 },
    ],
    avoid: ['Do not keep the arm in a sling, and do not wrench it: both make it worse.'],
    daily: {
      contagion: 'No, a frozen shoulder is not catching.',
      work: 'You can work with the hands below shoulder height. Ask for help with reaching and lifting.',
      driving: 'Drive only when you can turn the wheel fast and safely with both hands.',
      sport: 'Walking and cycling are fine. Avoid throwing and heavy weights.',
    },
    expect: {
      course: 'First it hurts for months, then it is stiff, then it loosens. It takes 1 to 3 years, and most people get nearly all movement back.',
      doctorIf: ['pain keeps you from sleep', 'the arm gets weak or numb', 'both shoulders and both hips hurt', 'it began with a fall'],
      callIf: ['the joint is hot and red and you have a fever', 'the pain comes with pressure in the chest, sweating or shortness of breath'],
    },
    sources: [
      { source: 'NHS: Frozen shoulder', lookedUp: null },
      { source: 'CKS: Shoulder pain', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'polymyalgia-rheumatica': {
    home: [
      'See a doctor today or tomorrow. There is no cure at home, but the right tablets work fast.',
      'Until then, move gently through the day. Lying still makes the stiffness worse.',
      'A warm shower or a warm pack for 15 to 20 minutes eases the morning.',
      'Write down what you cannot do: turn in bed, rise from a chair, comb your hair. It helps the doctor.',
    ],
    doctor: [
      'A blood test for inflammation is done first, best before the first tablet.',
      'Low-dose steroid tablets usually help within a week. If they do not, the doctor looks for another cause.',
      'You take them for 1 to 2 years, less and less. Ask for something to protect your bones and stomach.',
      'The doctor asks about head, jaw and eyes: one in six gets inflamed head arteries too, and they can take your sight.',
      { text: 'Say that you have diabetes: steroids raise the sugar, so it must be measured more often.', has: ['history-diabetes'] },
    ],
    medicines: [{ ingredient: 'paracetamol', text: 'Paracetamol helps a little until you have been seen, as the packet says.' }],
    avoid: [
      'Do not wait for weeks in the hope that it will pass.',
      { text: 'Never stop your steroid tablets all at once: after a few weeks the body needs them. Carry a steroid card.', has: ['takes-steroids'] },
      { text: 'Avoid ibuprofen and naproxen: they can harm weak kidneys.', has: ['history-kidney-disease'] },
      { text: 'Avoid ibuprofen and naproxen: they can make an ulcer bleed.', has: ['history-ulcer'] },
    ],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'Most people can work again within 1 to 2 weeks of starting treatment.',
      driving: 'Do not drive while you cannot turn your head or grip the wheel.',
      sport: 'Walk every day. It keeps muscles and bones strong while you take steroids.',
      food: 'With steroids eat enough calcium (milk, cheese, yoghurt) and ask about vitamin D.',
    },
    expect: {
      course: 'With steroids you feel much better within days. The dose comes down over 1 to 2 years. It can flare up in between.',
      doctorIf: ['you are not much better after a week of steroids', 'the stiffness comes back as the dose goes down', 'you have a fever, sweat at night or lose weight', 'you vomit and cannot keep your steroid tablets down (call today)'],
      callIf: ['you lose sight, even for a moment, or see double', 'you get a new headache or a sore scalp', 'your jaw or tongue hurts when you chew'],
    },
    sources: [
      { source: 'CKS: Polymyalgia rheumatica', lookedUp: null },
      { source: 'NHS: Polymyalgia rheumatica', lookedUp: null },
      { source: 'AAFP: Polymyalgia rheumatica and giant cell arteritis', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
