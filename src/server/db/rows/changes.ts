import type { ChangeAction } from '#contract/changes.ts'

/** Names a person by id, who may be gone, and an app as it was called then. */
export interface OrganisationChangeRow {
  organisation_id: string
  id: string
  at: Date
  action: ChangeAction
  actor_id: string | null
  /** As whom the actor, who is staff, did it; null: as themselves. */
  acted_as_id: string | null
  project_id: string | null
  project_title: string | null
  /** What was added or removed, where it is no person. */
  subject: string | null
  /** Whom it was done to. */
  subject_id: string | null
}
