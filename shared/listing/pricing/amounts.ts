import { Loose } from '../loose.ts'

const sign = String.raw`(?:US|CA|AU|NZ|HK|C|A|R|S)?[$€£¥￥₹₽₩₺₴₫฿₱₦₪₸]|(?:USD|EUR|GBP|CHF|CAD|AUD|INR|BRL|PKR|RMB|CNY|JPY|MAD|SAR|AED|Rs\.?|Rp|RM|kr\.?|zł)`
const unit = String.raw`[$€£¥￥₹₽₩₺₴₫฿₪₸]|(?:EUR|USD|GBP|CHF|SEK(?!\.)|NOK|DKK|PLN|CZK|TRY|INR|MAD|DH|SAR|AED|TL|zł|kr|Kč|Ft|HUF|lei|RON|đ|VNĐ|VND|din|euros?|dollars?|руб\p{L}*\.?|грн|тенге|درهم|ريال|دينار|جنيه|دولار)(?![\p{L}])|р\.|円|元|원|บาท|ש["״]ח`
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

/** "From $9": the least that it costs. */
const startingAt = new Loose(
  String.raw`(?<![\p{L}\p{N}])(?:starting (?:at|from)|from|ab|à partir de|dès|desde|a partire da|a partir de|da|vanaf|od|från|fra|alkaen|от|від|από|từ|mulai(?: dari)?)\s(?:nur |just |only )?(?:(?:${sign})\s?(?:${digits})|(?:${digits})\s?(?:${unit}))|(?:${digits})\s?(?:${unit})(?:-t[óő]l|['’]?[dt][ea]n başlayan|から|부터|起)`,
)
/** What is free, or delivered, from a sum on. */
export const aboutOrders =
  /ship|deliver|order|liefer|versand|bestell|livr|command|env[ií]o|pedido|frete|spedi|ordin|dostaw|zam[óo]w|doprav|frakt|доставк|заказ/i

/** Whether a text says from which sum on something is to be had. */
export const saysStartingAt = (text: string): boolean => /\d/.test(text) && startingAt.test(text.slice(0, 600)) && !aboutOrders.test(text)
