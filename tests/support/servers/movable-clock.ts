export interface MovableClock {
  now: () => Date
  advance: (ms: number) => void
}

/** Runs with the real time from a shift that tests move. */
export function movableClock(): MovableClock {
  let shift = 0
  return {
    now: () => new Date(Date.now() + shift),
    advance: (ms) => {
      shift += ms
    },
  }
}
