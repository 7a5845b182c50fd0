/** Waits for the styles that the document's first script asked for: such ones hold nothing up by themselves. */
export async function stylesAreThere(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.filter((link) => !link.sheet).map(arrival))
}

/** A page without its styles is still one: a style that fails to come is not waited for. */
const arrival = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true })
  })
