import type { Condition } from '../../schema.ts'

export const otosclerosis = {
  id: 'otosclerosis',
  name: 'Otosclerosis',
  aliases: ['otospongiosis', 'stapes fixation'],
  icd10: 'H80.9',
  system: 'ear-nose-throat',
  summary: 'A small bone in the ear grows stiff, usually in younger adults.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'very-rare', older: 'very-rare' }, sex: 'mostly-female' },
  findings: {
    usual: ['hearing-loss', 'hearing-loss.gradual', 'hearing-loss.both-sides'],
    often: ['tinnitus', 'hearing-loss.worsening', 'family-hearing-loss'],
    some: ['pregnant', 'postpartum', 'hearing-loss.one-sided'],
    occasional: ['dizziness', 'vertigo'],
    rare: ['ear-pain', 'ear-discharge', 'hearing-noisy-places', 'eardrum-red', 'ear-wax', 'fever', 'ear-fullness'],
  },
  discriminators: ['hearing-loss.gradual', 'family-hearing-loss', 'hearing-noisy-places'],
  onset: ['gradual'],
  durationDays: { from: 180, to: 3650 },
  course: ['worsening'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['Ask for a hearing test.', 'A hearing aid or a small operation can help.'],
  comeBack: ['hearing goes suddenly', 'you get dizzy'],
  examination: ['look at the eardrums, which are normal', 'a hearing test'],
  presentation: 'Woman in her twenties to forties with slowly worse hearing, hears better in noisy places (paracusis), low voice, ringing, family history, worse in pregnancy; normal eardrum, conductive loss.',
  sources: ['StatPearls: Otosclerosis', 'NHS: Otosclerosis'],
  examples: [
    { age: 34, sex: 'female', text: 'Over two years my hearing has slowly got worse in both ears and got worse in pregnancy. My mother had the same. Some ringing.' },
    { age: 29, sex: 'female', text: 'Slow hearing loss, no pain, no discharge, ears look normal, my aunt needed an operation on the stirrup bone for family hearing loss.' },
  ],
} satisfies Condition
