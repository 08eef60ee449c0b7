import { decodeSafely } from '../../decode-safely.ts'
import type { Picture } from '../../rendered/rendered.ts'

/** A file’s name: the last part of its URL. */
export function fileName(url: string): string {
  const { pathname = '', host = '' } = URL.parse(url) ?? {}
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  if (!/^https?:/.test(url)) return 'file'
  return decodeSafely(name) || host
}

type Named = Pick<Picture, 'url' | 'place'>

/** Whether the page’s author calls it the hero. */
export const isHero = ({ place: { path, html } }: Named): boolean =>
  /\bhero\b/i.test(`${path} ${html.replace(/\ssrc(?:set)?="[^"]*"/g, '')}`)

/** A picture’s name: its file’s. */
export const pictureName = (picture: Named): string => `${isHero(picture) ? 'Hero picture' : 'Picture'} ${fileName(picture.url)}`

/** Several things, named by the first: `hero.png and 2 more files`. */
export const andMore = (name: string, count: number, [one, several]: [one: string, several: string]): string =>
  count < 2 ? name : `${name} and ${count - 1} more ${count === 2 ? one : several}`
