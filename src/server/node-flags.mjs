/** What Node is told when it runs the server. */
export const nodeFlags = [
  '--disable-warning=ExperimentalWarning',
  // MB for new objects, twice in each thread: of what Node takes by itself (64) nothing comes back, and it is no quicker.
  '--max-semi-space-size=8',
]
