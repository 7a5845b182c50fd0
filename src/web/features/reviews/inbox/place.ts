/** What the address says after its path, as it stands there. */
export interface Search {
  /** Id of the review that is open. */
  review?: string | undefined
  /** Which of them: `to-answer`, `drafts`, `to-approve`. */
  view?: string | undefined
  /** Text that is searched for. */
  q?: string | undefined
  sort?: string | undefined
  /** All other filters: `rating.1.2~country.DE`. */
  filter?: string | undefined
}
