import { runAtUserChange } from '#web/session/sign-out.ts'

/** A file of changes that the system opened with the app, until it is imported. */
let opened: File | null = null

// This part is loaded when a file is opened.
runAtUserChange([() => (opened = null)])

export function putOpenedChanges(file: File): void {
  opened = file
}

/** null: none was opened, or it was imported already. */
export function takeOpenedChanges(): File | null {
  const file = opened
  opened = null
  return file
}
