import type { DirectoryRow } from './choose-rows.ts'

/** What a row says besides its visible texts, short enough for an attribute of every row. */
export const packRow = ({ link, effort, cost, wait, rating, badge, account, isFree, checked }: DirectoryRow, focus: string): string =>
  [link, effort, cost, wait, rating, packed(badge), packed(account), Number(isFree), checked, focus].map((part) => part ?? '').join('|')

const packed = (flag: boolean | null) => (flag === null ? null : Number(flag))

export function unpackRow(text: string, { name, texts }: { name: string; texts: string[] }): DirectoryRow {
  const [link = '', effort = '', cost = '', wait = '', rating = '', badge = '', account = '', isFree, checked = '', ...focus] =
    text.split('|')
  const number = (part: string) => (part === '' ? null : Number(part))
  const flag = (part: string) => (part === '' ? null : part === '1')
  return {
    text: [name, ...texts, focus.join('|')].join(' ').toLowerCase(),
    name,
    link,
    effort,
    cost: number(cost),
    wait: number(wait),
    rating: number(rating),
    badge: flag(badge),
    account: flag(account),
    isFree: isFree === '1',
    checked,
  }
}
