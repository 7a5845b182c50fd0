/** Which greeting fits an hour of the reader's clock, 0..23. */
export function greetingOf(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'day' : 'evening'
}
