import type { CheckDefinition } from '../check.ts'
import { accessibilityChecks } from '../accessibility/accessibility-checks.ts'
import { agentReady } from './site/agent-ready.ts'
import { badge } from './page/badge.ts'
import { canonical } from './page/canonical.ts'
import { charset } from './page/charset.ts'
import { consistency } from './page/consistency.ts'
import { contact } from './page/contact.ts'
import { contactEmail } from './site/contact-email.ts'
import { certificate } from './transport/certificate.ts'
import { feeds } from './related/feeds.ts'
import { frames } from './related/frames.ts'
import { hreflang } from './related/hreflang.ts'
import { webManifest } from './related/web-manifest.ts'
import { cookies } from './transport/cookies.ts'
import { securityHeaders } from './transport/security-headers.ts'
import { duplicate } from './site/duplicate.ts'
import { favicon } from './site/favicon.ts'
import { exposedKeys } from './page/exposed-keys.ts'
import { formInput } from './page/form-input.ts'
import { h1 } from './page/h1.ts'
import { htmlDocument } from './site/html-document.ts'
import { httpStatus } from './transport/http-status.ts'
import { https } from './transport/https.ts'
import { indexable } from './site/indexable.ts'
import { lang } from './page/lang.ts'
import { links } from './site/links.ts'
import { listingDescription } from './listing/listing-description.ts'
import { listingName } from './listing/listing-name.ts'
import { listingTagline } from './listing/listing-tagline.ts'
import { leftoverTags } from './page/leftover-tags.ts'
import { linksAstray } from './page/links-astray.ts'
import { media } from './page/media.ts'
import { metaDescription } from './page/meta-description.ts'
import { ogImage } from './site/og-image.ts'
import { ogTags } from './page/og-tags.ts'
import { pageChecks } from '../page-checks.ts'
import { pastDates } from './page/past-dates.ts'
import { pricing } from './page/pricing.ts'
import { privacy } from './page/privacy.ts'
import { responseTime } from './transport/response-time.ts'
import { robotsSitemap } from './site/robots-sitemap.ts'
import { otherHost } from './site/other-host.ts'
import { scriptWeight } from './site/script-weight.ts'
import { sitemapEntries } from './site/sitemap-entries.ts'
import { screenshots } from './page/screenshots.ts'
import { serverHtml } from './page/server-html.ts'
import { structuredData } from './page/structured-data.ts'
import { structuredValues } from './page/structured-values.ts'
import { title } from './page/title.ts'
import { twitterCard } from './page/twitter-card.ts'
import { usableNow } from './page/usable-now.ts'
import { tables } from './page/tables.ts'
import { weekdays } from './page/weekdays.ts'
import { viewport } from './page/viewport.ts'
import { beforeScripts } from './rendered/before-scripts.ts'
import { brokenImages } from './rendered/broken-images.ts'
import { cacheLifetime } from './rendered/cache-lifetime.ts'
import { compression } from './rendered/compression.ts'
import { deadLinks } from './rendered/dead-links.ts'
import { failedRequests } from './rendered/failed-requests.ts'
import { formSafety } from './rendered/form-safety.ts'
import { imageDimensions } from './rendered/image-dimensions.ts'
import { imageLoading } from './rendered/image-loading.ts'
import { imageQuality } from './rendered/image-quality.ts'
import { imageSize } from './rendered/image-size.ts'
import { leakedValues } from './rendered/leaked-values.ts'
import { layoutShift } from './rendered/layout-shift.ts'
import { loadSpeed } from './rendered/load-speed.ts'
import { pageWeight } from './rendered/page-weight.ts'
import { pageValues } from './rendered/page-values.ts'
import { pageWidth } from './rendered/page-width.ts'
import { placeholderText } from './rendered/placeholder-text.ts'
import { textSize } from './rendered/text-size.ts'
import { readableText } from './rendered/readable-text.ts'
import { usablePage } from './rendered/usable-page.ts'
import { visibleContent } from './rendered/visible-content.ts'
import { buttons } from './tried/buttons.ts'
import { controls } from './tried/controls.ts'
import { fixedBars } from './tried/fixed-bars.ts'
import { formEntry } from './tried/form-entry.ts'
import { keyboardFocus } from './tried/keyboard-focus.ts'
import { lateContent } from './tried/late-content.ts'
import { mainAction } from './tried/main-action.ts'
import { menus } from './tried/menus.ts'
import { printing } from './tried/printing.ts'
import { typing } from './tried/typing.ts'
import { uninvited } from './tried/uninvited.ts'
import { blockedContent } from './watched/blocked-content.ts'
import { consoleErrors } from './watched/console-errors.ts'
import { mainThread } from './watched/main-thread.ts'
import { scriptErrors } from './watched/script-errors.ts'
import { views } from './watched/views.ts'

/** Every check, in report order. A new one is a file in this folder and a line here or in `accessibility-checks.ts` or `page-checks.ts`. */
export const checks: readonly CheckDefinition[] = [
  httpStatus,
  https,
  certificate,
  visibleContent,
  usablePage,
  readableText,
  scriptErrors,
  mainAction,
  formEntry,
  lateContent,
  menus,
  failedRequests,
  blockedContent,
  brokenImages,
  media,
  frames,
  pageWidth,
  placeholderText,
  leakedValues,
  leftoverTags,
  pastDates,
  weekdays,
  consistency,
  tables,
  exposedKeys,
  indexable,
  title,
  metaDescription,
  h1,
  canonical,
  lang,
  viewport,
  charset,
  htmlDocument,
  favicon,
  ogTags,
  ogImage,
  twitterCard,
  structuredData,
  structuredValues,
  listingName,
  listingTagline,
  listingDescription,
  screenshots,
  pricing,
  privacy,
  contact,
  contactEmail,
  usableNow,
  responseTime,
  robotsSitemap,
  sitemapEntries,
  links,
  ...pageChecks,
  otherHost,
  serverHtml,
  hreflang,
  feeds,
  webManifest,
  securityHeaders,
  cookies,
  deadLinks,
  buttons,
  controls,
  keyboardFocus,
  fixedBars,
  pageValues,
  uninvited,
  typing,
  printing,
  linksAstray,
  beforeScripts,
  formSafety,
  formInput,
  textSize,
  views,
  consoleErrors,
  loadSpeed,
  mainThread,
  layoutShift,
  pageWeight,
  scriptWeight,
  compression,
  cacheLifetime,
  imageQuality,
  imageSize,
  imageDimensions,
  imageLoading,
  ...accessibilityChecks,
  badge,
  duplicate,
  agentReady,
]
