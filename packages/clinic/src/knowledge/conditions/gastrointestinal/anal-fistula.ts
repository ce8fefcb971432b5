import type { Condition } from '../../schema.ts'

export const analFistula = {
  id: 'anal-fistula',
  name: 'Anal fistula',
  aliases: ['fistula in ano', 'perianal fistula', 'anorectal fistula', 'perianal sinus'],
  icd10: 'K60.3',
  system: 'gastrointestinal',
  summary: 'A small tunnel runs from the bowel to the skin beside the anus and keeps weeping.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'rare', toddler: 'very-rare', child: 'very-rare' } },
  findings: {
    usual: ['anal-discharge'],
    often: ['anal-discharge.pus', 'rectal-pain', 'anal-itch', 'anal-discharge.recurrent', 'skin-redness', 'anal-lump', 'anal-discharge.bloody'],
    some: ['history-ibd', 'stool-bloody', 'rectal-pain.throbbing', 'rectal-pain.intermittent', 'diarrhoea', 'anal-discharge.foul'],
    occasional: ['fever', 'bowel-incontinence', 'weight-loss'],
    rare: ['constipation', 'rectal-pain.sharp', 'vomiting', 'stool-black', 'anal-lump.sudden'],
  },
  discriminators: ['anal-discharge', 'anal-discharge.recurrent', 'anal-lump'],
  onset: ['gradual', 'weeks'],
  durationDays: { from: 14, to: 1825 },
  course: ['recurrent', 'constant'],
  severity: 2,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Keep the skin clean and dry.', 'Warm baths help.', 'Book a doctor; it rarely heals on its own.'],
  comeBack: ['you have fever and throbbing pain', 'you have diarrhoea and lose weight'],
  examination: ['look for an opening near the anus', 'a scan or examination under anaesthetic'],
  presentation: "Pus or blood-stained fluid leaking from a small hole near the anus for weeks, staining the underwear, with itch and sore skin, swelling and pain when it blocks; months after an abscess or with Crohn's disease.",
  sources: ['NHS: Anal fistula', 'StatPearls: Fistula-in-Ano', 'Merck: Anorectal Fistula'],
  examples: [
    { age: 37, sex: 'male', text: 'Since an abscess last year there is a little hole beside my anus that keeps leaking smelly pus, it itches and hurts when it blocks.' },
    { age: 44, sex: 'female', text: 'Discharge of pus and some blood from near the back passage for months, on and off, with sore skin.' },
  ],
} satisfies Condition
