import { isAdProvider, type Connection } from '#contract/connections/connection.ts'
import type { Project } from '#contract/projects.ts'
import { mayChange } from '#web/session/may.ts'

/** What somebody may do on these pages, and what can be done now. */
export interface Rights {
  /** `connections/manage`; never while staff act as the user. */
  mayManage: boolean
  /** `apps/manage`. */
  mayChangeApps: boolean
  isOffline: boolean
  /** The plan holds no ad platforms. */
  adsLocked: boolean
  /** The connections are on their way. */
  isLoading: boolean
}

/** A connection is changed by who may edit each app that it serves. */
export const mayChangeConnection = ({ mayManage }: Pick<Rights, 'mayManage'>, { permission }: Connection): boolean =>
  mayManage && permission !== 'view'

/** A key of an ad platform is replaced only where the plan holds these. */
export const mayReplaceKey = (rights: Pick<Rights, 'mayManage' | 'adsLocked'>, connection: Connection): boolean =>
  mayChangeConnection(rights, connection) && !(rights.adsLocked && isAdProvider(connection.provider))

/** A connection is given to an app by who may edit that. */
export const mayConnect = ({ mayManage }: Pick<Rights, 'mayManage'>, project: Project): boolean =>
  mayManage && mayChange(project)
