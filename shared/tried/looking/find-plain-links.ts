import { contrastRatio } from '../../color.ts'
import { parseColor } from '../../rendered/accessibility/parse-color.ts'
import { isPictured, isSeen } from '../named.ts'

/** Above this, a link differs in color, which `other-accessibility` judges. */
const sameColor = 1.06
const textBlocks = 'p, li, dd, blockquote, td'
/** Lists of links, names under texts and the page’s small print are known by their place. */
const elsewhere =
  'nav, header, footer, menu, address, figcaption, [role="navigation"], [class*="meta" i], [class*="byline" i], [class*="crumb" i]'
/** What sets a link apart from the text around it, besides its color. */
const marks = [
  'fontWeight',
  'fontStyle',
  'fontFamily',
  'fontSize',
  'textTransform',
  'fontVariantCaps',
  'backgroundColor',
  'backgroundImage',
  'boxShadow',
  'borderBottomWidth',
  'textShadow',
] as const

/** Links in running text that look like the text around them (WCAG 2.2, failure F73). */
export const findPlainLinks = (): Element[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => {
      const block = link.closest<HTMLElement>(textBlocks)
      if (block === null || link.closest(elsewhere) !== null || !isSeen(block) || isPictured(link)) return false
      const { display, visibility } = getComputedStyle(link)
      return (
        display === 'inline' &&
        visibility === 'visible' &&
        link.innerText.trim().length >= 3 &&
        isAmongWords(link, block) &&
        isPlain(link, block)
      )
    })
    .slice(0, 8)

/** Whether words of a sentence stand right before or after the link, and enough of them. */
function isAmongWords(link: HTMLAnchorElement, block: HTMLElement): boolean {
  const links = [...block.querySelectorAll('a')].reduce((sum, { innerText }) => sum + innerText.length, 0)
  const beside = `${link.previousSibling?.textContent ?? ''}|${link.nextSibling?.textContent ?? ''}`
  return block.innerText.length - links >= 30 && /\p{L}{2,}\s*\|/u.test(beside) && block.innerText.trim() !== link.innerText.trim()
}

function isPlain(link: HTMLAnchorElement, block: HTMLElement): boolean {
  const [own, around] = [getComputedStyle(link), getComputedStyle(link.parentElement ?? block)]
  const inside = [link, ...link.querySelectorAll('*')]
  if (inside.some((one) => one.matches('img, svg, b, strong, em, code, mark, kbd') || getComputedStyle(one).textDecorationLine !== 'none'))
    return false
  if (['::before', '::after'].some((part) => !/^(?:none|normal)$/.test(getComputedStyle(link, part).content))) return false
  if (marks.some((name) => own[name] !== around[name] && !(name === 'backgroundColor' && parseColor(own[name]).alpha === 0))) return false
  const [a, b] = [parseColor(own.color), parseColor(around.color)]
  return a.alpha > 0.5 && contrastRatio(a.rgb, b.rgb) < sameColor && own.opacity === '1'
}
