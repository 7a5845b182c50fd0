/** A backup can't be written, read or restored; the message is one line for a person. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}
