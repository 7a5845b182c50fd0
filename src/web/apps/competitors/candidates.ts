import { mayBeName, parseAppReference } from '#aso/app-reference.ts'
import { sameApp, type AppRef, type AppSummary } from '#contract/store.ts'

/** An app that can be added; `title` is null where only its id is known. */
export interface Candidate extends AppRef {
  title: string | null
  iconUrl: string | null
  developerName: string | null
  /** Left out: not known. */
  subtitle?: string | null
  /** Mean stars; left out: not known. */
  rating?: number | null
}

/** Why what was typed can't be added. */
export type Problem = 'wrongStore' | 'ownApp'

export interface Offer {
  candidates: Candidate[]
  problem: Problem | null
}

export const candidateOf = ({
  trackId,
  store,
  title,
  iconUrl,
  developerName,
}: Omit<AppSummary, 'category' | 'price'>): Candidate => ({
  trackId,
  store,
  title,
  iconUrl,
  developerName,
})

/** What a typed id or address says at once, without asking the store; null: it names no app by id or address. */
export function referenceOffer(text: string, own: AppRef, known: readonly Candidate[]): Offer | null {
  const reference = parseAppReference(text)
  if (!reference) return null
  if (reference.store !== own.store) return { candidates: [], problem: 'wrongStore' }
  if (sameApp(reference, own)) return { candidates: [], problem: 'ownApp' }
  const { trackId, store } = reference
  const candidate = known.find((app) => sameApp(app, reference)) ?? {
    trackId,
    store,
    title: null,
    iconUrl: null,
    developerName: null,
  }
  return { candidates: [candidate], problem: null }
}

/** Offline (OP-101): the app of a typed id or address, else the apps the device knows whose name or developer holds the text. */
export function offlineOffer(text: string, own: AppRef, known: readonly Candidate[]): Offer {
  const offer = referenceOffer(text, own, known)
  if (offer && !isPerhapsName(text)) return offer
  const wanted = text.trim().toLocaleLowerCase()
  const named = known.filter(
    (app) =>
      app.store === own.store &&
      !sameApp(app, own) &&
      `${app.title ?? ''} ${app.developerName ?? ''}`.toLocaleLowerCase().includes(wanted),
  )
  return offer && named.length === 0 ? offer : { candidates: named, problem: null }
}

/**
 * Online: why a typed id or address can't be added. `found`: the apps of that name, null until the store has answered, for
 * "Booking.com" has the form of a package name.
 */
export function referenceProblem(text: string, own: AppRef, found: readonly Candidate[] | null): Problem | null {
  const problem = referenceOffer(text, own, [])?.problem ?? null
  return problem === 'wrongStore' && isPerhapsName(text) && found?.length !== 0 ? null : problem
}

function isPerhapsName(text: string): boolean {
  const reference = parseAppReference(text)
  return reference !== null && mayBeName(text, reference)
}
