import type { TopicDetail } from './topic-detail.ts'

/** What is added to the general texts about the mind, pregnancy and babies where the question or the story calls for it. */
export const detailsOfMindAndFamily: Readonly<Record<string, readonly TopicDetail[]>> = {
  'help-somebody': [
    {
      of: /\b(?:woken|wake|confus|seeing|hearing)/i,
      text: 'Somebody who cannot be woken, is very confused or sees things needs {number}.',
    },
    {
      of: /\b(?:die|dying|suicid|kill|end it|harm)/i,
      text: 'If they talk of dying: ask straight out, stay, put tablets and blades away, and call {number} if there is a plan or a goodbye.',
    },
  ],
  'calm-down': [
    { of: /\b(?:panic|attack)/i, text: 'Panic is frightening but passes, mostly within 20 minutes.' },
    { of: /\b(?:paper bag)/i, text: 'No paper bag.' },
    { of: /\b(?:check|pulse|lump|worry)/i, text: 'Write the worry down, and check a pulse or lump just once.' },
    { of: /\b(?:flight|fly|exam|dentist)/i, text: 'Practise it before, and tell them there.' },
  ],
  'sleep-better': [
    {
      of: /\b(?:tablet|pill|zopiclone|nytol|melatonin|medicine)/i,
      text: 'Pharmacy tablets are for a few nights only, those from a doctor for 1 to 2 weeks, for they can become a habit.',
    },
    { of: /\b(?:dementia|alzheim)/i, text: 'With dementia: daylight, walks, a night light.' },
  ],
  'stop-habit': [
    { of: /\b(?:smok|vap|cig|nicotine|chew|tobacco)/i, text: 'For smoking or vaping a patch plus gum, and an adviser, work best.' },
    {
      of: /\b(?:drink|alcohol|wine|beer|vodka|codeine|sleeping|benzo|diazepam)/i,
      text: 'Daily drink, codeine or sleeping pills: never all at once; a doctor brings it down safely.',
    },
    { of: /\b(?:weight|diet|fat\b)/i, text: 'Weight: half to 1 kg a week, no crash diet.' },
    { of: /\b(?:gambl|cannabis|weed|coke|cocaine)/i, text: 'There is a free service near you, and nobody there blames you.' },
  ],
  contraception: [
    {
      of: /\b(?:antibiot|medicine|tablet|epilep|wort)/i,
      text: 'Most antibiotics do not weaken the pill; rifampicin, some epilepsy tablets and St John’s wort do.',
    },
    {
      of: /\b(?:start|begin|first|protect|when)/i,
      text: 'The pill or patch protects at once from day 1 of a period, else after 7 days; the mini-pill after 2.',
    },
    { of: /\b(?:condom)/i, text: 'Condoms: about 98 % if always used rightly.' },
    { of: /\b(?:menopause|\b5\d\b|periods? stopped)/i, text: 'From 55 nobody needs it, or a year after the last period if over 50.' },
  ],
  'morning-after': [
    { of: /\b(?:breast|feeding)/i, text: 'While breastfeeding levonorgestrel suits.' },
    { of: /\b(?:kg|weigh|overweight)/i, text: 'From 70 kg the later tablet works better.' },
    { of: /\b(?:rape|forced|assault)/i, text: 'After a rape: a clinic helps, without police.' },
  ],
  'pregnant-or-not': [
    { of: /\b(?:negative|again|still no)/i, text: 'Negative and still no period: again after 3 days, and see a doctor if it stays away.' },
    { of: /\b(?:breast|pill)/i, text: 'It can happen while breastfeeding or on the pill with gaps too.' },
    { of: /\b(?:weeks|how far)/i, text: 'Weeks count from the first day of the last period.' },
  ],
  'harm-the-baby': [
    { of: /\b(?:drink|wine|alcohol|drunk)/i, text: 'A drink before you knew hardly ever does harm; leave it from now on.' },
    { of: /\b(?:x-?ray|dent)/i, text: 'A tooth X-ray does no harm.' },
    { of: /\b(?:cheese|brie|sushi|egg)/i, text: 'One bite of brie or the like hardly ever does harm.' },
    {
      of: /\b(?:fever|urine|itch|rash|chicken ?pox|slapped|cat|litter|hot tub|sauna|fell|fall)/i,
      text: 'For a fever, burning urine, itching, a rash, contact with chickenpox, cat litter or a fall ring the same day.',
    },
    { of: /\b(?:cold|cough|sneez|stress)/i, text: 'Colds, coughing and stress do no harm.' },
  ],
  'baby-care': [
    { of: /\b(?:feed|milk|bottle|wet|napp)/i, text: '8 to 12 feeds a day at first and 6 wet nappies from day 5 are normal.' },
    { of: /\b(?:poo|stool|motion)/i, text: 'Soft stools many a day, or one in days, are normal.' },
    { of: /\b(?:cry|hiccup|sneez)/i, text: 'Hiccups, sneezing and crying up to 3 hours a day are normal.' },
    { of: /\b(?:sleep|cot|room|blanket)/i, text: 'Back to sleep in a clear cot, room 16 to 20 °C.' },
    { of: /\b(?:solid|wean|water|food)/i, text: 'Solids at about 6 months, no water before.' },
    { of: /\b(?:sit|head|crawl|flat)/i, text: 'Sitting by 9 months; a flat head rounds out.' },
  ],
}
