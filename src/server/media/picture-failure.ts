/** Why a picture could not be had, in words for the log and the answer. */
export class PictureFailure extends Error {
  override readonly name = 'PictureFailure'
}
