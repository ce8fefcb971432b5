import type { Condition } from '../../schema.ts'

export const creutzfeldtJakobDisease = {
  id: 'creutzfeldt-jakob-disease',
  name: 'Creutzfeldt-Jakob disease',
  aliases: ['CJD', 'prion disease', 'sporadic CJD', 'variant CJD', 'transmissible spongiform encephalopathy'],
  icd10: 'A81.00',
  system: 'neurological',
  summary: 'A very rare prion illness that destroys the brain within months.',
  commonness: { usual: 'very-rare' },
  findings: {
    usual: ['memory-loss.worsening', 'memory-loss', 'involuntary-movements'],
    often: ['confusion-gradual', 'gait-unsteady', 'coordination-poor', 'personality-change', 'eeg-abnormal', 'disorientation', 'brain-scan-abnormal', 'confusion-new'],
    some: ['speech-difficulty', 'involuntary-movements.sudden', 'hallucinations', 'low-mood', 'insomnia', 'vision-blurred', 'stiffness-slowness', 'twitching', 'walking-difficult'],
    occasional: ['drowsy-hard-to-wake', 'catatonia-signs', 'reflexes-brisk', 'family-neurological-inherited'],
    rare: ['fever', 'headache', 'csf-bacterial', 'memory-loss.long-standing', 'neck-stiffness', 'confusion-fluctuating', 'tremor.at-rest'],
  },
  discriminators: ['memory-loss.worsening', 'involuntary-movements', 'gait-unsteady', 'eeg-abnormal'],
  onset: ['weeks'],
  durationDays: { from: 14, to: 200 },
  course: ['worsening'],
  severity: 4,
  mustNotMiss: false,
  triageFloor: 'within-24-hours',
  selfCare: ['See a brain specialist without delay.', 'Do not leave the person alone.', 'Ask for support at home.'],
  comeBack: ['swallowing fails', 'falls happen', 'the person becomes drowsy'],
  examination: ['nerve examination', 'MRI, EEG and spinal fluid', 'tests for treatable causes'],
  presentation: 'Dementia that worsens from week to week, with startle jerks (myoclonus), ataxia, visual trouble, changed behaviour, ending mute within months. EEG periodic sharp waves, MRI ribbon signs, 14-3-3 protein in CSF. Around 60 to 70 years; the variant form younger.',
  sources: ['StatPearls: Creutzfeldt-Jakob Disease', 'CDC: Creutzfeldt-Jakob Disease, Classic', 'Merck: Prion Diseases'],
  examples: [
    { age: 65, sex: 'female', text: 'In two months my wife went from healthy to very confused. Her limbs jerk when startled, she staggers and cannot remember anything.' },
    { age: 68, sex: 'male', text: 'Rapidly worsening memory over six weeks, jerky movements and unsteady gait. EEG shows periodic sharp waves.' },
  ],
} satisfies Condition
