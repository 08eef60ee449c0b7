import type formFaults from '../audit/words/form-faults.json'
import type pressFaults from '../audit/words/press-faults.json'
import type { Place } from '../rendered/rendered.ts'

/**
 * What trying a page out showed, after it had loaded: each part is null if it couldn’t be tried. Lists hold at most `maxTried` entries, texts at most
 * 300 characters.
 */
export type TriedFacts = {
  look: Look | null
  menus: Menus | null
  presses: Press[] | null
  forms: TriedForm[] | null
  later: Later | null
  fields: Fields | null
}

/** The parts, in the order in which they’re tried. */
export const triedParts = ['look', 'menus', 'presses', 'forms', 'later', 'fields'] as const
export type TriedPart = (typeof triedParts)[number]

/** Of nothing that could be tried. */
export const untried: TriedFacts = { look: null, menus: null, presses: null, forms: null, later: null, fields: null }

export const maxTried = 200

/** An element and what people read on it. */
export type Named = { place: Place; text: string }

/** A fault; `kind` is a key of words/doubts.json. */
export type Fault = Named & { kind: string }

/** What scrolling through and walking along with the keyboard showed. */
export type Look = {
  /** What lies over the page and stays, although it has a control to close it: one or none. */
  stuckCover: Named[]
  /** Texts below the first screen that stay invisible after they’ve been scrolled to. */
  unseen: Named[]
  /** Whether texts appear with an animation, on a page that asks whether people prefer reduced motion. */
  isAnimated: boolean
  faults: Fault[]
  /** How many controls took the focus, and those of them that look the same with it. */
  walked: number
  unmarked: Named[]
  /** Controls that trap the focus. */
  traps: Named[]
}

/**
 * What was opened. `navigation` are the links in the header, `reached` the URLs and texts of all links and buttons seen while menus were open or closed,
 * `pages` the URLs of other pages of the site that may be opened, as their paths say that this changes nothing.
 */
export type Menus = { presses: Press[]; navigation: { text: string; url: string }[]; reached: string[]; pages: string[] }

/**
 * A control and what happened when it was pressed. `main` is the first button below the main heading, or before it; it may be a link, which isn’t
 * pressed. `detail` is the error, or the harm that the press does; the CSS that uncovers it, or the opening tag of what it opened. `empty`: what it
 * opens stays invisible; `same`: a tab whose content doesn’t change, `blank`: has none; `short`: the end is cut off; `unsaid`: aria-expanded stays false; `behind`: that, or out of reach of the pointer; `long`: its end can’t be scrolled to; `cut`: its edge is cut off; `lingers`: it still covers the page
 * after one of its links was pressed; `stays`: Escape doesn’t close what covers the page; `stuck`: nothing does; `locks`: closed, it leaves the page
 * locked; `dead`: inert; `vanishes`: the menu in `detail` is hidden in a wider window, too.
 */
export type Press = Named & {
  kind: 'main' | 'button' | 'opener' | 'menu'
  outcome: 'works' | 'unpressed' | keyof typeof pressFaults
  detail: string
}

/**
 * A form for an email address; `place` is the field. `refuses`: its script refuses the valid address in `detail`; `stuck`: any address, once a wrong one was tried;
 * `hidden`: a required field that nobody sees; `nowhere`: the address goes to the page itself; `throws`: an error, in `detail`. `loses`: the field empties
 * itself; `sends`: the form is sent while it’s filled in; `outside`: its button is beyond the window. `thanks`: the page thanks, as in `detail`, although
 * the server has refused the address; `unsent`: although it hasn’t been sent; `hangs`: it waits forever
 * for an answer that was refused; `stale`: an old error stays; `silent`: a wrong address isn’t sent, and nothing says why; `empties`: with the error in `detail` it loses all values; `others`: it refuses usual names or numbers, as in `detail`.
 * `keys`: its button, in `detail`, is enabled by the events of keys alone; `mute`: once it’s sent, or emptied, the page says nothing; `errorless`: only once the server has refused it; `twice`: a second click sends it again.
 */
export type TriedForm = Named & {
  outcome: 'works' | 'unknown' | 'refuses' | keyof typeof formFaults
  detail: string
}

/** What the page has put off for some seconds; `stuckCover` is what then covers it and can’t be closed: one or none. */
export type Later = { stuckCover: Named[]; faults: Fault[] }

/** What typing into the page’s fields showed. */
export type Fields = { faults: Fault[] }

/** The event that asks the script in the page to try one part. */
export const tryEvent = 'slipway:try'
