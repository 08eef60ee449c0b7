import type { ComponentChildren } from 'preact'
import type { Context } from 'koa'
import { renderPage } from '../parts/layout.tsx'
import { SlipDrawing } from '../parts/slip-drawing.tsx'

type AccountPage = { title: string; heading: string; lead?: ComponentChildren; children: ComponentChildren }

/** A short page with one form: sign-in and its neighbours. Kept out of indexes and of caches. */
export function sendAccountPage(ctx: Context, { title, heading, lead, children }: AccountPage): void {
  ctx.type = 'html'
  ctx.set('Cache-Control', 'no-store')
  ctx.body = renderPage(
    {
      title: `${title} · Slipway`,
      description:
        'Sign in to Slipway to open drafts, finish them and follow your own launches from the first audit to the day they are live.',
      canonical: null,
    },
    <div class="wrap account">
      <div class="account__form">
        <header class="page-head">
          <h1>{heading}</h1>
          {lead !== undefined && <p>{lead}</p>}
        </header>
        {children}
      </div>
      <SlipDrawing />
    </div>,
  )
}
