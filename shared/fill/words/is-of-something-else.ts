import { languages } from '../languages/languages.ts'
import type { Meaning } from '../languages/meaning.ts'

const neutral: ReadonlySet<string> = new Set(languages.flatMap(({ neutral = [] }) => neutral.flatMap((line) => line.split(' '))))

/** Words that go with an address only. */
const neutralForUrl: ReadonlySet<string> = new Set(['company', 'business', 'organization', 'organisation', 'firm'])

/** What is handed in, by the nouns that directories use. */
const products =
  '(?:products?|tools?|apps?|applications?|start ?ups?|projects?|software|services?|saas|platforms?|games?|listings?|extensions?|plug ?ins?|add ?ons?|bots?|agents?|mcp servers?|servers?|ai|ais|apis?|modules?|skills?|themes?|templates?|widgets?|librar(?:y|ies)|packages?|integrations?|mods?|prompts?|gpts?|datasets?|hacks?|resources?|items?|solutions?|creations?|ventures?|websites?|web ?sites?|works?|picks?|boilerplates?|starters?|kits?|scripts?|components?|open source alternatives?|alternatives?|thing|entry|submission|what you (?:built|made|build|make|created)|newsletter tools?|books?|courses?|ideas?)'
const names = '(?:names?|titles?)'
const addresses = '(?:urls?|uris?|links?|websites?|web ?sites?|sites?|home ?pages?|web ?pages?|pages?|landing pages?|address|addresses)'

/** “Name of the no-code tool”, “Widget URL”: of whatever is handed in, with any adjective. */
const ofProduct = (attribute: string): RegExp =>
  new RegExp(
    `\\b${products} (?:own |official |public |full |exact |display |main |live )?${attribute}\\b|\\b${attribute}(?: \\w+){0,2}? (?:of|to|for|from|under which) (?:\\w+ ){0,4}?${products}\\b(?! (?:${names}|author|owner|developer|maker|user|store|review|competition|award|licen[sc]e|version|documentation|docs|source|category|you (?:are missing|miss|want)|s? (?:author|owner|developer)))|^(?:your |the |our )?(?:\\w+ )?${products} s ${attribute}$`,
  )
const nameOfProduct = ofProduct(names)
const addressOfProduct = ofProduct(addresses)

/** Emails that aren’t the submitter’s. */
const foreignEmail =
  /\b(?:accounts? department|accounts payable|second|2nd|another|their|accounting|old|former|previous|friend|friends|colleague|colleagues|press|lawyer|customers?|clients?|users|invoices?|billing|receipts?|statements?|orders?|payments?|purchase|checkout|payout|payouts|customer support|support of|help ?desk|security|emergency|reference|referees?|referrer|cc|bcc|copy|sponsors?|mentor|school|paypal|recovery|recover|sign in|log ?in|co founders?|cofounders?|team members?|investors?|invite|inviting|subscribers?|newsletter|news|weekly|for (?:launch |product |our |the |future )?(?:updates|alerts|tips)$|replies|parents?|guardian|employer|privacy|abuse|ref|unsubscribe)\b/

/** Scripts that set no spaces between words, and what may stand beside “URL” and “name” in them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const neutralUnspaced =
  /url|https?|www|links?|website|サイト|リンク|アドレス|ページ|公式|正式|外部|展示|显示|顯示|名前|名称|名字|名|タイトル|入力|記入|貼り?付?け?って?|ください|下さい|して|お|ご|の|を|は|が|请|請|输入|輸入|填写|填寫|粘贴|您|你|的|链接|連結|网站|網站|网址|網址|地址|标题|標題|이름|제목|주소|링크|사이트|입력|해|주세요|를|을/gu

/** Whether a text says “URL”, “name” or “email” of something that isn’t known, such as “Roadmap URL”. */
export function isOfSomethingElse(meaning: Meaning, folded: string): boolean {
  if (meaning === 'email') return foreignEmail.test(folded)
  if (meaning !== 'url' && meaning !== 'name') return false
  if (unspaced.test(folded)) return /\p{L}/u.test(folded.replace(neutralUnspaced, ''))
  const words = folded.split(' ').filter((word) => /^[a-z][a-z]/.test(word))
  const isNeutral = words.every((word) => neutral.has(word) || (meaning === 'url' && neutralForUrl.has(word)))
  return !isNeutral && !(meaning === 'url' ? addressOfProduct : nameOfProduct).test(folded)
}
