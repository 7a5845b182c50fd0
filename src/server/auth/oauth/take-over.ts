import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Person } from '../sign-up/create-account.ts'
import { endVerificationCodes } from '../sign-up/verification-codes.ts'

/**
 * Gives an account that nobody ever confirmed to the owner of its address: whoever typed the address into the sign-up
 * form before must not know a password to it.
 */
export async function takeOver(transaction: Kysely<Schema>, userId: string, person: Person): Promise<void> {
  await transaction.updateTable('app_user').set(person).where('id', '=', userId).execute()
  await endVerificationCodes(transaction, userId)
}
