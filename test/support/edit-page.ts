import type { Cheerio, CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'
import { inPlaceOf, markupEdits, words, type Edit } from './edit-markup.ts'

const named = ($: CheerioAPI, ...names: string[]) =>
  $('meta').filter((_, meta) => {
    const name = (meta.attribs['name'] ?? meta.attribs['property'] ?? '').trim().toLowerCase()
    return names.some((wanted) => name === wanted || name.startsWith(`${wanted}:`))
  })
const filled = (metas: Cheerio<Element>) => metas.filter((_, meta) => (meta.attribs['content'] ?? '').trim() !== '')
const titles = ($: CheerioAPI) => $('title').filter((_, title) => $(title).closest('svg').length === 0 && $(title).text().trim() !== '')
const links = ($: CheerioAPI, rel: string) =>
  $('link[href]').filter((_, link) => (link.attribs['rel'] ?? '').toLowerCase().split(/\s+/).includes(rel))
const baseOf = ($: CheerioAPI, url: string) => URL.parse($('base[href]').attr('href') ?? '', url)?.href ?? url
const leadingTo = ($: CheerioAPI, rel: string, target: string, url: string) => {
  return links($, rel).filter((_, link) => URL.parse(link.attribs['href']?.trim() ?? '', baseOf($, url))?.href === target)
}
const leadingToIcon = ($: CheerioAPI, target: string, url: string) =>
  $('link[rel*="icon" i]').filter((_, link) => {
    const { href = '' } = link.attribs
    return target === 'the inline one (data:)' ? href.startsWith('data:') : URL.parse(href.trim(), baseOf($, url))?.href === target
  })
const scripts = ($: CheerioAPI) => $('script[type="application/ld+json"]')
const isJson = (text: string) => {
  try {
    return JSON.parse(text) !== undefined
  } catch {
    return text.trim() === ''
  }
}
const invalid = ($: CheerioAPI) => scripts($).filter((_, script) => !isJson($(script).text()))
const empty = ($: CheerioAPI) => $('h1').filter((_, heading) => $(heading).text().trim() === '' || $(heading).is('[hidden]'))

const toHead: Edit = ($, snippet) => void $('head').append(snippet)
const toFoot: Edit = ($, snippet) => void $('body').append(snippet)
const replaceFirst =
  (find: ($: CheerioAPI) => Cheerio<Element>): Edit =>
  ($, snippet) =>
    inPlaceOf(find($), snippet)
const keepOne =
  (find: ($: CheerioAPI) => Cheerio<Element>): Edit =>
  ($, snippet) => {
    find($).slice(1).remove()
    inPlaceOf(find($), snippet)
  }

/** What each sentence says to do with its snippet. The first that matches is followed. */
const edits: [RegExp, Edit][] = [
  [
    /^Make these changes/,
    ($, snippet, _, url) => {
      for (const part of snippet.split('\n\n')) {
        const [, todo = '', text = ''] = /^<!-- (.*) -->\n([^]*)$/.exec(part) ?? []
        editPage($, todo, text, url)
      }
    },
  ],
  ...markupEdits,
  [
    /^Replace the alternate links in <head> with these/,
    ($, snippet) => {
      links($, 'alternate').filter('[hreflang]').remove()
      $('head').append(snippet)
    },
  ],
  [
    /^Remove the <link rel="alternate"> for (.+), or/,
    ($, _, [, targets = ''], url) => {
      for (const target of targets.split(/, | and /)) leadingTo($, 'alternate', target, url).remove()
    },
  ],
  [/Add this as the first tag in <head>/, ($, snippet) => void $('head').prepend(snippet)],
  [
    /dd this to your <head> in place of any og:image tags/,
    ($, snippet) => {
      named($, 'og:image').remove()
      $('head').append(snippet)
    },
  ],
  [
    /eplace all (og:[\w:]+(?:(?:, all| and) og:[\w:]+)*) tags in <head> with/,
    ($, snippet, [, names = '']) => {
      named($, ...names.split(/, all | and /)).remove()
      $('head').append(snippet)
    },
  ],
  [
    /Remove all canonical links and add th\w+ to your <head>/,
    ($, snippet) => {
      links($, 'canonical').remove()
      $('head').append(snippet)
    },
  ],
  [/Remove the extra <title> tags\. Replace the one in <head> with/, keepOne(titles)],
  [/Remove the extra meta descriptions\. Replace the one you keep with/, keepOne(($) => named($, 'description'))],
  [/dd th(?:is|ese) to your <head>/, toHead],
  [/Replace the <title> in <head> with/, replaceFirst(titles)],
  [/Replace the meta description in <head> with/, replaceFirst(($) => filled(named($, 'description')))],
  [
    /Replace the canonical link to (\S+) with/,
    ($, snippet, [, target = ''], url) => inPlaceOf(leadingTo($, 'canonical', target, url), snippet),
  ],
  [/Replace the viewport tag \(.*\) in <head> with/, replaceFirst(($) => filled(named($, 'viewport')))],
  [
    /^Replace any twitter:card and twitter:image tags in <head> with/,
    ($, snippet) => {
      named($, 'twitter:card', 'twitter:image').remove()
      $('head').append(snippet)
    },
  ],
  [/Replace the twitter:card tag \(.*\) in <head> with/, replaceFirst(($) => filled(named($, 'twitter:card')))],
  [
    /eplace the <link> tags of these icons: (.+), with (?:this|these)/,
    ($, snippet, [, targets = ''], url) => {
      const icons = targets.split(', ').flatMap((target) => leadingToIcon($, target, url).get())
      if (icons.length === 0) throw new Error(`no icons ${targets}`)
      $(icons).remove()
      $('head').append(snippet)
    },
  ],
  [
    /eplace all robots and googlebot tags in <head> with/,
    ($, snippet) => {
      named($, 'robots', 'googlebot').remove()
      $('head').append(snippet)
    },
  ],
  [
    /^Replace (?:the|all \d+) valid JSON-LD scripts? with/,
    ($, snippet) => {
      const valid = scripts($).filter((_, script) => isJson($(script).text()))
      valid.slice(1).remove()
      inPlaceOf(valid.first(), snippet)
    },
  ],
  [
    /^Replace all JSON-LD scripts with/,
    ($, snippet) => {
      scripts($).remove()
      $('head').append(snippet)
    },
  ],
  [/Replace the invalid JSON-LD script with/, replaceFirst(invalid)],
  [
    /Replace all \d+ invalid JSON-LD scripts with/,
    ($, snippet) => {
      invalid($).slice(1).remove()
      inPlaceOf(invalid($), snippet)
    },
  ],
  [
    /Replace the product’s JSON-LD script with/,
    replaceFirst(($) =>
      scripts($).filter((_, script) => /"@type"\s*:\s*\[?\s*"[^"]*(?:Application|VideoGame|Product)/.test($(script).text())),
    ),
  ],
  [
    /^(?:Start the document with|Replace <html lang=".*"> with)/,
    ($, snippet) => void $('html').attr('lang', /lang="(.*?)"/.exec(snippet)?.[1] ?? ''),
  ],
  [/^Replace the empty <h1> with/, replaceFirst(empty)],
  [/^Add this above the first paragraph/, ($, snippet) => void $('body').prepend(snippet)],
  [
    /as the only <h1> and change the other \d+ to <h2>, for example/,
    ($) => {
      for (const heading of $('h1').slice(1)) heading.tagName = 'h2'
    },
  ],
  [
    /as the only <h1> and change the others to/,
    ($, snippet) => {
      for (const line of snippet.split('\n')) {
        const wanted = words($(line).text())
        inPlaceOf(
          $('h1')
            .filter((_, heading) => words($(heading).text()) === wanted)
            .last(),
          line,
        )
      }
    },
  ],
  [/include this in your app’s root element/, ($, snippet) => void ($('#root').length > 0 ? $('#root') : $('body')).prepend(snippet)],
  [
    /as your listing’s name and as your page’s og:site_name/,
    ($, snippet) => {
      named($, 'og:site_name').remove()
      $('head').append($('<meta property="og:site_name">').attr('content', snippet))
    },
  ],
  [
    /as your listing’s tagline and as your page’s main heading/,
    ($, snippet) => {
      if ($('h1').length === 0) $('body').prepend('<h1></h1>')
      $('h1').first().text(snippet)
    },
  ],
  [
    /as your listing’s description and as the first paragraph of your page/,
    ($, snippet) => {
      const paragraph = $('<p></p>').text(snippet)
      if ($('h1').length > 0) $('h1').first().after(paragraph)
      else $('body').prepend(paragraph)
    },
  ],
  [
    /add this below your main heading/,
    ($, snippet) => void ($('h1').length > 0 ? $('h1').first().after(snippet) : $('body').append(snippet)),
  ],
  [
    /^Replace the link on your page with this/,
    ($, snippet) => {
      const host = new URL(/href="([^"]+)"/.exec(snippet)?.[1] ?? '').origin
      inPlaceOf(
        $('a[href]').filter((_, link) => (link.attribs['href'] ?? '').startsWith(host)),
        snippet,
      )
    },
  ],
  [/(?:to|from) your (?:footer|header)|to your page|on the server, not with JavaScript|next to the waitlist/, toFoot],
]

/** Files, headers and listings are nothing to edit the page for. */
const elsewhere =
  /^Save this as|^Replace \S+\.xml|robots\.txt|llms\.txt|X-Robots-Tag|^Redirect|TLS certificate|CDN|Fix or remove these links|^Remove these entries from|existing listing|in your dashboard|more distinctive name|^(?:Add|Set) the headers? below|^Renew the certificate|^Turn on TLS|then reload the server|^Fix the email address|^Replace \S+ with this:$|^Change these icons/

/** Follows the instruction of a fix on the page. Throws for one that says neither what to do nor where. */
export function editPage($: CheerioAPI, instruction: string, snippet: string, url: string): void {
  if (instruction.includes('in place of any og:url tags')) named($, 'og:url').remove()
  for (const [sentence, edit] of edits) {
    const match = sentence.exec(instruction)
    if (match !== null) return edit($, snippet, match, url)
  }
  if (!elsewhere.test(instruction)) throw new Error(`a fix that says neither what to paste nor where: ${instruction}`)
}
