import { paths } from '../../../shared/paths.ts'
import { Failure } from '../../domain/failure.ts'
import { readMarkdown } from '../../domain/listing/markdown.ts'
import { currentSite, siteName } from '../../domain/settings/current-site.ts'
import { ownPages, settingOf, type OwnPage } from '../../domain/settings/site-settings.ts'
import { definePage, type AnyPage } from '../page/define-page.ts'
import { drawParts } from '../parts/markdown-parts.tsx'

/** Pages of the owner’s own words, such as the imprint. They don’t exist while they’re empty. */
export const ownPageList: readonly AnyPage[] = ownPages.map((page: OwnPage) =>
  definePage({
    path: paths[page],
    access: 'anyone',
    load: () => {
      const text = currentSite()[page]
      if (text === '') throw new Failure('NOT_FOUND', 'Page not found.')
      return text
    },
    view: (text, { world }) => {
      const hasNumbers = page === 'rules' && world.rules.publicSummary
      const { label } = settingOf(page)
      return {
        head: {
          title: `${label} · ${siteName()}`,
          description: `${label} of ${siteName()}, in the words of whoever runs it.`,
          canonical: `${world.siteUrl}${paths[page]()}`,
          styles: 'plain',
        },
        content: (
          <div class="wrap pad-bottom-6">
            <header class="page-head">
              <h1>{label}</h1>
            </header>
            <div class="prose wraps readable">{drawParts(readMarkdown(text, true), undefined)}</div>
            {hasNumbers && (
              <p class="above-5">
                <a href={paths.moderationSummary()}>Moderation by month</a>: what was decided, reported and appealed, in numbers.
              </p>
            )}
          </div>
        ),
      }
    },
  }),
)
