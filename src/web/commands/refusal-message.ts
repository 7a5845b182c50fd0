import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import type { FailureDetails } from '#web/api/failure.ts'
import { knownLinks } from '#web/data/queries/links.ts'

/** What a refusal is about, as shown to the user; '' for what does not apply. */
export interface Subject {
  /** App or country, capitalised for the start of a sentence. */
  name: string
  project: string
}

type Explain = (subject: Subject, details: FailureDetails) => MessageDescriptor

const unexpected: Explain = () =>
  msg`The server didn't accept this change. Try again, or discard it if it keeps failing.`
const outdated: Explain = () =>
  msg`This change no longer fits this version of Storeglass. Discard it and make it again.`
/** Ignores a refusal that names something which the change does not involve. */
const aboutName =
  (say: (name: string) => MessageDescriptor): Explain =>
  (subject, details) =>
    subject.name === '' ? unexpected(subject, details) : say(subject.name)
const aboutProject =
  (say: (project: string) => MessageDescriptor): Explain =>
  (subject, details) =>
    subject.project === '' ? unexpected(subject, details) : say(subject.project)

/** Where no plans are sold, the limits are the server's own. */
const competitorSlots = (limit: unknown): MessageDescriptor => {
  if (!knownLinks().plans)
    return typeof limit === 'number'
      ? msg`Your ${limit} competitor slots are in use. Remove a competitor, then try again.`
      : msg`All your competitor slots are in use. Remove a competitor, then try again.`
  return typeof limit === 'number'
    ? msg`Your ${limit} competitor slots are in use. Remove a competitor or upgrade, then try again.`
    : msg`All your competitor slots are in use. Remove a competitor or upgrade, then try again.`
}

/** Why a queued write was refused and what to do about it, where the user can do something. */
const messages: Partial<Record<ErrorCode, Explain>> = {
  INSUFFICIENT_SLOTS: (_, { limit }) => competitorSlots(limit),
  APP_LIMIT_REACHED: () =>
    knownLinks().plans
      ? msg`Your plan doesn't include another app. Upgrade, then try again.`
      : msg`There is no room for another app. Remove one, then try again.`,
  APP_ALREADY_ADDED: aboutName((name) => msg`${name} has been added already. You can discard this change.`),
  APP_NOT_FOUND: aboutName((name) => msg`${name} isn't in the store. Check the link or ID and add it again.`),
  APP_NOT_AVAILABLE: aboutName((name) => msg`${name} isn't available for this app. Choose another country.`),
  COUNTRY_NOT_SUPPORTED: aboutName((name) => msg`${name} can't be tracked. Choose another country.`),
  LAST_COUNTRY: () => msg`A project needs at least one country. Track another one first.`,
  CHANGED_ELSEWHERE: () => msg`This was changed elsewhere. Reload and try again.`,
  COMPETITOR_IS_OWN_APP: aboutProject(
    (project) => msg`This is ${project} itself. Choose another app as its competitor.`,
  ),
  PROJECT_NOT_FOUND: aboutProject((project) => msg`${project} is no longer one of your apps. Discard this change.`),
  CONNECTION_NOT_FOUND: () => msg`This connection no longer exists. Discard this change.`,
  NOT_FOUND: () => msg`The item you changed no longer exists. Discard this change.`,
  FORBIDDEN: (_, { needs }) =>
    needs === 'edit-of-all-apps'
      ? msg`This is also used for apps that you can't edit. Ask an owner or admin of your organisation.`
      : msg`You aren't allowed to make this change. Ask an admin of your organisation.`,
  EMAIL_NOT_VERIFIED: () => msg`Confirm your e-mail address first, then try again.`,
  // The server has the key of this change, and does not know any more for whom it took it.
  IDEMPOTENCY_MISMATCH: () => msg`This change may have been made already. Check that, then discard it.`,
  VALIDATION_FAILED: outdated,
  MALFORMED_BODY: outdated,
  UNSUPPORTED_MEDIA_TYPE: outdated,
  METHOD_NOT_ALLOWED: outdated,
  BODY_TOO_LARGE: outdated,
  UPDATE_REQUIRED: outdated,
  OTHER_ORGANIZATION: () => msg`This change belongs to another organisation. Switch back to it to send the change.`,
  CONFIRM_IDENTITY: () => msg`This needs your confirmation. Discard it and make the change again.`,
  UNAUTHORIZED: () => msg`Log in again, then try again.`,
  NOT_WHILE_ACTING: () => msg`Only the users themselves can do this.`,
}

/** @param code null: the response had none */
export function refusalMessage(code: ErrorCode | null, subject: Subject, details: FailureDetails): MessageDescriptor {
  return ((code && messages[code]) ?? unexpected)(subject, details)
}
