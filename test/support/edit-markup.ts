import { load, type Cheerio, type CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'

export type Edit = ($: CheerioAPI, snippet: string, match: RegExpExecArray, url: string) => void

/** Puts the snippet where the first of the elements is; an instruction that names what isn't there can't be followed. */
export function inPlaceOf(found: Cheerio<Element>, snippet: string): void {
  if (found.length === 0) throw new Error(`nothing to replace with ${snippet}`)
  found.first().replaceWith(snippet)
}
export const words = (text: string) => text.replaceAll(/[\s\u200b]+/g, '')

/** What sentences about the document’s own markup say to do with their snippets. */
export const markupEdits: [RegExp, Edit][] = [
  [
    /^(?:Start the file with|Replace the doctype with)/,
    ($, snippet) => {
      const html = $.html($('html'))
      $.root()
        .empty()
        .append(load(`${snippet}${html}`).root().contents())
    },
  ],
  [
    /^Move this up, to be the first tag in <head>/,
    ($, snippet) => {
      $('meta[charset]').remove()
      $('head').prepend(snippet)
    },
  ],
  [
    /^(?:Replace the <base> tag with|Keep only this <base>)/,
    ($, snippet) => {
      $('base').slice(1).remove()
      inPlaceOf($('base'), snippet)
    },
  ],
  [/^Move <(\w+)> into <body>/, ($, _, [, name = '']) => void $('body').prepend($(`head > ${name}`))],
  [
    /^Remove what loads these/,
    ($, snippet) => {
      for (const line of snippet.split('\n')) $(`script[src="${/src="([^"]*)"/.exec(line)?.[1]}"]`).remove()
    },
  ],
  [
    /^Load these over HTTPS/,
    ($) => {
      for (const name of ['src', 'href'])
        $(`script[${name}^="http:"], img[${name}^="http:"], link[rel="stylesheet"][${name}^="http:"], iframe[${name}^="http:"]`).each(
          (_, one) => {
            $(one).attr(
              name,
              $(one)
                .attr(name)
                ?.replace(/^http:/, 'https:'),
            )
          },
        )
    },
  ],
  [/^Fill in or remove th/, ($) => void $('[src=""], link[href=""]').remove()],
  [
    /^Replace these tags/,
    ($, snippet) => {
      const naming = /^(?:alt|aria-label|title|value)$/
      for (const line of snippet.split('\n')) {
        const tag = load(line)('input, textarea, select, img, area, a, button, iframe')
        const own = Object.entries(tag.attr() ?? {})
        const bare = (attribs: [string, string][]) =>
          JSON.stringify(
            attribs
              .filter(([name]) => !naming.test(name))
              .map((pair) => pair.join('='))
              .toSorted(),
          )
        const target = $(tag.prop('tagName')?.toLowerCase() ?? '')
          .filter(
            (_, one) =>
              bare(Object.entries($(one).attr() ?? {})) === bare(own) &&
              !Object.keys($(one).attr() ?? {}).some((name) => naming.test(name)),
          )
          .first()
        for (const [name, value] of own) target.attr(name, value)
        if (tag.closest('label').length > 0) target.attr('aria-label', tag.closest('label').text())
      }
    },
  ],
  [
    /^Change the level of these headings/,
    ($, snippet) => {
      for (const line of snippet.split('\n')) {
        const wanted = words($(line).text())
        const level = /^<(h\d)/.exec(line)?.[1] ?? ''
        const [found] = $('h1, h2, h3, h4, h5, h6')
          .filter((_, heading) => words($(heading).text()) === wanted && heading.tagName !== level)
          .get()
        if (found !== undefined) found.tagName = level
      }
    },
  ],
]
