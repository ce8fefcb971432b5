import type { Condition } from '../../schema.ts'

export const peyronieDisease = {
  id: 'peyronie-disease',
  name: "Peyronie's disease",
  aliases: ['peyronies disease', 'bent penis disease', 'induratio penis plastica', 'penile curvature acquired'],
  icd10: 'N48.6',
  system: 'urological',
  summary: 'A scar in the shaft bends the penis on erection.',
  commonness: { usual: 'rare', ages: { newborn: 'never', infant: 'never', toddler: 'never', child: 'never', adolescent: 'never', 'young-adult': 'very-rare' }, sex: 'male-only' },
  findings: {
    always: ['penile-curvature'],
    often: ['penile-sore.painful', 'erection-difficulty', 'penile-curvature.gradual', 'penile-sore'],
    some: ['intercourse-painful', 'low-mood', 'history-diabetes', 'trauma-straddle', 'smoker', 'history-hypertension', 'penile-sore.hard'],
    occasional: ['hand-pain', 'finger-locking', 'skin-thickened'],
    rare: ['penile-discharge', 'fever', 'urination-painful', 'erection-prolonged', 'penile-sore.red', 'genital-blisters'],
  },
  discriminators: ['penile-curvature', 'penile-sore.hard', 'erection-difficulty'],
  onset: ['gradual'],
  durationDays: { from: 30, to: 1825 },
  course: ['worsening', 'constant'],
  severity: 1,
  mustNotMiss: false,
  triageFloor: 'appointment',
  selfCare: ['See a urologist early; it may settle on its own.', 'Avoid forceful bending.'],
  comeBack: ['you cannot have sex or erections fail', 'the penis suddenly snaps and swells: go at once'],
  examination: ['feel the shaft', 'photos of the erection at home'],
  presentation: 'Man over 45 with a hard lump or plaque in the shaft, a bend upwards or sideways on erection over months, pain on erection at first, weaker erections; sometimes a drawn-in finger of the hand (Dupuytren).',
  sources: ["NHS: Peyronie's disease", 'StatPearls: Peyronie Disease', 'EAU: Sexual and Reproductive Health'],
  examples: [
    { age: 54, sex: 'male', text: 'My penis has become bent upwards when erect over half a year, erections hurt and I feel a hard lump in the shaft.' },
    { age: 60, sex: 'male', text: 'Curved erection to the left and weaker, with a hard plaque. I have diabetes.' },
  ],
} satisfies Condition
