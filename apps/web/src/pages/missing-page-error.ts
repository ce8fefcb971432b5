/** No screen stands under the address that was visited. */
export class MissingPageError extends Error {
  override readonly name = 'MissingPageError'
  constructor() {
    super('404 Not Found')
  }
}
