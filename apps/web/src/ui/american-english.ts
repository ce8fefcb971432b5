/** British words of the doctor's, and what they are called in the United States; whole words, the longer ones first. */
const words: readonly (readonly [string, string])[] = [
  ['passing urine', 'urinating'],
  ['pass urine', 'urinate'],
  ['passed urine', 'urinated'],
  ['pass water', 'urinate'],
  ['passed no water', 'not urinated'],
  ['a fit', 'a seizure'],
  ['fizzy drinks', 'soda'],
  ['ice lolly', 'popsicle'],
  ['ice lollies', 'popsicles'],
  ['packet', 'package'],
  ['nappy', 'diaper'],
  ['nappies', 'diapers'],
  ['chemist', 'pharmacy'],
  ['a&e', 'the emergency room'],
  ['physiotherapist', 'physical therapist'],
  ['physiotherapy', 'physical therapy'],
  ['paracetamol', 'acetaminophen (Tylenol)'],
  ['adrenaline', 'epinephrine'],
  ['salbutamol', 'albuterol'],
  ['tumour', 'tumor'],
  ['tumours', 'tumors'],
  ['colour', 'color'],
  ['coloured', 'colored'],
  ['odour', 'odor'],
  ['fibre', 'fiber'],
  ['litre', 'liter'],
  ['litres', 'liters'],
  ['centre', 'center'],
  ['faeces', 'feces'],
  ['recognise', 'recognize'],
]
/** Parts of words that are spelt with one letter less. */
const stems: readonly (readonly [string, string])[] = [
  ['haemo', 'hemo'],
  ['haema', 'hema'],
  ['anaem', 'anem'],
  ['kaemi', 'kemi'],
  ['glycaemi', 'glycemi'],
  ['rrhoea', 'rrhea'],
  ['oedema', 'edema'],
  ['oesoph', 'esoph'],
  ['oestr', 'estr'],
  ['paediatr', 'pediatr'],
  ['gynaec', 'gynec'],
  ['caesar', 'cesar'],
  ['foet', 'fet'],
]

const american = new Map([...words, ...stems])
const pattern = new RegExp(`\\b(?:${words.map(([british]) => british).join('|')})\\b|${stems.map(([british]) => british).join('|')}`, 'gi')

/** The doctor's words as they are said in the United States; the patient's own are never changed. */
export function inAmericanEnglish(text: string): string {
  return text.replace(pattern, (british) => {
    const said = american.get(british.toLowerCase()) ?? british
    return /^[A-Z]/.test(british) ? said.charAt(0).toUpperCase() + said.slice(1) : said
  })
}
