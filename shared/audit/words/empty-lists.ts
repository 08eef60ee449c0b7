import type { Page } from '../../page/page.ts'
import words from './empty-lists.json' with { type: 'json' }

const things = String.raw`(?:\p{L}+ )?(?:${words.things.join('|')})`
const says = new RegExp(String.raw`^(?:${words.none.join('|')}) ${things}\b.{0,60}$|^(?:${words.sentences.join('|')})[.…!]*$`, 'iu')
const path = new RegExp(String.raw`/(?:${words.paths.join('|')})/?(?:index\.html?)?$`, 'i')
const around = /^(?:nav|header|footer|notice)$/
const longest = 300

/** What a page that should list news says instead of them; its heading if it says nothing. Not one that scripts may still fill. */
export function emptyLists({ url, blocks, headings, scriptCount }: Page): string[] {
  const own = blocks.filter(({ scopes }) => !scopes.some((scope) => around.test(scope)))
  if (own.reduce((sum, { text }) => sum + text.length, 0) > longest) return []
  const said = own.find(({ text, tag }) => !/^h[1-6]$/.test(tag) && says.test(text))
  if (said !== undefined) return [said.text]
  const isBare = own.every(({ tag, action, text }) => (/^h1$/.test(tag) || text.length < 120) && !action)
  const isList = path.test(URL.parse(url)?.pathname ?? '') && scriptCount === 0 && headings.filter(({ text }) => text !== '').length === 1
  const [heading] = own
  return isList && isBare && own.length > 0 && own.length <= 3 && heading ? [heading.text] : []
}
