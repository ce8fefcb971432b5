/** What stands on a sheet of paper that is kept for the day on which the browser is lost. */
export interface RecoverySheet {
  title: string
  passphrase: string
  lines: readonly string[]
}

/** The sheet for a recovery file. In: the passphrase, the address of the app, and the day (ISO date). */
export function recoverySheet({ passphrase, origin, day }: { passphrase: string; origin: string; day: string }): RecoverySheet {
  return {
    title: 'Dr. AI: recovery sheet',
    passphrase,
    lines: [
      `This passphrase opens the recovery file of ${day}.`,
      `File: dr-ai-recovery-${day}.json. Where I keep it: ______________________________`,
      `To get your record back: 1. Open ${origin} in a browser. 2. Go to Settings, then "Restore from a recovery file". 3. Choose the file. 4. Type the passphrase.`,
      'Keep this sheet apart from the file. Whoever has both can open your record.',
      'Nobody can make the passphrase again: not the maker of this app, and not who runs its server.',
    ],
  }
}

/** Shows the browser's print dialog for a sheet, in a frame of its own that goes afterwards. */
export function printSheet({ title, passphrase, lines }: RecoverySheet): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const { contentDocument: sheet, contentWindow: view } = frame
  if (!sheet || !view) return
  sheet.title = title
  const add = (tag: string, text: string) => {
    const element = sheet.createElement(tag)
    element.textContent = text
    sheet.body.append(element)
  }
  add('h1', title)
  add('h2', passphrase)
  for (const line of lines) add('p', line)
  view.addEventListener('afterprint', () => frame.remove(), { once: true })
  view.print()
}
