import { paths } from '../../../shared/paths.ts'
import { Failure } from '../../domain/failure.ts'
import { readMarkdown } from '../../domain/listing/markdown.ts'
import { isOwner } from '../../domain/moderation/moderator-rule.ts'
import { currentSite, siteName } from '../../domain/settings/current-site.ts'
import { isTemplate, ownPages } from '../../domain/settings/own-pages.ts'
import { settingOf } from '../../domain/settings/site-settings.ts'
import type { PageRequest } from '../forms/page-request.ts'
import { definePage, type AnyPage, type Sheet } from '../page/define-page.ts'
import { drawParts, textLang } from '../parts/written.tsx'

type OwnPage = { title: string; text: string }

/** Throws NOT_FOUND while there’s nothing to read: for all but owners, a template is nothing. */
function requireText(page: OwnPage | undefined, { world, account }: PageRequest): OwnPage {
  const isReadable = page !== undefined && page.text !== '' && (!isTemplate(page.text) || (account !== null && isOwner(world, account)))
  if (!isReadable) throw new Failure('NOT_FOUND', 'Page not found.')
  return page
}

const sheetOf = ({ title, text }: OwnPage, { world, path }: PageRequest): Sheet => ({
  ...(isTemplate(text) && { headers: { 'Cache-Control': 'no-store' } }),
  head: {
    title: `${title} · ${siteName()}`,
    description: `${title} of ${siteName()}.`,
    canonical: isTemplate(text) ? null : `${world.siteUrl}${path}`,
    styles: 'plain',
  },
  content: (
    <div class="wrap pad-bottom-6">
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      {isTemplate(text) && (
        <p class="tone-warn below-5 pad-4 rounded readable">
          <strong>This is a template.</strong> Only owners see it. Fill in the [[double brackets]] under{' '}
          <a href={paths.settingGroup({ group: 'pages' })}>Settings, Pages</a>.
        </p>
      )}
      <div class="prose wraps readable" lang={textLang(text)}>
        {drawParts(readMarkdown(text, true), undefined)}
      </div>
      {path === paths.rules() && world.rules.publicSummary && (
        <p class="above-5">
          <a href={paths.moderationSummary()}>Moderation by month</a>: what was decided, flagged and appealed, in numbers.
        </p>
      )}
    </div>
  ),
})

/** Pages of the owner’s own words, such as the imprint. They don’t exist while they’re empty. */
export const ownPageList: readonly AnyPage[] = [
  ...ownPages.map((page) =>
    definePage({
      path: paths[page],
      access: 'anyone',
      load: (request) => requireText({ title: settingOf(page).label, text: currentSite()[page] }, request),
      view: sheetOf,
    }),
  ),
  definePage({
    path: paths.ownPage,
    access: 'anyone',
    load: (request) =>
      requireText(
        currentSite().pages.find(({ address }) => address === request.params.address),
        request,
      ),
    view: sheetOf,
  }),
]
