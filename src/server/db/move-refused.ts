/** The move can't be done, or could not be proved right; the message is one line for a person. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused'
}
