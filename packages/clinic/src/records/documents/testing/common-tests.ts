/** A test as patients ask for it, as a report prints it, and a result of an earlier and of a newer report. */
export interface CommonTest {
  asked: string
  printed: string
  earlier: string
  newer: string
  unit: string
  range: string
}

/** Its results in words are not compared as numbers are. */
const commonTest = (row: string): CommonTest => {
  const [asked = '', printed = '', earlier = '', newer = '', unit = '', range = ''] = row.split('|').map((cell) => cell.trim())
  return { asked, printed, earlier, newer, unit, range }
}

/**
 * The tests that are ordered most: the panels of the American Medical Association (basic and comprehensive metabolic, electrolyte, renal, hepatic,
 * lipid, acute hepatitis, obstetric), the blood count and the urine test strip, and the tests that MedlinePlus (Medical Tests) and Lab Tests Online UK (A to Z)
 * explain to patients. Values are invented.
 */
export const commonTests: readonly CommonTest[] = `
sodium | Sodium | 139 | 131 | mmol/L | 135 - 145
potassium | Potassium | 4.4 | 5.3 | mmol/L | 3.5 - 5.1
chloride | Chloride | 101 | 109 | mmol/L | 98 - 107
bicarbonate | Bicarbonate | 25 | 20 | mmol/L | 22 - 29
anion gap | Anion gap | 10 | 18 | mmol/L | 8 - 16
urea | Urea | 5.1 | 9.4 | mmol/L | 2.5 - 7.8
BUN | Urea nitrogen (BUN) | 14 | 27 | mg/dL | 7 - 20
creatinine | Creatinine | 82 | 131 | umol/L | 45 - 104
eGFR | eGFR | 71 | 48 | mL/min/1.73m2 | > 60
uric acid | Uric acid | 310 | 512 | umol/L | 140 - 420
calcium | Calcium | 2.35 | 2.71 | mmol/L | 2.20 - 2.60
adjusted calcium | Adjusted calcium | 2.31 | 2.66 | mmol/L | 2.20 - 2.60
ionised calcium | Ionised calcium | 1.20 | 1.36 | mmol/L | 1.15 - 1.30
phosphate | Phosphate | 1.10 | 1.62 | mmol/L | 0.80 - 1.50
magnesium | Magnesium | 0.82 | 0.61 | mmol/L | 0.70 - 1.00
blood sugar | Glucose | 5.4 | 8.2 | mmol/L | 3.9 - 6.0
fasting glucose | Glucose (fasting) | 5.2 | 7.4 | mmol/L | 3.9 - 5.5
HbA1c | HbA1c | 5.8 | 7.3 | % | 4.0 - 5.6
albumin | Albumin | 41 | 31 | g/L | 35 - 50
total protein | Total protein | 72 | 84 | g/L | 60 - 80
globulin | Globulin | 28 | 41 | g/L | 20 - 35
bilirubin | Bilirubin | 11 | 34 | umol/L | 0 - 21
direct bilirubin | Direct bilirubin | 3 | 11 | umol/L | 0 - 5
ALT | ALT | 31 | 96 | U/L | 5 - 45
AST | AST | 27 | 81 | U/L | 5 - 40
alkaline phosphatase | Alkaline phosphatase | 84 | 191 | U/L | 30 - 130
GGT | GGT | 38 | 140 | U/L | 0 - 60
LDH | LDH | 180 | 310 | U/L | 120 - 250
CK | Creatine kinase | 120 | 640 | U/L | 25 - 200
amylase | Amylase | 62 | 148 | U/L | 25 - 125
lipase | Lipase | 35 | 96 | U/L | 10 - 60
CRP | C-reactive protein | 3 | 42 | mg/L | 0 - 5
high-sensitivity CRP | High-sensitivity CRP | 0.8 | 3.6 | mg/L | 0 - 3
ESR | ESR | 9 | 41 | mm/h | 0 - 20
procalcitonin | Procalcitonin | 0.03 | 0.31 | ng/mL | 0 - 0.10
lactate | Lactate | 1.1 | 2.6 | mmol/L | 0.5 - 2.2
ammonia | Ammonia | 25 | 61 | umol/L | 11 - 50
osmolality | Osmolality | 288 | 301 | mOsm/kg | 275 - 295
haemoglobin | Haemoglobin | 131 | 104 | g/L | 120 - 155
haematocrit | Haematocrit | 39.5 | 31.8 | % | 36.0 - 46.0
red blood cells | Red blood cells | 4.4 | 3.5 | 10^12/L | 3.8 - 5.2
MCV | MCV | 89 | 74 | fL | 80 - 100
MCH | MCH | 29.8 | 24.1 | pg | 27.0 - 33.0
MCHC | MCHC | 33.4 | 31.0 | g/dL | 32.0 - 36.0
RDW | RDW | 13.1 | 17.2 | % | 11.5 - 14.5
white blood cells | White blood cells | 6.8 | 12.9 | 10^9/L | 4.0 - 11.0
neutrophils | Neutrophils | 4.1 | 9.2 | 10^9/L | 2.0 - 7.5
lymphocytes | Lymphocytes | 2.0 | 0.8 | 10^9/L | 1.0 - 4.0
monocytes | Monocytes | 0.5 | 1.2 | 10^9/L | 0.2 - 0.8
eosinophils | Eosinophils | 0.2 | 0.9 | 10^9/L | 0.0 - 0.4
basophils | Basophils | 0.05 | 0.24 | 10^9/L | 0.00 - 0.10
platelets | Platelets | 240 | 118 | 10^9/L | 150 - 400
MPV | MPV | 9.9 | 13.2 | fL | 7.5 - 12.0
reticulocytes | Reticulocytes | 1.1 | 3.4 | % | 0.5 - 2.5
INR | INR | 1.0 | 1.5 | | 0.8 - 1.2
prothrombin time | Prothrombin time | 12.0 | 16.4 | s | 10.0 - 13.5
APTT | APTT | 29 | 44 | s | 25 - 37
fibrinogen | Fibrinogen | 3.1 | 5.2 | g/L | 2.0 - 4.0
D-dimer | D-dimer | 310 | 940 | ng/mL FEU | 0 - 500
troponin I | Troponin I | 6 | 11 | ng/L | 0 - 16
troponin T | Troponin T | 7 | 12 | ng/L | 0 - 14
CK-MB | CK-MB | 2.1 | 6.3 | ng/mL | 0 - 5.0
BNP | BNP | 62 | 180 | pg/mL | 0 - 100
NT-proBNP | NT-proBNP | 90 | 610 | pg/mL | 0 - 125
total cholesterol | Total cholesterol | 4.9 | 6.4 | mmol/L | < 5.0
LDL | LDL cholesterol | 2.8 | 4.2 | mmol/L | < 3.0
HDL | HDL cholesterol | 1.4 | 0.9 | mmol/L | > 1.0
non-HDL cholesterol | Non-HDL cholesterol | 3.4 | 5.5 | mmol/L | < 4.0
triglycerides | Triglycerides | 1.4 | 2.9 | mmol/L | < 1.7
cholesterol ratio | Cholesterol to HDL ratio | 3.5 | 7.1 | | < 5.0
apolipoprotein B | Apolipoprotein B | 88 | 132 | mg/dL | 40 - 100
lipoprotein(a) | Lipoprotein(a) | 61 | 148 | nmol/L | < 75
homocysteine | Homocysteine | 9 | 21 | umol/L | 5 - 15
iron | Iron | 16 | 5 | umol/L | 9 - 30
ferritin | Ferritin | 64 | 8 | ug/L | 15 - 200
transferrin | Transferrin | 2.6 | 3.9 | g/L | 2.0 - 3.6
iron-binding capacity | Iron-binding capacity | 58 | 81 | umol/L | 45 - 72
transferrin saturation | Transferrin saturation | 28 | 7 | % | 20 - 50
vitamin B12 | Vitamin B12 | 410 | 148 | ng/L | 200 - 900
folate | Folate | 9.1 | 2.4 | ug/L | 3.9 - 20.0
vitamin D | 25-OH vitamin D | 71 | 29 | nmol/L | 50 - 125
zinc | Zinc | 13.0 | 8.9 | umol/L | 11.0 - 18.0
copper | Copper | 17 | 26 | umol/L | 11 - 24
haptoglobin | Haptoglobin | 1.2 | 0.2 | g/L | 0.3 - 2.0
TSH | TSH | 2.1 | 7.8 | mIU/L | 0.4 - 4.0
free T4 | Free T4 | 15.2 | 9.8 | pmol/L | 12.0 - 22.0
free T3 | Free T3 | 4.9 | 7.6 | pmol/L | 3.1 - 6.8
TPO antibodies | TPO antibodies | 12 | 310 | IU/mL | < 34
parathyroid hormone | Parathyroid hormone | 41 | 96 | pg/mL | 15 - 65
cortisol | Cortisol (morning) | 380 | 690 | nmol/L | 140 - 630
prolactin | Prolactin | 11 | 42 | ng/mL | 5 - 25
testosterone | Testosterone | 15.1 | 6.9 | nmol/L | 8.6 - 29.0
oestradiol | Oestradiol | 210 | 88 | pmol/L | 100 - 900
progesterone | Progesterone | 31 | 4 | nmol/L | 10 - 80
LH | LH | 6 | 31 | IU/L | 2 - 12
FSH | FSH | 7 | 44 | IU/L | 2 - 12
hCG | hCG | 2 | 61 | IU/L | 0 - 5
insulin | Insulin | 7 | 31 | uIU/mL | 3 - 25
C-peptide | C-peptide | 1.9 | 5.1 | ng/mL | 0.8 - 3.9
DHEA sulfate | DHEA sulfate | 180 | 510 | ug/dL | 35 - 430
anti-Müllerian hormone | Anti-Müllerian hormone (AMH) | 14 | 4 | pmol/L | 5 - 40
SHBG | Sex hormone binding globulin | 41 | 18 | nmol/L | 20 - 120
PSA | PSA | 1.8 | 5.6 | ng/mL | < 4.0
CEA | CEA | 1.9 | 7.2 | ng/mL | < 5.0
CA-125 | CA-125 | 14 | 61 | U/mL | < 35
CA 19-9 | CA 19-9 | 11 | 58 | U/mL | < 37
AFP | AFP | 3 | 14 | ng/mL | < 9
rheumatoid factor | Rheumatoid factor | 8 | 46 | IU/mL | < 14
CCP antibodies | CCP antibodies | 3 | 61 | U/mL | < 20
complement C3 | Complement C3 | 1.1 | 0.6 | g/L | 0.9 - 1.8
complement C4 | Complement C4 | 0.24 | 0.06 | g/L | 0.10 - 0.40
IgG | Immunoglobulin G | 11.0 | 18.2 | g/L | 7.0 - 16.0
IgA | Immunoglobulin A | 2.1 | 0.4 | g/L | 0.7 - 4.0
IgM | Immunoglobulin M | 1.1 | 3.1 | g/L | 0.4 - 2.3
IgE | Immunoglobulin E | 40 | 410 | IU/mL | < 100
transglutaminase antibodies | Transglutaminase antibodies | 2 | 81 | U/mL | < 7
calprotectin | Faecal calprotectin | 31 | 420 | ug/g | < 50
FIT | Stool blood test (FIT) | 3 | 41 | ug/g | < 10
urine ACR | Urine albumin to creatinine | 1.9 | 11.2 | mg/mmol | < 3.0
urine specific gravity | Urine specific gravity | 1.012 | 1.033 | | 1.005 - 1.030
urine pH | Urine pH | 6.0 | 8.5 | | 4.5 - 8.0
lithium | Lithium level | 0.7 | 1.1 | mmol/L | 0.4 - 1.0
digoxin | Digoxin level | 0.8 | 1.9 | ng/mL | 0.5 - 1.2
urine protein | Urine protein | Negative | ++ | | Negative
urine glucose | Urine glucose | Negative | +++ | | Negative
urine ketones | Urine ketones | Negative | ++ | | Negative
urine nitrite | Urine nitrite | Negative | Positive | | Negative
leukocyte esterase | Leukocyte esterase | Negative | Positive | | Negative
urine blood | Urine blood | Negative | Positive | | Negative
urine bilirubin | Urine bilirubin | Negative | Positive | | Negative
hepatitis B surface antigen | Hepatitis B surface antigen | Non-reactive | Reactive | | Non-reactive
hepatitis B surface antibody | Hepatitis B surface antibody | Negative | Positive | |
hepatitis C antibody | Hepatitis C antibody | Non-reactive | Reactive | | Non-reactive
hepatitis A antibody | Hepatitis A IgM antibody | Negative | Positive | | Negative
HIV test | HIV antigen and antibody | Non-reactive | Reactive | | Non-reactive
syphilis test | Syphilis antibody | Non-reactive | Reactive | | Non-reactive
ANA | Antinuclear antibodies (ANA) | Negative | Positive | | Negative
H pylori | Helicobacter pylori stool antigen | Negative | Positive | | Negative
rubella test | Rubella IgG antibody | Negative | Positive | |
chlamydia test | Chlamydia trachomatis DNA | Not detected | Detected | | Not detected
gonorrhoea test | Neisseria gonorrhoeae DNA | Not detected | Detected | | Not detected
`
  .trim()
  .split('\n')
  .map(commonTest)
