/** Lets the page do what waits. */
export const breath = () => new Promise<void>((resolve) => setTimeout(resolve))
