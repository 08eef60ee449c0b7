/** An address that the content policy lets this page show: this site's own, or https. */
export function shownAddress(address: string): string | null {
  const text = address.trim()
  if (/^\/(?!\/)/.test(text)) return text
  const url = URL.parse(text)
  return url !== null && url.protocol === 'https:' ? url.href : null
}

type PictureProps = {
  address: string
  shape: 'logo' | 'screenshot'
  alt: string
  /** What stands there without an address. */
  otherwise?: string
}

/** A picture given by its address, or its empty frame. The server never fetches it: the maker's own browser does. */
export function Picture({ address, shape, alt, otherwise }: PictureProps) {
  const src = shownAddress(address)
  return (
    <span class={`picture picture--${shape}`} data-picture-frame data-alt={alt} data-otherwise={otherwise}>
      {src !== null && <img src={src} alt={alt} loading="lazy" decoding="async" referrerpolicy="no-referrer" />}
    </span>
  )
}
