/**
 * Where sources stand. NICE numbers its guidance and serves each at its number, so that a number is an address; of other organisations only pages that were
 * seen to be there are named. Whatever is not here has no address yet, and is counted as such.
 */

interface Known {
  address: string
  /** The day on which the page was looked up; null where the address is known and the page was not opened. */
  lookedUp: string | null
}

/** The day on which the numbers and pages of `lookedUp` were looked up. */
const day = '2026-11-26'

/** The numbers of guidance by what it is about: what a title says before its first colon or dash, quotation marks aside, in small letters. */
const numbers: Readonly<Record<string, string>> = {
  'abdominal aortic aneurysm': 'ng156',
  'acne vulgaris': 'ng198',
  'acute coronary syndromes': 'ng185',
  'acute heart failure': 'cg187',
  'acute kidney injury': 'ng148',
  'acute upper gastrointestinal bleeding in over 16s': 'cg141',
  'adrenal insufficiency': 'ng243',
  'age-related macular degeneration': 'ng82',
  anaphylaxis: 'cg134',
  'antenatal and postnatal mental health': 'cg192',
  'antisocial behaviour and conduct disorders in children and young people': 'cg158',
  'antisocial personality disorder': 'cg77',
  asthma: 'ng245',
  'atopic eczema in under 12s': 'cg57',
  'atrial fibrillation': 'ng196',
  'attention deficit hyperactivity disorder': 'ng87',
  'bedwetting in under 19s': 'cg111',
  'bipolar disorder': 'cg185',
  'bladder cancer': 'ng2',
  'blood transfusion': 'ng24',
  'borderline personality disorder': 'cg78',
  'brain tumours (primary) and brain metastases in over 16s': 'ng99',
  'bronchiolitis in children': 'ng9',
  'cardiovascular disease': 'ng238',
  'cataracts in adults': 'ng77',
  'cellulitis and erysipelas': 'ng141',
  'cerebral palsy in under 25s': 'ng62',
  'child maltreatment': 'cg89',
  'chronic heart failure in adults': 'ng106',
  'chronic kidney disease': 'ng203',
  'chronic obstructive pulmonary disease (acute exacerbation)': 'ng114',
  'chronic obstructive pulmonary disease in over 16s': 'ng115',
  'chronic pain (primary and secondary) in over 16s': 'ng193',
  'cirrhosis in over 16s': 'ng50',
  'clostridioides difficile infection': 'ng199',
  'coeliac disease': 'ng20',
  'colorectal cancer': 'ng151',
  'constipation in children and young people': 'cg99',
  'cough (acute)': 'ng120',
  "crohn's disease": 'ng129',
  'cystic fibrosis': 'ng78',
  delirium: 'cg103',
  dementia: 'ng97',
  'depression in adults': 'ng222',
  'diabetes (type 1 and type 2) in children and young people': 'ng18',
  'diabetes in pregnancy': 'ng3',
  'diabetic foot problems': 'ng19',
  'diabetic retinopathy': 'ng242',
  'diarrhoea and vomiting caused by gastroenteritis in under 5s': 'cg84',
  'diverticular disease': 'ng147',
  'domestic violence and abuse': 'ph50',
  'drug allergy': 'cg183',
  'drug misuse in over 16s': 'cg52',
  'eating disorders': 'ng69',
  'ectopic pregnancy and miscarriage': 'ng126',
  endometriosis: 'ng73',
  'epilepsies in children, young people and adults': 'ng217',
  'faecal incontinence in adults': 'cg49',
  'faltering growth': 'ng75',
  'familial hypercholesterolaemia': 'cg71',
  'fever in under 5s': 'ng143',
  'food allergy in under 19s': 'cg116',
  'fractures (non-complex)': 'ng38',
  'gallstone disease': 'cg188',
  'gastro-oesophageal reflux disease and dyspepsia in adults': 'cg184',
  'gastro-oesophageal reflux disease in children and young people': 'ng1',
  'generalised anxiety disorder and panic disorder in adults': 'cg113',
  glaucoma: 'ng81',
  gout: 'ng219',
  'head injury': 'ng232',
  'headaches in over 12s': 'cg150',
  'hearing loss in adults': 'ng98',
  'heart valve disease presenting in adults': 'ng208',
  'heavy menstrual bleeding': 'ng88',
  'hip fracture': 'cg124',
  'human and animal bites': 'ng184',
  'hyperparathyroidism (primary)': 'ng132',
  'hypertension in adults': 'ng136',
  'hypertension in pregnancy': 'ng133',
  'idiopathic pulmonary fibrosis in adults': 'cg163',
  impetigo: 'ng153',
  'insect bites and stings': 'ng182',
  'intrapartum care': 'ng235',
  'irritable bowel syndrome in adults': 'cg61',
  'jaundice in newborn babies under 28 days': 'cg98',
  'low back pain and sciatica in over 16s': 'ng59',
  'lower urinary tract symptoms in men': 'cg97',
  'lyme disease': 'ng95',
  melanoma: 'ng14',
  menopause: 'ng23',
  'meningitis (bacterial) and meningococcal disease': 'ng240',
  'motor neurone disease': 'ng42',
  'multiple sclerosis in adults': 'ng220',
  'myalgic encephalomyelitis (or encephalopathy)/chronic fatigue syndrome': 'ng206',
  myeloma: 'ng35',
  'neonatal infection': 'ng195',
  'neuropathic pain in adults': 'cg173',
  'neutropenic sepsis': 'cg151',
  'non-alcoholic fatty liver disease (nafld)': 'ng49',
  "non-hodgkin's lymphoma": 'ng52',
  'nutrition support for adults': 'cg32',
  'obsessive-compulsive disorder and body dysmorphic disorder': 'cg31',
  'obstructive sleep apnoea/hypopnoea syndrome and obesity hypoventilation syndrome in over 16s': 'ng202',
  'osteoarthritis in over 16s': 'ng226',
  'otitis media (acute)': 'ng91',
  'otitis media with effusion in under 12s': 'ng233',
  'ovarian cancer': 'cg122',
  'overweight and obesity management': 'ng246',
  'pancreatic cancer in adults': 'ng85',
  pancreatitis: 'ng104',
  "parkinson's disease in adults": 'ng71',
  'peripheral arterial disease': 'cg147',
  pneumonia: 'ng250',
  'pneumonia (hospital-acquired)': 'ng139',
  'post-traumatic stress disorder': 'ng116',
  'pressure ulcers': 'cg179',
  'preterm labour and birth': 'ng25',
  'prophylaxis against infective endocarditis': 'cg64',
  'prostate cancer': 'ng131',
  'prostatitis (acute)': 'ng110',
  psoriasis: 'cg153',
  'psychosis and schizophrenia in adults': 'cg178',
  'pyelonephritis (acute)': 'ng111',
  'recent-onset chest pain of suspected cardiac origin': 'cg95',
  'renal and ureteric stones': 'ng118',
  'rheumatoid arthritis in adults': 'ng100',
  'self-harm': 'ng225',
  'sickle cell disease': 'cg143',
  'sinusitis (acute)': 'ng79',
  'social anxiety disorder': 'cg159',
  'sore throat (acute)': 'ng84',
  'spinal injury': 'ng41',
  'spinal metastases and metastatic spinal cord compression': 'ng234',
  'spondyloarthritis in over 16s': 'ng65',
  'stable angina': 'cg126',
  'stroke and transient ischaemic attack in over 16s': 'ng128',
  'subarachnoid haemorrhage caused by a ruptured aneurysm': 'ng228',
  'surgical site infections': 'ng125',
  'suspected cancer': 'ng12',
  'suspected neurological conditions': 'ng127',
  'suspected sepsis in people aged 16 or over': 'ng253',
  'suspected sepsis in people who are or have recently been pregnant': 'ng255',
  'thyroid disease': 'ng145',
  tobacco: 'ng209',
  'transient loss of consciousness (blackouts) in over 16s': 'cg109',
  tuberculosis: 'ng33',
  'type 1 diabetes in adults': 'ng17',
  'type 2 diabetes in adults': 'ng28',
  'ulcerative colitis': 'ng130',
  'urinary incontinence and pelvic organ prolapse in women': 'ng123',
  'urinary tract infection (lower)': 'ng109',
  'varicose veins': 'cg168',
  'venous thromboembolic diseases': 'ng158',
  'vitamin b12 deficiency in over 16s': 'ng239',
}

