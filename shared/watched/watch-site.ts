import { triedParts, type TriedPart } from '../tried/tried.ts'
import type { WatchedFacts, WatchedLoad } from './watched.ts'

/** What a visitor prefers: the color scheme that the browser doesn’t, or less motion. */
export type Preference = 'scheme' | 'still'

/** One load of a page, in a desktop’s or a phone’s window, and what is tried out there. */
export type Visit = { url: string; isOther: boolean; isPhone: boolean; preference: Preference | null; parts: readonly TriedPart[] }

/** Another page of the site; one that phones zoom out to show isn’t opened in a phone’s window. */
export type PageToVisit = { url: string; isForPhones: boolean }

type Means<L extends WatchedLoad> = {
  /** Null if the page couldn’t be read. Calls `onRead` once it has been: other pages don’t disturb its measures any more. */
  visit: (visit: Visit, onRead: () => void) => Promise<L | null>
  /** How many pages may be open at once. */
  windows: number
  /** Whether another page of the site may still be opened. */
  hasTime: () => boolean
  /** Whether a page has another color scheme to show, or why it can’t be shown. */
  schemeOf: (load: L) => boolean | string
  /** In the order in which they’re worth a visit. */
  pagesFrom: (home: L) => readonly PageToVisit[]
}
type Elsewhere = NonNullable<WatchedFacts['elsewhere']>[number]

/** Pages on which menus are opened in a phone’s window, too: most have the same ones. */
const withMenus = 2

/**
 * The course of a full audit, in whichever browser: the page at both widths, in its other color scheme and without motion, then other pages of the site,
 * as long as there’s time. Each is tried out at desktop width, and looked at in the other ways.
 */
export async function watchSite<L extends WatchedLoad>(
  url: string,
  { visit, windows, hasTime, schemeOf, pagesFrom }: Means<L>,
): Promise<WatchedFacts & { desktop: L }> {
  const usual: Visit = { url, isOther: false, isPhone: false, preference: null, parts: triedParts }
  const found: { at: number; one: Elsewhere }[] = []
  const unreached: string[] = []
  let read = () => {}
  const isRead = new Promise<void>((resolve) => (read = resolve))
  const go = (change: Partial<Visit>) => visit({ ...usual, ...change }, () => {})

  const seeOther = async (at: number, page: PageToVisit, how: Partial<Visit>): Promise<void> => {
    const { isPhone = false, preference = null } = how
    const { pathname: path } = new URL(page.url)
    const isFirst = !isPhone && preference === null
    if (!hasTime()) {
      if (isFirst) unreached.push(path)
      return
    }
    const load = await go({ url: page.url, isOther: true, ...how }).catch(() => null)
    if (load === null) return
    const { tried, rendered, accessibility, heard } = load
    const isDark = preference !== null
    found.push({
      at,
      one: { path, ...(isPhone && { isPhone }), ...(isDark && { isDark }), tried, rendered, accessibility, ...(!isDark && { heard }) },
    })
    if (isFirst && schemeOf(load) === true) toDo.push(() => seeOther(at, page, { preference: 'scheme', parts: [] }))
  }

  let phone: L | null = null
  const facts: Pick<WatchedFacts, 'otherScheme' | 'still'> = {}
  const toDo: (() => Promise<void>)[] = [async () => void (phone = await go({ isPhone: true }))]
  const work = async () => {
    for (let job = toDo.shift(); job !== undefined; job = toDo.shift()) await job()
  }
  const begin = async (): Promise<L> => {
    const desktop = await visit(usual, read)
    if (desktop === null) throw new Error('The page couldn’t be read.')
    const still = async () => {
      const load = await go({ preference: 'still', parts: ['look'] })
      if (load !== null) facts.still = load
    }
    if (desktop.tried?.look?.isAnimated) toDo.push(still)
    const scheme = schemeOf(desktop)
    if (typeof scheme === 'string') facts.otherScheme = scheme
    else if (scheme)
      toDo.push(async () => void (facts.otherScheme = (await go({ preference: 'scheme', parts: [] })) ?? 'the page couldn’t be read.'))
    const pages = [...pagesFrom(desktop).entries()]
    toDo.push(
      ...pages.map(
        ([at, page]) =>
          () =>
            seeOther(at, page, {}),
      ),
    )
    for (const [at, page] of pages) {
      const parts: TriedPart[] = at < withMenus ? ['look', 'menus'] : ['look']
      if (page.isForPhones) toDo.push(() => seeOther(at, page, { isPhone: true, parts }))
    }
    return desktop
  }
  const home = begin()
  const help = async () => {
    await Promise.race([isRead, home])
    await work()
    await home
    await work()
  }
  const [desktop] = await Promise.all([home, home.then(work), ...Array.from({ length: windows - 1 }, help)])
  const rank = ({ at, one }: (typeof found)[number]) => [one.isPhone === true, at, one.isDark === true].map(Number)
  const elsewhere = found.sort((a, b) => compare(rank(a), rank(b))).map(({ one }) => one)
  return { desktop, phone, ...facts, elsewhere, ...(unreached.length > 0 && { unreached }) }
}

const compare = (one: number[], other: number[]): number =>
  one.map((each, at) => each - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0
