import MarkdownIt, { type Token } from 'markdown-it'

/** Paragraphs, lists, emphasis, links and line breaks. Everything else, HTML included, stays the text that it is. `hr` only keeps “- - -” from being a list. */
const markdown = new MarkdownIt('zero', { breaks: true, maxNesting: 40 }).enable(['list', 'hr', 'emphasis', 'link', 'escape', 'newline'])
/** For pages of their own, which have sections. */
const pageMarkdown = new MarkdownIt('zero', { maxNesting: 40 }).enable(['list', 'hr', 'emphasis', 'link', 'escape', 'newline', 'heading'])
pageMarkdown.validateLink = markdown.validateLink = (url) => /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url)

export type MarkdownTag = 'p' | 'ul' | 'ol' | 'li' | 'em' | 'strong' | 'a' | 'h2' | 'h3'

/** A part of a text: words (a line break is \n), or an element. `href` is an absolute web URL; `start` is the first number of a list. */
export type MarkdownPart = string | { tag: MarkdownTag; href?: string; start?: number; parts: MarkdownPart[] }

const tags: Readonly<Record<string, MarkdownTag>> = {
  paragraph_open: 'p',
  bullet_list_open: 'ul',
  ordered_list_open: 'ol',
  list_item_open: 'li',
  em_open: 'em',
  strong_open: 'strong',
  link_open: 'a',
}

/** Reads a Markdown text (CommonMark) into its parts, of which only known ones become elements. `isPage`: with headings. */
export function readMarkdown(text: string, isPage = false): MarkdownPart[] {
  const whole: MarkdownPart[] = []
  const open = [whole]
  const add = (part: MarkdownPart) => open.at(-1)?.push(part)
  const walk = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      const tag = token.type === 'heading_open' ? (token.tag === 'h1' || token.tag === 'h2' ? 'h2' : 'h3') : tags[token.type]
      if (token.children !== null) walk(token.children)
      // The paragraphs of a list without blank lines are hidden.
      else if (token.hidden) continue
      else if (tag !== undefined) {
        const part = { tag, ...attributesOf(token), parts: [] }
        add(part)
        open.push(part.parts)
      } else if (token.nesting === -1) open.pop()
      else if (token.type === 'hr') add({ tag: 'p', parts: [token.markup] })
      else if (token.type === 'softbreak' || token.type === 'hardbreak') add('\n')
      else if (token.content !== '') add(token.content)
    }
  }
  walk((isPage ? pageMarkdown : markdown).parse(text, {}))
  return whole
}

function attributesOf(token: Token): { href?: string; start?: number } {
  const href = token.attrGet('href')
  const start = token.attrGet('start')
  return { ...(href !== null && { href: String(href) }), ...(start !== null && { start: Number(start) }) }
}

const mayBeMarkdown = /[*_[\\]|^\s*(?:[-+]|\d+[.)])\s/mu

/** A Markdown text as people read it in plain text: without its marks, lists by lines with “- ”, links by their words. */
export const withoutMarkdown = (text: string): string => (mayBeMarkdown.test(text) ? blocksOf(readMarkdown(text), '\n\n') : text)

const isBlock = (part: MarkdownPart) => typeof part !== 'string' && /^(?:p|ul|ol)$/.test(part.tag)

function blocksOf(parts: readonly MarkdownPart[], between: string): string {
  let text = ''
  for (const [at, part] of parts.entries()) {
    const isApart = at > 0 && (isBlock(part) || isBlock(parts[at - 1] ?? ''))
    text += `${isApart ? between : ''}${wordsOf(part)}`
  }
  return text
}

function wordsOf(part: MarkdownPart): string {
  if (typeof part === 'string') return part
  const { tag, parts, start = 1 } = part
  if (tag !== 'ul' && tag !== 'ol') return blocksOf(parts, '\n')
  const items = parts.map((item) => wordsOf(item).replaceAll('\n', '\n  '))
  return items.map((item, at) => `${tag === 'ul' ? '-' : `${start + at}.`} ${item}`).join('\n')
}
