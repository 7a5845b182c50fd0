/** Longest wait for sections and pictures, ms; then it is printed as it stands. */
const PATIENCE_MS = 10_000
const LOOK_MS = 100

/** Prints the page with all its sections: those that nobody scrolled to are brought first. */
export async function printPage(): Promise<void> {
  // Panels close and sections come that listen for it as for the browser's own print command.
  dispatchEvent(new Event('beforeprint'))
  const until = Date.now() + PATIENCE_MS
  do await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  while (!isComplete() && Date.now() < until)
  await drawn(until)
  print()
}

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('main img')]

function isComplete(): boolean {
  for (const picture of pictures()) picture.loading = 'eager'
  return !document.querySelector('main [aria-busy=true]') && pictures().every(({ complete }) => complete)
}

/** A picture that has come is on paper only once it is decoded. */
async function drawn(until: number): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, Math.max(LOOK_MS, until - Date.now())))
  await Promise.race([Promise.allSettled(pictures().map((picture) => picture.decode())), late])
}
