/** What the address says after its path, as it stands there. */
export interface Search {
  /** Id of the summary that is open. */
  summary?: string | undefined
  /** Number of the topic whose quotes are shown, from 0. */
  topic?: string | undefined
}

/** The topic that the address names, if the summary has it. */
export function topicIn({ topic }: Search, count: number): number | null {
  const number = topic !== undefined && /^\d{1,3}$/.test(topic) ? Number(topic) : null
  return number !== null && number < count ? number : null
}
