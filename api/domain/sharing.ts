import { locale } from '../../shared/locale.ts'

/** `title` is for sites that take a title of their own; `text` is the post, without the URL. */
export type Shared = { url: string; text: string; title?: string }

export type ShareLink = { network: string; url: string }

/** The longest title that Hacker News accepts. */
const maxTitleLength = 80

/** Plain links that load nothing from the networks. Mastodon’s leads to a page below `url`, which is absolute and ends with a slash. */
export function shareUrls({ url, text, title = text }: Shared): ShareLink[] {
  const words = firstLine(title)
  return [
    { network: 'X', url: withQuery('https://x.com/intent/post', { text, url }) },
    { network: 'Bluesky', url: withQuery('https://bsky.app/intent/compose', { text: `${text}\n${url}` }) },
    { network: 'Mastodon', url: withQuery(`${url}mastodon/`, { text: `${text}\n${url}` }) },
    { network: 'LinkedIn', url: withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }) },
    { network: 'Hacker News', url: withQuery('https://news.ycombinator.com/submitlink', { u: url, t: shorten(words, maxTitleLength) }) },
    { network: 'Reddit', url: withQuery('https://www.reddit.com/submit', { url, title: shorten(words, 300) }) },
    { network: 'Email', url: withQuery('mailto:', { subject: shorten(words, 200), body: `${text}\r\n\r\n${url}` }) },
  ]
}

/** Mastodon’s own page for writing a post, on a server that somebody has named. Null if that can’t be the name of a server. */
export function mastodonUrl(server: string, text: string): string | null {
  const host = server
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^@?[^@/]*@/, '')
    .replace(/\/.*$/, '')
  const origin = /^(?=.{4,253}$)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(host) ? URL.parse(`https://${host}`) : null
  return origin === null || /^[\d.]+$/.test(origin.host) ? null : withQuery(`${origin.origin}/share`, { text })
}

/** How long a post may be. X counts any URL as 23 characters. */
export const postLimits = { X: 280, Bluesky: 300, Mastodon: 500, LinkedIn: 3000 } as const
const urlOnX = 23
export type PostNetwork = keyof typeof postLimits

/** How long a network says that a post is which ends with the URL. */
export const postLengthOn = (network: PostNetwork, post: string, url: string): number =>
  network === 'X' ? lengthOnX(post.slice(0, -url.length)) + urlOnX : post.length

type Own = { maker: { handle: string | null }; twitterUsername: string | null }
type Posted = { name: string; tagline: string; firstComment: string | null } & Own

/** Networks would tell whoever has such a handle there: only the maker’s own keep their @. Emails stay as they are. */
export function withOwnHandles(text: string, { maker, twitterUsername }: Own): string {
  const own = [maker.handle, twitterUsername].flatMap((handle) => handle?.replace(/^@/, '').toLowerCase() ?? [])
  return text.replaceAll(/(?<![\p{L}\p{N}._+-])@([\w.-]*\w)/gu, (whole, handle: string) =>
    own.includes(handle.toLowerCase()) ? whole : handle,
  )
}

/** In its maker’s words: name and tagline, then as much of the first comment as fits, and the URL. */
export function launchPost({ name, tagline, firstComment, ...own }: Posted, url: string, network: PostNetwork): string {
  const measure = network === 'X' ? lengthOnX : lengthOf
  const room = postLimits[network] - (network === 'X' ? urlOnX : url.length) - blankLine.length
  const head = shorten(withOwnHandles(`${firstLine(name)} is live: ${firstLine(tagline)}`, own), room, measure)
  const comment = withOwnHandles(firstComment ?? '', own)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()
  const left = room - measure(head) - blankLine.length
  const more = left < 40 ? '' : shorten(comment, left, measure)
  return [head, more, url]
    .filter((part) => part !== '')
    .join(blankLine)
    .toWellFormed()
}

const blankLine = '\n\n'

const firstLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const lengthOf = (text: string): number => text.length

/** X counts most letters of Latin, Greek, Cyrillic, Arabic and Hebrew as one and everything else as two (its “weighted length”). */
const lengthOnX = (text: string): number =>
  Array.from(text, (letter) => (isLightOnX(letter.codePointAt(0) ?? 0) ? 1 : 2)).reduce<number>((sum, each) => sum + each, 0)
const isLightOnX = (code: number) => code <= 0x10ff || (code >= 0x2000 && code <= 0x201f && code !== 0x200e && code !== 0x200f)

/** Cuts between words, or between characters where a word is long. Never inside a character. */
function shorten(text: string, length: number, measure = lengthOf): string {
  if (measure(text) <= length) return text
  let cut = ''
  let size = measure('…')
  for (const { segment } of graphemes.segment(text.slice(0, length * 2))) {
    size += measure(segment)
    if (size > length) break
    cut += segment
  }
  const end = cut.search(/\s\S*$/)
  return `${(end > cut.length / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}
const graphemes = new Intl.Segmenter(locale, { granularity: 'grapheme' })

/** Half a surrogate pair has no encoding; it becomes the replacement character. */
function withQuery(path: string, fields: Record<string, string>): string {
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
  return `${path}?${pairs.join('&')}`
}
