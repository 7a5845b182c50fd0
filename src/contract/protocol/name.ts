import * as v from 'valibot'
import { Field } from '../store.ts'

/**
 * Text that mail programs turn into a link: a scheme, `www.`, or a host with a path. A host alone may be a company's
 * name, such as booking.com.
 */
const LINK = /:\/\/|\bwww\.\S|[\p{L}\d]\.\p{L}{2,}(:\d+)?\/\S/iu

/** Whether a name would appear as a link in a mail. */
export const holdsLink = (name: string): boolean => LINK.test(name)

/** Name of a person or an organisation, as used in mails to others. */
export const Name = v.pipe(
  Field,
  v.check((name) => !holdsLink(name)),
)
