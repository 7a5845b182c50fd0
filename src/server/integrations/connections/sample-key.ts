import type { Provider } from '#contract/connections/connection.ts'
import type { SampleKey } from '#contract/connections/keys.ts'
import type { SampleKeyRow } from '#server/db/rows/connections.ts'
import type { Credentials } from '../provider/credentials.ts'

/** A key of a fictional console: as the person gets it, as the console keeps it, and as a connection holds it. */
export interface MadeSampleKey extends SampleKey {
  registered: Pick<SampleKeyRow, 'provider' | 'key_id' | 'owner' | 'public_key'>
  /** With an account that the key sees. */
  credentials: Credentials
}

/** Makes a key that has never been there. It opens a fictional console alone. */
export type NewSampleKey = (provider: Provider) => Promise<MadeSampleKey>
