import type { Advice } from '../advice-schema.ts'

export const gynaecologicalAdviceD = {
  'atrophic-vaginitis': {
    home: ['Use a vaginal moisturiser from the pharmacy every 2 to 3 days, and a lubricant with water or silicone for sex.', 'Wash with plain water or a moisturiser without soap, once a day.', 'Wear cotton underwear and nothing tight.'],
    doctor: [
      'Oestrogen as a cream, ring or small tablet in the vagina helps most women within 3 weeks to 3 months. Very little gets into the body.',
      'Bleeding after the menopause should always be looked into soon, by a gynaecology clinic, even if dryness may explain it.',
      { text: 'After breast cancer a doctor weighs hormones in the vagina with you and your cancer team first.', has: ['history-cancer'] },
    ],
    medicines: [],
    avoid: ['Avoid soap, bubble bath, sprays, douches and scented pads there.', 'Do not use oil or petroleum jelly with latex condoms: they tear.'],
    daily: { contagion: 'No, it is not catching.', sex: 'Sex is safe. Take time, and use a lubricant; regular gentle sex keeps the skin supple.', work: 'You can work as usual.' },
    expect: { course: 'It does not go away on its own. Treatment works from a few weeks on, for as long as you use it.', doctorIf: ['it is no better after 3 months of treatment', 'you keep getting urine infections', 'there is a lump, a sore or a white patch', 'sex still hurts'], callIf: ['you bleed heavily'] },
    sources: [
      { source: 'NHS: Vaginal dryness', lookedUp: null },
      { source: 'NICE: Menopause: identification and management', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'uterine-fibroids': {
    home: ['Heat on the belly for 15 to 20 minutes eases cramps.', 'Note for 2 to 3 months when and how heavily you bleed: it decides on the treatment.', 'Eat food with iron, such as meat, beans and dark greens, if you bleed heavily.'],
    doctor: ['An ultrasound shows how many there are, how large and where. A blood count shows whether you lack iron.', 'A hormone coil or tablets make periods lighter. Larger ones can be shrunk, cut off from blood or taken out; which fits depends on whether you want children.'],
    medicines: [
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food eases pain and makes the bleeding a little lighter, for up to 3 days, as the packet says.', hasNot: ['group:nsaid-risk'] },
      { ingredient: 'paracetamol', text: 'Take paracetamol for the pain, as the packet says.' },
    ],
    avoid: ['Do not wait for years with heavy periods: a lack of iron makes you tired and can be treated.'],
    daily: { contagion: 'No, they are not catching, and they are not cancer.', work: 'You can work. Heavy days may need breaks.', sex: 'Sex is fine if it does not hurt.' },
    expect: {
      course: 'Many cause no trouble. They grow slowly until the menopause, and shrink after it.',
      doctorIf: ['your periods are so heavy that you change a pad every 1 to 2 hours', 'your belly swells or presses on bladder or bowel', 'you are tired, pale or short of breath', 'you bleed between periods or after the menopause'],
      callIf: ['you soak a pad an hour for several hours, or feel faint', 'you get sudden, very strong belly pain'],
    },
    sources: [
      { source: 'NHS: Fibroids', lookedUp: null },
      { source: 'NICE: Heavy menstrual bleeding: assessment and management', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'pelvic-organ-prolapse': {
    home: ['Train the pelvic floor: squeeze as if you held back urine, 10 times, 3 times a day, for at least 16 weeks.', 'Avoid constipation: drink enough, eat fibre, and do not strain on the toilet.', 'Lose weight if you weigh too much: it takes pressure off.'],
    doctor: [
      'A doctor or nurse can examine you, and a physiotherapist can check whether you squeeze the right muscles.',
      'A ring (pessary) in the vagina holds things up without an operation and is changed every few months. An operation is for when that is not enough.',
      { text: 'After the menopause, oestrogen cream in the vagina eases soreness.', has: ['menopause', 'vaginal-dryness'] },
    ],
    medicines: [],
    avoid: ['Do not lift heavy things or stand for hours where you can help it.', { text: 'A long cough presses on it: stop smoking.', has: ['smoker'] }],
    daily: { contagion: 'No, it is not catching.', sex: 'Sex is safe; it does not make it worse.', work: 'You can work. Ask for other tasks if you lift heavy things.', sport: 'Walk, swim and cycle. Avoid heavy weights and jumping.' },
    expect: {
      course: 'It is no danger. Exercises ease it over 3 to 4 months in many women; it can come and go with standing and lifting.',
      doctorIf: ['exercises do not help after 4 months', 'you cannot empty the bladder or bowel well', 'the skin that bulges is sore or bleeds', 'you keep getting urine infections'],
      callIf: ['you cannot pass any urine', 'what bulges out is stuck, very painful or dark'],
    },
    sources: [
      { source: 'NHS: Pelvic organ prolapse', lookedUp: null },
      { source: 'NICE: Urinary incontinence and pelvic organ prolapse in women: management', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
  'breast-abscess': {
    home: ['If you breastfeed, go on feeding from both breasts, or express: the milk is safe, and stopping all at once makes it worse.', 'Lay a cold pack in a cloth on the breast for 10 to 15 minutes at a time.', 'Rest, drink enough, and wear a bra that holds without pressing.'],
    doctor: [
      'An ultrasound shows whether pus has gathered. Go today: pus does not clear with tablets alone.',
      'A doctor draws the pus off with a needle under a numbing injection, sometimes more than once, and gives an antibiotic.',
      'Only a large or stubborn one needs a small cut.',
      { text: 'Say that you are allergic to penicillin: there are good antibiotics without it.', has: ['allergy:penicillin', 'allergy:amoxicillin'] },
      { text: 'Say that you breastfeed: there are antibiotics and painkillers that suit it.', has: ['breastfeeding'] },
    ],
    antibiotics: 'Yes, together with drawing off the pus. Without that an antibiotic is often not enough.',
    medicines: [
      { ingredient: 'ibuprofen', text: 'Ibuprofen with food eases pain and swelling and suits breastfeeding. Take it as the packet says.', hasNot: ['group:nsaid-risk'], fromYears: 12, toYears: 65 },
      { ingredient: 'paracetamol', text: 'Paracetamol suits breastfeeding too. Take it as the packet says.' },
    ],
    avoid: ['Do not press or cut it yourself.', 'No deep massage: it spreads the swelling.', { text: 'Stop smoking if you can: it makes abscesses come back.', has: ['smoker'] }],
    daily: {
      contagion: 'No, it is not catching, and the milk does not make the baby ill.',
      work: 'Stay at home until the fever has gone and you feel better.',
    },
    expect: {
      course: 'Once the pus is out the pain eases within a day or two. The place heals in 2 to 3 weeks.',
      doctorIf: ['it fills up again', 'it is no better 2 days after the pus was drawn off', 'a lump is still there after 2 weeks', 'the nipple stays drawn in or bleeds'],
      callIf: ['you feel very ill, confused or faint', 'you shake with cold and your heart or breathing is very fast', 'the skin turns dark or the redness spreads fast'],
    },
    sources: [
      { source: 'CKS: Mastitis and breast abscess', lookedUp: null },
      { source: 'NHS: Breast abscess', lookedUp: null },
    ],
    reviewed: null,
  },
} as const satisfies Record<string, Advice>
