import type { FirstAidCard } from '../first-aid-card.ts'

/** The heart, the vessels and the brain. */
export const heartAndBrainCards: readonly FirstAidCard[] = [
  {
    id: 'torn-vessel',
    title: 'a torn or burst big vessel',
    rules:
      /^(?:chest-pain-tearing|chest-pain-sudden-to-back|chest-pain-aorta-risk|back-pain-tearing|belly-pulse-pain|belly-back-pain-collapse|back-collapse|belly-and-back-sudden-older|sudden-back-pain-high-pressure)$/,
    conditions: ['aortic-dissection', 'abdominal-aortic-aneurysm'],
    words: [
      /\b(?:tearing|ripping|torn|ripped)\b.{0,60}\b(?:chest|back|shoulder blades)\b/,
      /\b(?:chest|back|shoulder blades)\b.{0,60}\b(?:tearing|ripping|being torn|ripped)\b/,
      /\baneurysm\b.{0,60}\b(?:pain|back|belly|collapse|faint)/,
    ],
    steps: ['Call {number} now.', 'Lie down or sit, whichever hurts less. Keep quite still.', 'Keep warm. Unlock the door.'],
    doNot: ['No aspirin for this pain.', 'Nothing to eat or drink.', 'Do not drive.'],
    reasons: ['A tear in the big vessel can burst at any minute.', 'Only an operation can stop it, and it has to be quick.'],
    sources: ['NHS: Aortic dissection', 'AHA/ACC: Aortic disease guideline'],
  },
  {
    id: 'chest-pain',
    title: 'chest pain',
    rules:
      /^(?:pressing-chest-\w[\w-]*|chest-pain-\w[\w-]*|chest-pressure-\w[\w-]*|chest-tightness-\w[\w-]*|angina-\w[\w-]*|heart-attack-\w[\w-]*|jaw-or-arm-with-sudden-illness|cold-sweat-heartburn|ecg-danger|troponin-raised|palpitations-chest-pain|pale-clammy-faint)$/,
    findings: ['chest-pain', 'chest-tightness'],
    conditions: ['myocardial-infarction', 'unstable-angina', 'takotsubo-cardiomyopathy', 'vasospastic-angina'],
    words: [
      /\b(?:chest|breastbone|sternum)\b.{0,60}\b(?:crush|press|squeez|tight|heavy|weight|elephant|band|vice|vise|pain|ache|hurt|burn)/,
      /\b(?:crush|press|squeez|tight|heavy|weight|elephant|band|vice|pain|ache|pressure)\w*\b.{0,40}\b(?:chest|breastbone)\b/,
      /\bheart attack\b/,
    ],
    // A tight chest in asthma, with no word of pain or of the heart: aspirin can set off an attack (NHS: Low-dose aspirin).
    unless: [
      /^(?!.*\b(?:pain\w*|hurt\w*|ach\w*|crush\w*|press\w*|arms?|jaw|sweat\w*|clammy|heart|angina)\b)(?=.*\b(?:tight\w*|wheez\w*|breath\w*)\b).*\b(?:asthma\w*|inhalers?|puffer)\b/,
    ],
    fromYears: 16,
    steps: [
      {
        self: 'Sit down and rest, back against a wall, knees bent.',
        other: 'Sit {who} down, back against a wall, knees bent. Keep {who} calm.',
      },
      { medicine: 'aspirin' },
      { medicine: 'nitrate' },
      'Fetch a defibrillator if one is near. After a collapse without normal breath: start CPR.',
    ],
    doNot: ['Do not walk about or drive.', 'Do not wait to see if it passes.'],
    reasons: [
      'If it is the heart, each minute costs heart muscle.',
      'With too little blood the heart can stop suddenly, and with help beside you it can be started again.',
    ],
    ahead: '{Crew} takes a heart tracing (ECG) at once. If a vessel is blocked, it can be opened within the hour.',
    sources: ['NHS: Heart attack', 'AHA: Heart attack, first aid 2024', 'ANZCOR: Guideline 9.2.1'],
  },
  {
    id: 'heart-rhythm',
    title: 'a heart that beats wrongly',
    rules:
      /^(?:palpitations-\w[\w-]*|slow-pulse-symptoms|heart-block-ecg|defibrillator-shock|faint-on-effort|faint-heart-risk|faint-lying)$/,
    conditions: ['ventricular-tachycardia', 'heart-block', 'brugada-syndrome', 'long-qt-syndrome'],
    words: [
      /\bheart (?:is |s )?(?:racing|pounding|going (?:mad|crazy|like)|beating (?:so|too|very|really)|jumping|skipping|fluttering)\b.{0,80}\b(?:faint|pass(?:ed)? out|dizzy|blackout|black(?:ed)? out|chest|breath|collapse)/,
      /\b(?:defibrillator|icd|pacemaker)\b.{0,30}\b(?:went off|shock|fired|zapped)/,
    ],
    steps: ['Sit or lie down at once. Rest.', 'Count the pulse for a minute if you can, and note the time.', 'Keep someone with you.'],
    doNot: ['Do not drive.', 'No coffee, energy drinks or effort.'],
    reasons: [
      'A heart that beats too fast or too slow to fill can make you collapse.',
      'Only a tracing while it happens shows what it is.',
    ],
    ahead: 'They take a heart tracing. Many fast rhythms can be stopped within minutes.',
    sources: ['NHS: Heart palpitations', 'Resuscitation Council UK: Peri-arrest arrhythmias'],
  },
  {
    id: 'stroke',
    title: 'a stroke',
    rules:
      /^(?:stroke-\w[\w-]*|speech-\w[\w-]*|arm-leg-weak-sudden|tia|pupil-droop|vertigo-\w[\w-]*|sight-lost-\w+|sight-brief-loss|gait-sudden|headache-eyelid-pupil|neck-artery-tear|arm-weak-older|one-side-numb-older|part-cannot-move|alcohol-eyes-gait)$/,
    findings: ['weakness-face', 'weakness-one-side', 'speech-slurred', 'speech-difficulty'],
    conditions: [
      'ischaemic-stroke',
      'intracerebral-haemorrhage',
      'transient-ischaemic-attack',
      'cerebellar-stroke',
      'cervical-artery-dissection',
      'cerebral-venous-thrombosis',
      'central-retinal-artery-occlusion',
    ],
    words: [
      /\b(?:face|mouth|smile|eye|cheek)\b.{0,30}\b(?:droop|dropp|slid|crooked|lopsided|fallen|one side|wonky|sagging|hanging)/,
      /\b(?:droop\w*|lopsided|crooked)\b.{0,30}\b(?:face|mouth|smile)\b/,
      /\b(?:slurr\w*|talking (?:gibberish|rubbish|nonsense|funny)|words (?:are )?(?:coming out|jumbled|wrong|mixed)|cant (?:speak|talk|get (?:his|her|my|the) words)|come out (?:wrong|jumbled)|garbled|speech)\b.{0,90}\b(?:arm|leg|face|side|sudden|weak|drop|numb|stroke|hand)/,
      /\b(?:arm|leg|side|hand)\b.{0,40}\b(?:gone (?:dead|weak|numb|floppy)|wont (?:work|move|lift)|useless|cant (?:lift|move))\b/,
      /\b(?:having|had|has had|think its) a (?:mini )?stroke\b/,
    ],
    steps: [
      'Note the time when it began, or when {who} was last well. {Crew} needs it.',
      {
        self: 'Lie down with your head a little raised, on the weak side if you feel sick.',
        other: 'Lay {who} down, head a little raised, on the weak side if sick or drowsy.',
      },
      'Call {number} even if it goes away again.',
      'Have the list of medicines ready, above all blood thinners.',
    ],
    doNot: ['Nothing to eat or drink: swallowing may fail.', 'No aspirin: it could be a bleed.', 'Do not sleep it off.'],
    reasons: [
      'Nearly two million brain cells die in each minute of a stroke.',
      'The medicine that opens the vessel works only in the first hours.',
    ],
    ahead: 'In hospital a scan tells a clot from a bleed within minutes. A clot can often be removed.',
    sources: ['NHS: Stroke', 'American Stroke Association: FAST', 'ANZCOR: Guideline 9.2.2'],
  },
  {
    id: 'sudden-headache',
    title: 'a sudden, worst-ever headache',
    rules: /^(?:headache-\w[\w-]*|pituitary-headache-sight|cancer-child-head|cancer-seizure-headache|pressure-emergency)$/,
    conditions: ['subarachnoid-haemorrhage', 'pituitary-apoplexy', 'hypertensive-emergency', 'hydrocephalus', 'brain-abscess'],
    words: [
      /\b(?:worst|thunderclap|explod\w*|like (?:being )?hit|out of nowhere|bang|sudden\w*|snap|pop)\b.{0,60}\b(?:head|headache)\b/,
      /\b(?:head|headache)\b.{0,60}\b(?:worst|thunderclap|explod\w*|out of nowhere|like (?:being )?hit|came on in (?:a )?second)/,
    ],
    steps: [
      'Lie down in a quiet, dark room with your head raised.',
      'Note the time when it began.',
      'If {who} gets drowsy or sick: lie on the side.',
    ],
    doNot: ['No aspirin, no ibuprofen: they make a bleed worse.', 'No food. Do not drive. Do not strain.'],
    reasons: [
      'A headache at its worst within a minute can be a bleed around the brain.',
      'A first small bleed is often followed by a big one within hours.',
    ],
    ahead: 'A head scan shows a bleed. If there is none, you can breathe out.',
    sources: ['NHS: Subarachnoid haemorrhage', 'NICE NG228: Subarachnoid haemorrhage'],
  },
  {
    id: 'fit',
    title: 'a fit',
    rules: /^(?:seizure-(?!pregnant)\w[\w-]*|child-fit-now|child-fever-fit|child-spasms|drug-seizure-stop|sodium-low-fit)$/,
    findings: ['seizure'],
    conditions: ['status-epilepticus', 'febrile-seizure'],
    words: [
      /\b(?:having|had|has|having another|into) (?:a |an )?(?:fit|seizure|convulsion|fits|seizures)\b|\b(?:fitting|convulsing|seizing)\b/,
      /\b(?:shaking|jerking|twitching|stiff)\b.{0,60}\b(?:eyes rolled|not responding|foam|froth|wont (?:stop|respond)|all over|blue|floor|unconscious)/,
      /\beyes (?:have |are |went |were )?roll(?:ed|ing) (?:back|up)\b/,
      /\b(?:foam|froth)ing at the mouth\b/,
    ],
    steps: [
      'Look at the clock: time the fit.',
      'Move hard things away. Put something soft under the head.',
      'When the jerks stop: roll {who} onto the side, head tilted back.',
      'Give the emergency medicine (buccal or nasal) if a doctor left one.',
      'Call {number} if it lasts 5 minutes, comes again, is the first, or breathing is not normal after it.',
    ],
    doNot: ['Do not hold {who} down.', 'Put nothing into the mouth.', 'No food or drink until fully awake.'],
    reasons: [
      'A fit that goes on for over 5 minutes does not often stop on its own.',
      'A first fit needs a doctor the same day to find its cause.',
    ],
    ahead: '{Crew} can give a medicine that ends the fit. Sleepiness for an hour after it is usual.',
    sources: ['NHS: What to do if someone has a seizure (fit)', 'Epilepsy Foundation: Seizure first aid', 'NHS: Febrile seizures'],
  },
  {
    id: 'faint',
    isGeneral: true,
    title: 'a faint',
    rules: /^(?:shock-picture|dizzy-after-heart-operation|collapse-older-unwell|anaemia-symptoms|starved-faint)$/,
    findings: ['faint-or-collapse', 'near-fainting'],
    words: [
      /\b(?:fainted|passed out|blacked out|about to (?:faint|pass out)|nearly (?:fainted|passed out)|going to (?:faint|pass out)|came over (?:all )?faint)\b/,
    ],
    steps: [
      { self: 'Lie down flat now, wherever you are, and put your legs up.', other: 'Lay {who} flat and raise the legs.' },
      'Loosen tight clothes. Let in fresh air.',
      'Get up slowly only when all feels normal, first to sitting.',
      'If {who} does not wake within a minute: on the side, and call {number}.',
    ],
    doNot: ['Do not sit {who} on a chair.', 'Nothing to drink until fully awake.'],
    reasons: [
      'A collapse can be the only sign of a heart that paused or a bleed inside.',
      'The next one may come on the stairs or in the car.',
    ],
    sources: ['NHS: Fainting', 'British Red Cross: Fainting'],
  },
  {
    id: 'cold-limb',
    title: 'a cold, pale arm or leg',
    rules: /^(?:cold-white-limb|cold-limb|leg-pain-sudden-fibrillation|limb-cold-injury|compartment[\w-]*|cast-pain-numb)$/,
    findings: ['cold-limb-suddenly', 'limb-cold-after-injury'],
    conditions: ['acute-limb-ischaemia', 'compartment-syndrome'],
    words: [
      /\b(?:leg|foot|arm|hand|toes|fingers)\b.{0,60}\b(?:white|pale|blue|marble)\b.{0,40}\b(?:cold|numb|dead|freezing)\b/,
      /\b(?:leg|foot|arm|hand)\b.{0,60}\b(?:cold|ice|freezing)\b.{0,40}\b(?:white|pale|blue|numb|cant (?:feel|move))/,
      /\bcast\b.{0,60}\b(?:tight|numb|blue|swollen|pain)/,
    ],
    steps: [
      'Keep the limb still and let it hang a little below the heart.',
      'Take off rings, tight shoes and socks.',
      'Wrap it loosely in something dry.',
    ],
    doNot: ['No heat, no hot-water bottle, no rubbing.', 'Do not raise it.', 'Nothing to eat or drink.'],
    reasons: ['Muscle without blood dies within about six hours.', 'The sooner the vessel is open again, the more of the limb is saved.'],
    ahead: 'Surgeons look at the vessel with ultrasound and can open it.',
    sources: [
      'NHS: Peripheral arterial disease',
      'European Society for Vascular Surgery: Acute limb ischaemia',
      'StatPearls: Acute Limb Ischemia',
    ],
  },
  {
    id: 'leg-clot',
    title: 'a clot in the leg',
    rules: /^(?:one-leg-swollen-risk|pregnancy-leg-clot)$/,
    conditions: ['deep-vein-thrombosis'],
    words: [/\b(?:calf|one leg)\b.{0,50}\b(?:swollen|swelled|hot|hard|tight|red)\b/],
    steps: ['Sit or lie with the leg up.', 'Go now; let somebody drive.', 'Call {number} if your chest hurts or you get short of breath.'],
    doNot: ['Do not rub or massage the leg.', 'No hard exercise.'],
    reasons: ['A piece of the clot can break off and block the lung.', 'The treatment is simple: tablets or injections, today.'],
    sources: ['NHS: DVT (deep vein thrombosis)'],
  },
]
