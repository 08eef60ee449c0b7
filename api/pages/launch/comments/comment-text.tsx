import type { ComponentChildren } from 'preact'
import type { MakerPages } from '../../../actions/makers/find-maker-pages.ts'
import { mentionPlaces } from '../../../domain/community/mentions.ts'
import { textLang } from '../../parts/text-lang.ts'
import { paths } from '../../../../shared/paths.ts'

/** Plain text in which mentions of makers lead to their pages. */
export function CommentText({ text, language, pages }: { text: string; language?: string | undefined; pages: MakerPages }) {
  const parts: ComponentChildren[] = []
  let from = 0
  for (const { handle, start, end } of mentionPlaces(text)) {
    if (!pages.handles.has(handle)) continue
    parts.push(
      text.slice(from, start),
      <a key={start} href={paths.maker({ handle })}>
        {text.slice(start, end)}
      </a>,
    )
    from = end
  }
  parts.push(text.slice(from))
  return (
    <p class="comment__text above-1 wraps lines" lang={textLang(text, language)} dir="auto">
      {parts}
    </p>
  )
}
