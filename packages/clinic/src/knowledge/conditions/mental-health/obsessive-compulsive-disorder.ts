import type { Condition } from '../../schema.ts'

export const obsessiveCompulsiveDisorder = {
  id: 'obsessive-compulsive-disorder',
  name: 'Obsessive-compulsive disorder',
  aliases: ['OCD', 'obsessive compulsive disorder', 'compulsive disorder', 'obsessional neurosis'],
  icd10: 'F42.9',
  system: 'mental-health',
  summary: "Unwanted thoughts and acts that must be repeated against one's will.",
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'rare', older: 'rare' } },
  findings: {
    usual: ['obsessions', 'compulsions'],
    often: ['anxiety', 'obsessions.long-standing', 'avoidance', 'compulsions.long-standing'],
    some: ['low-mood', 'skin-dry', 'worry-excessive', 'tics', 'concentration-poor', 'insomnia', 'guilt', 'irritability', 'family-depression', 'skin-cracked', 'social-withdrawal'],
    occasional: ['suicidal-thoughts', 'recent-sore-throat', 'body-image-distorted'],
    rare: ['delusions', 'hearing-voices', 'elevated-mood', 'flashbacks', 'memory-loss', 'social-communication-poor', 'weight-loss'],
  },
  discriminators: ['obsessions', 'compulsions', 'anxiety'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 4000 },
  course: ['constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Try not to give in to small rituals.', 'Ask for talking treatment with exposure.', 'Tell family not to help the rituals.'],
  comeBack: ['you have thoughts of suicide', 'rituals fill the day', 'a child changed suddenly after a sore throat'],
  examination: ['a talk about thoughts and rituals', 'ask about mood and tics', 'no tests needed'],
  presentation: "Intrusive, unwanted thoughts, images or doubts (dirt, harm, order, forbidden) seen as one's own and senseless, causing fear that is eased by washing, checking, counting, arranging or silent rituals, for an hour a day or more; cracked hands from washing.",
  sources: ['NICE: Obsessive-compulsive disorder and body dysmorphic disorder', 'CKS: Obsessive-compulsive disorder', 'APA: Practice guideline for obsessive-compulsive disorder'],
  examples: [
    { age: 24, sex: 'female', text: 'I am afraid of germs and wash my hands a hundred times a day; they are cracked. I know it makes no sense but cannot stop.' },
    { age: 31, sex: 'male', text: 'I have intrusive thoughts of harm and check the stove and door over and over for hours.' },
  ],
} satisfies Condition
