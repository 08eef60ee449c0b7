import { LRUCache } from 'lru-cache'
import { certainLanguage } from '../../../shared/audit/words/text-language.ts'
import { h, type ComponentChildren } from 'preact'
import type { MarkdownPart } from '../../domain/listing/markdown.ts'

/** What somebody wrote, in the direction of its own script. */
export const Written = ({ text, ...paragraph }: { text: string | null; class?: string; lang?: string | undefined }) => (
  <p {...paragraph} dir="auto">
    {text}
  </p>
)

const evidence = { letters: 2, words: 5, kinds: 3, own: 3, lead: 3 }
/** Finding out takes a thirtieth of a page’s time, and most texts are shown again. */
const known = new LRUCache<string, string>({ max: 1000, memoMethod: (text) => certainLanguage(text, evidence) ?? 'en' })

/**
 * The `lang` of a text that somebody wrote, so that browsers display it and read it aloud correctly: what its author chose, or else what its script
 * or function words suggest. Undefined for English and when in doubt: the page’s own `lang` applies.
 */
export function textLang(text: string, chosen: string | null = null): string | undefined {
  // A few ASCII words prove nothing, and most names and taglines are.
  if (chosen === null && text.length < 80 && /^[ -~]*$/.test(text)) return undefined
  const found = chosen ?? known.memo(text.slice(0, 1000))
  return found === 'en' ? undefined : found
}

/** Only the elements of the parts are drawn, so a text brings no markup or attributes of its own. `rel` is for its links. */
export const drawParts = (parts: readonly MarkdownPart[], rel: string | undefined): ComponentChildren =>
  parts.map((part, key) => {
    if (typeof part === 'string') return part
    const { tag, href, start, parts: inner } = part
    const own = href === undefined ? { start, ...(/^(?:p|li|h.)$/.test(tag) && { dir: 'auto' as const }) } : { href, rel }
    return h(tag, { key, ...own }, drawParts(inner, rel))
  })
