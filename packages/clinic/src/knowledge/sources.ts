import { addressOf } from './source-addresses.ts'

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
  UKHSA: 'UK Health Security Agency, health protection in children and young people settings',
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

/** A citation taken apart. In: it, with where and when it was looked up where that is known. */
export function sourceOf({ source, address = null, lookedUp = null }: { source: Citation; address?: string | null; lookedUp?: string | null }): Source {
  const place = source.indexOf(': ')
  const key = source.slice(0, place)
  const title = source.slice(place + 2)
  const known = addressOf(key, title)
  return {
    organisation: organisations[key as Organisation] ?? key,
    title,
    address: address ?? known?.address ?? null,
    lookedUp: lookedUp ?? known?.lookedUp ?? null,
  }
}
