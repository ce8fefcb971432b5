import type { Condition } from '../../schema.ts'

export const epididymalCyst = {
  id: 'epididymal-cyst',
  name: 'Cyst beside the testicle',
  aliases: ['spermatocele', 'epididymal cyst', 'spermatocoele', 'cyst of epididymis'],
  icd10: 'N43.40',
  system: 'urological',
  summary: 'A harmless little bag of fluid above or behind the testicle.',
  commonness: { usual: 'uncommon', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare' }, sex: 'male-only' },
  findings: {
    usual: ['scrotal-swelling'],
    often: ['scrotal-swelling.painless', 'testicle-lump', 'testicle-lump.soft', 'testicle-lump.painless', 'scrotal-swelling.gradual'],
    some: ['testicle-lump.mobile', 'scrotal-swelling.one-sided', 'scrotal-swelling.soft', 'testicle-pain.dull'],
    occasional: ['testicle-pain', 'testicle-lump.growing'],
    rare: ['fever', 'testicle-lump.hard', 'urination-painful', 'weight-loss', 'gynaecomastia', 'scrotal-swelling.red'],
  },
  discriminators: ['testicle-lump.soft', 'testicle-lump.painless', 'testicle-lump.hard'],
  onset: ['gradual'],
  durationDays: { from: 14, to: 3650 },
  course: ['constant'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Nothing is needed if it does not bother you.', 'Check your testicles once a month.'],
  comeBack: ['the lump is hard or in the testicle itself', 'it hurts or grows fast'],
  examination: ['feel whether it is separate from the testicle', 'an ultrasound'],
  presentation: 'Smooth, round, soft, painless, pea- to grape-sized lump above and behind the testicle, clearly separate from it, shines through; stays for years. Middle-aged man.',
  sources: ['NHS: Testicle lumps and swellings', 'StatPearls: Spermatocele', 'CKS: Scrotal pain and swelling'],
  examples: [
    { age: 44, sex: 'male', text: 'I found a soft smooth pea-like lump above my testicle, separate from it, painless, for a year unchanged.' },
    { age: 52, sex: 'male', text: 'A round soft cyst behind the testicle, does not hurt, moves a bit.' },
  ],
} satisfies Condition
