import { averageRankOf, emptyTotal, addRank, visibilityOf } from '#aso/keywords/day-total.ts'
import type { DemoApi } from '../pages/demo-api.ts'
import { goTo, type Reader, type ReadApp } from './app-figures.ts'
import { csvRows, savedBy } from './file-figures.ts'
import { CHANGE, heard, said, sum } from './heard.ts'

/** Keywords that an app ranks for: the tile, the rows that are counted and those of the file. */
export async function readRankedPage(reader: Reader, app: ReadApp): Promise<void> {
  const { page, ledger } = reader
  await goTo(reader, '/analyze-keywords/all-ranked', app)
  const main = page.getByRole('main')
  const tiles = main.getByRole('radiogroup', { name: 'Rank' })
  const { shown, change } = await said(tiles, new RegExp(String.raw`^All ranked (?<shown>[\d,]+) ${CHANGE}?`))
  ledger.note(app.name, 'ranked keywords', 'ranked keywords, tile', { shown: shown ?? '', change })
  const file = csvRows(await savedBy(reader, main.getByRole('button', { name: 'Export as CSV' })))
  ledger.note(app.name, 'ranked keywords', 'ranked keywords, CSV', { exact: file.length })
}

interface SavedList {
  keywords: { volume: number | null; ranks: (number | null)[] }[]
}

/** What monitoring sums up, its rows, and the files made of them. */
export async function readMonitor(reader: Reader, app: ReadApp): Promise<void> {
  const { page, ledger } = reader
  await goTo(reader, '/analyze-keywords/keyword-monitoring', app)
  const main = page.getByRole('main')
  const { shown } = await said(
    main.getByRole('status').filter({ hasText: /keywords?$/ }),
    /^(?<shown>[\d,]+) keywords?$/,
  )
  ledger.note(app.name, 'tracked keywords', 'monitoring', { shown: shown ?? '' })
  const tile = async (name: string) => {
    const wanted = new RegExp(String.raw`^${name} .*?(?<shown>\d+\.\d|\d+)(?: ${CHANGE})?$`)
    return (await said(main.getByRole('group', { name, exact: true }), wanted))['shown'] ?? ''
  }
  ledger.note(app.name, 'average rank', 'monitoring, tile', { shown: await tile('Average rank') })
  ledger.note(app.name, 'visibility', 'monitoring, tile', { shown: await tile('Visibility') })

  const fileOf = async (name: string) => {
    await main.getByRole('button', { name: 'Export', exact: true }).click()
    return savedBy(reader, page.getByRole('button', { name, exact: true }))
  }
  const list = csvRows(await fileOf('This list as CSV'))
  const ranks = list.flatMap(({ Rank = '' }) => (Rank === '' ? [] : Number(Rank)))
  ledger.note(app.name, 'tracked keywords', 'monitoring, list as CSV', { exact: list.length })
  ledger.note(app.name, 'average rank', 'monitoring, list as CSV', { exact: meanOf(ranks) })

  const daily = csvRows(await fileOf('Daily ranks as CSV'))
  const last = daily.flatMap((row) => Object.values(row).at(-1) || []).map(Number)
  ledger.note(app.name, 'tracked keywords', 'monitoring, daily ranks as CSV', { exact: daily.length })
  ledger.note(app.name, 'average rank', 'monitoring, daily ranks as CSV', { exact: meanOf(last) })

  const { keywords }: SavedList = JSON.parse(await fileOf('This list as JSON'))
  const total = emptyTotal()
  for (const { volume, ranks } of keywords) {
    const last = ranks.findLast((rank) => rank !== null) ?? null
    if (last !== null) addRank(total, last, volume ?? 1)
  }
  ledger.note(app.name, 'tracked keywords', 'monitoring, list as JSON', { exact: keywords.length })
  ledger.note(app.name, 'average rank', 'monitoring, list as JSON', { exact: round(averageRankOf(total) ?? 0) })
  ledger.note(app.name, 'visibility', 'monitoring, list as JSON', { exact: visibilityOf(total) ?? 0 })

  const all = csvRows(await fileOf('All keywords as CSV'))
  ledger.note(app.name, 'tracked keywords', 'monitoring, all as CSV', { exact: all.length })
  ledger.note(app.name, 'average rank', 'monitoring, all as CSV', {
    exact: meanOf(all.flatMap(({ Rank = '' }) => (Rank === '' ? [] : Number(Rank)))),
  })
}

const meanOf = (values: readonly number[]): number => round(sum(values) / values.length)

const round = (value: number): number => Number(value.toFixed(6))

/** Reviews that wait for an answer in the inbox, and in the file of them. */
export async function readInbox(reader: Reader, app: ReadApp): Promise<void> {
  const { page, ledger } = reader
  await goTo(reader, '/rr/reply-to-reviews', app, { view: 'to-answer' })
  const main = page.getByRole('main')
  // The server reads older ones of the store for a while.
  const toolbar = main.getByRole('search')
  const { shown } = await said(toolbar.getByRole('status'), /^(?<shown>[\d,]+) reviews?$/)
  ledger.note(app.name, 'reviews to answer', 'inbox, view', { shown: shown ?? '' })
  const chip = await heard(toolbar.getByRole('button', { name: /^To answer/ }))
  ledger.note(app.name, 'reviews to answer', 'inbox, chip', { shown: chip.replace('To answer ', '') })
  const file = csvRows(await savedBy(reader, toolbar.getByRole('button', { name: 'Export as CSV' })))
  ledger.note(app.name, 'reviews to answer', 'inbox, CSV', { exact: file.length })
}

/** What home says of the app beside its cards. */
export async function readHome({ page, ledger }: Reader, app: ReadApp): Promise<void> {
  const main = page.getByRole('main')
  const { shown } = await said(
    main.getByRole('link', { name: /review(s)? to answer$/ }).last(),
    /^(?<shown>[\d,]+) reviews? to answer$/,
  )
  ledger.note(app.name, 'reviews to answer', 'home, task', { shown: shown ?? '' })
  const { stars } = await said(main.getByRole('link', { name: /^Rating/ }), /^Rating (?<stars>\d\.\d\d)/)
  ledger.note(app.name, 'average rating', 'home, what moved', { shown: stars ?? '' })
}

interface Counts {
  tracked: { keywords: { rank: number | null }[] }
  inbox: { toAnswer: number }
}

/** The same of the API. */
export async function readApi({ ledger }: Pick<Reader, 'ledger'>, app: ReadApp, api: DemoApi): Promise<void> {
  const project = (await api.projects()).find(({ trackId }) => trackId === app.trackId)
  if (!project) throw new Error(`${app.name} is no app of the demo.`)
  const { projectId, store } = project
  const { keywords } = await api.get<Counts['tracked']>(`/projects/${projectId}/keywords?locale=en-${app.country}`)
  ledger.note(app.name, 'tracked keywords', 'API', { exact: keywords.length })
  ledger.note(app.name, 'average rank', 'API', { exact: meanOf(keywords.flatMap(({ rank }) => rank ?? [])) })
  const inbox = `/review/management/v1/apps/${app.trackId}/inbox?store=${store}`
  const { toAnswer } = await api.get<Counts['inbox']>(inbox)
  ledger.note(app.name, 'reviews to answer', 'API', { exact: toAnswer })
}
