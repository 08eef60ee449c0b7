import type { Context } from 'koa'
import { takeTurn } from '../../actions/take-turn.ts'
import { renderPage } from '../document/layout.tsx'
import { renderFor, type PageRequest } from '../forms/page-request.ts'
import type { Sheet } from './define-page.ts'

/** Answers a request with a page. The title of a rejected form comes first, unless the page’s own says what’s wrong. */
export async function sendSheet(request: PageRequest, { head, content, ownTitle, ...rest }: Sheet): Promise<void> {
  const { ctx, rejected } = request
  const titled = rejected === null || ownTitle ? head : { ...head, title: `${rejected.title}: ${head.title}` }
  await takeTurn()
  renderFor(request, () => {
    // Only once the page is rendered is it known whether the rejected form is still on it (rejection.tsx).
    if (rejected !== null) renderPage(titled, content)
    writeSheet(ctx, { ...rest, head: titled, content })
  })
}

/** Answers with a page that has no forms of its own. */
export function writeSheet(ctx: Context, { head, content, headers = {}, status }: Sheet): void {
  ctx.type = 'html'
  ctx.set(headers)
  if (status !== undefined) ctx.status = status
  ctx.body = renderPage(head, content)
}
