import { isDrawnLogo } from '../../listing/listing-address.ts'
import type { Place } from './ways.ts'
import type { Launch } from '../../launch/launch.ts'
import { askedFields } from './prepare-texts.ts'
import type { PictureSize } from './fitted-picture.ts'

/** `url` is the original, null if the listing has none; `size` is null if any will do; `file` names the download in that size. */
export type AskedPicture = {
  what: string
  source: 'logo' | 'screenshot'
  url: string | null
  size: PictureSize | null
  file: string | null
  note: string | null
}

type Pictured = Pick<Launch, 'logo' | 'screenshots'>

/** Logos that we drew for a launch without one aren’t the maker’s own. */
const isDrawn = (url: string): boolean => url === '' || isDrawnLogo(url)

/** The maker’s own pictures, as URLs resolved against `siteUrl`. */
export function pictureUrls({ logo, screenshots }: Pictured, siteUrl: string): Record<AskedPicture['source'], string[]> {
  const toAbsolute = (url: string) => new URL(url, siteUrl).href
  return { logo: isDrawn(logo) ? [] : [toAbsolute(logo)], screenshot: screenshots.map(toAbsolute) }
}

/** The pictures that a directory asks for, from the listing’s logo and screenshots. Relative URLs belong to `siteUrl`. */
export function picturesFor(launch: Pictured, directory: Place, siteUrl: string): AskedPicture[] {
  const urls = pictureUrls(launch, siteUrl)
  return askedOf(directory).flatMap(({ what, source, size, note }): AskedPicture[] => {
    const own = urls[source]
    if (own.length === 0) return [{ what, source, url: null, size, file: null, note }]
    return own.map((url, index) => {
      const number = source === 'screenshot' ? `-${index + 1}` : ''
      const file = size === null ? null : `${source}${number}-${size.width}x${size.height}.png`
      return { what: own.length > 1 ? `${what} ${index + 1}` : what, source, url, size, file, note }
    })
  })
}

type Asked = Pick<AskedPicture, 'what' | 'source' | 'size' | 'note'>

/** What its facts say; without any, the originals of what its form has. */
function askedOf(directory: Place): Asked[] {
  const stated = directory.facts.pictures?.value ?? []
  if (stated.length > 0)
    return stated.map(({ what, width, height, most }) => ({
      what,
      source: /\b(?:logo|icon|thumbnail|avatar)\b/iu.test(what) ? ('logo' as const) : ('screenshot' as const),
      // An upper limit isn’t a size to scale to.
      size: width === undefined || height === undefined || /^at most/iu.test(most ?? '') ? null : { width, height },
      note: most ?? null,
    }))
  const { fields } = askedFields(directory)
  const none = { size: null, note: null }
  return [
    ...(fields.includes('logo') ? [{ what: 'Logo', source: 'logo' as const, ...none }] : []),
    ...(fields.includes('screenshots') ? [{ what: 'Screenshot', source: 'screenshot' as const, ...none }] : []),
  ]
}
