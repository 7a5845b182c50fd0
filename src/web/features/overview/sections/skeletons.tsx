import classes from './later-section.module.css'

/** The creatives' cards in grey. */
export function CreativesSkeleton() {
  return (
    <>
      <div className={classes.pair}>
        <Bone part="icon" />
        <Bone part="header" />
      </div>
      <Bone part="screens" />
      <Bone part="events" />
    </>
  )
}

/** The rankings' card in grey. */
export const RankingsSkeleton = () => <Bone part="rankings" />

function Bone({ part }: { part: string }) {
  return <div className={classes.bone} data-part={part} />
}
