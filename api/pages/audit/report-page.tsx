import type { ComponentChildren } from 'preact'
import type { Context } from 'koa'
import { hostOf } from '../../../shared/hosts.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { renderPage } from '../parts/layout.tsx'
import { addStylesheet } from '../site/assets.ts'
import { AuditForm } from './audit-form.tsx'

const stylesheet = addStylesheet('audit-report')

/** Keeps a report out of caches and search engines, and its URL out of Referer headers sent to other sites. */
export function keepUnlisted(ctx: Context): void {
  ctx.set('Cache-Control', 'private, no-store')
  ctx.set('X-Robots-Tag', 'noindex, nofollow')
  ctx.set('Referrer-Policy', 'same-origin')
}

/** Sends a page about a report. */
export function sendReportPage(
  ctx: Context,
  { title, description }: { title: string; description: string },
  content: ComponentChildren,
): void {
  keepUnlisted(ctx)
  ctx.type = 'html'
  const extra = <link rel="stylesheet" href={stylesheet} />
  ctx.body = renderPage({ title, description, canonical: null, section: 'audit', extra }, content)
}

export const reportTitle = (score: number, url: string): string => `${score} of 100: ${hostOf(url)} · Slipway audit`

/** A report that has expired, was deleted or never existed: the response is the same. */
export function sendNoReport(ctx: Context): void {
  ctx.status = 404
  const title = 'Report not found'
  sendReportPage(
    ctx,
    { title: `${title} · Slipway`, description: 'This report has expired or never existed.' },
    <div class="wrap audit">
      <header class="page-head">
        <h1>{title}</h1>
        <p>This report has expired or never existed. We keep reports for 30 days, unless their maker deletes them sooner.</p>
      </header>
      <h2 class="sw-hidden">New audit</h2>
      <AuditForm value={(new URLSearchParams(ctx.querystring).get('url') ?? '').slice(0, limits.urlLength)} />
    </div>,
  )
}
