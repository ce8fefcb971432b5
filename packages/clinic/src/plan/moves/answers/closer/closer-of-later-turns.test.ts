import { expect, test } from 'vitest'
import { loadClinic } from '../../../../testing/load-clinic.ts'

const clinic = loadClinic()
/** A Friday, at five in the afternoon. */
const now = '2026-11-27T17:00:00Z'
function said(country: string, ...words: readonly string[]): string {
  let consultation = clinic.newCase({ country })
  let text = ''
  for (const next of words) {
    const { case: kept, reply } = clinic.consult(consultation, next, { now })
    consultation = kept
    text = reply.text
  }
  return text
}

test.each<[string, string[], RegExp]>([
  [
    'GB',
    ['I am 27, on metronidazole after a wisdom tooth', 'I swallow the last tablet on Wednesday at 9 pm. When may I have a glass of wine?'],
    /Friday at 9 pm/,
  ],
  ['GB', ['Metronidazole for a gum infection, 44, man', 'finished it yesterday at noon, is a beer tonight ok?'], /Saturday at noon/],
  ['GB', ['bad headache since this morning, 30, woman', 'I took paracetamol at 2 pm, when can I take the next one?'], /From 6 pm on/],
  ['AU', ['sore shoulder, 51, man', 'had ibuprofen two hours ago, can I have another?'], /In 2 more hours/],
  ['US', ['my son, 5, has impetigo, he began the cream Thursday 8 am', 'when can he go back to daycare?'], /Saturday at 8 am/],
])('what was told and a rule make the hour (%s): %j', (country, words, hour) => expect(said(country, ...words)).toMatch(hour))

test.each<[string[], RegExp, RegExp?]>([
  [
    ['on metronidazole for a gum abscess, 31 f', 'my wee is brownish and everything tastes of coins, is that from the metronidazole?'],
    /^Yes, that is known/,
  ],
  [['taking amoxicillin for a chest infection, 25 f', 'does it stop my implant from working?'], /^No: this antibiotic leaves/],
  [['taking rifampicin for tuberculosis, 25 f', 'am I still protected by my patch?'], /^Yes: rifampicin/],
  [['my nan, 90, has a skin tear on her forearm with a flap hanging', 'do I lay the flap back down or cut it off?'], /^Yes, lay it back/],
  [
    [
      'my husband 70 had a mini-stroke this morning, it is all gone and he is back to normal',
      'the GP on the phone says to take aspirin 300, should he?',
    ],
    /usual first treatment/,
  ],
  [['ferritin 8 and Hb 105, 33 f, on omeprazole', 'do I have to stop the omeprazole while I take iron?'], /^No, do not stop it/],
  [['ferritin 8 and Hb 105, 33 f, tired', 'can I get iron at the chemist?'], /^Yes: a pharmacist sells iron/, /ibuprofen/i],
  [['my girl, 5, has threadworms', 'do my husband and I take it as well?'], /^Everybody in the house/],
  [['my girl, 5, has threadworms', 'is that because of all the sweets?'], /^No, sugar/],
  [
    [
      'my toddler has chickenpox and I have a 3 week old newborn too, I had chickenpox as a child',
      'is the baby protected by my antibodies?',
    ],
    /^(?:Mostly yes|Yes, mostly)/,
  ],
  [['tooth abscess drained on Monday, on amoxicillin, 40 m', 'how long until the swelling is gone?'], /2 to 3 days/, /boil/i],
  [['I have been signed off with stress, 44 f, I sleep badly', 'does my boss find out why?'], /^The note names a reason/],
  [['spots on my chest, 17 m', 'will the receptionist tell my dad?'], /^No\. What you tell a doctor/],
  [['hay fever every May, sneezing and itchy eyes, 39 m', 'do the tablets make him sleepy at the saw?'], /^Mostly not/],
  [['painful periods, 19 f', 'does the pill make you put on weight?'], /^Probably not/],
  [['burning when I pee since yesterday, 22 f', 'did I get it from the shared toilet in my hall?'], /^No, not from a toilet/],
  [['angina for years, 60 m, I carry a GTN spray, trouble with erections', 'would viagra be safe for me?'], /^No\. With a nitrate/],
  [['dry cracked skin on one finger, 35 f', 'is that catching? most of the class has got chickenpox'], /not catching/, /pregnant woman/],
  [['I have itchy bumps on my hands, 30 m', 'what would a scan set me back?'], /no sure price/],
])('%j is answered on its point', (words, answer, never = /sure answer/) => {
  const text = said('GB', ...words)
  expect(text).toMatch(answer)
  expect(text).not.toMatch(never)
})
