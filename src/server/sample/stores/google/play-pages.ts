// Google Play's pages as far as the scraper library reads them: nested lists in which every fact has its place.
import type { PlayListing, PlayReview } from './play-listing.ts'

type Path = (number | string)[]

/** A nested list that holds each value at its place; everything else is null. */
function nested(facts: [Path, unknown][]): unknown {
  const root: unknown[] = []
  for (const [path, value] of facts) {
    let at = root
    for (const step of path.slice(0, -1)) at = (at[Number(step)] ??= []) as unknown[]
    at[Number(path.at(-1))] = value
  }
  return root
}

const scriptOf = (key: string, data: unknown) =>
  `<script nonce="x">AF_initDataCallback({key: '${key}', hash: '1', data:${JSON.stringify(data)}, sideChannel: {}});</script>`

const pageOf = (key: string, data: unknown) =>
  `<!doctype html><html><head><title>Google Play</title></head><body>${scriptOf(key, data)}</body></html>`

/** The answer of one remote call; the charts' one has its length before it. */
export const callAnswer = (rpc: string, data: unknown) =>
  `)]}'\n${JSON.stringify([['wrb.fr', rpc, data === null ? null : JSON.stringify(data), null, null, null, 'generic']])}`
export function chunkedAnswer(rpc: string, data: unknown): string {
  const chunk = callAnswer(rpc, data).slice(5)
  return `)]}'\n\n${chunk.length}\n${chunk}\n`
}

const priceOf = (app: PlayListing) => [app.price * 1_000_000, app.currency, app.price === 0 ? '' : app.priceText]

interface PageOfApp {
  /** False: it is shown in the country, but can't be installed there. */
  isOffered: boolean
  language: string
  similar: readonly PlayListing[]
}

export function appPage(app: PlayListing, { isOffered, language, similar }: PageOfApp): string {
  const rated: [Path, unknown][] =
    app.score === null
      ? []
      : [
          [
            [51, 0],
            [app.score.toFixed(1), app.score],
          ],
          ...(app.byStars === undefined
            ? []
            : ([
                [
                  [51, 1],
                  [null, ...app.byStars.map((count) => [String(count), count])],
                ],
              ] satisfies [Path, unknown][])),
          [[51, 2, 1], app.ratings],
        ]
  const facts: [Path, unknown][] = [
    [[0, 0], app.title],
    [[9, 0], app.contentRating],
    [[10, 0], app.released],
    [[12, 0, 0, 1], app.description],
    [[13, 0], '1,000+'],
    [[18, 0], isOffered ? 2 : 0],
    ...(app.purchases === null ? [] : ([[[19, 0], app.purchases]] satisfies [Path, unknown][])),
    ...rated,
    [[57, 0, 0, 0, 0, 1, 0], priceOf(app)],
    [[68, 0], app.developer],
    [[68, 1, 4, 2], `/store/apps/developer?id=${encodeURIComponent(app.developer)}`],
    [[69, 0, 5, 2], app.website],
    [[72, 0, 1], app.description],
    [[73, 0, 1], app.summary],
    [[78, 0], app.screenshots.map((url) => nested([[[3, 2], url]]))],
    [
      [79, 0, 0],
      [app.genre, null, app.genreId],
    ],
    [[95, 0, 3, 2], app.icon],
    [[96, 0, 3, 2], app.header],
    ...(app.safety === undefined ? [] : ([[[136, 1], app.safety.map(safetyLine)]] satisfies [Path, unknown][])),
    [[140, 0, 0, 0], app.version],
    [[144, 1, 1], app.changes],
    [[145, 0, 1, 0], Date.parse(app.updated) / 1000],
  ]
  const page = pageOf('ds:5', nested(facts.map(([path, value]) => [[1, 2, ...path], value])))
  return similar.length === 0
    ? page
    : page.replace('</body>', `${scriptOf('ds:8', rowsOf(app, similar, language))}</body>`)
}

const safetyLine = ({ statement, detail }: NonNullable<PlayListing['safety']>[number]) => [
  null,
  statement,
  ...(detail === null ? [] : [[null, detail]]),
]

/** The rows of apps below an app: its developer's first, then the similar ones. */
const rowsOf = (app: PlayListing, similar: readonly PlayListing[], language: string) =>
  nested([
    [
      [1, 1],
      [
        {
          title: `More by ${app.developer}`,
          address: `/store/apps/developer?id=${encodeURIComponent(app.developer)}`,
          apps: [app],
        },
        {
          title: language.startsWith('en') ? 'Similar apps' : 'Ähnliche Apps',
          address: `/store/apps/collection/cluster?gsr=${encodeURIComponent(app.appId)}`,
          apps: similar,
        },
      ].map(({ title, address, apps }) =>
        nested([
          [[21, 0], apps.map((one) => (tile(one) as unknown[])[0])],
          [[21, 1, 0], title],
          [[21, 1, 2, 4, 2], address],
        ]),
      ),
    ],
  ])

