import { expect, test } from 'vitest'
import { talk } from './testing/talk.ts'

/** The reply to the last of some messages. */
const replyTo = (country: string, ...words: readonly string[]): string => talk({ country }, ...words).at(-1)?.reply.text ?? ''

const withoutSources = (text: string): string => text.replace(/\((?:NHS|NICE|CDC): [^)]*\)/g, '')

const potassium = 'man 66, my blood test came back potassium 5.6, I am on ramipril and use LoSalt, they had trouble getting the blood out'
const bleed = 'My father is 88, he takes apixaban, pink urine since this morning, he is well otherwise'
const stroke =
  "man 58, this afternoon I couldn't use my right arm and talked rubbish for ten minutes, now fine. I stopped eliquis two weeks ago because of nosebleeds"
const missed = "I'm 23, I missed two pills in week 2, microgynon"
const worms = 'My 4 year old daughter has an itchy bottom at night and this morning I saw tiny white worms. I am 20 weeks pregnant'
const delirium = 'My mother is 81, suddenly confused since this morning, she started oxybutynin on Monday, no urine since last night'
const ear = 'man 34, blocked ear after a cold and a flight since saturday'

test.each([
  [potassium, 'should I stop the ramipril?', /ramipril can raise potassium[\s\S]*salt substitute[\s\S]*call 999/i],
  [potassium, 'what causes it?', /blood is hard to draw[\s\S]*ramipril and LoSalt/],
  [potassium, 'is two weeks safe to wait?', /not wait that long[\s\S]*earlier date/],
  [bleed, 'does he get his 5pm apixaban?', /next dose (?:waits|until)/],
  [
    'I am 70, on apixaban and I have a nosebleed that will not stop for 20 minutes',
    'can I take my apixaban tonight?',
    /next dose (?:waits|until)/,
  ],
  ['I take warfarin and my gums bleed and I have bruises, man 68', 'can I take my warfarin tonight?', /INR/],
  [stroke, 'do i take one now?', /No, not now[\s\S]*it was stopped/],
  [stroke, 'did that cause it?', /may well have[\s\S]*clot/],
  [
    'my husband is 36, type 1 diabetic, vomiting since last night, sugar 17, ketones 1.9',
    'can he skip his insulin as he is not eating?',
    /never[\s\S]*long-acting/,
  ],
  ["I'm type 1, 25, got a tummy bug, vomiting", 'can I skip my lantus?', /never[\s\S]*Ketones of 1\.5/],
])('what was told decides about a medicine: %s > %s', (told, asked, answer) => {
  const text = replyTo('GB', told, asked)
  expect(text).toMatch(answer)
  expect(text).not.toMatch(/I know of no reason against/)
})

test('a plan to leave out insulin in an illness is answered where it is only told', () => {
  expect(replyTo('GB', 'my husband is 36, type 1 diabetic, vomiting, sugar 17', "he says he'll skip his insulin tonight")).toMatch(
    /please never/,
  )
})

test('an answer beside an emergency keeps the level', () => {
  expect(replyTo('GB', stroke, 'do i take one now?')).toMatch(/emergency department|999/)
})

test.each([
  [missed, 'am i covered?', /covered for the sex before[\s\S]*7 in a row/],
  [missed, 'do i need the emergency pill?', /^No, not by the usual rule/],
  ["I'm 25 and forgot one pill yesterday, combined pill", 'am i covered?', /^Yes, you are covered/],
  [
    "I'm 25 and missed three combined pills in week 1, had sex on sunday",
    'do I need the morning after pill?',
    /^Yes, if[\s\S]*levonorgestrel/,
  ],
  ['I am 30 and forgot a pill, I take cerazette', 'am i protected?', /12 hours late[\s\S]*2 days/],
  ['I missed two pills in week 3 of my packet, microgynon, 22', 'am I covered?', /leave out the break/],
])('missed pills go by their number and the week: %s > %s', (told, asked, answer) => {
  expect(replyTo('GB', told, asked)).toMatch(answer)
})

test('with an aura the combined pill is stopped, and nothing says that it should be kept', () => {
  const text = replyTo('GB', "I'm 23, on microgynon, and I get migraine with zigzags before", 'should I stop it?')
  expect(text).toMatch(/^Yes, stop Microgynon today/)
  expect(text).not.toMatch(/do not stop it on your own|Give it 3 months/)
})

