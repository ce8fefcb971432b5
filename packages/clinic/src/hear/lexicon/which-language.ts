import { hindiAlone, hindiBesideEnglish } from './hindi-words.ts'

/** Languages that are told apart by their letters, the closer ones first. */
const byScript: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['uk', /[іїєґ]/iu],
  ['ru', /\p{Script=Cyrillic}/u],
  ['el', /\p{Script=Greek}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ur', /[ٹڈڑںےہ]/u],
  ['fa', /[پچژگ]/u],
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['th', /\p{Script=Thai}/u],
]
/** Common words of languages in Latin letters, without accents. */
const byWords: Readonly<Record<string, string>> = {
  es: 'el la los las una uno es tengo dolor cabeza estoy muy mucho desde hace pero como porque fiebre mi me duele ayer hola ayuda pecho puedo por favor no se que',
  fr: 'le les des un une je suis mal tete ai avoir douleur depuis et est pas avec dans pour mais fievre ventre bonjour aidez moi jai hier mon ma tres',
  de: 'ich habe und der die das ist nicht seit tagen mit kopf bauch schmerzen mein meine sehr aber fieber gestern hallo bitte hilfe kopfschmerzen kann ein eine mir',
  it: 'ho mal di testa sono non da giorni febbre che il gli per mia molto ciao aiuto ieri dolore pancia mi fa male',
  pt: 'eu tenho dor estou muito com minha cabeca febre nao desde ontem ola ajuda meu uma barriga',
  nl: 'ik heb pijn niet met mijn hoofd een het sinds gisteren koorts hallo buik hoofdpijn erg',
  pl: 'mam glowa boli mnie goraczke od wczoraj bardzo nie brzuch pomoc prosze jest gardlo',
  tr: 'benim basim agriyor cok var ates dunden beri karnim yardim agri ve bir ben midem',
  ro: 'am durere de cap febra ma doare ieri foarte burta ajutor sunt nu cu si mea',
  sv: 'jag har ont i huvudet feber sedan igar mycket magen hjalp och inte min',
  da: 'jeg har ondt i hovedet feber siden gar meget maven hjaelp og ikke min',
  cs: 'mam boli me hlava horecka od vcera velmi bricho pomoc jsem nemam teplotu',
  hu: 'faj fejem lazam tegnap ota nagyon hasam segitseg van nekem',
  fi: 'minulla on kipu paa kuume eilen paljon vatsa apua sarkee olen',
  vi: 'toi bi dau dau bung sot tu hom qua rat giup khong co',
  id: 'saya sakit kepala demam sejak kemarin sangat perut tolong tidak dan ada',
  tl: 'ako masakit ulo lagnat mula kahapon tiyan tulong ang ko po may sobrang',
  sw: 'nina maumivu ya kichwa homa tangu jana tumbo msaada sana naumwa',
  'hi-Latn': `${hindiAlone} ${hindiBesideEnglish}`,
  so: 'waxaan qabaa madax xanuun qandho shalay caloosha caawi ayaa',
}
const sets = new Map(Object.entries(byWords).map(([language, words]) => [language, new Set(words.split(' '))]))

/** The likeliest language of words that are no English; null where none fits. ISO 639-1. */
export function whichLanguage(text: string): string | null {
  const script = byScript.find(([, letters]) => letters.test(text))?.[0]
  if (script !== undefined) return script
  const words =
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/\p{L}+/gu) ?? []
  let best: { language: string | null; hits: number } = { language: null, hits: 1 }
  for (const [language, known] of sets) {
    const hits = words.filter((word) => known.has(word)).length
    if (hits > best.hits) best = { language, hits }
  }
  return best.language
}
