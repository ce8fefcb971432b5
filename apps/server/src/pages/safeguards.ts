/** How this server is run, as far as the truth of a claim depends on it. */
export interface Operation {
  isOpenModePossible: boolean
  isHttps: boolean
  isPostgres: boolean
  /** Files are read behind bubblewrap's walls (reading/sandbox.ts). */
  hasWalledReaders: boolean
  /** The outside model, as provider and model; null where none is connected. */
  model: string | null
  speechModel: string | null
  /** The host that pharmacies are looked up at; null where none is named. */
  pharmacyServer: string | null
  /** Devices are reminded through push services, where a patient wishes it. */
  remindsDevices: boolean
}

/** One sentence of the page. */
export interface Statement {
  says: string
  /** The test that holds it: its file under apps/server/src, or from the root where it begins with apps, packages or e2e, and its name. */
  proof: readonly [file: string, name: string] | 'admitted'
}

/** What a claim of the screens is worth. What is not done may be admitted; whatever is said to be done has a test. */
export interface Safeguard {
  claim: string
  done: Statement[]
  notDone: Statement[]
}

const shown = (says: string, file: string, name: string): Statement => ({ says, proof: [file, name] })
const admitted = (says: string): Statement => ({ says, proof: 'admitted' })

const page = 'pages/safeguards-page.test.ts'
const followsSettings = 'the page follows the settings %j'
const aboutModel = 'with an outside model the page says what is sent, and that is what a provider receives'
const sealed = 'routes/words-stay-sealed.test.ts'

/** What leaves this server, to whom and when. `safeguards-page.test.ts` holds it against what a provider receives. */
function egress({ model, speechModel, pharmacyServer, remindsDevices }: Operation): Statement[] {
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
            'doctor/leash/allowed-sentence.test.ts',
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
    remindsDevices
      ? shown(
          "Where you switch on reminders for a closed application, this server keeps their times, sealed under its own key and without what they are of, and tells the push service of your browser's maker at each of them that there is something for your browser. The message is sealed for your browser; that service learns times, and nothing else of your record.",
          'routes/reminders.test.ts',
          'the push service learns a time and nothing else, and so does the store',
        )
      : shown('This server reminds no closed device.', page, followsSettings),
  ]
}

