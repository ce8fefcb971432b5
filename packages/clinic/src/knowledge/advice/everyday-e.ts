import type { Advice } from '../advice-schema.ts'

export const everydayAdviceE = {
  'obesity-condition': {
    home: [
      { text: 'Aim to lose half a kilogram to one kilogram a week. Slow loss lasts longer than a crash diet.', fromYears: 18, hasNot: ['pregnant', 'history-eating-disorder'] },
      'Swap sweet drinks, fast food and snacks for water, vegetables, fruit, beans and wholegrain bread, every day.',
      'Move for 150 to 300 minutes a week, so that you breathe harder: a fast walk, a bike, a swim.',
      'Weigh yourself once a week, on the same day, and write it down.',
    ],
    doctor: [
      'The doctor checks blood pressure, sugar and fats once, since weight can raise all three without your feeling it.',
      'A weight course, medicines or an operation can help where diet and exercise alone do not. Ask whether one suits you.',
      { text: 'Ask whether one of your medicines makes you gain weight. Do not stop it on your own.', has: ['takes-steroids', 'takes-antipsychotic', 'takes-antidepressant', 'takes-insulin'] },
    ],
    medicines: [],
    avoid: ['Avoid crash diets and slimming pills from the internet: the weight comes back, and some pills harm the heart.', { text: 'Do not try to lose weight in pregnancy: eat well, move every day, and ask your midwife.', has: ['pregnant'] }],
    daily: {
      work: 'Walk in your breaks, take the stairs, and stand up once an hour.',
      food: 'Eat slowly, from a smaller plate, and stop when you are full. No single food is forbidden.',
      sport: 'Start with 10 minutes a day and add a little each week. Swimming and cycling spare the knees.',
    },
    expect: {
      course: 'Losing even a twentieth of your weight (5 kg of 100 kg) lowers blood pressure and sugar. Most people need 6 to 12 months for it.',
      doctorIf: ['you gain weight quickly without eating more', 'you are very thirsty and pass a lot of urine', 'you snore and fall asleep in the day', 'food or your weight is on your mind all the time'],
      callIf: ['you have pressure in the chest or cannot get your breath'],
    },
    sources: [
      { source: 'NHS: Treatment - Obesity', lookedUp: '2026-11-26', address: 'https://nhs.uk/conditions/obesity/pages/treatment.aspx' },
      { source: 'NICE: Overweight and obesity management', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'peripheral-arterial-disease': {
    home: [
      'Walk every day until it hurts too much, stop until it has gone, and walk on: 30 minutes in all, several times a week.',
      { text: 'Stop smoking, with help: it does more than anything else for your legs and heart.', notDenied: ['smoker'], fromYears: 12 },
      'Look at your feet every evening for sores, blisters and changes of colour, also between the toes.',
      'Keep your feet warm and dry, and wear shoes that do not press.',
    ],
    doctor: [
      'The doctor measures the blood pressure at your ankles and arms. That shows how narrow the arteries are.',
      'A tablet against clots and one that lowers cholesterol protect from heart attack and stroke, so do not put the visit off.',
      'Guided walking for 3 months comes first. A balloon or a bypass is for legs that still stop you, or hurt at rest.',
    ],
    medicines: [{ ingredient: 'paracetamol', text: 'Paracetamol helps aching legs at rest, for up to 3 days as the packet says. The pain of walking goes away on its own when you stop.' }],
    avoid: ['Do not wear tight stockings or support socks before the blood flow has been measured: they can harm the skin.', 'Do not warm cold feet with a hot-water bottle: you may burn them without feeling it.', 'Do not cut corns yourself, and do not walk barefoot.'],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work. If you stand or walk a lot, plan short stops.',
      sport: 'Walking is the treatment: the pain does no harm, and the distance grows in 3 to 6 months.',
      driving: 'You can drive as long as you can press the pedals firmly.',
    },
    expect: {
      course: 'With walking and no smoke most people can go further within 3 to 6 months. It is a lasting illness of the arteries.',
      doctorIf: ['the distance you can walk gets shorter', 'the foot hurts in bed and is better hanging down (today)', 'a sore on the foot has not healed in a week', 'a toe turns dark (today)'],
      callIf: ['a leg suddenly turns cold, pale or numb', 'you have pressure in the chest', 'you are suddenly weak on one side or cannot speak properly'],
    },
    sources: [
      { source: 'NHS: Peripheral arterial disease (PAD)', lookedUp: null },
      { source: 'NICE: Peripheral arterial disease: diagnosis and management', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'superficial-thrombophlebitis': {
    home: ['Raise the leg or arm when you rest, for 20 to 30 minutes several times a day.', 'Keep walking about: moving keeps the blood flowing.', 'Lay a cool or a warm damp cloth on the vein for 15 minutes, whichever eases it.'],
    doctor: [
      'See a doctor within a day: an ultrasound may be needed to make sure that no deeper vein is blocked.',
      'A long stretch, or one near the groin or the knee fold, is often treated with a blood thinner for about 6 weeks.',
      { text: 'You are pregnant: call the midwife or doctor today, since clots are more likely now.', has: ['pregnant'] },
    ],
    antibiotics: 'No antibiotic is needed: the vein is inflamed, not infected.',
    medicines: [
      { ingredient: 'ibuprofen', text: 'Ibuprofen, as a gel on a small patch or as tablets with food, eases pain and redness, for up to 7 days as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 14 },
      { ingredient: 'paracetamol', text: 'Paracetamol eases the pain, for up to 3 days as the packet says.' },
    ],
    avoid: ['Do not stay in bed, and do not sit still for hours.', 'Do not rub or squeeze the hard vein.', { text: 'Wear no support stocking before a doctor has felt the pulses of your feet.', has: ['condition:peripheral-arterial-disease', 'history-diabetes'] }],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work. Get up and walk every half hour.',
      travel: 'Put off a flight or a long drive until a doctor has looked at it.',
      sport: 'Walking is good. Leave hard sport until it no longer hurts.',
    },
    expect: {
      course: 'The pain eases within 1 to 2 weeks. The hard cord can be felt for a few months, and the skin may stay darker.',
      doctorIf: ['the redness spreads towards the groin or the knee fold (today)', 'the whole leg swells (today)', 'you get a fever', 'it comes back in another vein'],
      callIf: ['you are suddenly short of breath', 'your chest hurts when you breathe in', 'you cough up blood'],
    },
    sources: [
      { source: 'NHS: Phlebitis (superficial thrombophlebitis)', lookedUp: null },
      { source: 'CKS: Superficial vein thrombosis (superficial thrombophlebitis)', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'chronic-venous-insufficiency': {
    home: ['Put your legs up above the level of your heart for 30 minutes, 3 or 4 times a day.', 'Walk every day, and move your feet up and down for a minute each hour when you sit.', 'Rub a plain moisturiser into the dry skin of your legs every day.'],
    doctor: [
      'Support stockings or bandages do the most. First a nurse measures the blood flow in your feet, since they can harm poor arteries.',
      'An open sore heals in about 3 to 6 months with firm bandages, changed each week. Without them it often stays open.',
      'An ultrasound of the veins shows whether treating them would keep the sore from coming back.',
    ],
    antibiotics: 'Antibiotics help only where the sore is infected: more pain, pus, spreading redness or fever.',
    medicines: [{ ingredient: 'paracetamol', text: 'Paracetamol eases the pain, for up to 3 days as the packet says.' }],
    avoid: [
      'Do not stand still for long, and do not sit with your legs crossed.',
      'Leave scented creams and plasters off the sore skin: it becomes allergic to them easily.',
      { text: 'Wear no tight stocking before the blood flow has been measured.', has: ['history-diabetes', 'condition:peripheral-arterial-disease', 'smoker'] },
    ],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work. Walk about or sit with your feet up in your breaks.',
      sport: 'Walking, cycling and swimming make the calf pump the blood up. Do not swim with an open sore.',
      travel: 'On a long journey wear your stockings, and walk once an hour.',
    },
    expect: {
      course: 'It lasts, but swelling and itch ease within weeks of wearing stockings every day.',
      doctorIf: ['a sore has not begun to heal in 2 weeks', 'the skin round it gets red, hot and more painful (today)', 'the sore smells or runs more', 'you have a fever with it (today)'],
      callIf: ['one leg suddenly swells and you get short of breath', 'a vein bleeds and does not stop after 10 minutes of firm pressing with the leg up'],
    },
    sources: [
      { source: 'NHS: Venous leg ulcer', lookedUp: null },
      { source: 'CKS: Leg ulcer - venous', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'corneal-foreign-body': {
    home: [
      'Wash your hands, and rinse the eye with clean water for a few minutes: pour it from a cup, or hold the open eye under a weak tap.',
      'Blink under water, or pull the upper lid down over the lower one for a second: the lashes can brush it out.',
      { text: 'Take your contact lenses out, and leave them out until the eye has been well for a day.', has: ['contact-lens-wear'] },
    ],
    doctor: [
      'If it does not wash out, have it taken out today, under drops that numb the eye. A speck of metal leaves a ring of rust within hours.',
      'The doctor colours the eye with a dye to see a scratch, and turns the lid to look beneath.',
      'Antibiotic drops or ointment for a few days keep a scratch from getting infected.',
    ],
    medicines: [{ ingredient: 'paracetamol', text: 'Paracetamol eases the pain, for up to 3 days as the packet says.' }],
    avoid: ['Do not rub, and do not poke with tweezers or cotton buds.', 'Leave redness drops and numbing drops alone: they slow the healing and hide a danger.'],
    daily: {
      work: 'Wear safety glasses for grinding, drilling, hammering and strimming. Do not work at machines with one eye shut.',
      driving: 'Do not drive while the eye waters or you see badly, or with a patch on it.',
      contagion: 'No, it is not catching.',
    },
    expect: {
      course: 'Once it is out, the scratchy feeling goes within 1 to 2 days.',
      doctorIf: ['it does not wash out (today)', 'it still scratches a day after it came out', 'light hurts or the eye gets redder (today)', 'a speck of metal or plant was in it (today)'],
      callIf: ['something hit the eye at high speed, as from hammering or grinding', 'you see worse, or the pupil looks odd', 'a chemical got into it: rinse for 20 minutes and go'],
    },
    sources: [
      { source: 'CKS: Corneal superficial injury', lookedUp: null },
      { source: 'AAFP: Evaluation and management of corneal abrasions and foreign bodies', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'foot-fracture': {
    home: [
      'Rest with the foot raised above your hip as often as you can in the first 2 to 3 days.',
      'Hold a cold pack in a damp cloth on it for 15 minutes, up to 4 times a day, for 3 days.',
      'Tape a sore small toe to the one beside it with a bit of cotton wool between them, for 2 to 3 weeks.',
      'Wear a wide shoe with a firm sole for 4 to 6 weeks.',
    ],
    doctor: ['A straight small toe needs no X-ray: it is taped whether it is broken or bruised.', 'Have an X-ray within a day for the big toe, a crooked toe, or a foot on which you cannot take four steps.', 'A broken bone of the foot gets a boot or a plaster for about 6 weeks.'],
    medicines: [{ ingredient: 'paracetamol', text: 'Paracetamol eases the pain, for up to 3 days as the packet says.' }],
    avoid: ['Do not put ice straight on the skin, and use none on a foot that feels numb.', 'Do not walk through strong pain.', { text: 'Avoid ice and tight tape: with diabetes or poor blood flow they can harm the skin.', has: ['history-diabetes', 'condition:peripheral-arterial-disease'] }],
    daily: {
      work: 'Sitting work is fine at once. Standing or lifting work usually waits 4 to 6 weeks.',
      driving: 'Drive again when you can brake hard without pain. Do not drive in a boot or a plaster.',
      sport: 'Wait about 12 weeks with running, jumping and ball games.',
    },
    expect: {
      course: 'A broken toe hurts most for the first weeks and heals in 4 to 6 weeks. It may be sore for up to 12 weeks.',
      doctorIf: ['the toe or foot is crooked (today)', 'you cannot take four steps (today)', 'there is a bruise on the sole (today)', 'it is not better after a week, or still hurts after 6 weeks', { text: 'you have diabetes (today)', has: ['history-diabetes'] }],
      callIf: ['the toes turn blue, grey, cold or numb', 'bone shows or the wound is deep'],
    },
    sources: [
      { source: 'NHS: Broken toe', lookedUp: null },
      { source: 'NHS: Caring for your fractured (broken) toe, University College London Hospitals', lookedUp: '2026-11-26', address: 'https://www.uclh.nhs.uk/patients-and-visitors/patient-information-pages/caring-your-fractured-broken-toe' },
      { source: 'NHS: Toe injury, Wirral Community Health and Care', lookedUp: '2026-11-26', address: 'https://wchc.nhs.uk/resources/toe-injury' },
    ],
    reviewed: '2026-11-26',
  },
  'hand-finger-fracture': {
    home: [
      'Take your rings off at once, before it swells.',
      'Hold a cold pack in a damp cloth on it for 15 minutes every 2 to 3 hours, on the first 2 days.',
      'Keep the hand above your heart: on a cushion, or in a sling for the first 2 days.',
      'Tape the finger to the one beside it with padding between them until it has been seen.',
    ],
    doctor: ['Have an X-ray today: a turned or shifted bone has to be put straight within days, or the grip suffers for good.', 'Most need a splint or tape for 3 to 4 weeks. Some need a wire or a small operation.', 'Begin to move the finger as soon as you are told to, since it stiffens fast.'],
    medicines: [
      { ingredient: 'paracetamol', text: 'Paracetamol eases the pain, for up to 3 days as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food eases pain and swelling, for up to 3 days as the packet says.', hasNot: ['group:nsaid-risk'] },
    ],
    avoid: ['Do not pull or straighten it yourself.', 'Do not eat before you are seen if it is crooked or open: it may be set under sedation.'],
    daily: {
      work: 'Heavy work with the hand waits 6 to 8 weeks. Light work is possible with a splint.',
      driving: 'Do not drive until you can grip the wheel firmly without pain.',
      sport: 'Ball and fighting sports wait 6 to 8 weeks.',
    },
    expect: {
      course: 'The bone holds after 3 to 4 weeks and is strong after 6 to 8. Swelling and stiffness can last for a few months.',
      doctorIf: ['the finger is crooked or crosses the next one when you bend it (today)', 'the knuckle has sunk (today)', 'you cannot straighten the tip', 'a splint presses or rubs'],
      callIf: ['the finger is white, blue, cold or numb', 'bone shows or there is a deep wound', 'the wound is from a tooth: it gets infected within hours'],
    },
    sources: [
      { source: 'NHS: Broken finger or thumb', lookedUp: null },
      { source: 'StatPearls: Boxer Fracture', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  diverticulitis: {
    home: ['Drink plenty, and eat light food in small meals for 2 to 3 days.', 'Rest, and lay a warm bottle wrapped in a cloth on your belly for 15 to 20 minutes.', 'Take your temperature twice a day, and write it down.'],
    doctor: [
      'See a doctor within a day: the belly is felt, and blood tests or a scan show how bad it is.',
      'If you are otherwise well, it often heals without an antibiotic. You should then be seen again if it is not better in 2 days.',
      'Blood, weight loss or a change that stays needs a camera test of the bowel later on.',
    ],
    antibiotics: 'Antibiotics are for those who feel ill, have a fever or a weak immune system. Mild cases heal without them.',
    medicines: [{ ingredient: 'paracetamol', text: 'Paracetamol is the right painkiller, for up to 3 days as the packet says.' }],
    avoid: ['Avoid ibuprofen, naproxen and codeine: they make a tear of the bowel more likely.', 'Take no strong laxative and no enema now.'],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'Stay at home until the pain and fever have gone, usually 2 to 5 days.',
      food: 'When you are well, eat more fibre, a little more each week. Nuts, seeds and fruit skins are fine.',
      sport: 'Walk gently. Wait with lifting and hard sport until the pain has gone.',
    },
    expect: {
      course: 'It gets better within 2 to 3 days and heals in about a week. It can come back.',
      doctorIf: ['the pain is not better after 2 days (today)', 'you have a fever (today)', 'you cannot keep fluids down (today)', { text: 'you have a weak immune system (today)', has: ['group:weak-defences'] }],
      callIf: ['the belly gets hard or the pain spreads all over', 'you pass a lot of blood', 'you shiver, are confused or faint'],
    },
    sources: [
      { source: 'NICE: Diverticular disease: diagnosis and management', lookedUp: '2026-11-26', address: 'https://www.nice.org.uk/guidance/NG147/chapter/recommendations' },
      { source: 'NHS: Diverticular disease and diverticulitis', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'abdominal-muscle-strain': {
    home: ['Rest from lifting and twisting for 2 to 3 days, but go on walking.', 'Hold a cold pack in a cloth on the spot for 15 minutes, several times on the first 2 days. After that warmth feels better.', 'Roll onto your side to get up, and press a cushion to your belly when you cough or sneeze.'],
    doctor: [{ text: 'No scan is needed where one spot hurts and only when the muscle works.', atHome: true }, 'A doctor looks for a hernia if there is a lump that comes when you strain.'],
    medicines: [
      { ingredient: 'paracetamol', text: 'Paracetamol eases the pain, for up to 3 days as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food eases the pain, for up to 3 days as the packet says.', hasNot: ['group:nsaid-risk'] },
    ],
    avoid: ['Do no sit-ups and no heavy lifting for 2 weeks.', 'Do not stay in bed: the muscle gets stiff.'],
    daily: {
      work: 'Desk work is fine. Heavy lifting waits 2 to 3 weeks.',
      driving: 'You can drive when you can brake hard without pain.',
      sport: 'Start with walking. Go back to sport step by step after 2 to 4 weeks.',
    },
    expect: {
      course: 'It is much better in a week and heals within 2 to 4 weeks.',
      doctorIf: ['it is no better after 2 weeks', 'a lump comes up when you strain', 'the pain is there at rest too, or you have a fever (today)'],
      callIf: ['the belly gets hard or the pain gets very strong', 'a lump turns hard and painful and you vomit', 'you were hit in the belly and feel faint'],
    },
    sources: [
      { source: 'AAFP: Abdominal Wall Pain', lookedUp: null },
      { source: 'StatPearls: Abdominal Wall Pain', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'hiatus-hernia': {
    home: ['Eat smaller meals, and nothing in the 3 to 4 hours before bed.', 'Raise the head of the bed by 10 to 20 cm with blocks.', { text: 'Losing some weight often helps within weeks.', has: ['obesity', 'weight-gain'] }, { text: 'Stopping smoking helps too.', has: ['smoker'] }],
    doctor: ['An acid blocker for 4 to 8 weeks treats the heartburn. Most need no camera test and no operation.', 'A camera test comes soon if food sticks, you lose weight, or your blood is low in iron.', 'An operation is for large ones, or where tablets do not help.'],
    medicines: [
      { ingredient: 'sodium alginate', text: 'Take an alginate after meals and at bedtime, as the packet says, for up to 7 days without a doctor.' },
      { ingredient: 'omeprazole', text: 'Omeprazole once a day before breakfast takes 2 to 3 days to work fully. The packet says up to 14 days without a doctor.', fromYears: 18, hasNot: ['pregnant', 'swallowing-difficult', 'weight-loss', 'stool-black', 'vomiting-blood'] },
    ],
    avoid: ['Do not bend down or lie flat after a meal, and do not wear tight belts.', { text: 'Avoid ibuprofen, naproxen and aspirin for pain: they irritate the stomach.', has: ['takes-nsaid', 'takes-aspirin', 'history-ulcer'] }],
    daily: {
      contagion: 'No, it is not catching.',
      food: 'No food is forbidden. Avoid what gives you heartburn: often coffee, fat, chocolate, spices and alcohol.',
      sport: 'Walking is good. Wait 2 hours after a meal before you lift or run.',
    },
    expect: {
      course: 'Most people are much better in 2 to 4 weeks. It stays, and the same steps help again.',
      doctorIf: ['it lasts more than 3 weeks in spite of treatment', 'food sticks or swallowing hurts', 'you lose weight without trying', 'you are very tired or pale'],
      callIf: ['you retch with strong pain and nothing comes up', 'you vomit blood or something like coffee grounds', 'your stool is black like tar', 'you have pressure in the chest with sweating'],
    },
    sources: [
      { source: 'NHS: Hiatus hernia', lookedUp: null },
      { source: 'Merck: Hiatus Hernia', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'inguinal-hernia': {
    home: [
      'Lie down and let the lump slip back when it aches. Do this whenever you need it.',
      'Support the groin with your hand each time you cough, sneeze or lift.',
      'Eat enough fibre and drink 6 to 8 glasses a day, so that you need not strain on the toilet.',
      { text: 'Stop smoking: a cough makes the hernia bigger.', has: ['smoker'] },
    ],
    doctor: [
      'It does not heal on its own. A small operation mends it, usually as a day case.',
      'If it does not trouble you, you may wait and be seen again. A lump in the groin of a woman is treated soon: it gets stuck more often.',
      { text: 'A hernia of a baby or small child is mended soon, since it can get stuck.', toYears: 5 },
    ],
    medicines: [{ ingredient: 'paracetamol', text: 'Paracetamol eases the ache, for up to 3 days as the packet says.' }],
    avoid: ['Never push hard on a lump that hurts or will not go back.', 'Do not lift heavy loads.', 'A truss does not heal it. Wear one only if a doctor says so.'],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work, but do no heavy lifting. After the operation most people go back in 1 to 2 weeks, and to heavy work in 4 to 6.',
      driving: 'You can drive if an emergency stop does not hurt.',
      sport: 'Walking, cycling and swimming are fine. Avoid weights.',
    },
    expect: {
      course: 'It slowly gets bigger over months and years. After the operation most people are well within 2 to 6 weeks.',
      doctorIf: ['it gets bigger or aches more often', 'it no longer goes back fully (today)', 'you are bothered at work or at sport'],
      callIf: ['the lump is hard, very sore or changes colour and will not go back', 'you vomit, or pass neither stool nor wind'],
    },
    sources: [
      { source: 'NHS: Hernia', lookedUp: null },
      { source: 'Merck: Hernias of the Abdominal Wall', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  globus: {
    home: ['Sip water instead of clearing your throat or swallowing again and again: both keep the feeling going.', 'Eat nothing in the 3 hours before bed, and raise the head of the bed if you have heartburn.', 'Breathe slowly into your belly for 5 minutes twice a day: a tense throat lets go.'],
    doctor: ['If it comes and goes and food goes down well, a look into the throat is all that is needed.', 'The doctor may try a treatment for reflux for a few weeks, or send you to a speech therapist.'],
    medicines: [{ ingredient: 'sodium alginate', text: 'If you have heartburn too, an alginate after meals and at bedtime may help, as the packet says, for up to 7 days.' }],
    avoid: ['Do not keep clearing your throat or pressing on it.', { text: 'Smoke irritates the throat: stop, with help.', has: ['smoker'] }],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work. Keep water beside you if you speak a lot.',
      food: 'Eat what you like. It is often better while you eat.',
    },
    expect: {
      course: 'It comes and goes for weeks or months, and usually fades on its own.',
      doctorIf: ['food sticks or swallowing hurts', 'it is always on one side', 'you are hoarse for more than 3 weeks', 'you lose weight or feel a lump in the neck'],
      callIf: ['you cannot swallow your own spit', 'you cannot get your breath'],
    },
    sources: [
      { source: 'AAFP: Globus sensation', lookedUp: null },
      { source: 'StatPearls: Globus pharyngeus', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'contact-vulvitis': {
    home: ['Wash with lukewarm water only, once a day, and pat dry.', 'Use a plain ointment such as white soft paraffin as a soap and as a shield, several times a day for 2 weeks.', 'Wear loose cotton underwear, and none at night.'],
    doctor: ['If it is no better in 2 weeks, the doctor looks for thrush, an infection or a skin disease. A swab shows it.', 'A mild steroid ointment for 1 to 2 weeks calms the skin.'],
    medicines: [],
    avoid: ['Do not use paraffin ointment with latex condoms: they tear.', 'Avoid soap, bubble bath, scented pads, wipes, sprays and douches.', 'Do not keep trying thrush creams without a test: they can irritate too.'],
    daily: {
      contagion: 'No, it is not catching.',
      sex: 'Wait until it no longer stings. Then use a plain lubricant.',
      sport: 'Change wet or sweaty clothes at once. Leave the bike for a few days.',
    },
    expect: {
      course: 'It settles in 1 to 2 weeks once what irritates it is gone.',
      doctorIf: ['it is no better after 2 weeks', 'there is new discharge, a smell or bleeding', 'you find a sore, a lump or a white patch', { text: 'you are pregnant', has: ['pregnant'] }],
      callIf: ['the skin swells fast and you get short of breath'],
    },
    sources: [
      { source: 'CKS: Pruritus vulvae', lookedUp: null },
      { source: 'NHS: Vaginitis', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'ovarian-cyst': {
    home: ['Warmth on the belly for 15 to 20 minutes eases the ache.', 'Write down pain, bleeding and the days of your cycle for 2 to 3 months.'],
    doctor: [
      'An ultrasound shows it. Before the change of life most small cysts go away on their own, and are looked at again after a few weeks or not at all.',
      'A cyst that is large, grows or looks odd is taken out. After the change of life a blood test (CA-125) comes with the scan.',
      { text: 'You are pregnant: call the midwife or doctor today.', has: ['pregnant'] },
    ],
    medicines: [
      { ingredient: 'paracetamol', text: 'Paracetamol eases the pain, for up to 3 days as the packet says.' },
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food eases the pain, for up to 3 days as the packet says.', hasNot: ['group:nsaid-risk', 'pregnancy-possible'], fromYears: 12 },
    ],
    avoid: ['Do not wait at home with a sudden strong pain: the ovary may have turned, and hours count.', 'Avoid jumping and hard twisting while the cyst is large.'],
    daily: {
      contagion: 'No, it is not catching.',
      work: 'You can work as you feel able.',
      sex: 'Sex is safe. Stop if it hurts, and tell the doctor.',
      sport: 'Walking and gentle sport are fine.',
    },
    expect: {
      course: 'Most cysts of the cycle are gone within 2 to 3 months.',
      doctorIf: ['the ache stays or comes back for more than 3 weeks', 'your belly is bloated most days or you are full quickly', 'you bleed between periods', { text: 'you bleed after the change of life', fromYears: 45 }],
      callIf: ['the pain is sudden and strong, or comes with vomiting', 'you feel faint, or have a fever with the pain'],
    },
    sources: [
      { source: 'NHS: Ovarian cyst', lookedUp: null },
      { source: 'RCOG: Ovarian masses in premenopausal women', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'long-covid': {
    home: [
      'Pace yourself: plan the day, take a break before you are tired, and do the hardest thing when you are at your best.',
      'If you feel worse the day after doing something, do less of it for a week. Do not push through.',
      'Sit for tasks, and breathe slowly in through the nose and out through the mouth when you are short of breath.',
      'Keep a diary of what you did and how you felt for 2 weeks.',
    ],
    doctor: ['Blood tests, an oxygen reading and a heart tracing look for other causes, since there is no single test for it.', 'Ask for a long COVID or rehabilitation service if it still stops you after 12 weeks.'],
    antibiotics: 'Antibiotics do not help.',
    medicines: [{ ingredient: 'paracetamol', text: 'Paracetamol eases aches, for up to 3 days as the packet says.' }],
    avoid: ['Do not train harder each week against tiredness: it often sets you back.', 'Avoid costly cures from the internet: none has been shown to work.'],
    daily: {
      contagion: 'No, you are not catching now, weeks after the infection, unless you have a new one.',
      work: 'Go back in steps: fewer hours, breaks, work from home. A doctor can write what you need.',
      driving: 'Do not drive when you are drowsy or cannot concentrate.',
      sport: 'Begin with a few minutes of easy movement, and stay at one step for a week.',
    },
    expect: {
      course: 'Most people slowly get better over 3 to 12 months, with good and bad days.',
      doctorIf: ['it lasts more than 4 weeks and nobody has looked at it', 'you get more breathless', 'your heart races or you feel faint when you stand up', 'your mood is low on most days'],
      callIf: ['you have pain or pressure in the chest', 'you are so short of breath that you cannot speak', 'you are suddenly confused or weak on one side'],
    },
    sources: [
      { source: 'NICE: COVID-19 rapid guideline: managing the long-term effects of COVID-19', lookedUp: null },
      { source: 'NHS: Long-term effects of COVID-19 (long COVID)', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
