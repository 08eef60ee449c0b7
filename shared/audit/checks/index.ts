import type { CheckDefinition } from '../check.ts'
import { agentReady } from './agent-ready.ts'
import { badge } from './badge.ts'
import { canonical } from './canonical.ts'
import { charset } from './charset.ts'
import { contact } from './contact.ts'
import { duplicate } from './duplicate.ts'
import { favicon } from './favicon.ts'
import { h1 } from './h1.ts'
import { httpStatus } from './http-status.ts'
import { https } from './https.ts'
import { indexable } from './indexable.ts'
import { lang } from './lang.ts'
import { links } from './links.ts'
import { listingDescription } from './listing-description.ts'
import { listingName } from './listing-name.ts'
import { listingTagline } from './listing-tagline.ts'
import { metaDescription } from './meta-description.ts'
import { ogImage } from './og-image.ts'
import { ogTags } from './og-tags.ts'
import { pricing } from './pricing.ts'
import { privacy } from './privacy.ts'
import { responseTime } from './response-time.ts'
import { robotsSitemap } from './robots-sitemap.ts'
import { screenshots } from './screenshots.ts'
import { serverHtml } from './server-html.ts'
import { structuredData } from './structured-data.ts'
import { title } from './title.ts'
import { twitterCard } from './twitter-card.ts'
import { usableNow } from './usable-now.ts'
import { viewport } from './viewport.ts'

/** Every check, in the order of a report. A new one is a file in this folder and a line here. */
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
