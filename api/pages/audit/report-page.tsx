import type { ComponentChildren } from 'preact'
import { hostOf } from '../../../shared/hosts.ts'
import type { SuggestedListing } from '../../../shared/schemas/readiness.ts'
import { limits } from '../../../shared/vocabulary.ts'
import type { Sheet } from '../page/define-page.ts'
import type { PageHead } from '../document/layout.tsx'
import { addStylesheet } from '../document/assets.ts'
import { AuditForm } from './url-form.tsx'
import { siteName } from '../../domain/settings/current-site.ts'

const stylesheet = addStylesheet('audit-report', 'share')

/** Keeps a report out of caches and search engines, and its URL out of Referer headers sent to other sites. */
export const unlisted = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
}

export type ReportHead = Pick<PageHead, 'title' | 'description'> & Partial<Pick<PageHead, 'canonical' | 'image' | 'noindex' | 'data'>>

/** The page of a report, which search engines may list if it has a canonical URL. */
export const reportSheet = (head: ReportHead, content: ComponentChildren): Sheet => ({
  headers: head.canonical == null || head.noindex === true ? unlisted : { 'Cache-Control': 'private, no-store' },
  head: { canonical: null, ...head, section: 'audit', extra: <link rel="stylesheet" href={stylesheet} /> },
  content,
})

/** The audited product’s name, or its host if the page doesn’t name one. */
export const productName = ({ name }: Pick<SuggestedListing, 'name'>, url: string): string => name ?? hostOf(url)

export const reportTitle = (name: string, score: number): string => `${name}: ${score} of 100 in a launch audit · ${siteName()}`

/** A report that has expired, was deleted, made private or never existed: the response is the same. `asked` is the URL to audit. */
export const noReportSheet = (asked: string | null): Sheet => ({
  status: 404,
  ownTitle: true,
  ...reportSheet(
    { title: `Report not found · ${siteName()}`, description: 'This report has expired, was removed or never existed.' },
    <div class="wrap audit">
      <header class="page-head">
        <h1>Report not found</h1>
        <p>
          This report has expired, was removed or never existed. We keep reports for 30 days and public ones for a year, unless their maker
          deletes them sooner.
        </p>
      </header>
      <h2 class="sw-hidden">New audit</h2>
      <AuditForm value={(asked ?? '').slice(0, limits.urlLength)} />
    </div>,
  ),
})
