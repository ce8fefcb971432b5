/** Words of one language that no translation may add or lose, as parts of words or whole ones. */
export interface LanguageWords {
  /** No, not, never, without, nothing. */
  denies: RegExp
  /** Harmless, nothing to worry about, all is well, no doctor needed, it can wait. */
  soothes: RegExp
  doctor: RegExp
  hospital: RegExp
}

/** Whole words in a script with blanks between words. */
const words = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu')
/** Beginnings of words. */
const stems = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})`, 'iu')
/** Anywhere: in scripts without blanks, and where words grow together. */
const anywhere = (alternatives: string): RegExp => new RegExp(`(?:${alternatives})`, 'iu')

/** By language (ISO 639-1). Of the others nothing is known, and only numbers, names and forms are held. */
export const languageWords: Readonly<Record<string, LanguageWords>> = {
  es: {
    denies: words('no|nunca|jamás|sin|nada|ningun[oa]?|ningún|ni|tampoco|nadie'),
    soothes: stems(
      'inofensiv|no se preocupe|no te preocupes|tranquil|nada grave|no es grave|leve|normal|puede esperar|sano|sana|todo (?:está|irá) bien',
    ),
    doctor: stems('médic|medic|doctor'),
    hospital: stems('hospital|urgencias'),
  },
  fr: {
    denies: words("ne|n[’']\\p{L}+|pas|jamais|sans|rien|aucune?|ni|non"),
    soothes: stems(
      "inoffensi|ne vous inquiétez|ne t[’']inquiète|rassur|rien de grave|pas grave|bénin|bénigne|normal|peut attendre|tout va bien|tout ira bien",
    ),
    doctor: stems('médecin|docteur'),
    hospital: stems('hôpita|urgences'),
  },
  de: {
    denies: words('nicht|kein\\p{L}*|nie|niemals|ohne|nichts|weder|nein|niemand'),
    soothes: stems(
      'harmlos|unbedenklich|keine sorge|beruhig|nicht schlimm|nichts schlimmes|ungefährlich|normal|kann warten|alles (?:gut|in ordnung)',
    ),
    doctor: anywhere('arzt|ärzt|doktor'),
    hospital: anywhere('krankenhaus|notaufnahme|klinik|spital'),
  },
  it: {
    denies: words('non|mai|senza|niente|nulla|nessun[oa]?|né|no'),
    soothes: stems(
      'innocu|non si preoccupi|non ti preoccupare|tranquill|niente di grave|non è grave|lieve|normal|può aspettare|tutto (?:bene|a posto)',
    ),
    doctor: stems('medic|dottor'),
    hospital: stems('ospedal|pronto soccorso'),
  },
  pt: {
    denies: words('não|nunca|sem|nada|nenhum[a]?|nem|jamais|ninguém'),
    soothes: stems('inofensiv|não se preocupe|fique tranquil|nada grave|não é grave|leve|normal|pode esperar|tudo (?:bem|ficará bem)'),
    doctor: stems('médic|doutor'),
    hospital: stems('hospita|urgência|pronto-socorro|emergência'),
  },
  nl: {
    denies: words('niet|geen|nooit|zonder|niets|noch|nee|niemand'),
    soothes: stems(
      'onschuldig|ongevaarlijk|geen zorgen|maak je geen|maakt u zich geen|niet ernstig|niets ernstigs|normaal|kan wachten|alles (?:goed|in orde)',
    ),
    doctor: anywhere('arts|dokter'),
    hospital: anywhere('ziekenhuis|spoedeisend'),
  },
  pl: {
    denies: words('nie|nigdy|bez|nic|żaden|żadn\\p{L}*|ani|nikt'),
    soothes: stems(
      'niegroźn|nieszkodliw|proszę się nie martwić|nie martw|nic groźnego|łagodn|normaln|może poczekać|wszystko (?:dobrze|w porządku)',
    ),
    doctor: stems('lekar|doktor'),
    hospital: stems('szpital|sor(?!\\p{L})|pogotow'),
  },
  ru: {
    denies: words('не|нет|никогда|без|ничего|ни|никак\\p{L}*|никто'),
    soothes: stems(
      'безобидн|безопасн|не волнуй|не беспокой|ничего страшного|не опасно|нормальн|может подождать|все (?:хорошо|в порядке)|всё (?:хорошо|в порядке)',
    ),
    doctor: stems('врач|доктор'),
    hospital: stems('больниц|скор(?:ую|ая|ой) помощ|приемн|приёмн'),
  },
  uk: {
    denies: words('не|ні|немає|ніколи|без|нічого|жодн\\p{L}*|ніхто'),
    soothes: stems('нешкідлив|безпечн|не хвилюй|не турбуй|нічого страшного|не небезпечн|нормальн|може зачекати|все (?:добре|гаразд)'),
    doctor: stems('лікар|доктор'),
    hospital: stems('лікарн|швидк'),
  },
  tr: {
    denies: anywhere('değil|yok(?!\\p{L})|hiç|asla|olmadan|m[ae]z(?!\\p{L})|m[ae]y[ıi]n|m[ıiuü]yor|m[ae]d[ıi]|s[ıiuü]z(?!\\p{L})'),
    soothes: anywhere('zararsız|merak etme|endişelenme|ciddi değil|önemli değil|normal|bekleyebilir|her şey yolunda'),
    doctor: anywhere('doktor|hekim'),
    hospital: anywhere('hastane|acil'),
  },
  ro: {
    denies: words('nu|niciodată|fără|nimic|niciun|nicio|nici|n-\\p{L}+|nimeni'),
    soothes: stems(
      'inofensiv|nu vă faceți griji|nu-ți face griji|liniștit|nimic grav|nu e grav|nu este grav|normal|poate aștepta|totul (?:este|e|va fi) bine',
    ),
    doctor: stems('medic|doctor'),
    hospital: stems('spital|urgenț'),
  },
  sv: {
    denies: words('inte|ingen|inget|inga|aldrig|utan|ingenting|nej'),
    soothes: stems('ofarlig|oroa dig inte|lugn|inget allvarligt|inte allvarlig|normal|kan vänta|allt (?:är|blir) bra'),
    doctor: anywhere('läkar|doktor'),
    hospital: anywhere('sjukhus|akutmottag|akuten'),
  },
  ar: {
    denies: words('لا|ليس|ليست|لم|لن|بدون|دون|غير|أبدا|لست'),
    soothes: anywhere('لا تقلق|لا داعي|غير ضار|غير خطير|ليس خطير|بسيط|طبيعي|يمكن(?:ه|ك)? الانتظار|بخير'),
    doctor: anywhere('طبيب|دكتور'),
    hospital: anywhere('مستشفى|المستشفى|الطوارئ|الإسعاف'),
  },
  zh: {
    denies: anywhere('不|没|無|无|未|别|勿|非'),
    soothes: anywhere('无害|别担心|不用担心|不必担心|放心|没事|不严重|没关系|正常|可以等|没什么'),
    doctor: anywhere('医生|医师|大夫|就医'),
    hospital: anywhere('医院|急诊|急救'),
  },
}

/** Languages in which a denial that was added is told from a way to ask ("有没有") or from a part of another word. */
export const deniesPlainly: ReadonlySet<string> = new Set(['es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'ru', 'uk', 'ro', 'sv'])
