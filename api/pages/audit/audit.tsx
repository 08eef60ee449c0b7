import { auditAndKeep } from '../../actions/audit/audit-and-keep.ts'
import { reportIdIn } from '../../domain/report.ts'
import { validateInput } from '../../http/validate.ts'
import { limits } from '../../../shared/vocabulary.ts'
import { paths } from '../../../shared/paths.ts'
import { AuditForm, typedUrl } from './url-form.tsx'
import { AuditReport } from './audit-report.tsx'
import { defineForm, definePage } from '../page/define-page.ts'
import { Flash } from '../forms/flash.tsx'
import { SlipDrawing } from '../parts/slip-drawing.tsx'
import { browserKeys, giveBrowserKey } from './browser-key.ts'
import { productName, reportSheet, reportTitle } from './report-page.tsx'
import words from './words.json' with { type: 'json' }
import { siteName } from '../../domain/settings/current-site.ts'
import { Section } from '../parts/section.tsx'

/** The URL that was typed. Throws BAD_REQUEST for what can’t be one. */
const askedUrl = (form: URLSearchParams): string => validateInput('checkLaunchReadiness', { body: { url: typedUrl(form) } }).url

/** The form. `?url=` fills it in but starts nothing. It audits as the API does, and leads to the report. */
export const audit = definePage({
  path: paths.audit,
  access: 'anyone',
  load({ query, rejected }) {
    const value = (query.get('url') ?? '').slice(0, limits.urlLength)
    return { value, since: reportIdIn(rejected?.sent.get('since') ?? '') ?? undefined }
  },
  forms: {
    audit: defineForm(auditAndKeep, {
      rejected: 'Audit failed',
      fields: (form, { ctx }) => ({
        asked: askedUrl(form),
        via: 'web' as const,
        since: reportIdIn(form.get('since') ?? ''),
        key: browserKeys(ctx)[0] ?? null,
      }),
      next({ report, limit, previews, kept, key }, { world, ctx }, form) {
        if (key !== null) giveBrowserKey(world, ctx, key)
        if (kept !== null) return paths.auditReport(kept.report)
        const { url, score, checks, suggestedListing: listing, nextFreeWeeks: weeks } = report
        const shown = { url, asked: askedUrl(form), score, limit, checks, listing, previews, comparison: null, weeks }
        const description = 'What a launch audit found, with a fix for every finding.'
        return reportSheet({ title: reportTitle(productName(listing, url), score), description }, <AuditReport {...shown} kept={null} />)
      },
    }),
  },
  view: (asked, { world, rejected }) => ({
    head: {
      title: `Pre-launch site audit · ${siteName()}`,
      description:
        'Enter your product’s URL and see what could hurt your launch: metadata, social card, links, robots.txt, copy. Every finding comes with a fix to paste.',
      canonical: rejected === null ? `${world.siteUrl}${paths.audit()}` : null,
      section: 'audit',
    },
    content: (
      <div class="wrap audit">
        <div class="audit__top grid at-end gap-6">
          <div>
            <header class="page-head">
              <h1>Pre-launch site audit</h1>
              <p>Enter your URL and see what to fix first.</p>
            </header>
            <Flash />
            <AuditForm {...asked} />
          </div>
          <SlipDrawing />
        </div>
        <AuditIntroduction isPictured={world.photograph !== undefined} />
      </div>
    ),
  }),
})

const { looks } = words

const AuditIntroduction = ({ isPictured }: { isPictured: boolean }) => (
  <>
    <Section name="looks" class="looks" title="What we check">
      <dl class="grid gap-5 above-4">
        {looks.map(([term, words]) => (
          <div class="capped" key={term}>
            <dt>{term}</dt>
            <dd class="above-2 soft">{words}</dd>
          </div>
        ))}
      </dl>
    </Section>
    <Section name="visit" class="visit" title="Did our crawler visit your site?">
      <p class="readable above-3 soft">
        Someone ran an audit of it here. For at most 10 seconds, an audit requests a page with its files and links, up to 15 other pages,
        robots.txt, llms.txt, security.txt and the sitemap. It also requests the page over http and as link previews do, the domain with or
        without www, and pages that can’t exist, to see what visitors get there. Only on a maker’s own machine does it look for .env and
        .git/HEAD.
        {isPictured && ' A browser then opens the page twice to take pictures for the report.'} Only people with the link can open the
        report, unless its maker makes it public. We delete it after 30 days, or after a year if it’s public. The only automatic revisit is
        the badge check: weekly, or daily while the page is unreachable. A launch’s logo is fetched when we draw its social image.
      </p>
    </Section>
  </>
)
