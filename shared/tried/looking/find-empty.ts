import { isPictured, isSeen } from '../named.ts'
import { loadingNames } from './find-unending.ts'
import { childrenOf } from '../../rendered/place.ts'

const media = 'img, svg, video, canvas, iframe, object, input, select, textarea, button, picture, hr, math'
const textOf = (one: Element) => (one.textContent ?? '').trim()
const isEmptyBox = (one: Element) =>
  textOf(one) === '' &&
  !one.matches(media) &&
  one.querySelector(media) === null &&
  one.shadowRoot === null &&
  one.getAnimations().length === 0

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
      const alike = childrenOf(parentElement).filter((other) => other.localName === localName && other.className === one.className)
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
  return [...findEmptySections(), ...items].slice(0, 4)
}

/** Words of headings that announce a list. A heading of its own with other words may be a statement. */
const announcing =
  /^(?:(?:our|the|meet|latest|recent|upcoming|unsere?|aktuelle|nos|les|nuestr[oa]s|i nostri|le nostre|nossos?|onze|vår[at]?|vores) )*(?:news|blog|posts?|articles?|stories|team|people|customers?|clients?|partners?|sponsors?|testimonials?|reviews?|events?|dates?|projects?|portfolio|gallery|products?|services?|features?|pricing|prices|plans|faqs?|frequently asked questions|jobs|careers|changelog|press|courses?|schedule|speakers?|locations?|neuigkeiten|aktuelles|kunden|termine|veranstaltungen|preise|produkte|leistungen|stellen|kurse|fragen|actualités|équipe|clients|partenaires|événements|tarifs|produits|noticias|equipo|clientes|eventos|precios|notizie|squadra|clienti|eventi|prezzi|notícias|equipe|preços|nieuws|klanten|prijzen|nyheter|kunder|priser|aktualności|klienci|zespół|ceny|новости|команда|клиенты|цены|ニュース|お知らせ|料金|新闻|团队|客户)$/i
const list =
  'ul, ol, dl, table, [class*="grid" i], [class*="list" i], [class*="row" i], [class*="cards" i], [class*="items" i], [class*="container" i]'
/** Lines and shapes that a style draws. */
const drawn = /line|rule|divid|separat|wave|shape|bg|back|overlay|decor|accent|spacer/i
const isRead = (one: Element) => !one.matches('script, style, template, noscript, link, meta')

/** Headings with nothing under them before the next one, although a list should be there. */
function findEmptySections(): Element[] {
  return [...document.querySelectorAll('main h2, main h3, section h2, section h3, body > h2')].filter((heading) => {
    if (
      textOf(heading).length < 3 ||
      !isSeen(heading) ||
      isPictured(heading) ||
      heading.closest('nav, header, footer, aside, form, dialog, a') !== null
    )
      return false
    const under = partUnder(heading)
    if (under === null || under.some((one) => !isEmptyBox(one) || isStyled(one))) return false
    const isOwn = heading.closest('section, article') !== null
    const hasList = under.some((one) => one.matches(list) || one.querySelector(list) !== null || (isOwn && !drawn.test(one.className)))
    return hasList || announcing.test(textOf(heading).replace(/[!:.]$/, ''))
  })
}

/** What follows a heading until the next one, through boxes around it that hold nothing else; null if that isn’t a part of its own. */
function partUnder(heading: Element): Element[] | null {
  const under: Element[] = []
  for (let at = heading; ;) {
    for (let next = at.nextElementSibling; next !== null; next = next.nextElementSibling) {
      if (next.matches('h1, h2, section, article, footer, header') || (next.matches('h3') && heading.matches('h3')))
        return next.matches('h1, h2, h3') || at !== heading ? under : null
      if (isRead(next)) under.push(next)
    }
    const { parentElement } = at
    if (parentElement === null || parentElement.matches('main, body')) return under
    if (textOf(parentElement) !== textOf(heading) || isStyled(parentElement))
      return parentElement.matches('section, article') ? under : null
    at = parentElement
  }
}

/** A picture behind it, or a box that a script or a style draws in. */
const isStyled = (one: Element) =>
  getComputedStyle(one).backgroundImage !== 'none' ||
  one.localName.includes('-') ||
  [one, ...one.querySelectorAll('*')].some((part) =>
    ['::before', '::after'].some((name) => !/^(?:none|normal)$/.test(getComputedStyle(part, name).content)),
  )
