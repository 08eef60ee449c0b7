import type { ComponentChildren } from 'preact'
import type { Context } from 'koa'
import { addStylesheet } from '../site/assets.ts'
import { renderPage } from '../parts/layout.tsx'

const common = addStylesheet('maker')

type MakerPage = { title: string; content: ComponentChildren; extra?: ComponentChildren }

/** A private page for makers. Not indexed and never cached. */
export function sendMakerPage(ctx: Context, { title, content, extra }: MakerPage): void {
  ctx.type = 'html'
  ctx.set('Cache-Control', 'no-store')
  ctx.body = renderPage(
    {
      title: `${title} · Slipway`,
      description: 'Edit your drafts, submit them for review, and see how many impressions, clicks and upvotes your launches get.',
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
  new: 'Draft created from your page. Only you can see it.',
  existing: 'You already had this draft. Nothing was changed.',
  submitted: 'Submitted. A moderator will review it; you can withdraw it until it goes live.',
  withdrawn: 'Withdrawn. It’s a draft again, and only you can see it.',
  reopened: 'Reopened. It’s a draft again.',
  unpublished: 'Unpublished. It’s a draft again, and only you can see it.',
  renamed: 'URL changed. The old one redirects here.',
  posted: 'Update published.',
  retracted: 'Update deleted.',
  discarded: 'Draft deleted. Its URL is free again.',
  edited: 'Saved. Your changes are live.',
  proposed: 'Sent for review. Your changes go live once a moderator accepts them.',
  unchanged: 'Nothing was changed.',
  retired: 'Edit withdrawn. Your listing stays as it is.',
  badge: 'Badge checked. See the result below.',
  planned: 'Planned. Start with the next step below.',
  redated: 'New dates set for everything that hasn’t been sent.',
  'place-added': 'Added to your plan.',
  'listing-checked': 'Listing checked. What we found is below.',
  'place-removed': 'Taken out of your plan.',
  wordings: 'Other wordings are below.',
  prepared: 'Prepared. Open each submit page when you’re ready.',
  'partly-prepared': 'Prepared, except where a text is missing or too long.',
  checked: 'Page audited. The findings below are up to date.',
}
export type NoticeName = keyof typeof notices

/** Adds a notice to `path`, for the page that a form redirects to. */
export const withNotice = (path: string, name: NoticeName): string => `${path}?done=${name}`

/** The notice in the URL after a redirect. */
export function Notice({ ctx }: { ctx: Context }) {
  const done = new URLSearchParams(ctx.querystring).get('done') ?? ''
  if (!Object.hasOwn(notices, done)) return null
  return (
    <p class="notice" role="status">
      {notices[done as NoticeName]}
    </p>
  )
}
