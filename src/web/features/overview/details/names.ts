/** Names a list in full up to `shown`, then says how many more there are. */
export interface ShortList {
  names: string[]
  more: number
}

export function shortList(names: readonly string[], shown: number): ShortList {
  const fits = names.length <= shown + 1
  return { names: fits ? [...names] : names.slice(0, shown), more: fits ? 0 : names.length - shown }
}

const codePattern = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/** A language's name in the reader's language: stores give codes (`EN`, `pt-BR`), dumps sometimes names. */
export function languageName(language: string, reader: string): string {
  if (!codePattern.test(language)) return language
  try {
    return new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
