import { escapeHtml, renderPage } from './page.ts'

/** How this server is run, as far as the truth of a claim depends on it. */
export interface Operation {
  isOpenModePossible: boolean
  isHttps: boolean
  isPostgres: boolean
  /** The outside model, as provider and model; null where none is connected. */
  model: string | null
  speechModel: string | null
  /** The host that pharmacies are looked up at; null where none is named. */
  pharmacyServer: string | null
}

interface Safeguard {
  claim: string
  done: string[]
  notDone: string[]
}

/** Claim by claim, what stands on the screens beside what is really done. */
export function renderSafeguardsPage(operation: Operation): string {
  const sections = safeguards(operation).map(
    ({ claim, done, notDone }) => `<section>
<h2>${escapeHtml(claim)}</h2>
<h3>What is done</h3>
${renderList(done)}
<h3>What is not, or is up to others</h3>
${renderList(notDone)}
</section>`,
  )
  return renderPage(
    'What is really done with your data',
    `<p>The app shows short claims. This page says of each what stands behind it on this server, and what does not.</p>
${sections.join('\n')}`,
  )
}

function renderList(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}

/** What leaves this server, to whom and when. `safeguards-page.test.ts` holds it against what a provider receives. */
function egress({ model, speechModel, pharmacyServer }: Operation): string[] {
  return [
    ...(model === null
      ? ['No outside model is connected: what you write to the doctor is read on this server alone.']
      : [
          `An outside model (${model}) is connected. With each of your messages it is sent your words, the newest earlier messages, what the doctor understood (complaints, age, sex, pregnancy, measurements, times), the causes it thinks of, your medications and allergies, and fitting passages of documents that you have reviewed.`,
          'In an emergency, in a crisis, and where your safety is asked about, that model is sent nothing: the doctor on this server answers alone.',
          'When a conversation is searched for diagnoses, that model is sent its newest messages.',
          'A document or a video itself is sent to that model only where you allow it for that file.',
          'Your name, your id, your secret and your country are not sent to that model. It is run by others, who may keep what they receive.',
        ]),
    speechModel === null
      ? 'No speech model is connected: this server sends no recording of your voice anywhere. Your browser may have a speech service of its own.'
      : `Recordings that you make to have your speech written down are sent to a speech model (${speechModel}).`,
    pharmacyServer === null
      ? 'Pharmacies are looked up on this server alone.'
      : `A search for pharmacies sends the name of a place, or your location rounded to about 100 metres, to ${pharmacyServer}; never a medicine.`,
  ]
}

function safeguards(operation: Operation): Safeguard[] {
  const { isOpenModePossible, isHttps, isPostgres } = operation
  return [
    {
      claim: 'Data is encrypted',
      done: [
        'Consultations, messages, documents and history are sealed on the server with AES-256-GCM before they reach the disk. The key is derived from a secret that only your browser keeps; the server forgets it after each request.',
        'A sealed row opens only for the patient, place and version it was written for. A changed or moved row is refused.',
        'Accounts, medications, tasks and settings stay in your browser, sealed: under your password when you have an account, else under a key of that browser.',
        ...(isHttps ? ['This server is reached through an encrypted connection (https).'] : []),
      ],
      notDone: [
        'While it answers you, the server holds your words in memory in the clear: whoever controls the machine can read them then.',
        'Times, sizes and the number of records are not hidden.',
        'Whoever can write to the database could put an older version of a row back, remove one, or change its time, and the seal would not show it.',
        ...(isOpenModePossible
          ? [
              'Calls without a secret (open mode, this machine only) are sealed under a key that lies beside the database. Whoever steals both reads those records, and only those.',
            ]
          : []),
        ...(isHttps
          ? []
          : [
              'The connection itself is not encrypted. On your own machine nothing leaves it; over a network, the operator must add https.',
            ]),
      ],
    },
    {
      claim: 'Secure Platform',
      done: [
        'Every request must name this server by a known host name and come from its own pages; calls from other sites are refused.',
        'Scripts and styles are taken from this server alone, and the app can be shown in no foreign frame.',
        'Logs hold no word of yours: no message, no file name, no address with your text in it.',
        'A video is checked while it arrives and never kept.',
        'Deleting everything removes every row and the audit trail, and leaves one mark without content that it was done.',
        isPostgres
          ? 'A deleted entry, document or consultation is removed from the database. Its sealed bytes may stay in freed pages and logs of the database until it reuses them.'
          : 'A deleted entry, document or consultation is removed from the database and overwritten there, in its log too.',
      ],
      notDone: [
        'No independent body has examined this software.',
        'A forgotten password cannot be reset by anyone: the recovery file is the only other key.',
        'Backups that the operator has made keep what was in them, until the operator takes out who has deleted everything since.',
      ],
    },
    {
      claim: 'HIPAA Compliant',
      done: [
        'The technical safeguards that software can bring are here: access by a secret of your own, encryption at rest, integrity of each record, a lock when you sign out or stay idle, and an audit trail of every change and reading that your own device verifies (Settings, "Who did what with your record").',
      ],
      notDone: [
        'Software alone is never HIPAA compliant. Its operator must add an analysis of risks, policies, trained staff, agreements with every service in use, backups and a plan for breaches.',
        'Used on your own machine for yourself, HIPAA does not apply to you at all.',
      ],
    },
    {
      claim: 'AI-Powered, Real-time Analysis, Smart Analysis',
      done: [
        'The doctor is a program on this server that works by written medical rules and frequencies with named sources. It answers at once, and the same words get the same answer.',
        'It says what its answer rests on, and asks when it does not know.',
      ],
      notDone: [
        'It is no doctor and no medical device; it can be wrong. In an emergency call your emergency number.',
        'The doctor on this server does not see the picture of a video: it is given what you say in it and the measurements that your browser made.',
        'Documents (PDF, pictures, Word, text) are read on this server. What was read can be wrong: please check it against the paper.',
        ...egress(operation),
      ],
    },
    {
      claim: 'Trusted by Thousands',
      done: ['This is a line of the landing page.'],
      notDone: ['Nobody has counted.'],
    },
    {
      claim: 'Available 24/7, no appointment needed',
      done: ['It answers as long as this server runs.'],
      notDone: ['It watches over nobody: it does not notice when you stop answering, and calls no help.'],
    },
  ]
}
