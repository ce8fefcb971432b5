import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { AuthDialog } from '../features/account/AuthDialog.tsx'
import { UserBlock } from '../features/account/UserBlock.tsx'
import { AvatarPanel } from '../features/avatar/AvatarPanel.tsx'
import { Composer } from '../features/conversation/Composer.tsx'
import { ExtractedHistoryDialog } from '../features/extraction/ExtractedHistoryDialog.tsx'
import { HistoryControls } from '../features/history/HistoryControls.tsx'
import { Carousel } from '../features/landing/Carousel.tsx'
import { SideNavigation } from '../features/navigation/SideNavigation.tsx'
import { HealthTasksDialog } from '../features/tasks/HealthTasksDialog.tsx'
import type { Session } from '../session/create-session.ts'
import { emptySession, type SessionState } from '../session/session-state.ts'
import type { Task } from '../session/task.ts'
import { UserProvider } from '../session/UserProvider.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined
    disconnect = () => undefined
  },
)
HTMLDialogElement.prototype.showModal ??= () => undefined
HTMLDialogElement.prototype.close ??= () => undefined

const ignore = () => undefined
let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

/** Shows a part of a screen to somebody whose session is in that state. Out: where it stands. */
function show(part: ReactNode, state: Partial<SessionState> = {}, path = '/chat'): HTMLElement {
  const kept = { ...emptySession, ...state }
  const session = { begin: () => ignore, subscribe: () => ignore, getState: () => kept } as unknown as Session
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  act(() =>
    root?.render(
      <UserProvider session={session}>
        <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
      </UserProvider>,
    ),
  )
  return place
}

const texts = (place: ParentNode, selector: string) => [...place.querySelectorAll(selector)].map((each) => each.textContent)
const press = (place: ParentNode, words: string) =>
  act(() => [...place.querySelectorAll('button')].find((each) => each.textContent?.includes(words))?.click())

test('the carousel has four cards, and a dot for each', () => {
  const place = show(<Carousel />)
  const titles = ['AI-Powered Diagnosis', '24/7 Health Support', 'Smart Analysis', 'Secure & Private']
  expect(texts(place, '[role="group"] h2')).toEqual(titles)
  expect(titles.every((title) => place.querySelector(`[aria-label="Show ${title}"]`))).toBe(true)
})

test.each([
  ['/chat', 'AI Doctor Chat'],
  ['/medications', 'Medications'],
  ['/history', 'Medical History'],
])('the navigation highlights the entry of %s alone', (path, label) => {
  const current = texts(show(<SideNavigation user={null} />, {}, path), '[aria-current="page"]')
  expect(current).toHaveLength(1)
  expect(current[0]).toContain(label)
})

test('the logo leads to the start page, whoever looks', () => {
  const links = show(<SideNavigation user={null} />).querySelectorAll('a[title="Start page"]')
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/', '/'])
})

test('a visitor is the Anonymous User with the role Patient, and a click opens the login', () => {
  const onSignIn = vi.fn()
  const place = show(<UserBlock onSignIn={onSignIn} onSettings={ignore} onFamily={ignore} />)
  expect(place.textContent).toContain('Anonymous UserPatient')
  expect(place.querySelector('[aria-label="Sign Out"]')).toBeNull()
  press(place, 'Anonymous User')
  expect(onSignIn).toHaveBeenCalledTimes(1)
})

test('who is signed in is named, with the role, and can sign out', () => {
  const user = { id: 'p_1', name: 'Ada', role: 'Patient' as const }
  const place = show(<UserBlock onSignIn={ignore} onSettings={ignore} onFamily={ignore} />, { user, isAuthenticated: true })
  expect(place.textContent).toContain('AdaPatient')
  expect(place.querySelector('[aria-label="Sign Out"]')).not.toBeNull()
})

