import type { ComponentChildren } from 'preact'
import type { Sheet } from '../page/define-page.ts'
import { addStylesheet } from '../document/assets.ts'
import { siteName } from '../../domain/settings/current-site.ts'

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
