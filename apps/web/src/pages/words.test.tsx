import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { connectionTroubleText, greetingText } from '../features/conversation/message.ts'
import { DisclaimerDialog } from '../features/disclaimer/DisclaimerDialog.tsx'
import { statements } from '../features/disclaimer/statements.ts'
import { extractionAlerts } from '../features/extraction/extraction-alerts.ts'
import { filterLabels } from '../features/history/filter-history.ts'
import { cards } from '../features/landing/cards.ts'
import { destinations } from '../features/navigation/destinations.ts'
import { standingTasks } from '../features/tasks/tasks-from-reply.ts'
import { demoAccount } from '../session/demo-account.ts'
import { frequencies } from '../session/medication.ts'
import { storedUserKey } from '../session/stored-user.ts'
import { DiagnosisDetails } from '../ui/DiagnosisDetails.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { FailureBoundary } from './FailureBoundary.tsx'
import { LandingPage } from './LandingPage.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false }))

HTMLDialogElement.prototype.showModal ??= () => undefined
HTMLDialogElement.prototype.close ??= () => undefined

/** The words of a screen, without its markup. */
function wordsOf(Screen: () => React.ReactNode): string {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <FailureBoundary show={(failure) => <ErrorPage failure={failure} />}>
          <Screen />
        </FailureBoundary>
      </MemoryRouter>,
    ),
  )
  const words = place.textContent
  root.unmount()
  return words
}

test.each([
  'Dr. AI',
  'Advanced Medical AI Assistant',
  'HIPAA Compliant',
  'Secure Platform',
  'Real-time Analysis',
  'AI-Powered',
  'Trusted by Thousands',
  'AI-Powered Diagnosis',
  '24/7 Health Support',
  'Smart Analysis',
  'Secure & Private',
  'Start Your Consultation',
  'No appointment needed • Available 24/7 • Instant results',
  'Privacy Policy',
  'Terms of Service',
])('the landing page says: %s', (words) => expect(wordsOf(LandingPage)).toContain(words))

test.each([
  'informational only',
  'consult a qualified healthcare professional',
  'not for emergencies',
  'may be inaccurate',
  'data is encrypted',
  'Emergency Notice',
  '911 in the US',
  'Data Privacy & Consent',
  'I Understand and Agree to Continue',
])('the disclaimer says: %s', (words) => expect(wordsOf(() => <DisclaimerDialog onAccept={() => undefined} />)).toContain(words))

test.each([
  'Date',
  'Duration',
  'Status',
  'Symptoms',
  'Recommendations',
  'Blink rate',
  'Eye movement',
  'Facial expression',
  'Tone',
  'Pace',
  'Clarity',
])('a diagnosis shows its %s, N/A where there is none', (name) => {
  const words = wordsOf(() => <DiagnosisDetails record={{ diagnosis: 'x' }} />)
  expect(words).toContain(name)
  expect(words.match(/N\/A/g)).toHaveLength(11)
})

test.each<[string, unknown, unknown]>([
  [
    'greeting',
    greetingText,
    "Hello! I'm your AI medical assistant. You can chat with me or record a video for health analysis. How can I help you today?",
  ],
  [
    'connection trouble',
    connectionTroubleText,
    "I'm sorry, I'm having trouble connecting to the server. Please check your connection and try again.",
  ],
  ['statements', statements.length, 5],
  ['cards', cards.map((each) => each.title), ['AI-Powered Diagnosis', '24/7 Health Support', 'Smart Analysis', 'Secure & Private']],
  [
    'tasks',
    standingTasks.map((each) => each.title),
    ['Drink 8 glasses of water daily', 'Take prescribed medication as directed', 'Get 7-8 hours of sleep', 'Monitor symptoms daily'],
  ],
  ['filters', Object.values(filterLabels), ['All Sessions', 'Completed', 'Follow-up Needed']],
  ['frequencies', frequencies, ['As needed', 'Daily', 'Twice daily', 'Three times daily', 'Weekly', 'Monthly']],
  [
    'destinations',
    destinations.map(({ path, label, description }) => [path, label, description]),
    [
      ['/chat', 'AI Doctor Chat', 'Chat & video analysis with AI doctor'],
      ['/medications', 'Medications', 'Track your medications'],
      ['/history', 'Medical History', 'View past consultations'],
    ],
  ],
  ['too short', extractionAlerts.tooShort, 'Not enough conversation history to analyze. Please continue chatting with the AI doctor.'],
  ['failed', extractionAlerts.failed('x'), 'Failed to analyze chat history: x'],
  ['broke', extractionAlerts.broke('x'), 'Error analyzing chat history: x'],
  ['added', extractionAlerts.added, 'Diagnosis added to medical history successfully!'],
  ['not added', extractionAlerts.notAdded, 'Failed to add to history. Please try again.'],
  ['demo account', demoAccount, { name: 'demo', password: 'demo1234' }],
  ['stored user', storedUserKey, 'aiDoctorUser'],
])('the words of %s', (_, words, expected) => expect(words).toEqual(expected))

test('an unexpected failure names itself', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const words = wordsOf(() => {
    throw new Error('a part fell off')
  })
  expect(words).toContain('Unexpected Application Error!')
  expect(words).toContain('a part fell off')
})
