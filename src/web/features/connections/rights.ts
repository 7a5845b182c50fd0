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
