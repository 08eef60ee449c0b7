import type { ComponentChildren } from 'preact'
import type { Context } from 'koa'
import type { Sheet } from '../page/define-page.ts'
import { renderPage } from '../parts/layout.tsx'
import { SlipDrawing } from '../parts/slip-drawing.tsx'

type AccountPage = {
  title: string
  heading: string
  lead?: ComponentChildren
  children: ComponentChildren
  /** False on pages where the drawing’s labels could be mistaken for findings. */
  drawing?: boolean
  /** The page itself verifies the email, so no notice asks for it. */
  asksProof?: boolean
  /** Scripts and styles that only this page needs. */
  extra?: ComponentChildren
}

export function sendAccountPage(ctx: Context, page: AccountPage): void {
  const { head, content, headers = {} } = accountSheet(page)
  ctx.type = 'html'
  ctx.set(headers)
  ctx.body = renderPage(head, content)
}

/** A short page with one form, such as sign-in. Not indexed and never cached. */
export const accountSheet = ({ title, heading, lead, children, drawing = true, asksProof, extra }: AccountPage): Sheet => ({
  headers: { 'Cache-Control': 'no-store' },
  head: {
    title: `${title} · Slipway`,
    description: 'Sign in to Slipway to create drafts, submit launches, and follow them from the first audit to launch day.',
    canonical: null,
    asksProof,
    extra,
  },
  content: (
    <div class="wrap account grid at-start">
      <div class="account__form">
        <header class="page-head">
          <h1>{heading}</h1>
          {lead !== undefined && <p>{lead}</p>}
        </header>
        {children}
      </div>
      {drawing && <SlipDrawing />}
    </div>
  ),
})
