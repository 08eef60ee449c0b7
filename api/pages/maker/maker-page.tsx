import type { ComponentChildren } from 'preact'
import type { Context } from 'koa'
import { addStylesheet } from '../site/assets.ts'
import { renderPage } from '../parts/layout.tsx'

const common = addStylesheet('maker')

type MakerPage = { title: string; content: ComponentChildren; extra?: ComponentChildren }

/** A page only its maker sees: kept out of indexes and of every cache. */
export function sendMakerPage(ctx: Context, { title, content, extra }: MakerPage): void {
  ctx.type = 'html'
  ctx.set('Cache-Control', 'no-store')
  ctx.body = renderPage(
    {
      title: `${title} · Slipway`,
      description: 'Finish your drafts, send them to their review, and see how often your launches are shown, visited and upvoted.',
      canonical: null,
      extra: (
        <>
          <link rel="stylesheet" href={common} />
          {extra}
        </>
      ),
    },
    content,
  )
}

const notices = {
  saved: 'Saved.',
  new: 'Here is your draft, written from your page’s own words. Nobody else sees it.',
  existing: 'You had this draft already. Nothing in it was changed.',
  submitted: 'Sent. A moderator reads it next; you can take it back until it is live.',
  withdrawn: 'Taken back. It is a draft again, and nobody else sees it.',
  reopened: 'Reopened. It is a draft again.',
  renamed: 'Its address has changed. The old one keeps leading here.',
  posted: 'Posted to the changelog.',
  retracted: 'Removed from the changelog.',
  discarded: 'The draft is discarded. Its address is free again.',
  mended: 'Saved. The launch page shows it now.',
  badge: 'We looked at your page just now. What we saw is below.',
  checked: 'We looked at your page just now. The findings are new.',
}
export type NoticeName = keyof typeof notices

/** `path` with the word for what has just been done, for the page that follows a form. */
export const withNotice = (path: string, name: NoticeName): string => `${path}?done=${name}`

/** What has just been done, as the address says after a redirect. */
export function Notice({ ctx }: { ctx: Context }) {
  const done = new URLSearchParams(ctx.querystring).get('done') ?? ''
  if (!Object.hasOwn(notices, done)) return null
  return (
    <p class="notice" role="status">
      {notices[done as NoticeName]}
    </p>
  )
}
