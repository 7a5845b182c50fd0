import type { replyingApp } from './replying.ts'

/** From the call on that `isLast` names nothing is stored any more, as where the process has ended. @returns ends that */
export function killsAt(
  { api, console }: Pick<Awaited<ReturnType<typeof replyingApp>>, 'api' | 'console'>,
  isLast: (call: string) => boolean,
) {
  const { db } = api.services
  const transaction = db.transaction.bind(db)
  let isDead = false
  let isOver = false
  console.faults.watch((request) => {
    isDead ||= !isOver && isLast(`${request.method} ${new URL(request.url).pathname}`)
  })
  db.transaction = () => {
    if (isDead) throw new Error('killed')
    return transaction()
  }
  return () => {
    db.transaction = transaction
    isOver = true
  }
}
