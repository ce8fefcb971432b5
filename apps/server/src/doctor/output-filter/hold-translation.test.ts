import { expect, test } from 'vitest'
import { holdTranslation, languageName } from './hold-translation.ts'

const question = 'How long have you had the headache?'
const dose = 'You can take paracetamol, 500 mg, at most 4 times in 24 hours.'
const list = 'What helps:\n\n- Rest.\n- Drink water.'

test.each([
  ['a question', question, '¿Desde cuándo tiene dolor de cabeza?', 'es'],
  ['a dose', dose, 'Puede tomar paracetamol, 500 mg, como máximo 4 veces en 24 horas.', 'es'],
  ['a list', list, 'Lo que ayuda:\n\n- Descanse.\n- Beba agua.', 'es'],
  ['other letters', question, 'Как давно у вас болит голова?', 'ru'],
  ['a script of few letters', question, '头痛多久了？', 'zh'],
  ['from right to left', question, 'منذ متى وأنت تعاني من الصداع؟', 'ar'],
])('%s is taken', (_, english, said, language) => expect(holdTranslation({ text: english }, said, language)).toBe(true))

test.each([
  ['nothing', question, '', 'es'],
  ['the English itself', question, question, 'es'],
  ['a question that asks nothing', question, 'Tiene dolor de cabeza.', 'es'],
  ['a question where none was', dose, '¿Puede tomar paracetamol, 500 mg, 4 veces en 24 horas?', 'es'],
  ['another amount', dose, 'Puede tomar paracetamol, 1000 mg, como máximo 4 veces en 24 horas.', 'es'],
  ['an amount left out', dose, 'Puede tomar paracetamol, 500 mg, en 24 horas.', 'es'],
  ['an amount added', question, '¿Desde cuándo? Tome 2 pastillas.', 'es'],
  ['another medicine', dose, 'Puede tomar ibuprofen, 500 mg, como máximo 4 veces en 24 horas.', 'es'],
  ['a medicine added', dose, 'Puede tomar paracetamol o ibuprofen, 500 mg, como máximo 4 veces en 24 horas.', 'es'],
  ['a line of a list left out', list, 'Lo que ayuda:\n\n- Descanse.', 'es'],
  ['another language', question, 'Как давно у вас болит голова?', 'es'],
  ['letters of a neighbour', question, 'Як довго у вас болить голова, і чи є щось іще?', 'ru'],
  ['a soothing level of our own', list, 'Puede cuidarse en casa.\n\n- Descanse.\n- Beba agua.', 'es'],
  ['a page to visit', question, '¿Desde cuándo? Vea www.example.org', 'es'],
  ['a long story', question, `¿Desde cuándo? ${'Le cuento algo más. '.repeat(20)}`, 'es'],
])('%s is not', (_, english, said, language) => expect(holdTranslation({ text: english }, said, language)).toBe(false))

const denial = 'Do not take ibuprofen.'
const told = 'You have a headache.'
const seen = 'Please see a doctor today.'
const ward = 'Go to the hospital with this letter.'

