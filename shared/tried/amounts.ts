const signs = String.raw`[$€£¥₹₩₺₽]|CHF|USD|EUR|GBP|R\$`
const units = String.raw`[$€£¥₹₩₺₽円원元]|kr\b|zł|Kč|CHF|USD|EUR|GBP|TL\b|руб|грн`
const number = String.raw`\d[\d.,]*(?:[ \u00A0\u202F]\d{3}(?!\d))*`

/** An amount of money as pages write it. */
export const money = new RegExp(String.raw`(?:${signs})[ \u00A0]?${number}|${number}[ \u00A0\u202F]?(?:${units})`, 'g')

/** The number that is written in a text, with points or commas between thousands or before decimals. */
export const amountIn = (text: string): number =>
  Number(
    text
      .replaceAll(/[^\d.,]/g, '')
      .replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
      .replace(/[.,]$/, '')
      .replace(',', '.'),
  )
export const amountsIn = ({ innerText }: HTMLElement): number[] => (innerText.match(money) ?? []).map(amountIn)

/** The number and the sign of an amount, as they’re written. */
export const numberOf = (written: string): string => written.replaceAll(/[^\d.,]/g, '')
export const signOf = (written: string): string => written.replaceAll(/[\d.,\s]/g, '')
