import { createHook } from 'node:async_hooks'
import type { Kysely, KyselyPlugin } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** What answering took, as far as its time could tell somebody something. */
export interface Work {
  /** Kinds of the statements in their order, such as SelectQueryNode. */
  statements: string[]
  /** Passwords hashed. */
  hashes: number
}

/** Watches the real database handle and the process; nothing is replaced. */
export class WorkWatch {
  private statements: string[] = []
  private hashes = 0

  private readonly hook = createHook({
    init: (_, type) => {
      if (type === 'ARGON2REQUEST') this.hashes += 1
    },
  })

  private readonly plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      this.statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }

  /** The same database, watched. */
  watched(db: Kysely<Schema>): Kysely<Schema> {
    return db.withPlugin(this.plugin)
  }

  async of(work: () => Promise<unknown>): Promise<Work> {
    this.statements = []
    this.hashes = 0
    this.hook.enable()
    await work()
    this.hook.disable()
    return { statements: this.statements, hashes: this.hashes }
  }
}
