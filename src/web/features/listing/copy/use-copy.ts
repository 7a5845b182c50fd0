import { useEffect, useRef, useState } from 'react'
import {
  writeAdCopy,
  type AdCopy,
  type AdLanguage,
  type AdPlacement,
  type AdTone,
  type AdVariant,
} from '#contract/ad-copy.ts'
import { AD_KEYWORDS_MAX, AD_VARIANTS_SEEN_MAX, KEYWORD_MAX_LENGTH } from '#contract/protocol/limits.ts'
import type { Project } from '#contract/projects.ts'
import { call } from '#web/api/call.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { append } from '#web/commands/append.ts'
import { newId } from '#web/offline/abilities/browser-abilities.ts'
import { session } from '#web/session/session-store.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'

/** What copy is wanted. */
export interface CopyBrief {
  language: AdLanguage
  tone: AdTone
  placement: AdPlacement
  /** As typed, with commas between them. */
  keywords: string
  sellingPoint: string
}

/** Keywords as they were typed: commas of all scripts and line breaks stand between them. */
export const keywordsIn = (typed: string): string[] =>
  [
    ...new Set(
      typed
        .split(/[,،、，;；\n\r]+/u)
        .map((word) =>
          word
            .replaceAll(/\p{Cc}+/gu, ' ')
            .trim()
            .slice(0, KEYWORD_MAX_LENGTH),
        )
        .filter((word) => word !== ''),
    ),
  ].slice(0, AD_KEYWORDS_MAX)

/** What was wanted last, and what has come since the page was opened. */
export interface Run {
  brief: CopyBrief
  /** The newest first: what somebody has edited stays beside what is written later. */
  variants: AdCopy[]
  /** How many of them came with the last answer. */
  newest: number
  by: AdCopy['by']
  /** Variants of the model that could not be used. */
  leftOut: number
}

interface State {
  isBusy: boolean
  error: unknown
  run: Run | null
}

/** Writes copy, one run at a time; a run that is stopped changes nothing. @param onWritten called after each answer */
export function useRuns({ project, locale }: AppInCountry, onWritten: () => void) {
  const [{ isBusy, error, run }, setState] = useState<State>({ isBusy: false, error: null, run: null })
  const asking = useRef<AbortController | null>(null)
  useEffect(() => () => asking.current?.abort(), [])
  const write = async (brief: CopyBrief, seen: readonly string[]) => {
    const { identity } = session.get()
    if (asking.current || !identity) return
    const controller = new AbortController()
    asking.current = controller
    setState((before) => ({ ...before, isBusy: true, error: null }))
    const { keywords, sellingPoint, ...wanted } = brief
    try {
      const { variants, by, leftOut } = await call(
        writeAdCopy,
        {
          params: { orgId: identity.organizationId },
          body: {
            ...wanted,
            projectId: project.projectId,
            locale,
            keywords: keywordsIn(keywords),
            sellingPoint: sellingPoint.trim(),
            seen: seen.slice(-AD_VARIANTS_SEEN_MAX),
          },
        },
        { signal: controller.signal },
      )
      const { language, placement } = brief
      const keptAt = new Date().toISOString()
      const made = variants.map(({ headline, text }): AdCopy => {
        return { id: newId(), language, placement, headline, text, by, keptAt }
      })
      setState(({ run: before }) => ({
        isBusy: false,
        error: null,
        run: { brief, variants: [...made, ...(before?.variants ?? [])], newest: made.length, by, leftOut },
      }))
      onWritten()
    } catch (failure) {
      setState((before) => ({ ...before, isBusy: false, error: controller.signal.aborted ? null : failure }))
    }
    asking.current = null
  }
  return {
    isBusy,
    error,
    run,
    write,
    stop: () => asking.current?.abort(),
    /** Changes a variant in its place. */
    change: (id: string, texts: AdVariant) =>
      setState((before) =>
        before.run === null
          ? before
          : {
              ...before,
              run: {
                ...before.run,
                variants: before.run.variants.map((one) => (one.id === id ? { ...one, ...texts } : one)),
              },
            },
      ),
  }
}

const ofProject = ({ projectId, title }: Project, copy: AdCopy) => ({ projectId, projectTitle: title, copy })

/** Keeps copy, or changes what is kept, now or when there is a connection. */
export const keepCopy = (project: Project, copy: AdCopy): void =>
  void append('keepAdCopy', ofProject(project, { ...copy, keptAt: new Date().toISOString() })).catch(tellFailure)

export const removeCopy = (project: Project, copy: AdCopy): void =>
  void append('removeAdCopy', ofProject(project, copy)).catch(tellFailure)
