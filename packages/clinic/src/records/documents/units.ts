/** One spelling for every way a unit is written: "x10⁹/L", "10*9/l", "G/L" are 10^9/l; "mcg" is "ug". */
export function normaliseUnit(printed: string): string {
  const text = printed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replace(/×/g, 'x')
    .replace(/\s+/g, '')
    .replace(/^[([]+|[)\],;]+$/g, '')
    .replace(/\.$/, '')
    .replace(/^[x*](?=10|e\d)/, '')
    .replace(/^e(?=(?:3|6|9|12)\/)/, '10^')
    .replace(/^10[\^*e°"'’?7~]?\(?(3|6|9|12)\)?(?=\/|$)/, '10^$1')
    .replace(/mo[1i|](?=\/|$)/, 'mol')
    .replace(/mo(?=\/l$)/, 'mol')
    .replace(/mcg/g, 'ug')
    .replace(/mcmol/g, 'umol')
    .replace(/(?:litres?|liters?|ltr|lt)$/, 'l')
    .replace(/(?:\/|per)(?:cu\.?mm|cmm|mm\^?3|mm³)$/, '/mm3')
    .replace(/^(?:gms?)\//, 'g/')
    .replace(/^units?\//, 'u/')
    .replace(/^([mu]?)[il1|][u0o]\//, '$1iu/')
    // In pictures the stroke is lost sometimes: "nmolL".
    .replace(/^([munp]?mol|[munp]g|[mu]?iu)(d?l|ml)$/, '$1/$2')
    .replace(/\*\*(?=\d)/g, '^')
    .replace(/\^2$/, '2')
    .replace(/1[.,]73(?:sq\.?m|m)[²2^?]*$/, '1.73m2')
  return same.get(text) ?? text
}

/** Different words for the same unit. */
const same = new Map<string, string>(
  Object.entries({
    'g/l': ['g/l'],
    'g/dl': ['g%', 'g/100ml', 'gm%'],
    'mg/dl': ['mg%', 'mgs/dl', 'mg/100ml'],
    '10^9/l': ['giga/l', '10^9l', 'x10^9/l', '10^9/1', 'bn/l', '/nl', 'gpt/l'],
    '10^12/l': ['tera/l', 't/l', '10^12/1', '/pl', 'tpt/l'],
    '10^3/ul': ['k/ul', 'k/mm3', '10^3/mm3', 'thou/ul', 'thou/mm3', 'thousand/ul', 'k/cumm', 'x10^3/ul', '10^3/cumm', 'th/ul'],
    '10^6/ul': ['m/ul', 'million/ul', 'mill/ul', 'mil/ul', '10^6/mm3', 'mill/mm3', 'million/mm3', 'million/cumm', 'mil/mm3'],
    '/ul': ['cells/ul', '/mm3', 'cells/mm3', 'cells/cumm', '/cumm'],
    'lakh/ul': ['lakhs/ul', 'lakh/mm3', 'lakhs/mm3', 'lakh/cumm', 'lakhs/cumm', '10^5/ul'],
    s: ['sec', 'secs', 'second', 'seconds'],
    'mm/h': ['mm/hr', 'mm/1h', 'mm/1sthr', 'mm/1hr', 'mm/hour', 'mm', 'mm1sthr'],
    'ml/min/1.73m2': ['ml/min/1.73', 'ml/min/1.73m^2', 'ml/min/1.73m?', 'ml/min/1,73m2', 'ml/min/1.73mm2'],
    'iu/l': ['iu/1'],
    'u/l': ['u/1'],
    'mmol/l': ['mmol/1', 'mmoi/l', 'mmoll', 'mmolil'],
    'umol/l': ['umol/1', 'umoi/l'],
    '/hpf': ['perhpf', 'cells/hpf', 'cellsperhpf', '/hpf.'],
  }).flatMap(([unit, spellings]) => spellings.map((spelling) => [spelling, unit] as const)),
)

/** Looks like a unit of measurement, known or not: "mg/dL", "%", "mmol/L", "U/mL". */
export function looksLikeUnit(text: string): boolean {
  return (
    /^(?:%|fL|pg|s|secs?|seconds|mm|mmHg|kPa|ratio|index|g|mg|µg|ug|mcg|IU|mIU|titre|titer|copies\/mL)$/i.test(text) ||
    /^(?:[x×*]?\s?10\s?[\^*°"'?7~]?\s?\(?\d{1,2}\)?|[A-Za-zµμ%]{1,8})?\s?\/\s?[A-Za-zµμ\d.²³^ ]{1,14}(?:\/[A-Za-zµμ\d.²³^]{1,10})?$/.test(
      text,
    )
  )
}
