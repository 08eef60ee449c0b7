import { locale } from '../../../shared/locale.ts'
import { pictureSources } from '../../domain/pictures/picture.ts'

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
