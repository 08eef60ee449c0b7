import { readMarkdown } from '../../domain/listing/markdown.ts'
import { textLang } from '../parts/text-lang.ts'
import { drawParts } from '../parts/markdown-parts.tsx'

/** The description; nothing if there is none. */
export function Description({ text }: { text: string }) {
  if (text.trim() === '') return null
  return (
    <div class="prose wraps readable" lang={textLang(text)} dir="auto">
      {drawParts(readMarkdown(text), 'ugc nofollow')}
    </div>
  )
}
