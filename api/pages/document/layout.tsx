import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { AccountFrame } from './account-frame.tsx'
import { assets } from './assets.ts'
import { brandStyles, iconPath, siteImage } from './brand.ts'
import { fixed } from '../parts/fixed.ts'
import { Announcement, DeletionNotice, OwnerOfferNotice, ReadOnlyNotice, SuspensionNotice, UnprovenNotice } from './account-notices.tsx'
import type { Searched } from './site-search.tsx'
import { Footer, Header, type Section } from './frame.tsx'
import { paths } from '../../../shared/paths.ts'
import type { FeedPath } from '../../domain/feed-paths.ts'
import { currentSite, siteName } from '../../domain/settings/current-site.ts'
import { locale } from '../../../shared/locale.ts'

export type PageHead = {
  title: string
  /** 70 to 160 characters suit search results and social cards. */
  description: string
  /** The canonical URL. Pages without one are not indexed. */
  canonical: string | null
  /** The social image. Defaults to the site's own. */
  image?: PageImage
  noindex?: boolean
  /** Its feed first, which the footer links to, and other forms for programs. */
  alternates?: Alternate[]
  data?: object
  section?: Section
  /** The stylesheet this page needs beside site.css. */
  styles?: keyof typeof assets.styles
  searched?: Searched
  /** The page itself verifies the email, so no notice asks for it. */
  asksProof?: boolean | undefined
  extra?: ComponentChildren
}

/** A social image in a raster format, at an absolute URL. `alt` says what it shows. */
export type PageImage = { url: string; width: number; height: number; type: string; alt: string }

const encoding = fixed(() => (
  <>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </>
))

const siteFacts = fixed(() => (
  <>
    <meta property="og:site_name" content={siteName()} />
    <meta property="og:type" content="website" />
  </>
))

const preloadedFonts = { standard: ['display', 'text'], geist: ['text'], system: [], serif: [] } as const

const looks = fixed((styles: keyof typeof assets.styles) => (
  <>
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="theme-color" content="#f5f3ee" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#0e161c" media="(prefers-color-scheme: dark)" />
    <script src={assets.themeScript}></script>
    {currentSite().icon === '' ? (
      <link rel="icon" href={paths.favicon()} type="image/svg+xml" sizes="any" />
    ) : (
      ([32, 192] as const).map((side) => <link key={side} rel="icon" href={iconPath(side)} type="image/png" sizes={`${side}x${side}`} />)
    )}
    <link rel="apple-touch-icon" href={iconPath(180)} />
    {preloadedFonts[currentSite().font].map((font) => (
      <link key={font} rel="preload" href={assets.fonts[font]} as="font" type="font/woff2" crossOrigin="anonymous" />
    ))}
    <link rel="stylesheet" href={assets.stylesheet} />
    <link rel="stylesheet" href={assets.styles[styles]} />
    {brandStyles(currentSite()) !== null && <link rel="stylesheet" href={brandStyles(currentSite()) ?? ''} />}
    <script src={assets.script} defer></script>
  </>
))

function Head({ title, description, canonical, image, noindex, alternates = [], data, styles = 'tools', extra }: PageHead) {
  const picture = image ?? (canonical === null ? null : siteImage(new URL(canonical).origin))
  return (
    <head>
      {encoding()}
      <title>{title}</title>
      <meta name="description" content={description} />
      {(noindex || canonical === null) && <meta name="robots" content="noindex" />}
      {canonical !== null && (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </>
      )}
      {alternates.map(({ type, title: name, href }) => (
        <link key={href} rel="alternate" type={type} title={name} href={href} />
      ))}
      {siteFacts()}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {picture !== null && (
        <>
          <meta property="og:image" content={picture.url} />
          <meta property="og:image:type" content={picture.type} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:image" content={picture.url} />
          <meta name="twitter:image:alt" content={picture.alt} />
        </>
      )}
      {looks(styles)}
      {data !== undefined && <JsonLd data={data} />}
      {extra}
    </head>
  )
}

/**
 * Renders a whole document, in UTF-8: `head` fills its head and marks the current entry of the navigation. Head and body are encoded apart, because one
 * character beyond Latin-1 makes a text take three times as long, and a shortened description ends with an ellipsis.
 */
export function renderPage(head: PageHead, content: ComponentChildren): Buffer {
  const body = (
    <body>
      <a class="skip-link pad-3-4 rounded-small" href="#content">
        Skip to content
      </a>
      <Header section={head.section} searched={head.searched} />
      <ReadOnlyNotice />
      <Announcement />
      <SuspensionNotice />
      {head.asksProof !== true && <UnprovenNotice />}
      <DeletionNotice />
      <OwnerOfferNotice />
      <main id="content">
        <AccountFrame>{content}</AccountFrame>
      </main>
      <Footer feed={head.alternates?.[0]?.href ?? paths.catalogFeed({ format: 'atom' })} />
    </body>
  )
  const first = `<!doctype html><html lang="${locale}">${renderToString(<Head {...head} />)}`
  const second = `${renderToString(body)}</html>`
  const page = Buffer.allocUnsafeSlow(Buffer.byteLength(first) + Buffer.byteLength(second))
  page.write(second, page.write(first))
  return page
}

/** A data block needs no exception in the content security policy. `<` is escaped so that no text can close the element. */
function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

export const feedTypes = { atom: 'application/atom+xml', json: 'application/feed+json' }

/** Another form of a page, for the link that leads programs to it. */
type Alternate = { type: string; title: string; href: string }

export const feedAlternates = (path: FeedPath, title: string): Alternate[] => [
  { type: feedTypes.atom, title, href: path('atom') },
  { type: feedTypes.json, title, href: path('json') },
]

/** How to embed a launch page (oembed.com, discovery). */
export const oembedAlternates = (pageUrl: string, siteUrl: string, title: string): Alternate[] =>
  [
    { type: 'application/json+oembed', format: 'json' },
    { type: 'text/xml+oembed', format: 'xml' },
  ].map(({ type, format }) => ({ type, title, href: `${siteUrl}${paths.oembed({ url: pageUrl, format })}` }))
