import type { ApiError } from './api-error.ts'

/** Asks the user to confirm who they are, in one of the ways named; resolves to whether they did. */
export type AskToConfirm = (ways: readonly string[]) => Promise<boolean>

let ask: AskToConfirm = () => Promise.resolve(false)

/** Sets who asks. The dialog supplies it, so that the transport does not depend on what is drawn. */
export function provideConfirmation(next: AskToConfirm): void {
  ask = next
}

/** Whether the user has confirmed, so that a request that was refused for want of it may be sent again. */
export async function isConfirmedNow({ code, details: { ways } }: ApiError): Promise<boolean> {
  return code === 'CONFIRM_IDENTITY' && Array.isArray(ways) && ask(ways)
}
