import type { Picture } from '../../rendered/rendered.ts'

/** A file by the last part of its URL, as people call it. */
export function fileName(url: string): string {
  const { pathname = '', host = '' } = URL.parse(url) ?? {}
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  if (!/^https?:/.test(url)) return 'file'
  try {
    return decodeURIComponent(name) || host
  } catch {
    return name
  }
}

/** A picture by its file, and whether it’s the page’s hero. */
export const pictureName = ({ url, place }: Pick<Picture, 'url' | 'place'>): string =>
  `${/\bhero\b/i.test(`${place.path} ${place.html.replace(/\ssrc(?:set)?="[^"]*"/g, '')}`) ? 'Hero picture' : 'Picture'} ${fileName(url)}`

/** Several by the name of the first: `hero.png and 2 more files`. */
export const andMore = (name: string, count: number, [one, several]: [one: string, several: string]): string =>
  count < 2 ? name : `${name} and ${count - 1} more ${count === 2 ? one : several}`
