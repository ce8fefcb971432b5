/** A measured quantity as a laboratory prints it: unit, lower and upper bound (0 as lower: only an upper one), decimals. */
export type Printed = readonly [unit: string, low: number, high: number, decimals: number]

export interface Analyte {
  /** As laboratories of the United States and of other countries name it, long and short. */
  us: readonly [long: string, short: string]
  uk: readonly [long: string, short: string]
  group: 'blood count' | 'chemistry' | 'liver' | 'lipids' | 'hormones' | 'iron and vitamins'
  conventional: Printed
  si: Printed
}

const one = (
  us: Analyte['us'],
  uk: Analyte['uk'],
  group: Analyte['group'],
  conventional: Printed,
  si: Printed = conventional,
): Analyte => ({
  us,
  uk,
  group,
  conventional,
  si,
})

/** The tests that general practitioners order most, with ranges of invented laboratories. */
export const printedAnalytes: readonly Analyte[] = [
  one(['Hemoglobin', 'HGB'], ['Haemoglobin', 'Hb'], 'blood count', ['g/dL', 12, 16, 1], ['g/L', 120, 160, 0]),
  one(['Hematocrit', 'HCT'], ['Haematocrit', 'HCT'], 'blood count', ['%', 36, 48, 1], ['L/L', 0.36, 0.48, 2]),
  one(['White Blood Cell Count', 'WBC'], ['White cell count', 'WCC'], 'blood count', ['K/uL', 4, 11, 1], ['10^9/L', 4, 11, 1]),
  one(['Platelet Count', 'PLT'], ['Platelets', 'Plt'], 'blood count', ['K/uL', 150, 400, 0], ['10^9/L', 150, 400, 0]),
  one(['Red Blood Cell Count', 'RBC'], ['Red cell count', 'RBC'], 'blood count', ['M/uL', 3.9, 5.2, 2], ['10^12/L', 3.9, 5.2, 2]),
  one(['MCV', 'MCV'], ['Mean cell volume', 'MCV'], 'blood count', ['fL', 80, 100, 1]),
  one(['MCH', 'MCH'], ['Mean cell haemoglobin', 'MCH'], 'blood count', ['pg', 27, 33, 1]),
  one(['RDW', 'RDW'], ['RDW', 'RDW'], 'blood count', ['%', 11.5, 14.5, 1]),
  one(['Neutrophils, Absolute', 'ANC'], ['Neutrophils', 'Neut'], 'blood count', ['K/uL', 1.8, 7.7, 2], ['10^9/L', 1.8, 7.7, 2]),
  one(['Lymphocytes, Absolute', 'ALC'], ['Lymphocytes', 'Lymph'], 'blood count', ['K/uL', 1, 4.8, 2], ['10^9/L', 1, 4.8, 2]),
  one(['Eosinophils, Absolute', 'AEC'], ['Eosinophils', 'Eos'], 'blood count', ['K/uL', 0, 0.5, 2], ['10^9/L', 0, 0.5, 2]),
  one(['ESR', 'Sed Rate'], ['ESR', 'ESR'], 'blood count', ['mm/hr', 0, 20, 0], ['mm/h', 0, 20, 0]),
  one(['Sodium', 'Na'], ['Sodium', 'Na'], 'chemistry', ['mEq/L', 135, 145, 0], ['mmol/L', 135, 145, 0]),
  one(['Potassium', 'K'], ['Potassium', 'K'], 'chemistry', ['mEq/L', 3.5, 5.1, 1], ['mmol/L', 3.5, 5.1, 1]),
  one(['Chloride', 'Cl'], ['Chloride', 'Cl'], 'chemistry', ['mEq/L', 98, 107, 0], ['mmol/L', 98, 107, 0]),
  one(['Carbon Dioxide', 'CO2'], ['Bicarbonate', 'HCO3'], 'chemistry', ['mEq/L', 22, 29, 0], ['mmol/L', 22, 29, 0]),
  one(['Urea Nitrogen', 'BUN'], ['Urea', 'Urea'], 'chemistry', ['mg/dL', 7, 20, 0], ['mmol/L', 2.5, 7.8, 1]),
  one(['Creatinine', 'Creat'], ['Creatinine', 'Creat'], 'chemistry', ['mg/dL', 0.5, 1.1, 2], ['umol/L', 45, 90, 0]),
  one(['Glucose', 'Glu'], ['Glucose', 'Gluc'], 'chemistry', ['mg/dL', 70, 99, 0], ['mmol/L', 3.9, 5.5, 1]),
  one(['Hemoglobin A1c', 'HbA1c'], ['HbA1c', 'HbA1c'], 'chemistry', ['%', 4, 5.6, 1], ['mmol/mol', 20, 41, 0]),
  one(['Calcium', 'Ca'], ['Adjusted calcium', 'Adj Ca'], 'chemistry', ['mg/dL', 8.6, 10.3, 1], ['mmol/L', 2.2, 2.6, 2]),
  one(['Phosphorus', 'Phos'], ['Phosphate', 'PO4'], 'chemistry', ['mg/dL', 2.5, 4.5, 1], ['mmol/L', 0.8, 1.5, 2]),
  one(['Magnesium', 'Mg'], ['Magnesium', 'Mg'], 'chemistry', ['mg/dL', 1.7, 2.3, 1], ['mmol/L', 0.7, 1, 2]),
  one(['Uric Acid', 'UA'], ['Urate', 'Urate'], 'chemistry', ['mg/dL', 2.6, 6, 1], ['umol/L', 140, 360, 0]),
  one(['C-Reactive Protein', 'CRP'], ['C-reactive protein', 'CRP'], 'chemistry', ['mg/L', 0, 5, 1]),
  one(['Albumin', 'Alb'], ['Albumin', 'Alb'], 'liver', ['g/dL', 3.5, 5, 1], ['g/L', 35, 50, 0]),
  one(['Total Protein', 'TP'], ['Total protein', 'TP'], 'liver', ['g/dL', 6, 8.3, 1], ['g/L', 60, 80, 0]),
  one(['Bilirubin, Total', 'T. Bili'], ['Total bilirubin', 'Bili'], 'liver', ['mg/dL', 0.2, 1.2, 1], ['umol/L', 3, 21, 0]),
  one(['ALT (SGPT)', 'ALT'], ['ALT', 'ALT'], 'liver', ['U/L', 7, 40, 0], ['IU/L', 7, 40, 0]),
  one(['AST (SGOT)', 'AST'], ['AST', 'AST'], 'liver', ['U/L', 8, 40, 0], ['IU/L', 8, 40, 0]),
  one(['Alkaline Phosphatase', 'ALP'], ['Alkaline phosphatase', 'ALP'], 'liver', ['U/L', 35, 130, 0], ['IU/L', 30, 130, 0]),
  one(['GGT', 'GGT'], ['Gamma GT', 'GGT'], 'liver', ['U/L', 8, 60, 0], ['IU/L', 8, 60, 0]),
  one(['Cholesterol, Total', 'CHOL'], ['Total cholesterol', 'Chol'], 'lipids', ['mg/dL', 120, 200, 0], ['mmol/L', 3, 5.2, 1]),
  one(['Triglycerides', 'TRIG'], ['Triglycerides', 'Trig'], 'lipids', ['mg/dL', 50, 150, 0], ['mmol/L', 0.5, 1.7, 1]),
  one(['HDL Cholesterol', 'HDL'], ['HDL cholesterol', 'HDL'], 'lipids', ['mg/dL', 40, 90, 0], ['mmol/L', 1, 2.2, 1]),
  one(['LDL Cholesterol', 'LDL'], ['LDL cholesterol', 'LDL'], 'lipids', ['mg/dL', 0, 130, 0], ['mmol/L', 0, 3.4, 1]),
  one(['TSH', 'TSH'], ['TSH', 'TSH'], 'hormones', ['uIU/mL', 0.4, 4.5, 2], ['mIU/L', 0.4, 4.5, 2]),
  one(['T4, Free', 'FT4'], ['Free T4', 'FT4'], 'hormones', ['ng/dL', 0.8, 1.8, 2], ['pmol/L', 10, 22, 1]),
  one(['Prolactin', 'PRL'], ['Prolactin', 'PRL'], 'hormones', ['ng/mL', 3, 25, 1], ['mIU/L', 60, 500, 0]),
  one(['Ferritin', 'FERR'], ['Ferritin', 'Ferr'], 'iron and vitamins', ['ng/mL', 15, 150, 0], ['ug/L', 15, 200, 0]),
  one(['Iron, Total', 'Fe'], ['Iron', 'Fe'], 'iron and vitamins', ['ug/dL', 50, 170, 0], ['umol/L', 9, 30, 0]),
  one(['Vitamin B12', 'B12'], ['Vitamin B12', 'B12'], 'iron and vitamins', ['pg/mL', 200, 900, 0], ['ng/L', 200, 900, 0]),
  one(['Folate, Serum', 'Folate'], ['Serum folate', 'Folate'], 'iron and vitamins', ['ng/mL', 4, 20, 1], ['ug/L', 4, 20, 1]),
  one(['Vitamin D, 25-Hydroxy', 'Vit D'], ['25-OH vitamin D', 'Vit D'], 'iron and vitamins', ['ng/mL', 30, 100, 0], ['nmol/L', 50, 175, 0]),
]
