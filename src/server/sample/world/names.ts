/** Names are made of two parts. Both counts of a pair are prime, so that walking through them meets each pair once. */
const words =
  'Otter Fern Amber Birch Dapple Ember Finch Hazel Ivy Jade Kelp Lark Maple Nettle Olive Pebble Quartz Raven Sable Thistle Umber Violet Willow Yarrow Zephyr Acorn Brook Clover Dune Elder Frost Ginger Heron Indigo Linnet Marsh Nutmeg Opal Plover Rowan Teasel'.split(
    ' ',
  )
const things =
  'lamp cask quill kite loom drum barn forge pouch ledge spool crate anvil thumb wharf bloom gate mint ferry cove knot plume trunk latch perch wick shelf bell tide spark reed hook sail dial vale cart pier'.split(
    ' ',
  )
const stems =
  'Alb Bram Cald Dorv Elm Fenn Gild Hask Ilv Jarr Kell Lunn Marv Nold Orb Pell Quen Rusk Sorr Tamb Ulm Varn Wend Yarr Zell Brel Crav Drim Fral Grenn Stilv'.split(
    ' ',
  )
const endings =
  'aro ello ivo unda ika osta erra anto imo olyn ettle ander ovia ista ury elo anda orin ava ushi idor emma onda ario illo arn ova ebu iska'.split(
    ' ',
  )

/** Steps so far apart that neighbours share neither part. */
const STEP = 7

const joined = (first: readonly string[], second: readonly string[], number: number) => {
  const at = number % first.length
  const round = Math.floor(number / first.length)
  return `${first[at] ?? ''}${second[(STEP * number + round) % second.length] ?? ''}`
}

/** Invented name of the `number`-th brand, at most 12 letters; no two numbers below 1,700 share one. */
export const brandName = (number: number): string =>
  number % 2 === 0 ? joined(words, things, number / 2) : joined(stems, endings, (number - 1) / 2)

/** Invented family name of the `number`-th developer, from the end of the row that brands are named from. */
export const developerWord = (number: number): string =>
  joined(stems, endings, stems.length * endings.length - 1 - number)
