import type { ReactNode } from 'react'
import { AvatarStrip } from '../features/avatar/AvatarStrip.tsx'
import { ChatHeader } from '../features/conversation/ChatHeader.tsx'
import { Composer } from '../features/conversation/Composer.tsx'
import { greetingText } from '../features/conversation/message.ts'
import { ReplyText } from '../features/conversation/ReplyText.tsx'
import { emergencySubtitle } from '../features/emergency/emergency-subtitle.ts'
import { HistoryControls } from '../features/history/HistoryControls.tsx'
import { SideNavigation } from '../features/navigation/SideNavigation.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { historyIcon, pillIcon, plusIcon } from '../ui/icons.ts'

const ignore = () => undefined

/** What a screen looks like before anything of the patient's is there: the page carries it, so that it stands before the first script runs. */
export function FirstPaint({ screen }: { screen: 'chat' | 'medications' | 'history' | 'emergency' }) {
  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <SideNavigation user={<div className="min-h-12" />} />
      <main className="relative flex min-w-0 grow flex-col" aria-busy="true">
        {screen === 'chat' && <Chat />}
        {screen === 'medications' && (
          <List
            title="Medication Tracker"
            subtitle="Track your medications"
            width="max-w-5xl gap-7"
            action={
              <Button look="primary" icon={plusIcon}>
                Add Medication
              </Button>
            }
          >
            <Card>
              <EmptyState icon={pillIcon} title="Opening your medications..." hint={openingHint} />
            </Card>
          </List>
        )}
        {screen === 'history' && (
          <List title="Medical History" subtitle="View past consultations" width="max-w-4xl gap-5">
            <HistoryControls search="" filter="all" onSearch={ignore} onFilter={ignore} status="Loading..." />
            <Card>
              <EmptyState icon={historyIcon} title="Opening your history..." hint={openingHint} />
            </Card>
          </List>
        )}
        {screen === 'emergency' && (
          <List title="Emergency" subtitle={emergencySubtitle} width="max-w-3xl gap-5">
            <p className="text-lg font-bold">Call 112 or 911.</p>
          </List>
        )}
      </main>
    </div>
  )
}

const openingHint = 'Your record is being opened with the key that is kept on this device. This takes only a moment.'

function Chat() {
  return (
    <div className="flex grow">
      <div className="flex min-w-0 grow flex-col">
        <ChatHeader status="Getting ready...">
          <Gap />
        </ChatHeader>
        <div className="grow">
          <div className="mx-auto grid w-full max-w-3xl gap-3.5 px-3 py-4 sm:px-4 sm:py-5">
            <div className="xl:hidden">
              <AvatarStrip state="neutral" />
            </div>
            <div className="grid w-fit max-w-[min(44rem,94%)] gap-3 rounded-bubble rounded-bl-md border border-line bg-surface px-4 py-3 shadow-card">
              <ReplyText text={greetingText} />
              <span className="text-xs">&nbsp;</span>
            </div>
          </div>
        </div>
        <Composer
          draft=""
          onDraft={ignore}
          onSend={ignore}
          isDisabled
          leading={
            <>
              <Gap />
              <Gap />
            </>
          }
          trailing={<Gap />}
        />
      </div>
      <div className="hidden w-72 shrink-0 border-l border-line bg-surface xl:block" />
    </div>
  )
}

/** As high as the buttons that will stand there. */
function Gap() {
  return <span className="size-11" />
}

interface ListProps {
  title: string
  subtitle: string
  width: string
  action?: ReactNode
  children: ReactNode
}

function List({ title, subtitle, width, action, children }: ListProps) {
  return (
    // Nothing is typed here that the real screen would not know of.
    <div inert className={`mx-auto grid w-full px-4 py-6 sm:px-6 ${width}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-bold">{title}</h1>
          <p className="text-soft">{subtitle}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