test.each([
  [worms, 'tell me what to buy and if I can take it pregnant', /mebendazole[\s\S]*pregnant does not take it/],
  [worms, "the medicine's NAME please", /Mebendazole/],
  [ear, 'what do you mean hearing lost within hours?', /nerve[\s\S]*hum/],
  [ear, 'ok so no antibiotics then? and my mate said put olive oil in', /oil softens wax/],
  [delirium, 'is it dementia? does it start in a day', /^[\s\S]*No: dementia comes on over months/],
  [delirium, 'is it the oxybutynin?', /Yes, it can be[\s\S]*packet/],
  [
    'I am 72, a widow, my husband Derek died in March, I have no appetite',
    'Is there anyone I could talk to about Derek as well',
    /Cruse[\s\S]*0808 808 1677[\s\S]*116 123/,
  ],
  ['I am pregnant, my last period was 1 September 2026', "what's my due date?", /8 June 2027/],
])('the closer answer comes before a general one: %s > %s', (told, asked, answer) => {
  const text = replyTo('GB', told, asked)
  expect(text).toMatch(answer)
  expect(text).not.toMatch(/levonorgestrel|honey|I do not have a sure answer|NAD/)
})

test('a drying medicine beside held urine or new confusion in old age is named at once', () => {
  expect(replyTo('NG', delirium)).toMatch(/Oxybutynin can do exactly this: confuse and hold back the urine/)
  expect(replyTo('GB', 'man 74, cannot pass urine since I started amitriptyline last week')).toMatch(/Amitriptyline can do exactly this/)
})

test('nothing by mouth only where an operation or a bad swallow is in question', () => {
  expect(replyTo('NG', delirium, 'can she have water? it is very hot here')).toMatch(/Sips of water are all right/)
  expect(replyTo('NG', delirium, 'can she have water? it is very hot here')).not.toMatch(/operation/)
  expect(replyTo('GB', 'severe belly pain in the lower right since last night, vomiting, 38.5, man 20', 'can I drink water?')).toMatch(
    /[Nn]othing to (?:eat|drink)/,
  )
})

test('a child’s dose goes by age, and by weight where one is told', () => {
  const girl = 'my daughter is 14 months, 10 kg, fever 39 since yesterday, runny nose, otherwise playing'
  expect(replyTo('GB', girl, 'how much paracetamol can I give?')).toMatch(/150 mg at most[\s\S]*6 ml of the syrup/)
  const ibuprofen = replyTo('GB', girl, 'how much ibuprofen?')
  expect(ibuprofen).toMatch(/100 mg at most[\s\S]*5 ml of the syrup/)
  expect(ibuprofen).not.toMatch(/65 or more|pregnancy/)
  expect(replyTo('GB', 'my son is 2, he weighs 11 pounds, fever', 'how much paracetamol?')).toMatch(/5 kg it is 74 mg at most/)
})

test('the answer of a medicine that is named comes before what holds of medicines', () => {
  expect(replyTo('GB', 'I have hay fever, woman 30, sneezing and itchy eyes', 'antihistamine, when does it work')).toMatch(/1 to 3 hours/)
  expect(replyTo('GB', "I'm 20 weeks pregnant and have a headache, 30")).not.toMatch(/pregnancy test|folic acid|tell me its name/)
  expect(replyTo('GB', "I'm 30 and have a headache and am pregnant", 'can I take it pregnant')).toMatch(/tell me its name/)
})

test('numbers are those of the country that was told', () => {
  const australian = replyTo('AU', 'woman 40, a rash on my arm', 'when should I call somebody, what are the danger signs?')
  expect(withoutSources(australian)).not.toMatch(/112 or 911|\b999\b|NHS 111/)
  expect(withoutSources(replyTo('IE', 'woman 40, a cough for two days', 'which number do I ring if it gets worse at night?'))).not.toMatch(
    /NHS 111|in the UK/,
  )
})

test('a general text keeps to what was asked', () => {
  const general = replyTo('GB', 'woman 34, an itchy scalp for a week', 'what should I eat?')
  expect(general).not.toMatch(/[Pp]iles|tooth is out|kidney stones/)
  const told = replyTo('GB', 'woman 34, an itchy scalp for a week', 'will you tell my boss or the police about this?')
  expect(told).not.toMatch(/gunshot|child who fell/)
})

const husband = 'my husband Mark is 36, type 1 diabetic on insulin, vomiting, sugar 17'
const foot = 'man, age 52, sugar patient since 8 years. blister on foot which broke, now the edge is black and smells, no pain'

