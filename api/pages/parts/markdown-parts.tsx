import { h, type ComponentChildren } from 'preact'
import type { MarkdownPart } from '../../domain/listing/markdown.ts'

/** Only the elements of the parts are drawn, so a text brings no markup or attributes of its own. `rel` is for its links. */
export const drawParts = (parts: readonly MarkdownPart[], rel: string | undefined): ComponentChildren =>
  parts.map((part, key) => {
    if (typeof part === 'string') return part
    const { tag, href, start, parts: inner } = part
    const own = href === undefined ? { start, ...(/^(?:p|li|h.)$/.test(tag) && { dir: 'auto' as const }) } : { href, rel }
    return h(tag, { key, ...own }, drawParts(inner, rel))
  })
