/**
 * The organisations whose guidance the knowledge rests on. A citation names the organisation and the title of its
 * guidance or chapter; a number, an address or a telephone number stands only where it was looked up.
 */
export const organisations = {
  NICE: 'National Institute for Health and Care Excellence (United Kingdom)',
  CKS: 'NICE Clinical Knowledge Summaries (United Kingdom)',
  NHS: 'National Health Service, health A to Z (United Kingdom)',
  SIGN: 'Scottish Intercollegiate Guidelines Network',
  WHO: 'World Health Organization',
  CDC: 'Centers for Disease Control and Prevention (United States)',
  NIH: 'National Institutes of Health (United States), MedlinePlus and institutes',
  StatPearls: 'StatPearls, National Library of Medicine Bookshelf',
  Merck: 'Merck Manual (MSD Manual)',
  AHA: 'American Heart Association',
  ESC: 'European Society of Cardiology',
  GINA: 'Global Initiative for Asthma',
  GOLD: 'Global Initiative for Chronic Obstructive Lung Disease',
  AAP: 'American Academy of Pediatrics',
  AAFP: 'American Family Physician',
  RCOG: 'Royal College of Obstetricians and Gynaecologists',
  ACOG: 'American College of Obstetricians and Gynecologists',
  BAD: 'British Association of Dermatologists',
  DermNet: 'DermNet',
  IDSA: 'Infectious Diseases Society of America',
  ILAE: 'International League Against Epilepsy',
  IHS: 'International Headache Society, International Classification of Headache Disorders',
  APA: 'American Psychiatric Association',
  ADA: 'American Diabetes Association',
  ACR: 'American College of Rheumatology',
  EULAR: 'European Alliance of Associations for Rheumatology',
  RCEM: 'Royal College of Emergency Medicine',
  RCP: 'Royal College of Physicians, National Early Warning Score (NEWS2)',
  RCPath: 'Royal College of Pathologists',
  BTS: 'British Thoracic Society',
  AAO: 'American Academy of Ophthalmology',
  EAU: 'European Association of Urology',
  ESMO: 'European Society for Medical Oncology',
  IITT: 'Interagency Integrated Triage Tool (WHO, ICRC, MSF)',
  FDA: 'Food and Drug Administration (United States), prescribing information',
  EMC: 'Electronic medicines compendium, summaries of product characteristics',
  UKTIS: 'UK Teratology Information Service',
  Textbook: 'Standard textbook, named in the title',
} as const

export type Organisation = keyof typeof organisations
export type Citation = `${Organisation}: ${string}`

/** A source as it is shown: its address and the day on which it was looked up are null where they are not known. */
export interface Source {
  organisation: string
  title: string
  address: string | null
  lookedUp: string | null
}

/** The day on which the addresses below were looked up. */
const addressesLookedUp = '2026-11-26'
/** Where the sources that most entries name stand; whatever is not here has no address yet, and is counted as such. */
export const sourceAddresses: Readonly<Partial<Record<Citation, string>>> = {
  'NICE: Suspected cancer: recognition and referral': 'https://www.nice.org.uk/guidance/ng12',
  'NICE: Suspected neurological conditions: recognition and referral': 'https://www.nice.org.uk/guidance/ng127',
  'NICE: Stroke and transient ischaemic attack in over 16s': 'https://www.nice.org.uk/guidance/ng128',
  'NICE: Meningitis (bacterial) and meningococcal disease': 'https://www.nice.org.uk/guidance/ng240',
  'NICE: Ectopic pregnancy and miscarriage: diagnosis and initial management': 'https://www.nice.org.uk/guidance/ng126',
  'NICE: Fever in under 5s: assessment and initial management': 'https://www.nice.org.uk/guidance/ng143',
  'NICE: Head injury: assessment and early management': 'https://www.nice.org.uk/guidance/ng232',
  'NICE: Venous thromboembolic diseases: diagnosis, management and thrombophilia testing': 'https://www.nice.org.uk/guidance/ng158',
  'NICE: Hypertension in pregnancy: diagnosis and management': 'https://www.nice.org.uk/guidance/ng133',
  'NICE: Suspected sepsis: recognition, diagnosis and early management': 'https://www.nice.org.uk/guidance/ng51',
  'NICE: Acute coronary syndromes': 'https://www.nice.org.uk/guidance/ng185',
  'NICE: Diarrhoea and vomiting caused by gastroenteritis in under 5s': 'https://www.nice.org.uk/guidance/cg84',
  'NICE: Epilepsies in children, young people and adults': 'https://www.nice.org.uk/guidance/ng217',
  'NICE: Thyroid disease: assessment and management': 'https://www.nice.org.uk/guidance/ng145',
  'NICE: Jaundice in newborn babies under 28 days': 'https://www.nice.org.uk/guidance/cg98',
  'NICE: Acute upper gastrointestinal bleeding in over 16s': 'https://www.nice.org.uk/guidance/cg141',
  'NICE: Recent-onset chest pain of suspected cardiac origin': 'https://www.nice.org.uk/guidance/cg95',
  'NICE: Low back pain and sciatica in over 16s': 'https://www.nice.org.uk/guidance/ng59',
  'NICE: Peripheral arterial disease: diagnosis and management': 'https://www.nice.org.uk/guidance/cg147',
  'NICE: Alcohol-use disorders: diagnosis and management of physical complications': 'https://www.nice.org.uk/guidance/cg100',
  'NICE: Gallstone disease: diagnosis and management': 'https://www.nice.org.uk/guidance/cg188',
  'NICE: Eating disorders: recognition and treatment': 'https://www.nice.org.uk/guidance/ng69',
  'NICE: Type 1 diabetes in adults: diagnosis and management': 'https://www.nice.org.uk/guidance/ng17',
  'CDC: Sexually Transmitted Infections Treatment Guidelines': 'https://www.cdc.gov/std/treatment-guidelines',
}

/** A citation taken apart. In: it, with where and when it was looked up where that is known. */
export function sourceOf({ source, address = null, lookedUp = null }: { source: Citation; address?: string | null; lookedUp?: string | null }): Source {
  const place = source.indexOf(': ')
  const key = source.slice(0, place)
  const known = sourceAddresses[source] ?? null
  return {
    organisation: organisations[key as Organisation] ?? key,
    title: source.slice(place + 2),
    address: address ?? known,
    lookedUp: lookedUp ?? (known === null ? null : addressesLookedUp),
  }
}
