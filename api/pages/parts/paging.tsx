import { LinkButton } from './button.tsx'

/** The pages before and after a numbered one; nothing if there are no others. */
export function Paging({ page, pages, linkTo }: { page: number; pages: number; linkTo: (page: number) => string }) {
  if (pages === 1) return null
  return (
    <nav class="row center gap-3 above-5" aria-label="Pages">
      {page > 1 && <LinkButton rel="prev" href={linkTo(page - 1)} words="Previous" />}
      <span class="soft small">
        Page {page} of {pages}
      </span>
      {page < pages && <LinkButton rel="next" href={linkTo(page + 1)} words="Next" />}
    </nav>
  )
}
