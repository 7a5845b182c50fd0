import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Loads a part together with the texts that come later. */
const WAITS = /lazyWithRetry|withAppTexts/
/** A route whose page comes with the entry. The router's plugin makes a file of every other page. */
const STARTS = /codeSplitGroupings: \[\]/
const STATIC = /^(?:import|export)(?! type)(?:[^'"]*? from)? ?'([.#][^']+)'/gm
const DYNAMIC = /\bimport\('([.#][^']+)'\)/g

/**
 * The sources whose texts must be there before anything is drawn: what comes with the entry, and what that loads without
 * waiting for texts.
 * @param root the project's folder, with a slash at its end
 * @returns paths from there, sorted
 */
export function firstSources(root: string): string[] {
  const seen = new Set<string>()
  const follow = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    const source = readFileSync(root + path, 'utf8')
    const isLaterPage = path.startsWith('src/web/routes/') && !STARTS.test(source)
    if (isLaterPage) return
    const wanted = [STATIC, ...(WAITS.test(source) ? [] : [DYNAMIC])].flatMap((pattern) =>
      Array.from(source.matchAll(pattern), ([, found = '']) => found),
    )
    for (const one of wanted) {
      const file = one.startsWith('#') ? `src/${one.slice(1)}` : join(dirname(path), one)
      // The generated tree of routes names them without their ending.
      if (file.startsWith('src/web/routes/') && !file.endsWith('.tsx')) follow(`${file}.tsx`)
      else if (/^src\/web\/.*\.tsx?$/.test(file)) follow(file)
    }
  }
  follow('src/web/main.tsx')
  return [...seen].toSorted()
}
