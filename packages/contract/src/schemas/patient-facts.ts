import { z } from 'zod'

/** What the patient keeps about themself (or whom they ask for) and lets the doctor know. */
export const PatientProfile = z.object({
  ageYears: z.number().min(0).max(130).nullish(),
  sex: z.enum(['female', 'male']).nullish(),
  pregnant: z.boolean().nullish(),
  conditions: z.array(z.string().max(200)).max(100).nullish(),
})
export type PatientProfile = z.infer<typeof PatientProfile>

/** Two letters of ISO 3166. */
export const CountryCode = z.string().regex(/^[A-Za-z]{2}$/)

/** The English and the units in which the patient wishes to read; what is absent follows the country. */
export const Wording = z.object({
  english: z.enum(['american', 'british']).nullish(),
  temperature: z.enum(['°C', '°F']).nullish(),
  weight: z.enum(['kg', 'lb']).nullish(),
  sugar: z.enum(['mmol/L', 'mg/dL']).nullish(),
})
export type Wording = z.infer<typeof Wording>

/** What the record says of whoever it is about, as it goes to the doctor beside a message or a recording. */
export const PatientFacts = z.object({
  profile: PatientProfile.nullish(),
  /** How the one who writes calls the patient, where the whole record is that person's: 'daughter'. Absent where the patient writes. */
  patient_relation: z
    .string()
    .regex(/^[a-z]{1,40}$/)
    .nullish(),
  medications: z
    .array(z.object({ name: z.string().max(200), dosage: z.string().max(200).nullish() }))
    .max(200)
    .nullish(),
  allergies: z.array(z.string().max(200)).max(100).nullish(),
  country: CountryCode.nullish(),
  wording: Wording.nullish(),
})
export type PatientFacts = z.infer<typeof PatientFacts>
