import type { TopicDetail } from './topic-detail.ts'

/** What is added to the general texts about care, tests and animals where the question or the story calls for it. */
export const detailsOfCare: Readonly<Record<string, readonly TopicDetail[]>> = {
  pets: [
    { of: /\b(?:covid|cold|flu|cough)/i, text: 'COVID-19 can go to a cat, so do not cuddle while ill.' },
    {
      of: /\b(?:ringworm|flea|itch|spot|rash)/i,
      text: 'Ringworm and fleas do pass on: treat the animal too (a vet) and the family member with a spot.',
    },
    { of: /\b(?:cream|tablet|lick|ate|eaten)/i, text: 'Keep creams and tablets from being licked: some are poison to dogs and cats.' },
  ],
  'what-will-the-doctor-do': [
    { of: /\b(?:tooth|dent)/i, text: 'A dentist numbs you before drilling or pulling, and keeps a tooth if it can be kept.' },
    { of: /\b(?:needle|blood|test|swab|hurt)/i, text: 'A test of blood, urine or a swab takes seconds and stings a little.' },
  ],
  'what-will-hospital-do': [
    { of: /\b(?:operat|surg|asleep|anaesth)/i, text: 'For an operation you sleep or one part is numbed.' },
    { of: /\b(?:pump|overdose|tablets|swallow)/i, text: 'A stomach is hardly ever pumped.' },
    { of: /\b(?:bring|bag|pack|overnight|stay)/i, text: 'Bring a bag, just in case.' },
  ],
  'how-long-the-wait': [
    {
      of: /\b(?:a&e|\ber\b|emergency|casualty|hospital|hours)/i,
      text: 'In A&E reckon with 4 hours and more; a minor injuries unit is often quicker.',
    },
    {
      of: /\b(?:result|blood|test|biops)/i,
      text: 'Blood results come in 1 to 7 days, biopsies in 1 to 3 weeks; if you hear nothing by then, ring and ask.',
    },
    {
      of: /\b(?:specialist|referr|appointment|list)/i,
      text: 'A routine specialist takes weeks to months; ask whether you can be told of a place given back.',
    },
  ],
  'which-doctor': [
    {
      of: /\b(?:ears?\b|hearing|tinnitus|tonsil|sinus|hoarse|dizz|vertigo)/i,
      text: 'For ears, nose, throat and most dizziness that is an ENT doctor.',
    },
    { of: /\b(?:rash|skin|mole|eczema|acne|psoriasis)/i, text: 'For the skin that is a dermatologist.' },
    { of: /\b(?:joints?\b|arthritis|knuckles|stiff in the morning)/i, text: 'For joints that is a rheumatologist.' },
    {
      of: /\b(?:back|knee|shoulder|hip|bones?)\b/i,
      text: 'For bones, back and big joints a physiotherapist comes first, then an orthopaedic doctor.',
    },
    { of: /\b(?:heart|palpitations|chest)\b/i, text: 'For the heart that is a cardiologist.' },
    { of: /\b(?:headaches?|migraines?|numb|tingl|fits?\b|seizure|tremor)/i, text: 'For nerves and headache that is a neurologist.' },
    { of: /\b(?:stomach|bowel|heartburn|reflux|swallow|diarrh)/i, text: 'For stomach and bowel that is a gastroenterologist.' },
    { of: /\b(?:kidney|bladder|urine|wee|prostate)\b/i, text: 'For kidneys and bladder that is a urologist.' },
    { of: /\b(?:periods?|womb|vagina|menopause|ovar)/i, text: 'For periods and womb that is a gynaecologist.' },
    { of: /\b(?:thyroid|hormones?)\b/i, text: 'For hormones and thyroid that is an endocrinologist.' },
    { of: /\b(?:tooth|teeth|gum|jaw)/i, text: 'For teeth: a dentist.' },
    { of: /\b(?:\beyes?\b|sight)/i, text: 'For eyes: an optician, or an eye casualty with pain or worse sight.' },
    { of: /\b(?:sex|genital|sti\b|discharge|contracept)/i, text: 'A sexual health clinic sees you without referral.' },
    { of: /\b(?:sprain|cut|broke|ankle|wrist|fell)/i, text: 'Sprains, cuts and small breaks: a walk-in or minor injuries unit.' },
  ],
  'which-number': [
    { of: /\b(?:poison|swallow|overdose|tablets|bleach|ate)/i, text: 'For poison: {poison}.' },
    { of: /\b(?:pregnan|labour|baby)/i, text: 'In pregnancy the maternity unit.' },
    {
      of: /\b(?:dark|suicid|depress|talk|drink|gambl|violen|hit)/i,
      text: 'For dark thoughts, drink, gambling or violence at home see findahelpline.com, or tell me what it is about.',
    },
  ],
  'what-to-tell-and-bring': [
    { of: /\b(?:child|baby|pregnan)/i, text: 'Bring the child’s or pregnancy record.' },
    { of: /\b(?:rash|photo|show|spot)/i, text: 'A photo of a rash, or of what comes and goes, helps.' },
    { of: /\b(?:tick)/i, text: 'Bring the tick in a jar.' },
    { of: /\b(?:with me|alone|come|somebody|friend|husband|wife)/i, text: 'One person may nearly always come along.' },
  ],
  'need-a-test': [
    { of: /\b(?:tired|weight|thirst|exhaust)/i, text: 'Tiredness, weight change or thirst: often blood for iron, thyroid and sugar.' },
    { of: /\b(?:lump)/i, text: 'A lump: an ultrasound.' },
    {
      of: /\b(?:bone|ankle|wrist|foot|fell|broken|x-?ray)/i,
      text: 'A bone that hurts when pressed, or 4 steps that cannot be taken: an X-ray.',
    },
    { of: /\b(?:back|head)/i, text: 'Backs and headaches mostly need no scan.' },
  ],
  'what-number-means': [
    { of: /\b(?:pulse|heart ?rate|bpm)/i, text: 'In adults at rest a pulse of 60 to 100 is usual.' },
    { of: /\b(?:pressure|\bbp\b)/i, text: 'Blood pressure is best under 140/90.' },
    { of: /\b(?:oxygen|spo2|sats)/i, text: 'Oxygen is best at 95 % or more; 92 % or less, unless that is usual for you, needs help now.' },
    { of: /\b(?:temperature|fever)/i, text: '36 to 37.9 °C is no fever.' },
  ],
  'measure-how': [
    {
      of: /\b(?:pressure|\bbp\b|cuff)/i,
      text: 'Blood pressure: sit for 5 minutes, arm at heart height, 2 readings, no coffee or smoke for half an hour before.',
    },
    { of: /\b(?:pulse|heart ?rate|beat)/i, text: 'Pulse: 2 fingers below the thumb, count 30 seconds, double it; a watch may err.' },
    { of: /\b(?:breath)/i, text: 'Breaths: watch the belly for a full minute.' },
    { of: /\b(?:fever|temperature|thermom)/i, text: 'Fever: armpit under 5 years, else mouth or ear.' },
    { of: /\b(?:rash|glass)/i, text: 'Rash: press a clear glass on it.' },
    { of: /\b(?:breast|testic|lump|balls)/i, text: 'Breasts or testicles: feel all of both once a month.' },
  ],
  'before-and-after-test': [
    { of: /\b(?:blood)/i, text: 'Before most blood tests eat as usual; if it says fasting, only water for 8 to 12 hours, no tea.' },
    { of: /\b(?:psa|prostate)/i, text: 'PSA: no sex or hard cycling for 2 days.' },
    { of: /\b(?:colonosc|bowel camera|bowel prep)/i, text: 'Bowel camera: light food, then the drink they send.' },
    {
      of: /\b(?:operat|surg|anaesth|gastrosc|endosc|stomach camera)/i,
      text: 'Operation or stomach camera: no food for 6 hours, water until 2 before, no nail varnish or jewellery.',
    },
    { of: /\b(?:sedat|drive|home after)/i, text: 'After sedation no driving for 24 hours.' },
  ],
  'tell-authorities': [
    { of: /\b(?:under 16|\b1[2-5]\b|parents|mum|dad|school)/i, text: 'That holds under 16 too.' },
    { of: /\b(?:shot|gun|stab|knife)/i, text: 'Gunshot and knife wounds are reported in many places.' },
    { of: /\b(?:infect|hiv|tb\b|std|sti\b|covid)/i, text: 'A few infections go to public health, not to a boss.' },
    {
      of: /\b(?:social|child|fell|fall|bruise|take (?:him|her|my|the))/i,
      text: 'When a child fell, an honest account helps most, and one fall takes no child away.',
    },
    { of: /\b(?:papers|visa|immigra|police|illegal)/i, text: 'Urgent care is given without papers or police.' },
  ],
  'money-or-childcare': [
    {
      of: /\b(?:transport|lift|car|bus|far|way there)/i,
      text: 'For the way ask about patient transport, a later time, or fares paid back on a low income.',
    },
    { of: /\b(?:pay|wage|money|boss|shift|work)/i, text: 'For lost pay, ask a benefits adviser.' },
  ],
}
