import type { Advice } from '../advice-schema.ts'

export const respiratoryAdvice = {
  asthma: {
    home: [
      'When it gets tight: sit up, stay calm, and use your reliever inhaler, one puff every 30 to 60 seconds, up to 10 puffs, with a spacer if you have one.',
      'Use your preventer every day, also when you feel well. Rinse your mouth after it.',
      'Follow your written asthma plan. If you have none, ask for one at the next visit.',
      { text: 'Keep away from what sets it off: smoke, dust, pollen, animals, cold air without a scarf.', fromYears: 12 },
    ],
    doctor: [
      'If you need the reliever more than twice a week, or wake at night, a doctor should step up the treatment this week.',
      'In a flare-up a short course of steroid tablets works within hours. Started early, it often saves a hospital stay.',
      'A chest X-ray is not needed for a plain flare-up.',
      'Use the inhaler while they watch: most people make a mistake that is easy to mend.',
    ],
    antibiotics: 'Usually not. Most flare-ups come from a virus or an allergy, and antibiotics do nothing against those. They are for a chest infection that a doctor has found.',
    medicines: [{ ingredient: 'paracetamol', text: 'For pain or fever paracetamol is the safe choice with asthma, as the packet says.' }],
    avoid: [
      'Avoid ibuprofen, naproxen and aspirin unless you have taken them before without wheezing.',
      { text: 'Do not smoke, and let nobody smoke around you.', fromYears: 12 },
      { text: 'Let nobody smoke near you.', toYears: 12 },
      { text: 'Beta blockers, also as eye drops, can bring on an attack. Call whoever prescribed yours today, but do not stop a heart tablet on your own.', has: ['takes-beta-blocker', 'class:beta-blocker'] },
    ],
    daily: {
      contagion: 'No, asthma is not catching. The cold that set it off may be.',
      school: 'The school should have a reliever and a copy of the plan.',
      work: 'If it is worse at work and better on days off, tell your doctor: something there may cause it.',
      sport: 'Sport is good. Warm up slowly, and take the reliever before if your plan says so.',
      travel: 'Carry the reliever with you, not in the case.',
    },
    expect: {
      course: 'A flare-up usually settles in a few days to a week with treatment. With the right preventer most people have no trouble day to day.',
      doctorIf: ['you need the reliever more than twice a week', 'you wake at night with cough or wheeze', 'you need it again within 4 hours (today)', 'a flare-up is no better after 2 days'],
      callIf: ['the reliever does not help after 10 puffs, or you have none', 'you are too breathless to finish a sentence, eat or sleep', 'your lips turn blue or grey', 'you get drowsy, confused or worn out'],
    },
    sources: [
      { source: 'NHS: Asthma', lookedUp: null },
      { source: 'GINA: Global strategy for asthma management and prevention', lookedUp: null },
      { source: 'NICE: Asthma: diagnosis, monitoring and chronic asthma management', lookedUp: null },
    ],
    reviewed: '2026-11-26',
  },
} satisfies Readonly<Record<string, Advice>>
