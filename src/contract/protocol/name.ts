import * as v from 'valibot'
import { Field } from '../store.ts'

/**
 * What mail programs make a link of: a scheme, `www.`, or a host with a path. Hosts alone are names of companies, such
 * as booking.com.
 */
const LINK = /:\/\/|\bwww\.\S|[\p{L}\d]\.\p{L}{2,}(:\d+)?\/\S/iu

/** Whether a name would send the readers of a mail elsewhere. */
export const holdsLink = (name: string): boolean => LINK.test(name)

/** Name of a person or an organisation, which stands in mails to others. */
export const Name = v.pipe(
  Field,
  v.check((name) => !holdsLink(name)),
)
