import type { LiveChannel } from '../../session/live-channel.ts'

/** What stands of the reply under way, and whether it can be stopped. */
export interface ReplySoFar {
  text: string
  canStop: boolean
}

export const noReply: ReplySoFar = { text: '', canStop: false }

/** Follows one reply at a time over the live channel. `onChange` is told whatever there is to show. */
export function createReplyFollower(live: LiveChannel, onChange: (reply: ReplySoFar) => void) {
  let messageId: string | null = null
  let text = ''
  const tell = () => onChange(messageId === null ? noReply : { text, canStop: live.isConnected() })

  live.on('reply:delta', ({ message_id, text: more, index }) => {
    if (message_id !== messageId) return
    text = text.slice(0, index) + more
    tell()
  })
  live.onConnection((isConnected) => {
    // What was sent meanwhile is lost; the server knows what stands so far.
    if (messageId !== null && isConnected) live.emit('reply:resume', { message_id: messageId })
    if (messageId !== null) tell()
  })

  return {
    /** From now on the reply to this message is followed; a reply that is under way already is taken up where it stands. */
    begin(id: string) {
      messageId = id
      text = ''
      live.hurry()
      live.emit('reply:resume', { message_id: id })
      tell()
    },
    end() {
      messageId = null
      text = ''
      tell()
    },
    stop() {
      if (messageId !== null) live.emit('reply:stop', { message_id: messageId })
    },
  }
}
