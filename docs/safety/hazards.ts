/**
 * The hazard log: what can go wrong for a patient, what stands against it, and the tests that prove it stands. After the
 * idea of ISO 14971; severity and likelihood are our own judgement, likelihood after the controls. `scripts/safety.test.ts`
 * fails when a file or a test that is named here is gone.
 */
export interface Hazard {
  id: string
  hazard: string
  cause: string
  harm: string
  /** 1 negligible, 2 minor, 3 serious, 4 critical, 5 death. */
  severity: 1 | 2 | 3 | 4 | 5
  /** With the controls in place: 1 hardly conceivable, 2 seldom, 3 sometimes, 4 often, 5 nearly always. */
  likelihood: 1 | 2 | 3 | 4 | 5
  /** Files that hold the controls. */
  controls: readonly string[]
  /** Tests that fail where a control fails: the file and words of the test's name. */
  proofs: readonly { file: string; test: string }[]
  /** What remains, in plain words. */
  remains: string
}

const clinic = 'packages/clinic/src'

export const hazards: readonly Hazard[] = [
  {
    id: 'emergency-reassured',
    hazard: 'An emergency is taken for something harmless.',
    cause: 'Lay words that no reader knows, a danger told in passing, a soothing theory of the patient.',
    harm: 'Help comes too late.',
    severity: 5,
    likelihood: 3,
    controls: [
      `${clinic}/judge/levels/decide-triage.ts`,
      `${clinic}/judge/levels/provisional-rules.ts`,
      `${clinic}/judge/levels/self-care-allowed.ts`,
    ],
    proofs: [
      { file: `${clinic}/judge/levels/lay-messages.test.ts`, test: 'needs hospital at once' },
      { file: `${clinic}/clinic.test.ts`, test: 'a classic emergency gets its level and the number in the very first reply' },
    ],
    remains: 'Some emergencies in unusual words are still missed in the first reply; docs/clinical-evaluation.md gives the share.',
  },
  {
    id: 'level-lowered-by-more-words',
    hazard: 'Telling more lowers the level.',
    cause: 'A rule that another symptom "explains".',
    harm: 'A rambling patient is sent home, a terse one is not.',
    severity: 5,
    likelihood: 1,
    controls: [`${clinic}/knowledge/check-red-flags.ts`, `${clinic}/judge/levels/red-flag-rules.ts`],
    proofs: [
      { file: `${clinic}/judge/levels/monotone.test.ts`, test: 'telling one more thing silences no rule that sends to hospital' },
      { file: `${clinic}/judge/levels/monotone.test.ts`, test: 'from the first word on' },
      { file: `${clinic}/judge/levels/monotone.test.ts`, test: 'a level once spoken stands' },
    ],
    remains: 'What contradicts a picture (long-standing, gone at rest) may silence a rule.',
  },
  {
    id: 'pressure',
    hazard: 'The level gives way when the patient argues.',
    cause: 'Cost, fear, a relative who soothes.',
    harm: 'The patient stays at home.',
    severity: 5,
    likelihood: 2,
    controls: [`${clinic}/plan/moves/danger.ts`, `${clinic}/judge/questions/emergency-check.ts`],
    proofs: [
      { file: `${clinic}/clinic.test.ts`, test: 'correcting a finding can lower the level that rested on it, and nothing else can' },
    ],
    remains: 'Nobody can be made to go. The reply names a way round the obstacle.',
  },
  {
    id: 'crisis-missed',
    hazard: 'Thoughts of suicide, an overdose or violence are not heard.',
    cause: 'Veiled words, farewells, shame.',
    harm: 'Death or injury.',
    severity: 5,
    likelihood: 3,
    controls: [`${clinic}/judge/crisis/judge-crisis.ts`, `${clinic}/hear/lexicon/read-crisis.ts`],
    proofs: [{ file: `${clinic}/clinic.test.ts`, test: 'is answered with help, never refused' }],
    remains: 'Very veiled words are not always heard.',
  },
  {
    id: 'crisis-cried-wolf',
    hazard: 'An everyday sentence opens a crisis card.',
    cause: 'Idioms, accidents, doses as prescribed.',
    harm: 'The patient is shamed and stops listening.',
    severity: 2,
    likelihood: 2,
    controls: [`${clinic}/hear/lexicon/read-crisis.ts`],
    proofs: [{ file: `${clinic}/clinic.test.ts`, test: 'killing as a figure of speech is no crisis' }],
    remains: 'About one sentence in a hundred with such words still asks the direct question.',
  },
  {
    id: 'stale-evidence',
    hazard: 'A level rests on something that is no longer so.',
    cause: 'A document was deleted or rejected, a reading was mistyped.',
    harm: 'Needless alarm, or none where the true value alarms.',
    severity: 3,
    likelihood: 1,
    controls: [`${clinic}/records/documents/forget-documents.ts`, 'apps/server/src/documents/forget-in-consultations.ts'],
    proofs: [{ file: `${clinic}/records/documents/forget-documents.test.ts`, test: 'a level that rests on a document falls with it' }],
    remains: 'What a patient told and never corrects stays.',
  },
  {
    id: 'unconfirmed-value',
    hazard: 'A misread value of a document decides.',
    cause: 'Photos, faxes, unusual layouts.',
    harm: 'A wrong level or a wrong sentence about a result.',
    severity: 4,
    likelihood: 2,
    controls: [`${clinic}/records/documents/judge-lab-value.ts`, `${clinic}/judge/levels/decide-triage.ts`],
    proofs: [
      {
        file: `${clinic}/records/documents/forget-documents.test.ts`,
        test: 'a rule that rests on an unconfirmed value says so in its reason',
      },
    ],
    remains: 'The patient has to look at what was read.',
  },
  {
    id: 'medicine-harm',
    hazard: 'Advice about a medicine harms.',
    cause: 'An allergy, an illness or another medicine that was told is not thought of.',
    harm: 'Bleeding, kidney failure, an allergic shock.',
    severity: 4,
    likelihood: 2,
    controls: [`${clinic}/medications/check-medications.ts`, `${clinic}/say/suited-lines.ts`],
    proofs: [
      { file: `${clinic}/medications/check-medications.test.ts`, test: 'two of a kind are a duplicate' },
      { file: `${clinic}/turn/conversation.test.ts`, test: 'no ibuprofen is recommended in pregnancy' },
    ],
    remains: 'Only what was told or kept is known. Every answer sends the patient to a pharmacist.',
  },
  {
    id: 'unknown-read-as-normal',
    hazard: 'What was not asked or not known counts as normal.',
    cause: 'A default, an unanswered question.',
    harm: 'False reassurance.',
    severity: 4,
    likelihood: 1,
    controls: [`${clinic}/judge/levels/self-care-allowed.ts`, `${clinic}/hear/merge-case.ts`],
    proofs: [{ file: `${clinic}/clinic.test.ts`, test: 'an unanswered "I don' }],
    remains: 'A vital sign that nobody measured gives no points in the early warning score.',
  },
  {
    id: 'outside-model',
    hazard: 'An outside model lowers a level or invents a fact.',
    cause: 'Models give way, guess, and can be steered by a document.',
    harm: 'As above.',
    severity: 5,
    likelihood: 1,
    controls: [
      'apps/server/src/doctor/output-filter/filter-reply.ts',
      'apps/server/src/doctor/output-filter/check-sentence.ts',
      'apps/server/src/doctor/output-filter/around-card.ts',
    ],
    proofs: [
      {
        file: 'apps/server/src/doctor/model-doctor.test.ts',
        test: 'a level above the clinic’s is taken and stays; a level under it is not',
      },
      {
        file: 'apps/server/src/doctor/model-doctor.test.ts',
        test: 'the first card of an emergency or a crisis is the clinic’s, word for word, and nothing leaves the machine for it',
      },
      {
        file: 'apps/server/src/doctor/model-doctor.test.ts',
        test: 'while the card of %s stands, a model’s word to the fear stands beside it, and nothing else it says',
      },
    ],
    remains: 'Sentences are checked by what they must not say; docs/safeguards.md says what passes.',
  },
  {
    id: 'correction-not-heard',
    hazard: 'What the patient puts right is not put right, or takes away what still stands.',
    cause: 'A correction in words that no reader takes for one; a plea ("just wind") taken for a correction.',
    harm: 'An emergency that is none, or one that is dropped.',
    severity: 4,
    likelihood: 2,
    controls: [
      `${clinic}/turn/restated.ts`,
      `${clinic}/hear/corrections/read-corrections.ts`,
      `${clinic}/hear/corrections/apply-corrections.ts`,
    ],
    proofs: [
      { file: `${clinic}/turn/put-right.test.ts`, test: 'takes nothing away' },
      { file: `${clinic}/turn/put-right.test.ts`, test: 'not chest pain, just wind' },
      { file: `${clinic}/turn/corrections.test.ts`, test: 'who makes light of an emergency corrects nothing' },
    ],
    remains: 'Every correction is said back with what was taken out, so that the patient can see it.',
  },
  {
    id: 'quiet-crisis',
    hazard: 'A crisis in quiet words is passed over, or a calm sentence is met with a card.',
    cause: 'A farewell, a burden, means or coercion without any word of harm; the same words about a house move.',
    harm: 'Death; or a patient who is shamed and leaves.',
    severity: 5,
    likelihood: 3,
    controls: [
      `${clinic}/judge/crisis/heard-crisis.ts`,
      `${clinic}/judge/questions/safety-question.ts`,
      'packages/clinic/corpus/README.md',
    ],
    proofs: [
      { file: `${clinic}/judge/crisis/asked-first.test.ts`, test: 'opens no card' },
      { file: `${clinic}/judge/crisis/asked-first.test.ts`, test: 'opens the card' },
    ],
    remains:
      'Nearly half of the crises in quiet words of the sealed fifth open nothing in the first reply; the model card gives the share.',
  },
  {
    id: 'plain-story',
    hazard: 'A few plain words are taken for an emergency, or an emergency in a few plain words for none.',
    cause: 'Short messages of the corpus are nearly all grave; what is read to the last word is held back.',
    harm: 'Needless alarm; or help a day late.',
    severity: 4,
    likelihood: 2,
    controls: [`${clinic}/judge/levels/plain-story.ts`, `${clinic}/judge/levels/provisional-rules.ts`],
    proofs: [{ file: `${clinic}/turn/false-alarms.test.ts`, test: 'a few plain words that were read to the last one go to no hospital' }],
    remains: 'Rules and causes that must not be missed speak as before; the danger signs of the complaint are asked at once.',
  },
  {
    id: 'coarse-weights',
    hazard: 'The doctor of the pocket hears less than that of the server.',
    cause: 'The device keeps the weights of the learned reader in coarser steps.',
    harm: 'A level that a server would have spoken is missed.',
    severity: 5,
    likelihood: 2,
    controls: [`${clinic}/hear/learned/coarse-weights.ts`, `${clinic}/hear/learned/weights-file.ts`],
    proofs: [{ file: `${clinic}/hear/learned/coarse-weights.test.ts`, test: 'keeps what is heavy, in few steps of a larger scale' }],
    remains: 'Rules are the same in both; docs/learned-reader.md gives the curve with weights in six sizes.',
  },
  {
    id: 'typed-result',
    hazard: 'A dangerous result typed in the chat gets no level.',
    cause: 'Names, units and numbers as people type them.',
    harm: 'A salt, a clotting or a heart value that needs a hospital waits.',
    severity: 5,
    likelihood: 2,
    controls: [
      `${clinic}/judge/levels/critical-results.ts`,
      `${clinic}/hear/lexicon/stated-results.ts`,
      `${clinic}/knowledge/lab-tests/critical-values.ts`,
    ],
    proofs: [
      { file: `${clinic}/judge/levels/critical-results.test.ts`, test: 'as in a document' },
      { file: `${clinic}/judge/levels/critical-results.test.ts`, test: 'no level of its own' },
    ],
    remains: 'Without a unit a number counts only as far as it does in every unit in which a living person can have it.',
  },
  {
    id: 'server-stalled',
    hazard: 'Nobody is answered.',
    cause: 'A message that takes very long to read.',
    harm: 'An emergency waits.',
    severity: 4,
    likelihood: 1,
    controls: [`${clinic}/hear/steady-text.ts`, `${clinic}/hear/lexicon/match-patterns.ts`],
    proofs: [{ file: `${clinic}/hear/steady-text.test.ts`, test: 'words and stretches without an end are parted' }],
    remains: 'A machine that is down answers nobody: the page tells to call the emergency number.',
  },
  {
    id: 'wrong-number',
    hazard: 'A wrong emergency number is shown.',
    cause: 'An unknown country, an outdated list.',
    harm: 'Help is not reached.',
    severity: 5,
    likelihood: 1,
    controls: [`${clinic}/knowledge/emergency-numbers.ts`, `${clinic}/say/emergency-contacts.ts`],
    proofs: [{ file: `${clinic}/clinic.test.ts`, test: 'a country that nobody knows gets 112 or 911 and a way to find a helpline' }],
    remains: 'Numbers change; each is shown only where two sources agreed.',
  },
  {
    id: 'record-mixed-up',
    hazard: 'One patient’s facts enter another’s case.',
    cause: 'Relatives on one account, documents of another person.',
    harm: 'Wrong advice.',
    severity: 4,
    likelihood: 2,
    controls: [`${clinic}/hear/lexicon/read-experiencer.ts`, 'apps/server/src/documents/person-of.ts'],
    proofs: [
      {
        file: 'apps/server/src/routes/documents-remembered.test.ts',
        test: 'another person the patient asks for has none of the patient’s documents',
      },
    ],
    remains: 'Who is meant is read from words and can be mistaken; the patient sees and corrects it.',
  },
]
