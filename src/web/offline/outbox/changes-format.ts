/**
 * Identifies a file of exported changes. The version increases when older versions of the app must not read the file: those
 * that know version 1 would make every change in the organisation that they are in.
 */
export const changesFormat = { format: 'storeglass-changes', version: 2 } as const
