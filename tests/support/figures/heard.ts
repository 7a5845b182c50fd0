import type { Locator } from '@playwright/test'
import { expect } from '../test.ts'

/** A server's first count of keywords takes its time. */
const COMES_MS = 90_000

/** What a part of the page says to a screen reader, without names of buttons. */
export const heard = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    const copy = element.cloneNode(true)
    if (!(copy instanceof Element)) return ''
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    const texts: string[] = []
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? '')
    return texts.join(' ').replaceAll(/\s+/g, ' ').trim()
  })

/** Resolves to the groups of what is wanted, once the part says it. */
export async function said(part: Locator, wanted: RegExp): Promise<Record<string, string | undefined>> {
  let groups: Record<string, string | undefined> = {}
  const text = async () => {
    const now = await heard(part)
    groups = wanted.exec(now)?.groups ?? {}
    return now
  }
  await expect.poll(text, { timeout: COMES_MS }).toMatch(wanted)
  return groups
}

/** Cells of a table's rows as they are said, without its head. */
export async function rowsOf(table: Locator): Promise<string[][]> {
  await expect(table.getByRole('row').nth(1)).toBeVisible({ timeout: COMES_MS })
  return table.evaluate((element) =>
    [...element.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td, th')].map((cell) => {
        const copy = cell.cloneNode(true)
        if (!(copy instanceof Element)) return ''
        for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
        return (copy.textContent ?? '').trim()
      }),
    ),
  )
}

/** "$1,049" as 1049; 0 where nothing is known. */
export const numberIn = (text = ''): number => Number(text.replaceAll(/[^\d.]/g, ''))

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** A change as it is said, as part of a pattern. */
export const CHANGE = String.raw`(?<change>(?:up|down) [\d.,]+%?|no change)`
