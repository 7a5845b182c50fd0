export interface WorkerStart {
  /** Absolute path of the cluster. */
  folder: string
}

/** `bytes` are complete messages of the Postgres wire protocol that end where an answer is due. */
export type ToWorker = { kind: 'wire'; connection: number; bytes: Uint8Array } | { kind: 'close' }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'wire'; connection: number; bytes: Uint8Array }
  | { kind: 'closed' }
  /** The engine is gone, or never came up; `damage`: what is wrong with its files. */
  | { kind: 'failed'; message: string; damage?: string }
