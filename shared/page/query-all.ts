import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'

/** The page’s elements that match a selector, in document order, at most `max`. */
export const queryAll = ($: CheerioAPI, selector: string, max = Infinity): Element[] => $<Element, string>(selector).get().slice(0, max)
