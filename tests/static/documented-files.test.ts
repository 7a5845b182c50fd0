import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const files = globSync('{*,{src,sw,tests,locales}/**/*}.{ts,tsx,mjs}')
const endings = new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))))
const documents = globSync('{*,{src,sw,tests,locales}/**/*}.md')

/** As a heading is addressed: in lower case, without signs, with hyphens for blanks. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
const anchorsIn = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!))

// “Your first change” also names files that the reader is going to write.
it.each(documents.filter((document) => document !== 'src/README.md'))('%s names files that are there', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, path]) => path!)
  expect(named.filter((path) => !endings.has(path))).toEqual([])
})

it.each(documents)('%s links to files and headings that are there', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, address]) => address!)
  const isMissing = (address: string) => {
    const [path = '', anchor] = address.split('#')
    const file = path === '' ? document : join(dirname(document), path)
    return !existsSync(file) || (anchor !== undefined && !anchorsIn(readFileSync(file, 'utf8')).includes(anchor))
  }
  expect(links.filter((address) => !/^https?:/.test(address) && isMissing(address))).toEqual([])
})

// README.md is for people who have never seen the project.
it('README.md fits on two screens', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(90)
})
