import { isAdProvider, type Connection } from '#contract/connections/connection.ts'
import type { Project } from '#contract/projects.ts'
import { mayChange } from '#web/session/may.ts'

/** What the user may do on these pages, and what can be done now. */
export interface Access {
  /** `connections/manage`; never while staff act as the user. */
  mayManage: boolean
  /** `apps/manage`. */
  mayChangeApps: boolean
  isOffline: boolean
  /** The plan has no ad platforms. */
  adsLocked: boolean
  /** The connections are being loaded. */
  isLoading: boolean
}

/** A connection may be changed by users who may edit every app that it serves. */
export const mayChangeConnection = ({ mayManage }: Pick<Access, 'mayManage'>, { permission }: Connection): boolean =>
  mayManage && permission !== 'view'

/** The key of an ad platform can only be replaced if the plan has ad platforms. */
export const mayReplaceKey = (access: Pick<Access, 'mayManage' | 'adsLocked'>, connection: Connection): boolean =>
  mayChangeConnection(access, connection) && !(access.adsLocked && isAdProvider(connection.provider))

/** An app may be connected by users who may edit it. */
export const mayConnect = ({ mayManage }: Pick<Access, 'mayManage'>, project: Project): boolean =>
  mayManage && mayChange(project)
