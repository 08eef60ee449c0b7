import type { ComponentChildren } from 'preact'
import type { Sheet } from '../page/define-page.ts'
import { addStylesheet } from '../document/assets.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { paths } from '../../../shared/paths.ts'

const common = addStylesheet('maker')

type MakerSheet = { title: string; content: ComponentChildren; extra?: ComponentChildren }

/** A private page for makers. Not indexed and never cached. */
export const makerSheet = ({ title, content, extra }: MakerSheet): Sheet => ({
  head: {
    canonical: null,
    title: `${title} · ${siteName()}`,
    description: 'Edit your drafts, submit them for review, and see how many impressions, clicks and votes your launches get.',
    extra: (
      <>
        <link rel="stylesheet" href={common} />
        {extra}
      </>
    ),
  },
  headers: { 'Cache-Control': 'no-store' },
  content,
})

/** The way back from a page about one launch: the dashboard, then the launch on it. */
export const LaunchTrail = ({ slug, name }: Pick<Launch, 'slug' | 'name'>) => (
  <p class="maker-head__where soft across">
    <a href={paths.dashboard()}>Dashboard</a> /{' '}
    <a href={paths.launchDashboard({ slug })}>
      <bdi>{name}</bdi>
    </a>
  </p>
)