test.each([
  [['im 41 on nights, snore bad, i fell asleep at the lights in the car'], /^Please do not drive/],
  [[husband, "he says he'll skip his insulin", 'ketones 1.9'], /ketone value of 1\.9[\s\S]*With vomiting go to hospital/],
  [[husband, 'can I give him my insulin pen?', 'Can he skip'], /please never/],
  [[husband, 'which drink should he have?'], /Plain water/],
  [[foot, 'why does it not pain?'], /dulls the nerves/],
  [[foot, 'should I take night metformin and dinner?'], /^(?:[\s\S]*\n)?(?:Yes\. )?(?:Take it as usual|You may take it as usual)/],
  [
    ['I care for Walter, he is 88, pink urine since this morning, he is well', 'family want a dipstick, should we?'],
    /Better not[\s\S]*laboratory/,
  ],
  [[stroke, 'can the missus drive me?'], /Yes, if they can leave with you right now/],
  [["I'm 23 on rigevidon", 'I get zigzag lines before my migraines, does that matter'], /do not take the combined pill any more/],
  [[potassium, 'what should I look out for?'], /stumbling heartbeat/],
  [[worms, 'Does a 4 yr old really need a doctor for worms?'], /a pharmacist is enough/],
])('what strangers asked is answered: %j', (words, answer) => expect(replyTo('GB', ...words)).toMatch(answer))

test('one thing is answered once, however many clauses ask it', () => {
  const text = replyTo('GB', "I'm 23 on rigevidon, missed 2 pills in week 2, had sex sunday. friend says emergency pill, who is right")
  expect(text.match(/7 in a row/g)).toHaveLength(1)
  expect(replyTo('GB', delirium, 'Is it dementia? does it start in a day')).not.toMatch(/How long this takes/)
})

test('no paragraph comes back word for word to who objects or asks on', () => {
  for (const [country, ...words] of [
    ['GB', worms, 'What do I get from the chemist?', 'you said that already, what is it called?', "I said the medicine's NAME please"],
    ['GB', bleed, 'does he get his 5pm apixaban?', 'so does he get the apixaban or not?', 'and the tablet at 5?'],
    ['GB', "I'm 23 on rigevidon", 'I get zigzags before migraine, should I stop it?', 'you said stop or not??'],
  ] as const) {
    const answers = talk({ country }, ...words).flatMap(({ reply }) => (reply.parts ?? []).filter(({ kind }) => kind === 'answer'))
    const long = answers.map(({ text }) => text).filter((text) => text.length > 200)
    expect(long).toHaveLength(new Set(long).size)
  }
})

test('a repeat of a test is no repeat prescription, a burst blister no broken bone, "does it work" no job', () => {
  expect(replyTo('GB', "I'm 66, potassium 5.6, I take ramipril. Repeat test in two weeks")).not.toMatch(/surgery renews/)
  expect(replyTo('GB', foot)).not.toMatch(/heard a crack/)
  const breast = "I'm 29, breastfeeding my eleven weeks old, my left breast is red and sore since this morning"
  expect(replyTo('IE', breast, 'do cabbage leaves work')).toMatch(/cold leaves/)
  expect(replyTo('IE', breast, 'can I get antibiotics off the GP in the morning?')).not.toMatch(/even distances/)
})

const bledOn = 'I am 70, on apixaban, and my gums bleed when I brush'
const ill = "I'm type 1, 25, on lantus, vomiting since this morning"
const onMetformin = 'man 60, I take metformin for diabetes, a cough for two days'
const onPill = "I'm 23, on microgynon, and I get migraine with zigzags"

test.each([
  [bledOn, 'is it serious?', /next dose/],
  [bledOn, 'can I take paracetamol for my knee?', /next dose/],
  [ill, 'how do I stop being sick, I took my insulin', /please never/],
  [ill, 'do I need more insulin?', /please never/],
  [onMetformin, 'can I take ibuprofen with metformin?', /with or just after the meal/],
  [onMetformin, 'can I have a beer on metformin?', /with or just after the meal/],
  [onPill, 'can I take ibuprofen, is that ok?', /do not take the combined pill/],
  [potassium, 'how long will it last?', /not wait that long/],
  [worms, 'how did she get them?', /Ask a pharmacist/],
])('a closer answer keeps away from other questions: %s > %s', (told, asked, answer) => {
  expect(talk({ country: 'GB' }, told, asked).at(-1)?.reply.text).not.toMatch(answer)
})

test('which medicine to give asks for one that helps, and which doctor for the one of this trouble', () => {
  const boy = 'my son is 3 years, vomiting and loose motions since yesterday'
  expect(replyTo('IN', boy, 'which medicine can I give?')).toMatch(/rehydration/)
  expect(replyTo('IN', boy, 'which medicine can I give?')).not.toMatch(/medicines that you take\. Tell me/)
  const doctor = replyTo('US', 'man 45, lower back pain for a week', 'which doctor do I see?')
  expect(doctor).toMatch(/physical therapist|physiotherapist/)
  expect(doctor).not.toMatch(/gynecologist|ENT|dermatologist/)
})

