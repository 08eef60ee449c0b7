import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import { mastodonUrl, postLimits } from '../../domain/sharing.ts'
import { OtherPageFirst } from '../session/session.ts'
import { unlessGone } from '../launch/unless-gone.ts'
import { FormField } from '../forms/form-field.tsx'
import { definePage } from '../page/define-page.ts'
import { LinkButton } from '../parts/button.tsx'
import { paths } from '../../../shared/paths.ts'
import { siteName } from '../../domain/settings/current-site.ts'

/** Longer posts are cut: a server that allows them can be reached without us. */
const maxTextLength = 2 * postLimits.Mastodon

/**
 * Asks which Mastodon server to post on and links to it. It doesn’t redirect there: a link to this page must not lead off the site.
 * Throws NOT_FOUND, and GONE for a launch that was unpublished.
 */
export const mastodon = definePage({
  path: paths.mastodon,
  access: 'anyone',
  async load({ world, params: { slug }, query }) {
    const launch = await unlessGone(world, slug, () => findLiveLaunch(world, { slug }))
    if (launch.slug !== slug) throw new OtherPageFirst(paths.mastodon(launch, query))
    const path = paths.launch(launch)
    const text = (query.get('text') ?? `${launch.name}: ${launch.tagline}\n${world.siteUrl}${path}`).slice(0, maxTextLength).toWellFormed()
    const server = (query.get('server') ?? '').slice(0, 300)
    return { launch, path, text, server, target: server === '' ? null : mastodonUrl(server, text) }
  },
  view: ({ launch, path, text, server, target }) => ({
    headers: { 'Cache-Control': 'private, no-store' },
    head: {
      canonical: null,
      title: `Share on Mastodon · ${siteName()}`,
      description: 'Choose your Mastodon server. Your post opens there, ready to send.',
    },
    content: (
      <div class="wrap">
        <header class="page-head">
          <h1>Share on Mastodon</h1>
          <p>
            Share <a href={path}>{launch.name}</a> from your own server.
          </p>
        </header>
        <form class="form stack gap-5" action={paths.mastodon(launch)} method="get">
          <FormField
            name="server"
            label="Your server"
            hint="For example, mastodon.social"
            autocapitalize="none"
            spellcheck={false}
            value={server}
            error={server !== '' && target === null ? 'Enter a server name, such as mastodon.social.' : undefined}
          />
          <FormField name="text" label="Post" look="field--text" rows={6} maxLength={maxTextLength} value={text} />
          <div class="row center gap-3-5">
            <button class={target === null ? 'sw-button sw-button--primary' : 'sw-button'}>
              {target === null ? 'Continue' : 'Change server or post'}
            </button>
            {target !== null && <LinkButton href={target} rel="noopener nofollow" look="primary" words={`Open ${new URL(target).host}`} />}
          </div>
        </form>
      </div>
    ),
  }),
})
