import { expect, test } from 'vitest'
import { loadLexiconClinic } from '../../testing/load-clinic.ts'
import { denyEverything } from './testing/deny-everything.ts'

const clinic = loadLexiconClinic()

/** Tells the story, then answers no to every question. */
function levelOf(ageYears: number, sex: 'female' | 'male', words: string): string | undefined {
  const first = clinic.consult(clinic.newCase({ ageYears, sex, country: 'GB' }), words)
  return denyEverything(clinic, first, { duration: 'A few days', turnsAtMost: 17 }).at(-1)?.reply.triage?.level
}

const home: readonly [ageYears: number, sex: 'female' | 'male', words: string][] = [
  [30, 'female', 'I have had a runny nose, sneezing and a sore throat for two days'],
  [24, 'male', 'I caught a cold, my nose is blocked and I cough a bit since three days'],
  [45, 'female', 'stuffy nose, scratchy throat and sneezing since yesterday, no fever'],
  [28, 'female', 'my throat is sore since yesterday and it hurts a little to swallow'],
  [35, 'male', 'sore throat for three days with a runny nose'],
  [19, 'male', 'scratchy sore throat and a cough for two days'],
  [40, 'male', 'I have had a cough with some phlegm for five days after a cold'],
  [33, 'female', 'dry tickly cough for a week since I had a cold'],
  [50, 'male', 'I have been coughing for six days, I feel fine otherwise'],
  [29, 'female', 'a dull band-like headache on both sides since this afternoon after a long day at the screen'],
  [41, 'male', 'tension headache, tight feeling around my head for a day, paracetamol helps'],
  [36, 'female', 'my head aches on both sides, pressing, I have been stressed at work'],
  [38, 'male', 'my lower back hurts since I lifted a box two days ago, no numbness'],
  [47, 'female', 'low back pain for three days after gardening, it hurts when I bend'],
  [52, 'male', 'my back is stiff and sore since yesterday after moving furniture'],
  [26, 'female', 'watery diarrhoea since yesterday, three times, no blood'],
  [31, 'male', 'loose stools and tummy cramps since this morning after a takeaway'],
  [22, 'female', 'hard dry stool and bloating, I go only twice a week lately'],
  [45, 'male', 'heartburn after meals for a week, antacids help'],
  [39, 'female', 'burning behind my breastbone after eating and sour taste in my mouth at night'],
  [51, 'male', 'acid comes up when I lie down after dinner, for two weeks'],
  [27, 'female', 'itchy hives on my arms since this morning after I ate strawberries, I breathe fine'],
  [34, 'male', 'itchy raised welts came up on my tummy and go away after some hours'],
  [20, 'female', 'a red itchy rash where my new watch strap touches my wrist'],
  [25, 'male', 'a mosquito bit me yesterday, the bite is itchy and a bit swollen'],
  [48, 'female', 'insect bite on my leg, itchy red bump since last night'],
  [30, 'male', 'a wasp stung my hand an hour ago, it is sore and a little red, nothing else'],
  [23, 'male', 'I rolled my ankle yesterday, it is a bit swollen but I can walk on it'],
  [32, 'female', 'sprained my ankle playing tennis, it hurts but I can put weight on it'],
  [27, 'male', 'every spring my eyes itch and my nose runs and I sneeze'],
  [33, 'female', 'hay fever: sneezing, itchy nose and watery eyes since the pollen came'],
  [19, 'female', 'sneezing fits and itchy watery eyes when I cut the grass'],
  [30, 'female', 'my eye is red and sticky with yellow discharge since yesterday, my sight is fine'],
  [26, 'male', 'both eyes are pink and gritty with some discharge for two days, no pain and I see well'],
  [35, 'female', 'itchy red watery eyes since the pollen season began'],
  [18, 'female', 'period cramps since yesterday, the same as every month'],
  [24, 'female', 'my tummy cramps on the first day of my period, like always'],
  [29, 'female', 'painful period today, it goes into my lower back, ibuprofen helps'],
  [42, 'male', 'I cannot fall asleep since two weeks because of stress at work'],
  [36, 'female', 'I lie awake for hours at night for the last ten days'],
  [55, 'female', 'trouble sleeping since a week, my mind keeps racing about work'],
  [40, 'female', 'muscle ache in my shoulders after painting the ceiling yesterday'],
  [34, 'male', 'a small painful ulcer inside my cheek for three days'],
  [29, 'male', 'itchy flaky skin between my toes for a week'],
  [26, 'female', 'dandruff, my scalp is itchy and flaky'],
  [45, 'female', 'my ears feel blocked with wax and I hear a bit less'],
  [17, 'male', 'spots and blackheads on my face for months'],
  [37, 'female', 'an upset stomach with runny poo since last night, I can keep fluids down'],
  [29, 'female', 'loose watery stools four times since this morning, no blood, I can drink'],
  [40, 'male', 'I am constipated and bloated since I started a new diet'],
  [29, 'male', 'constipated and bloated for some days, I strain and the stool is hard'],
  [44, 'male', 'I turned my ankle on the stairs this morning, slightly swollen, I walk normally'],
  [25, 'male', 'my thighs are sore two days after leg day at the gym'],
  [31, 'male', 'my legs are stiff and sore since yesterday after my first long run'],
  [22, 'female', 'a mouth ulcer on my tongue since two days, it stings when I eat'],
  [38, 'male', 'I get a canker sore inside my lip now and then, this one came yesterday'],
  [35, 'male', 'my feet itch between the toes and the skin peels'],
  [41, 'female', 'athlete’s foot again, itchy cracked skin between my toes'],
  [24, 'female', 'dandruff again, itchy scalp with white flakes in my hair'],
  [50, 'male', 'my scalp is dry and flaky for weeks, a bit itchy'],
  [62, 'male', 'I think I have ear wax, my right ear is plugged and I hear less, no pain'],
  [55, 'female', 'my ear feels full of wax for a week'],
  [20, 'female', 'pimples on my chin and forehead that come and go'],
  [16, 'male', 'acne on my face and back'],
  [27, 'female', 'my shoulders are sunburnt since yesterday, red and sore, no blisters'],
  [36, 'male', 'sunburn on my back after the beach, it is red and hot'],
  [19, 'female', 'my nose got sunburnt and peels a little'],
]
for (const [ageYears, sex, words] of home) test(`can stay at home: ${words}`, () => expect(levelOf(ageYears, sex, words)).toBe('self-care'))

const levels: readonly [level: string, ageYears: number, sex: 'female' | 'male', words: string][] = [
  ['appointment', 26, 'female', 'It burns when I pee and I pee often since yesterday, no fever'],
  ['emergency-department', 30, 'female', 'It burns when I pee, I have a fever and I keep vomiting'],
  ['within-24-hours', 58, 'male', 'My chest feels tight when I walk uphill, it goes away when I rest'],
  ['within-24-hours', 35, 'female', 'My haemoglobin is low and I get breathless on the stairs'],
  ['emergency-department', 24, 'male', 'I have had diarrhoea with belly pain and fever and I have lost weight'],
  ['emergency-department', 20, 'female', 'I have asthma and wheeze, my inhaler helps for a bit and then it comes right back'],
  ['emergency-department', 19, 'male', 'A sharp pain in my belly with fever and vomiting'],
]
for (const [level, ageYears, sex, words] of levels) test(`${level}: ${words}`, () => expect(levelOf(ageYears, sex, words)).toBe(level))
