/** The product's name; the same in every language. */
export const brand = 'Storeglass'

/** The mark: two translucent facets in an iris squircle. `size` in px. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden>
      <path fill="#5b4bd0" d="M0 32C0 8.5 8.5 0 32 0s32 8.5 32 32-8.5 32-32 32S0 55.5 0 32z" />
      <path fill="#fff" fillOpacity=".5" d="M12.5 47.5 25 25.5a2 2 0 0 1 3.4 0l12.6 22z" />
      <path fill="#fff" fillOpacity=".92" d="M28 47.5 38.6 14.6a1.6 1.6 0 0 1 3 0L52 47.5z" />
    </svg>
  )
}
