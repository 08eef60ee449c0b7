import type { Listing } from '../../../shared/fields/listing-fields.ts'
import { paths } from '../../../shared/paths.ts'

/** A picture that we keep: of an account, of a launch whose maker’s account was deleted, or of the site itself. */
export type StoredPicture = {
  id: string
  /** Null if it’s no account’s. */
  accountId: string | null
  /** The launch that keeps it although the account is gone. */
  launchId?: string
  /** Names its files by their content and size in pixels. */
  key: string
  /** Of its files together. */
  bytes: number
  /** What people who can’t see it are told; empty if nobody has said. */
  alt: string
  /** The URL that it was fetched from; null for an upload. */
  source: string | null
  createdAt: string
}

/** Each picture is kept in these widths in pixels, or its own if that is less. */
export const pictureWidths = [320, 960, 1920] as const
const largest = pictureWidths[2]

/** `pixels` and `side` are those of the original; a larger one would take too much memory. `each`: pictures of one account. */
export const pictureLimits = { bytes: 8 * 1024 * 1024, pixels: 50_000_000, side: 16_383, smallest: 16, altLength: 200, each: 500 }

/** The largest file is at most this high for its width. A picture of a whole page is cut off no sooner than a browser would. */
export const maxHeight = 5760

const keyPattern = /^[0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3})$/

export const isPictureKey = (text: string): boolean => keyPattern.test(text)

export const pictureKey = (hash: string, { width, height }: { width: number; height: number }): string =>
  `${hash.slice(0, 32)}-${width}x${height}`

export function sizeOfKey(key: string): { width: number; height: number } {
  const [, width = '', height = ''] = keyPattern.exec(key) ?? []
  return { width: Number(width), height: Number(height) }
}

/** `owner`: the account or launch that it belongs to; null for the site. */
export const pictureId = (owner: string | null, key: string): string => `${owner ?? 'site'}.${key}`

export const pictureFile = (key: string, width: number): string => `${key}.${width}.webp`

/** The key of the file’s picture; null for any other file. */
export function keyOfFile(name: string): string | null {
  const [key = '', width, ending, ...rest] = name.split('.')
  return isPictureKey(key) && pictureWidths.some((each) => String(each) === width) && ending === 'webp' && rest.length === 0 ? key : null
}

export const isPictureFile = (name: string): boolean => keyOfFile(name) !== null

/** The path of a kept picture, as listings hold it. */
export const picturePath = (key: string): string => paths.picture({ picture: key, width: String(largest) })

/** The key in a path of a kept picture, or in its URL on this site. Null for any other. */
export function keptKey(address: string, siteUrl = ''): string | null {
  const path = siteUrl !== '' && address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
  const { picture = '', width } = paths.picture.match(path) ?? {}
  return width === String(largest) && isPictureKey(picture) ? picture : null
}

/** The addresses of a listing’s pictures. */
export const picturesIn = ({ logo, screenshots }: Pick<Listing, 'logo' | 'screenshots'>): string[] => [logo, ...screenshots]
/** What an <img> needs to show a kept picture; null for any other address. `sizes` as in HTML: how wide it’s shown. */
export function pictureSources(address: string, sizes: string) {
  const key = keptKey(address)
  if (key === null) return null
  const { width, height } = sizeOfKey(key)
  const fileOf = (each: number) => paths.picture({ picture: key, width: String(each) })
  const useful = pictureWidths.filter((_, at) => at === 0 || width > (pictureWidths[at - 1] ?? 0))
  const srcset = useful.map((each) => `${fileOf(each)} ${Math.min(each, width)}w`).join(', ')
  return { small: fileOf(pictureWidths[0]), src: fileOf(pictureWidths[1]), srcset, sizes, width, height }
}
