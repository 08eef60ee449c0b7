import type { Page } from '../page/page.ts'
import { clean, widthOf } from './words/text.ts'

/** Less text is a banner, a loading notice or a menu. */
const readableWidth = 200

const scriptNotice =
  /(?:enable|activate|activer|aktivier\p{L}*|habilit\p{L}*|включите|有効に|启用|啟用)\s?java\s?script|java\s?script\b.{0,40}\b(?:required|disabled|enabled|enable)/iu

export const hasParagraph = (page: Page): boolean => page.paragraphs.some((text) => !scriptNotice.test(text))

/** Whether there is something to read without JavaScript: enough text, or at least a heading and a paragraph. */
export function hasReadableCopy(page: Page): boolean {
  if (widthOf(page.text) >= readableWidth) return true
  return page.headings.some(({ text }) => clean(text) !== '') && hasParagraph(page)
}

/** A page rendered with JavaScript: its HTML doesn’t show its content. */
export const isScriptShell = (page: Page): boolean => page.scriptCount > 0 && !hasReadableCopy(page)
