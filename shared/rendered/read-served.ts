import type { DocumentWords } from './rendered.ts'

/** In characters; longer documents aren’t compared. */
const maxLength = 2_000_000
/** A cache responds immediately or not at all, unless the machine is busy. In milliseconds. */
const patience = 1000

/**
 * The document as the server sent it, read again from the browser’s cache. Null if it isn’t there: nothing is requested. A service
 * worker would get the request first and might ask the server, so its pages aren’t read again.
 */
export async function readServed(): Promise<DocumentWords | null> {
  if (navigator.serviceWorker?.controller) return null
  try {
    const address = location.href.split('#')[0] ?? ''
    const answer = await fetch(address, { cache: 'only-if-cached', mode: 'same-origin', signal: AbortSignal.timeout(patience) })
    if (!answer.ok || !/html/i.test(answer.headers.get('Content-Type') ?? '')) return null
    const html = await answer.text()
    return html.length > maxLength ? null : readWords(new DOMParser().parseFromString(html, 'text/html'))
  } catch {
    return null
  }
}

/** What a document says about itself, read the same way before and after scripts ran. */
export function readWords(page: Document): DocumentWords {
  const contentOf = (selector: string) => trim(page.querySelector(selector)?.getAttribute('content'))
  return {
    title: trim(page.querySelector('head > title')?.textContent),
    description: contentOf('meta[name="description" i]'),
    canonical: trim(page.querySelector('link[rel~="canonical" i]')?.getAttribute('href')),
    robots: contentOf('meta[name="robots" i]'),
    language: trim(page.documentElement?.getAttribute('lang')),
    headings: [...page.querySelectorAll('h1')].slice(0, 5).flatMap(({ textContent }) => trim(textContent) ?? []),
    jsonLd: page.querySelectorAll('script[type="application/ld+json" i]').length,
    text: textLength(page.body),
  }
}

const trim = (text: string | null | undefined): string | null => text?.replaceAll(/\s+/g, ' ').trim().slice(0, 500) || null

function textLength(body: HTMLElement | null): number {
  if (body === null) return 0
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  let length = 0
  while (walker.nextNode() !== null) {
    const { nodeValue, parentElement } = walker.currentNode
    if (parentElement?.closest('script, style, noscript, template') === null) length += nodeValue?.trim().length ?? 0
  }
  return length
}
