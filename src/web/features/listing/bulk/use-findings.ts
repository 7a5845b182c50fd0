import { useEffect, useRef, useState } from 'react'
import { breath } from '#aso/keywords/file/breath.ts'
import type { Finding } from '#aso/listing/lint/lint-listing.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { findingsOf, type EditedField } from '../editor/use-editor.ts'
import { isSameList, type LanguageTexts } from './use-bulk-texts.ts'

/** How long texts are checked without letting the page do something else, ms. */
const SLICE_MS = 8

/** What the rules say of the texts of a language, and of what they said it. */
interface Checked {
  fields: readonly EditedField[]
  findings: Finding[]
}

/**
 * What the rules say of the texts, by language. They are checked one language after the other, between which the page can go on;
 * what is not checked yet has no findings.
 */
export function useFindings(app: AppInCountry, rows: readonly LanguageTexts[]): ReadonlyMap<string, Finding[]> {
  const [found, setFound] = useState<ReadonlyMap<string, Finding[]>>(new Map())
  const checked = useRef<ReadonlyMap<string, Checked>>(new Map())
  useEffect(() => {
    const stop = new AbortController()
    const checkAll = async () => {
      const next = await check(app, rows, checked.current, stop.signal)
      if (stop.signal.aborted || next === checked.current) return
      checked.current = next
      setFound(new Map([...next].map(([language, { findings }]) => [language, findings])))
    }
    void checkAll()
    return () => stop.abort()
  }, [app, rows])
  return found
}

/** @returns `known` itself where nothing has changed */
async function check(
  app: AppInCountry,
  rows: readonly LanguageTexts[],
  known: ReadonlyMap<string, Checked>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Checked>> {
  const next = new Map(known)
  let hasChanged = false
  let since = performance.now()
  for (const { language, fields } of rows) {
    const before = known.get(language)
    if (before && isSameList(before.fields, fields)) continue
    if (performance.now() - since > SLICE_MS) {
      await breath()
      since = performance.now()
    }
    if (signal.aborted) return known
    next.set(language, { fields, findings: findingsOf(app, language, fields) })
    hasChanged = true
  }
  return hasChanged ? next : known
}
