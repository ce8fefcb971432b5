/** Why the server cannot start, as the one line that its operator reads on the error output. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
