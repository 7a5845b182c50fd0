import { useRouterState } from '@tanstack/react-router'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { useRead } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import {
  changeGuide,
  readGuide,
  registerGuide,
  useGuide,
  isWanted,
  mayBeGuided,
  mayStartAt,
  START_AFTER_MS,
} from '#web/features/onboarding/index.ts'
import { withAppTexts } from '#web/i18n/language.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { holdLock } from '#web/offline/hold-lock.ts'
import { usePlan } from '../access/access.ts'
import { consentPanel } from '../consent/consent-panel.ts'

type Dialog = typeof import('#web/features/onboarding/guide/guide-dialog.tsx').default

const loadDialog = () => withAppTexts(import('#web/features/onboarding/guide/guide-dialog.tsx'))
const loadOutcome = () => withAppTexts(import('#web/features/onboarding/guide/tell-outcome.ts'))

interface Props {
  identity: Identity
  /** When the frame was loaded, as `performance.now()`. */
  since: number
}

/** Opens the guide of the first log-in where it is wanted (GUIDE-026 to GUIDE-028), in one tab of the browser. */
export function GuideStart({ identity, since }: Props) {
  const { userId } = identity
  const guide = useGuide()
  const { mayStart, projects } = useStart(identity, since)
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const frame = useRef<HTMLSpanElement>(null)
  const isOpen = mayStart && Dialog !== null && guide !== null && guide.endedAt === null
  useInert(frame, isOpen)
  // Without a connection the next start shows it.
  useEffect(() => void tellSavedOutcome().catch(() => {}), [])

  const isWantedNow = useEffectEvent(async () => {
    // Most have projects: they need no more than a look at what was begun.
    const begun = projects.length === 0 ? await registerGuide(Date.now()) : await readGuide()
    return begun !== null && isWanted(begun, projects, Date.now())
  })
  useEffect(() => {
    if (!mayStart) return undefined
    const stop = new AbortController()
    const open = async () => {
      if (!(await isWantedNow())) return
      const dialog = await whenLoaded(stop.signal)
      await holdLock(`storeglass-guide-${userId}`, stop.signal)
      // Another tab may have held it until the guide was through.
      if (!(await isWantedNow())) stop.abort()
      else if (!stop.signal.aborted) setDialog(() => dialog)
    }
    open().catch(() => {})
    return () => {
      stop.abort()
      setDialog(null)
    }
  }, [mayStart, userId])

  return (
    <>
      <span ref={frame} hidden />
      {isOpen && <Dialog identity={identity} guide={guide} />}
    </>
  )
}

/** Whether it is time, the page and the user for a guide. What is begun goes on whatever becomes of the projects. */
function useStart(identity: Identity, since: number) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const { data: projects, isRefreshing } = useRead(projectsRead(identity))
  const { subscription } = usePlan(identity)
  const isAsked = useSyncExternalStore(consentPanel.subscribe, consentPanel.get)
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), since + START_AFTER_MS - performance.now())
    return () => clearTimeout(timer)
  }, [since])
  const [hasBegun, setBegun] = useState(false)
  const begins = isTime && !isAsked && projects !== undefined && !isRefreshing
  if (begins && !hasBegun) setBegun(true)
  return { mayStart: hasBegun && mayStartAt(path) && mayBeGuided(identity, subscription), projects: projects ?? [] }
}

/** Makes the frame that contains `inside` inert while the guide is open. */
function useInert(inside: RefObject<HTMLElement | null>, isInert: boolean): void {
  useLayoutEffect(() => {
    const frame = inside.current?.parentElement
    if (!isInert || !frame) return undefined
    frame.toggleAttribute('inert', true)
    return () => void frame.toggleAttribute('inert', false)
  }, [inside, isInert])
}

/** The user did not ask for the dialog: if it can't be loaded, we try again silently with the next connection. */
async function whenLoaded(signal: AbortSignal): Promise<Dialog> {
  try {
    return (await loadDialog()).default
  } catch {
    await nextConnection(signal)
    return whenLoaded(signal)
  }
}

const nextConnection = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = connectivity.subscribe(() => connectivity.get() === 'online' && (stop(), resolve()))
    signal.addEventListener('abort', () => (stop(), reject(signal.reason)))
  })

/** ERR-011: shows an outcome that a reload hid before it could be read, and the countries that are not tracked. */
async function tellSavedOutcome(): Promise<void> {
  const saved = await readGuide()
  if (!saved || saved.endedAt === null || (!saved.surveyLost && saved.notTracked.length === 0)) return
  const { tellOutcome } = await loadOutcome()
  tellOutcome(saved)
  await changeGuide((before) => ({ ...before, surveyLost: null, notTracked: [] }))
}
