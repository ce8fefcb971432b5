import type { Condition } from '../../schema.ts'

export const cherryAngioma = {
  id: 'cherry-angioma',
  name: 'Cherry angioma',
  aliases: ['cherry angioma', 'Campbell de Morgan spots', 'cherry haemangioma', 'senile angioma'],
  icd10: 'D18.01',
  system: 'dermatological',
  summary: 'Small harmless red bumps of blood vessels.',
  commonness: { usual: 'never', ages: { 'young-adult': 'uncommon', adult: 'common', older: 'very-common' } },
  findings: {
    always: ['skin-red-dots-cherry'],
    usual: ['skin-red-dots-cherry.trunk-site'],
    often: ['skin-lump.trunk-site', 'skin-lump.painless', 'skin-lump.long-standing', 'skin-lump'],
    some: ['skin-lump.red', 'skin-lump.bleeding', 'skin-stuck-on-brown'],
    rare: ['fever', 'skin-purple-spots', 'bruising-easy', 'skin-itch', 'skin-pain', 'skin-mole-changed', 'weight-loss'],
  },
  discriminators: ['skin-red-dots-cherry', 'skin-purple-spots', 'skin-pain'],
  onset: ['gradual'],
  durationDays: { from: 60, to: 7300 },
  course: ['constant'],
  severity: 0,
  mustNotMiss: false,
  triageFloor: 'self-care',
  selfCare: ['They are harmless.'],
  comeBack: ['one bleeds often or changes'],
  examination: ['look at the skin'],
  presentation: 'Bright cherry-red, smooth, small bumps on chest and belly, more with age.',
  sources: ['DermNet: Cherry angioma', 'StatPearls: Cherry hemangioma'],
  examples: [
    { age: 49, sex: 'male', text: 'Several small bright red bumps on my chest and belly that stay for years, no pain.' },
    { age: 58, sex: 'female', text: 'Cherry red dots on my trunk, more each year.' },
  ],
} satisfies Condition
