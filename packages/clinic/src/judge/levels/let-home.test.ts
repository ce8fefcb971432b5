import { describe, expect, it } from 'vitest'
import { loadClinic } from '../../testing/load-clinic.ts'
import { isEmergency } from './level-order.ts'

const clinic = loadClinic()

function isHospital(words: string): boolean {
  let turn = clinic.consult(clinic.newCase({ country: 'GB' }), '')
  for (const said of words.split('|')) turn = clinic.consult(turn.case, said)
  const level = clinic.levelOf(turn.case)
  return level !== null && isEmergency(level)
}

describe('whom a hospital or a crew has looked after and let home is sent to no second hospital', () => {
  it.each([
    'bad headache since tuesday and went to hospital, they let me home yesterday, bloods and CT scan fine. same headache now, 38 f',
    'fell and hit my head on saturday, CT was clear and they sent me home, i feel fine now. 70 f on apixaban',
    'my known epileptic brother had his usual fit this morning, paramedics checked him and left him at home, he is back to normal now. 28 m',
    'my 2 year old had a febrile fit on sunday, hospital checked her and let us home, now playing and drinking, no fever today',
    'asthma attack last night, went to a&e, nebuliser and steroids, home now and breathing easy, no wheeze. 25 m',
    'A and E did a d-dimer and chest x-ray for my chest pain on friday, both normal, sent home, no pain since. 39 f',
    'crushing chest pain last night|went to A&E, ECG and bloods fine, they let me home, no pain since',
  ])('%s', (words) => expect(isHospital(words)).toBe(false))

  it.each([
    'hit my head on saturday, CT was clear and they sent me home, but today i keep vomiting and the headache is worse. 70 f on apixaban',
    'a&e let me home yesterday with a normal ecg but the chest pain is back now, crushing and down my arm. 55 m',
    'discharged yesterday after chest pain, bloods fine. now short of breath and calf swollen. 48 f',
    'er sent me home with migraine tablets yesterday, today i cant move my left arm and my speech is slurred. 50 f',
    'a&e said it was a virus and sent us home last night, now she has a purple rash that does not fade and is floppy. 2',
    'A&E wouldnt scan me and sent me home, worst headache of my life and neck stiff. 33 f',
    'went to a&e with chest pain but it was too long a wait so i came home. still crushing. 59 m',
    'they did a scan of my head in may and it was clear. today worst headache of my life, came on in a second',
    'waiting for my troponin results from A&E, they let me home, chest feels tight and i am clammy. 62 m',
    'crushing chest pain|A&E said my ECG was fine last year',
    'crushing chest pain, 58 m sweating|the hospital scanned me yesterday and i feel fine honestly, just some pressure',
    'crushing chest pain last night|had an ecg yesterday at A&E and it was fine, same pain now',
    'took 30 paracetamol last night, feel absolutely fine now. 19 f',
    'my baby went blue and floppy for a minute and is fine now. 5 weeks',
    'used my epipen for the peanuts an hour ago and feel fine now. 23 f',
    'my ball hurt like hell for two hours and it suddenly stopped. 15 m',
  ])('not where something is new, was not looked into, or counts when it is over: %s', (words) => {
    const { case: now, reply } = clinic.consult(clinic.newCase({ country: 'GB' }), words)
    expect(isHospital(words) || reply.kind === 'crisis' || now.crisis !== null).toBe(true)
  })
})
