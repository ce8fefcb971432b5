import { expect, test } from 'vitest'
import { conditionNames, readDocument } from './read-document.ts'

/** What stands in a letter, and the allergies that it tells, in its order. */
const told: readonly (readonly [string, string])[] = [
  ['Allergies: Penicillin - anaphylaxis (1998), latex - contact dermatitis', 'Penicillin|latex'],
  ['ALLERGIES\nDrug: Co-amoxiclav\nReaction: jaundice\nFood: none', 'Co-amoxiclav'],
  ['Known drug allergies: Erythromycin (GI upset).', 'Erythromycin'],
  ['Drug allergies: None. Food allergies: Peanuts (hives)', 'Peanuts'],
  [
    'Allergies and sensitivities:\nIbuprofen\tBronchospasm\nElastoplast\tRash\n\nMedications\nAmlodipine 5 mg daily',
    'Ibuprofen|Elastoplast',
  ],
  ['She is allergic to penicillin, which gives her a rash.', 'penicillin'],
  ['He has a documented allergy to co-trimoxazole.', 'co-trimoxazole'],
  ['Allergy: NSAIDs - angioedema', 'NSAIDs'],
  ['Allergy Status: Allergic\nAllergen: Flucloxacillin\nReaction: Rash\nSeverity: Moderate', 'Flucloxacillin'],
  ['Allergies: No known drug allergies', ''],
  ['Allergies: NKDA, NKFA', ''],
  ['Allergies: Nil known drug allergies. Intolerance: codeine causes constipation.', 'codeine'],
  ['No known allergies.\nMedications: Aspirin 75 mg daily', ''],
  ['Patient has no known drug allergies and takes aspirin 75 mg daily.', ''],
  ['Drug Allergies: PENICILLINS; SULFA (SULFONAMIDE ANTIBIOTICS)', 'PENICILLINS|SULFA'],
  ['Allergen\tReaction\tSeverity\nCefalexin\tUrticaria\tModerate\nCat dander\tSneezing\tMild', 'Cefalexin|Cat dander'],
  ['Allergies & Intolerances\nAllergen | Reaction | Date noted\nAspirin | Wheeze | 2004\nEggs | Swelling of lips | 1996', 'Aspirin|Eggs'],
  ['Sensitivities: metoclopramide (oculogyric crisis)', 'metoclopramide'],
  ['Allergies : Tetanus toxoid (local swelling)', 'Tetanus toxoid'],
  ['ALLERGY: IV CONTRAST - HIVES', 'IV CONTRAST'],
  ['Allergies: Iodine-based contrast media (anaphylactoid reaction)', 'Iodine-based contrast media'],
  ['Adverse drug reactions: ACE inhibitor cough', 'ACE inhibitor'],
  ['Adverse reactions: Simvastatin - myalgia; Nitrofurantoin - nausea', 'Simvastatin|Nitrofurantoin'],
  ['Drug sensitivities\nDoxycycline - photosensitive rash\nMorphine - hallucinations', 'Doxycycline|Morphine'],
  ['ALLERGIES: penicillin, sulfa drugs and shellfish.', 'penicillin|sulfa drugs|shellfish'],
  ['Allergies: Amoxicillin/clavulanate (diarrhoea, rash)', 'Amoxicillin/clavulanate'],
  ['Allergic to bee stings (carries an EpiPen)', 'bee stings'],
  ['He reports previous anaphylaxis to cashew nuts.', 'cashew nuts'],
  ['She came out in a rash with cefuroxime in 2019 and should not have it again.', 'cefuroxime'],
  ['PENICILLIN ALLERGY - please avoid', 'PENICILLIN'],
  ['Allergies - penicillin (rash as a child, never rechallenged)', 'penicillin'],
  ['Allergies:\tPenicillin V\n\tTrimethoprim\nSmoking:\tNever', 'Penicillin V|Trimethoprim'],
  ['Allergies/ADRs: Vancomycin (red man syndrome)', 'Vancomycin'],
  ['Allergy information\nPenicillin G benzathine: Rash\nLatex: Itch', 'Penicillin G benzathine|Latex'],
  ['ADR: Phenytoin (Stevens-Johnson syndrome)', 'Phenytoin'],
  ['Alerts: Allergy - Penicillin', 'Penicillin'],
  ['Allergies (drug/food): Metronidazole - vomiting; strawberries - hives', 'Metronidazole|strawberries'],
  ['Medication allergies: Percocet, Vicodin, adhesive tape', 'Percocet|Vicodin|adhesive tape'],
  [
    'Allergies\n1. Penicillin - rash\n2. House dust mite - rhinitis\n3. Nuts - anaphylaxis\nMedication\nCetirizine 10 mg daily',
    'Penicillin|House dust mite|Nuts',
  ],
  ['Reviewed allergies: Keflex [cephalexin] Hives', 'Keflex'],
  ['Allergies: Patient denies any allergies.', ''],
  ['Allergies: Not on file', ''],
  ['Allergies: none reported', ''],
  ['Allergies: No allergies known', ''],
  ['Allergies: No known medicine allergies', ''],
  ['Allergies: nil', ''],
  ['Allergies: No recorded allergies', ''],
  ['Allergies: None documented', ''],
  ['Allergies: No adverse drug reactions known', ''],
  ['Allergies: Nil of note', ''],
  ['ALLERGIES: Reviewed, no changes', ''],
  ['Allergies: See chart', ''],
  ['Allergies: Penicillin allergy de-labelled 2024 after negative oral challenge', ''],
  ['No allergies. Medication: atenolol 50 mg od', ''],
  ['Allergies: Penicillin (reported; delabelled). Flucloxacillin tolerated.', ''],
  ['Past history: hay fever, asthma.\nAllergies: pollens, dust', 'pollens|dust'],
  ['Allergy: Penicillin. Medications: paracetamol 1 g qds prn.', 'Penicillin'],
  ['Allergy: Pethidine (nausea). Follow up: 2 weeks.', 'Pethidine'],
  ['Allergic reactions: Bactrim -> rash all over', 'Bactrim'],
  ['Allergies: Clindamycin HCl (C. difficile)', 'Clindamycin HCl'],
  ['Allergies: Sulfamethoxazole-Trimethoprim - Rash', 'Sulfamethoxazole-Trimethoprim'],
  ['Allergies: Levaquin [Levofloxacin], Statins-HMG-CoA Reductase Inhibitors (Muscle pain)', 'Levaquin|Statins'],
  ['Allergies: MSG, red dye 40', 'MSG|red dye'],
  ['Drug allergy: Brufen (facial puffiness)', 'Brufen'],
  ['Drug allergy: Septran (rash), Voltaren', 'Septran|Voltaren'],
  ['H/o allergy to Diclofenac', 'Diclofenac'],
  ['Known allergy: Sulpha', 'Sulpha'],
  ['Allergy - Inj. Ceftriaxone (rigors)', 'Ceftriaxone'],
  ['Allergies: Tab. Combiflam – swelling of eyes', 'Combiflam'],
  ['Allergies: Penicillins - causes anaphylaxis; opioids - causes nausea', 'Penicillins|opioids'],
  ['She cannot take codeine because it makes her sick.', 'codeine'],
  ['Intolerant to statins.', 'statins'],
  ['There is a history of allergy to aspirin and to plasters.', 'aspirin|plasters'],
  ['Mrs Smith, who is allergic to trimethoprim, came to clinic.', 'trimethoprim'],
  ['Allergies noted: elastic bandages, Augmentin.', 'elastic bandages|Augmentin'],
  ['ALLERGIES:  ☒ Yes ☐ No   Penicillin - rash', 'Penicillin'],
  ['Allergies? Yes: penicillin', 'penicillin'],
  ['Any allergies: Y - Penicillin', 'Penicillin'],
  ['Any drug allergies: No', ''],
  ['Allergies Penicillin\nDOB 24/05/1968', 'Penicillin'],
  ['Drug Allergies\tNot known', ''],
  ['Allergies: Allopurinol, rash and fever, 2011', 'Allopurinol'],
  ['Allergies: Lisinopril cough, Metformin diarrhea', 'Lisinopril|Metformin'],
  ['Allergies: LISINOPRIL (COUGH) / METFORMIN (DIARRHEA)', 'LISINOPRIL|METFORMIN'],
  ['Allergies: contrast dye, Iodine. Tolerates shellfish.', 'contrast dye|Iodine'],
  ['Severe allergy to penicillin – anaphylaxis in 2003.', 'penicillin'],
  ['Her mother is allergic to penicillin.', ''],
  ['Father had an allergy to aspirin.', ''],
  ['Please advise if you are allergic to latex.', ''],
  ['If you are allergic to penicillin tell your nurse.', ''],
  ['No allergy to penicillin.', ''],
  ['Not allergic to latex.', ''],
  ['Denies allergy to contrast.', ''],
]

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')
const read = (text: string) => {
  const page = { text: `Riverside Clinic\nDate: 12 March 2026\n\n${text}\n\nYours sincerely\n`, recognised: null }
  return readDocument([page], conditionNames([]))
}
const found = (text: string, kind: string) => read(text).findings.filter((finding) => finding.kind === kind)

