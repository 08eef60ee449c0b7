import { isPictured, isSeen } from '../named.ts'
import { loadingNames } from './find-unending.ts'

const media = 'img, svg, video, canvas, iframe, object, input, select, textarea, button, picture, hr, math'
const textOf = (one: Element) => (one.textContent ?? '').trim()
const isEmptyBox = (one: Element) =>
  textOf(one) === '' && one.querySelector(media) === null && one.shadowRoot === null && one.getAnimations().length === 0

/** Cards, bullets and sections that hold nothing, where the others of their kind have a text. */
export function findEmpty(): Element[] {
  const items = [...document.querySelectorAll('main li, main article, main div, section li, section article, section div')].filter(
    (one) => {
      const { classList, localName, parentElement, children } = one
      if (
        children.length > 3 ||
        (parentElement?.childElementCount ?? 0) > 60 ||
        // A script may fill it later, or a style draw in it.
        one.id !== '' ||
        Object.keys((one as HTMLElement).dataset).length > 0 ||
        loadingNames.test(one.className) ||
        one.closest('[aria-busy="true"]') !== null ||
        ['::before', '::after'].some((part) => !/^(?:none|normal)$/.test(getComputedStyle(one, part).content)) ||
        !isEmptyBox(one) ||
        !isSeen(one) ||
        isPictured(one) ||
        one.closest('nav, header, footer, [aria-hidden="true"], form') !== null
      )
        return false
      const alike = [...(parentElement?.children ?? [])].filter(
        (other) => other.localName === localName && other.className === one.className,
      )
      const full = alike.filter((other) => textOf(other).length >= 6)
      if (localName === 'li')
        return (
          full.length >= 2 &&
          alike.every((other) => full.includes(other) || isEmptyBox(other)) &&
          getComputedStyle(one).listStyleType !== 'none' &&
          classList.length === 0
        )
      const { borderTopWidth, borderTopStyle, backgroundImage } = getComputedStyle(one)
      const isFramed = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none' && backgroundImage === 'none'
      return (
        classList.length > 0 &&
        full.length >= 1 &&
        isFramed &&
        one.getBoundingClientRect().height >= 30 &&
        one.getBoundingClientRect().width >= 120
      )
    },
  )
  const sections = [...document.querySelectorAll('main section, body > section')].filter((one) => {
    const heading = one.querySelector('h2')
    const rest = textOf(one)
      .replace(textOf(heading ?? one), '')
      .trim()
    return (
      heading !== null &&
      textOf(heading) !== '' &&
      rest === '' &&
      one.querySelector(media) === null &&
      isSeen(one) &&
      one.nextElementSibling?.matches('section') === true &&
      getComputedStyle(one).backgroundImage === 'none' &&
      one.querySelectorAll('*').length > 1
    )
  })
  return [...sections, ...items].slice(0, 4)
}
