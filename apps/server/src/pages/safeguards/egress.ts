import { type Operation, proofs, type Statement, shown } from './statements.ts'

const { page, followsSettings, aboutModel } = proofs

/** What leaves this server, to whom and when. `safeguards-page.test.ts` holds it against what a provider receives. */
export function egress({ model, speechModel, pharmacyServer, asksHealthLinks, remindsDevices }: Operation): Statement[] {
  return [
    ...(model === null
      ? [
          shown(
            'No outside model is connected: what you write to the doctor is read on this server alone.',
            page,
            'without an outside model this server opens no connection',
          ),
        ]
      : [
          shown(
            `An outside model (${model}) is connected. Where you allow it for a consultation, with each of your messages it is sent your words, to hear and to answer them, the newest earlier messages, what the doctor asked, complaints that may be meant, what the doctor understood (complaints, age, sex, pregnancy, measurements, times), the causes it thinks of, your medications and allergies, and fitting passages of documents that you have reviewed.`,
            page,
            aboutModel,
          ),
          shown(
            'What that model alone hears in your words is taken only with the very words of yours that it rests on, is shown to you under "What I understood", and takes nothing back that the doctor on this server heard.',
            'doctor/model/hear-with-model.test.ts',
            'what it alone heard is told, with its quote; what the patient never said is dropped and counted',
          ),
          shown(
            'In an emergency, in a crisis, and where your safety is asked about, as the doctor on this server hears it, that model is sent nothing of what opens it: the doctor on this server answers alone. While the emergency or the crisis stands it may be sent what you write then, and what the doctor has said, for a word of comfort beside the doctor’s.',
            page,
            'in an emergency nothing is sent, as the page says',
          ),
          shown(
            'When a conversation is searched for diagnoses and you allowed it, that model is sent its newest messages.',
            page,
            'a search for diagnoses is sent too',
          ),
          shown(
            'A document or a video itself is sent to that model only where you allow it for that file.',
            'routes/outside-model.test.ts',
            'a document is shown to the model only where the patient says so',
          ),
          shown(
            'Of what that model says, only sentences of foreseen kinds are shown, and none that names a medicine which speaks against you other than to warn of it.',
            'doctor/output-filter/allowed-sentence.test.ts',
            'of two thousand dangerous sentences, framed and disguised, none is shown',
          ),
          shown(
            'Your name, your id, your secret and your country are not sent to that model. It is run by others, who may keep what they receive.',
            page,
            aboutModel,
          ),
        ]),
    speechModel === null
      ? shown(
          'No speech model is connected: this server sends no recording of your voice anywhere. Your browser may have a speech service of its own.',
          'routes/speech.test.ts',
          'without a model the server says so',
        )
      : shown(
          `Recordings that you make to have your speech written down are sent to a speech model (${speechModel}).`,
          'routes/speech.test.ts',
          'speech is written down by the model, in its own wire format',
        ),
    pharmacyServer === null
      ? shown('Pharmacies are looked up on this server alone.', page, followsSettings)
      : shown(
          `A search for pharmacies sends the name of a place, or your location rounded to about 100 metres, to ${pharmacyServer}; never a medicine.`,
          'pharmacies/pharmacy-sources.test.ts',
          'Overpass is asked once for one place, with a rounded point and never a medicine',
        ),
    asksHealthLinks
      ? shown(
          'Where you bring in a health link of somebody else, this server asks the server that the link names. It is told the address in the link, the name you give and the passcode you type, and nothing of your record. What comes back is sealed; its key stays in your browser.',
          'routes/health-links.test.ts',
          'the other server is told the name and the passcode that were typed, and nothing else',
        )
      : shown('This server asks no other server for a health link.', page, followsSettings),
    remindsDevices
      ? shown(
          "Where you switch on reminders for a closed application, this server keeps their times, sealed under its own key and without what they are of, and tells the push service of your browser's maker at each of them that there is something for your browser. The message is sealed for your browser; that service learns times, and nothing else of your record.",
          'routes/reminders.test.ts',
          'the push service learns a time and nothing else, and so does the store',
        )
      : shown('This server reminds no closed device.', page, followsSettings),
  ]
}
