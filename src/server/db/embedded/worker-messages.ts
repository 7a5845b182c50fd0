export interface WorkerStart {
  /** Absolute path of the cluster. */
  folder: string
}

/** `bytes` are complete messages of the Postgres wire protocol, up to one that the engine answers. */
export type ToWorker = { kind: 'wire'; connection: number; bytes: Uint8Array } | { kind: 'close' }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'wire'; connection: number; bytes: Uint8Array }
  /** The engine's memory has grown to so many bytes. */
  | { kind: 'memory'; bytes: number }
  | { kind: 'closed' }
  /** The engine has ended or failed to start; `damage`: what is wrong with its files. */
  | { kind: 'failed'; message: string; damage?: string }
