import { gated } from './price-words.ts'
import { Loose } from '../loose.ts'
import { anyOf, word } from './word.ts'
import phrases from './price-phrases.json' with { type: 'json' }

const some = String.raw`(?:\d+|one|two|three|four|five|six|eight|ten|twelve|twenty|fifty|a hundred|an? )`

/** "Free for up to 3 users": beyond the limit it costs something. "Free up to 20 GB of disk" is a verb. */
export const freeUpTo = gated(
  /up to|free for|first|bis|jusqu|hasta|fino|até|до|do \d|tot \d|まで|以内|以下|内|까지/i,
  new Loose(
    `${word(
      anyOf(phrases.freeUpTo, { some }),
    )}|\\d\\s?[^\\s\\d、。]{1,6}まで(?:は)?無料|\\d\\s?\\S{0,3}(?:以内|以下|内)免费|\\d\\S{0,4}까지 무료`,
  ),
)

/** "Sign up for free": true of every paid product, too. */
export const freeAccount = gated(/free|kostenlos|grat|grát|бесплатн/i, new Loose(word(phrases.freeAccount.join('|'))))

/** A title or description that opens with what it offers: "Free lesson plans". Anywhere else, such things are extras that come with a product. */
export const freeGoods = new Loose(
  String.raw`^(?:[\d,.]+\+? |over \d[\d,.]* )?free (?:[\p{L}-]+ ){0,3}(?:templates|courses|lessons|resources|e-?books|guides|themes|icons|fonts|illustrations|worksheets|printables|wallpapers|plans)(?!\p{L})`,
)

/** A footer sentence that calls the whole product free: "Free utility tool." */
export const freeProduct = new Loose(
  String.raw`^(?:100 ?% |an? |the )?free (?:[\p{L}-]+ ){0,3}(?:tool|app|service|utility|game|website|software|calculator|converter|generator|library)s?(?![\p{L}])`,
)
