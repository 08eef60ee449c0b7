/** Directives with a colon of their own, which aren’t a crawler’s name. */
const withValue = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after'])

/**
 * Lower-case X-Robots-Tag directives for every crawler or for Googlebot. A value may start with the name of a crawler.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
 */
export const readRobotsTag = (header: string | string[] | undefined): string[] =>
  [header ?? []].flat().flatMap((value) => {
    let agent: string | null = null
    return value
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .flatMap((part) => {
        const colon = part.indexOf(':')
        const name = part.slice(0, colon).trim()
        const named = colon > 0 && !/\s/.test(name) && !withValue.has(name)
        if (named) agent = name
        const directive = named ? part.slice(colon + 1).trim() : part
        if (agent === 'bingbot' && /^(?:noindex|none)$/.test(directive)) return [`bingbot:${directive}`]
        return directive !== '' && (agent === null || agent === 'googlebot') ? [directive] : []
      })
  })
