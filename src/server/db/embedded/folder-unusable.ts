/** The data folder can't be used; the message is one line for the operator. */
export class FolderUnusable extends Error {
  override readonly name = 'FolderUnusable'
}
