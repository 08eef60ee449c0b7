import { isHtml } from './is-html.ts'

const caps = { text: 6_000, icons: 20, src: 2_000, sizes: 200 }

/** Whether a file starts like RSS, Atom, RDF or a JSON Feed. No entity is expanded or fetched. */
export function readFeed(bytes: Uint8Array): boolean {
  const text = new TextDecoder()
    .decode(bytes.subarray(0, 64 * 1024))
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (text.startsWith('{')) return /"version"\s*:\s*"https?:\/\/(?:www\.)?jsonfeed\.org\/version\//.test(text)
  if (isHtml(text)) return false
  return /^<(?:[a-z][\w.-]{0,40}:)?(?:rss|feed|rdf)[\s/>]/i.test(fromRoot(text))
}

/** What stands before the root element of an XML file (XML 1.0 section 2.8), and how it ends. A document type can hold declarations of its own. */
const prolog: [RegExp, string][] = [
  [/^<\?/, '?>'],
  [/^<!--/, '-->'],
  [/^<!DOCTYPE[^[>]{0,500}\[/i, ']>'],
  [/^<!/, '>'],
]

/** An XML text from its root element on, in one pass over its prolog. */
function fromRoot(text: string): string {
  let rest = text
  for (let parts = 0; parts < 50; parts += 1) {
    const end = prolog.find(([start]) => start.test(rest))?.[1]
    if (end === undefined) return rest
    const at = rest.indexOf(end)
    if (at < 0) return ''
    rest = rest.slice(at + end.length).trimStart()
  }
  return ''
}

type Manifest = { error: string | null; text: string | null; icons: { src: string; sizes: string }[] }

/** A web app manifest (https://www.w3.org/TR/appmanifest/): its icons, and its source if it is short enough to show. */
export function readManifest(bytes: Uint8Array): Manifest {
  const text = new TextDecoder().decode(bytes)
  const broken = (error: string): Manifest => ({ error, text: null, icons: [] })
  if (isHtml(text)) return broken('it’s an HTML page')
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return broken('it isn’t valid JSON')
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return broken('it isn’t a JSON object')
  const icons: unknown = 'icons' in parsed ? parsed.icons : []
  if (!Array.isArray(icons)) return broken('its icons aren’t a list')
  const found = icons.slice(0, caps.icons).flatMap((icon: unknown) => {
    if (typeof icon !== 'object' || icon === null || !('src' in icon) || typeof icon.src !== 'string') return []
    const sizes = 'sizes' in icon && typeof icon.sizes === 'string' ? icon.sizes.slice(0, caps.sizes) : ''
    return [{ src: icon.src.slice(0, caps.src), sizes }]
  })
  return { error: null, text: text.length <= caps.text ? text : null, icons: found }
}
