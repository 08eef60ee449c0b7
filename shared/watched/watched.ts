import type { AccessibilityFacts } from '../rendered/accessibility.ts'
import type { RenderedFacts, ResourceKind } from '../rendered/rendered.ts'
import type { TriedFacts } from '../tried/tried.ts'

/** A page loaded from scratch, without the browser’s cache: at desktop width, then at phone width. */
export type WatchedFacts = {
  desktop: WatchedLoad
  /** Null if the second load failed. */
  phone: WatchedLoad | null
  /** In the color scheme that the browser doesn’t prefer; a text says why it couldn’t be shown. Left out if the page has only one. */
  otherScheme?: WatchedLoad | string
  /** The page with reduced motion, if it has animations and asks for that preference. Only scrolled through. */
  still?: WatchedLoad
  /** Other pages of the site: at desktop width, in dark mode, or in a phone’s window, where only some parts were tried. */
  elsewhere?: {
    path: string
    isPhone?: boolean
    isDark?: boolean
    tried: TriedFacts | null
    rendered?: RenderedFacts
    accessibility?: AccessibilityFacts | null
    heard?: Heard | null
  }[]
  /** Paths of pages for which no time was left. */
  unreached?: string[]
}

/**
 * `heard` is null if the page couldn’t be observed while it loaded, `accessibility` if it couldn’t be checked in time, `tried` if it couldn’t be tried
 * out afterwards, or wasn’t because that had been done already.
 */
export type WatchedLoad = {
  rendered: RenderedFacts
  heard: Heard | null
  accessibility: AccessibilityFacts | null
  tried: TriedFacts | null
}

/** What was recorded while a page loaded. Lists hold at most `maxEntries` different entries, texts at most `maxTextLength` characters. */
export type Heard = {
  errors: ScriptError[]
  messages: ConsoleMessage[]
  blockedLoads: BlockedLoad[]
  /** Scripts and style sheets that didn’t load. */
  lost: { url: string; kind: ResourceKind; isOwn: boolean }[]
  /** The share of CPU time that the page got until its largest element was painted; null if unknown. */
  cpuShare: number | null
  /** The same for all the time until now. */
  cpuShareInAll: number | null
  /** Whether a script asked which color scheme the browser prefers. */
  asksScheme: boolean
}

export const maxEntries = 20
export const maxTextLength = 300

/** An uncaught error or an unhandled rejection. `file` is null if the browser doesn’t reveal it. */
export type ScriptError = {
  text: string
  isRejection: boolean
  file: string | null
  line: number | null
  column: number | null
  /** Whether the file comes from the page’s own host. */
  isOwn: boolean
  count: number
}

/** A message that the page logged with console.error. */
export type ConsoleMessage = { text: string; count: number }

/** Something the browser refused to load or run: by the page’s own policy, or because an https page asked for it over http. */
export type BlockedLoad = {
  reason: 'policy' | 'mixed-content'
  /** The directive of the policy; empty for mixed content. */
  directive: string
  policy: string
  /** A URL, or a keyword such as `inline`. */
  url: string
  file: string | null
  line: number | null
  isOwn: boolean
  count: number
}

/** The event that asks the page’s listener for what it has recorded. */
export const collectEvent = 'slipway:collect'