test.each([
  [
    'es',
    'No tome ibuprofen.',
    'Tome ibuprofen.',
    'Tiene dolor de cabeza.',
    'No tiene dolor de cabeza.',
    'Vaya a ver a un médico hoy.',
    'Vaya a ver a alguien hoy.',
  ],
  [
    'fr',
    "Ne prenez pas d'ibuprofen.",
    "Prenez de l'ibuprofen.",
    'Vous avez mal à la tête.',
    "Vous n'avez pas mal à la tête.",
    'Voyez un médecin aujourd’hui.',
    'Voyez un ami aujourd’hui.',
  ],
  [
    'de',
    'Nehmen Sie kein ibuprofen.',
    'Nehmen Sie ibuprofen.',
    'Sie haben Kopfschmerzen.',
    'Sie haben keine Kopfschmerzen.',
    'Gehen Sie heute zum Hausarzt.',
    'Gehen Sie heute nach Hause.',
  ],
  [
    'it',
    'Non prenda ibuprofen.',
    'Prenda ibuprofen.',
    'Lei ha mal di testa.',
    'Lei non ha mal di testa.',
    'Vada oggi da un medico.',
    'Vada oggi da qualcuno.',
  ],
  [
    'pt',
    'Não tome ibuprofen.',
    'Tome ibuprofen.',
    'Você tem dor de cabeça.',
    'Você não tem dor de cabeça.',
    'Consulte um médico hoje.',
    'Consulte alguém hoje.',
  ],
  [
    'nl',
    'Neem geen ibuprofen.',
    'Neem ibuprofen.',
    'U heeft hoofdpijn.',
    'U heeft geen hoofdpijn.',
    'Ga vandaag naar de huisarts.',
    'Ga vandaag naar huis.',
  ],
  [
    'pl',
    'Proszę nie brać ibuprofen.',
    'Proszę brać ibuprofen.',
    'Boli głowa.',
    'Głowa nie boli.',
    'Proszę dziś iść do lekarza.',
    'Proszę dziś iść do domu.',
  ],
  [
    'ru',
    'Не принимайте ibuprofen.',
    'Принимайте ibuprofen.',
    'У вас болит голова.',
    'У вас не болит голова.',
    'Сходите сегодня к врачу.',
    'Сходите сегодня к другу.',
  ],
  ['ro', 'Nu luați ibuprofen.', 'Luați ibuprofen.', 'Vă doare capul.', 'Nu vă doare capul.', 'Mergeți azi la medic.', 'Mergeți azi acasă.'],
  ['sv', 'Ta inte ibuprofen.', 'Ta ibuprofen.', 'Du har huvudvärk.', 'Du har inte huvudvärk.', 'Gå till en läkare i dag.', 'Gå hem i dag.'],
])('%s: denials and doctors stay, and none is added', (language, kept, lost, same, denied, withDoctor, without) => {
  const holds = (text: string, said: string) => holdTranslation({ text }, said, language)
  expect([holds(denial, kept), holds(told, same), holds(seen, withDoctor)]).toEqual([true, true, true])
  expect([holds(denial, lost), holds(told, denied), holds(seen, without)]).toEqual([false, false, false])
})

test.each([
  ['es', 'Tiene dolor de cabeza, nada grave, tranquilo.'],
  ['fr', 'Vous avez mal à la tête, c’est bénin.'],
  ['de', 'Sie haben harmlose Kopfschmerzen.'],
  ['pl', 'Boli głowa, to niegroźne.'],
  ['tr', 'Başınız ağrıyor, merak etmeyin.'],
  ['ar', 'لديك صداع بسيط، كل شيء بخير.'],
  ['zh', '您头痛，没关系。'],
])('%s: a soothing word that was added is not taken', (language, said) =>
  expect(holdTranslation({ text: told }, said, language)).toBe(false),
)

test('in languages without blanks and with words that grow, what counts is found too', () => {
  expect(holdTranslation({ text: denial }, '请您今天千万不要服用 ibuprofen 这种药。', 'zh')).toBe(true)
  expect(holdTranslation({ text: denial }, '请您今天一定要服用 ibuprofen 这种药。', 'zh')).toBe(false)
  expect(holdTranslation({ text: denial }, 'Lütfen ibuprofen almayın.', 'tr')).toBe(true)
  expect(holdTranslation({ text: denial }, 'Lütfen ibuprofen alın.', 'tr')).toBe(false)
  expect(holdTranslation({ text: ward }, 'اذهب إلى المستشفى ومعك هذه الرسالة.', 'ar')).toBe(true)
  expect(holdTranslation({ text: ward }, 'اذهب إلى البيت ومعك هذه الرسالة.', 'ar')).toBe(false)
})

test('a language is called by its name', () => expect(languageName('es')).toBe('Spanish'))
