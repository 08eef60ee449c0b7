import { readMarkdown } from '../../domain/listing/markdown.ts'
import { textLang } from '../parts/text-lang.ts'
import { drawParts } from '../parts/markdown-parts.tsx'

export function Description({ text, language = null }: { text: string; language?: string | null }) {
  if (text.trim() === '') return null
  return (
    <div class="prose wraps readable" lang={textLang(text, language)} dir="auto">
      {drawParts(readMarkdown(text), 'ugc nofollow')}
    </div>
  )
}
