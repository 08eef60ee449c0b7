import type { LinkDoubt } from '../page/page.ts'

/**
 * What a page shows while it runs in a browser. Every list holds at most `listed` examples; counts are complete. Null means that it
 * couldn’t be measured in this browser or on this page.
 */
export type RenderedFacts = {
  url: string
  view: View
  requests: Requests
  pictures: Pictures
  layout: Layout
  texts: Texts
  use: Use
  /** Texts that give a plan a different price than its own box, which is `at`; and countdowns below zero. */
  values: (FaultyText & { kind: 'overdue' | 'raised' })[]
  speed: Speed
  links: DoubtfulLink[]
  forms: Forms
  /** The document before scripts changed it, if the browser still has it in its cache. */
  served: DocumentWords | null
  /** The same document now. */
  shown: DocumentWords
}

export const listed = 20

/**
 * Sizes in CSS pixels; `ratio` is device pixels per CSS pixel. `load` tells a first visit from one that the browser’s cache made faster. `isTouched`
 * means that someone has clicked or typed, and may have opened what is open.
 */
export type View = {
  width: number
  height: number
  ratio: number
  load: 'first' | 'cached' | 'unknown'
  isComplete: boolean
  isTouched: boolean
  /** The color scheme that the browser prefers. */
  scheme: 'light' | 'dark'
  /** Whether the page’s styles know both schemes, and whether some of them can’t be read. */
  hasBothSchemes: boolean
  hasUnreadStyles: boolean
}

/** An element of the page: a short CSS path, and its opening tag. */
export type Place = { path: string; html: string }

export type ResourceKind = 'style' | 'script' | 'picture' | 'font' | 'frame' | 'fetch' | 'media' | 'other'

export type Resource = { url: string; kind: ResourceKind; bytes: number }

/**
 * `status` is null if the browser doesn’t report it; `isOwn` means that it comes from the page’s own host. `reason` is what else is known, to
 * be shown in brackets.
 */
export type FailedResource = { url: string; kind: ResourceKind; status: number | null; isOwn: boolean; reason?: string }

export type Requests = {
  count: number
  failed: FailedResource[]
  /** Style sheets from the page’s own host, and how many of them failed. */
  ownStyles: { all: number; failed: number }
  /** Encoded bytes by kind, as far as the browser reports them. */
  bytes: Partial<Record<ResourceKind | 'page', number>>
  heaviest: Resource[]
  /** Other hosts that received requests. */
  hosts: string[]
  /** Text files above 10 kB sent uncompressed. */
  uncompressed: Resource[]
  /** Files from the page’s own host without a cache lifetime. */
  unkept: { url: string; bytes: number }[] | null
}

/** `isOwn` means that it comes from the page’s own host. `reason` is why it can’t be shown, if known. */
export type Picture = { url: string; isOwn: boolean; place: Place; alt: string | null; reason?: string }
/** Natural and shown sizes in pixels; shown ones are device pixels. `bytes` is null if unknown. */
export type LargePicture = Picture & { natural: [number, number]; needed: [number, number]; bytes: number | null }

export type Pictures = {
  count: number
  broken: Picture[]
  /** Placeholders, pictures in the color of their background, with other proportions than their file, or more than twice as large; sizes in CSS pixels. */
  distorted: (Picture & { kind: 'stretched' | 'blurred' | 'placeholder' | 'unseen'; natural: [number, number]; shown: [number, number] })[]
  large: LargePicture[]
  /** Images whose box has no size until they load. */
  unsized: (Picture & { natural: [number, number] })[] | null
  /** Far below the first screen, but loaded right away. */
  eager: (Picture & { bytes: number })[]
}

export type Layout = {
  /** Width of the content that can be scrolled to, and the elements that extend beyond the window. */
  contentWidth: number
  wide: { place: Place; width: number; isOutweighed?: boolean }[]
  /**
   * An overlay on the first screen. `share` is the part of the screen it covers, from 0 to 1; `text` is the start of its text, `characters` counts
   * all of it; `hasVisual` means that it shows a sizable image, video or canvas, `isClosable` that something in it, or over it, can be pressed;
   * `isClear` lets clicks through.
   */
  cover: {
    place: Place
    share: number
    text: string
    characters: number
    isDialog: boolean
    isOpaque: boolean
    hasVisual: boolean
    isClosable: boolean
    isClear: boolean
  } | null
  /** Fields, and sizable images, canvases, videos, frames or custom elements on the first screen. */
  visuals: number
}

/** `characters` of visible text, `small` of them below 12 px; `toCome` counts further characters that aren’t small and fade in later; `examples` counts code samples. `suspects` are passages that may be leftovers. */
export type Texts = {
  characters: number
  examples: number
  small: number
  toCome: number
  smallest: { place: Place; size: number; text: string; isOutweighed?: boolean }[]
  suspects: { place: Place; text: string }[]
  /** Names of icons that are shown as letters. */
  icons: { place: Place; text: string }[]
  /** Whether most of the text is Hebrew, Arabic or the like, and laid out from left to right. */
  isTurned: boolean
  firstHeading: string | null
}

/** What keeps people from using the page, or from reading it. */
export type Use = {
  /** Text on the first screen that its color or opacity hides. */
  hidden: FaultyText[]
  /** Fields in which typed text, or a placeholder without a label, has the color of its background. */
  blind: FaultyText[]
  /** Text on a picture as bright, or as dark, as its letters. */
  lost: FaultyText[]
  /** Text cut off by a box or the window, and text over other text. */
  cut: FaultyText[]
  overlapping: FaultyText[]
  /** Words of headings that break in the middle, without a hyphen. */
  split: FaultyText[]
  /** Text beneath an opaque badge, with the badge’s text. */
  buried: FaultyText[]
  /** Text below the window that can’t be scrolled to. */
  unreachable: { characters: number; place: Place } | null
  /** Buttons and links that something covers, or beyond the window’s sides, that no other one replaces. */
  blocked: { text: string; place: Place; kind: 'covered' | 'outside'; by: Place | null }[]
  /** What says that the page is still loading, long after it has loaded; `isAll` means that it shows little else. */
  waiting: { place: Place; text: string; isAll: boolean } | null
}
export type FaultyText = { place: Place; text: string }

/** A largest contentful paint within so many milliseconds is good (web.dev, LCP). */
export const goodPaint = 2500

/** Milliseconds since the navigation started. */
export type Speed = {
  firstByte: number | null
  largestPaint: { ms: number; place: Place | null } | null
  /** Cumulative layout shift, with what moved; `isUp` means that what is above it shrank. */
  shift: { score: number; sources: Place[]; isUp?: true } | null
  /** Milliseconds in all that tasks took beyond their first 50. */
  blocked: number | null
  /** The share of CPU time that the page got until then (cpu-share.ts); only known of a load that was watched. */
  cpuShare?: number | null
}

/** A link whose destination is missing or wrong as it is written, or on a private host. */
export type DoubtfulLink = { text: string; href: string; place: Place; kind: LinkDoubt }

/**
 * Fields without an autocomplete attribute whose purpose is known, whether there are password fields, and where forms submit. `unreachable` are
 * required fields without a value that are hidden while their form can be sent.
 */
export type Forms = {
  unfilled: { place: Place; token: string }[]
  hasPassword: boolean
  actions: { place: Place; url: string }[]
  unreachable: { place: Place; name: string }[]
}

/** What a document says about itself. `text` is the number of characters of its body, scripts and styles left out. */
export type DocumentWords = {
  title: string | null
  description: string | null
  canonical: string | null
  robots: string | null
  language: string | null
  headings: string[]
  jsonLd: number
  text: number
}
