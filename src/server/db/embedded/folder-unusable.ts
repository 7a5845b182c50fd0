/** The data folder can't be worked with; the message is one line for a person. */
export class FolderUnusable extends Error {
  override readonly name = 'FolderUnusable'
}