test('the login has two required fields, a red error, and becomes the empty registration by a link', () => {
  const place = show(<AuthDialog onClose={ignore} onRegistered={ignore} />)
  expect(place.querySelector('[aria-label="Close auth modal"]')).not.toBeNull()
  expect(texts(place, 'label')).toEqual(['Username', 'Password'])
  expect([...place.querySelectorAll('input')].map((input) => [input.required, input.type])).toEqual([
    [true, 'text'],
    [true, 'password'],
  ])
  press(place, 'Register here')
  expect(texts(place, 'h2')).toEqual(['Register'])
  press(place, 'Log in here')
  expect(texts(place, 'h2')).toEqual(['Log In'])
})

test.each([
  ['thinking', 'Analyzing your symptoms...'],
  ['listening', 'Listening carefully...'],
  ['speaking', 'Providing medical guidance...'],
  ['neutral', 'Ready for consultation'],
] as const)('the avatar that is %s says so, beside its badges', (state, words) => {
  const place = show(<AvatarPanel state={state} blinkRate={null} />)
  for (const said of [words, 'AI-MD', '24/7']) expect(place.textContent).toContain(said)
  expect(place.textContent).not.toContain('Blink Rate')
})

test('the blink rate stands there when it is known', () => {
  expect(show(<AvatarPanel state="neutral" blinkRate={14} />).textContent).toContain('Blink Rate: 14/min')
})

test('the input bar asks for a message', () => {
  const place = show(<Composer draft="" onDraft={ignore} onSend={ignore} isDisabled={false} leading={null} trailing={null} />)
  expect(place.querySelector('textarea')?.placeholder).toBe('Type your message...')
})

test('the history is searched by words and filtered by three kinds', () => {
  const place = show(<HistoryControls search="" filter="all" onSearch={ignore} onFilter={ignore} status="2 consultation(s) found" />)
  expect(place.querySelector('input')?.placeholder).toBe('Search symptoms or diagnosis...')
  expect(texts(place, 'option')).toEqual(['All Sessions', 'Completed', 'Follow-up Needed'])
  expect(place.textContent).toContain('2 consultation(s) found')
})

const task = (title: string, completed: boolean): Task => ({
  id: title,
  type: 'other',
  title,
  description: '',
  priority: 'medium',
  duration: '',
  frequency: '',
  completed,
  completedAt: completed ? '2026-01-01T00:00:00.000Z' : null,
})

test('no tasks yet', () => {
  const { textContent } = show(<HealthTasksDialog onClose={ignore} />)
  for (const said of [
    'Health Tasks',
    '0 pending, 0 completed',
    'No tasks yet',
    'Complete a consultation to get personalized recommendations',
  ])
    expect(textContent).toContain(said)
})

test('tasks are counted and stand under what they are', () => {
  const place = show(<HealthTasksDialog onClose={ignore} />, { tasks: [task('a', false), task('b', true), task('c', false)] })
  expect(place.textContent).toContain('2 pending, 1 completed')
  const sections = [...place.querySelectorAll('section section')].map((section) => [
    section.querySelector('h3')?.textContent,
    section.querySelectorAll('li').length,
  ])
  expect(sections).toEqual([
    ['Pending Tasks', 2],
    ['Completed Tasks', 1],
  ])
})

const extracted = (count: number) => (
  <ExtractedHistoryDialog
    diagnoses={Array.from({ length: count }, (_, index) => ({ diagnosis: `Diagnosis ${index}` }))}
    story={null}
    onExport={async () => undefined}
    onClose={ignore}
  />
)

test.each([
  [0, '0 diagnoses extracted from the conversation'],
  [1, '1 diagnosis extracted from the conversation'],
  [3, '3 diagnoses extracted from the conversation'],
])('%i extracted diagnoses are counted', (count, words) => expect(show(extracted(count)).textContent).toContain(words))

test('of several extracted diagnoses one is open at a time', () => {
  const place = show(extracted(3))
  const open = () => texts(place, '[aria-expanded="true"]').map((words) => words?.slice(0, 11))
  expect(open()).toEqual(['Diagnosis 0'])
  press(place, 'Diagnosis 2')
  expect(open()).toEqual(['Diagnosis 2'])
  press(place, 'Diagnosis 2')
  expect(open()).toEqual([])
})
