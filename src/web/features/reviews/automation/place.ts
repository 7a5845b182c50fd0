/** What the address says after its path, as it stands there. */
export interface Search {
  /** Id of the rule that is open. */
  rule?: string | undefined
  /** On a phone: `dry-run`. */
  part?: string | undefined
}

export type Part = 'rule' | 'dry-run'

export const partOf = ({ part }: Search): Part => (part === 'dry-run' ? part : 'rule')
