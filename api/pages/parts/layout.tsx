import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { Mark } from '../../../shared/ui/mark.tsx'
import { assets } from '../site/assets.ts'
import { ViewerMenu } from './viewer-menu.tsx'

export type PageHead = {
  title: string
  /** 70 to 160 characters read best in results and cards. */
  description: string
  /** Canonical address; null for pages that have none of their own, which are then kept out of indexes. */
  canonical: string | null
  /** Absolute address of a social image in a raster format; the site's own when left out. */
  image?: string | undefined
  noindex?: boolean
  /** schema.org data. */
  data?: object
  /** Which entry of the navigation this page belongs to. */
  section?: Section
  /** The content has a <main> of its own. */
  bringsMain?: boolean
  /** Scripts and styles only this page needs. */
  extra?: ComponentChildren
}

type Section = 'catalog' | 'directories' | 'audit' | 'reference'

const sections: { id: Section; href: string; label: string }[] = [
  { id: 'catalog', href: '/', label: 'Catalog' },
  { id: 'directories', href: '/directories/', label: 'Directories' },
  { id: 'audit', href: '/audit/', label: 'Audit' },
  { id: 'reference', href: '/reference/', label: 'API reference' },
]

function Head({ title, description, canonical, image, noindex, data, extra }: PageHead) {
  const origin = canonical === null ? null : new URL(canonical).origin
  const picture = image ?? (origin === null ? null : origin + assets.socialImage)
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {(noindex || canonical === null) && <meta name="robots" content="noindex" />}
      {canonical !== null && (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </>
      )}
      <meta property="og:site_name" content="Slipway" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {picture !== null && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#f5f3ee" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0e161c" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href={assets.touchIcon} />
      <link rel="preload" href={assets.fonts.display} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="preload" href={assets.fonts.text} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="stylesheet" href={assets.stylesheet} />
      <script src={assets.script} defer></script>
      {data !== undefined && <JsonLd data={data} />}
      {extra}
    </head>
  )
}

function Header({ section }: { section: Section | undefined }) {
  return (
    <header class="site-header">
      <div class="wrap site-header__row">
        <a class="brand" href="/">
          <Mark size={30} /> Slipway
        </a>
        <nav aria-label="Site">
          <ul class="site-nav">
            {sections.map(({ id, href, label }) => (
              <li key={id}>
                <a href={href} aria-current={id === section ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ViewerMenu />
      </div>
    </header>
  )
}

function Footer() {
  return (
    <footer class="site-footer">
      <div class="wrap site-footer__row">
        <p>A launch catalog that makers run themselves.</p>
        <ul>
          <li>
            <a href="/about/#pricing">Pricing</a>
          </li>
          <li>
            <a href="/about/#privacy">Privacy</a>
          </li>
          <li>
            <a href="/about/#contact">Contact</a>
          </li>
          <li>
            <a href="/llms.txt">llms.txt</a>
          </li>
        </ul>
      </div>
    </footer>
  )
}

/** A whole document. `head` becomes the document's head and marks the current entry of the navigation. */
export function renderPage(head: PageHead, content: ComponentChildren): string {
  return (
    '<!doctype html>' +
    renderToString(
      <html lang="en">
        <Head {...head} />
        <body>
          <a class="skip-link" href="#content">
            Skip to content
          </a>
          <Header section={head.section} />
          {head.bringsMain ? <div id="content">{content}</div> : <main id="content">{content}</main>}
          <Footer />
        </body>
      </html>,
    )
  )
}

/** A data block, not a script: it needs no exception in the content security policy. `<` is escaped so that no text can close it. */
function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