/** Guidance that stands under two numbers by what its whole title says, which goes before. */
const numbersOfTitles: Readonly<Record<string, string>> = {
  'alcohol-use disorders: diagnosis and management of physical complications': 'cg100',
  'alcohol-use disorders: diagnosis, assessment and management': 'cg115',
  'covid-19 rapid guideline: managing covid-19': 'ng191',
  'covid-19 rapid guideline: managing the long-term effects of covid-19': 'ng188',
  'sepsis: recognition, diagnosis and early management': 'ng51',
  'suspected sepsis: recognition, diagnosis and early management': 'ng51',
  'violence and aggression: short-term management': 'ng10',
}

/** Numbers whose page was opened. */
const lookedUp: ReadonlySet<string> = new Set(
  `
  ng12 ng127 ng128 ng240 ng126 ng143 ng232 ng158 ng133 ng51 ng185 cg84 ng217 ng145 cg98 cg141 cg95 ng59 cg147 cg100 cg188 ng69 ng17
  `
    .trim()
    .split(/\s+/),
)

/** Pages of other organisations by the citation's key and title. */
const pages: Readonly<Record<string, Known>> = {
  'CDC: Sexually Transmitted Infections Treatment Guidelines': { address: 'https://www.cdc.gov/std/treatment-guidelines', lookedUp: day },
}

/** Organisations all of whose cited titles are parts of one document. */
const documents: Readonly<Record<string, Known>> = {
  IITT: { address: 'https://www.who.int/tools/triage', lookedUp: null },
}

const guidance = (number: string): string => `https://www.nice.org.uk/guidance/${number}`

/** Every address that is kept here. */
export const keptAddresses = (): string[] => [...new Set([...Object.values(numbers), ...Object.values(numbersOfTitles)].map(guidance)), ...[...Object.values(pages), ...Object.values(documents)].map(({ address }) => address)]

/** In: the key of an organisation and a title, as a citation names them. Out: where it stands; null where that is not known. */
export function addressOf(key: string, title: string): Known | null {
  if (key !== 'NICE') return entryOf(documents, key) ?? entryOf(pages, `${key}: ${title}`)
  const number = numberOf(title)
  return number === null ? null : { address: guidance(number), lookedUp: lookedUp.has(number) ? day : null }
}

function numberOf(title: string): string | null {
  const plain = title
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\('([^']*)'\)/, '($1)')
  return entryOf(numbersOfTitles, plain) ?? entryOf(numbers, plain.split(/: | - /)[0] ?? '')
}

function entryOf<Value>(table: Readonly<Record<string, Value>>, key: string): Value | null {
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null
}