const tile = (app: PlayListing) => {
  return nested([
    [[0, 0, 0], app.appId],
    [[0, 1, 3, 2], app.icon],
    [[0, 3], app.title],
    ...(app.score === null
      ? []
      : ([
          [
            [0, 4],
            [app.score.toFixed(1), app.score],
          ],
        ] satisfies [Path, unknown][])),
    [[0, 5], app.genre],
    [[0, 8, 1, 0], priceOf(app)],
    [[0, 10, 4, 2], `/store/apps/details?id=${app.appId}`],
    [[0, 13, 1], app.summary],
    [[0, 14], app.developer],
  ])
}

interface PageOfResults {
  token: string | null
  /** Whose card stands above the list. */
  card: PlayListing | undefined
}

const cardOf = (app: PlayListing) =>
  nested([
    [[16, 2, 0, 0], app.title],
    ...(app.score === null
      ? []
      : ([
          [
            [16, 2, 51, 0],
            [app.score.toFixed(1), app.score],
          ],
        ] satisfies [Path, unknown][])),
    [[16, 2, 68, 0], app.developer],
    [[16, 2, 68, 1, 4, 2], `/store/apps/developer?id=${encodeURIComponent(app.developer)}`],
    [[16, 2, 73, 0, 1], app.summary],
    [[16, 2, 95, 0, 3, 2], app.icon],
    [[16, 3, 12, 0, 0], app.appId],
    [[17, 0, 0, 4, 2], `/store/apps/details?id=${app.appId}`],
    [[17, 0, 2, 0, 1, 0], priceOf(app)],
  ])

/** The one page of a search; the store itself gives no token any more. */
export const searchPage = (apps: readonly PlayListing[], { token, card }: PageOfResults) =>
  pageOf(
    'ds:4',
    nested([
      ...(card === undefined ? [] : ([[[0, 1, 0, 23], cardOf(card)]] satisfies [Path, unknown][])),
      ...(apps.length === 0 ? [] : ([[[0, 1, 1, 22, 0], apps.map(tile)]] satisfies [Path, unknown][])),
      ...(token === null ? [] : ([[[0, 1, 1, 22, 1, 3, 1], token]] satisfies [Path, unknown][])),
    ]),
  )
export const emptySearchPage = pageOf('ds:4', [[null, []]])
export const emptyAppPage = pageOf('ds:5', [])

/** A further page of search results. */
export const searchContinuation = (apps: readonly PlayListing[], token: string | null) =>
  nested([
    [
      [0, 0, 0],
      apps.map((app) => {
        return nested([
          [[1, 1, 0, 3, 2], app.icon],
          [[2], app.title],
          [[4, 0, 0, 0], app.developer],
          [[4, 0, 0, 1, 4, 2], `/store/apps/developer?id=${encodeURIComponent(app.developer)}`],
          [[4, 1, 1, 1, 1], app.summary],
          ...(app.price === 0 ? [] : ([[[7, 0, 3, 2, 1, 0], priceOf(app)]] satisfies [Path, unknown][])),
          [[9, 4, 2], `/store/apps/details?id=${app.appId}`],
          [[12, 0], app.appId],
        ])
      }),
    ],
    ...(token === null ? [] : ([[[0, 0, 7, 1], token]] satisfies [Path, unknown][])),
  ])

export const chartData = (apps: readonly PlayListing[]) => nested([[[0, 1, 0, 28, 0], apps.map(tile)]])

const moment = (iso: string) => [Math.floor(Date.parse(iso) / 1000), (Date.parse(iso) % 1000) * 1_000_000]

export const reviewsData = (reviews: readonly PlayReview[], token: string | null) => [
  reviews.map((review) =>
    nested([
      [[0], review.id],
      [[1, 0], review.author],
      [[2], review.rating],
      [[4], review.body],
      [[5], moment(review.createdAt)],
      [[6], review.likes],
      ...(review.reply === null
        ? []
        : ([[[7], ['Developer', review.reply.body, moment(review.reply.createdAt)]]] satisfies [Path, unknown][])),
      [[10], review.version],
    ]),
  ),
  token === null ? [] : [null, token],
]
