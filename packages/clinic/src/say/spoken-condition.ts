/** Conditions whose first word is a name keep its capital. */
const names =
  /^(?:Bell|Crohn|Parkinson|Alzheimer|Baker|Kawasaki|Lyme|Raynaud|Graves|Hashimoto|Addison|Cushing|Down|Turner|Marfan|Paget|Perthes|Wilson|Hodgkin|Gilbert|Barrett|Dupuytren|Huntington|Tourette|Ewing|Guillain|Horner|Henoch|Osgood|Morton|Mallory|Meckel|Wilms|Bartholin|West Nile|Zika|Waldenstrom|Brugada|Buerger|Takayasu|Wolff|Ludwig|Meniere|Budd|Clostridioides|Whipple|Zollinger|Stevens|Chagas|Rocky Mountain|Ebola|Charcot|Ehlers|Brown-Sequard|Creutzfeldt|Friedreich|Lambert|Duchenne|Hirschsprung|Klinefelter|Alport|Goodpasture)\b/

/** What English counts: one has *an* infection, but *migraine*. The last word of what the condition is, before "of the ...". */
const counted =
  /(?:^| |-)(?:infection|abscess|hernia|cyst|pseudocyst|tumour|ulcer|attack|reaction|rash|injury|burn|bite|stone|tear|haematoma|fracture|neuroma|aneurysm|faint|scar|mole|pilonidal sinus|sore|granuloma|cold|polyp|fissure|fistula|nodule|lump|crisis|overdose|pregnancy|sore throat|boil|bruise|stye|squint|cataract|chalazion|nosebleed|lipoma|melanoma|stroke|growth|hole|speck|fibroadenoma|mucocele|galactocele|meningioma|diverticulum|angioma|foreign body|pharyngeal pouch|toenail|prolapse|dissection|concussion|wound|cut|miscarriage|embolism|hydrocele|varicocele|flare-up|defect|sting|sprain|bunion|ganglion|erection that will not go down|emergency|septum|thrombosed pile)$/i

/** What has happened to one part of the body: a broken ankle, a frozen shoulder. */
const hurtPart =
  /^(?:broken|dislocated|sprained|torn|pulled|strained|twisted|burst|collapsed|sudden blocked|blocked|detached|scratched|slipped|frozen|stiff|ruptured|crooked|knocked-out|infected|closed|narrow|overactive|underactive|twitching|inflamed|trigger|mallet|short|glue|dry socket|pierced|trapped|enlarged|tight|narrowed|weak|low-lying|swallowed button|acute blocked|open|sticky|swollen|paralysed|pressed|thickened|irritated) /i

/** What English says without an article although it looks like one of these. */
const uncounted = /^(?:breast growth|faltering growth|short sight|glue ear|herpes infection|heat stroke|infected fluid|pregnancy$)/i

/** The name of a condition inside a sentence: "migraine", "a urinary tract infection", "influenza (flu)"; names of people and short forms keep their capitals. */
export function spokenCondition(name: string): string {
  const isName =
    names.test(name) || !/^(?:[A-Z][a-z]+(?:[ (,-]|$)|(?:Athlete|Travellers|Skier|Runner|Golfer|Jumper|Housemaid|Cow)['’])/.test(name)
  const plain = isName ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return takesArticle(plain) ? `${/^[aeio]|^u(?!ni|ri|re)/i.test(plain) ? 'an' : 'a'} ${plain}` : plain
}

function takesArticle(name: string): boolean {
  const whatItIs =
    name.replace(/ \(.*$/, '').split(/ (?:of|in|from|after|with|by|to|on|beside|between|behind|around|at|during|under)(?= )|,/)[0] ?? name
  if (uncounted.test(name) || /(?<![sui])s$/i.test(whatItIs) || / and /.test(whatItIs)) return false
  return counted.test(whatItIs) || hurtPart.test(whatItIs)
}

const many =
  /(?:oids|stones|sores|veins|worms|warts|hives|lice|spots|ulcers|polyps|headaches|nodules|cramps|calluses|corns|pains|blues|fibroids|cysts|floaters|boils|chilblains|palpitations|terrors|varices|hiccups|fractures|bites|stings|moles|piles)$/i

/** The verb after the name of a condition: "migraine is", "haemorrhoids are". */
export const isOrAre = (name: string): 'is' | 'are' => (many.test(name.replace(/ \(.*$/, '').trim()) ? 'are' : 'is')