test('a medicine of one’s own is checked, and a question for its side effects blames nothing', () => {
  expect(replyTo('GB', 'woman 70, burning when I wee since two days', 'can I still take my warfarin?')).not.toMatch(
    /sure answer|too early to name/,
  )
  expect(replyTo('GB', 'man 50, heartburn after meals', 'side effects of omeprazole?')).not.toMatch(/look for another cause/)
})

test('a medicine that is only asked for is not put down as taken', () => {
  const boy = 'my son is 4, 16 kg, cough and 38.6'
  const turns = talk({ country: 'GB' }, boy, 'how much calpol', 'and nurofen')
  expect(turns.map(({ case: { drugs } }) => drugs).at(-1)).toEqual([])
  expect(turns.at(-1)?.reply.text).toMatch(/160 mg at most/)
})

test('a bleed on a blood thinner has its own first aid, and no faint is spoken of', () => {
  const first = replyTo('GB', 'My father is 88, he takes apixaban, and there is blood in his urine since this morning')
  expect(first).toMatch(/First aid for bleeding on a blood thinner/)
  expect(first).not.toMatch(/First aid for a faint/)
})

test('a medicine of which no effects are known is under suspicion when it is new', () => {
  expect(replyTo('GB', 'man 60, itchy rash for two days, I began allopurinol last week', 'is it the allopurinol?')).toMatch(
    /could be|can be/,
  )
})

test('tablets to be taken tonight are no plan to die', () => {
  for (const words of ['does she take her tablets tonight?', 'do I take my tablets tonight', 'should he have his pills tonight'])
    expect(talk({ country: 'GB' }, 'my dad is 79 and has a cold', words).at(-1)?.case.crisis).toBeNull()
  expect(talk({ country: 'GB' }, 'I have the pills, tonight it ends').at(-1)?.case.crisis).not.toBeNull()
  expect(talk({ country: 'GB' }, 'tablets counted out, do i take them all tonight').at(-1)?.case.crisis).not.toBeNull()
})

test('on days of vomiting the tablets that hurt dry kidneys pause, also beside a danger', () => {
  const dry = 'man 70 on furosemide and ramipril, got a tummy bug, vomiting and diarrhoea since last night'
  expect(replyTo('GB', dry, 'do I keep taking my tablets?')).toMatch(/^No, leave out furosemide and ramipril/)
  expect(replyTo('GB', 'man 70 on ramipril, a cough', 'do I keep taking my tablets?')).not.toMatch(/Leave out/)
})

test('a prostate tablet and dizziness on standing are put together, and it is not simply stopped', () => {
  const dizzy = 'man 62, started tamsulosin a week ago, dizzy when I stand'
  expect(replyTo('GB', dizzy, 'is it the tamsulosin?')).toMatch(/Yes, it can be: dizziness/)
  expect(replyTo('GB', dizzy, 'should I stop it?')).toMatch(/not stop it on your own/)
})

test.each([
  ['GB', ['kids have pinworms, both itching at night, 6 and 1', "I'm breastfeeding, can I have it too"], /breastfeeds asks|mebendazole/i],
  [
    'US',
    ['potassium came back 6.3, I take lisinopril and spironolactone, 70 man', 'is lisinopril ok to keep taking'],
    /Not before a doctor has said so/,
  ],
  ['US', ['potassium came back 6.3, I take lisinopril and spironolactone, 70 man', 'what makes it go up'], /lisinopril/],
  ['GB', ["I'm 19 with type 1, on lantus, stomach bug, vomiting, sugars 15", "not eating so I don't need my insulin do I"], /please never/],
  ['GB', ['I take the mini pill and was 5 hours late this morning', 'am I still protected'], /12 hours late/],
  ['GB', ['passed blood in my pee today, on rivaroxaban, feel fine, 66', "should I skip tonight's one"], /next dose waits/],
  ['US', ['my husband passed away in June, 60 f', 'any support groups'], /listen after a death/],
  ['GB', ['LMP 3rd June 2026, pregnant, bit of backache, 30', "when's baby due"], /10 March 2027/],
] as const)('the same in other words, %s: %j', (country, words, answer) => expect(replyTo(country, ...words)).toMatch(answer))

test('where the country is not known no line of one country is named', () => {
  const turns = talk({ country: null }, 'woman 40, a sore knee for two days', 'is zumba permitted?', 'but is zumba permitted?')
  expect(turns.at(-1)?.reply.text).not.toMatch(/NHS 111/)
})
