import { type IllnessFacts, notCatching } from './illness-entry.ts'

/** Stings, headaches, joints, dizziness, skin and mood. */
export const otherIllnessFacts: readonly IllnessFacts[] = [
  {
    conditions: ['pityriasis-rosea'],
    lasts:
      'The rash of pityriasis rosea goes on its own, mostly within 2 to 12 weeks. It leaves no scars; on brown or black skin lighter or darker patches can stay for some months.',
    catching: 'No, pityriasis rosea is not catching: sport, school and touch are all right.',
    antibiotics: 'No, antibiotics do nothing for it.',
    sources: ['NHS: Pityriasis rosea'],
  },
  {
    conditions: ['ace-inhibitor-cough'],
    lasts:
      'A cough from a blood pressure tablet stays as long as it is taken. After another one is begun it goes over some weeks, at times only after 3 months.',
    catching: 'No, a cough that comes from a tablet is not catching.',
    antibiotics: 'No, antibiotics do nothing for it.',
    sources: ['NHS: Ramipril'],
  },
  {
    conditions: ['insect-bite-reaction', 'insect-sting-reaction'],
    complaints: ['insect-sting'],
    lasts: 'A bite or sting usually settles within a few days; swelling can grow for 2 days first.',
    catching: notCatching,
    antibiotics:
      'Usually not. Redness in the first 2 days is usually the sting itself. If redness and pain keep spreading after that, or there is pus or fever, a doctor should look.',
    sources: ['NHS: Insect bites and stings', 'NICE: Insect bites and stings: antimicrobial prescribing'],
  },
  {
    conditions: [
      'allergic-rhinitis',
      'urticaria-chronic',
      'contact-dermatitis',
      'atopic-eczema',
      'psoriasis',
      'acne',
      'rosacea',
      'hand-eczema',
    ],
    complaints: ['rash', 'skin-itch'],
    lasts:
      'A rash from contact or an allergy clears in days to 2 weeks once the cause is gone. Eczema, psoriasis and hay fever come and go over years, and treatment keeps them quiet.',
    catching:
      'An allergy, eczema or psoriasis is not catching. A rash from an infection can be. With a rash and fever keep away from pregnant women until it is clear.',
    antibiotics: 'No, unless the skin gets infected: wet, crusted, hot and sore.',
    sources: ['NHS: Rashes in babies and children', 'NHS: Contact dermatitis'],
  },
  {
    conditions: ['migraine', 'tension-headache', 'cluster-headache', 'medication-overuse-headache'],
    complaints: ['headache'],
    lasts: 'A tension headache lasts from half an hour to a few days, a migraine from 4 hours to 3 days.',
    catching: notCatching,
    antibiotics: 'No, antibiotics do nothing for a headache like this.',
    sources: ['NHS: Migraine', 'NHS: Tension headaches'],
  },
  {
    conditions: ['nonspecific-low-back-pain', 'lumbar-disc-herniation', 'mechanical-neck-pain', 'muscle-strain', 'piriformis-syndrome'],
    complaints: ['back-pain', 'neck-pain', 'muscle-pain'],
    lasts: 'Back and neck pain usually eases within a few weeks; sciatica takes 4 to 6 weeks. Keep moving: rest in bed makes it longer.',
    catching: notCatching,
    antibiotics: 'No, antibiotics do nothing for muscle or back pain.',
    sources: ['NHS: Back pain', 'NICE: Low back pain and sciatica'],
  },
  {
    conditions: ['ankle-sprain', 'knee-ligament-sprain', 'contusion', 'whiplash'],
    complaints: ['ankle-pain', 'knee-pain', 'ankle-swelling-injury'],
    lasts: 'After a sprain you can usually walk normally after 2 weeks. Strong sport may need 8 weeks, and a bad sprain months.',
    catching: notCatching,
    antibiotics: 'No, a sprain is no infection.',
    sources: ['NHS: Sprains and strains'],
  },
  {
    conditions: [
      'plantar-fasciitis',
      'lateral-epicondylitis',
      'achilles-tendinopathy',
      'frozen-shoulder',
      'carpal-tunnel-syndrome',
      'rotator-cuff-tendinopathy',
    ],
    lasts: 'This takes patience: usually months, 6 to 12 is common, a frozen shoulder up to 3 years. Exercises shorten it.',
    catching: notCatching,
    antibiotics: 'No, it is no infection.',
    sources: ['NHS: Plantar fasciitis', 'NHS: Tennis elbow', 'NHS: Frozen shoulder'],
  },
  {
    conditions: ['gout', 'pseudogout'],
    lasts: 'An attack of gout usually lasts 5 to 7 days, less with treatment.',
    catching: notCatching,
    antibiotics: 'No. But a hot, swollen joint with fever can be an infected joint, and that needs a hospital today.',
    sources: ['NHS: Gout'],
  },
  {
    conditions: [
      'gastro-oesophageal-reflux',
      'functional-dyspepsia',
      'acute-gastritis',
      'peptic-ulcer',
      'irritable-bowel-syndrome',
      'functional-constipation',
    ],
    complaints: ['heartburn', 'indigestion', 'constipation'],
    lasts: 'Heartburn or constipation usually eases in 1 to 4 weeks with changes and a medicine from the pharmacy. It often comes back.',
    catching: notCatching,
    antibiotics: 'Only if a test finds the stomach germ (Helicobacter) behind an ulcer.',
    sources: ['NHS: Heartburn and acid reflux', 'NICE: Gastro-oesophageal reflux disease and dyspepsia in adults'],
  },
  {
    conditions: ['benign-paroxysmal-positional-vertigo', 'vestibular-neuritis', 'labyrinthitis'],
    complaints: ['vertigo'],
    lasts:
      'Position vertigo usually goes within weeks, and quickly with the Epley manoeuvre. An inflamed balance nerve is bad for a few days and better in 3 to 6 weeks.',
    catching: notCatching,
    antibiotics: 'No, antibiotics do not help this.',
    sources: ['NHS: Vertigo', 'NHS: Labyrinthitis and vestibular neuritis'],
  },
  {
    conditions: ['burn-minor', 'sunburn-condition', 'laceration'],
    complaints: ['burn', 'cut-wound'],
    lasts: 'A small burn or cut heals in about 1 to 2 weeks.',
    catching: notCatching,
    antibiotics: 'Not unless it gets infected: more redness, swelling, pus or fever.',
    sources: ['NHS: Burns and scalds', 'NHS: Cuts and grazes'],
  },
  {
    conditions: ['depression', 'generalised-anxiety-disorder', 'panic-disorder', 'adjustment-disorder', 'burnout'],
    complaints: ['low-mood', 'anxiety'],
    lasts: 'It does get better. With talking therapy or medicine most people feel better within 1 to 3 months.',
    catching: notCatching,
    antibiotics: 'No.',
    sources: ['NHS: Depression in adults', 'NICE: Depression in adults: treatment and management'],
  },
  {
    conditions: ['primary-dysmenorrhoea', 'premenstrual-syndrome'],
    complaints: ['period-pain'],
    lasts: 'Period pain usually lasts 2 to 3 days each month.',
    catching: notCatching,
    antibiotics: 'No.',
    sources: ['NHS: Period pain'],
  },
]
