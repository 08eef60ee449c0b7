/** Whether a link leads to a place on this page, or runs a script. */
export const isWithin = ({ href, protocol, download }: HTMLAnchorElement | HTMLAreaElement): boolean =>
  protocol === 'javascript:' || (download === '' && href.includes('#') && href.split('#')[0] === location.href.split('#')[0])

/** Keeps the page from navigating away, in browsers that allow it (HTML, Navigation API). */
export function followNavigation(follow: (url: string, isLeaving: boolean) => void): void {
  type Leaving = Event & { destination: { url: string; sameDocument: boolean } }
  const { navigation } = globalThis as unknown as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { destination } = event as Leaving
    follow(destination.url, !destination.sameDocument)
    if (!destination.sameDocument) event.preventDefault()
  })
}

/** The URL without what changes with every request. */
export const bare = (url: string): string => url.replace(/[?#].*$/, '').slice(0, 200)

/** Data is also sent in the URLs of pictures. */
export function noteSources(note: (effect: string) => void): void {
  for (const { prototype } of [HTMLImageElement, HTMLScriptElement, HTMLIFrameElement]) {
    const source = Object.getOwnPropertyDescriptor(prototype, 'src')
    if (source?.set)
      Object.defineProperty(prototype, 'src', {
        ...source,
        set(value: unknown) {
          note(`load ${bare(String(value))}`)
          source.set?.call(this, value)
        },
      })
  }
}
