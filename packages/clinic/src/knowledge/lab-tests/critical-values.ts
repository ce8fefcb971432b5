import type { TriageLevel } from '@dr-ai/contract/schemas/clinical'
import type { Citation } from '../sources.ts'

/** A limit in the test's main unit from which a recent value asks for a level of its own. */
export interface CriticalLimit {
  side: 'low' | 'high'
  limit: number
  level: Extract<TriageLevel, 'emergency-department' | 'within-24-hours'>
  /** The main unit, so that a limit and the test it belongs to cannot drift apart. */
  unit: string
  sources: readonly Citation[]
}

const lists = ['Merck: Blood tests, normal values', 'RCPath: The communication of critical and unexpected pathology results'] as const
const er = 'emergency-department'
const day = 'within-24-hours'
const limit = (side: CriticalLimit['side'], value: number, unit: string, level: CriticalLimit['level'], sources: readonly Citation[] = lists): CriticalLimit => ({ side, limit: value, level, unit, sources })

/**
 * Values that a laboratory rings a doctor about, by the id of the test, the most urgent limit of a side first (Royal College
 * of Pathologists, out-of-hours list; potassium by the UK Kidney Association; the others by the guideline named).
 */
export const criticalLimits: Readonly<Record<string, readonly CriticalLimit[]>> = {
  potassium: [limit('high', 6, 'mmol/L', er, ['StatPearls: Hyperkalemia']), limit('high', 5.5, 'mmol/L', day, ['StatPearls: Hyperkalemia']), limit('low', 2.5, 'mmol/L', er, ['StatPearls: Hypokalemia']), limit('low', 3, 'mmol/L', day, ['StatPearls: Hypokalemia'])],
  sodium: [limit('low', 120, 'mmol/L', er), limit('low', 125, 'mmol/L', day), limit('high', 160, 'mmol/L', er), limit('high', 150, 'mmol/L', day)],
  'calcium-adjusted': [limit('high', 3.5, 'mmol/L', er), limit('high', 3, 'mmol/L', day), limit('low', 1.8, 'mmol/L', er), limit('low', 1.9, 'mmol/L', day)],
  calcium: [limit('high', 14, 'mg/dL', er), limit('high', 12, 'mg/dL', day), limit('low', 7.2, 'mg/dL', er), limit('low', 7.6, 'mg/dL', day)],
  magnesium: [limit('low', 0.97, 'mg/dL', er), limit('high', 9.7, 'mg/dL', er)],
  phosphate: [limit('low', 1, 'mg/dL', er)],
  glucose: [limit('low', 54, 'mg/dL', er, ['ADA: Standards of Care in Diabetes']), limit('high', 540, 'mg/dL', er), limit('high', 270, 'mg/dL', day)],
  'glucose-fasting': [limit('low', 54, 'mg/dL', er, ['ADA: Standards of Care in Diabetes']), limit('high', 540, 'mg/dL', er), limit('high', 270, 'mg/dL', day)],
  creatinine: [limit('high', 4, 'mg/dL', er), limit('high', 3, 'mg/dL', day)],
  egfr: [limit('low', 15, 'mL/min/1.73m2', day, ['NICE: Chronic kidney disease: assessment and management'])],
  urea: [limit('high', 30, 'mmol/L', day)],
  bicarbonate: [limit('low', 10, 'mmol/L', er), limit('low', 15, 'mmol/L', day)],
  haemoglobin: [limit('low', 5, 'g/dL', er), limit('low', 7, 'g/dL', er), limit('low', 8, 'g/dL', day)],
  platelets: [limit('low', 20, '10^9/L', er), limit('low', 30, '10^9/L', er), limit('low', 50, '10^9/L', day), limit('high', 1_000, '10^9/L', day)],
  neutrophils: [limit('low', 0.5, '10^9/L', er), limit('low', 1, '10^9/L', day)],
  'white-cells': [limit('low', 1, '10^9/L', er), limit('high', 50, '10^9/L', day)],
  inr: [limit('high', 8, '', er, ['NICE: Anticoagulation, warfarin']), limit('high', 5, '', day, ['NICE: Anticoagulation, warfarin'])],
  aptt: [limit('high', 100, 's', er)],
  fibrinogen: [limit('low', 100, 'mg/dL', er)],
  'troponin-i': [limit('high', 52, 'ng/L', er, ['ESC: Acute coronary syndromes'])],
  'troponin-t': [limit('high', 52, 'ng/L', er, ['ESC: Acute coronary syndromes'])],
  lactate: [limit('high', 4, 'mmol/L', er), limit('high', 3, 'mmol/L', day)],
  crp: [limit('high', 300, 'mg/L', er), limit('high', 150, 'mg/L', day)],
  procalcitonin: [limit('high', 2, 'ng/mL', er)],
  amylase: [limit('high', 500, 'U/L', er)],
  lipase: [limit('high', 480, 'U/L', er)],
  alt: [limit('high', 1_000, 'U/L', day)],
  ast: [limit('high', 1_000, 'U/L', day)],
  bilirubin: [limit('high', 15, 'mg/dL', day)],
  ammonia: [limit('high', 100, 'umol/L', er)],
  'creatine-kinase': [limit('high', 5_000, 'U/L', er)],
  'blood-ph': [limit('low', 7.2, '', er), limit('high', 7.6, '', er)],
  'oxygen-saturation': [limit('low', 92, '%', er, ['BTS: Oxygen use in adults in healthcare'])],
  carboxyhaemoglobin: [limit('high', 10, '%', er, ['StatPearls: Carbon Monoxide Toxicity'])],
  'lithium-level': [limit('high', 2, 'mmol/L', er, ['NICE: Bipolar disorder: assessment and management']), limit('high', 1.5, 'mmol/L', er)],
  'digoxin-level': [limit('high', 2.5, 'ng/mL', er)],
  'phenytoin-level': [limit('high', 25, 'ug/mL', day)],
  'paracetamol-level': [limit('high', 50, 'ug/mL', er)],
  'free-t4': [limit('high', 6, 'ng/dL', day)],
  tsh: [limit('high', 60, 'mIU/L', day)],
  cortisol: [limit('low', 3, 'ug/dL', er), limit('low', 3.6, 'ug/dL', er)],
}
