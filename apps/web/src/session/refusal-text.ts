/** Why a password was refused, and how long to wait before the next. */
export function refusalText({ message, waitSeconds }: { message: string; waitSeconds: number }): string {
  return waitSeconds > 0 ? `${message} Please wait ${waitSeconds} seconds before you try again.` : message
}
