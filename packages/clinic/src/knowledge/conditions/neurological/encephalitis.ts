import type { Condition } from '../../schema.ts'

export const encephalitis = {
  id: 'encephalitis',
  name: 'Encephalitis',
  aliases: ['viral encephalitis', 'herpes simplex encephalitis', 'HSV encephalitis', 'herpes encephalitis', 'brain inflammation', 'acute encephalitis', 'meningoencephalitis', 'Japanese encephalitis'],
  icd10: 'G04.9',
  system: 'neurological',
  summary: 'The brain itself is inflamed, usually by a virus. Fever with confusion, odd behaviour or fits is the sign.',
  commonness: { usual: 'rare', ages: { newborn: 'uncommon' } },
  findings: {
    usual: ['fever', 'confusion-new', 'headache'],
    often: ['personality-change', 'seizure', 'drowsy-hard-to-wake', 'confusion-new.sudden', 'speech-difficulty', 'malaise', 'vomiting', 'csf-viral', 'csf-abnormal', 'memory-loss', 'disorientation', 'eeg-abnormal'],
    some: ['flu-like-illness', 'nausea', 'light-sensitivity', 'neck-stiffness', 'weakness-one-side', 'hallucinations', 'agitation', 'recent-viral-illness', 'brain-scan-abnormal', 'fever-high', 'looks-very-ill'],
    occasional: ['gait-unsteady', 'involuntary-movements', 'cold-sore', 'mosquito-bites', 'rash', 'tick-bite', 'recent-travel-abroad', 'immune-suppressed', 'smell-loss', 'aggression'],
    rare: ['headache.recurrent', 'skin-purple-spots', 'csf-bacterial', 'alcohol-recent-stop', 'delusions', 'confusion-gradual'],
  },
  discriminators: ['confusion-new', 'fever', 'seizure', 'personality-change'],
  onset: ['hours', 'days'],
  durationDays: { from: 0.5, to: 14 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: true,
  triageFloor: 'ambulance',
  selfCare: ['Call an ambulance now.', 'Do not leave the person alone.', 'During a fit keep the head safe and put nothing in the mouth.'],
  comeBack: ['a fit starts', 'the person cannot be woken', 'breathing becomes difficult'],
  examination: ['check consciousness and nerves', 'brain scan and lumbar puncture', 'antiviral medicine at once'],
  presentation:
    'Some days of flu-like illness, then fever with headache, confusion, strange behaviour, loss of speech or memory, drowsiness, focal weakness and seizures. Herpes simplex affects the temporal lobes with odd smells, hallucinations and personality change. CSF with lymphocytes, MRI with temporal lobe changes, EEG abnormal.',
  sources: ['NICE: Meningitis (bacterial) and meningococcal disease', 'StatPearls: Viral Encephalitis', 'NHS: Encephalitis'],
  examples: [
    { age: 52, sex: 'female', text: 'My wife has had fever and headache for three days and today she is confused, talks nonsense and behaves strangely. She just had a seizure.' },
    { age: 30, sex: 'male', text: 'My brother had flu symptoms, now high fever, does not know where he is, cannot find words and is very drowsy.' },
  ],
} satisfies Condition
