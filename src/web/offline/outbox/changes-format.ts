/**
 * Identifies a file of exported changes. The version increases when older versions of the app could not read the file.
 */
export const changesFormat = { format: 'storeglass-changes', version: 1 } as const
