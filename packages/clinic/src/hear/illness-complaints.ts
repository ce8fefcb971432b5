/** What somebody has who says to have an illness: the symptom that goes by its name. Taken as probable, and only where no symptom was told. */
const complaintOf: Readonly<Record<string, string>> = {
  influenza: 'flu-like-illness',
  'covid-19': 'flu-like-illness',
  'viral-infection': 'flu-like-illness',
  'common-cold': 'nose-runny',
  'allergic-rhinitis': 'nose-runny',
  tonsillitis: 'sore-throat',
  'streptococcal-pharyngitis': 'sore-throat',
  'viral-pharyngitis': 'sore-throat',
  laryngitis: 'hoarse-voice',
  'acute-bronchitis': 'cough',
  pneumonia: 'cough',
  croup: 'cough',
  'acute-sinusitis': 'face-pain',
  'acute-otitis-media': 'ear-pain',
  'bacterial-conjunctivitis': 'eye-redness',
  stye: 'eyelid-swelling',
  cystitis: 'urination-painful',
  'viral-gastroenteritis': 'diarrhoea',
  'food-poisoning': 'vomiting',
  haemorrhoids: 'anal-lump',
  threadworms: 'anal-itch',
  'vaginal-thrush': 'vaginal-itch',
  migraine: 'headache',
  chickenpox: 'rash',
  'herpes-zoster': 'rash',
  'atopic-eczema': 'rash',
  impetigo: 'rash',
  'tinea-corporis': 'rash',
  'hand-foot-mouth-disease': 'rash',
  gout: 'joint-pain',
  'dental-abscess': 'tooth-pain',
  'gastro-oesophageal-reflux': 'heartburn',
  'benign-paroxysmal-positional-vertigo': 'vertigo',
}
const claims =
  /^\W*(?:(?:hi|hello|help|so|um|please|doctor|i think|maybe|probably)\W+)*(?:i|he|she|my \w+|we)?\s?(?:(?:think|reckon|guess|am sure|'?m sure|believe) )?(?:i|he|she)?(?:['’]?(?:ve|s|m))?\s?(?:may |might |must |could |probably |definitely )?(?:have |has |got |having |getting |caught |with |coming down with )*(?:got )?(?:a |an |the |my |bad |terrible |another |symptoms of )*$/i
const behind = /^\W*(?:symptoms?|again|i think|maybe|since\b.*|for\b.*|please|and\b.*|today|now)?\W*$/i

/** The symptom behind an illness that the words claim for the patient now ("flu", "I think I have a cold"); null where they do not. */
export function claimedComplaint(text: string, named: { condition: string; start: number; end: number }): string | null {
  const complaint = complaintOf[named.condition]
  return complaint !== undefined && claims.test(text.slice(0, named.start)) && behind.test(text.slice(named.end)) ? complaint : null
}
