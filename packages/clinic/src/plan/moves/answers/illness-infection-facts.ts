import { type IllnessFacts, notCatching } from './illness-entry.ts'

/** Infections, from a cold to a tooth. */
export const infectionFacts: readonly IllnessFacts[] = [
  {
    conditions: ['common-cold', 'viral-infection', 'viral-pharyngitis', 'laryngitis'],
    complaints: ['nose-runny', 'nose-blocked', 'sneezing', 'sore-throat', 'hoarse-voice'],
    lasts:
      'A cold is usually at its worst on days 2 and 3 and clears in 1 to 2 weeks. A sore throat usually goes within a week, and a cough can hang on for 3 weeks.',
    catching:
      'A cold or a sore throat from a virus is catching, most of all in the first few days and as long as you have symptoms. Wash your hands, cough into a tissue and keep away from babies and frail people. You can go to school or work when you feel well enough and have no fever.',
    antibiotics:
      'Probably not. Colds and most sore throats come from viruses, and antibiotics do nothing against those; they only bring side effects. You may need them if it is a throat infection with high fever and pus on the tonsils, or if you get much worse after a few days.',
    sources: ['NHS: Common cold', 'NICE: Sore throat (acute): antimicrobial prescribing', 'CDC: About common cold'],
  },
  {
    conditions: ['influenza'],
    complaints: ['flu-like-illness', 'body-aches'],
    lasts: 'Flu usually gets better in about a week. The tiredness and cough can last 2 to 3 weeks.',
    catching:
      'Yes, flu is catching from a day before it starts until about a week after. Stay at home until the fever has been gone for a day without medicine and you feel better.',
    antibiotics:
      'No. Flu is a virus, so antibiotics do not work. Antiviral medicine can help in the first 2 days if you are pregnant, over 65, or have a long-term illness: ask today if that is you.',
    sources: ['NHS: Flu', 'CDC: Influenza (flu)', 'CKS: Influenza - seasonal'],
  },
  {
    conditions: ['covid-19'],
    lasts:
      'Most people with COVID-19 feel better within 1 to 2 weeks. Some are tired or short of breath for longer; see a doctor if it lasts over 4 weeks.',
    catching:
      'Yes, COVID-19 is catching, usually in the first 5 days and for up to 10 days. Stay at home while you have a fever or feel ill, keep your distance and wear a mask for 5 days after that.',
    antibiotics:
      'No. COVID-19 is a virus, so antibiotics do not work. Antiviral tablets can help in the first 5 days if you are at high risk: ask a doctor or pharmacist soon.',
    sources: ['NHS: COVID-19', 'CDC: Respiratory virus guidance'],
  },
  {
    conditions: ['tonsillitis', 'streptococcal-pharyngitis', 'scarlet-fever'],
    lasts: 'Tonsillitis usually gets better in about a week. With strep and antibiotics the fever usually goes in 2 to 3 days.',
    catching:
      'Yes, strep and the viruses behind tonsillitis are catching. With antibiotics you are no longer catching after 24 hours; without them stay at home until the fever is gone. Scarlet fever without antibiotics keeps you at home until every sign has gone: it can be passed on for 2 to 3 weeks.',
    antibiotics:
      'It depends. Most sore throats get better on their own. Antibiotics help more where there is high fever, pus on the tonsils, sore neck glands and no cough. A doctor or pharmacist can look, and some do a throat swab.',
    sources: ['NHS: Tonsillitis', 'NICE: Sore throat (acute): antimicrobial prescribing', 'CDC: Group A strep'],
  },
  {
    conditions: ['acute-bronchitis', 'post-infectious-cough', 'bronchiolitis', 'croup'],
    complaints: ['cough', 'sputum'],
    lasts:
      'A cough from a chest cold usually lasts about 3 weeks, even when all else goes well. If it lasts longer than 3 weeks, or you cough blood, see a doctor.',
    catching:
      'If it comes from a virus, as most coughs do, it is catching in the first week or so. Cough into a tissue or your elbow and wash your hands. A cough from asthma, reflux or smoking is not catching.',
    antibiotics:
      'Usually not. A cough with clear or coloured phlegm usually comes from a virus and antibiotics do not shorten it. A doctor should decide if you are short of breath, have a high fever, chest pain, or a lung or heart disease.',
    sources: ['NICE: Cough (acute): antimicrobial prescribing', 'NHS: Bronchitis'],
  },
  {
    conditions: ['pneumonia', 'atypical-pneumonia', 'viral-pneumonia'],
    lasts: 'With treatment the fever of pneumonia goes in about a week, the cough in about 6 weeks, and full strength can take 3 months.',
    catching:
      'The germs can be passed on by coughing, but few people who catch them get pneumonia. Keep away from frail people while you cough and have a fever.',
    antibiotics: 'Pneumonia usually does need antibiotics, and soon. A doctor has to examine you today.',
    sources: ['NHS: Pneumonia', 'NICE: Pneumonia: diagnosis and management'],
  },
  {
    conditions: ['acute-sinusitis'],
    complaints: ['face-pain'],
    lasts: 'Sinusitis usually clears on its own in 2 to 3 weeks.',
    catching: 'The cold behind sinusitis is catching in its first days. Sinusitis itself is not.',
    antibiotics:
      'Usually not. Sinusitis gets better in 2 to 3 weeks without them. They can help if it has gone on for more than 10 days without easing, or got worse again after getting better.',
    sources: ['NICE: Sinusitis (acute): antimicrobial prescribing', 'NHS: Sinusitis (sinus infection)'],
  },
  {
    conditions: ['acute-otitis-media', 'otitis-externa', 'otitis-media-effusion'],
    complaints: ['ear-pain', 'ear-discharge'],
    lasts:
      'Most ear infections get better within 3 days, and some take a week. An infection of the outer ear with drops takes 7 to 10 days.',
    catching: 'An ear infection itself is not catching. The cold that came before it is.',
    antibiotics:
      'Often not: most ear infections get better in 3 days without them. They help more under 2 years with both ears, when the ear runs, or when the child is very unwell. An infection of the outer ear needs drops.',
    sources: ['NICE: Otitis media (acute): antimicrobial prescribing', 'NHS: Ear infections'],
  },
  {
    conditions: ['viral-gastroenteritis', 'bacterial-gastroenteritis', 'food-poisoning', 'travellers-diarrhoea', 'giardiasis'],
    complaints: ['diarrhoea', 'vomiting'],
    lasts: 'Vomiting from a stomach bug usually stops in 1 to 2 days and diarrhoea within 5 to 7 days.',
    catching:
      'Yes, a stomach bug is very catching. Wash your hands with soap, as gel does not kill norovirus. Do not cook for others, and stay off school or work until 2 days (48 hours) after the last vomiting or diarrhoea.',
    antibiotics:
      'Usually not. A stomach bug clears on its own, and antibiotics can make diarrhoea worse. They are for blood in the stool with fever, some travel infections, or a weak immune system, and after a stool test.',
    sources: ['NHS: Diarrhoea and vomiting', 'CDC: Norovirus', 'CKS: Gastroenteritis'],
  },
  {
    conditions: ['cystitis', 'interstitial-cystitis'],
    complaints: ['urination-painful', 'urination-frequent'],
    lasts: 'Mild cystitis can clear in about 3 days. With antibiotics most people feel better within 2 to 3 days.',
    catching: `A bladder infection is not catching. ${'You do not pass it on by sex or toilets.'}`,
    antibiotics:
      'Often yes. A bladder infection usually gets 3 days of antibiotics in women, and 7 in men. A doctor or, in many places, a pharmacist decides. In pregnancy, in men, in children, or with fever or back pain you need them and a urine test soon. Tell them about any allergy.',
    sources: ['NICE: Urinary tract infection (lower): antimicrobial prescribing', 'NHS: Cystitis'],
  },
  {
    conditions: ['pyelonephritis'],
    lasts: 'With antibiotics a kidney infection usually eases within 2 to 3 days and clears in about 2 weeks.',
    catching: notCatching,
    antibiotics: 'Yes. A kidney infection needs antibiotics today; it can get into the blood.',
    sources: ['NHS: Kidney infection', 'NICE: Pyelonephritis (acute): antimicrobial prescribing'],
  },
  {
    conditions: ['chickenpox'],
    lasts: 'Chickenpox usually clears in 1 to 2 weeks. New spots come for 3 to 5 days, then they crust.',
    catching:
      'Yes, chickenpox is very catching, from 2 days before the spots until every spot has a crust, usually 5 days after they began. Keep away from nursery, school, pregnant women, newborns and people with weak defences until then. A pregnant woman who has been near and never had it should call her doctor or midwife at once.',
    antibiotics: 'No, it is a virus. Antibiotics are only needed if spots get infected: hot, swollen, painful, with pus.',
    sources: ['NHS: Chickenpox', 'CDC: Chickenpox (varicella)'],
  },
  {
    conditions: ['herpes-zoster', 'herpes-zoster-ophthalmicus', 'herpes-zoster-oticus'],
    lasts: 'Shingles usually heals in 2 to 4 weeks. The nerve pain can last longer, more often over 60.',
    catching:
      'You cannot give anyone shingles. But somebody who never had chickenpox can catch chickenpox from the blisters until they crust. Cover the rash, and keep away from pregnant women, babies and people with weak defences.',
    antibiotics:
      'Not antibiotics: shingles is a virus. Antiviral tablets work best within 3 days of the rash, so call a doctor or pharmacist today.',
    sources: ['NHS: Shingles', 'CKS: Shingles', 'CDC: Shingles (herpes zoster)'],
  },
  {
    conditions: ['herpes-labialis', 'genital-herpes'],
    complaints: ['cold-sore'],
    lasts: 'A cold sore heals in about 10 days.',
    catching:
      'Yes, herpes is catching from the first tingle until it has healed. Do not kiss babies, share cups or have oral sex until then.',
    antibiotics: 'No, it is a virus. An antiviral cream or tablet can help if it is started at the first tingle.',
    sources: ['NHS: Cold sores'],
  },
  {
    conditions: ['impetigo'],
    lasts: 'Impetigo clears in 7 to 10 days with treatment.',
    catching:
      'Yes, impetigo is very catching. Stay off school or work until the sores have crusted, or 48 hours after treatment began. Do not share towels.',
    antibiotics:
      'Usually a cream: an antiseptic one for a few sores, an antibiotic cream or tablets if it spreads. A pharmacist or doctor can look.',
    sources: ['NHS: Impetigo', 'NICE: Impetigo: antimicrobial prescribing'],
  },
  {
    conditions: ['bacterial-conjunctivitis', 'viral-conjunctivitis', 'allergic-conjunctivitis'],
    complaints: ['eye-redness', 'eye-discharge'],
    lasts: 'Conjunctivitis usually clears in 1 to 2 weeks.',
    catching:
      'If it is an infection, yes: it spreads by hands and towels. Wash your hands and do not share towels. If it comes from an allergy, it is not catching. Children need not stay away from school unless they feel ill.',
    antibiotics:
      'Usually not. It clears on its own in 1 to 2 weeks. Drops can help if it is thick and sticky for more than a few days. Pain, blurred sight or light that hurts needs a doctor today, and so do contact lenses.',
    sources: ['NHS: Conjunctivitis', 'CKS: Conjunctivitis - infective'],
  },
  {
    conditions: ['hand-foot-mouth-disease', 'herpangina'],
    lasts: 'Hand, foot and mouth disease clears in 7 to 10 days.',
    catching: 'Yes, most in the first 5 days. A child can go to nursery or school as soon as he or she feels well.',
    antibiotics: 'No, it is a virus.',
    sources: ['NHS: Hand, foot and mouth disease', 'CDC: Hand, foot, and mouth disease'],
  },
  {
    conditions: ['fifth-disease', 'roseola'],
    lasts: 'Slapped cheek clears in 1 to 3 weeks; the rash can come back with warmth for a while. Roseola takes about a week.',
    catching:
      'It is catching before the rash comes, and no longer once it is there. A child who feels well can go to school. Tell pregnant women who were near: they should call their midwife.',
    antibiotics: 'No, it is a virus.',
    sources: ['NHS: Slapped cheek syndrome', 'CDC: Parvovirus B19 and fifth disease'],
  },
  {
    conditions: ['measles', 'rubella', 'mumps'],
    lasts: 'These childhood infections usually clear in 1 to 2 weeks.',
    catching:
      'Yes. Measles is catching until 4 days after the rash began, mumps until 5 days after the swelling, rubella until 5 days after the rash (7 in the US and Canada). Call before you go to a clinic, and keep away from pregnant women.',
    antibiotics: 'No, these are viruses.',
    sources: ['UKHSA: Exclusion table', 'CDC: Measles (rubeola)', 'CDC: Rubella'],
  },
  {
    conditions: ['whooping-cough'],
    lasts: 'Whooping cough lasts 6 to 12 weeks; people call it the hundred day cough.',
    catching:
      'Yes, very. Stay at home until 5 days of antibiotics are done (in the UK 48 hours are enough), or 3 weeks after the cough began without them. Keep away from babies.',
    antibiotics: 'Yes, within the first 3 weeks, mainly so that you do not pass it on.',
    sources: ['UKHSA: Exclusion table', 'CDC: Whooping cough (pertussis)'],
  },
  {
    conditions: ['infectious-mononucleosis'],
    lasts: 'Glandular fever usually eases in 2 to 3 weeks. The tiredness can last for months. No contact sport for 4 weeks.',
    catching: 'Yes, by spit: no kissing or shared cups while you feel ill. You need not stay off school or work once you feel well.',
    antibiotics: 'No, it is a virus, and amoxicillin even gives many people with it a rash.',
    sources: ['NHS: Glandular fever'],
  },
  {
    conditions: ['head-lice'],
    lasts: 'With treatment head lice are over in about 2 weeks. Comb again on days 5, 9 and 13: eggs that were missed hatch.',
    catching:
      'Yes, from head to head. Check everybody at home with a fine comb on the same day, and treat only those with a live louse. Bedding and clothes need no hot wash. Children can go to school.',
    antibiotics: 'No. A pharmacist has what kills lice, and combing wet hair works too.',
    sources: ['NHS: Head lice and nits', 'CDC: Head lice'],
  },
  {
    conditions: ['threadworms', 'scabies'],
    lasts: 'With treatment of the whole household it is over in about 2 weeks. After scabies the itch can last 2 to 4 weeks more.',
    catching:
      'Yes. Treat everybody in the home on the same day, wash bedding hot, and keep nails short. Children can go to school; with scabies after the first treatment.',
    antibiotics: 'No. There is a medicine of its own for it at the pharmacy.',
    sources: ['NHS: Threadworms', 'NHS: Scabies'],
  },
  {
    conditions: ['tinea-corporis', 'tinea-pedis', 'tinea-cruris', 'tinea-capitis'],
    lasts: 'With an antifungal cream it clears in 2 to 4 weeks. Use it a week longer than you see it.',
    catching: 'Yes, by skin, towels and floors. Do not share towels and treat pets that have it. No need to miss school or work.',
    antibiotics: 'No. It is a fungus: it needs an antifungal cream, and on the scalp tablets.',
    sources: ['NHS: Ringworm'],
  },
  {
    conditions: ['vaginal-thrush', 'oral-thrush', 'oral-thrush-infant', 'bacterial-vaginosis'],
    complaints: ['vaginal-discharge'],
    lasts: 'Thrush clears in 7 to 14 days with treatment, often sooner.',
    catching:
      'Thrush is not an infection that you catch through sex, though partners sometimes get sore. Some other causes of discharge are: a test shows which.',
    antibiotics:
      'No. Thrush needs an antifungal medicine; antibiotics can even bring it on. In pregnancy ask first, since tablets are not used then.',
    sources: ['NHS: Thrush in men and women', 'NHS: Vaginal discharge'],
  },
  {
    conditions: ['syphilis'],
    lasts: 'With the right injections syphilis is cured, and its sores heal in a few weeks. Without them it stays for years and does harm.',
    catching:
      'Yes, through sex and by touching its sores. No sex of any kind until the clinic agrees: usually at least 2 weeks after the treatment ended, with every sore healed. Partners need a test too, also those of months ago.',
    antibiotics:
      'Yes, after a blood test: mostly injections of penicillin. A sexual health clinic does both, in private, and looks at your blood again afterwards.',
    sources: ['NHS: Syphilis'],
  },
  {
    conditions: ['chlamydia', 'gonorrhoea', 'trichomoniasis', 'non-gonococcal-urethritis', 'pelvic-inflammatory-disease'],
    lasts: 'With the right antibiotics it clears in 1 to 2 weeks. Without them it stays and can do harm.',
    catching: 'Yes, through sex. No sex until you and your partner are treated, and 7 days after that. Partners need a test too.',
    antibiotics: 'Yes, after a test. A sexual health clinic does both, in private.',
    sources: ['NHS: Sexually transmitted infections (STIs)', 'CDC: STI treatment guidelines'],
  },
  {
    conditions: ['cellulitis', 'erysipelas', 'skin-abscess', 'paronychia', 'folliculitis', 'lactational-mastitis'],
    lasts: 'With treatment it usually starts to ease in 2 to 3 days and clears in 1 to 2 weeks.',
    catching: 'It hardly spreads to others. Keep it covered and wash your hands.',
    antibiotics:
      'Often yes. Spreading red, hot skin needs antibiotics, and pus needs to be let out. A doctor should look within a day, at once if it spreads fast or you feel ill.',
    sources: ['NHS: Cellulitis', 'NICE: Cellulitis and erysipelas: antimicrobial prescribing'],
  },
  {
    conditions: ['dental-abscess', 'pulpitis', 'pericoronitis', 'dental-caries'],
    complaints: ['tooth-pain'],
    lasts: 'A toothache that is infected does not go for good until a dentist treats the tooth.',
    catching: notCatching,
    antibiotics:
      'A tooth needs a dentist more than antibiotics: they only help where the infection spreads, with swelling or fever. Call a dentist today.',
    sources: ['NHS: Dental abscess', 'NHS: Toothache'],
  },
]
