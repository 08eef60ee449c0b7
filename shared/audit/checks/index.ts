import type { CheckDefinition } from '../check.ts'
import { agentReady } from './site/agent-ready.ts'
import { badge } from './page/badge.ts'
import { canonical } from './page/canonical.ts'
import { charset } from './page/charset.ts'
import { contact } from './page/contact.ts'
import { duplicate } from './site/duplicate.ts'
import { favicon } from './site/favicon.ts'
import { h1 } from './page/h1.ts'
import { httpStatus } from './transport/http-status.ts'
import { https } from './transport/https.ts'
import { indexable } from './site/indexable.ts'
import { lang } from './page/lang.ts'
import { links } from './site/links.ts'
import { listingDescription } from './listing/listing-description.ts'
import { listingName } from './listing/listing-name.ts'
import { listingTagline } from './listing/listing-tagline.ts'
import { metaDescription } from './page/meta-description.ts'
import { ogImage } from './site/og-image.ts'
import { ogTags } from './page/og-tags.ts'
import { pricing } from './page/pricing.ts'
import { privacy } from './page/privacy.ts'
import { responseTime } from './transport/response-time.ts'
import { robotsSitemap } from './site/robots-sitemap.ts'
import { screenshots } from './page/screenshots.ts'
import { serverHtml } from './page/server-html.ts'
import { structuredData } from './page/structured-data.ts'
import { title } from './page/title.ts'
import { twitterCard } from './page/twitter-card.ts'
import { usableNow } from './page/usable-now.ts'
import { viewport } from './page/viewport.ts'

/** Every check, in report order. A new one is a file in this folder and a line here. */
export const checks: readonly CheckDefinition[] = [
  httpStatus,
  https,
  indexable,
  title,
  metaDescription,
  h1,
  canonical,
  lang,
  viewport,
  charset,
  favicon,
  ogTags,
  ogImage,
  twitterCard,
  structuredData,
  listingName,
  listingTagline,
  listingDescription,
  screenshots,
  pricing,
  privacy,
  contact,
  usableNow,
  responseTime,
  robotsSitemap,
  links,
  serverHtml,
  badge,
  duplicate,
  agentReady,
]
