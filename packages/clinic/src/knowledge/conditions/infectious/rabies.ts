import type { Condition } from '../../schema.ts'

export const rabies = {
  id: 'rabies',
  name: 'Rabies',
  aliases: ['hydrophobia disease', 'lyssa', 'rabies encephalitis'],
  icd10: 'A82.9',
  system: 'infectious',
  summary: 'A deadly virus from the bite of an infected animal.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['animal-bite', 'agitation', 'confusion-new', 'fever'],
    often: ['water-fear', 'swallowing-difficult', 'drooling', 'tingling', 'anxiety', 'hallucinations', 'recent-travel-abroad'],
    some: ['bat-contact', 'headache', 'malaise', 'spasms-painful', 'insomnia', 'seizure', 'sweating', 'weakness-arm', 'numbness', 'vomiting', 'aggression', 'muscle-cramps'],
    occasional: ['paralysis', 'drowsy-hard-to-wake'],
    rare: ['trismus', 'rash', 'neck-stiffness', 'jaundice', 'sore-throat'],
  },
  discriminators: ['animal-bite', 'water-fear', 'tingling', 'agitation'],
  onset: ['days'],
  durationDays: { from: 1, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['After any bite wash the wound with soap for 15 minutes and see a doctor at once for vaccination.', 'Call an ambulance if there are signs.'],
  comeBack: ['any sign appears after a bite abroad'],
  examination: ['look at the bite', 'ask where and which animal', 'vaccination before signs'],
  presentation: 'Weeks to months after a bite by a dog or bat: fever, headache, tingling or pain at the old bite, then agitation, confusion, throat spasms at the sight of water or a draught, drooling, fits, paralysis and coma.',
  sources: ['WHO: Rabies', 'CDC: Rabies', 'NHS: Rabies'],
  examples: [
    { age: 29, sex: 'male', text: 'Bitten by a stray dog in Asia two months ago. Now the scar tingles, I have fever, cannot drink because my throat cramps, and I am very restless.' },
    { age: 40, sex: 'female', text: 'A bat bit her weeks ago, now she is confused, drools and panics at water.' },
  ],
} satisfies Condition
