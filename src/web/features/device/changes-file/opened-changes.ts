import { runAtUserChange } from '#web/session/sign-out.ts'

/** A file of changes that the system has opened with the app, until it is taken in. */
let opened: File | null = null

// This part is loaded when a file is opened.
runAtUserChange([() => (opened = null)])

export function putOpenedChanges(file: File): void {
  opened = file
}

/** null: none was opened, or it was taken. */
export function takeOpenedChanges(): File | null {
  const file = opened
  opened = null
  return file
}
