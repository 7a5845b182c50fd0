import type { AuditAction } from '#contract/administration.ts'

/** Outlives the accounts that it names. */
export interface AuditLogRow {
  id: string
  at: Date
  action: AuditAction
  actor_id: string | null
  actor_email: string | null
  subject_id: string | null
  subject_email: string | null
  organisation_id: string | null
  note: string | null
}

/** Staff acting as a user. */
export interface ImpersonationRow {
  id: string
  staff_id: string
  user_id: string
  organisation_id: string
  reason: string
  started_at: Date
  /** When a token for it was last given out. */
  renewed_at: Date
  ended_at: Date | null
}

export interface FeatureFlagRow {
  name: string
  enabled: boolean
  changed_at: Date
}

export interface IncidentRow {
  id: string
  type: 'error' | 'info' | 'rainbow' | 'warning'
  title: string
  message: string
  url: string | null
  active_from: Date
  active_until: Date | null
}

export interface DemoRequestRow {
  id: string
  user_id: string
  name: string
  email: string
  company: string
  apps: number
  preferred_time: Date
  created_at: Date
}