test.each(told)('%j tells of "%s"', (text, names) => {
  const wanted = names === '' ? [] : names.split('|')
  const read = found(text, 'allergy').map(({ name }) => plain(name))
  expect(read).toHaveLength(wanted.length)
  for (const [index, name] of wanted.entries()) expect(read[index]).toContain(plain(name))
})

test('what an allergy does is said beside it, on its own line or in the next column', () => {
  const reactions = (text: string) => found(text, 'allergy').map(({ value }) => value)
  expect(reactions('Allergies\nAllergen: Flucloxacillin\nReaction: Rash\nSeverity: Moderate')).toEqual(['Rash, Moderate'])
  expect(reactions('Allergen\tReaction\tSeverity\nCefalexin\tUrticaria\tModerate')).toEqual(['Urticaria, Moderate'])
  expect(reactions('Allergies: Lisinopril cough, Metformin diarrhea')).toEqual(['cough', 'diarrhea'])
})

test('a medicine that somebody cannot take is none that is taken', () => {
  expect(found('She cannot take codeine because it makes her sick.', 'medication')).toEqual([])
  expect(found('He does not tolerate metformin 500 mg twice daily.', 'medication')).toEqual([])
})

test('an allergy to something unknown is said to be not understood', () => {
  expect(read('K/c/o allergy to Ciplox').notUnderstood).toEqual(['K/c/o allergy to Ciplox'])
})
