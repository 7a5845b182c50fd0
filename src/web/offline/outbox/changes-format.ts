/** Says of a file that it holds queued writes, and in which shape: counted up when an older app could not read it. */
export const changesFormat = { format: 'storeglass-changes', version: 1 } as const
