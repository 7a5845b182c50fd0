import * as v from 'valibot'
import { ConnectionName } from '#contract/connections/connection.ts'
import { AppRef, Id } from '#contract/store.ts'
import { InProject } from '../payload-fields.ts'

/** `connectionName` is the one it has. */
const OfConnection = { connectionId: Id, connectionName: v.string() }
/** With the name that the user saw, to tell what the change does. */
const NamedApp = v.object({ ...AppRef.entries, title: v.string() })
/** Apps in one command: as many as the server takes at once. */
const NamedApps = v.pipe(v.array(NamedApp), v.maxLength(500))

/** Payloads of the commands about connections and the apps that have them; a change of shape needs a new version. */
export const payloads = {
  removeApp: v.object({ ...InProject, organizationId: Id, app: AppRef }),
  renameConnection: v.object({ ...OfConnection, name: ConnectionName }),
  assignApps: v.object({ ...OfConnection, add: NamedApps, remove: NamedApps }),
  makePrimary: v.object({ ...OfConnection, app: NamedApp }),
}
