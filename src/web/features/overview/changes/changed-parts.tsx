import { partName } from '../listing-facts.ts'
import { ChangeSteps } from './change-steps.tsx'
import classes from './changed-parts.module.css'
import type { Found } from './found.ts'
import { changedParts } from './parts.ts'

/** Each part that changed, with what it was and became. */
export function ChangedParts({ found }: { found: Found }) {
  return changedParts(found.changes).map((part) => (
    <section key={part} className={classes.part}>
      <h3 className={classes.name}>{partName(part, found.store)}</h3>
      <ChangeSteps found={found} part={part} />
    </section>
  ))
}
