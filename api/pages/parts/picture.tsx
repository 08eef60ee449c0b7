import { pictureSources } from '../../domain/pictures/picture.ts'
import { imageUrl } from './web-url.ts'
import { LazyImage } from './lazy-image.tsx'

type PictureProps = {
  address: string
  shape: 'logo' | 'screenshot'
  alt: string
}

/** A picture by its URL, or its empty frame. The maker’s browser fetches it, never the server. */
export function Picture({ address, shape, alt }: PictureProps) {
  const src = pictureSources(address, '')?.small ?? imageUrl(address)
  return (
    <span class={`picture block clip sunken framed soft smallest picture--${shape}`} data-picture-frame data-alt={alt}>
      {src !== null && <LazyImage class="block whole covers" src={src} alt={alt} />}
    </span>
  )
}
