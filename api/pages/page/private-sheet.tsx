import type { ComponentChildren } from 'preact'
import { siteName } from '../../domain/settings/current-site.ts'
import type { PageHead } from '../document/layout.tsx'
import { Flash, Rejection } from '../forms/flash.tsx'
import type { Sheet } from './define-page.ts'

type PrivatePage = Pick<PageHead, 'description' | 'extra' | 'section'> & {
  /** Its heading, and the document’s title without the site’s name. */
  title: string
  lead: ComponentChildren
  /** The classes of its content. */
  look?: string
  children: ComponentChildren
}

/** A page that shows everyone something of their own, and says what was just done there. Not indexed and never cached. */
export const privateSheet = ({ title, lead, look = '', children, ...head }: PrivatePage): Sheet => ({
  headers: { 'Cache-Control': 'no-store' },
  head: { ...head, canonical: null, title: `${title} · ${siteName()}` },
  content: (
    <div class={`wrap ${look}`}>
      <header class="page-head">
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <Flash />
      <Rejection />
      {children}
    </div>
  ),
})
