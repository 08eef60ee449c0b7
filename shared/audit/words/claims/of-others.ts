import { once } from '../../../once.ts'
import type { Page, TextBlock } from '../../../page/page.ts'
import { anyOf } from '../../../whole-words.ts'
import { namesIn } from './general-headings.ts'
import written from './of-others.json' with { type: 'json' }

const others = once(() => anyOf(written.others, 'giu'))

/** How many texts below a label, such as “Host:”, are of the one that it names. */
const below = 4

/**
 * Whether a text is, from what it says `before` a place, about somebody whom the site works with or answers to, such as its host, whose address and phone French law
 * demands.
 */
export function isOfOthers(page: Page, blocks: readonly Pick<TextBlock, 'text' | 'heading'>[], at: number, before: string): boolean {
  const own = [...namesIn(page)].join(' ')
  const heading = blocks[at]?.heading ?? ''
  const labels = blocks
    .slice(Math.max(0, at - below), at)
    .flatMap((one) => (one.heading === heading && one.text.length < 60 ? [one.text] : []))
  const [label] = labels.filter((one) => /[:：]$/.test(one) || one.search(others()) >= 0).slice(-1)
  // A photographer’s or an insurer’s own site has such words of itself.
  const found = `${heading} ${label ?? ''} ${before}`.match(others()) ?? []
  return found.some((one) => !own.includes(one.toLowerCase()))
}
