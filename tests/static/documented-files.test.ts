import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = globSync('{*,{src,sw,tests,locales}/**/*}.{ts,tsx,mjs}')
const endings = new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))))

it.each(['README.md', 'tests/README.md', 'tests/reliability.md', 'tests/security.md', 'tests/bench/README.md'])(
  '%s names files that are there',
  (document) => {
    const named = [...readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, path]) => path!)
    expect(named.filter((path) => !endings.has(path))).toEqual([])
  },
)
