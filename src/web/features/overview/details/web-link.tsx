/** A link to an address of the store's data: its host, or the mail address, as text. Anything but web and mail stays text. */
export function WebLink({ address }: { address: string }) {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url && /^[^\s@]+@[^\s@]+$/.test(address)) return <a href={`mailto:${address}`}>{address}</a>
  if (url?.protocol === 'mailto:') return <a href={url.href}>{url.pathname}</a>
  if (!url || !/^https?:$/.test(url.protocol)) return address
  return (
    <a href={url.href} target="_blank" rel="noopener noreferrer">
      {url.hostname.replace(/^www\./, '')}
    </a>
  )
}
