/**
 * Turns a text that grows, and at times loses its end, into deltas: what is new, from the first character that differs.
 * Nothing is sent where nothing has changed.
 */
export function deltaSender(send: (text: string, index: number) => void): (text: string) => void {
  let sent = ''
  return (text) => {
    let index = 0
    while (index < sent.length && index < text.length && sent[index] === text[index]) index++
    if (index === sent.length && index === text.length) return
    sent = text
    send(text.slice(index), index)
  }
}
