import { h, type ComponentChildren } from 'preact'
import { readMarkdown, type MarkdownPart } from '../../domain/listing/markdown.ts'

/** The description; nothing if there is none. */
export function Description({ text }: { text: string }) {
  if (text.trim() === '') return null
  return <div class="prose wraps readable">{readMarkdown(text).map(shown)}</div>
}

/** Only the elements of the parts are drawn, so a text brings no markup or attributes of its own. */
function shown(part: MarkdownPart, key: number): ComponentChildren {
  if (typeof part === 'string') return part
  const { tag, href, start, parts } = part
  const own = href === undefined ? { start, ...(/^(?:p|li)$/.test(tag) && { dir: 'auto' as const }) } : { href, rel: 'ugc nofollow' }
  return h(tag, { key, ...own }, parts.map(shown))
}
