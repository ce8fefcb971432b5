import { egress } from './egress.ts'
import { admitted, type Operation, proofs, type Safeguard, shown } from './statements.ts'

const { page, followsSettings, sealed } = proofs

const encryption = ({ isOpenModePossible, isHttps }: Operation): Safeguard => ({
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
    admitted('While it answers you, the server holds your words in memory in the clear: whoever controls the machine can read them then.'),
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
})

const platform = ({ isPostgres }: Operation): Safeguard => ({
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
    admitted('Backups that the operator has made keep what was in them, until the operator takes out who has deleted everything since.'),
  ],
})

const hipaa: Safeguard = {
  claim: 'HIPAA Compliant',
  done: [
    shown(
      'The technical safeguards that software can bring are here: access by a secret of your own, encryption at rest, integrity of each record, a lock when you sign out or stay idle, and an audit trail of every change and reading that your own device verifies (Settings, "Activity log").',
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
}

const analysis = (operation: Operation): Safeguard => ({
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
    operation.hasWalledReaders
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
})

const trust: Safeguard = {
  claim: 'Trusted by Thousands',
  done: [admitted('This is a line of the landing page.')],
  notDone: [admitted('Nobody has counted.')],
}

const availability: Safeguard = {
  claim: 'Available 24/7, no appointment needed',
  done: [shown('It answers as long as this server runs.', 'routes/operation.test.ts', 'alive and ready are two things')],
  notDone: [admitted('It watches over nobody: it does not notice when you stop answering, and calls no help.')],
}

/** Claim by claim, what is true of a server that is run like this. */
export function safeguards(operation: Operation): Safeguard[] {
  return [encryption(operation), platform(operation), hipaa, analysis(operation), trust, availability]
}
