/** An amount of money as pages write it. */
export const money = /(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£])/g

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
