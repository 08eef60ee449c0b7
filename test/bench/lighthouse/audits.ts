const console = ['errors-in-console']
const image = [...console, 'image-aspect-ratio', 'image-size-responsive', 'image-delivery-insight']
const wide = ['viewport-insight', 'meta-viewport']
const shift = ['cumulative-layout-shift', 'cls-culprits-insight', 'layout-shifts']
/** Lighthouse has no audit for it. */
const nothing: string[] = []

/**
 * By planted fault, Lighthouse’s audits that count as having found it if any of them doesn’t pass there but does on the clean page. Whatever
 * might point a reader at the fault is in the list. For accessibility faults it’s the audit of the same rule.
 */
export const auditsFor: Readonly<Record<string, readonly string[]>> = {
  'style-missing': console,
  'style-wrong-type': [...console, 'inspector-issues'],
  'script-missing': console,
  'font-missing': [...console, 'font-display-insight'],
  'fetch-missing': console,
  'frame-missing': console,
  'background-missing': console,
  'image-missing': image,
  'image-truncated': image,
  'image-is-html': image,
  'image-huge': [...image, 'total-byte-weight'],
  'image-unsized': ['unsized-images', ...shift],
  'image-unsized-long-tag': ['unsized-images', ...shift],
  'image-eager': ['image-delivery-insight', 'total-byte-weight', 'lcp-discovery-insight'],
  'wide-box': wide,
  'wide-box-outweighed': wide,
  'wide-table': wide,
  'small-text': ['viewport-insight', 'target-size'],
  'small-text-outweighed': ['viewport-insight', 'target-size'],
  'stays-empty': ['first-contentful-paint', 'largest-contentful-paint', ...console],
  preloader: ['largest-contentful-paint', 'color-contrast'],
  banner: ['color-contrast', ...shift],
  lorem: nothing,
  braces: nothing,
  'undefined-price': nothing,
  'price-undefined': nothing,
  object: nothing,
  todo: nothing,
  starter: ['document-title', 'meta-description'],
  'starter-in-typescript': ['document-title', 'meta-description'],
  'link-nowhere': ['crawlable-anchors', 'link-text'],
  'link-localhost': ['crawlable-anchors', 'is-on-https'],
  'title-by-script': ['document-title'],
  'text-by-script': ['server-response-time', 'document-title'],
  'password-over-http': ['is-on-https', 'inspector-issues', ...console],
  'form-to-localhost': ['inspector-issues', ...console],
  'form-unfilled': ['autocomplete-valid', 'webmcp-form-coverage', 'inspector-issues'],
  uncompressed: ['document-latency-insight', 'total-byte-weight', 'unminified-javascript'],
  'no-lifetime': ['cache-insight'],
  shifting: shift,
  heavy: ['total-byte-weight', 'image-delivery-insight'],
}

/** Found even though the audit fails on the clean page too, which is served over HTTP and lets files be kept for a minute. */
export const foundAnyway = new Set(['password-over-http', 'no-lifetime'])

/** Timings that depend on the machine, so they aren’t false alarms. */
export const timings = new Set(['first-contentful-paint', 'largest-contentful-paint', 'server-response-time'])
