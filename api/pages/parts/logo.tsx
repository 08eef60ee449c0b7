import { paths } from '../../../shared/paths.ts'
import { pictureSources } from '../../domain/pictures/picture.ts'
import { imageUrl } from './web-url.ts'
import { LazyImage } from './lazy-image.tsx'

type LogoProps = { address: string; slug: string; size: number; class: string }

/** The logo in the listing, or the one drawn for the slug when its URL cannot be shown. */
export function Logo({ address, slug, size, class: name }: LogoProps) {
  const kept = pictureSources(address, `${size}px`)
  const src = kept?.small ?? imageUrl(address) ?? paths.drawnLogo({ slug })
  return <LazyImage class={name} src={src} alt="" width={size} height={size} />
}
