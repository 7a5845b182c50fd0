import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { guessedFirst, PASSWORD_SCORED_MAX } from '#contract/auth/password-strength.ts'
import type { Asked, Judged } from './judge-password.ts'

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: PASSWORD_SCORED_MAX })

parentPort?.on('message', ({ id, password, about }: Asked) => {
  const { score, sequence } = guesser.check(password, guessedFirst(about))
  const isCommon = sequence.some(({ pattern }) => pattern === 'dictionary')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the thread that asked, not to a window
  parentPort?.postMessage({ id, score, isCommon } satisfies Judged)
})
