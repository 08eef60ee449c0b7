import { pictureSources } from '../../domain/pictures/picture.ts'
import { imageUrl } from './web-url.ts'
import { paths } from '../../../shared/paths.ts'
import type { JSX } from 'preact'
import { locale } from '../../../shared/locale.ts'

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

type LogoProps = { address: string; slug: string; size: number; class: string }

/** The logo in the listing, or the one drawn for the slug when its URL cannot be shown. */
export function Logo({ address, slug, size, class: name }: LogoProps) {
  const kept = pictureSources(address, `${size}px`)
  const src = kept?.small ?? imageUrl(address) ?? paths.drawnLogo({ slug })
  return <LazyImage class={name} src={src} alt="" width={size} height={size} />
}

/** A picture that is loaded when it comes near the screen, without telling its site which page it’s on. */
export const LazyImage = (props: JSX.IntrinsicElements['img']) => (
  <img {...props} loading="lazy" decoding="async" referrerpolicy="no-referrer" />
)

const colors = 6

/** A person’s picture, or their initials in a color that stays theirs because it comes from their name. Hidden from screen readers: the name is beside it. */
export function Face({ name, picture = '', size = 32 }: { name: string; picture?: string | undefined; size?: number }) {
  const src = pictureSources(picture, '')?.small
  if (src === undefined) return <Initials name={name} size={size} />
  return <img class="face rigid covers" src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
}

const Initials = ({ name, size }: { name: string; size: number }) => (
  <svg class={`face rigid face--${colorOf(name)}`} viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
    <circle cx="20" cy="20" r="20" />
    <text x="20" y="21">
      {initialsOf(name)}
    </text>
  </svg>
)

/** Of the first and the last word; a name of one word has one. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => String.fromCodePoint(word.codePointAt(0) ?? 0x20).toLocaleUpperCase(locale)).join('') || '?'
}

function colorOf(name: string): number {
  let sum = 0
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % colors
}
