import { isOwnHost } from './own-host.ts'

/** How long to wait for a style sheet that is still loading. In milliseconds. */
const patience = 200

/** The page’s style sheets by URL, with whether the browser has them. */
export async function readStyleSheets(): Promise<Map<string, boolean>> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet" i][href]')].filter(isUsed)
  if (links.some(isMissing)) await new Promise((resolve) => setTimeout(resolve, patience))
  const found = new Map<string, boolean>()
  for (const link of links) found.set(urlOf(link), !isMissing(link) || found.get(urlOf(link)) === true)
  return found
}

const urlOf = ({ href }: HTMLLinkElement): string => href.split('#')[0] ?? ''

/** Chromium keeps an unreadable sheet for a file it couldn’t load; every browser keeps one for other hosts. */
function isMissing(link: HTMLLinkElement): boolean {
  if (!link.isConnected) return false
  try {
    return link.sheet === null || (isOwnHost(link.href) && link.sheet.cssRules.length === 0 && isRejected(link))
  } catch {
    return isOwnHost(link.href)
  }
}

/** Firefox keeps an empty sheet for a response of another type. Only pages in quirks mode accept one (HTML, link type “stylesheet”). */
function isRejected(link: HTMLLinkElement): boolean {
  const entries = performance.getEntriesByName(urlOf(link)) as (PerformanceResourceTiming & { contentType?: string })[]
  const type = entries.at(-1)?.contentType ?? ''
  return document.compatMode === 'CSS1Compat' && type !== '' && !/^text\/css/i.test(type)
}

function isUsed({ disabled, rel, type, href }: HTMLLinkElement): boolean {
  return !disabled && !/\balternate\b/i.test(rel) && /^(?:text\/css)?$/i.test(type.trim()) && /^https?:/.test(href)
}
