import classes from './facets.module.css'

/** The storm glass's crystals: the mark's facets as a small drawing. */
export function Facets({ width }: { width: number }) {
  return (
    <svg className={classes.facets} width={width} height={width * 0.66} viewBox="0 0 148 98" aria-hidden>
      <path data-tone="2" d="M8 98 32 44l9 54z" />
      <path data-tone="2b" d="m32 44 30 54H41z" />
      <path data-tone="1" d="M38 98 74 6l7 92z" />
      <path data-tone="1b" d="m74 6 38 92H81z" />
      <path data-tone="3" d="m88 98 24-42 5 42z" />
      <path data-tone="3b" d="m112 56 28 42h-23z" />
    </svg>
  )
}