/** Claim by claim, what is true of a server that is run like this. */
export function safeguards(operation: Operation): Safeguard[] {
  const { isOpenModePossible, isHttps, isPostgres, hasWalledReaders } = operation
  return [
    {
      claim: 'Data is encrypted',
      done: [
        shown(
          'Consultations, messages, documents and history are sealed on the server with AES-256-GCM before they reach the disk. The key is derived from a secret that only your browser keeps; the server forgets it after each request.',
          sealed,
          'the database’s files hold no word of a patient, no name and no secret',
        ),
        shown(
          'A sealed row opens only for the patient, place, version and time it was written for. A changed or moved row is refused.',
          'records/seal.test.ts',
          'a sealed row does not open for',
        ),
        shown(
          'Entries are padded before they are sealed: how long each is tells little of what it says.',
          'records/seal.test.ts',
          'values of nearly the same length cannot be told apart',
        ),
        shown(
          'An entry that somebody puts back, takes out, re-dates or replaces by an earlier version in the database is found the next time your record is opened, and you are told.',
          'routes/tampering.test.ts',
          'of many meddlings none stays unseen',
        ),
        shown(
          'Accounts, medications, tasks and settings stay in your browser, sealed: under your password when you have an account, else under a key of that browser.',
          'apps/web/src/session/create-session.test.ts',
          'nothing in the browser’s store reads as the patient’s words',
        ),
        shown(
          'The password of a new account is made into its key by Argon2id, and wrong ones have to wait.',
          'apps/web/src/session/accounts.test.ts',
          'a new account wraps its key by Argon2id',
        ),
        ...(isHttps
          ? [
              shown(
                'This server is reached through an encrypted connection (https).',
                'http/web-app.test.ts',
                'behind https the browser is told to stay there',
              ),
            ]
          : []),
      ],
      notDone: [
        admitted(
          'While it answers you, the server holds your words in memory in the clear: whoever controls the machine can read them then.',
        ),
        admitted('Times and the number of records are not hidden, nor, within an eighth, the size of each.'),
        admitted('Whoever puts back an older state of the whole database is noticed, but what was written since is gone.'),
        ...(isOpenModePossible
          ? [
              admitted(
                'Calls without a secret (open mode, this machine only) are sealed under a key that lies beside the database. Whoever steals both reads those records, and only those.',
              ),
            ]
          : []),
        ...(isHttps
          ? []
          : [
              admitted(
                'The connection itself is not encrypted. On your own machine nothing leaves it; over a network, the operator must add https.',
              ),
            ]),
      ],
    },
    {
      claim: 'Secure Platform',
      done: [
        shown(
          'Every request must name this server by a known host name and come from its own pages; calls from other sites are refused.',
          'identity/guard.test.ts',
          'refuses',
        ),
        shown(
          'Scripts and styles are taken from this server alone, and the app can be shown in no foreign frame.',
          'http/web-app.test.ts',
          'every answer forbids foreign scripts, frames and guessing of types',
        ),
        shown(
          'Logs hold no word of yours: no message, no file name, no address with your text in it.',
          sealed,
          'the log holds no word of a patient and no secret, however much it says',
        ),
        shown('A video is checked while it arrives and never kept.', 'routes/video.test.ts', 'nothing of a video is kept'),
        shown(
          'Deleting everything removes every row and the audit trail, and leaves one mark without content that it was done.',
          'routes/audit.test.ts',
          'deleting everything leaves one tombstone without content',
        ),
        isPostgres
          ? shown(
              'A deleted entry, document or consultation is removed from the database. Its sealed bytes may stay in freed pages and logs of the database until it reuses them.',
              page,
              followsSettings,
            )
          : shown(
              'A deleted entry, document or consultation is removed from the database and overwritten there, in its log too.',
              sealed,
              'what was deleted is no longer in the database’s files',
            ),
        shown(
          'Where a device or a recovery file has gone astray, "Sign out everywhere else" gives your record another secret: whoever knows the former one opens nothing any more.',
          'apps/web/src/session/replace-secret.test.ts',
          'the record moves to a secret of its own, what was under the former one is deleted',
        ),
      ],
      notDone: [
        admitted('No independent body has examined this software.'),
        admitted('A forgotten password cannot be reset by anyone: the recovery file is the only other key.'),
        admitted(
          'Backups that the operator has made keep what was in them, until the operator takes out who has deleted everything since.',
        ),
      ],
    },
    {
      claim: 'HIPAA Compliant',
      done: [
        shown(
          'The technical safeguards that software can bring are here: access by a secret of your own, encryption at rest, integrity of each record, a lock when you sign out or stay idle, and an audit trail of every change and reading that your own device verifies (Settings, "Who did what with your record").',
          'routes/audit.test.ts',
          'every change and every reading is a link, and the patient’s own key verifies the chain',
        ),
      ],
      notDone: [
        admitted(
          'Software alone is never HIPAA compliant. Its operator must add an analysis of risks, policies, trained staff, agreements with every service in use, backups and a plan for breaches.',
        ),
        admitted('Used on your own machine for yourself, HIPAA does not apply to you at all.'),
      ],
    },
    {
      claim: 'AI-Powered, Real-time Analysis, Smart Analysis',
      done: [
        shown(
          'The doctor is a program on this server that works by written medical rules and frequencies with named sources. It answers at once, and the same words get the same answer.',
          'packages/clinic/src/clinic.test.ts',
          'a case survives JSON unchanged and the same words give the same reply',
        ),
        shown(
          'It says what its answer rests on, and asks when it does not know.',
          'packages/clinic/src/clinic.test.ts',
          'the verdict says level, reasons, causes, steps and warnings, and recommends',
        ),
      ],
      notDone: [
        admitted('It is no doctor and no medical device; it can be wrong. In an emergency call your emergency number.'),
        shown(
          'The doctor on this server does not see the picture of a video: it is given what you say in it and the measurements that your browser made.',
          'routes/video.test.ts',
          'the picture is not claimed to have been looked at',
        ),
        shown(
          'Documents (PDF, pictures, Word, text) are read on this server. What was read can be wrong: please check it against the paper.',
          'routes/documents.test.ts',
          'a text document is kept, read, listed, downloaded as it came, and really deleted',
        ),
        hasWalledReaders
          ? shown(
              'The process that reads a file sees no network, no other file of this machine and no key.',
              'reading/sandbox.test.ts',
              'a reader that a file has taken over reaches no key, no network, no environment, and writes nothing',
            )
          : admitted(
              'A file is read in a process of its own with bounds of time and memory. That process is not kept from the network and other files, since this machine has no bubblewrap or does not allow it.',
            ),
        ...egress(operation),
      ],
    },
    {
      claim: 'Trusted by Thousands',
      done: [admitted('This is a line of the landing page.')],
      notDone: [admitted('Nobody has counted.')],
    },
    {
      claim: 'Available 24/7, no appointment needed',
      done: [shown('It answers as long as this server runs.', 'routes/operation.test.ts', 'alive and ready are two things')],
      notDone: [admitted('It watches over nobody: it does not notice when you stop answering, and calls no help.')],
    },
  ]
}
