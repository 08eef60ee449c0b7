import type { ComponentChildren } from 'preact'
import type { Sheet } from './define-page.ts'
import { SlipDrawing } from '../parts/slip-drawing.tsx'
import { siteName } from '../../domain/settings/current-site.ts'
import type { PageHead } from '../document/layout.tsx'
import { Flash, Rejection } from '../forms/flash.tsx'

type AccountPage = {
  title: string
  /** Its heading, if that isn’t the title. */
  heading?: string
  lead?: ComponentChildren
  children: ComponentChildren
  /** False on pages where the drawing’s labels could be mistaken for findings. */
  drawing?: boolean
  /** The page itself verifies the email, so no notice asks for it. */
  asksProof?: boolean
  /** Scripts and styles that only this page needs. */
  extra?: ComponentChildren
  headers?: Record<string, string>
  status?: number
  ownTitle?: true
}

/** A short page with one form, such as sign-in. Not indexed and never cached. */
export const accountSheet = ({
  title,
  heading = title,
  lead,
  children,
  drawing = true,
  asksProof,
  extra,
  headers,
  ...rest
}: AccountPage): Sheet => ({
  ...rest,
  headers: { 'Cache-Control': 'no-store', ...headers },
  head: {
    canonical: null,
    title: `${title} · ${siteName()}`,
    description: `Sign in to ${siteName()} to create drafts, submit launches, and follow them from the first audit to launch day.`,
    asksProof,
    extra,
  },
  content: (
    <div class="wrap account grid at-start">
      <div class="account__form">
        <header class="page-head">
          <h1>{heading}</h1>
          {lead !== undefined && <p>{lead}</p>}
        </header>
        {children}
      </div>
      {drawing && <SlipDrawing />}
    </div>
  ),
})

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
