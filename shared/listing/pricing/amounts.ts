import { Loose } from '../loose.ts'

const sign = String.raw`(?:US|CA|AU|NZ|HK|C|A|R|S)?[$€£¥￥₹₽₩₺₴₫฿₱₦]|(?:USD|EUR|GBP|CHF|CAD|AUD|INR|BRL|PKR|RMB|CNY|JPY|MAD|SAR|AED|Rs\.?|Rp|RM|kr\.?|zł)`
const unit = String.raw`[$€£¥￥₹₽₩₺₴₫฿]|(?:EUR|USD|GBP|CHF|SEK(?!\.)|NOK|DKK|PLN|CZK|TRY|INR|MAD|DH|SAR|AED|TL|zł|kr|Kč|euros?|dollars?|руб\p{L}*\.?|грн|тенге|درهم|ريال|دينار|جنيه|دولار)(?![\p{L}])|р\.|円|元|원|บาท`
const digits = String.raw`\d{1,3}(?:[ \u00a0.,']\d{3})*(?:[.,]\d{1,4})?|\d+(?:[.,]\d{1,4})?`

const amount = new Loose(
  String.raw`(?<![a-z\u00c0-\u024f\u0400-\u04ff\p{N}$])(?:(?:${sign}){1,2}\s?(?<before>${digits})|(?<after>${digits})\s?(?:${unit}))(?![a-z\u00c0-\u024f]|\d|\s?(?:k|m|mm|bn|million|billion|trillion|thousand|mio|mrd|万|億|亿)(?!\p{L}))`,
)

/** Amounts of money in a text, as numbers. Thousands and millions aren’t prices and are left out. */
export function amountsIn(text: string): number[] {
  if (!/\d/.test(text)) return []
  return amount.matches(text.slice(0, 600)).map(({ groups }) => {
    const written = (groups?.['before'] ?? groups?.['after'] ?? '').replace(/[\s\u00a0']/g, '')
    return Number(written.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
  })
}
