/** The product's name; the same in every language. */
export const brand = 'Storeglass'

/** The mark: two translucent facets in an iris squircle. `size` in px. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden>
      <path
        fill="#5b4bd0"
        d="M0 21C0 6.5 6.5 0 21 0h22c14.5 0 21 6.5 21 21v22c0 14.5-6.5 21-21 21H21C6.5 64 0 57.5 0 43z"
      />
      <path fill="#fff" fillOpacity=".9" d="M40 13.3 52.6 49.6H22.8z" />
      <path fill="#b9b2f2" fillOpacity=".62" d="M25 24.9l13.2 24.7H12.3z" />
    </svg>
  )
}
